"""A card is played: the order of uno.turn.resolve, and every card's effect (chapter 4)."""

from mypy_extensions import i64

from koloda.games.uno import cards, codes, phases
from koloda.games.uno.options import CHALLENGE as BY_CHALLENGE
from koloda.games.uno.rules.blanks import carry_out
from koloda.games.uno.rules.drawing import check_pile, draw, take_top, tell_draw
from koloda.games.uno.rules.ending import go_out, void_round
from koloda.games.uno.rules.matching import has_playable
from koloda.games.uno.rules.swapping import rotate_hands, swap_hands
from koloda.games.uno.rules.turns import begin_turn, close_hands, close_windows, settle
from koloda.games.uno.state import UnoState
from koloda.kernel import Event, Value
from koloda.kernel.seats import NOBODY, all_seats, bit, letter


def play(
    state: UnoState, seat: i64, card: i64, colour: i64, target: i64, shout: bool, out: list[Event] | None
) -> None:
    """uno.turn.resolve: windows close, the card lies, its effect, W-UNO, the turn moves on."""
    jumped = seat != state.turn
    close_windows(state, seat)
    shouted = shout or state.armed == seat
    before = state.colour
    state.armed = NOBODY
    state.player = seat
    state.played = state.step
    state.remove(seat, card)
    state.lay(card)
    state.colour = cards.COLOUR_OF[card] if card < cards.WILD else colour
    state.idle = 0
    if not jumped:
        state.three &= ~bit(seat)
    if state.size(state.count):
        state.empty(state.count)
    if out is not None:
        tell_play(seat, card, colour, target, shout, jumped, out)
    if state.deck_size == 0:
        check_pile(state, out)
    if state.size(seat) == 0:
        go_out(state, seat, seat, out)
        return
    if state.options.jump_in and card < cards.WILD:
        state.jump = 1
    if state.options.table and state.options.uno_hold:
        state.call_held = 1
    if card < cards.WILD:
        rank = cards.RANK_OF[card]
        if rank < cards.PLUS:
            changed: i64 = 0
            if state.options.seven_zero:
                changed = seven_zero(state, seat, rank, target, out)
            settle(state, seat, shouted, changed, out)
            begin_turn(state, state.after(seat), out)
        elif rank == cards.PLUS:
            draw_two(state, seat, shouted, out)
        elif rank == cards.REVERSE:
            reverse(state, seat, shouted, out)
        elif rank == cards.SKIP:  # uno.skip.effect
            lose_turn(state, seat, shouted, "uno.skip.effect", out)
    elif card == cards.WILD:  # uno.wild.colour
        settle(state, seat, shouted, 0, out)
        begin_turn(state, state.after(seat), out)
    elif card == cards.WILD4:
        draw_four(state, seat, before, shouted, out)
    elif card == cards.SWAP:  # uno.swap.effect, uno.swap.optional
        changed = 0
        if target != codes.NO_TARGET:
            swap_hands(state, seat, target, "uno.swap.effect", out)
            changed = bit(target)
        settle(state, seat, shouted, changed, out)
        begin_turn(state, state.after(seat), out)
    else:
        carry_out(state, seat, card, target, shouted, out)


def tell_play(
    seat: i64, card: i64, colour: i64, target: i64, shout: bool, jumped: bool, out: list[Event]
) -> None:
    public: dict[str, Value] = {"card": cards.CODES[card]}
    if colour != cards.NO_COLOUR:
        public["colour"] = cards.COLOURS[colour]
    if target != codes.NO_TARGET:
        public["target"] = letter(target)
    out.append(Event("jumped" if jumped else "played", seat, "uno.turn.resolve", public))
    if shout:
        out.append(Event("shouted", seat, "uno.call.how", {}))


def seven_zero(state: UnoState, seat: i64, rank: i64, target: i64, out: list[Event] | None) -> i64:
    """uno.house.sevenzero.seven, uno.house.sevenzero.zero: whose hands have changed."""
    if rank == cards.SEVEN_RANK and target != codes.NO_TARGET:
        swap_hands(state, seat, target, "uno.house.sevenzero.seven", out)
        return bit(target)
    if rank == cards.ZERO_RANK:
        rotate_hands(state, out)
        return all_seats(state.count)
    return 0


def lose_turn(state: UnoState, seat: i64, shouted: bool, clause: str, out: list[Event] | None) -> None:
    """The next player loses his turn."""
    settle(state, seat, shouted, 0, out)
    victim = state.after(seat)
    if out is not None:
        out.append(Event("skipped", victim, clause, {}))
    begin_turn(state, state.after(victim), out)


def draw_two(state: UnoState, seat: i64, shouted: bool, out: list[Event] | None) -> None:
    """uno.plus2.effect, uno.plus2.auto; with stacking the next player faces the stack."""
    if state.options.stacking:
        pile_up(state, seat, 2, shouted, out)
        return
    draw(state, state.after(seat), 2, "uno.plus2.effect", out)
    lose_turn(state, seat, shouted, "uno.plus2.effect", out)


def pile_up(state: UnoState, seat: i64, cards: i64, shouted: bool, out: list[Event] | None) -> None:
    """uno.house.stack.what: PENALTY of the next player, with the total so far."""
    if state.turn == seat and state.open & bit(seat):
        close_hands(state, seat, out)  # who answers a stack with a card has had his turn
    state.stack += cards
    if cards == 2:
        state.accused = NOBODY
        state.empty(state.accused_row())
    if out is not None:
        out.append(Event("stacked", seat, "uno.house.stack.what", {"count": state.stack}))
    settle(state, seat, shouted, 0, out)
    state.enter(phases.PENALTY, state.after(seat))


def reverse(state: UnoState, seat: i64, shouted: bool, out: list[Event] | None) -> None:
    """uno.rev.effect, uno.rev.two."""
    state.direction = -state.direction
    if out is not None:
        way = "cw" if state.direction > 0 else "ccw"
        out.append(Event("reversed", seat, "uno.rev.effect", {"dir": way}))
    if state.count == 2 and not state.options.reverse_plain:
        lose_turn(state, seat, shouted, "uno.rev.two", out)
        return
    settle(state, seat, shouted, 0, out)
    begin_turn(state, state.after(seat), out)


def draw_four(state: UnoState, seat: i64, before: i64, shouted: bool, out: list[Event] | None) -> None:
    """uno.w4.effect, uno.chal.when, uno.w4.auto."""
    by_challenge = state.options.w4_mode == BY_CHALLENGE
    if by_challenge:
        state.accused = seat
        state.colour_before = before
        state.copy_bag(seat, state.accused_row())  # uno.chal.judge
    if state.options.stacking:
        pile_up(state, seat, 4, shouted, out)
    elif by_challenge:
        settle(state, seat, shouted, 0, out)
        state.enter(phases.CHALLENGE, state.after(seat))
    else:
        draw(state, state.after(seat), 4, "uno.w4.auto", out)
        lose_turn(state, seat, shouted, "uno.w4.auto", out)


def draw_card(state: UnoState, out: list[Event] | None) -> None:
    """uno.turn.choice, uno.draw.one; three cards with the flag of B03 when nothing fits."""
    seat = state.turn
    drawn = state.drawn_row()
    count: i64 = 1
    if state.size(drawn) == 0 and state.three & bit(seat) and not has_playable(state, seat):
        count = 3  # uno.blank.b03
    close_windows(state, seat)
    cards: list[int] | None = None if out is None else []
    got: i64 = 0
    while got < count:
        card = take_top(state, out)
        if card < 0:
            break
        state.add(seat, card)
        state.add(drawn, card)
        got += 1
        if cards is not None:
            cards.append(card)
    if got:
        state.idle = 0
    if out is not None and cards is not None:
        tell_draw(state, seat, cards, count - got, "uno.draw.one", out)
    state.phase = phases.DRAWN
    state.opened = state.step


def end_turn(state: UnoState, out: list[Event] | None) -> None:
    """uno.draw.pass, and the void round of uno.pile.blocked."""
    seat = state.turn
    close_windows(state, seat)
    if out is not None:
        out.append(Event("passed", seat, "uno.draw.pass", {}))
    state.three &= ~bit(seat)
    if state.size(state.count) == 0:
        state.idle += 1
        if state.idle >= state.count:
            state.turn = NOBODY
            void_round(state, out)
            return
    begin_turn(state, state.after(seat), out)
