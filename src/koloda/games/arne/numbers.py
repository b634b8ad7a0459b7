"""Arne Total by numbers: its actions as a finite list, and what a seat sees as a row of numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from koloda.games.arne import cards, codes, phases
from koloda.games.arne.options import ArneOptions
from koloda.kernel import View
from koloda.kernel import observation as rows
from koloda.kernel.action_ids import ActionIds, different
from koloda.kernel.seats import LETTERS, letter

PLAIN: Final = ["draw3", "pass", "skip", "give -", "ok", "done", "k-thief@top", "k-stop", "k-rev"]
AIMED: Final = ["pull", "2black", "2score", "swap"]
ON_STACKS: Final = ["x3", "k-crash", "k-lock", "k-cham", "k-thief"]
STACKS: Final = 12
"""Stacks of one field that have an action of their own; those that lie farther are said in words."""
MARKS: Final = [".", "@", ">", ":drop", ":keep", *list("0123456789"), *ON_STACKS, "give"]


def list_actions(count: i64, options: ArneOptions) -> ActionIds:
    """Single cards with what they are aimed at; gifts are said in words, joint plays are a form."""
    fields = range(0 if options.dummy else 1, int(count) + 1)
    seats = [letter(seat) for seat in range(count)]
    whole = [f"colour {colour}" for colour in cards.COLOURS]
    for code in cards.CODES[: cards.PULL]:
        for joined in ("", "+k-cham"):
            whole += [f"play {code}{joined}"] + [f"play {code}{joined}>{field}" for field in fields]
    for code in cards.CODES[cards.MINUS : cards.CRASH]:
        whole += [f"{code}{joined}>{field}" for joined in ("", "+k-cham") for field in fields]
    whole += [f"disc {code}" for code in cards.CODES]
    whole += PLAIN + [f"call:{act}" for act in codes.CALLS]
    whole += [f"{verb}>{seat}" for verb in AIMED for seat in seats]
    whole += [f"2score>{seat}:{colour}" for seat in seats for colour in cards.COLOURS]
    for verb in ON_STACKS:
        ends = [":drop", ":keep"] if verb == "k-thief" else [""]
        for field in fields:
            whole += [f"{verb}@{field}.{stack}{end}" for stack in range(1, STACKS + 1) for end in ends]
    return ActionIds(whole, different([*MARKS, *cards.CODES]), FORMS)


FORMS: Final = ["k-"]


@final
class FieldsPart(rows.Part):
    """The fields by place, the dummy's first."""

    def __init__(self, count: int) -> None:
        kinds = len(cards.CODES)
        what = "how many of each card lie on each field, by place, the dummy's first"
        super().__init__("fields", (count + 1, kinds), what)
        self.count: i64 = count
        self.kinds: i64 = kinds
        self.codes: dict[str, int] = {
            **cards.NUMBERS,
            **dict(zip(cards.ON_NAMES, cards.ON_CARDS, strict=True)),
        }

    def fill(self, view: View, out: vec[i16], at: i64) -> None:
        field: i64 = 0
        while field <= self.count:
            text = view.field(f"field{field}") or ""
            rows.count_cards(text, self.codes, -1, out, at + field * self.kinds)
            field += 1


@final
class PlacesPart(rows.Part):
    """`A:v B:g`: who sits where, and which colours are his."""

    def __init__(self, count: int) -> None:
        what = (
            f"by place, from the first: 1 at who sits there, then 1 at each of his colours, {cards.COLOURS}"
        )
        super().__init__("places", (count, count + 6), what)
        self.count: i64 = count

    def fill(self, view: View, out: vec[i16], at: i64) -> None:
        for word in (view.field("seats") or "").split()[: self.count]:
            seat: i64 = LETTERS.find(word[0])
            if 0 <= seat < self.count:
                out[at + seat] = 1
            for colour in word[2:]:
                found: i64 = cards.COLOURS.find(colour)
                if found >= 0:
                    out[at + self.count + found] = 1
            at += self.count + 6


@final
class WorthPart(rows.Part):
    """`field1 -800 field2 -200`."""

    def __init__(self, count: int) -> None:
        super().__init__(
            "worth", (count + 1,), "the points that lie on each field, by place, the dummy's first"
        )
        self.count: i64 = count

    def fill(self, view: View, out: vec[i16], at: i64) -> None:
        words = (view.field("worth") or "").split()
        for place in range(0, len(words) - 1, 2):
            number, points = words[place].removeprefix("field"), words[place + 1]
            if number.isdigit() and int(number) <= self.count and points.removeprefix("-").isdigit():
                out[at + int(number)] = rows.clip(int(points))


def observation(count: i64) -> rows.Observation:
    seats, numbers = int(count), cards.NUMBERS
    return rows.Observation(
        [
            rows.MyPart(seats),
            rows.AskedPart(seats),
            rows.SeatsPart("turn", seats, "whose turn it is"),
            rows.WordPart("phase", phases.PHASES, "the phase"),
            rows.HandsPart("hands", seats, numbers, "what is known of the hands"),
            PlacesPart(seats),
            FieldsPart(seats),
            WorthPart(seats),
            rows.CardsPart("disc", ["disc"], numbers, "what is known of the discard pile"),
            rows.CardsPart("deck", ["deck"], numbers, "the draw pile"),
            rows.WordPart("dir", ["+", "-"], "the direction of play"),
            rows.SeatsPart("claim", seats, "who has claimed the first turn after this"),
            rows.NumberPart("flips", "how often the claim was turned"),
            rows.SeatsPart("opened", seats, "after whose card the window opened"),
            rows.WordPart("moved", phases.MOVED, "the move of this turn"),
            rows.NumberPart("owed", "cards that one still owes of a gift"),
            rows.SeatsPart("called", seats, "who was called"),
            rows.SeatsPart("ok", seats, "who has nothing to add"),
        ]
    )
