"""Montana by numbers: its actions as a finite list, and what a seat sees as a row of numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from koloda.games.montana import cards, codes, phases
from koloda.kernel import View
from koloda.kernel import observation as rows
from koloda.kernel.action_ids import ActionIds
from koloda.kernel.seats import letter

PLAIN: Final = ["draw", "keep", "tap", "montana"]
PILES: Final = ["V", "S", "M", "D1", "D2", "D3"]
"""The piles of rule cards as the field `active` names them."""


def list_actions(count: i64) -> ActionIds:
    """Single cards, what is said and called; sets of cards and the time of a cover are forms."""
    seats = [letter(seat) for seat in range(count)]
    whole = [f"play {code}" for code in cards.CODES[: cards.RULES]]
    for code in cards.CODES[cards.RULES :]:
        whole.append(f"lay {code}")
        if code.startswith("#"):
            whole += [f"lay {code} @{pile}" for pile in (1, 2, 3)]
    whole += PLAIN + [f"say {words}" for words in codes.WORDS]
    whole += ["swap"] + [f"swap {seat}" for seat in seats]
    whole += [f"call {seat} {offence}" for seat in seats for offence in codes.OFFENCES]
    return ActionIds(whole, (), ["play", "cover"])


@final
class ActivePart(rows.Part):
    """`V Vodd S - M !s= D1 - …`: the rule in force on each pile."""

    def __init__(self) -> None:
        rules = cards.CODES[cards.RULES :]
        self.rules: dict[str, int] = {code: at for at, code in enumerate(rules)}
        what = f"the rule in force on each pile, {' '.join(PILES)}: 1 at the card, {' '.join(rules)}"
        super().__init__("active", (len(PILES), len(rules)), what)

    def fill(self, view: View, out: vec[i16], at: i64) -> None:
        words = (view.field(self.name) or "").split()
        for place in range(0, len(words) - 1, 2):
            rule = self.rules.get(words[place + 1], -1)
            if rule >= 0:
                out[at + PILES.index(words[place]) * len(self.rules) + rule] = 1


def observation(count: i64) -> rows.Observation:
    seats, numbers = int(count), cards.NUMBERS
    return rows.Observation(
        [
            rows.MyPart(seats),
            rows.AskedPart(seats),
            rows.SeatsPart("turn", seats, "whose move it is"),
            rows.WordPart("phase", phases.PHASES, "the phase"),
            rows.HandsPart("hands", seats, numbers, "what is known of the hands"),
            rows.CardsPart("drawn", ["drawn"], numbers, "the card drawn in this move"),
            rows.TopPart("top", "top", numbers, "the card on top of the play pile"),
            rows.CardsPart("latest", ["latest"], numbers, "the cards of the latest play"),
            rows.CardsPart("pile", ["pile"], numbers, "what is known of the play pile"),
            rows.CardsPart("deck", ["deck"], numbers, "the draw pile"),
            ActivePart(),
            rows.WordPart("dir", ["+", "-"], "the direction of play"),
            rows.SeatsPart("skip", seats, "who is skipped"),
            rows.SeatsPart("said", seats, "who has shouted"),
            rows.NumberPart("owed", "cards that are owed"),
            rows.SeatsPart("idle", seats, "who has only drawn of late"),
            rows.NumberPart("moves", "moves of this deal"),
            rows.PointsPart("total", seats, "points"),
        ]
    )
