"""A move: cards are laid or drawn, and what follows, in fixed order (chapters 3.5 and 3.6)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.montana import cards, phases
from koloda.games.montana.options import TRIGGER_FIRST, TRIGGER_TOP
from koloda.games.montana.rules.digits import fire
from koloda.games.montana.rules.drawing import take
from koloda.games.montana.rules.ending import close_check, end_deal, find_winner, is_won, void_deal
from koloda.games.montana.rules.matching import why_wrong
from koloda.games.montana.rules.piles import find_pile
from koloda.games.montana.rules.turns import end_move
from koloda.games.montana.state import MontanaState
from koloda.kernel import Event, Value
from koloda.kernel.seats import NOBODY, all_seats, bit

OWES_WORDS: Final[i64] = 1
OWES_TAP: Final[i64] = 2


def put_down(state: MontanaState, played: tuple[int, ...], named: i64, out: list[Event] | None) -> None:
    """The check of the play before closes; the position before this one is kept as long as it may be called,
    or lies in a race or swap. `named` is the digit pile for a rule card."""
    close_check(state)
    first: i64 = played[0]
    rule = first >= cards.RULES
    pile = find_pile(state, first, named) if rule else NOBODY
    if state.options.table:
        before = state.clone()
        state.open = state.turn
        state.laid_on = pile
        state.astray = 1 if state.phase == phases.DRAWN and (len(played) > 1 or first != state.drawn) else 0
        state.wrong = 0 if why_wrong(state, played) is None else 1
        state.played = state.step
        state.base = before
    elif not rule and may_wait(state, played):
        state.base = state.clone()
    if rule:
        lay(state, first, pile, out)
    else:
        play(state, played, out)


def may_wait(state: MontanaState, played: tuple[int, ...]) -> bool:
    """Whether a play may come to a race or a swap."""
    digits = triggered(state, played)
    return 2 in digits or 5 in digits


def play(state: MontanaState, played: tuple[int, ...], out: list[Event] | None) -> None:
    """montana.res.lay: number cards go on the play pile, the last one on top."""
    seat = state.turn
    drawn = state.phase == phases.DRAWN
    for card in played:
        state.remove(seat, card)
        state.lay(card)
    state.last = len(played)
    state.triggers = triggered(state, played)
    if out is not None:
        codes: Value = tuple([cards.CODES[card] for card in played])
        public: dict[str, Value] = {"cards": codes}
        if drawn:
            public["drawn"] = "yes" if len(played) == 1 and played[0] == state.drawn else "no"
        out.append(Event("played", seat, "montana.res.lay", public))
    if state.open >= 0:
        state.owes = duties(state, played[-1])
    begin_resolving(state, seat)
    resolve(state, out)


def lay(state: MontanaState, card: i64, pile: i64, out: list[Event] | None) -> None:
    """montana.res.lay: a rule card is active at once; montana.turn.rule-ends."""
    seat = state.turn
    drawn = state.phase == phases.DRAWN
    state.remove(seat, card)
    covered = state.tops[pile]
    state.put_rule(pile, card)
    state.triggers = ()
    if out is not None:
        public: dict[str, Value] = {"card": cards.CODES[card]}
        if pile >= cards.DIGIT_PILE:
            public["pile"] = int(pile - cards.DIGIT_PILE + 1)
        if covered >= 0:
            public["covers"] = cards.CODES[covered]
        if drawn:
            public["drawn"] = "yes" if card == state.drawn else "no"
        out.append(Event("laid", seat, "montana.res.lay", public))
    begin_resolving(state, seat)
    resolve(state, out)


def begin_resolving(state: MontanaState, seat: i64) -> None:
    state.drawn = cards.NO_CARD
    state.idle = 0
    state.seven = 0
    state.changed = 0
    state.stage = phases.LAID
    state.touch(seat)


def triggered(state: MontanaState, played: tuple[int, ...]) -> tuple[int, ...]:
    """montana.digit.multi: the numbers whose digit rule is active, in lay order."""
    mode = state.options.multi_trigger
    if mode == TRIGGER_TOP:
        played = played[-1:]
    elif mode == TRIGGER_FIRST:
        played = played[:1]
    found: tuple[int, ...] = ()
    for card in played:
        number = cards.NUMBER_OF[card]
        if state.digit_pile(number) >= 0:
            found = found + (int(number),)
    return found


def duties(state: MontanaState, card: i64) -> i64:
    """montana.smile.say, montana.smile.tap, montana.smile.exclusive: what the top card asks for."""
    active = state.tops[cards.SMILE]
    if active == cards.SAY and cards.COLOUR_OF[card] == cards.BLUE:
        return OWES_WORDS
    if active == cards.TAP and cards.COLOUR_OF[card] == cards.RED:
        return OWES_TAP
    return 0


def resolve(state: MontanaState, out: list[Event] | None) -> None:
    """Steps 2 to 6 from wherever the play stands; stops at a race, a swap or a win (montana.res.event)."""
    while True:
        if is_won(state, phases.RESOLVING, out):  # montana.res.win
            return
        if state.stage == phases.LAID:
            state.stage = phases.FIRING
            if state.size(state.turn) == 0:
                take_seven(state, out)
                continue
        if not state.triggers:
            break
        digit = state.triggers[0]
        state.triggers = state.triggers[1:]
        if fire(state, digit, out):  # montana.res.trigger
            return
    settle(state)
    end_move(state, state.turn, out)


def take_seven(state: MontanaState, out: list[Event] | None) -> None:
    """montana.res.seven, montana.end.last-not-win."""
    state.seven = 1
    state.owed = 0
    if out is not None:
        out.append(Event("seven", state.turn, "montana.end.last-not-win", {}))
    take(state, state.turn, 7, "montana.res.seven", out)


def settle(state: MontanaState) -> None:
    """montana.res.settle, montana.shout.owed: whose hand this play has brought down to one card."""
    state.stage = phases.SETTLED
    state.paused = state.step
    if state.open >= 0:
        seat: i64 = 0
        while seat < state.count:
            if state.changed & ~state.said & bit(seat) and state.size(seat) == 1:
                state.due |= bit(seat)
            seat += 1
    elif state.base is not None:  # strict: the play is told, nothing of it can be called
        close_check(state)


def draw(state: MontanaState, out: list[Event] | None) -> bool:
    """montana.turn.options, montana.draw.free; True while the drawn card can be played or kept.

    montana.window.draw-not-open: it closes the check, and a win by it is immediate.
    """
    close_check(state)
    seat = state.turn
    cards = take(state, seat, 1, "montana.turn.options", out)
    if not cards:
        draw_in_vain(state, seat, out)
        return False
    winner = find_winner(state)
    if winner >= 0:
        end_deal(state, winner, out)
        return False
    state.drawn = cards[0]
    state.enter(phases.DRAWN, seat)
    return True


def draw_in_vain(state: MontanaState, seat: i64, out: list[Event] | None) -> None:
    """montana.deck.short: the move is over; montana.deck.blocked: the deal too, when all have done so."""
    state.idle |= bit(seat)
    if state.idle == all_seats(state.count):
        void_deal(state, "montana.deck.blocked", out)
    else:
        end_move(state, seat, out)


def keep(state: MontanaState, out: list[Event] | None) -> None:
    """montana.draw.keep."""
    if out is not None:
        out.append(Event("kept", state.turn, "montana.draw.keep", {}))
    end_move(state, state.turn, out)


def run_out(state: MontanaState, out: list[Event] | None) -> None:
    """montana.turn.timeout: draw and keep, or keep."""
    if out is not None:
        out.append(Event("slept", state.turn, "montana.turn.timeout", {}))
    if state.phase == phases.DRAWN or draw(state, out):
        keep(state, out)
