"""What a seat may know (chapter 10)."""

from mypy_extensions import i64

from koloda.games.montana.cards import CODES, PILES
from koloda.games.montana.codes import COVER, DECK, LOSER, cards_of
from koloda.games.montana.fields import FIELDS, default_field, write_field, write_rules
from koloda.games.montana.notation import write_cards
from koloda.games.montana.options import MontanaOptions
from koloda.games.montana.state import OVER, PAID, SWAPPED, TOOK, Entry, MontanaState
from koloda.games.montana.windows import windows
from koloda.kernel.actions import Action
from koloda.kernel.seats import letter
from koloda.kernel.views import View, seen_windows

SEEN_INSIDE = ["triggers", "pending", "open", "spent", "penalised"]
"""Inside a play everybody knows these; never whether it is wrong, nor what is owed or due."""
HIDDEN = -1


class MontanaView(View):
    """The public table, and the cards this seat may see.

    `hands` has None for a hand that is hidden, `known` the cards that this seat knows to be in a hand:
    its own, and what it has given away or held in the play that lies open. `journal` and `since` tell
    that play with HIDDEN for cards and times this seat has not seen, `before` the position before it.
    """

    def __init__(self, state: MontanaState, seat: i64) -> None:
        fields: dict[str, str] = {}
        plain: dict[str, str] = {}
        see_fields(state, seat, fields, plain)
        header = state.options.header(state.count)
        super().__init__(seat, header, fields, seen_windows(windows(state), seat), plain)
        seats = range(state.count)
        over = state.phase == OVER
        self.options: MontanaOptions = state.options
        self.count: i64 = state.count
        self.phase: i64 = state.phase
        self.turn: i64 = state.turn
        self.direction: i64 = state.direction
        self.sizes: list[int] = [int(state.size(other)) for other in seats]
        self.hands: list[list[int] | None] = [
            state.cards_in(other) if other == seat or over else None for other in seats
        ]
        self.known: list[list[int]] = [hand or [] for hand in self.hands]
        self.deck_size: i64 = state.deck_size
        self.pile_size: i64 = state.pile_size
        self.shown_pile: list[int] = shown_pile(state)
        self.tops: list[int] = [int(state.tops[pile]) for pile in range(PILES)]
        self.covered: list[int] = [len(cards) for cards in state.under]
        self.age: tuple[int, ...] = state.age
        self.has_drawn = state.drawn >= 0
        self.drawn: i64 = state.drawn if seat == state.turn else HIDDEN
        self.owed: i64 = state.owed
        self.skip: i64 = state.skip
        self.said: i64 = state.said
        self.last: i64 = state.last
        self.idle: i64 = state.idle
        self.moves: i64 = state.moves
        self.first: i64 = state.first
        self.points: tuple[int, ...] = state.points
        self.winner: i64 = state.winner
        self.stage: i64 = state.stage
        self.below: i64 = state.below
        self.triggers: tuple[int, ...] = state.triggers
        self.seven: i64 = state.seven
        self.changed: i64 = state.changed
        self.raced: tuple[bool, ...] = tuple([time >= 0 for time in state.times])
        self.open: i64 = state.open
        self.laid_on: i64 = state.laid_on
        self.astray: i64 = state.astray
        self.spent: i64 = state.spent
        self.penalised: i64 = state.penalised
        self.opened: i64 = state.opened
        self.laid_at: i64 = state.laid_at
        self.settled_at: i64 = state.settled_at
        self.step: i64 = state.step
        self.journal: tuple[Entry, ...] = tuple([seen_entry(entry, seat) for entry in state.journal])
        self.since: tuple[Action, ...] = seen_since(state)
        self.before: MontanaView | None = None


def view(state: MontanaState, seat: i64) -> MontanaView:
    """Nothing beyond the table of chapter 10."""
    found = MontanaView(state, seat)
    base = state.base
    if base is not None:
        assert isinstance(base, MontanaState)
        found.before = MontanaView(base, seat)
        if seat >= 0:
            found.known = known_hands(state, base, seat)
    return found


def shown_pile(state: MontanaState) -> list[int]:
    """The latest play; while a play lies open also what it was laid on, for all have just seen it."""
    shown = state.last
    base = state.base
    if isinstance(base, MontanaState) and state.since and state.laid_on < 0:
        shown += base.last
    return state.pile_cards()[-min(shown, state.pile_size) :] if state.pile_size else []


def seen_entry(entry: Entry, seat: i64) -> Entry:
    """Everybody sees how many cards were taken, the taker which."""
    if entry[0] in (TOOK, PAID) and entry[1] != seat:
        return entry[:2] + (HIDDEN,) * (len(entry) - 2)
    return entry


def seen_since(state: MontanaState) -> tuple[Action, ...]:
    """What was done in the open play, without results of chance; times are told when a race is over."""
    running = len([time for time in state.times if time >= 0])
    seen: list[Action] = []
    for action in reversed(state.since):
        if action.code == COVER and running:
            running -= 1
            seen.append(Action(action.seat, COVER, (HIDDEN,)))
        elif action.code != DECK and action.code != LOSER:
            seen.append(action)
    return tuple(reversed(seen))


def known_hands(state: MontanaState, base: MontanaState, seat: i64) -> list[list[int]]:
    """What a seat knows of all hands: the journal from its beginning, through this seat's eyes."""
    hands = [base.cards_in(other) for other in range(state.count)]
    known: list[list[int]] = [hand[:] if other == seat else [] for other, hand in enumerate(hands)]
    if state.since:
        for card in cards_of(state.since[0]):
            hands[base.turn].remove(card)
            if card in known[base.turn]:
                known[base.turn].remove(card)
    for entry in state.journal:
        if entry[0] == SWAPPED:
            one, two = entry[1], entry[2]
            hands[one], hands[two] = hands[two], hands[one]
            known[one], known[two] = known[two], known[one]
            if seat in (one, two):
                known[seat] = hands[seat][:]
        elif entry[0] in (TOOK, PAID):
            hands[entry[1]] += entry[2:]
            if entry[1] == seat:
                known[seat] += entry[2:]
    return known


def see_fields(state: MontanaState, seat: i64, fields: dict[str, str], plain: dict[str, str]) -> None:
    """The fields of the position as this seat knows them; `plain` are those at their default."""
    for other in range(state.count):
        seen = other == seat or state.phase == OVER
        fields[letter(other)] = write_cards(state.cards_in(other)) if seen else hidden(state.size(other))
    for name in FIELDS + SEEN_INSIDE:
        value = seen_field(state, seat, name)
        if value and value == default_field(state, name):
            plain[name] = value
        elif value:
            fields[name] = value
    if state.times:
        covers = [f"{letter(other)} ?" for other, time in enumerate(state.times) if time >= 0]
        fields["covers"] = " ".join(covers) or "-"


def seen_field(state: MontanaState, seat: i64, name: str) -> str | None:
    if name == "deck":
        return hidden(state.deck_size)
    if name == "pile":
        latest = state.pile_cards()[-min(state.last, state.pile_size) :] if state.pile_size else []
        under = int(state.pile_size) - len(latest)
        return " ".join(([f"?{under}"] if under else []) + [CODES[card] for card in latest]) or "-"
    if name == "rules":
        return write_rules(state, hidden=True)
    if name == "drawn" and seat != state.turn:
        return "?" if state.drawn >= 0 else "-"
    return write_field(state, name)


def hidden(count: i64) -> str:
    return f"?{count}" if count else "-"


def played_cards(seen: MontanaView) -> tuple[int, ...]:
    """The cards of the play that lies open."""
    return cards_of(seen.since[0]) if seen.since else ()
