"""UNO by numbers: its actions as a finite list, and what a seat sees as a row of numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from koloda.games.uno import cards, phases
from koloda.games.uno.options import UnoOptions
from koloda.games.uno.state import UnoPublic, UnoState
from koloda.games.uno.view import UnoView
from koloda.kernel import State, View, masks
from koloda.kernel.action_ids import ActionIds
from koloda.kernel.observation import Observation, Part, clear, clip
from koloda.kernel.seats import letter

PLAIN: Final = [
    "draw", "pass", "uno", "ch", "take", "joke", "laugh", "stone", "crow", "done", "ok",
]  # fmt: skip
SINGLE: Final = [
    ("direction", "1 clockwise, -1 the other way"),
    ("deck", "cards in the draw pile"),
    ("discard", "cards in the discard pile"),
    ("stack", "cards that the stack of penalties has grown to"),
    ("round", "the round of the match"),
    ("held", "1 while turn actions wait for others to step in"),
    ("jump", "1 while somebody may jump in"),
]


def list_actions(count: i64, options: UnoOptions) -> ActionIds:
    """Every play of a card with its colour, target and shout, then all other actions."""
    seats = [letter(seat) for seat in range(count)]
    plays: list[str] = []
    for card, code in enumerate(cards.CODES):
        if card < cards.WILD:
            plays.append(code)
            if options.seven_zero and cards.RANK_OF[card] == cards.SEVEN_RANK:
                plays += [f"{code}>{seat}" for seat in seats]
            continue
        for colour in cards.COLOURS:
            plays.append(f"{code}:{colour}")
            if card >= cards.SWAP:
                plays += [f"{code}:{colour}>{seat}" for seat in seats]
    whole = [text + shout for text in plays for shout in ("", "!")] + PLAIN
    whole += [f"col:{colour}" for colour in cards.COLOURS]
    whole += [f"{verb}:{seat}" for verb in ("catch", "call") for seat in seats]
    whole += [f"keep:{code}{shout}" for code in cards.CODES for shout in ("", "!")]
    return ActionIds(whole, (), ["disc"])


@final
class UnoObservation(Observation):
    """Written from the public table, the seat's own hand and the card it has drawn."""

    def __init__(self, count: i64) -> None:
        seats, kinds = int(count), len(cards.CODES)
        codes = " ".join(cards.CODES)
        parts = [
            Part("me", (seats,), "1 at the seat that looks"),
            Part("turn", (seats,), "1 at the player in turn, who may have to answer"),
            Part("hand", (kinds,), f"how many of each card one holds: {codes}"),
            Part("drawn", (kinds,), "the same of the cards drawn in this turn, where one may see them"),
            Part("sizes", (seats,), "cards in each hand"),
            Part("top", (kinds,), "1 at the card on top of the discard pile"),
            Part("colour", (4,), "1 at the colour in force: r, g, b, y"),
            Part("phase", (len(phases.PHASES),), "1 at " + ", ".join(phases.PHASES)),
            Part("owes", (seats,), "1 at who has not shouted and can be caught"),
            Part("dealer", (seats,), "1 at the dealer"),
            Part("armed", (seats,), "1 at who has shouted ahead of a play"),
            Part("accused", (seats,), "1 at who played the Wild Draw Four that can be challenged"),
            Part("points", (seats,), "points of the match"),
            *[Part(name, (1,), meaning) for name, meaning in SINGLE],
        ]
        super().__init__(parts)
        self.count: i64 = count

    def write(self, view: View, out: vec[i16], at: i64) -> None:
        assert isinstance(view, UnoView)
        own = view.hands[view.seat] if view.seat >= 0 else None
        self.write_table(view.table, view.seat, out, at)
        at += 2 * self.count
        for card in own or []:
            out[at + card] += 1
        at += cards.KINDS
        for card in view.drawn or []:
            out[at + card] += 1
        at += cards.KINDS
        for seat in range(self.count):
            out[at + seat] = i16(view.sizes[seat])

    def write_state(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, UnoState)
        self.write_table(state, seat, out, at)
        at += 2 * self.count
        if seat >= 0:
            count_bag(state, seat, out, at)
        at += cards.KINDS
        if seat == state.turn or state.open:
            count_bag(state, state.drawn_row(), out, at)
        at += cards.KINDS
        other: i64 = 0
        while other < self.count:
            out[at + other] = i16(state.size(other))
            other += 1

    def write_table(self, table: UnoPublic, seat: i64, out: vec[i16], at: i64) -> None:
        """What everybody sees; hands are left out."""
        clear(out, at, self.size)
        count = self.count
        mark(out, at, seat)
        mark(out, at + count, table.turn)
        at += 3 * count + 2 * cards.KINDS
        mark(out, at, table.top)
        at += cards.KINDS
        if table.colour < cards.NO_COLOUR:
            out[at + table.colour] = 1
        at += 4
        out[at + table.phase] = 1
        at += len(phases.PHASES)
        owes = table.owes
        other: i64 = 0
        while other < count:
            if owes >> other & 1:
                out[at + other] = 1
            other += 1
        at += count
        mark(out, at, table.dealer)
        mark(out, at + count, table.armed)
        mark(out, at + 2 * count, table.accused)
        at += 3 * count
        points = table.points
        if points:
            other = 0
            while other < count:
                out[at + other] = clip(points[other])
                other += 1
        at += count
        out[at] = i16(table.direction)
        out[at + 1] = i16(table.deck_size)
        out[at + 2] = i16(table.pile_size)
        out[at + 3] = clip(table.stack)
        out[at + 4] = clip(table.round)
        out[at + 5] = 1 if table.held else 0
        out[at + 6] = 1 if table.jump else 0


def mark(out: vec[i16], at: i64, number: i64) -> None:
    if number >= 0:
        out[at + number] = 1


def count_bag(state: UnoState, row: i64, out: vec[i16], at: i64) -> None:
    """How many of each card a bag has."""
    mask = state.held_mask(row)
    while mask:
        low = mask & -mask
        mask ^= low
        card = masks.place(low)
        out[at + card] = i16(state.copies_in(row, card))
