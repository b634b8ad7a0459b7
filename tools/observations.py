"""Writes docs/observations.md: the actions and the observation of every game. `--check` only says whether the
page is up to date."""

import sys
from pathlib import Path

import koloda
from koloda.games import OWN, find_game

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
HEAD = """# Actions and observations by number

Made by `make observations`.

An action's number means the same for the same game, number of players and options (`koloda.actions`). An
observation is a row of whole numbers, parts one behind the other (`koloda.observation`), made from what the
seat sees and from nothing else. Seats stand in their order, `A` first, whoever looks.
"""


def write_game(name: str) -> str:
    game = find_game(name)
    least, most = game.least, game.most
    few, many = koloda.observation(name, least), koloda.observation(name, most)
    lines = [f"\n## {name}\n", f"| actions | {least} players | {most} players |", "| --- | --- | --- |"]
    counts = [[action.kind for action in koloda.actions(name, players)] for players in (least, most)]
    for kind in ("whole", "word", "form"):
        lines.append(f"| {kind} | {counts[0].count(kind)} | {counts[1].count(kind)} |")
    forms = ", ".join(f"`{action.text}`" for action in koloda.actions(name, least) if action.kind == "form")
    if forms:
        lines.append(f"\nFilled in by lot: {forms}.")
    lines += [f"\n| part | shape, {least} players | {most} players | meaning |", "| --- | --- | --- | --- |"]
    for one, other in zip(few, many, strict=True):
        meaning = one.meaning.replace("|", "\\|")
        lines.append(f"| `{one.name}` | {write_shape(one.shape)} | {write_shape(other.shape)} | {meaning} |")
    return "\n".join(lines) + "\n"


def write_shape(shape: tuple[int, ...]) -> str:
    return " × ".join(map(str, shape))


def page() -> str:
    return HEAD + "".join(write_game(name) for name in OWN)


def main() -> int:
    text = page()
    if "--check" in sys.argv:
        if PAGE.read_text(encoding="utf-8") == text:
            return 0
        print("docs/observations.md is out of date: make observations", file=sys.stderr)
        return 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
