"""Why not: the checks of montana.act.order and montana.call.checks, first failing clause first."""

from mypy_extensions import i64

from koloda.games.montana.cards import CODES, RULES
from koloda.games.montana.codes import (
    CALL,
    CARDS,
    CLOSE_FINAL,
    CLOSE_RACE,
    CLOSE_SWAP,
    CLOSE_TURN,
    COVER,
    DECK,
    DRAW,
    FIRST,
    KEEP,
    LOSER,
    MALFORMED,
    NEXT,
    NO_SHOUT,
    PILE_SHIFT,
    SAY,
    SET,
    SHOUT,
    SWAP,
    TAP,
    cards_of,
)
from koloda.games.montana.rules.calls import offence_bit
from koloda.games.montana.rules.ending import is_match_over
from koloda.games.montana.rules.matching import why_wrong
from koloda.games.montana.rules.piles import find_pile
from koloda.games.montana.state import DEAL, DRAWN, FINAL, MOVE, OVER, RACE, MontanaState
from koloda.games.montana.state import FIRST as FIRST_PHASE
from koloda.games.montana.state import SWAP as SWAP_PHASE
from koloda.kernel.actions import Action
from koloda.kernel.errors import Refusal
from koloda.kernel.seats import HOST, bit, letter


def why_not(state: MontanaState, action: Action) -> Refusal | None:
    code, seat, phase = action.code, action.seat, state.phase
    if seat == HOST:
        return why_not_host(state, action)
    if phase >= OVER:
        return Refusal("montana.act.phase")
    if code < CARDS or code == SET or code == MALFORMED or code == DRAW or code == KEEP:
        return why_not_move(state, seat, action)
    if code >= SWAP and code < SWAP + 16:
        return why_not_swap(state, seat, code - SWAP)
    if code == COVER:
        return why_not_cover(state, seat, action.args)
    if code == TAP or (code >= SAY and code < SAY + 18):
        return None if seat == state.open else Refusal("montana.duty.void")
    if code == SHOUT:
        fits = state.options.table and state.size(seat) == 1
        return None if fits else Refusal("montana.shout.void", {"count": int(state.size(seat))})
    if code >= CALL and code < CALL + 32:
        return why_not_call(state, seat, (code - CALL) & 7, (code - CALL) >> 3)
    return Refusal("koloda.action.unknown")


def why_not_move(state: MontanaState, seat: i64, action: Action) -> Refusal | None:
    """montana.act.phase, montana.turn.out-of-turn, then what the move itself is about."""
    code = action.code
    if state.phase != MOVE and state.phase != DRAWN:
        return Refusal("montana.act.phase")
    if seat != state.turn:
        return Refusal("montana.turn.out-of-turn", {"turn": letter(state.turn)})
    if code == KEEP:
        return Refusal("montana.draw.must") if state.phase == MOVE else None
    if code == DRAW:
        return Refusal("montana.draw.once") if state.phase == DRAWN else None
    if code == MALFORMED:
        return Refusal("montana.act.form")
    return why_not_cards(state, seat, action)


def why_not_cards(state: MontanaState, seat: i64, action: Action) -> Refusal | None:
    """montana.act.form, montana.act.not-held, montana.draw.only-drawn, montana.pile.choice, the match
    rule and the shape of a set; the table referee lets a wrong play pass (montana.wrong.stands)."""
    cards = cards_of(action)
    if not is_formed(action.code, cards):
        return Refusal("montana.act.form")
    for card in cards:
        if cards.count(card) > state.copies_in(seat, card):
            return Refusal("montana.act.not-held", {"card": CODES[card]})
    wrong = None if state.options.table else why_wrong(state, cards)
    if cards[0] < RULES:
        return wrong
    if wrong is not None:
        return wrong
    if find_pile(state, cards[0], action.code >> PILE_SHIFT) < 0:
        return Refusal("montana.pile.choice", {"card": CODES[cards[0]]})
    return None


def is_formed(code: i64, cards: tuple[int, ...]) -> bool:
    """Numbers that came from a text always are; those of an outside caller may be anything."""
    if code == SET:
        return len(cards) > 1 and min(cards) >= 0 and max(cards) < RULES
    return code >= 0 and code & 63 < 52 and (code < RULES or code & 63 >= RULES)


def why_not_swap(state: MontanaState, seat: i64, partner: i64) -> Refusal | None:
    if state.phase != SWAP_PHASE:
        return Refusal("montana.act.phase")
    if seat != state.turn:
        return Refusal("montana.turn.out-of-turn", {"turn": letter(state.turn)})
    if partner == seat or partner >= state.count:
        return Refusal("montana.digit.5")
    return None


def why_not_cover(state: MontanaState, seat: i64, args: tuple[int, ...]) -> Refusal | None:
    """montana.race.none, montana.race.once, montana.race.form, montana.race.close."""
    if state.phase != RACE or state.options.by_chance:
        return Refusal("montana.race.none")
    if state.times[seat] >= 0:
        return Refusal("montana.race.once")
    if len(args) != 1 or args[0] < 0:
        return Refusal("montana.race.form")
    if args[0] > state.options.race_ms:
        return Refusal("montana.race.close", {"ms": int(state.options.race_ms)})
    return None


def why_not_call(state: MontanaState, seat: i64, target: i64, offence: i64) -> Refusal | None:
    """montana.call.checks."""
    if not state.options.table:
        return Refusal("montana.call.strict")
    if seat == target:
        return Refusal("montana.call.self")
    if state.open < 0 or (offence != NO_SHOUT and target != state.open) or target >= state.count:
        return Refusal("montana.call.closed")
    if state.spent & bit(seat):
        return Refusal("montana.call.spent")
    if state.penalised & offence_bit(offence, target):
        return Refusal("montana.call.settled")
    return None


def why_not_host(state: MontanaState, action: Action) -> Refusal | None:
    """What the host may do now: montana.act.phase."""
    code, phase = action.code, state.phase
    by_chance = state.options.by_chance != 0
    if code == CLOSE_TURN:
        fits = phase == MOVE or phase == DRAWN
    elif code == CLOSE_RACE:
        fits = phase == RACE and not by_chance
    elif code == CLOSE_SWAP:
        fits = phase == SWAP_PHASE
    elif code == CLOSE_FINAL:
        fits = phase == FINAL
    elif code == NEXT:
        fits = phase == OVER and not is_match_over(state)
    elif code == DECK:
        if phase != DEAL:
            return Refusal("koloda.chance.unasked")
        fits = True
    elif code == FIRST:
        fits = phase == FIRST_PHASE
    elif code == LOSER:
        fits = phase == RACE and by_chance
    else:
        return Refusal("koloda.action.unknown")
    return None if fits else Refusal("montana.act.phase")
