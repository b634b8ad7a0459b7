"""Shouts, catches, the challenge, and the table's calls (chapters 4.6, 6.3 and 9)."""

from mypy_extensions import i64

from koloda.games.uno import phases
from koloda.games.uno.cards import CODES, COLOURS
from koloda.games.uno.options import AUTO, OFF
from koloda.games.uno.rules.drawing import draw, shuffle_deck
from koloda.games.uno.rules.ending import finish_round
from koloda.games.uno.rules.matching import blockers
from koloda.games.uno.rules.turns import begin_turn, close_windows, false_shout, loosen, release
from koloda.games.uno.state import UnoPublic, UnoState
from koloda.kernel import Event, Value
from koloda.kernel.seats import NOBODY, bit, letter, seats_in


def name_start_colour(state: UnoState, colour: i64, out: list[Event] | None) -> None:
    """uno.start.colour-then-play."""
    state.colour = colour
    if out is not None:
        out.append(Event("colour", state.turn, "uno.start.wild", {"colour": COLOURS[colour]}))
    begin_turn(state, state.turn, out)


def can_arm(state: UnoState, seat: i64) -> bool:
    """uno.call.how: in one's own TURN or DRAWN with exactly two cards; in version 1 not where calls are made
    for everybody."""
    mode = state.options.uno_call
    return (
        state.size(seat) == 2
        and state.turn == seat
        and (state.phase == phases.TURN or state.phase == phases.DRAWN)
        and mode != OFF
        and (mode != AUTO or state.options.version > 1)
        and state.armed != seat
    )


def shout(state: UnoState, seat: i64, out: list[Event] | None) -> None:
    """A lone «УНО!»: it is owed, it arms the coming play, or it is false."""
    if state.owes & bit(seat):
        state.owes &= ~bit(seat)
        if out is not None:
            out.append(Event("shouted", seat, "uno.call.how", {}))
        loosen(state, out)
        release(state)
    elif can_arm(state, seat):
        state.armed = seat
        if out is not None:
            out.append(Event("armed", seat, "uno.call.how", {}))
    else:
        if out is not None:
            out.append(Event("shouted", seat, "uno.call.false", {}))
        false_shout(state, seat, out)


def catch(state: UnoState, seat: i64, target: i64, out: list[Event] | None) -> None:
    """uno.catch.penalty, uno.catch.flow; uno.catch.false where nothing was owed."""
    if state.owes & bit(target):
        penalty = state.options.uno_penalty
        state.owes &= ~bit(target)
        if out is not None:
            out.append(
                Event("caught", seat, "uno.catch.penalty", {"target": letter(target), "count": penalty})
            )
        draw(state, target, penalty, "uno.catch.penalty", out)
        release(state)
        return
    price = state.options.false_catch
    if price and state.in_play():
        if out is not None:
            out.append(Event("false-catch", seat, "uno.catch.false", {"count": price}))
        draw(state, seat, price, "uno.catch.false", out)
        release(state)
    else:
        state.unseen = True


def waiting_cards(state: UnoPublic) -> i64:
    """What the one who must answer would take."""
    return state.stack if state.phase == phases.PENALTY else 4


def take(state: UnoState, out: list[Event] | None) -> None:
    """uno.chal.take, uno.house.stack.what: he draws and loses the turn."""
    seat = state.turn
    cards = waiting_cards(state)
    clear_stack(state)
    if out is not None:
        out.append(Event("took", seat, "uno.chal.take", {"count": cards}))
    draw(state, seat, cards, "uno.chal.take", out)
    release(state)
    begin_turn(state, state.after(seat), out)


def clear_stack(state: UnoState) -> None:
    state.stack = 0
    state.accused = NOBODY
    state.empty(state.accused_row())


def challenge(state: UnoState, out: list[Event] | None) -> None:
    """uno.chal.judge, uno.chal.guilty, uno.chal.innocent, uno.house.stack.chal."""
    seat = state.turn
    accused = state.accused
    cards = waiting_cards(state)
    shown = state.cards_in(state.accused_row())
    guilty = (state.held_mask(state.accused_row()) & blockers(state, state.colour_before)) != 0
    verdict = (int(seat), int(accused), 1 if guilty else 0, tuple(shown))
    if verdict not in state.verdicts or state.options.version == 1:
        state.verdicts = state.verdicts + (verdict,)
    clear_stack(state)
    if out is not None:
        codes = tuple([CODES[card] for card in shown])
        public: dict[str, Value] = {"target": letter(accused), "count": len(codes)}
        public["verdict"] = "guilty" if guilty else "innocent"
        knows = bit(seat) | bit(accused)
        out.append(Event("challenged", seat, "uno.chal.reveal", public, {"cards": codes}, knows))
    if guilty:
        draw(state, accused, cards, "uno.chal.guilty", out)
        release(state)
        begin_turn(state, seat, out)
    else:
        draw(state, seat, cards + 2, "uno.chal.innocent", out)
        release(state)
        begin_turn(state, state.after(seat), out)


def call(state: UnoState, before: UnoState | None, seat: i64, target: i64, out: list[Event] | None) -> None:
    """uno.table.called, uno.table.wrong-call; `before` is the position before the open play."""
    if before is None or state.player != target:
        state.unseen = True
        return  # uno.table.late
    if not state.misplayed:
        state.unseen = True
        state.called |= bit(seat)
        if out is not None:
            told = Event("called", seat, "uno.table.wrong-call", {"target": letter(target), "right": "no"})
            told.shown = bit(seat)
            out.append(told)
        return
    drew = state.drew
    chance = state.chance
    state.copy_table(before)
    state.chance = chance
    state.base = None
    state.since = ()
    if out is not None:
        out.append(Event("called", seat, "uno.table.called", {"target": letter(target), "right": "yes"}))
        out.append(Event("undone", target, "uno.table.called", {}))
    close_windows(state, target)
    state.armed = NOBODY
    state.idle = 0
    if drew:
        shuffle_deck(state, out)
    draw(state, target, state.options.misplay_penalty, "uno.table.called", out)
    state.three &= ~bit(target)
    begin_turn(state, state.after(target), out)


def close_calls(state: UnoState, out: list[Event] | None) -> None:
    """`~ call`: nobody called the last card in time."""
    winner = seats_in(state.won)[0]
    finish_round(state, winner, state.player, out)
