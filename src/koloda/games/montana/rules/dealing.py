"""Setup: shuffle, deal, the first card and the first mover (chapter 2)."""

from mypy_extensions import i64, u8

from koloda.games.montana import cards, phases
from koloda.games.montana.options import FIRST_NAMED, FIRST_ROTATE
from koloda.games.montana.rules.drawing import tell_deck
from koloda.games.montana.rules.turns import begin_move
from koloda.games.montana.state import MontanaState
from koloda.kernel import Event
from koloda.kernel.events import told_chance
from koloda.kernel.seats import NOBODY, bit, letter
from koloda.kernel.spelled import spell


def prepare(state: MontanaState, out: list[Event] | None) -> None:
    """montana.setup.start, montana.tour.next-deal: an empty table; chance with a source deals at once."""
    seat: i64 = 0
    while seat < state.count:
        state.empty(seat)
        seat += 1
    pile: i64 = 0
    while pile < cards.PILES:
        state.tops[pile] = cards.NO_CARD
        state.under[pile] = ()
        pile += 1
    state.age = (0, 1, 2)
    state.direction = 1
    state.last = 1
    state.pile_size = 0
    state.winner = NOBODY
    state.set_deck(state.options.pack)
    state.enter(phases.DEAL, NOBODY)
    go_on_dealing(state, out)


def go_on_dealing(state: MontanaState, out: list[Event] | None) -> None:
    """With a source of chance the deck is drawn at once, and the first mover unless the host names him."""
    chance = state.chance
    if chance is None:
        return
    if state.phase == phases.DEAL:
        deal(state, None, out)
    if state.phase == phases.FIRST and state.options.first != FIRST_NAMED:
        name_first(state, chance.below(state.count), out)


def deal(state: MontanaState, told: tuple[int, ...] | None, out: list[Event] | None) -> None:
    """montana.setup.shuffle, montana.setup.deal: seven each, one at a time, clockwise from A."""
    chance = state.chance
    if told is not None:
        state.set_deck(
            spell(told, state.options.pack, state.options.pack, cards.CODES, "montana.setup.shuffle")
        )
    elif chance is not None:
        chance.mix(state.deck, state.deck_size)
    tell_deck(state, out)
    i: i64 = 0
    while i < 7 * state.count:
        state.deck_size -= 1
        state.add(i % state.count, i64(state.deck[state.deck_size]))
        i += 1
    if out is not None:
        for seat in range(state.count):
            codes = tuple([cards.CODES[card] for card in state.cards_in(seat)])
            out.append(Event("dealt", seat, "montana.setup.deal", {"count": 7}, {"cards": codes}, bit(seat)))
    turn_up(state, out)
    if state.first >= 0:
        begin_move(state, state.first)
    elif state.options.beginner >= 0:
        begin_first(state, state.options.beginner, out)
    else:
        state.enter(phases.FIRST, NOBODY)


def turn_up(state: MontanaState, out: list[Event] | None) -> None:
    """montana.setup.turnup, montana.setup.turnup-quiet: a rule card goes to the bottom of the deck."""
    deck = state.deck
    while i64(deck[state.deck_size - 1]) >= cards.RULES:
        card = deck[state.deck_size - 1]
        i = state.deck_size - 1
        while i > 0:
            deck[i] = deck[i - 1]
            i -= 1
        deck[0] = u8(card)
        if out is not None:
            out.append(Event("turned-under", NOBODY, "montana.setup.turnup", {"card": cards.CODES[card]}))
    state.deck_size -= 1
    state.lay(i64(deck[state.deck_size]))
    if out is not None:
        out.append(Event("turned-up", NOBODY, "montana.setup.turnup", {"card": cards.CODES[state.top()]}))


def name_first(state: MontanaState, seat: i64, out: list[Event] | None) -> None:
    """montana.setup.first: by lot, or by the host's word."""
    if out is not None and state.options.first != FIRST_NAMED:
        out.append(told_chance(f"~ first {letter(seat)}"))
    if state.options.keeps_first():
        state.first = seat
    begin_first(state, seat, out)


def begin_first(state: MontanaState, seat: i64, out: list[Event] | None) -> None:
    if out is not None:
        out.append(Event("first", seat, "montana.setup.first", {}))
    begin_move(state, seat)


def next_deal(state: MontanaState, out: list[Event] | None) -> None:
    """montana.tour.next-deal, and who begins it; after a void deal the same seat again."""
    if state.winner >= 0 and state.first >= 0:
        rotates = state.options.first == FIRST_ROTATE
        state.first = (state.first + 1) % state.count if rotates else state.winner
    if out is not None:
        out.append(Event("next-deal", NOBODY, "montana.tour.next-deal", {}))
    prepare(state, out)
