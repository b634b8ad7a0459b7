"""Events and chance: what a rule says of what it does."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes
from koloda.games.munchkin.notation import CARD, MunchkinVerb, NumberArgument, SeatArgument
from koloda.games.munchkin.state import MunchkinState
from koloda.kernel import Action, Event, Refusal, Value
from koloda.kernel.events import told_chance
from koloda.kernel.seats import HOST, bit, letter


def tell(state: MunchkinState, kind: str, seat: i64, clause: str, values: dict[str, Value]) -> None:
    """Everybody learns of it."""
    if state.out is not None:
        state.out.append(Event(kind, seat, clause, values))


def tell_some(
    state: MunchkinState,
    kind: str,
    seat: i64,
    clause: str,
    values: dict[str, Value],
    secret: dict[str, Value],
    knows: i64,
) -> None:
    """Only the seats in `knows` read the secret."""
    if state.out is not None:
        state.out.append(Event(kind, seat, clause, values, secret, knows))


def tell_only(state: MunchkinState, kind: str, seat: i64, clause: str, values: dict[str, Value]) -> None:
    """Nobody but this seat learns of it (hidden.passes)."""
    if state.out is not None:
        state.out.append(Event(kind, seat, clause, values, None, 0, bit(seat)))


def spell_cards(state: MunchkinState, cards: list[int]) -> tuple[str, ...]:
    return tuple([state.code(card) for card in cards])


def spell(state: MunchkinState, line: str) -> None:
    if state.out is not None:
        state.out.append(told_chance(line))


def throw_die(state: MunchkinState) -> int:
    """comp.die: 1 to 6; what was thrown cannot be taken back (human.undo)."""
    state.leaked = True
    chance = state.chance
    if chance is None:
        line = state.next_line()
        if line.code != codes.DIE:
            raise Refusal("koloda.chance.unasked")
        return line.args[0]
    face = int(chance.below(6)) + 1
    spell(state, f"~ die {face}")
    return face


def shuffle(state: MunchkinState, deck: i64, cards: list[int]) -> list[int]:
    """These cards in a new order, top first; one card is not shuffled."""
    if len(cards) < 2:
        if cards:
            state.need_no_line(Action(HOST, codes.SHUFFLE, (int(deck), cards[0])))
        return cards
    chance = state.chance
    if chance is None:
        line = state.next_line()
        if line.code != codes.SHUFFLE or line.args[0] != deck:
            raise Refusal("koloda.chance.unasked")
        return name_order(cards, list(line.args[1:]))
    order = chance.shuffled(cards)
    spell(state, f"~ shuffle {'DT'[deck]}D {' '.join(spell_cards(state, order))}")
    return order


def name_order(cards: list[int], told: list[int]) -> list[int]:
    """The order the host told; `…` at its end stands for the rest."""
    named = [card for card in told if card >= 0]
    rest = [card for card in cards if card not in named]
    open_ended = len(named) < len(told)
    if len(set(named)) != len(named) or len(named) + len(rest) != len(cards) or (rest and not open_ended):
        raise Refusal("koloda.chance.unasked")
    return named + rest


def pick_at_random(state: MunchkinState, cards: list[int]) -> int:
    """One of these cards; a last card is not drawn for."""
    if len(cards) == 1:
        state.need_no_line(Action(HOST, codes.RANDOM, (cards[0],)))
        return cards[0]
    chance = state.chance
    if chance is None:
        line = state.next_line()
        if line.code != codes.RANDOM or line.args[0] not in cards:
            raise Refusal("koloda.chance.unasked")
        return line.args[0]
    card = cards[chance.below(len(cards))]
    spell(state, f"~ random {state.code(card)}")
    return card


def pick_first_seat(state: MunchkinState) -> int:
    chance = state.chance
    if chance is None:
        line = state.next_line()
        if line.code != codes.FIRST:
            raise Refusal("koloda.chance.unasked")
        return line.args[0]
    seat = int(chance.below(state.count))
    spell(state, f"~ first {letter(seat)}")
    return seat


# Results that the host tells when they are due


def why_not_told(state: MunchkinState, action: Action) -> Refusal | None:
    return Refusal("koloda.chance.unasked")


def hear(state: MunchkinState, action: Action) -> None:
    """It is taken by the step that waits for it (`State.next_line`)."""


VERBS: Final[list[MunchkinVerb]] = [
    MunchkinVerb("die", codes.DIE, [NumberArgument("face", least=1, most=6)], why_not_told, hear, host=True),
    MunchkinVerb("random", codes.RANDOM, [CARD], why_not_told, hear, host=True),
    MunchkinVerb("first", codes.FIRST, [SeatArgument("target")], why_not_told, hear, host=True),
]  # fmt: skip
