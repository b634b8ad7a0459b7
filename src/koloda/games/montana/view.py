"""What a seat may know (chapter 10)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.montana import codes, phases
from koloda.games.montana.position import FIELDS
from koloda.games.montana.state import PAID, SWAPPED, TOOK, Entry, MontanaPublic, MontanaState
from koloda.games.montana.windows import windows
from koloda.kernel import Action, View
from koloda.kernel.fields import Shown
from koloda.kernel.seats import SPECTATOR
from koloda.kernel.views import seen_windows

HIDDEN: Final = -1


class MontanaView(View):
    """The public table, and the cards this seat may see.

    `hands` has None for a hand that is hidden, `known` the cards that this seat knows to be in a hand:
    its own, and what it has given away or held in the play that lies open. `journal` and `since` tell
    that play with HIDDEN for cards and times this seat has not seen, `before` the position before it.
    """

    def __init__(self, state: MontanaState, seat: i64) -> None:
        shown = Shown(FIELDS, state, seat)
        seen = seen_windows(windows(state), SPECTATOR)
        super().__init__(seat, state.header(), shown.to(seat), seen, shown.plain_to(seat))
        table = MontanaPublic(state.options, state.count, None)
        table.copy_steps(state)
        table.copy_public(state)
        self.table: MontanaPublic = table
        seats = range(state.count)
        over = state.phase == phases.OVER
        self.sizes: list[int] = [int(state.size(other)) for other in seats]
        self.hands: list[list[int] | None] = [
            state.cards_in(other) if other == seat or over else None for other in seats
        ]
        self.known: list[list[int]] = [hand or [] for hand in self.hands]
        self.shown_pile: list[int] = shown_pile(state)
        self.covered: list[int] = [len(cards) for cards in state.under]
        self.has_drawn = state.drawn >= 0
        self.drawn: i64 = state.drawn if seat == state.turn else HIDDEN
        self.raced: tuple[bool, ...] = tuple([time >= 0 for time in state.times])
        self.journal: tuple[Entry, ...] = tuple([seen_entry(entry, seat) for entry in state.journal])
        self.since: tuple[Action, ...] = seen_since(state)
        self.before: MontanaView | None = None

    def facts(self) -> dict[str, str]:
        return FIELDS.facts(self.table, self.seat)


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
        if action.code == codes.COVER and running:
            running -= 1
            seen.append(Action(action.seat, codes.COVER, (HIDDEN,)))
        elif action.code != codes.DECK and action.code != codes.LOSER:
            seen.append(action)
    return tuple(reversed(seen))


def known_hands(state: MontanaState, base: MontanaState, seat: i64) -> list[list[int]]:
    """What a seat knows of all hands: the journal from its beginning, through this seat's eyes."""
    hands = [base.cards_in(other) for other in range(state.count)]
    known: list[list[int]] = [hand[:] if other == seat else [] for other, hand in enumerate(hands)]
    if state.since:
        for card in codes.cards_of(state.since[0]):
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


def played_cards(seen: MontanaView) -> tuple[int, ...]:
    """The cards of the play that lies open."""
    return codes.cards_of(seen.since[0]) if seen.since else ()
