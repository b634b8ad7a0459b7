"""What goes on by itself: windows that close, defaults of the absent, new versions (chapter 3.1)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.rules.combat import bump, declare
from koloda.games.munchkin.rules.consequences import run
from koloda.games.munchkin.rules.creation import finish_creation, get_ready
from koloda.games.munchkin.rules.flight import go_on_fleeing, roll, settle_die, start_flight
from koloda.games.munchkin.rules.picks import default_pick, pick, pick_for_silent
from koloda.games.munchkin.rules.plays import finish_secret
from koloda.games.munchkin.rules.proposals import drop_void
from koloda.games.munchkin.rules.reward import keep_word, owes_plays, win
from koloda.games.munchkin.rules.strength import forbids, is_winning, key
from koloda.games.munchkin.rules.telling import tell, tell_only
from koloda.games.munchkin.rules.turns import default_end, kick, loot, take
from koloda.games.munchkin.state import (
    C_OPEN,
    F_ROLL,
    G_OVER,
    NOBODY,
    PHASES,
    R_SPLIT,
    S_CREATE,
    T_DOOR,
    T_END,
    T_ROOM,
    T_START,
    W_CURSE,
    W_DIE,
    W_FRESH,
    W_KILL,
    W_PICK,
    W_RULE,
    W_RUN,
    W_SECRET,
    W_TURN,
    Combat,
    MunchkinState,
)
from koloda.games.munchkin.windows import CLAUSE, asked, asked_in_lap, fresh_seats, missing, roller
from koloda.kernel.seats import bit, has, seats_in

DECISIONS: Final = (T_START, T_DOOR, T_ROOM, T_END, C_OPEN, F_ROLL, W_PICK, R_SPLIT)
"""time.absent: what counts as one's own decision."""
BLOCKED: Final = (T_START, T_ROOM, T_END)
"""when.fresh: these wait for fresh cards."""
TOO_LATE: Final = 2


def settle(state: MunchkinState, combat: Combat | None, before: list[int]) -> None:
    """After an action: new versions and closing windows until somebody must act."""
    counted = False
    while state.stage != G_OVER:
        drop_void(state)
        if combat is not None and state.combat is combat and state.is_fighting():
            now = key(state)
            if now != before:
                bump(state, counted=counted)
                counted = True
                before = now
        if not go_on(state):
            return


def go_on(state: MunchkinState) -> bool:
    """One step that needs nobody; False when the game waits."""
    if state.stage == F_ROLL and not state.frames and go_on_fleeing(state):
        return True
    if not state.frames and owes_plays(state):
        keep_word(state)
        return True
    present = state.present()
    if present == 0:
        return False
    phase = state.phase()
    for seat in range(state.count):
        if state.seats[seat].absent and state.seats[seat].fresh and not state.frames:
            state.seats[seat].fresh = []
            return True
    waited = missing(state)
    if phase in DECISIONS:
        if waited & present or (phase in BLOCKED and fresh_seats(state)):
            return False
        take_default(state, phase)
        return True
    if phase == S_CREATE or phase == W_SECRET or phase == W_RULE:
        absent = waited & ~present
        if absent:
            answer_for(state, seats_in(absent)[0])
            return True
    if waited or asked(state) == 0:
        return False
    close_answered(state, phase)
    return True


def answer_for(state: MunchkinState, seat: i64) -> None:
    """An absent seat in a window that asks several, or the host's ruling."""
    phase = state.phase()
    if phase == S_CREATE:
        get_ready(state, seat)
    elif phase == W_SECRET:
        pick_for_silent(state, seat)
    else:
        state.pop_frame()


def close_answered(state: MunchkinState, phase: i64) -> None:
    """Everybody asked has passed or answered, or the time is out."""
    tell(state, "closed", NOBODY, CLAUSE[phase], {"window": PHASES[phase]})
    if phase == S_CREATE:
        finish_creation(state)
    elif phase == W_TURN:
        state.enter(T_START)
    elif phase == W_KILL:
        win(state)
    elif phase == W_RUN:
        start_flight(state)
    elif phase == W_DIE:
        settle_die(state)
    elif phase == W_CURSE:
        bite(state)
    elif phase == W_SECRET:
        finish_secret(state)


def bite(state: MunchkinState) -> None:
    """curse.window: nobody has answered."""
    frame = state.frames[-1]
    victim, card = frame.seat, frame.values[0]
    state.pop_frame()
    tell(state, "bite", victim, "munchkin.curse.window", {"card": state.code(card)})
    run(state, card, victim, 0, len(state.kind(card).fx))


def take_default(state: MunchkinState, phase: i64) -> None:
    """The default column of chapter 3.1."""
    if phase == T_START:
        kick(state)
    elif phase == T_DOOR:
        take(state)
    elif phase == T_ROOM:
        if forbids(state, state.turn, "loot"):
            state.enter(T_END)
        else:
            loot(state)
    elif phase == T_END:
        default_end(state)
    elif phase == C_OPEN:
        declare(state, W_KILL if is_winning(state) else W_RUN)
    elif phase == F_ROLL:
        roll_default(state)
    else:
        pick(state, state.frames[-1].seat, default_pick(state))


def roll_default(state: MunchkinState) -> None:
    """In order of arrival."""
    seat = roller(state)
    for foe in state.the_combat().foes:
        if not has(foe.rolled, seat):
            roll(state, seat, foe.card)
            return


# Clocks


def close(state: MunchkinState, phase: i64) -> None:
    """time.close: the time is out, the default happens."""
    if phase == W_FRESH:
        for munchkin in state.seats:
            munchkin.fresh = []
    elif phase in DECISIONS:
        for seat in seats_in(missing(state)):
            run_late(state, seat)
        take_default(state, phase)
    elif phase == W_RULE:
        state.pop_frame()
    elif phase == S_CREATE or phase == W_SECRET:
        for seat in seats_in(missing(state)):
            answer_for(state, seat)
        close_answered(state, phase)
    else:
        close_answered(state, phase)


def run_late(state: MunchkinState, seat: i64) -> None:
    """time.absent: two own decisions in a row that ran out."""
    munchkin = state.seats[seat]
    munchkin.late += 1
    if munchkin.late >= TOO_LATE and not munchkin.absent:
        go_absent(state, seat)


def go_absent(state: MunchkinState, seat: i64) -> None:
    state.seats[seat].absent = True
    tell(state, "absent", seat, "munchkin.time.absent", {})


def come_back(state: MunchkinState, seat: i64) -> None:
    """Asked like the others in whatever window is open."""
    munchkin = state.seats[seat]
    if munchkin.absent:
        munchkin.absent = False
        tell(state, "back", seat, "munchkin.time.absent", {})
    munchkin.late = 0


# Passing


def tell_asked(state: MunchkinState, before: i64) -> None:
    """time.ask-mode: a seat learns that it is asked now."""
    for seat in seats_in(asked_in_lap(state) & ~before):
        tell_only(state, "asked", seat, "munchkin.time.ask-mode", {"window": PHASES[state.phase()]})


def pass_by(state: MunchkinState, seat: i64) -> None:
    """time.asked: secret until the window closes."""
    if state.frames:
        state.frames[-1].seats |= bit(seat)
    else:
        state.passed |= bit(seat)
