"""What a seat can do now, one action per different effect, in a stable order."""

from mypy_extensions import i64

from koloda.games.uno import cards, codes, phases
from koloda.games.uno.notation import read_card
from koloda.games.uno.options import CUSTOM as OWN_RULE
from koloda.games.uno.options import DISCARD_PART, MANUAL, NO_BLUFF, STACK_ANY, STACK_SAME, SWAP_PART
from koloda.games.uno.rules.answers import can_arm
from koloda.games.uno.rules.judging import must_aim, why_not_draw, why_not_pass
from koloda.games.uno.rules.matching import allowed_last, is_proper, playable, playable_drawn
from koloda.games.uno.rules.turns import is_held_for
from koloda.games.uno.state import UnoState
from koloda.kernel import Action, masks
from koloda.kernel.masks import BITS
from koloda.kernel.seats import bit


def legal(state: UnoState, seat: i64) -> list[Action]:
    found: list[Action] = []
    if state.waiting:
        return found
    phase = state.phase
    if seat == state.turn:
        if phase <= phases.PENALTY:
            list_turn(state, seat, phase, found)
        else:
            list_answers(state, seat, found)
    else:
        if state.jump and phase <= phases.PENALTY:
            list_jump(state, seat, found)
        if phase > phases.CHALLENGE:
            list_others(state, seat, found)
    list_attention(state, seat, found)
    return found


def list_turn(state: UnoState, seat: i64, phase: i64, found: list[Action]) -> None:
    """TURN, DRAWN and PENALTY of the player in turn."""
    options = state.options
    held = is_held_for(state, seat)
    mask: i64 = 0
    if phase == phases.PENALTY:
        mask = stacking(state, seat)
    elif options.table:
        mask = state.held_mask(seat) & allowed_last(state, seat)
    elif phase == phases.TURN:
        mask = playable(state, seat)
    else:
        mask = playable_drawn(state, seat)
    if held:
        mask &= BITS[state.top] if state.jump else 0
    if mask:
        list_plays(state, seat, mask, found)
    if phase == phases.PENALTY:
        found.append(codes.act(seat, codes.TAKE))
        if state.accused >= 0:
            found.append(codes.act(seat, codes.CHALLENGE))
    elif not held:
        if phase == phases.TURN:
            if not options.force_play or why_not_draw(state, seat) is None:
                found.append(codes.act(seat, codes.DRAW))
        elif options.draw_until or options.force_play:
            if why_not_draw(state, seat) is None:
                found.append(codes.act(seat, codes.DRAW))
            if why_not_pass(state, seat) is None:
                found.append(codes.act(seat, codes.PASS))
        else:
            found.append(codes.act(seat, codes.PASS))


def stacking(state: UnoState, seat: i64) -> i64:
    """uno.house.stack.what, uno.house.stack.match: what may go onto the stack."""
    mode = state.options.stacking
    on_plus = state.top != cards.WILD4
    mask: i64 = 0
    if on_plus:
        mask = cards.OF_RANK[cards.PLUS]
        if mode != STACK_SAME:
            mask |= BITS[cards.WILD4]
    else:
        mask = BITS[cards.WILD4]
        if mode == STACK_ANY:
            mask |= BITS[state.colour * 13 + cards.PLUS]
    mask &= state.held_mask(seat) & allowed_last(state, seat)
    if state.options.w4_mode == NO_BLUFF and mask & BITS[cards.WILD4] and not is_proper(state, seat):
        mask &= ~BITS[cards.WILD4]
    return mask


def list_jump(state: UnoState, seat: i64, found: list[Action]) -> None:
    """uno.house.jump.what."""
    mask = BITS[state.top] & state.held_mask(seat) & allowed_last(state, seat)
    if mask:
        list_plays(state, seat, mask, found)


def list_plays(state: UnoState, seat: i64, mask: i64, found: list[Action]) -> None:
    """Every way to play the cards of a mask."""
    options = state.options
    calls = options.uno_call == MANUAL and state.armed != seat
    always = options.false_uno != 0
    pair = calls and state.size(seat) == 2
    row = codes.MADE[seat + 1]
    coloured = mask & cards.COLOURED
    while coloured:
        low = coloured & -coloured
        coloured ^= low
        card = masks.place(low)
        if options.seven_zero and (
            cards.RANK_OF[card] == cards.SEVEN_RANK or cards.RANK_OF[card] == cards.ZERO_RANK
        ):
            list_seven_zero(state, seat, card, calls, always, found)
            continue
        code = card | cards.NO_COLOUR << 6 | codes.NO_TARGET << 9
        made = row[code]
        found.append(made if made is not None else codes.make(seat, code))
        if pair or always:
            found.append(codes.act(seat, code | codes.SHOUTED))
    wild = mask & cards.WILDS
    while wild:
        low = wild & -wild
        wild ^= low
        card = masks.place(low)
        if card <= cards.WILD4 and not (pair or always):
            found.extend(codes.WILD_PLAYS[seat * 2 + card - cards.WILD])
            continue
        colour: i64 = 0
        while colour < cards.NO_COLOUR:
            if card <= cards.WILD4:
                add_play(seat, codes.play_code(card, colour), True, found)
            else:
                list_special(state, seat, card, colour, calls, always, found)
            colour += 1


def list_seven_zero(
    state: UnoState, seat: i64, card: i64, calls: bool, always: bool, found: list[Action]
) -> None:
    """A 7 with each target, a 0 that moves the hands: what the shout is worth depends on them."""
    size = state.size(seat)
    if cards.RANK_OF[card] == cards.ZERO_RANK:
        left = 1 if size == 1 else state.size(state.after(seat, -1))
        add_play(seat, codes.play_code(card), (calls and size > 1 and left == 1) or always, found)
        return
    if size == 1:
        add_play(seat, codes.play_code(card), always, found)
        return
    target: i64 = 0
    while target < state.count:
        if target != seat:
            shouts = (calls and state.size(target) == 1) or always
            add_play(seat, codes.play_code(card, cards.NO_COLOUR, target), shouts, found)
        target += 1


def list_special(
    state: UnoState, seat: i64, card: i64, colour: i64, calls: bool, always: bool, found: list[Action]
) -> None:
    """Swap Hands and blanks: with each target, and the shout where it may count."""
    size = state.size(seat)
    if size == 1:
        add_play(seat, codes.play_code(card, colour), always, found)
        return
    aims = must_aim(state, card)
    if not aims:
        add_play(
            seat, codes.play_code(card, colour), (calls and may_leave_one(state, card, size)) or always, found
        )
    if aims or card == cards.SWAP:
        swaps = card == cards.SWAP or state.options.rule(card).part == SWAP_PART
        target: i64 = 0
        while target < state.count:
            if target != seat:
                left = state.size(target) if swaps else size - 1
                shouts = (calls and left == 1) or always
                add_play(seat, codes.play_code(card, colour, target), shouts, found)
            target += 1


def may_leave_one(state: UnoState, card: i64, size: i64) -> bool:
    """Whether the player of a Swap or blank may hold exactly one card when it is done."""
    if card > cards.SWAP:
        rule = state.options.rule(card)
        if rule.number == OWN_RULE and rule.part == DISCARD_PART and rule.who == 3:
            return size - 1 - rule.amount <= 1
    return size == 2


def add_play(seat: i64, code: i64, shouts: bool, found: list[Action]) -> None:
    found.append(codes.act(seat, code))
    if shouts:
        found.append(codes.act(seat, code | codes.SHOUTED))


def list_answers(state: UnoState, seat: i64, found: list[Action]) -> None:
    """The phases in which the player in turn answers or carries out a blank's rule."""
    phase = state.phase
    if phase == phases.CHALLENGE:
        found.append(codes.act(seat, codes.TAKE))
        found.append(codes.act(seat, codes.CHALLENGE))
    elif phase == phases.START_COLOUR:
        colour: i64 = 0
        while colour < cards.NO_COLOUR:
            found.append(codes.act(seat, codes.COLOUR + colour))
            colour += 1
    elif phase == phases.JOKE:
        found.append(codes.act(seat, codes.JOKE))
        found.append(codes.act(seat, codes.PASS))
    elif phase == phases.KEEP:
        mask = state.held_mask(seat)
        while mask:
            low = mask & -mask
            mask ^= low
            found.append(codes.act(seat, codes.KEEP + masks.lowest(low)))
            if state.options.uno_call == MANUAL or state.options.false_uno:
                found.append(codes.act(seat, codes.KEEP + 64 + masks.lowest(low)))
    elif phase == phases.CUSTOM:
        found.append(codes.act(seat, codes.DONE))


def list_others(state: UnoState, seat: i64, found: list[Action]) -> None:
    """Responses of those who are not in turn."""
    phase = state.phase
    if phase == phases.VOTE:
        if not state.voted & bit(seat):
            found.append(codes.act(seat, codes.LAUGH))
            found.append(codes.act(seat, codes.STONE))
    elif phase == phases.STUNT:
        if seat == state.after(state.turn):
            found.append(codes.act(seat, codes.CROW))
    elif phase == phases.ROUND_OVER and not state.agreed & bit(seat):
        found.append(codes.act(seat, codes.OK))


def list_attention(state: UnoState, seat: i64, found: list[Action]) -> None:
    """Shouts, catches and calls: open to everybody at any moment."""
    options = state.options
    if state.phase >= phases.LAST_CALL:
        if state.phase == phases.LAST_CALL:
            list_calls(state, seat, found)
        return
    owes = state.owes
    own: i64 = 0
    if owes:
        own = owes & bit(seat)
    if own or can_arm(state, seat) or options.false_uno:
        found.append(codes.act(seat, codes.SHOUT))
    owes ^= own
    if owes or options.false_catch:
        target: i64 = 0
        while target < state.count:
            if owes & bit(target) or (options.false_catch and target != seat):
                found.append(codes.act(seat, codes.CATCH + target))
            target += 1
    if options.table:
        list_calls(state, seat, found)


def list_calls(state: UnoState, seat: i64, found: list[Action]) -> None:
    """uno.table.called: one call for each other player while a play is open."""
    if state.base is not None and seat != state.player and not state.called & bit(seat):
        found.append(codes.act(seat, codes.CALL + state.player))


# What is not listed


def meant(state: UnoState, seat: i64, values: dict[str, str]) -> Action:
    """A card is played, with any colour and against anybody where it must name them."""
    card = read_card(values.get("card", ""))
    colour = cards.NO_COLOUR if card < cards.WILD else state.colour if state.colour < cards.NO_COLOUR else 0
    target = state.after(seat) if must_aim(state, card) else codes.NO_TARGET
    return codes.act(seat, codes.play_code(card, colour, target))
