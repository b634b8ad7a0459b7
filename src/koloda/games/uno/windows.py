"""The open windows of chapter 3.4, for whoever runs the game."""

from typing import Final

from mypy_extensions import i64

from koloda.games.uno import codes, phases
from koloda.games.uno.rules.defaults import default_action
from koloda.games.uno.state import UnoState
from koloda.kernel import Window
from koloda.kernel import windows as kinds
from koloda.kernel.seats import HOST, all_seats, bit, seats_in
from koloda.kernel.windows import serial, stop_outer_clocks

HOLD_SLOT: Final = 16
JUMP_SLOT: Final = 17
CALL_SLOT: Final = 18
UNO_SLOT: Final = 20

LENGTH: Final = {
    phases.CHALLENGE: 10000,
    phases.PENALTY: 10000,
    phases.START_COLOUR: 15000,
    phases.DISCARD: 20000,
    phases.JOKE: 30000,
    phases.VOTE: 15000,
    phases.KEEP: 15000,
    phases.STUNT: 10000,
    phases.CUSTOM: 20000,
    phases.LAST_CALL: 3000,
    phases.ROUND_OVER: 15000,
}
CLAUSE: Final = {
    phases.TURN: "uno.turn.choice",
    phases.DRAWN: "uno.draw.may",
    phases.CHALLENGE: "uno.chal.when",
    phases.PENALTY: "uno.house.stack.what",
    phases.START_COLOUR: "uno.start.colour-then-play",
    phases.DISCARD: "uno.blank.discard",
    phases.JOKE: "uno.blank.b08",
    phases.VOTE: "uno.hum.vote",
    phases.KEEP: "uno.blank.b08",
    phases.STUNT: "uno.blank.b10",
    phases.CUSTOM: "uno.blank.custom",
    phases.LAST_CALL: "uno.table.last",
    phases.ROUND_OVER: "uno.score.next-round",
}
CLOSER: Final = {
    int(phases.VOTE): int(codes.VOTE_OVER),
    int(phases.STUNT): int(codes.STUNT_OVER),
    int(phases.CUSTOM): int(codes.CUSTOM_OVER),
    int(phases.LAST_CALL): int(codes.CALL_OVER),
    int(phases.ROUND_OVER): int(codes.NEXT),
}


def must(state: UnoState) -> i64:
    """Whom the game waits for (chapter 3.2, "who acts")."""
    phase = state.phase
    if phase <= phases.START_COLOUR or phase == phases.JOKE or phase == phases.KEEP or phase == phases.CUSTOM:
        return bit(state.turn)
    if phase == phases.DISCARD:
        mask: i64 = 0
        for seat in range(state.count):
            if state.shed[seat]:
                mask |= bit(seat)
        return mask
    if phase == phases.VOTE:
        return all_seats(state.count) & ~bit(state.turn) & ~state.voted
    if phase == phases.STUNT:
        return bit(state.after(state.turn))
    if phase == phases.ROUND_OVER:
        return all_seats(state.count) & ~state.agreed
    return 0


def windows(state: UnoState) -> list[Window]:
    """Outermost first; the hold on top of whatever it holds."""
    found: list[Window] = []
    everybody = all_seats(state.count)
    for seat in seats_in(state.owes):
        number = serial(state.played, UNO_SLOT + seat)
        found.append(Window(number, "W-UNO", kinds.NOTICE, everybody, "uno.win.turn-action", race=True))
    if state.jump:
        number = serial(state.played, JUMP_SLOT)
        found.append(Window(number, "W-JUMP", kinds.NOTICE, everybody, "uno.house.jump.what", race=True))
    if state.base is not None:
        number = serial(state.played, CALL_SLOT)
        others = everybody & ~bit(state.player)
        found.append(Window(number, "W-CALL", kinds.NOTICE, others, "uno.table.called"))
    phase = state.phase
    if phase in CLAUSE:
        add_phase(state, phase, found)
    if state.held or state.call_held:
        options = state.options
        ms: i64 = options.uno_hold if state.owes or state.call_held else 0
        if state.jump and options.jump_hold > ms:
            ms = options.jump_hold
        number = serial(state.paused, HOLD_SLOT)
        found.append(
            Window(number, "hold", kinds.HOLD, everybody, "uno.win.hold", ms, codes.act(HOST, codes.HOLD))
        )
    return stop_outer_clocks(found)


def add_phase(state: UnoState, phase: i64, found: list[Window]) -> None:
    """One window for the phase, or one for each seat whose default is its own."""
    clause = CLAUSE[phase]
    name = phases.PHASES[phase]
    number = serial(state.opened, 0)
    if int(phase) in CLOSER:
        kind = kinds.PAUSE if phase == phases.ROUND_OVER or phase == phases.LAST_CALL else kinds.ANSWER
        seats = must(state) if phase != phases.LAST_CALL else all_seats(state.count) & ~bit(state.player)
        close = codes.act(HOST, CLOSER[int(phase)])
        found.append(Window(number, name, kind, seats, clause, LENGTH[phase], close))
        return
    turn = phase == phases.TURN or phase == phases.DRAWN
    ms = state.options.turn_ms if turn else LENGTH[phase]
    for seat in seats_in(must(state)):
        default = default_action(state, seat)
        assert default is not None
        close = codes.auto(default)
        kind = kinds.TURN if turn else kinds.ANSWER
        found.append(Window(number + seat, name, kind, bit(seat), clause, ms, close))
