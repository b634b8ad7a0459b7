"""A full state that fits what a seat knows: unseen cards dealt at random."""

from mypy_extensions import i64

from koloda.games.arne import cards, phases
from koloda.games.arne.rules.gifts import matching
from koloda.games.arne.rules.targets import bar_discard
from koloda.games.arne.state import ArneState
from koloda.games.arne.view import HIDDEN, ArneView
from koloda.kernel import Chance
from koloda.kernel.positions import Supply


def guess(state: ArneState, seen: ArneView, chance: Chance) -> None:
    """Fills a new state with what the view shows, and deals the rest at random: as honest as the
    referee makes the players, and as honest as a call has shown them to be."""
    copy_seen(state, seen)
    pack = Supply(state.options.pack)
    name_seen(seen, pack)
    rest = chance.shuffled(pack.rest())
    pile = fill_pile(state, seen, rest)
    hands: list[list[int]] = []
    for seat in range(seen.table.count):
        hand: list[int] = []
        while seat != seen.seat and len(hand) < seen.sizes[seat]:
            hand.append(take_colour(rest, True) if needs_black(seen, seat) else rest.pop())
        hands.append(hand)
    deal_out(state, seen, pile, hands, rest, chance)


def fill_world(
    state: ArneState, seen: ArneView, pile: list[int], hands: list[list[int]], rest: list[int], chance: Chance
) -> None:
    """The same with these cards in the discard and in the hands, and the rest in random order."""
    copy_seen(state, seen)
    deal_out(state, seen, pile, hands, rest, chance)


def deal_out(
    state: ArneState, seen: ArneView, pile: list[int], hands: list[list[int]], rest: list[int], chance: Chance
) -> None:
    for seat in range(seen.table.count):
        state.hands[seat] = seen.hand if seat == seen.seat else bytes(chance.shuffled(hands[seat]))
    state.pile = bytes(pile)
    state.deck = bytes(rest)
    guess_lies(state, seen, chance)


def name_seen(seen: ArneView, pack: Supply) -> None:
    """Every card whose place this seat sees."""
    for card in seen.hand:
        pack.name(card)
    for row in seen.table.fields:
        for stack in row:
            if stack != cards.GONE:
                pack.name(int(cards.bottom(stack)))
                for card in cards.lying_on(stack):
                    pack.name(card)
    for card in seen.pile:
        if card != HIDDEN:
            pack.name(card)


def is_honest(seen: ArneView) -> bool:
    return not seen.table.options.table or seen.table.called != 0


def needs_black(seen: ArneView, seat: i64) -> bool:
    """arne.move.skip: whoever has skipped has nothing white."""
    table = seen.table
    return is_honest(seen) and table.moved == phases.SKIPPED and table.turn == seat


def fill_pile(state: ArneState, seen: ArneView, rest: list[int]) -> list[int]:
    """The discard, with what is hidden of it taken from the rest."""
    pile = seen.pile[:]
    if is_honest(seen) and seen.table.moved == phases.DISCARDED:
        at = seen.table.marks.rfind(bytes([int(seen.table.turn)]))
        if pile[at] == HIDDEN:
            pile[at] = take_discardable(state, seen.table.turn, rest)
    only_white = not state.options.table and seen.table.phase != phases.OVER
    for at in range(len(pile)):
        if pile[at] == HIDDEN:
            pile[at] = take_colour(rest, False) if only_white else rest.pop()
    return pile


def take_colour(rest: list[int], black: bool) -> int:
    """The last black or white card of what is left; any where there is none."""
    for at in range(len(rest) - 1, -1, -1):
        if cards.is_black(rest[at]) if black else cards.is_white(rest[at]):
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
        state.breach = phases.NOT_MOVED
        if seen.table.moved == phases.DISCARDED:
            card: i64 = state.pile[seen.table.marks.rfind(bytes([int(seen.table.turn)]))]
            if bar_discard(state, seen.table.turn, card):
                state.breach = phases.DISCARDED
        elif state.has_white(seen.table.turn):
            state.breach = phases.SKIPPED
    if seen.owed == HIDDEN:
        state.owed = 0
        if not seen.table.called:
            held = len(matching(state))
            state.owed = chance.below((held if held < 2 else 2) + 1)


def copy_seen(state: ArneState, seen: ArneView) -> None:
    """What the seat knows of a new state, the cards apart."""
    state.lay_out()
    state.copy_steps(seen.table)
    state.copy_public(seen.table)
    state.owed = seen.owed
    state.breach = seen.breach
