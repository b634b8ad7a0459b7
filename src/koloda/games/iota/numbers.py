"""Iota by numbers: its actions step by step, and what a seat sees as a row of numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from koloda.games.iota import cards, cells, phases
from koloda.games.iota.notation import read_lay
from koloda.kernel import View
from koloda.kernel import observation as rows
from koloda.kernel.action_ids import ActionIds

FARTHEST: Final = 65
"""No table of 66 cards reaches farther from its first card."""
WHOLE: Final = ["ok", "!", ".", "<", "P"]
KINDS: Final = len(cards.CODES)


def list_actions() -> ActionIds:
    """A move is laid card by card (`+gt2@1,0`, said as `+`, `gt2`, `@1`, `,0`) and ended with `.`; a step is
    taken back only where nothing else can be done."""
    words = ["+", "*", "P", *cards.CODES, *[f"={code}" for code in cards.CODES[: cards.NATURALS]]]
    places = range(-FARTHEST, FARTHEST + 1)
    words += [f"@{x}" for x in places] + [f",{y}" for y in places]
    return ActionIds(WHOLE, words, (), ["<"])


@final
class TilesPart(rows.Part):
    """Every card in the order of the pack's numbers: where it lies, and what it was declared to be."""

    def __init__(self, name: str, meaning: str) -> None:
        what = f"{meaning}, for each card: 1 if it lies there, x, y, and for a joker what it means, from 1"
        super().__init__(name, (KINDS, 4), what)

    def fill(self, view: View, out: vec[i16], at: i64) -> None:
        for word in (view.field(self.name) or "").split():
            word = word.lstrip("+*")
            if "@" not in word:
                continue
            lay = read_lay(word, True)
            tile, cell = cells.tile_of(lay), cells.cell_of(lay)
            place = at + (tile & cards.CARD) * 4
            out[place] = 1
            out[place + 1] = rows.clip(cells.x_of(cell))
            out[place + 2] = rows.clip(cells.y_of(cell))
            out[place + 3] = rows.clip(tile >> cards.MEANT)


def observation(count: i64) -> rows.Observation:
    seats, codes = int(count), cards.INDEX
    return rows.Observation(
        [
            rows.MyPart(seats),
            rows.AskedPart(seats),
            rows.SeatsPart("turn", seats, "whose turn it is"),
            rows.WordPart("phase", phases.PHASES, "the phase"),
            rows.HandsPart("hands", seats, codes, "what is known of the hands"),
            TilesPart("grid", "the table"),
            TilesPart("draft", "cards of the move that is being laid"),
            TilesPart("move", "cards of the move that can be called"),
            rows.CardsPart("deck", ["deck"], codes, "what is known of the draw pile"),
            rows.CardsPart("known", ["known"], codes, "cards whose place in the deck somebody knows"),
            rows.PointsPart("points", seats, "points"),
            rows.NumberPart("dry", "turns without a card laid, one after the other"),
            rows.SeatsPart("ok", seats, "who does not call the move"),
        ]
    )
