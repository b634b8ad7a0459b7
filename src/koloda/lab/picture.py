"""A tournament as a picture."""

from pathlib import Path

from matplotlib.figure import Figure

from koloda.lab.tournament import Tournament

COLOURS = ("#2f6fb0", "#c2572b", "#3c8a4e", "#8657a8", "#b08a1e", "#4d9aa5", "#a84a6b", "#6b6b6b")


def kinds() -> list[str]:
    """The endings of files that can be drawn."""
    return [*Figure().canvas.get_supported_filetypes()]


def draw(tournament: Tournament, path: Path) -> None:
    """Ratings with their intervals, win rates by the number of players, and how long games are."""
    figure = Figure(figsize=(12, 4.2), layout="constrained")
    ratings, rates, lengths = figure.subplots(1, 3)
    rows = tournament.standings()
    colours = {bot: COLOURS[at % len(COLOURS)] for at, bot in enumerate(tournament.bots)}
    for place, row in enumerate(reversed(rows)):
        ratings.errorbar(row.rating, place, xerr=row.reach, fmt="o", capsize=4, color=colours[row.bot])
    ratings.set_yticks(range(len(rows)), [row.bot for row in reversed(rows)])
    ratings.margins(y=0.15)
    ratings.set_title("Rating, 95 %")
    sizes = tournament.sizes
    for at, bot in enumerate(tournament.bots):
        tallies = [tournament.by_size[size][at] for size in sizes]
        there = [(size, tally) for size, tally in zip(sizes, tallies, strict=True) if tally.games]
        bars = [[tally.rate - tally.interval()[0] for _, tally in there],
                [tally.interval()[1] - tally.rate for _, tally in there]]  # fmt: skip
        rates.errorbar(
            [size + 0.06 * (at - len(tournament.bots) / 2) for size, _ in there],
            [100 * tally.rate for _, tally in there],
            yerr=[[100 * reach for reach in side] for side in bars],
            fmt="o-", capsize=3, color=colours[bot], label=bot,
        )  # fmt: skip
    rates.plot(sizes, [100 / size for size in sizes], color="#999999", linestyle=":", label="even")
    rates.set_xticks(sizes)
    rates.set_title("Win rate, % by number of players")
    rates.legend(fontsize="small")
    lengths.boxplot([tournament.lengths[size] or [0] for size in sizes], showfliers=False)
    lengths.set_xticks(range(1, len(sizes) + 1), [str(size) for size in sizes])
    lengths.set_title("Actions in a game by number of players")
    for axes in (ratings, rates, lengths):
        axes.spines[["top", "right"]].set_visible(False)
        axes.grid(axis="x" if axes is ratings else "y", alpha=0.25)
    figure.suptitle(f"{tournament.game}, {tournament.played} games")
    figure.savefig(path, dpi=150)
