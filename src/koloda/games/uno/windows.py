"""The open windows of chapter 3.4, for whoever runs the game."""

from typing import Final

from mypy_extensions import i64

from koloda.games.uno.codes import AUTO, CALL_OVER, CUSTOM_OVER, HOLD, NEXT, STUNT_OVER, VOTE_OVER, act
from koloda.games.uno.rules.defaults import default_action
from koloda.games.uno.state import (
    CHALLENGE,
    CUSTOM,
    DISCARD,
    DRAWN,
    JOKE,
    KEEP,
    LAST_CALL,
    PENALTY,
    PHASES,
    ROUND_OVER,
    START_COLOUR,
    STUNT,
    TURN,
    VOTE,
    UnoState,
)
from koloda.kernel import windows as kinds
from koloda.kernel.actions import Action
from koloda.kernel.seats import HOST, all_seats, bit, seats_in
from koloda.kernel.windows import Window, stop_outer_clocks

SLOTS: Final = 64
"""Windows opened by one step are told apart by a slot."""
HOLD_SLOT: Final = 16
JUMP_SLOT: Final = 17
CALL_SLOT: Final = 18
UNO_SLOT: Final = 20

LENGTH: Final = {
    CHALLENGE: 10000,
    PENALTY: 10000,
    START_COLOUR: 15000,
    DISCARD: 20000,
    JOKE: 30000,
    VOTE: 15000,
    KEEP: 15000,
    STUNT: 10000,
    CUSTOM: 20000,
    LAST_CALL: 3000,
    ROUND_OVER: 15000,
}
CLAUSE: Final = {
    TURN: "uno.turn.choice",
    DRAWN: "uno.draw.may",
    CHALLENGE: "uno.chal.when",
    PENALTY: "uno.house.stack.what",
    START_COLOUR: "uno.start.colour-then-play",
    DISCARD: "uno.blank.discard",
    JOKE: "uno.blank.b08",
    VOTE: "uno.hum.vote",
    KEEP: "uno.blank.b08",
    STUNT: "uno.blank.b10",
    CUSTOM: "uno.blank.custom",
    LAST_CALL: "uno.table.last",
    ROUND_OVER: "uno.score.next-round",
}
CLOSER: Final = {
    int(VOTE): int(VOTE_OVER),
    int(STUNT): int(STUNT_OVER),
    int(CUSTOM): int(CUSTOM_OVER),
    int(LAST_CALL): int(CALL_OVER),
    int(ROUND_OVER): int(NEXT),
}


def must(state: UnoState) -> i64:
    """Whom the game waits for (chapter 3.2, "who acts")."""
    phase = state.phase
    if phase <= START_COLOUR or phase == JOKE or phase == KEEP or phase == CUSTOM:
        return bit(state.turn)
    if phase == DISCARD:
        mask: i64 = 0
        for seat in range(state.count):
            if state.shed[seat]:
                mask |= bit(seat)
        return mask
    if phase == VOTE:
        return all_seats(state.count) & ~bit(state.turn) & ~state.voted
    if phase == STUNT:
        return bit(state.after(state.turn))
    if phase == ROUND_OVER:
        return all_seats(state.count) & ~state.agreed
    return 0


def windows(state: UnoState) -> list[Window]:
    """Outermost first; the hold on top of whatever it holds."""
    found: list[Window] = []
    everybody = all_seats(state.count)
    for seat in seats_in(state.owes):
        serial = state.laid * SLOTS + UNO_SLOT + seat
        found.append(Window(serial, "W-UNO", kinds.NOTICE, everybody, "uno.win.turn-action", race=True))
    if state.jump:
        serial = state.laid * SLOTS + JUMP_SLOT
        found.append(Window(serial, "W-JUMP", kinds.NOTICE, everybody, "uno.house.jump.what", race=True))
    if state.base is not None:
        serial = state.laid * SLOTS + CALL_SLOT
        others = everybody & ~bit(state.player)
        found.append(Window(serial, "W-CALL", kinds.NOTICE, others, "uno.table.called"))
    phase = state.phase
    if phase in CLAUSE:
        add_phase(state, phase, found)
    if state.held or state.call_held:
        options = state.options
        ms: i64 = options.uno_hold if state.owes or state.call_held else 0
        if state.jump and options.jump_hold > ms:
            ms = options.jump_hold
        serial = state.held_since * SLOTS + HOLD_SLOT
        found.append(Window(serial, "hold", kinds.HOLD, everybody, "uno.win.hold", ms, act(HOST, HOLD)))
    return stop_outer_clocks(found)


def add_phase(state: UnoState, phase: i64, found: list[Window]) -> None:
    """One window for the phase, or one for each seat whose default is its own."""
    clause = CLAUSE[phase]
    name = PHASES[phase]
    serial = state.opened * SLOTS
    if int(phase) in CLOSER:
        kind = kinds.PAUSE if phase == ROUND_OVER or phase == LAST_CALL else kinds.ANSWER
        seats = must(state) if phase != LAST_CALL else all_seats(state.count) & ~bit(state.player)
        close = act(HOST, CLOSER[int(phase)])
        found.append(Window(serial, name, kind, seats, clause, LENGTH[phase], close))
        return
    turn = phase == TURN or phase == DRAWN
    ms = state.options.turn_ms if turn else LENGTH[phase]
    for seat in seats_in(must(state)):
        default = default_action(state, seat)
        assert default is not None
        close = auto(default)
        kind = kinds.TURN if turn else kinds.ANSWER
        found.append(Window(serial + seat, name, kind, bit(seat), clause, ms, close))


def auto(action: Action) -> Action:
    """`~ auto B take`."""
    return Action(HOST, AUTO, (int(action.seat), int(action.code), *action.args), action.text)
