"""Passing and exchanging (chapter 4.5)."""

from mypy_extensions import i64

from koloda.games.iota.cards import CODES
from koloda.games.iota.rules.attempts import Attempt
from koloda.games.iota.state import HAND, IotaState
from koloda.kernel import Event, Refusal
from koloda.kernel.seats import bit


def why_not_pass(attempt: Attempt, exchanged: tuple[int, ...]) -> Refusal | None:
    """iota.pass.always: nothing but a laid card or a wrong exchange stands in the way."""
    state = attempt.state
    if attempt.lays:
        return Refusal("iota.turn.mix")
    if attempt.takes and state.options.with_lay:
        return Refusal("iota.take.with-lay")
    left = attempt.hand[:]
    for card in exchanged:
        if card not in left:
            return Refusal("iota.pass.own", {"card": CODES[card]})
        left.remove(card)
    if len(exchanged) > HAND:
        return Refusal("iota.pass.exchange", {"count": len(exchanged)})
    if len(exchanged) > len(state.deck):
        return Refusal("iota.pass.deck", {"count": len(exchanged), "deck": len(state.deck)})
    return None


def exchange(state: IotaState, seat: i64, cards: tuple[int, ...], out: list[Event] | None) -> None:
    """iota.pass.exchange, iota.pass.bottom: the former top cards come, the listed ones go under."""
    count = len(cards)
    if count == 0:
        return
    hand = state.hands[seat]
    for card in cards:
        hand.remove(card)
    drawn = draw(state, seat, count)
    state.deck += list(cards)
    for card in cards:
        state.known[card] = bit(seat)
    if out is not None:
        given = tuple([CODES[card] for card in cards])
        taken = tuple([CODES[card] for card in drawn])
        secret: dict[str, str | int | tuple[str, ...]] = {"given": given, "cards": taken}
        out.append(Event("exchanged", seat, "iota.pass.exchange", {"count": count}, secret, bit(seat)))


def draw(state: IotaState, seat: i64, count: i64) -> list[int]:
    """Cards off the top, as many as there are."""
    drawn = state.deck[:count]
    state.deck = state.deck[count:]
    for card in drawn:
        if card in state.known:
            del state.known[card]
    hand = state.hands[seat]
    hand += drawn
    hand.sort()
    return drawn
