"""Who is asked in which window (chapter 3.1), and the windows for whoever runs the game."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes, phases
from koloda.games.munchkin.state import TRADE, MunchkinPublic, MunchkinState
from koloda.kernel import Action, Window
from koloda.kernel import windows as kinds
from koloda.kernel.seats import ALL, HOST, NOBODY, all_seats, bit, has
from koloda.kernel.windows import stop_outer_clocks

SLOTS: Final = 64
"""Windows opened by one step are told apart by a slot."""
FRESH_SLOT: Final = 1
OUTER_SLOT: Final = 2
PROPOSAL_SLOT: Final = 3
ACK_MS: Final = 1000
"""time.ack: a clock starts when everybody has the window, at most so much later."""
MOST_STANDING: Final = 90000
"""C.OPEN stands still so long for help proposals, once per v."""

CLAUSE: Final = {
    phases.S_CREATE: "munchkin.setup.reveal",
    phases.W_TURN: "munchkin.time.ask-mode",
    phases.T_START: "munchkin.turn.before",
    phases.T_DOOR: "munchkin.turn.kick",
    phases.T_ROOM: "munchkin.turn.choice",
    phases.T_END: "munchkin.turn.charity",
    phases.C_OPEN: "munchkin.combat.who-decides",
    phases.W_KILL: "munchkin.combat.wait",
    phases.W_RUN: "munchkin.combat.last-call",
    phases.F_ROLL: "munchkin.flee.roll",
    phases.W_DIE: "munchkin.time.answers",
    phases.W_CURSE: "munchkin.curse.window",
    phases.W_PICK: "munchkin.pick.default",
    phases.R_SPLIT: "munchkin.reward.share",
    phases.W_SECRET: "munchkin.event.play",
    phases.W_RULE: "munchkin.human.dispute",
    phases.W_FRESH: "munchkin.when.fresh",
}
LAPS: Final = (phases.W_TURN, phases.W_KILL, phases.W_RUN, phases.W_DIE, phases.W_CURSE)
"""Windows that passes close."""


def fresh_seats(state: MunchkinState) -> i64:
    """Whose W.FRESH is open."""
    mask: i64 = 0
    seat: i64 = 0
    while seat < state.count:
        if state.seats[seat].fresh:
            mask |= bit(seat)
        seat += 1
    return mask


def roller(state: MunchkinState) -> i64:
    """flee.order: the main makes all his rolls first, then the helper."""
    combat = state.combat
    if combat is None:
        return NOBODY
    for seat in combat.fighters():
        if state.seats[seat].dead:
            continue
        for foe in combat.foes:
            if not has(foe.rolled, seat):
                return seat
    return NOBODY


def owner(state: MunchkinState) -> i64:
    """From whose left a lap goes round."""
    frame = state.frame
    if frame is not None:
        return frame.seat
    return state.turn


def asked(state: MunchkinState) -> i64:
    """All that the innermost window asks, whether they have answered or not."""
    frame = state.frame
    if frame is not None:
        if frame.kind == phases.W_DIE or frame.kind == phases.W_CURSE:
            return all_seats(state.count)
        if frame.kind == phases.W_SECRET:
            return frame.values[0]
        return bit(frame.seat)
    stage = state.stage
    if stage == phases.S_CREATE:
        return all_seats(state.count)
    if stage == phases.W_KILL or stage == phases.W_RUN or stage == phases.W_TURN:
        return all_seats(state.count) & ~bit(state.turn)
    if stage == phases.F_ROLL:
        runner = roller(state)
        return 0 if runner == NOBODY else bit(runner)
    if stage == phases.S_DEAL or stage == phases.G_OVER:
        return 0
    return bit(state.turn)


def answered(state: MunchkinState) -> i64:
    """Who of them has passed, is ready or has picked."""
    frame = state.frame
    if frame is not None:
        if frame.kind == phases.W_SECRET:
            mask: i64 = 0
            for seat, _ in state.picked:
                mask |= bit(seat)
            return mask
        return frame.seats
    stage = state.stage
    return (
        state.passed
        if stage == phases.S_CREATE
        or stage == phases.W_TURN
        or stage == phases.W_KILL
        or stage == phases.W_RUN
        else 0
    )


def counts_passes(state: MunchkinState) -> bool:
    return state.phase() in LAPS


def missing(state: MunchkinState) -> i64:
    """Asked by the innermost window, here, and not answered yet; time.absent counts as passed."""
    mask = asked(state) & ~answered(state)
    if counts_passes(state):
        mask &= state.present()
    return mask


def first_in_lap(state: MunchkinState, mask: i64) -> i64:
    """time.ask-mode: clockwise from the left of the owner, the owner last."""
    start = owner(state)
    for seat in state.around(start):
        if has(mask, seat):
            return bit(seat)
    return mask


def asked_by_lap(state: MunchkinState) -> i64:
    """The seat whose turn it is in a window that passes close."""
    return first_in_lap(state, missing(state)) if counts_passes(state) else 0


def is_held_up(state: MunchkinState) -> bool:
    """time.ask-mode: a proposal or fresh cards are asked about before the lap goes on."""
    if state.frame is not None:
        return False
    return fresh_seats(state) != 0 or (state.options.deal_public and bool(state.proposals))


def asked_in_lap(state: MunchkinState) -> i64:
    """time.ask-mode: the one seat that may act, or all where a window asks all together."""
    if state.frame is None:
        if state.proposals and state.options.deal_public:  # a secret one must not show by who is asked
            return bit(state.proposals[0].to)
        fresh = fresh_seats(state)
        for seat in state.around(state.turn):
            if has(fresh, seat):
                return bit(seat)
    return asked_by_lap(state) if counts_passes(state) else missing(state)


def must(state: MunchkinState) -> i64:
    """Whom the game waits for, receivers with fresh cards before the others."""
    if state.options.ask:
        return asked_in_lap(state)
    fresh = fresh_seats(state)
    if fresh and state.frame is None:
        return fresh
    mask = missing(state)
    here = mask & state.present()
    return here if here else mask


def length(state: MunchkinPublic, phase: i64) -> i64:
    """The ms column of chapter 3.1."""
    options = state.options
    if phase == phases.S_CREATE:
        return options.setup_ms
    if phase == phases.C_OPEN:
        return options.think_ms
    if phase == phases.W_KILL:
        ms = options.kill_ms
    elif phase == phases.W_RUN:
        ms = options.run_ms
    elif phase == phases.W_DIE:
        return options.die_ms
    elif phase == phases.W_CURSE:
        return options.curse_ms
    elif (
        phase == phases.F_ROLL
        or phase == phases.W_PICK
        or phase == phases.R_SPLIT
        or phase == phases.W_SECRET
    ):
        return options.pick_ms
    elif phase == phases.W_RULE:
        return options.rule_ms
    elif phase == phases.W_FRESH:
        return options.fresh_ms
    else:
        return options.turn_ms
    return max(ms, options.hold_ms) if state.held else ms


def close_action(phase: i64) -> Action:
    return Action(HOST, codes.CLOSE, (int(phase),))


def kind_of(phase: i64) -> str:
    turns = (
        phase == phases.T_START
        or phase == phases.T_DOOR
        or phase == phases.T_ROOM
        or phase == phases.T_END
        or phase == phases.C_OPEN
    )
    return kinds.TURN if turns else kinds.ANSWER


def windows(state: MunchkinState) -> list[Window]:
    """Outermost first; under `windows=ask` without clocks."""
    found: list[Window] = []
    clock: i64 = 0 if state.options.ask else 1
    for proposal in state.proposals:
        shown: i64 = ALL if state.options.deal_public else bit(proposal.author) | bit(proposal.to)
        serial = SLOTS * SLOTS * proposal.number + PROPOSAL_SLOT
        clause = "munchkin.trade.offer" if proposal.kind == TRADE else "munchkin.help.ask"
        close = Action(HOST, codes.EXPIRE, (int(proposal.number),))
        ms = state.options.offer_ms * clock
        found.append(
            Window(serial, "proposal", kinds.PROPOSAL, bit(proposal.to), clause, ms, close, shown=shown)
        )
    if state.stage == phases.S_DEAL or state.stage == phases.G_OVER:
        return found
    if state.frame is not None:
        add(state, found, state.stage, stage_seats(state), OUTER_SLOT, clock)
    else:
        add(state, found, state.stage, asked(state), 0, clock)
    fresh = fresh_seats(state)
    if fresh:
        serial = SLOTS * state.refreshed + FRESH_SLOT
        ms = state.options.fresh_ms * clock
        close = close_action(phases.W_FRESH)
        found.append(
            Window(
                serial, phases.PHASES[phases.W_FRESH], kinds.ANSWER, fresh, CLAUSE[phases.W_FRESH], ms, close
            )
        )
    frame = state.frame
    if frame is not None:
        add(state, found, frame.kind, asked(state), 0, clock)
    stop_outer_clocks(found)
    for window in found:
        window.ack_ms = ACK_MS * clock
        if window.name == phases.PHASES[phases.C_OPEN] and not window.waits and asks_help(state):
            window.waits = True
            window.stand_ms = MOST_STANDING
    return found


def asks_help(state: MunchkinState) -> bool:
    """C.OPEN stands still while a help proposal is open; a secret one must not show by a clock."""
    if not state.options.deal_public:
        return False
    for proposal in state.proposals:
        if proposal.kind != TRADE:
            return True
    return False


def stage_seats(state: MunchkinState) -> i64:
    return all_seats(state.count) & ~bit(state.turn) if state.stage in LAPS else bit(state.turn)


def add(state: MunchkinState, found: list[Window], phase: i64, seats: i64, slot: i64, clock: i64) -> None:
    serial = SLOTS * state.opened + slot
    ms = length(state, phase) * clock
    found.append(
        Window(serial, phases.PHASES[phase], kind_of(phase), seats, CLAUSE[phase], ms, close_action(phase))
    )
