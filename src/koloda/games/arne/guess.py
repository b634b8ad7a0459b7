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
    hands: list[list[int]] = [[] for _ in range(seen.table.count)]
    for seat in range(seen.table.count):
        for card in seen.remembered[seat]:
            if seat != seen.seat and len(hands[seat]) < seen.sizes[seat] and pack.name(card):
                hands[seat].append(card)
    rest = chance.shuffled(pack.rest())
    pile = seen.pile[:]
    honest = not state.options.table or seen.table.called != 0
    if honest and seen.table.moved == phases.DISCARDED:
        at = seen.table.marks.rfind(bytes([int(seen.table.turn)]))
        if pile[at] == HIDDEN:
            pile[at] = take_discardable(state, seen.table.turn, rest)
    if honest and seen.table.moved == phases.SKIPPED and seen.table.turn != seen.seat:
        while len(hands[seen.table.turn]) < seen.sizes[seen.table.turn]:
            hands[seen.table.turn].append(take_colour(rest, True))
    only_white = not state.options.table and seen.table.phase != phases.OVER
    for at in range(len(pile)):
        if pile[at] == HIDDEN:
            pile[at] = take_colour(rest, False) if only_white else rest.pop()
    for seat in range(seen.table.count):
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
