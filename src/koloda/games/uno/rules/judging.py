"""Why not: the checks of uno.act.order, first failing clause first."""

from mypy_extensions import i64

from koloda.games.uno import cards, codes, phases
from koloda.games.uno.options import FORCE_ALL, NO_BLUFF, STACK_ANY, STACK_SAME
from koloda.games.uno.rules import matching
from koloda.games.uno.rules.answers import can_arm
from koloda.games.uno.rules.turns import is_held_for
from koloda.games.uno.state import UnoState
from koloda.kernel import Refusal
from koloda.kernel.masks import BITS
from koloda.kernel.seats import bit, letter


def wrong_moment(count: int = 0) -> Refusal:
    """uno.act.phase: the game waits for something else, or for so many cards."""
    return Refusal("uno.act.phase", {"count": count})


def not_asked() -> Refusal:
    """uno.act.turn: for somebody who is not asked, whoever is."""
    return Refusal("uno.act.turn", {"turn": "nobody"})


def why_not_turn_action(state: UnoState, seat: i64) -> Refusal | None:
    """uno.act.phase, uno.act.turn, uno.win.hold: for draw and pass."""
    if state.phase > phases.PENALTY:
        return wrong_moment()
    if seat != state.turn:
        return Refusal("uno.act.turn", {"turn": letter(state.turn)})
    return Refusal("uno.win.hold") if is_held_for(state, seat) else None


def why_not_draw(state: UnoState, seat: i64) -> Refusal | None:
    if state.phase == phases.PENALTY:
        return Refusal("uno.house.stack.match", {"stack": state.stack})
    if state.phase == phases.DRAWN:
        if not state.options.draw_until:
            return Refusal("uno.draw.one")
        if matching.playable_drawn(state, seat) or state.deck_size == 0:
            return Refusal("uno.house.until.what")
        return None
    if state.options.force_play == FORCE_ALL and matching.has_playable(state, seat):
        return Refusal("uno.house.force.drawn")
    return None


def why_not_pass(state: UnoState, seat: i64) -> Refusal | None:
    if state.phase == phases.PENALTY:
        return Refusal("uno.house.stack.match", {"stack": state.stack})
    if state.phase == phases.TURN:
        return Refusal("uno.turn.no-pass")
    if state.options.draw_until and not matching.playable_drawn(state, seat) and state.deck_size:
        return Refusal("uno.house.until.what")
    if state.options.force_play and matching.must_play_drawn(state, seat):
        return Refusal("uno.house.force.drawn")
    return None


def why_not_card(state: UnoState, seat: i64, card: i64, colour: i64, target: i64) -> Refusal | None:
    if state.phase > phases.PENALTY:
        return wrong_moment()
    jumps = seat != state.turn
    if jumps:
        if not state.options.jump_in:
            return Refusal("uno.act.turn", {"turn": letter(state.turn)})
        if not state.jump:
            return Refusal("uno.house.jump.when")
    elif is_held_for(state, seat) and not (state.jump and card == state.top):
        return Refusal("uno.win.hold")
    if not is_whole(state, seat, card, colour, target):
        return Refusal("uno.act.whole", {"card": cards.CODES[card]})
    if not state.holds(seat, card):
        return Refusal("uno.act.held", {"card": cards.CODES[card]})
    refusal: Refusal | None = None
    if jumps:
        if card != state.top or card >= cards.WILD:
            refusal = Refusal(
                "uno.house.jump.what", {"card": cards.CODES[card], "top": cards.CODES[state.top]}
            )
    elif state.phase == phases.PENALTY:
        refusal = why_not_stack(state, seat, card)
    else:
        refusal = why_not_match(state, seat, card)
    if refusal is not None:
        return refusal
    if not matching.allowed_last(state, seat) & BITS[card]:
        return Refusal("uno.house.finish", {"card": cards.CODES[card]})
    return None


def is_whole(state: UnoState, seat: i64, card: i64, colour: i64, target: i64) -> bool:
    """uno.act.whole: everything the card needs, and nothing it has no use for."""
    if (colour < cards.NO_COLOUR) != (card >= cards.WILD):
        return False
    if target == seat:
        return False
    if target != codes.NO_TARGET:
        return target < state.count and may_aim(state, card)
    return state.size(seat) == 1 or not must_aim(state, card)


def may_aim(state: UnoState, card: i64) -> bool:
    return card == cards.SWAP or must_aim(state, card)


def must_aim(state: UnoState, card: i64) -> bool:
    """Whether a play of this card needs a target (when it is not the last one)."""
    if card < cards.WILD:
        return state.options.seven_zero != 0 and cards.RANK_OF[card] == cards.SEVEN_RANK
    return card > cards.SWAP and state.options.rule(card).needs_target()


def why_not_match(state: UnoState, seat: i64, card: i64) -> Refusal | None:
    """TURN and DRAWN; the table referee lets the misplays of uno.table.misplay pass."""
    if state.options.table:
        return None
    return misplay(state, seat, card)


def misplay(state: UnoState, seat: i64, card: i64) -> Refusal | None:
    """What is wrong with a card that the player in turn lays, as far as others cannot see it."""
    if state.phase == phases.DRAWN and not state.holds(state.drawn_row(), card):
        return Refusal("uno.draw.play-drawn", {"card": cards.CODES[card]})
    if not matching.matching(state) & BITS[card]:
        if state.top >= cards.WILD:
            return Refusal(
                "uno.match.on-wild", {"card": cards.CODES[card], "colour": cards.COLOURS[state.colour]}
            )
        values: dict[str, str | int] = {"card": cards.CODES[card], "top": cards.CODES[state.top]}
        return Refusal("uno.match.rule", {**values, "colour": cards.COLOURS[state.colour]})
    return improper(state, seat, card)


def improper(state: UnoState, seat: i64, card: i64) -> Refusal | None:
    """uno.w4.legal where bluffing is not allowed."""
    if card == cards.WILD4 and state.options.w4_mode == NO_BLUFF and not matching.is_proper(state, seat):
        return Refusal("uno.w4.legal", {"colour": cards.COLOURS[state.colour]})
    return None


def why_not_stack(state: UnoState, seat: i64, card: i64) -> Refusal | None:
    """uno.house.stack.what, uno.house.stack.match."""
    is_plus = cards.RANK_OF[card] == cards.PLUS
    if not is_plus and card != cards.WILD4:
        return Refusal("uno.house.stack.match", {"stack": state.stack})
    mode = state.options.stacking
    on_plus = state.top != cards.WILD4
    if (is_plus and not on_plus and mode != STACK_ANY) or (not is_plus and on_plus and mode == STACK_SAME):
        return Refusal("uno.house.stack.what", {"card": cards.CODES[card]})
    if is_plus and not on_plus and card // 13 != state.colour:
        return Refusal("uno.house.stack.match", {"stack": state.stack})
    return improper(state, seat, card)


def why_not_shout(state: UnoState, seat: i64) -> Refusal | None:
    """uno.call.how, uno.call.false."""
    if state.phase == phases.LAST_CALL:
        return wrong_moment()
    if state.owes & bit(seat) or can_arm(state, seat):
        return None
    if state.options.table or state.options.false_uno:
        return None
    return Refusal("uno.call.false")


def why_not_catch(state: UnoState, seat: i64, target: i64) -> Refusal | None:
    """uno.catch.who, uno.catch.closed, uno.catch.false."""
    if state.phase == phases.LAST_CALL:
        return wrong_moment()
    if target == seat:
        return Refusal("uno.catch.who")
    if state.owes & bit(target) or state.options.table or state.options.false_catch:
        return None
    return Refusal("uno.catch.closed", {"seat": letter(target)})


def why_not_call(state: UnoState, seat: i64, target: i64) -> Refusal | None:
    """uno.table.late, uno.table.wrong-call: one call per play."""
    if not state.options.table:
        return Refusal("uno.table.late")
    if seat == target:
        return not_asked()
    if state.base is not None and state.player == target and state.called & bit(seat):
        return Refusal("uno.table.wrong-call")
    return None


def why_not_challenge(state: UnoState, seat: i64) -> Refusal | None:
    """uno.chal.last-card, uno.chal.when, uno.chal.who."""
    if (
        (state.phase == phases.ROUND_OVER or state.phase == phases.LAST_CALL)
        and state.top == cards.WILD4
        and state.won
    ):
        return Refusal("uno.chal.last-card")
    if state.accused < 0 or (state.phase != phases.CHALLENGE and state.phase != phases.PENALTY):
        return Refusal("uno.chal.when")
    return None if seat == state.turn else Refusal("uno.chal.who")


def why_not_in(state: UnoState, seat: i64, phase: i64) -> Refusal | None:
    """uno.act.phase, uno.act.turn: an answer of the player in turn."""
    return why_not_by(state, seat, phase, state.turn)


def why_not_by(state: UnoState, seat: i64, phase: i64, actor: i64) -> Refusal | None:
    if state.phase != phase:
        return wrong_moment()
    return None if seat == actor else Refusal("uno.act.turn", {"turn": letter(actor)})


def why_not_shed(state: UnoState, seat: i64, named: tuple[int, ...]) -> Refusal | None:
    """`disc:…`: exactly the number required, all from the own hand."""
    if state.phase != phases.DISCARD:
        return wrong_moment()
    if state.shed[seat] == 0:
        return not_asked()
    if len(named) != state.shed[seat]:
        return wrong_moment(state.shed[seat])
    for card in named:
        if named.count(card) > state.copies_in(seat, card):
            return Refusal("uno.act.held", {"card": cards.CODES[card]})
    return None
