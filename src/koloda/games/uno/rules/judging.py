"""Why not: the checks of uno.act.order, first failing clause first."""

from mypy_extensions import i64

from koloda.games.uno.cards import (
    CODES,
    COLOURS,
    NO_COLOUR,
    ONE,
    PLUS,
    RANK_OF,
    SEVEN_RANK,
    SWAP,
    WILD,
    WILD4,
)
from koloda.games.uno.codes import (
    AUTO,
    CALL,
    CALL_OVER,
    CATCH,
    COLOUR,
    CROW,
    CUSTOM_OVER,
    DEALER,
    DECK,
    DONE,
    DRAW,
    HOLD,
    LAUGH,
    NEXT,
    NO_TARGET,
    OK,
    PASS,
    PLAYS,
    SHED,
    SHOUT,
    SHUFFLE,
    STONE,
    STUNT_OVER,
    TAKE,
    VOTE_OVER,
)
from koloda.games.uno.codes import (
    CHALLENGE as CHALLENGE_CODE,
)
from koloda.games.uno.codes import (
    JOKE as JOKE_CODE,
)
from koloda.games.uno.codes import (
    KEEP as KEEP_CODE,
)
from koloda.games.uno.options import FORCE_ALL, NO_BLUFF, STACK_ANY, STACK_SAME
from koloda.games.uno.rules.answers import can_arm
from koloda.games.uno.rules.dealing import judge_dealer
from koloda.games.uno.rules.matching import (
    allowed_last,
    has_playable,
    is_proper,
    matching,
    must_play_drawn,
    playable_drawn,
)
from koloda.games.uno.rules.turns import is_held_for
from koloda.games.uno.state import (
    CHALLENGE,
    CUSTOM,
    DEAL,
    DISCARD,
    DRAWN,
    JOKE,
    KEEP,
    LAST_CALL,
    PENALTY,
    ROUND_OVER,
    START_COLOUR,
    STUNT,
    TURN,
    VOTE,
    UnoState,
)
from koloda.kernel.actions import Action
from koloda.kernel.errors import Refusal
from koloda.kernel.seats import HOST, bit, letter


def why_not(state: UnoState, action: Action) -> Refusal | None:
    code, seat = action.code, action.seat
    if seat == HOST:
        return why_not_host(state, action)
    if code < PLAYS:
        colour, target = code >> 6 & 7, code >> 9 & 15
        return why_not_card(state, seat, code & 63, colour, target)
    if code == DRAW:
        return why_not_turn_action(state, seat) or why_not_draw(state, seat)
    if code == PASS and state.phase != JOKE:
        return why_not_turn_action(state, seat) or why_not_pass(state, seat)
    if code == SHOUT:
        return why_not_shout(state, seat)
    if code >= CATCH and code < CATCH + 16:
        return why_not_catch(state, seat, code - CATCH)
    if code >= CALL and code < CALL + 16:
        return why_not_call(state, seat, code - CALL)
    if code == CHALLENGE_CODE:
        return why_not_challenge(state, seat)
    return why_not_answer(state, action)


def why_not_turn_action(state: UnoState, seat: i64) -> Refusal | None:
    """uno.act.phase, uno.act.turn, uno.win.hold: for draw and pass."""
    if state.phase > PENALTY:
        return Refusal("uno.act.phase")
    if seat != state.turn:
        return Refusal("uno.act.turn", {"turn": letter(state.turn)})
    return Refusal("uno.win.hold") if is_held_for(state, seat) else None


def why_not_draw(state: UnoState, seat: i64) -> Refusal | None:
    if state.phase == PENALTY:
        return Refusal("uno.house.stack.match", {"stack": state.stack})
    if state.phase == DRAWN:
        if not state.options.draw_until:
            return Refusal("uno.draw.one")
        if playable_drawn(state, seat) or state.deck_size == 0:
            return Refusal("uno.house.until.what")
        return None
    if state.options.force_play == FORCE_ALL and has_playable(state, seat):
        return Refusal("uno.house.force.drawn")
    return None


def why_not_pass(state: UnoState, seat: i64) -> Refusal | None:
    if state.phase == PENALTY:
        return Refusal("uno.house.stack.match", {"stack": state.stack})
    if state.phase == TURN:
        return Refusal("uno.turn.no-pass")
    if state.options.draw_until and not playable_drawn(state, seat) and state.deck_size:
        return Refusal("uno.house.until.what")
    if state.options.force_play and must_play_drawn(state, seat):
        return Refusal("uno.house.force.drawn")
    return None


def why_not_card(state: UnoState, seat: i64, card: i64, colour: i64, target: i64) -> Refusal | None:
    if state.phase > PENALTY:
        return Refusal("uno.act.phase")
    jumps = seat != state.turn
    if jumps:
        if not state.options.jump_in:
            return Refusal("uno.act.turn", {"turn": letter(state.turn)})
        if not state.jump:
            return Refusal("uno.house.jump.when")
    elif is_held_for(state, seat) and not (state.jump and card == state.top):
        return Refusal("uno.win.hold")
    if not is_whole(state, seat, card, colour, target):
        return Refusal("uno.act.whole", {"card": CODES[card]})
    if not state.holds(seat, card):
        return Refusal("uno.act.held", {"card": CODES[card]})
    refusal: Refusal | None = None
    if jumps:
        if card != state.top or card >= WILD:
            refusal = Refusal("uno.house.jump.what", {"card": CODES[card], "top": CODES[state.top]})
    elif state.phase == PENALTY:
        refusal = why_not_stack(state, seat, card)
    else:
        refusal = why_not_match(state, seat, card)
    if refusal is not None:
        return refusal
    if not allowed_last(state, seat) & ONE[card]:
        return Refusal("uno.house.finish", {"card": CODES[card]})
    return None


def is_whole(state: UnoState, seat: i64, card: i64, colour: i64, target: i64) -> bool:
    """uno.act.whole: everything the card needs, and nothing it has no use for."""
    if (colour < NO_COLOUR) != (card >= WILD):
        return False
    if target == seat:
        return False
    if target != NO_TARGET:
        return target < state.count and may_aim(state, card)
    return state.size(seat) == 1 or not must_aim(state, card)


def may_aim(state: UnoState, card: i64) -> bool:
    return card == SWAP or must_aim(state, card)


def must_aim(state: UnoState, card: i64) -> bool:
    """Whether a play of this card needs a target (when it is not the last one)."""
    if card < WILD:
        return state.options.seven_zero != 0 and RANK_OF[card] == SEVEN_RANK
    return card > SWAP and state.options.rule(card).needs_target()


def why_not_match(state: UnoState, seat: i64, card: i64) -> Refusal | None:
    """TURN and DRAWN; the table referee lets the misplays of uno.table.misplay pass."""
    if state.options.table:
        return None
    return misplay(state, seat, card)


def misplay(state: UnoState, seat: i64, card: i64) -> Refusal | None:
    """What is wrong with a card that the player in turn lays, as far as others cannot see it."""
    if state.phase == DRAWN and not state.holds(state.drawn_row(), card):
        return Refusal("uno.draw.play-drawn", {"card": CODES[card]})
    if not matching(state) & ONE[card]:
        if state.top >= WILD:
            return Refusal("uno.match.on-wild", {"card": CODES[card], "colour": COLOURS[state.colour]})
        values: dict[str, str | int] = {"card": CODES[card], "top": CODES[state.top]}
        return Refusal("uno.match.rule", {**values, "colour": COLOURS[state.colour]})
    return improper(state, seat, card)


def improper(state: UnoState, seat: i64, card: i64) -> Refusal | None:
    """uno.w4.legal where bluffing is not allowed."""
    if card == WILD4 and state.options.w4_mode == NO_BLUFF and not is_proper(state, seat):
        return Refusal("uno.w4.legal", {"colour": COLOURS[state.colour]})
    return None


def why_not_stack(state: UnoState, seat: i64, card: i64) -> Refusal | None:
    """uno.house.stack.what, uno.house.stack.match."""
    is_plus = RANK_OF[card] == PLUS
    if not is_plus and card != WILD4:
        return Refusal("uno.house.stack.match", {"stack": state.stack})
    mode = state.options.stacking
    on_plus = state.top != WILD4
    if (is_plus and not on_plus and mode != STACK_ANY) or (not is_plus and on_plus and mode == STACK_SAME):
        return Refusal("uno.house.stack.what", {"card": CODES[card]})
    if is_plus and not on_plus and card // 13 != state.colour:
        return Refusal("uno.house.stack.match", {"stack": state.stack})
    return improper(state, seat, card)


def why_not_shout(state: UnoState, seat: i64) -> Refusal | None:
    """uno.call.how, uno.call.false."""
    if state.phase == LAST_CALL:
        return Refusal("uno.act.phase")
    if state.owes & bit(seat) or can_arm(state, seat):
        return None
    if state.options.table or state.options.false_uno:
        return None
    return Refusal("uno.call.false")


def why_not_catch(state: UnoState, seat: i64, target: i64) -> Refusal | None:
    """uno.catch.who, uno.catch.closed, uno.catch.false."""
    if state.phase == LAST_CALL:
        return Refusal("uno.act.phase")
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
        return Refusal("uno.act.turn")
    if state.base is not None and state.player == target and state.called & bit(seat):
        return Refusal("uno.table.wrong-call")
    return None


def why_not_challenge(state: UnoState, seat: i64) -> Refusal | None:
    """uno.chal.last-card, uno.chal.when, uno.chal.who."""
    if (state.phase == ROUND_OVER or state.phase == LAST_CALL) and state.top == WILD4 and state.won:
        return Refusal("uno.chal.last-card")
    if state.accused < 0 or (state.phase != CHALLENGE and state.phase != PENALTY):
        return Refusal("uno.chal.when")
    return None if seat == state.turn else Refusal("uno.chal.who")


def why_not_answer(state: UnoState, action: Action) -> Refusal | None:
    """The other responses: uno.act.phase, uno.act.turn, uno.act.held."""
    code, seat, phase = action.code, action.seat, state.phase
    if code == OK:
        if phase != ROUND_OVER:
            return Refusal("uno.act.phase")
        return Refusal("uno.act.turn") if state.agreed & bit(seat) else None
    if code == LAUGH or code == STONE:
        if phase != VOTE:
            return Refusal("uno.act.phase")
        return Refusal("uno.act.turn") if seat == state.turn or state.voted & bit(seat) else None
    if code == SHED or code == SHED + 1:
        return why_not_shed(state, seat, action.args)
    wanted: i64 = CUSTOM
    actor = state.turn
    if code == TAKE:
        wanted = PENALTY if phase == PENALTY else CHALLENGE
    elif code == JOKE_CODE or code == PASS:
        wanted = JOKE
    elif code == CROW:
        wanted = STUNT
        actor = state.after(state.turn) if phase == STUNT else state.turn
    elif code >= COLOUR and code < COLOUR + 4:
        wanted = START_COLOUR
    elif code >= KEEP_CODE and code < KEEP_CODE + 128:
        wanted = KEEP
    elif code != DONE:
        return Refusal("koloda.action.unknown")
    if phase != wanted:
        return Refusal("uno.act.phase")
    if seat != actor:
        return Refusal("uno.act.turn", {"turn": letter(actor)})
    if wanted == KEEP and not state.holds(seat, (code - KEEP_CODE) & 63):
        return Refusal("uno.act.held", {"card": CODES[(code - KEEP_CODE) & 63]})
    return None


def why_not_shed(state: UnoState, seat: i64, cards: tuple[int, ...]) -> Refusal | None:
    """`disc:…`: exactly the number required, all from the own hand."""
    if state.phase != DISCARD:
        return Refusal("uno.act.phase")
    if state.shed[seat] == 0:
        return Refusal("uno.act.turn")
    if len(cards) != state.shed[seat]:
        return Refusal("uno.act.phase", {"count": state.shed[seat]})
    for card in cards:
        if cards.count(card) > state.copies_in(seat, card):
            return Refusal("uno.act.held", {"card": CODES[card]})
    return None


def why_not_host(state: UnoState, action: Action) -> Refusal | None:
    """What the host may do now (chapter 3.4)."""
    code, phase = action.code, state.phase
    if code == HOLD:
        fits = state.held != 0 or state.call_held != 0
    elif code == NEXT:
        fits = phase == ROUND_OVER
    elif code == VOTE_OVER:
        fits = phase == VOTE
    elif code == STUNT_OVER:
        fits = phase == STUNT
    elif code == CUSTOM_OVER:
        fits = phase == CUSTOM
    elif code == CALL_OVER:
        fits = phase == LAST_CALL
    elif code == DECK:
        return None if phase == DEAL else Refusal("koloda.chance.unasked")
    elif code == DEALER:
        return judge_dealer(state, action.args)
    elif code == SHUFFLE:
        return Refusal("koloda.chance.unasked")
    elif code == AUTO:
        return None  # judged with the default that the rules name
    else:
        return Refusal("koloda.action.unknown")
    return None if fits else Refusal("uno.act.phase")
