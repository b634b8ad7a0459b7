"""What a seat can do now, one action per different effect, in a stable order."""

from mypy_extensions import i64

from koloda.games.arne.cards import (
    BIT_OF,
    COLOUR_OF,
    CRASH,
    DRAW3,
    GONE,
    LOCK,
    MINUS,
    NO_COLOUR,
    PASS,
    PULL,
    REVERSE,
    STOP,
    SWAP,
    THIEF,
    TWO_BLACK,
    X3,
    is_black,
    is_score,
)
from koloda.games.arne.cards import CHAMELEON as CHAMELEON_CARD
from koloda.games.arne.codes import (
    CALL,
    DISCARD,
    DONE,
    GIVE,
    KEEP,
    NO_AIM,
    OK,
    PLAY,
    SKIP,
    THIEF_TOP,
    pack_code,
)
from koloda.games.arne.codes import CHAMELEON as CHAMELEON_CODE
from koloda.games.arne.codes import COLOUR as COLOUR_CODE
from koloda.games.arne.codes import CRASH as CRASH_CODE
from koloda.games.arne.codes import DRAW3 as DRAW3_CODE
from koloda.games.arne.codes import LOCK as LOCK_CODE
from koloda.games.arne.codes import MINUS as MINUS_CODE
from koloda.games.arne.codes import PASS as PASS_CODE
from koloda.games.arne.codes import PULL as PULL_CODE
from koloda.games.arne.codes import REVERSE as REVERSE_CODE
from koloda.games.arne.codes import STOP as STOP_CODE
from koloda.games.arne.codes import SWAP as SWAP_CODE
from koloda.games.arne.codes import THIEF as THIEF_CODE
from koloda.games.arne.codes import TWO_BLACK as TWO_BLACK_CODE
from koloda.games.arne.codes import TWO_SCORE as TWO_SCORE_CODE
from koloda.games.arne.codes import X3 as X3_CODE
from koloda.games.arne.rules.gifts import due, matching, why_not_call
from koloda.games.arne.rules.judging import bar_black_now
from koloda.games.arne.rules.setup import taken_colours
from koloda.games.arne.rules.targets import (
    bar_chameleon,
    bar_crash,
    bar_discard,
    bar_lock,
    bar_minus,
    bar_play,
    bar_pull,
    bar_reverse,
    bar_skip,
    bar_steal,
    bar_steal_top,
    bar_stop,
    bar_swap,
    bar_x3,
)
from koloda.games.arne.state import BEAT, COLOUR, DUMMY, END, FINAL, MOVE, SWAPPED, ArneState
from koloda.games.arne.state import GIVE as GIVE_PHASE
from koloda.kernel.actions import Action
from koloda.kernel.seats import bit


def legal(state: ArneState, seat: i64) -> list[Action]:
    found: list[Action] = []
    if state.waiting:
        return found
    phase = state.phase
    if phase == COLOUR:
        if seat == state.turn:
            list_colours(state, seat, found)
        return found
    if phase == MOVE and seat == state.turn:
        list_moves(state, seat, found)
    elif phase == GIVE_PHASE and seat == state.asked:
        list_gifts(state, seat, found)
    list_blacks(state, seat, found)
    if phase == BEAT or phase == END:
        if not state.agreed & bit(seat):
            found.append(Action(seat, pack_code(OK)))
        if phase == END and state.options.calls:
            list_calls(state, seat, found)
    elif phase == FINAL and seat == state.turn:
        found.append(Action(seat, pack_code(DONE)))
    return found


def list_colours(state: ArneState, seat: i64, found: list[Action]) -> None:
    taken = taken_colours(state)
    colour: i64 = 0
    while colour < 6:
        if not taken >> colour & 1:
            found.append(Action(seat, pack_code(COLOUR_CODE, colour=colour)))
        colour += 1


def list_calls(state: ArneState, seat: i64, found: list[Action]) -> None:
    act: i64 = 0
    while act < 3:
        if why_not_call(state, seat, act) is None:
            found.append(Action(seat, pack_code(CALL, aim=act)))
        act += 1


def first_field(state: ArneState) -> i64:
    return DUMMY if state.options.dummy else 1


def kinds_mask(hand: bytes) -> i64:
    """A bit for each different card of a hand."""
    mask: i64 = 0
    at: i64 = 0
    while at < len(hand):
        mask |= BIT_OF[hand[at]]
        at += 1
    return mask


# The move


def list_moves(state: ArneState, seat: i64, found: list[Action]) -> None:
    free = state.options.table
    left = kinds_mask(state.hands[seat])
    card: i64 = 0
    while left:
        if left & 1:
            if is_score(card):
                list_lays(state, seat, card, found)
            elif not is_black(card):
                list_action(state, seat, card, found)
            if free or not bar_discard(state, seat, card):
                found.append(Action(seat, pack_code(DISCARD, card)))
        left >>= 1
        card += 1
    if free or not bar_skip(state, seat):
        found.append(Action(seat, pack_code(SKIP)))


def list_lays(state: ArneState, seat: i64, card: i64, found: list[Action]) -> None:
    """Bare and with a chameleon, on every field where it may lie."""
    chameleon = state.holds(seat, CHAMELEON_CARD)
    home: i64 = state.places[seat]
    field = first_field(state)
    while field <= state.count:
        if not bar_play(state, seat, card, False, field):
            add_lay(seat, card, field, home, 0, found)
        elif chameleon and not bar_play(state, seat, card, True, field):
            add_lay(seat, card, field, home, 1, found)
        field += 1


def add_lay(seat: i64, card: i64, field: i64, home: i64, joined: i64, found: list[Action]) -> None:
    if field == home:
        found.append(Action(seat, pack_code(PLAY, card, flag=joined)))
    else:
        found.append(Action(seat, pack_code(PLAY, card, field, flag=joined)))


def list_action(state: ArneState, seat: i64, card: i64, found: list[Action]) -> None:
    if card == DRAW3:
        if not state.is_final():
            found.append(Action(seat, pack_code(DRAW3_CODE)))
        return
    if card == PASS:
        found.append(Action(seat, pack_code(PASS_CODE)))
        return
    if card == X3:
        list_x3(state, seat, found)
        return
    aim: i64 = 0
    while aim < state.count:
        if aim != seat:
            list_aimed(state, seat, card, aim, found)
        aim += 1


def list_aimed(state: ArneState, seat: i64, card: i64, aim: i64, found: list[Action]) -> None:
    if card == PULL:
        if not bar_pull(state, seat, aim):
            found.append(Action(seat, pack_code(PULL_CODE, aim=aim)))
    elif card == TWO_BLACK:
        found.append(Action(seat, pack_code(TWO_BLACK_CODE, aim=aim)))
    elif card == SWAP:
        if not bar_swap(state, seat, aim):
            found.append(Action(seat, pack_code(SWAP_CODE, aim=aim)))
    elif state.options.minimum:
        found.append(Action(seat, pack_code(TWO_SCORE_CODE, aim=aim)))
    else:
        colour: i64 = 0
        while colour < 6:
            found.append(Action(seat, pack_code(TWO_SCORE_CODE, aim=aim, colour=colour)))
            colour += 1


def list_x3(state: ArneState, seat: i64, found: list[Action]) -> None:
    field = first_field(state)
    while field <= state.count:
        number: i64 = 1
        for stack in state.fields[field]:
            if not bar_x3(state, seat, field, stack):
                found.append(Action(seat, pack_code(X3_CODE, 0, field, number)))
            number += 1
        field += 1


# Gifts


def list_gifts(state: ArneState, seat: i64, found: list[Action]) -> None:
    """Every different gift; its order is that of the new stacks or of the hand."""
    most = due(state)
    least: i64 = 0 if state.options.table and not state.owed else most
    cards = matching(state)
    kinds = sorted(set(cards))
    if least == 0:
        found.append(Action(seat, pack_code(GIVE)))
    if least <= 1 and most >= 1:
        for card in kinds:
            found.append(Action(seat, pack_code(GIVE), (card,)))
    if most == 2:
        for one in kinds:
            for two in kinds:
                if one != two or cards.count(one) > 1:
                    found.append(Action(seat, pack_code(GIVE), (one, two)))


# Black cards


def black_codes(state: ArneState, seat: i64) -> list[int]:
    """Every single black card with every target it may have now."""
    found: list[Action] = []
    list_blacks(state, seat, found)
    return [int(action.code) for action in found]


def list_blacks(state: ArneState, seat: i64, found: list[Action]) -> None:
    left = kinds_mask(state.hands[seat]) >> MINUS
    if left == 0 or bar_black_now(state, seat):
        return
    chameleon = (left >> (CHAMELEON_CARD - MINUS) & 1) != 0 and state.moved != SWAPPED
    card: i64 = MINUS
    while left:
        if left & 1:
            list_black(state, seat, card, chameleon, found)
        left >>= 1
        card += 1


def list_black(state: ArneState, seat: i64, card: i64, chameleon: bool, found: list[Action]) -> None:
    if card == STOP:
        if not bar_stop(state, seat):
            found.append(Action(seat, pack_code(STOP_CODE)))
    elif card == REVERSE:
        if not bar_reverse(state, seat):
            found.append(Action(seat, pack_code(REVERSE_CODE)))
    elif COLOUR_OF[card] != NO_COLOUR:
        list_minus(state, seat, card, chameleon, found)
    elif card != CHAMELEON_CARD or chameleon:
        if card == THIEF and not bar_steal_top(state):
            found.append(Action(seat, pack_code(THIEF_TOP)))
        field = first_field(state)
        while field <= state.count:
            number: i64 = 1
            for stack in state.fields[field]:
                if stack != GONE:
                    list_on_stack(state, seat, card, field, number, stack, found)
                number += 1
            field += 1


def list_minus(state: ArneState, seat: i64, card: i64, chameleon: bool, found: list[Action]) -> None:
    field = first_field(state)
    while field <= state.count:
        if not bar_minus(state, seat, card, False, field):
            found.append(Action(seat, pack_code(MINUS_CODE, card, field)))
        elif chameleon and not bar_minus(state, seat, card, True, field):
            found.append(Action(seat, pack_code(MINUS_CODE, card, field, flag=1)))
        field += 1


def list_on_stack(
    state: ArneState, seat: i64, card: i64, field: i64, number: i64, stack: i64, found: list[Action]
) -> None:
    if card == CRASH:
        if not bar_crash(stack):
            found.append(Action(seat, pack_code(CRASH_CODE, 0, field, number)))
    elif card == LOCK:
        if not bar_lock(stack):
            found.append(Action(seat, pack_code(LOCK_CODE, 0, field, number)))
    elif card == THIEF:
        if not bar_steal(state, seat, field, stack, True):
            found.append(Action(seat, pack_code(THIEF_CODE, 0, field, number, KEEP)))
        if not bar_steal(state, seat, field, stack, False):
            found.append(Action(seat, pack_code(THIEF_CODE, 0, field, number)))
    elif not bar_chameleon(state, seat, field, stack, NO_AIM):
        list_chameleon(state, seat, field, number, found)


def list_chameleon(state: ArneState, seat: i64, field: i64, number: i64, found: list[Action]) -> None:
    """Laid, and in Minimum with each field to push a stack to (arne.min.cham)."""
    found.append(Action(seat, pack_code(CHAMELEON_CODE, 0, field, number)))
    if state.options.minimum and field == state.places[seat]:
        aim: i64 = 1
        while aim <= state.count:
            if aim != field:
                found.append(Action(seat, pack_code(CHAMELEON_CODE, 0, field, number, aim=aim)))
            aim += 1
