"""What an expert knows of hidden hands: `python -m bench.belief montana`.

In games between bots of one level every seat is asked, before each of its moves, in how many of its worlds
the others hold the cards that they really hold; beside it the same for deals that fit the view alone. The
rows are a calibration: of the cards that were given a chance to lie in a hand, so many lay there. With few
worlds a belief looks surer than it is: what comes up often by luck comes up seldom in truth.
"""

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from matplotlib.figure import Figure

from koloda.bots.arena import carry_out, next_action
from koloda.bots.levels import make_player
from koloda.games import GAMES, find_game
from koloda.kernel import Event, Mind, State
from koloda.kernel.chance import open_chance
from koloda.kernel.seats import LETTERS

LEAST_ROW = 30
"""Fewer cards are no row of the picture."""
Chances = dict[tuple[int, str], float]


def positions(name: str, players: int, level: str, deal: int) -> Iterator[tuple[State, list[Mind]]]:
    """A game, with minds that have seen what their seats saw."""
    game = find_game(name)
    options = {"target": "round"} if name == "uno" else {}
    state = game.new(players, options, open_chance(f"k1:{deal + 1:x}"))
    seats = [
        make_player(game, level, seat, open_chance(f"k1:{deal * 16 + seat + 9:x}")) for seat in range(players)
    ]
    minds = [mind for seat in range(players) if isinstance(mind := game.expert(seat), Mind)]
    while not state.is_over():
        yield state, minds
        out: list[Event] = []
        carry_out(state, seats, next_action(state, seats), out)
        for seat, mind in enumerate(minds):
            for event in out:
                if event.reaches(seat):
                    mind.see(event.kind, event.seat, event.values(seat))


def hands_of(state: State, seat: int) -> Iterator[tuple[int, str]]:
    """The cards of the others; where a seat's field says more than its hand, those after `hand=`."""
    for other in range(int(state.count)):
        if other != seat:
            words = (state.field(LETTERS[other]) or "").split()
            named = [word.removeprefix("hand=") for word in words if word.startswith("hand=")]
            for code in named[0].split(",") if named else words:
                yield other, code


def chances(deal: Callable[[], State], seat: int, worlds: int) -> Chances:
    found: Chances = defaultdict(float)
    for _ in range(worlds):
        for place in set(hands_of(deal(), seat)):
            found[place] += 1 / worlds
    return found


@dataclass
class Measured:
    """What the minds of one game knew; `rows`: by tenths of the chance that a card was given, how many there
    were, how many of them lay there, and the sum of the chances."""

    game: str
    players: int
    cards: int = 0
    believed: float = 0.0
    guessed: float = 0.0
    rows: dict[int, list[float]] = field(default_factory=dict)

    def add(self, held: set[tuple[int, str]], believed: Chances, plain: Chances) -> None:
        self.cards += len(held)
        self.believed += sum(believed.get(place, 0.0) for place in held)
        self.guessed += sum(plain.get(place, 0.0) for place in held)
        for place, share in believed.items():
            row = self.rows.setdefault(min(9, int(share * 10)), [0, 0, 0.0])
            row[0] += 1
            row[1] += place in held
            row[2] += share

    def told(self) -> str:
        lines = [
            f"{self.game}, {self.players} players: the true cards of the others had a chance of "
            f"{100 * self.believed / self.cards:.1f} %, {100 * self.guessed / self.cards:.1f} % by the view "
            f"alone ({self.cards} cards)"
        ]
        for tenth, (given, true, _) in sorted(self.rows.items()):
            span = f"{10 * tenth:3d} to {10 * tenth + 10:3d} %"
            lines.append(f"{span}: {given:7.0f} cards, {100 * true / given:5.1f} % were there")
        return "\n".join(lines)


def measure(name: str, arguments: argparse.Namespace) -> Measured:
    game = find_game(name)
    players = max(arguments.players, game.least)
    found = Measured(name, players)
    chance = open_chance("k1:77")
    asked = 0
    for deal in range(arguments.deals):
        for state, minds in positions(name, players, arguments.level, deal):
            if asked >= arguments.positions:
                return found
            for seat, mind in enumerate(minds):
                if not state.must() >> seat & 1 or len(state.legal(seat)) < 2:
                    continue
                asked += 1
                view = state.view(seat)
                mind.look(view)
                believed = chances(lambda mind=mind: mind.world(chance), seat, arguments.worlds)  # type: ignore[misc]
                plain = chances(lambda view=view: game.guess(view, chance), seat, arguments.worlds)  # type: ignore[misc]
                found.add(set(hands_of(state, seat)), believed, plain)
    return found


def draw(measured: list[Measured], path: Path) -> None:
    """Calibration: on the diagonal a card lies where it is believed as often as it is believed."""
    figure = Figure(figsize=(2.2 * len(measured), 2.9), layout="constrained")
    panels = figure.subplots(1, len(measured), sharey=True, squeeze=False)[0]
    for axes, one in zip(panels, measured, strict=True):
        axes.plot([0, 100], [0, 100], color="#999999", linestyle=":")
        rows = [row for _, row in sorted(one.rows.items()) if row[0] >= LEAST_ROW]
        given = [100 * row[2] / row[0] for row in rows]
        axes.plot(given, [100 * row[1] / row[0] for row in rows], "o-", color="#2f6fb0")
        gain = f"{100 * one.believed / one.cards:.0f} % ({100 * one.guessed / one.cards:.0f} %)"
        axes.set_title(f"{one.game.capitalize()}\n{gain}", fontsize="medium")
        axes.set_aspect("equal")
        axes.spines[["top", "right"]].set_visible(False)
        axes.grid(alpha=0.25)
    panels[0].set_ylabel("really there, %")
    figure.supxlabel("believed to be in a hand, %")
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, if none is named")
    parser.add_argument("--players", type=int, default=2, help="at least; some games need more")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--positions", type=int, default=1000, help="no more of each game")
    parser.add_argument("--worlds", type=int, default=400)
    parser.add_argument("--picture", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    measured = [measure(name, arguments) for name in arguments.games or GAMES]
    for one in measured:
        print(one.told())
    if arguments.picture:
        draw(measured, arguments.picture)


if __name__ == "__main__":
    main()
