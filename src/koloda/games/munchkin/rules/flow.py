"""What goes on by itself: windows that close, defaults of the absent, new versions (chapter 3.1)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes, phases, windows
from koloda.games.munchkin.notation import WINDOW, MunchkinVerb, NumberArgument, SeatArgument
from koloda.games.munchkin.rules.combat import bump, declare, why_not_quoted
from koloda.games.munchkin.rules.consequences import run
from koloda.games.munchkin.rules.dealing import finish_creation, get_ready
from koloda.games.munchkin.rules.flight import go_on_fleeing, roll, settle_die, start_flight
from koloda.games.munchkin.rules.permission import refuse
from koloda.games.munchkin.rules.picks import pick_default, pick_for_silent
from koloda.games.munchkin.rules.plays import finish_secret
from koloda.games.munchkin.rules.proposals import drop_void
from koloda.games.munchkin.rules.reward import keep_word, owes_plays, win
from koloda.games.munchkin.rules.strength import forbids, is_winning, key
from koloda.games.munchkin.rules.telling import tell, tell_only
from koloda.games.munchkin.rules.turns import default_end, kick, loot, take
from koloda.games.munchkin.state import Combat, MunchkinState
from koloda.games.munchkin.windows import asked, asked_by_lap, asked_in_lap, fresh_seats, missing
from koloda.kernel import Refusal
from koloda.kernel.seats import NOBODY, bit, has, seats_in

DECISIONS: Final = (
    phases.T_START,
    phases.T_DOOR,
    phases.T_ROOM,
    phases.T_END,
    phases.C_OPEN,
    phases.F_ROLL,
    phases.W_PICK,
    phases.R_SPLIT,
)
"""time.absent: what counts as one's own decision."""
BLOCKED: Final = (phases.T_START, phases.T_ROOM, phases.T_END)
"""when.fresh: these wait for fresh cards."""
TOO_LATE: Final = 2


def settle(state: MunchkinState, combat: Combat | None, before: list[int]) -> None:
    """After an action: new versions and closing windows until somebody must act."""
    counted = False
    while state.stage != phases.G_OVER:
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
    if state.stage == phases.F_ROLL and state.frame is None and go_on_fleeing(state):
        return True
    if state.frame is None and owes_plays(state):
        keep_word(state)
        return True
    present = state.present()
    if present == 0:
        return False
    phase = state.phase()
    for seat in range(state.count):
        if state.seats[seat].absent and state.seats[seat].fresh and state.frame is None:
            state.seats[seat].fresh = []
            return True
    waited = missing(state)
    if phase in DECISIONS:
        if waited & present or (phase in BLOCKED and fresh_seats(state)):
            return False
        take_default(state, phase)
        return True
    if phase == phases.S_CREATE or phase == phases.W_SECRET or phase == phases.W_RULE:
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
    if phase == phases.S_CREATE:
        get_ready(state, seat)
    elif phase == phases.W_SECRET:
        pick_for_silent(state, seat)
    else:
        state.close_frame()


def close_answered(state: MunchkinState, phase: i64) -> None:
    """Everybody asked has passed or answered, or the time is out."""
    tell(state, "closed", NOBODY, windows.CLAUSE[phase], {"window": phases.PHASES[phase]})
    if phase == phases.S_CREATE:
        finish_creation(state)
    elif phase == phases.W_TURN:
        state.enter(phases.T_START)
    elif phase == phases.W_KILL:
        win(state)
    elif phase == phases.W_RUN:
        start_flight(state)
    elif phase == phases.W_DIE:
        settle_die(state)
    elif phase == phases.W_CURSE:
        bite(state)
    elif phase == phases.W_SECRET:
        finish_secret(state)


def bite(state: MunchkinState) -> None:
    """curse.window: nobody has answered."""
    frame = state.the_frame()
    victim, card = frame.seat, frame.values[0]
    state.close_frame()
    tell(state, "bite", victim, "munchkin.curse.window", {"card": state.code(card)})
    run(state, card, victim, 0, len(state.kind(card).fx))


def take_default(state: MunchkinState, phase: i64) -> None:
    """The default column of chapter 3.1."""
    if phase == phases.T_START:
        kick(state)
    elif phase == phases.T_DOOR:
        take(state)
    elif phase == phases.T_ROOM:
        if forbids(state, state.turn, "loot"):
            state.enter(phases.T_END)
        else:
            loot(state)
    elif phase == phases.T_END:
        default_end(state)
    elif phase == phases.C_OPEN:
        declare(state, phases.W_KILL if is_winning(state) else phases.W_RUN)
    elif phase == phases.F_ROLL:
        roll_default(state)
    else:
        pick_default(state)


def roll_default(state: MunchkinState) -> None:
    """In order of arrival."""
    seat = windows.roller(state)
    for foe in state.the_combat().foes:
        if not has(foe.rolled, seat):
            roll(state, seat, foe.card)
            return


# Clocks


def why_not_close(state: MunchkinState, phase: i64) -> Refusal | None:
    fresh = fresh_seats(state)
    if phase == phases.W_FRESH:
        return None if fresh and state.frame is None else Refusal("koloda.window.stale")
    if phase != state.phase():
        return Refusal("koloda.window.stale")
    return refuse("when.fresh", "waits") if fresh and phase in BLOCKED else None


def close(state: MunchkinState, phase: i64) -> None:
    """time.close: the time is out, the default happens."""
    if phase == phases.W_FRESH:
        for munchkin in state.seats:
            munchkin.fresh = []
    elif phase in DECISIONS:
        for seat in seats_in(missing(state)):
            run_late(state, seat)
        take_default(state, phase)
    elif phase == phases.W_RULE:
        state.close_frame()
    elif phase == phases.S_CREATE or phase == phases.W_SECRET:
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


def why_not_turn_absent(state: MunchkinState, seat: i64, *, absent: bool) -> Refusal | None:
    """time.absent."""
    return refuse("time.absent") if state.seats[seat].absent == absent else None


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


def why_not_pass(state: MunchkinState, seat: i64, version: i64) -> Refusal | None:
    """time.asked, time.quote: once in a window, in C.* with the v he saw; in a lap when it is his turn."""
    if state.options.ask and (windows.is_held_up(state) or not has(asked_by_lap(state), seat)):
        return refuse("time.ask-mode")
    frame = state.frame
    if frame is not None:
        if has(frame.seats, seat):
            return refuse("time.asked", "again")
        return refuse("time.asked") if version >= 0 else None
    if state.is_fighting():
        refusal = why_not_quoted(state, version)
        if refusal is not None:
            return refusal
        if seat == state.the_combat().main:
            return refuse("time.asked")
        return refuse("time.asked", "again") if has(state.passed, seat) else None
    if state.stage == phases.W_TURN and version < 0 and has(asked(state), seat):
        return refuse("time.asked", "again") if has(state.passed, seat) else None
    return refuse("time.asked")


def tell_asked(state: MunchkinState, before: i64) -> None:
    """time.ask-mode: a seat learns that it is asked now."""
    for seat in seats_in(asked_in_lap(state) & ~before):
        tell_only(state, "asked", seat, "munchkin.time.ask-mode", {"window": phases.PHASES[state.phase()]})


def pass_by(state: MunchkinState, seat: i64) -> None:
    """time.asked: secret until the window closes."""
    tell_only(state, "pass", seat, "munchkin.hidden.passes", {})
    state.note_passed(state.passed_here() | bit(seat))


# Fresh cards


def why_not_keep(state: MunchkinState, seat: i64) -> Refusal | None:
    return None if state.seats[seat].fresh else refuse("when.fresh")


def keep(state: MunchkinState, seat: i64) -> None:
    """when.fresh."""
    state.seats[seat].fresh = []
    tell(state, "keep", seat, "munchkin.when.fresh", {})


VERBS: Final[list[MunchkinVerb]] = [
    MunchkinVerb(
        "pass", codes.PASS, [NumberArgument("version", optional=True)],
        lambda s, a: why_not_pass(s, a.seat, a.args[0]), lambda s, a: pass_by(s, a.seat),
    ),
    MunchkinVerb("keep", codes.KEEP, [], lambda s, a: why_not_keep(s, a.seat), lambda s, a: keep(s, a.seat)),
    MunchkinVerb(
        "close", codes.CLOSE, [WINDOW],
        lambda s, a: why_not_close(s, a.args[0]), lambda s, a: close(s, a.args[0]), host=True,
    ),
    MunchkinVerb(
        "absent", codes.ABSENT, [SeatArgument("target")],
        lambda s, a: why_not_turn_absent(s, a.args[0], absent=True),
        lambda s, a: go_absent(s, a.args[0]),
        host=True,
    ),
    MunchkinVerb(
        "back", codes.BACK, [SeatArgument("target")],
        lambda s, a: why_not_turn_absent(s, a.args[0], absent=False),
        lambda s, a: come_back(s, a.args[0]),
        host=True,
    ),
]  # fmt: skip
