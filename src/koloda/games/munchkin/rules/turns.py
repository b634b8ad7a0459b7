"""The phases of a turn and charity (chapters 3.3 and 3.4)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import cards, codes, phases
from koloda.games.munchkin.notation import CARD, GiveVerb, ListVerb, MunchkinVerb
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.rules.combat import start_combat
from koloda.games.munchkin.rules.permission import refuse, why_not_now
from koloda.games.munchkin.rules.plays import open_curse
from koloda.games.munchkin.rules.strength import forbids
from koloda.games.munchkin.rules.telling import spell_cards, tell, tell_some
from koloda.games.munchkin.rules.zones import discard, draw, draw_to_hand, out_of_hand, to_hand
from koloda.games.munchkin.state import DISPUTED, HAGGLED, MunchkinPublic, MunchkinState
from koloda.games.munchkin.windows import fresh_seats
from koloda.kernel import Refusal, Value
from koloda.kernel.seats import all_seats, bit, letter


def why_not_phase(state: MunchkinState, seat: i64, row: str, stage: i64) -> Refusal | None:
    """The action's own state, and nobody's fresh cards before it (when.fresh)."""
    refusal = why_not_now(state, seat, row)
    if refusal is not None:
        return refusal
    if state.stage != stage:
        clause = {"kick": "turn.kick", "trouble": "turn.trouble", "loot": "turn.loot", "skip": "turn.choice"}
        return refuse(clause.get(row, "turn.charity"), "closed" if state.stage < phases.T_ROOM else "done")
    return None


def why_not_fresh(state: MunchkinState) -> Refusal | None:
    return refuse("when.fresh", "waits") if fresh_seats(state) else None


# The door


def why_not_kick(state: MunchkinState, seat: i64) -> Refusal | None:
    refusal = why_not_phase(state, seat, "kick", phases.T_START)
    return refusal if refusal is not None else why_not_fresh(state)


def kick(state: MunchkinState) -> None:
    """turn.kick: the top door face up."""
    card = draw(state, vocabulary.DOOR)
    if card == cards.NO_CARD:
        state.enter(phases.T_ROOM)
        return
    state.shown = [card]
    tell(state, "kick", state.turn, "munchkin.turn.kick", {"card": state.code(card)})
    kind = state.kind(card)
    if kind.type == vocabulary.MONSTER:
        start_combat(state, card)
    elif kind.type == vocabulary.CURSE:
        state.enter(phases.T_ROOM)
        open_curse(state, card, state.turn, state.turn, "munchkin.curse.door")
    else:
        state.door = card
        state.enter(phases.T_DOOR)


def why_not_take(state: MunchkinState, seat: i64) -> Refusal | None:
    return why_not_phase(state, seat, "kick", phases.T_DOOR)


def take(state: MunchkinState) -> None:
    tell(state, "take", state.turn, "munchkin.turn.kick", {"card": state.code(state.door)})
    to_hand(state, state.turn, state.door)
    state.door = cards.NO_CARD
    state.enter(phases.T_ROOM)


# The room


def why_not_trouble(state: MunchkinState, seat: i64, card: i64) -> Refusal | None:
    """turn.trouble: a monster from hand."""
    refusal = why_not_phase(state, seat, "trouble", phases.T_ROOM) or why_not_fresh(state)
    if refusal is not None:
        return refusal
    held = card in state.seats[seat].hand and state.kind(card).type == vocabulary.MONSTER
    return None if held else refuse("turn.trouble")


def trouble(state: MunchkinState, card: i64) -> None:
    out_of_hand(state, state.turn, card)
    start_combat(state, card)


def why_not_loot(state: MunchkinState, seat: i64) -> Refusal | None:
    refusal = why_not_phase(state, seat, "loot", phases.T_ROOM) or why_not_fresh(state)
    if refusal is not None:
        return refusal
    return refuse("curse.forbid") if forbids(state, seat, "loot") else None


def loot(state: MunchkinState) -> None:
    """turn.loot: face down."""
    draw_to_hand(state, state.turn, vocabulary.DOOR, 1, "munchkin.turn.loot")
    state.enter(phases.T_END)


def why_not_skip(state: MunchkinState, seat: i64) -> Refusal | None:
    """turn.choice: only when looting is forbidden."""
    refusal = why_not_phase(state, seat, "skip", phases.T_ROOM)
    if refusal is not None:
        return refusal
    return None if forbids(state, seat, "loot") else refuse("turn.choice", "must")


def skip(state: MunchkinState) -> None:
    state.enter(phases.T_END)
    tell(state, "skip", state.turn, "munchkin.turn.choice", {})


# The end


def surplus(state: MunchkinPublic, seat: i64) -> int:
    return max(len(state.seats[seat].hand) - int(state.options.hand_limit), 0)


def why_not_end(state: MunchkinState, seat: i64) -> Refusal | None:
    refusal = why_not_phase(state, seat, "end", phases.T_END)
    return refusal if refusal is not None else why_not_fresh(state)


def why_not_done(state: MunchkinState, seat: i64) -> Refusal | None:
    """zone.limit; under `table` too many cards are a slip."""
    refusal = why_not_end(state, seat)
    if refusal is None and surplus(state, seat) and not state.options.table:
        refusal = refuse("zone.limit")
    return refusal


def lowest(state: MunchkinPublic) -> list[int]:
    """charity.lowest: all seats of the lowest level, clockwise from the giver; the dead receive nothing."""
    alive = [seat for seat in [int(state.turn), *state.around(state.turn)] if not state.seats[seat].dead]
    least = min([int(state.seats[seat].level) for seat in alive], default=0)
    return [seat for seat in alive if state.seats[seat].level == least]


def why_not_hand_cards(state: MunchkinState, seat: i64, cards: list[int]) -> Refusal | None:
    """charity.exact."""
    for card in cards:
        if card not in state.seats[seat].hand:
            return refuse("zone.hand")
    return None if len(cards) == surplus(state, seat) else refuse("charity.exact")


def why_not_give(state: MunchkinState, seat: i64, args: tuple[int, ...]) -> Refusal | None:
    refusal = why_not_end(state, seat)
    if refusal is not None:
        return refusal
    cards, receivers = list(args[::2]), list(args[1::2])
    refusal = why_not_hand_cards(state, seat, cards)
    if refusal is not None:
        return refusal
    poor = lowest(state)
    if seat in poor:
        return refuse("charity.self")
    for receiver in receivers:
        if receiver not in poor:
            return refuse("death.rule" if state.seats[receiver].dead else "charity.lowest")
    shares = [receivers.count(receiver) for receiver in poor]
    return refuse("charity.split") if max(shares) - min(shares) > 1 else None


def give(state: MunchkinState, args: tuple[int, ...]) -> None:
    """charity.hidden: giver and receiver see what, the others how many."""
    giver = state.turn
    cards, receivers = list(args[::2]), list(args[1::2])
    for card in cards:
        out_of_hand(state, giver, card)
    if state.options.charity_open:
        state.shown = cards
    end_turn(state)
    for receiver in lowest_of(receivers):
        given = [card for card, to in zip(cards, receivers, strict=True) if to == receiver]
        for card in given:
            to_hand(state, receiver, card)
        knows = bit(giver) | bit(receiver)
        if state.options.charity_open:
            knows = all_seats(state.count)
        values: dict[str, Value] = {"count": len(given), "target": letter(receiver)}
        secret: dict[str, Value] = {"cards": spell_cards(state, given)}
        tell_some(state, "give", giver, "munchkin.turn.charity", values, secret, knows)
    begin_turn(state, state.left(giver))


def lowest_of(receivers: list[int]) -> list[int]:
    """Each receiver once, in the order they are named."""
    found: list[int] = []
    for receiver in receivers:
        if receiver not in found:
            found.append(receiver)
    return found


def why_not_trash(state: MunchkinState, seat: i64, cards: list[int]) -> Refusal | None:
    """charity.self: only a lowest giver discards."""
    refusal = why_not_end(state, seat)
    if refusal is not None:
        return refusal
    refusal = why_not_hand_cards(state, seat, cards)
    if refusal is not None:
        return refusal
    return None if seat in lowest(state) else refuse("charity.lowest")


def trash(state: MunchkinState, cards: list[int]) -> None:
    for card in cards:
        out_of_hand(state, state.turn, card)
    discard(state, cards)
    done(state)


def default_end(state: MunchkinState) -> None:
    """pick.default: hand cards in code order, one by one clockwise round the lowest seats."""
    count = surplus(state, state.turn)
    if count == 0:
        done(state)
        return
    cards = state.cards.by_code(state.seats[state.turn].hand)[:count]
    poor = lowest(state)
    if state.turn in poor:
        trash(state, cards)
        return
    gifts: list[int] = []
    for at, card in enumerate(cards):
        gifts += [card, poor[at % len(poor)]]
    give(state, tuple(gifts))


def done(state: MunchkinState) -> None:
    """turn.pass: the left neighbour's turn begins."""
    end_turn(state)
    begin_turn(state, state.left(state.turn))


def end_turn(state: MunchkinState) -> None:
    """What was for this turn is over."""
    munchkin = state.seats[state.turn]
    ended = [curse for curse in munchkin.curses if state.kind(curse).ends_with_turn()]
    if ended:
        munchkin.curses = [curse for curse in munchkin.curses if curse not in ended]
        discard(state, ended)
    for other in state.seats:
        other.used &= ~(HAGGLED | DISPUTED)


def begin_turn(state: MunchkinState, seat: i64) -> None:
    """charity.fresh: the seat now on turn needs no W.FRESH; death.rule: the dead come back."""
    state.turn = seat
    munchkin = state.seats[seat]
    munchkin.fresh = []
    if munchkin.dead:
        munchkin.dead = False
        draw_to_hand(state, seat, vocabulary.DOOR, 4, "munchkin.death.rule")
        draw_to_hand(state, seat, vocabulary.TREASURE, 4, "munchkin.death.rule")
    state.enter(phases.W_TURN if state.options.ask else phases.T_START)
    tell(state, "turn", seat, "munchkin.turn.pass", {})


VERBS: Final[list[MunchkinVerb]] = [
    MunchkinVerb("kick", codes.KICK, [], lambda s, a: why_not_kick(s, a.seat), lambda s, a: kick(s)),
    MunchkinVerb("take", codes.TAKE, [], lambda s, a: why_not_take(s, a.seat), lambda s, a: take(s)),
    MunchkinVerb(
        "trouble", codes.TROUBLE, [CARD],
        lambda s, a: why_not_trouble(s, a.seat, a.args[0]), lambda s, a: trouble(s, a.args[0]),
    ),
    MunchkinVerb("loot", codes.LOOT, [], lambda s, a: why_not_loot(s, a.seat), lambda s, a: loot(s)),
    MunchkinVerb("skip", codes.SKIP, [], lambda s, a: why_not_skip(s, a.seat), lambda s, a: skip(s)),
    MunchkinVerb("done", codes.DONE, [], lambda s, a: why_not_done(s, a.seat), lambda s, a: done(s)),
    GiveVerb(
        "give", codes.GIVE, [],
        lambda s, a: why_not_give(s, a.seat, a.args), lambda s, a: give(s, a.args),
    ),
    ListVerb(
        "trash", codes.TRASH, {},
        lambda s, a: why_not_trash(s, a.seat, list(a.args)), lambda s, a: trash(s, list(a.args)),
    ),
]  # fmt: skip
