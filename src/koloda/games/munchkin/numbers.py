"""Munchkin by numbers: its actions in words, and what a seat sees as a row of numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from koloda.games.munchkin import codes, phases
from koloda.games.munchkin.cards import Cards
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.powers.words import BY_NAME
from koloda.games.munchkin.verbs import ROWS
from koloda.kernel import View
from koloda.kernel import observation as rows
from koloda.kernel.action_ids import ActionIds, different
from koloda.kernel.positions import unknown_count
from koloda.kernel.seats import LETTERS, letter

TALK: Final = ("say", "show", "dispute", "counter")
"""Not in the list: what players write or show each other, and answers to a proposal with other terms."""
FORMS: Final = ["pick", "sell", "trash", "give", "ask", "bid", "offer"]
MARKS: Final = [">", "=", "+", "-", "/", ":", "{", "}", "v", "p", "x2", "M", "F", "W", *list("0123456789")]
WORDS: Final = [
    "on",
    "for",
    "then",
    "to",
    "with",
    "as",
    *codes.PICK_WORDS,
    *codes.PILES,
    *codes.CALLS,
    *codes.RULINGS,
]
ALONE: Final = [
    "ready",
    "kick",
    "take",
    "trouble",
    "loot",
    "skip",
    "done",
    "claim",
    "run",
    "pass",
    "hold",
    "roll",
    "leave",
]
ZONES: Final = ["hand", "carry", "on", "race", "class", "curses", "fresh"]
"""Where a card of a seat can lie, from 1; a hand is last to be read, for fresh cards lie in it too."""


def list_actions(count: i64, table: Cards) -> ActionIds:
    """Verbs that stand alone are whole; all others are said in words: the verb, then what it names. Deals are
    forms: their terms are drawn at random."""
    verbs = [row.word for row in ROWS if not row.host and row.word not in TALK]
    whole = [verb for verb in verbs if verb in ALONE]
    seats = [letter(seat) for seat in range(count)]
    words = [*verbs, *vocabulary.POWERS, *WORDS, *table.codes, *seats, *MARKS]
    return ActionIds(whole, different(words), FORMS + [f"pow {name}" for name in BY_NAME])


@final
class CharactersPart(rows.Part):
    """`L3 F race=halfling.2 on=socks hand=?1`: where the cards of each seat lie."""

    def __init__(self, count: int, table: Cards) -> None:
        what = ", ".join([f"{place} {zone}" for place, zone in enumerate(ZONES, 1)])
        super().__init__(
            "belongings", (count, len(table.codes)), f"by seat and card: 0 if it is not his, {what}"
        )
        self.count: i64 = count
        self.numbers: dict[str, int] = table.numbers

    def fill(self, view: View, out: vec[i16], at: i64) -> None:
        for seat in range(self.count):
            for word in (view.field(LETTERS[seat]) or "").split():
                zone, equals, listed = word.partition("=")
                if not equals or zone not in ZONES:
                    continue
                for code in listed.replace("[", ",").replace("]", ",").split(","):
                    card = self.numbers.get(code, -1)
                    if card >= 0:
                        out[at + card] = i16(ZONES.index(zone) + 1)
            at += len(self.numbers)


@final
class PeoplePart(rows.Part):
    def __init__(self, count: int) -> None:
        what = "by seat: level, 1 for F, cards of his hand that one does not know, 1 if absent, 1 if dead"
        super().__init__("people", (count, 5), what)
        self.count: i64 = count

    def fill(self, view: View, out: vec[i16], at: i64) -> None:
        for seat in range(self.count):
            out[at] = 1
            for word in (view.field(LETTERS[seat]) or "").split():
                if word.startswith("L") and word[1:].removeprefix("-").isdigit():
                    out[at] = rows.clip(int(word[1:]))
                elif word == "F":
                    out[at + 1] = 1
                elif word.startswith("hand="):
                    for code in word[5:].split(","):
                        hidden = unknown_count(code)
                        if hidden > 0:
                            out[at + 2] = rows.clip(hidden)
                elif word == "absent":
                    out[at + 3] = 1
                elif word == "dead":
                    out[at + 4] = 1
            at += 5


def observation(count: i64, table: Cards) -> rows.Observation:
    seats, numbers = int(count), table.numbers
    return rows.Observation(
        [
            rows.MyPart(seats),
            rows.AskedPart(seats),
            rows.SeatsPart("turn", seats, "whose turn it is"),
            rows.WordPart("phase", phases.PHASES, "the innermost window"),
            rows.WordPart("under", phases.PHASES, "what lies under it"),
            PeoplePart(seats),
            CharactersPart(seats, table),
            rows.CardsPart("door", ["door"], numbers, "the card that was turned up"),
            rows.CardsPart("combat", ["combat"], numbers, "monsters of the combat and what lies with them"),
            rows.CardsPart("played", ["played"], numbers, "other cards of the combat"),
            rows.SeatsPart("combat-seats", seats, "who fights", field="combat"),
            rows.CardsPart(
                "choice", ["split", "picked", "prompt", "curse"], numbers, "cards that a choice is about"
            ),
            rows.NumberPart("owed", "treasures that are owed"),
            rows.SeatsPart("passed", seats, "who has passed, as far as one sees it"),
            rows.CardsPart("doors", ["DD"], numbers, "the door deck"),
            rows.CardsPart("treasures", ["TD"], numbers, "the treasure deck"),
            rows.TopPart("door-discard", "DX", numbers, "the card on top of the discarded doors"),
            rows.TopPart("treasure-discard", "TX", numbers, "the card on top of the discarded treasures"),
        ]
    )
