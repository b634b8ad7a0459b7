"""A full state that fits what a seat knows: unseen cards dealt at random."""

from mypy_extensions import i64

from koloda.games.iota import codes, phases
from koloda.games.iota.cards import CARD, NATURALS, PACK
from koloda.games.iota.cells import cell_of, tile_of
from koloda.games.iota.position import UNKNOWN
from koloda.games.iota.state import IotaState
from koloda.games.iota.view import IotaView, fill_seen
from koloda.kernel import Action, Chance


def guess(state: IotaState, seen: IotaView, chance: Chance) -> None:
    """Fills a new state with what the view shows, and deals the rest at random."""
    fill_seen(state, seen)
    if state.phase == phases.DEAL:
        state.deck = PACK[:]
        return
    rest = chance.shuffled(unseen(state, seen))
    out = left_out(seen, rest)
    hands: list[list[int]] = []
    for seat in range(state.count):
        known = [card for card in state.hands[seat] if card != UNKNOWN]
        missing = len(state.hands[seat]) - len(known)
        hands.append(known + rest[:missing])
        rest = rest[missing:]
    deal_out(state, seen, out, hands, rest, chance)


def fill_world(
    state: IotaState,
    seen: IotaView,
    out: list[int],
    hands: list[list[int]],
    rest: list[int],
    chance: Chance,
) -> None:
    """The same with what has left the game, the hands, and the rest in random order."""
    fill_seen(state, seen)
    deal_out(state, seen, out, hands, rest, chance)


def deal_out(
    state: IotaState,
    seen: IotaView,
    out: list[int],
    hands: list[list[int]],
    rest: list[int],
    chance: Chance,
) -> None:
    state.out = out
    for seat in range(state.count):
        state.hands[seat] = sorted(hands[seat])
    for at, card in enumerate(seen.deck):
        if card == UNKNOWN:
            card = rest.pop()
            state.deck[at] = card
        if seen.deck_known[at]:
            state.known[card] = seen.deck_known[at]
    fill_move(state, chance)


def unseen(state: IotaState, seen: IotaView) -> list[int]:
    """The cards whose place this seat does not know."""
    left = set(PACK)
    for tile in state.grid.values():
        left.discard(tile & CARD)
    for cards in [state.deck, *state.hands, seen.out or []]:
        left.difference_update(cards)
    return sorted(left)


def left_out(seen: IotaView, rest: list[int]) -> list[int]:
    """What has left the game; where that is hidden, taken from the rest."""
    return seen.out[:] if seen.out is not None else remove_naturals(rest, seen.out_size)


def remove_naturals(cards: list[int], count: i64) -> list[int]:
    """Takes the first naturals of a shuffled list: they have left the game (iota.var.short)."""
    found: list[int] = []
    if count == 0:
        return found
    kept: list[int] = []
    for card in cards:
        if card < NATURALS and len(found) < count:
            found.append(card)
        else:
            kept.append(card)
    cards[:] = kept
    found.sort()
    return found


def fill_move(state: IotaState, chance: Chance) -> None:
    """The cards that a waiting pass would exchange may be any of the hand."""
    move = state.move
    if move is None or not codes.is_pass(move) or UNKNOWN not in move.args:
        return
    takes = codes.takes_in(move)
    given = [int(tile_of(take)) for take in takes]
    hand = [card for card in state.hands[move.seat] if card not in given]
    hand += [state.grid[int(cell_of(take))] & int(CARD) for take in takes]
    cards = chance.shuffled(sorted(hand))[: len(codes.rest_of(move))]
    state.move = Action(move.seat, move.code, takes + tuple(cards))
