"""Why not: the checks of montana.act.order and montana.call.checks, first failing clause first."""

from mypy_extensions import i64

from koloda.games.montana import codes, phases
from koloda.games.montana.cards import CODES, RULES
from koloda.games.montana.rules.calls import offence_bit
from koloda.games.montana.rules.matching import why_wrong
from koloda.games.montana.rules.piles import find_pile
from koloda.games.montana.state import MontanaState
from koloda.kernel import Action, Refusal
from koloda.kernel.seats import bit, letter


def why_not_move(state: MontanaState, seat: i64) -> Refusal | None:
    """montana.act.phase, montana.turn.out-of-turn."""
    if state.phase != phases.MOVE and state.phase != phases.DRAWN:
        return Refusal("montana.act.phase")
    if seat != state.turn:
        return Refusal("montana.turn.out-of-turn", {"turn": letter(state.turn)})
    return None


def why_not_cards(state: MontanaState, seat: i64, action: Action) -> Refusal | None:
    """montana.act.form, montana.act.not-held, montana.draw.only-drawn, montana.pile.choice, the match
    rule and the shape of a set; the table referee lets a wrong play pass (montana.wrong.stands)."""
    cards = codes.cards_of(action)
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
    if find_pile(state, cards[0], codes.pile_of(action.code)) < 0:
        return Refusal("montana.pile.choice", {"card": CODES[cards[0]]})
    return None


def is_formed(code: i64, cards: tuple[int, ...]) -> bool:
    """Numbers that came from a text always are; those of an outside caller may be anything."""
    if code == codes.SET:
        return len(cards) > 1 and min(cards) >= 0 and max(cards) < RULES
    return code >= 0 and code & 63 < 52 and (code < RULES or code & 63 >= RULES)


def why_not_swap(state: MontanaState, seat: i64, partner: i64) -> Refusal | None:
    if state.phase != phases.SWAP:
        return Refusal("montana.act.phase")
    if seat != state.turn:
        return Refusal("montana.turn.out-of-turn", {"turn": letter(state.turn)})
    if partner == seat or partner >= state.count:
        return Refusal("montana.digit.5")
    return None


def why_not_cover(state: MontanaState, seat: i64, args: tuple[int, ...]) -> Refusal | None:
    """montana.race.none, montana.race.once, montana.race.form, montana.race.close."""
    if state.phase != phases.RACE or state.options.by_chance:
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
    if state.open < 0 or (offence != codes.NO_SHOUT and target != state.open) or target >= state.count:
        return Refusal("montana.call.closed")
    if state.spent & bit(seat):
        return Refusal("montana.call.spent")
    if state.penalised & offence_bit(offence, target):
        return Refusal("montana.call.settled")
    return None
