"""What a seat may know (chapter 10), and a guess at the rest."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.arne.cards import CODES, GONE, bottom, is_black, is_white, lying_on
from koloda.games.arne.fields import default_field, field_names, write_field
from koloda.games.arne.notation import write_cards
from koloda.games.arne.options import ArneOptions
from koloda.games.arne.rules.gifts import matching
from koloda.games.arne.rules.targets import bar_discard
from koloda.games.arne.state import (
    DISCARDED,
    END,
    FACE_UP,
    NOBODY,
    NOT_MOVED,
    OVER,
    SKIPPED,
    ArneState,
)
from koloda.games.arne.windows import windows
from koloda.kernel.chance import Chance
from koloda.kernel.positions import Pack
from koloda.kernel.seats import letter
from koloda.kernel.views import View, seen_windows

HIDDEN: Final = -1


@final
class ArneView(View):
    """The public table, and the cards this seat may see.

    `hand` is the seat's own. `pile` has every card of the discard, bottom first, HIDDEN where this
    seat never saw it lie there; `marks` who put it there. `owed` and `breach` are HIDDEN for all but
    the one concerned. Whoever has watched may put what it knows to be in a hand into `remembered`.
    """

    def __init__(self, state: ArneState, seat: i64) -> None:
        fields: dict[str, str] = {}
        plain: dict[str, str] = {}
        see_fields(state, seat, fields, plain)
        header = state.options.header(state.count)
        super().__init__(seat, header, fields, seen_windows(windows(state), seat), plain)
        self.options: ArneOptions = state.options
        self.count: i64 = state.count
        self.phase: i64 = state.phase
        self.hand: bytes = state.hands[seat] if seat >= 0 else b""
        self.sizes: list[int] = [len(hand) for hand in state.hands]
        self.places: list[int] = state.places[:]
        self.sitters: list[int] = state.sitters[:]
        self.colours: list[int] = state.colours[:]
        self.stacks: list[tuple[int, ...]] = state.fields[:]
        self.pile: list[int] = [
            state.pile[at] if knows_thrown(state, seat, at) else HIDDEN for at in range(len(state.pile))
        ]
        self.marks: bytes = state.marks
        self.deck_size: i64 = state.deck_left()
        self.turn: i64 = state.turn
        self.first: i64 = state.first
        self.direction: i64 = state.direction
        self.claim: i64 = state.claim
        self.flips: i64 = state.flips
        self.asked: i64 = state.asked
        self.asked_colour: i64 = state.asked_colour
        self.moved: i64 = state.moved
        self.owed: i64 = HIDDEN if hides_owed(state, seat) else state.owed
        self.breach: i64 = HIDDEN if hides_breach(state, seat) else state.breach
        self.called: i64 = state.called
        self.opener: i64 = state.opener
        self.agreed: i64 = state.agreed
        self.lap: tuple[int, ...] = state.lap
        self.owner: i64 = state.owner
        self.opened_at: i64 = state.opened_at
        self.beat_at: i64 = state.beat_at
        self.step: i64 = state.step
        self.remembered: list[bytes] = [b""] * state.count


def view(state: ArneState, seat: i64) -> ArneView:
    return ArneView(state, seat)


def knows_thrown(state: ArneState, seat: i64, at: i64) -> bool:
    """Whether a seat saw this card of the discard when it was put there."""
    mark = state.marks[at]
    return mark == FACE_UP or mark == seat


def hides_owed(state: ArneState, seat: i64) -> bool:
    """arne.table.hidden: whether a gift was honest is known to the giver."""
    return bool(state.options.table and state.phase == END and state.asked != NOBODY and state.asked != seat)


def hides_breach(state: ArneState, seat: i64) -> bool:
    hidden = state.moved == DISCARDED or state.moved == SKIPPED
    return bool(state.options.table and hidden and state.turn != seat)


def see_fields(state: ArneState, seat: i64, fields: dict[str, str], plain: dict[str, str]) -> None:
    """The fields of the position as this seat knows them; `plain` are those at their default."""
    for name in field_names(state):
        value = seen_field(state, seat, name)
        if value == default_field(state, name):
            plain[name] = value
        else:
            fields[name] = value
    for name in ["points", "worth", "lead", "over"]:
        plain[name] = write_field(state, name) or "-"  # arne.score.live
    if state.options.team:
        plain["team"] = write_field(state, "team") or "-"


def seen_field(state: ArneState, seat: i64, name: str) -> str:
    if len(name) == 1:
        other = ord(name) - 65
        return write_cards(state.hands[other]) if other == seat else hidden(len(state.hands[other]))
    if name == "deck":
        return hidden(state.deck_left())
    if name == "disc":
        return seen_pile(state, seat)
    if name == "owed" and hides_owed(state, seat):
        return "?"
    if name == "breach" and hides_breach(state, seat):
        return "?"
    return write_field(state, name) or "-"


def seen_pile(state: ArneState, seat: i64) -> str:
    """The number, and the top card if this seat knows it."""
    last = len(state.pile) - 1
    if last < 0:
        return "-"
    if not knows_thrown(state, seat, last):
        return hidden(last + 1)
    mark = state.marks[last]
    top = CODES[state.pile[last]] + ("" if mark == FACE_UP else f"/{letter(mark)}")
    return top if last == 0 else f"{hidden(last)} {top}"


def hidden(count: i64) -> str:
    return f"?{count}" if count else "-"


# A guess


def guess(state: ArneState, seen: ArneView, chance: Chance) -> None:
    """Fills a new state with what the view shows, and deals the rest at random: as honest as the
    referee makes the players, and as honest as a call has shown them to be."""
    copy_open(state, seen)
    pack = Pack(state.options.pack)
    for card in seen.hand:
        pack.name(card)
    for row in seen.stacks:
        for stack in row:
            if stack != GONE:
                pack.name(int(bottom(stack)))
                for card in lying_on(stack):
                    pack.name(card)
    for card in seen.pile:
        if card != HIDDEN:
            pack.name(card)
    hands: list[list[int]] = [[] for _ in range(seen.count)]
    for seat in range(seen.count):
        for card in seen.remembered[seat]:
            if seat != seen.seat and len(hands[seat]) < seen.sizes[seat] and pack.name(card):
                hands[seat].append(card)
    rest = chance.shuffled(pack.rest())
    pile = seen.pile[:]
    honest = not state.options.table or seen.called != 0
    if honest and seen.moved == DISCARDED:
        at = seen.marks.rfind(bytes([int(seen.turn)]))
        if pile[at] == HIDDEN:
            pile[at] = take_discardable(state, seen.turn, rest)
    if honest and seen.moved == SKIPPED and seen.turn != seen.seat:
        while len(hands[seen.turn]) < seen.sizes[seen.turn]:
            hands[seen.turn].append(take_colour(rest, True))
    only_white = not state.options.table and seen.phase != OVER
    for at in range(len(pile)):
        if pile[at] == HIDDEN:
            pile[at] = take_colour(rest, False) if only_white else rest.pop()
    for seat in range(seen.count):
        if seat == seen.seat:
            state.hands[seat] = seen.hand
            continue
        missing = seen.sizes[seat] - len(hands[seat])
        state.hands[seat] = bytes(chance.shuffled(hands[seat] + rest[:missing]))
        rest = rest[missing:]
    state.pile = bytes(pile)
    state.deck = bytes(rest)
    guess_lies(state, seen, chance)


def take_colour(rest: list[int], black: bool) -> int:
    """The last black or white card of what is left; any where there is none."""
    for at in range(len(rest) - 1, -1, -1):
        if is_black(rest[at]) if black else is_white(rest[at]):
            return rest.pop(at)
    return rest.pop()


def take_discardable(state: ArneState, seat: i64, rest: list[int]) -> int:
    for at in range(len(rest) - 1, -1, -1):
        if not bar_discard(state, seat, rest[at]):
            return rest.pop(at)
    return rest.pop()


def guess_lies(state: ArneState, seen: ArneView, chance: Chance) -> None:
    """What the referee knows of the act of this turn, fitting the guessed cards."""
    if seen.breach == HIDDEN:
        state.breach = NOT_MOVED
        if seen.moved == DISCARDED:
            card: i64 = state.pile[seen.marks.rfind(bytes([int(seen.turn)]))]
            if bar_discard(state, seen.turn, card):
                state.breach = DISCARDED
        elif state.has_white(seen.turn):
            state.breach = SKIPPED
    if seen.owed == HIDDEN:
        state.owed = 0
        if not seen.called:
            held = len(matching(state))
            state.owed = chance.below((held if held < 2 else 2) + 1)


def copy_open(state: ArneState, seen: ArneView) -> None:
    """Everything that is public."""
    state.phase = seen.phase
    state.places = seen.places[:]
    state.sitters = seen.sitters[:]
    state.colours = seen.colours[:]
    state.fields = seen.stacks[:]
    state.marks = seen.marks
    state.drawn = 0
    state.turn = seen.turn
    state.first = seen.first
    state.direction = seen.direction
    state.claim = seen.claim
    state.flips = seen.flips
    state.asked = seen.asked
    state.asked_colour = seen.asked_colour
    state.moved = seen.moved
    state.owed = seen.owed
    state.breach = seen.breach
    state.called = seen.called
    state.opener = seen.opener
    state.agreed = seen.agreed
    state.lap = seen.lap
    state.owner = seen.owner
    state.opened_at = seen.opened_at
    state.beat_at = seen.beat_at
    state.step = seen.step
