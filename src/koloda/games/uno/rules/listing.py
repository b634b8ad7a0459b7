"""What a seat can do now, one action per different effect, in a stable order."""

from mypy_extensions import i64

from koloda.games.uno.cards import (
    COLOURED,
    NO_COLOUR,
    OF_RANK,
    ONE,
    PLUS,
    RANK_OF,
    SEVEN_RANK,
    SWAP,
    WILD,
    WILD4,
    WILDS,
    ZERO_RANK,
    lowest,
    place,
)
from koloda.games.uno.codes import (
    CALL,
    CATCH,
    COLOUR,
    CROW,
    DONE,
    DRAW,
    LAUGH,
    MADE,
    NO_TARGET,
    OK,
    PASS,
    SHOUT,
    SHOUTED,
    STONE,
    TAKE,
    WILD_PLAYS,
    act,
    make,
    play_code,
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
from koloda.games.uno.options import CUSTOM as OWN_RULE
from koloda.games.uno.options import DISCARD_PART, MANUAL, NO_BLUFF, STACK_ANY, STACK_SAME, SWAP_PART
from koloda.games.uno.rules.answers import can_arm
from koloda.games.uno.rules.judging import must_aim, why_not_draw, why_not_pass
from koloda.games.uno.rules.matching import allowed_last, is_proper, playable, playable_drawn
from koloda.games.uno.rules.turns import is_held_for
from koloda.games.uno.state import (
    CHALLENGE,
    CUSTOM,
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
from koloda.kernel.seats import bit


def legal(state: UnoState, seat: i64) -> list[Action]:
    found: list[Action] = []
    if state.waiting:
        return found
    phase = state.phase
    if seat == state.turn:
        if phase <= PENALTY:
            list_turn(state, seat, phase, found)
        else:
            list_answers(state, seat, found)
    else:
        if state.jump and phase <= PENALTY:
            list_jump(state, seat, found)
        if phase > CHALLENGE:
            list_others(state, seat, found)
    list_attention(state, seat, found)
    return found


def list_turn(state: UnoState, seat: i64, phase: i64, found: list[Action]) -> None:
    """TURN, DRAWN and PENALTY of the player in turn."""
    options = state.options
    held = is_held_for(state, seat)
    mask: i64 = 0
    if phase == PENALTY:
        mask = stacking(state, seat)
    elif options.table:
        mask = state.held_mask(seat) & allowed_last(state, seat)
    elif phase == TURN:
        mask = playable(state, seat)
    else:
        mask = playable_drawn(state, seat)
    if held:
        mask &= ONE[state.top] if state.jump else 0
    if mask:
        list_plays(state, seat, mask, found)
    if phase == PENALTY:
        found.append(act(seat, TAKE))
        if state.accused >= 0:
            found.append(act(seat, CHALLENGE_CODE))
    elif not held:
        if phase == TURN:
            if not options.force_play or why_not_draw(state, seat) is None:
                found.append(act(seat, DRAW))
        elif options.draw_until or options.force_play:
            if why_not_draw(state, seat) is None:
                found.append(act(seat, DRAW))
            if why_not_pass(state, seat) is None:
                found.append(act(seat, PASS))
        else:
            found.append(act(seat, PASS))


def stacking(state: UnoState, seat: i64) -> i64:
    """uno.house.stack.what, uno.house.stack.match: what may go onto the stack."""
    mode = state.options.stacking
    on_plus = state.top != WILD4
    mask: i64 = 0
    if on_plus:
        mask = OF_RANK[PLUS]
        if mode != STACK_SAME:
            mask |= ONE[WILD4]
    else:
        mask = ONE[WILD4]
        if mode == STACK_ANY:
            mask |= ONE[state.colour * 13 + PLUS]
    mask &= state.held_mask(seat) & allowed_last(state, seat)
    if state.options.w4_mode == NO_BLUFF and mask & ONE[WILD4] and not is_proper(state, seat):
        mask &= ~ONE[WILD4]
    return mask


def list_jump(state: UnoState, seat: i64, found: list[Action]) -> None:
    """uno.house.jump.what."""
    mask = ONE[state.top] & state.held_mask(seat) & allowed_last(state, seat)
    if mask:
        list_plays(state, seat, mask, found)


def list_plays(state: UnoState, seat: i64, mask: i64, found: list[Action]) -> None:
    """Every way to play the cards of a mask."""
    options = state.options
    calls = options.uno_call == MANUAL and state.armed != seat
    always = options.false_uno != 0
    pair = calls and state.size(seat) == 2
    row = MADE[seat + 1]
    coloured = mask & COLOURED
    while coloured:
        low = coloured & -coloured
        coloured ^= low
        card = place(low)
        if options.seven_zero and (RANK_OF[card] == SEVEN_RANK or RANK_OF[card] == ZERO_RANK):
            list_seven_zero(state, seat, card, calls, always, found)
            continue
        code = card | NO_COLOUR << 6 | NO_TARGET << 9
        made = row[code]
        found.append(made if made is not None else make(seat, code))
        if pair or always:
            found.append(act(seat, code | SHOUTED))
    wild = mask & WILDS
    while wild:
        low = wild & -wild
        wild ^= low
        card = place(low)
        if card <= WILD4 and not (pair or always):
            found.extend(WILD_PLAYS[seat * 2 + card - WILD])
            continue
        colour: i64 = 0
        while colour < NO_COLOUR:
            if card <= WILD4:
                add_play(seat, play_code(card, colour), True, found)
            else:
                list_special(state, seat, card, colour, calls, always, found)
            colour += 1


def list_seven_zero(
    state: UnoState, seat: i64, card: i64, calls: bool, always: bool, found: list[Action]
) -> None:
    """A 7 with each target, a 0 that moves the hands: what the shout is worth depends on them."""
    size = state.size(seat)
    if RANK_OF[card] == ZERO_RANK:
        left = 1 if size == 1 else state.size(state.after(seat, -1))
        add_play(seat, play_code(card), (calls and size > 1 and left == 1) or always, found)
        return
    if size == 1:
        add_play(seat, play_code(card), always, found)
        return
    target: i64 = 0
    while target < state.count:
        if target != seat:
            shouts = (calls and state.size(target) == 1) or always
            add_play(seat, play_code(card, NO_COLOUR, target), shouts, found)
        target += 1


def list_special(
    state: UnoState, seat: i64, card: i64, colour: i64, calls: bool, always: bool, found: list[Action]
) -> None:
    """Swap Hands and blanks: with each target, and the shout where it may count."""
    size = state.size(seat)
    if size == 1:
        add_play(seat, play_code(card, colour), always, found)
        return
    aims = must_aim(state, card)
    if not aims:
        add_play(seat, play_code(card, colour), (calls and may_leave_one(state, card, size)) or always, found)
    if aims or card == SWAP:
        swaps = card == SWAP or state.options.rule(card).part == SWAP_PART
        target: i64 = 0
        while target < state.count:
            if target != seat:
                left = state.size(target) if swaps else size - 1
                shouts = (calls and left == 1) or always
                add_play(seat, play_code(card, colour, target), shouts, found)
            target += 1


def may_leave_one(state: UnoState, card: i64, size: i64) -> bool:
    """Whether the player of a Swap or blank may hold exactly one card when it is done."""
    if card > SWAP:
        rule = state.options.rule(card)
        if rule.number == OWN_RULE and rule.part == DISCARD_PART and rule.who == 3:
            return size - 1 - rule.amount <= 1
    return size == 2


def add_play(seat: i64, code: i64, shouts: bool, found: list[Action]) -> None:
    found.append(act(seat, code))
    if shouts:
        found.append(act(seat, code | SHOUTED))


def list_answers(state: UnoState, seat: i64, found: list[Action]) -> None:
    """The phases in which the player in turn answers or carries out a blank's rule."""
    phase = state.phase
    if phase == CHALLENGE:
        found.append(act(seat, TAKE))
        found.append(act(seat, CHALLENGE_CODE))
    elif phase == START_COLOUR:
        colour: i64 = 0
        while colour < NO_COLOUR:
            found.append(act(seat, COLOUR + colour))
            colour += 1
    elif phase == JOKE:
        found.append(act(seat, JOKE_CODE))
        found.append(act(seat, PASS))
    elif phase == KEEP:
        mask = state.held_mask(seat)
        while mask:
            low = mask & -mask
            mask ^= low
            found.append(act(seat, KEEP_CODE + lowest(low)))
            if state.options.uno_call == MANUAL or state.options.false_uno:
                found.append(act(seat, KEEP_CODE + 64 + lowest(low)))
    elif phase == CUSTOM:
        found.append(act(seat, DONE))


def list_others(state: UnoState, seat: i64, found: list[Action]) -> None:
    """Responses of those who are not in turn."""
    phase = state.phase
    if phase == VOTE:
        if not state.voted & bit(seat):
            found.append(act(seat, LAUGH))
            found.append(act(seat, STONE))
    elif phase == STUNT:
        if seat == state.after(state.turn):
            found.append(act(seat, CROW))
    elif phase == ROUND_OVER and not state.agreed & bit(seat):
        found.append(act(seat, OK))


def list_attention(state: UnoState, seat: i64, found: list[Action]) -> None:
    """Shouts, catches and calls: open to everybody at any moment."""
    options = state.options
    if state.phase >= LAST_CALL:
        if state.phase == LAST_CALL:
            list_calls(state, seat, found)
        return
    if state.owes & bit(seat) or can_arm(state, seat) or options.false_uno:
        found.append(act(seat, SHOUT))
    owes = state.owes & ~bit(seat)
    if owes or options.false_catch:
        target: i64 = 0
        while target < state.count:
            if owes & bit(target) or (options.false_catch and target != seat):
                found.append(act(seat, CATCH + target))
            target += 1
    if options.table:
        list_calls(state, seat, found)


def list_calls(state: UnoState, seat: i64, found: list[Action]) -> None:
    """uno.table.called: one call for each other player while a play is open."""
    if state.base is not None and seat != state.player and not state.called & bit(seat):
        found.append(act(seat, CALL + state.player))
