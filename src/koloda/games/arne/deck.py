"""The pack of a table, from the one file that holds the counts (arne.deck.data)."""

import tomllib
from importlib.resources import files
from typing import Final

from koloda.games.arne import cards

MARKS: Final = ["star", "both", "one", "neither"]
KEPT: Final[dict[str, list[str]]] = {
    "star": ["star", "both"],
    "one": ["one"],
    "one+": ["one", "both"],
    "both": ["both"],
    "all": MARKS,
}
"""The marks that a thinned deck keeps (arne.setup.reduce, reduce-literal, first-game)."""

Row = tuple[list[int], dict[str, int]]
"""The cards of a line of the file, and how many of each carry which marks."""


def read_rows(text: str) -> list[Row]:
    """The lines of the file in pack order."""
    rows: list[Row] = []
    for family, lines in tomllib.loads(text).items():
        for name, counts in lines.items():
            coloured = [colour + name if family == "score" else name + colour for colour in cards.COLOURS]
            codes = coloured if coloured[0] in cards.NUMBERS else [name]
            rows.append(
                ([cards.NUMBERS[code] for code in codes], {mark: int(counts[mark]) for mark in MARKS})
            )
    return rows


ROWS: Final = read_rows(files("koloda.games.arne").joinpath("deck.toml").read_text(encoding="utf-8"))


def pack(deck: str, sets: int) -> list[int]:
    """Every card in pack order: line by line, within a line colour by colour."""
    order: list[int] = []
    for row, counts in ROWS:
        copies = sets * sum([counts[mark] for mark in KEPT[deck]])
        for card in row:
            order += [card] * copies
    return order
