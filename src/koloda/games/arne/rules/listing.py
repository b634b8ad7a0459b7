"""What a seat can do now, one action per different effect, in a stable order."""

from mypy_extensions import i64

from koloda.games.arne import cards, codes, phases
from koloda.games.arne.notation import read_card
from koloda.games.arne.rules import targets
from koloda.games.arne.rules.dealing import taken_colours
from koloda.games.arne.rules.gifts import due, matching, why_not_call
from koloda.games.arne.rules.judging import bar_black_now, card_played
from koloda.games.arne.state import DUMMY, ArneState
from koloda.kernel import Action
from koloda.kernel.seats import bit


def legal(state: ArneState, seat: i64) -> list[Action]:
    found: list[Action] = []
    if state.waiting:
        return found
    phase = state.phase
    if phase == phases.COLOUR:
        if seat == state.turn:
            list_colours(state, seat, found)
        return found
    if phase == phases.MOVE and seat == state.turn:
        list_moves(state, seat, found)
    elif phase == phases.GIVE and seat == state.asked:
        list_gifts(state, seat, found)
    list_blacks(state, seat, found)
    if phase == phases.BEAT or phase == phases.END:
        if not state.agreed & bit(seat):
            found.append(Action(seat, codes.pack_code(codes.OK)))
        if phase == phases.END and state.options.calls:
            list_calls(state, seat, found)
    elif phase == phases.FINAL and seat == state.turn:
        found.append(Action(seat, codes.pack_code(codes.DONE)))
    return found


def list_colours(state: ArneState, seat: i64, found: list[Action]) -> None:
    taken = taken_colours(state)
    colour: i64 = 0
    while colour < 6:
        if not taken >> colour & 1:
            found.append(Action(seat, codes.pack_code(codes.COLOUR, colour=colour)))
        colour += 1


def list_calls(state: ArneState, seat: i64, found: list[Action]) -> None:
    act: i64 = 0
    while act < 3:
        if why_not_call(state, seat, act) is None:
            found.append(Action(seat, codes.pack_code(codes.CALL, aim=act)))
        act += 1


def first_field(state: ArneState) -> i64:
    return DUMMY if state.options.dummy else 1


def kinds_mask(hand: bytes) -> i64:
    """A bit for each different card of a hand."""
    mask: i64 = 0
    at: i64 = 0
    while at < len(hand):
        mask |= cards.BIT_OF[hand[at]]
        at += 1
    return mask


# The move


def list_moves(state: ArneState, seat: i64, found: list[Action]) -> None:
    free = state.options.table
    left = kinds_mask(state.hands[seat])
    card: i64 = 0
    while left:
        if left & 1:
            if cards.is_score(card):
                list_lays(state, seat, card, found)
            elif not cards.is_black(card):
                list_action(state, seat, card, found)
            if free or not targets.bar_discard(state, seat, card):
                found.append(Action(seat, codes.pack_code(codes.DISCARD, card)))
        left >>= 1
        card += 1
    if free or not targets.bar_skip(state, seat):
        found.append(Action(seat, codes.pack_code(codes.SKIP)))


def list_lays(state: ArneState, seat: i64, card: i64, found: list[Action]) -> None:
    """Bare and with a chameleon, on every field where it may lie."""
    chameleon = state.holds(seat, cards.CHAMELEON)
    home: i64 = state.places[seat]
    field = first_field(state)
    while field <= state.count:
        if not targets.bar_play(state, seat, card, False, field):
            add_lay(seat, card, field, home, 0, found)
        elif chameleon and not targets.bar_play(state, seat, card, True, field):
            add_lay(seat, card, field, home, 1, found)
        field += 1


def add_lay(seat: i64, card: i64, field: i64, home: i64, joined: i64, found: list[Action]) -> None:
    if field == home:
        found.append(Action(seat, codes.pack_code(codes.PLAY, card, flag=joined)))
    else:
        found.append(Action(seat, codes.pack_code(codes.PLAY, card, field, flag=joined)))


def list_action(state: ArneState, seat: i64, card: i64, found: list[Action]) -> None:
    if card == cards.DRAW3:
        if not state.is_final():
            found.append(Action(seat, codes.pack_code(codes.DRAW3)))
        return
    if card == cards.PASS:
        found.append(Action(seat, codes.pack_code(codes.PASS)))
        return
    if card == cards.X3:
        list_x3(state, seat, found)
        return
    aim: i64 = 0
    while aim < state.count:
        if aim != seat:
            list_aimed(state, seat, card, aim, found)
        aim += 1


def list_aimed(state: ArneState, seat: i64, card: i64, aim: i64, found: list[Action]) -> None:
    if card == cards.PULL:
        if not targets.bar_pull(state, seat, aim):
            found.append(Action(seat, codes.pack_code(codes.PULL, aim=aim)))
    elif card == cards.TWO_BLACK:
        found.append(Action(seat, codes.pack_code(codes.TWO_BLACK, aim=aim)))
    elif card == cards.SWAP:
        if not targets.bar_swap(state, seat, aim):
            found.append(Action(seat, codes.pack_code(codes.SWAP, aim=aim)))
    elif state.options.minimum:
        found.append(Action(seat, codes.pack_code(codes.TWO_SCORE, aim=aim)))
    else:
        colour: i64 = 0
        while colour < 6:
            found.append(Action(seat, codes.pack_code(codes.TWO_SCORE, aim=aim, colour=colour)))
            colour += 1


def list_x3(state: ArneState, seat: i64, found: list[Action]) -> None:
    field = first_field(state)
    while field <= state.count:
        number: i64 = 1
        for stack in state.fields[field]:
            if not targets.bar_x3(state, seat, field, stack):
                found.append(Action(seat, codes.pack_code(codes.X3, 0, field, number)))
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
        found.append(Action(seat, codes.pack_code(codes.GIVE)))
    if least <= 1 and most >= 1:
        for card in kinds:
            found.append(Action(seat, codes.pack_code(codes.GIVE), (card,)))
    if most == 2:
        for one in kinds:
            for two in kinds:
                if one != two or cards.count(one) > 1:
                    found.append(Action(seat, codes.pack_code(codes.GIVE), (one, two)))


# Black cards


def black_codes(state: ArneState, seat: i64) -> list[int]:
    """Every single black card with every target it may have now."""
    found: list[Action] = []
    list_blacks(state, seat, found)
    return [int(action.code) for action in found]


def list_blacks(state: ArneState, seat: i64, found: list[Action]) -> None:
    left = kinds_mask(state.hands[seat]) >> cards.MINUS
    if left == 0 or bar_black_now(state, seat):
        return
    chameleon = (left >> (cards.CHAMELEON - cards.MINUS) & 1) != 0 and state.moved != phases.SWAPPED
    card: i64 = cards.MINUS
    while left:
        if left & 1:
            list_black(state, seat, card, chameleon, found)
        left >>= 1
        card += 1


def list_black(state: ArneState, seat: i64, card: i64, chameleon: bool, found: list[Action]) -> None:
    if card == cards.STOP:
        if not targets.bar_stop(state, seat):
            found.append(Action(seat, codes.pack_code(codes.STOP)))
    elif card == cards.REVERSE:
        if not targets.bar_reverse(state, seat):
            found.append(Action(seat, codes.pack_code(codes.REVERSE)))
    elif cards.COLOUR_OF[card] != cards.NO_COLOUR:
        list_minus(state, seat, card, chameleon, found)
    elif card != cards.CHAMELEON or chameleon:
        if card == cards.THIEF and not targets.bar_steal_top(state):
            found.append(Action(seat, codes.pack_code(codes.THIEF_TOP)))
        field = first_field(state)
        while field <= state.count:
            number: i64 = 1
            for stack in state.fields[field]:
                if stack != cards.GONE:
                    list_on_stack(state, seat, card, field, number, stack, found)
                number += 1
            field += 1


def list_minus(state: ArneState, seat: i64, card: i64, chameleon: bool, found: list[Action]) -> None:
    field = first_field(state)
    while field <= state.count:
        if not targets.bar_minus(state, seat, card, False, field):
            found.append(Action(seat, codes.pack_code(codes.MINUS, card, field)))
        elif chameleon and not targets.bar_minus(state, seat, card, True, field):
            found.append(Action(seat, codes.pack_code(codes.MINUS, card, field, flag=1)))
        field += 1


def list_on_stack(
    state: ArneState, seat: i64, card: i64, field: i64, number: i64, stack: i64, found: list[Action]
) -> None:
    if card == cards.CRASH:
        if not targets.bar_crash(stack):
            found.append(Action(seat, codes.pack_code(codes.CRASH, 0, field, number)))
    elif card == cards.LOCK:
        if not targets.bar_lock(stack):
            found.append(Action(seat, codes.pack_code(codes.LOCK, 0, field, number)))
    elif card == cards.THIEF:
        if not targets.bar_steal(state, seat, field, stack, True):
            found.append(Action(seat, codes.pack_code(codes.THIEF, 0, field, number, codes.KEEP)))
        if not targets.bar_steal(state, seat, field, stack, False):
            found.append(Action(seat, codes.pack_code(codes.THIEF, 0, field, number)))
    elif not targets.bar_chameleon(state, seat, field, stack, codes.NO_AIM):
        list_chameleon(state, seat, field, number, found)


def list_chameleon(state: ArneState, seat: i64, field: i64, number: i64, found: list[Action]) -> None:
    """Laid, and in Minimum with each field to push a stack to (arne.min.cham)."""
    found.append(Action(seat, codes.pack_code(codes.CHAMELEON, 0, field, number)))
    if state.options.minimum and field == state.places[seat]:
        aim: i64 = 1
        while aim <= state.count:
            if aim != field:
                found.append(Action(seat, codes.pack_code(codes.CHAMELEON, 0, field, number, aim=aim)))
            aim += 1


# What is not listed


def meant(state: ArneState, seat: i64, values: dict[str, str]) -> Action:
    """A card as it can be used now; where it cannot, as it usually is: at home, on the first stack there,
    against a rival."""
    card = read_card(values.get("card", ""))
    for action in legal(state, seat):
        code: i64 = action.code
        kind = codes.kind_of(code)
        if kind == codes.PLAY:
            same = codes.card_of(code) == card
        elif codes.PULL <= kind <= codes.X3:
            same = card == cards.PULL + (kind - codes.PULL)
        else:
            same = codes.MINUS <= kind <= codes.REVERSE and card_played(code) == card
        if same:
            return action
    return Action(seat, usual_code(state, seat, card))


def usual_code(state: ArneState, seat: i64, card: i64) -> i64:
    home: i64 = state.places[seat]
    if cards.is_score(card):
        return codes.pack_code(codes.PLAY, card)
    if cards.is_minus(card):
        return codes.pack_code(codes.MINUS, card, rival_field(state, seat))
    if card == cards.THIEF:
        return codes.pack_code(codes.THIEF_TOP)
    if card == cards.X3 or cards.CRASH <= card <= cards.CHAMELEON:
        kind = codes.X3 if card == cards.X3 else codes.CRASH + (card - cards.CRASH)
        field, stack = first_stack(state, home)
        return codes.pack_code(kind, 0, field, stack)
    if card == cards.STOP or card == cards.REVERSE:
        return codes.pack_code(codes.STOP + (card - cards.STOP))
    aimed = card != cards.DRAW3 and card != cards.PASS
    return codes.pack_code(
        codes.PULL + (card - cards.PULL),
        aim=(seat + 1) % state.count if aimed else codes.NO_AIM,
        colour=0 if card == cards.TWO_SCORE and not state.options.minimum else codes.NO_NAMED,
    )


def rival_field(state: ArneState, seat: i64) -> i64:
    """The next rival's."""
    place: i64 = state.places[seat]
    for _ in range(state.count):
        place = state.after(place, 1)
        if targets.is_rival(state, seat, place):
            break
    return place


def first_stack(state: ArneState, home: i64) -> tuple[i64, i64]:
    """A stack that is there, at home if there is one."""
    for field in [int(home), *range(int(first_field(state)), int(state.count) + 1)]:
        for number, stack in enumerate(state.fields[field], 1):
            if stack != cards.GONE:
                return field, number
    return home, 1
