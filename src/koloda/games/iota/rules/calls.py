"""The `table` referee (chapter 9.2): a move waits to be called out."""

from typing import Final

from mypy_extensions import i64

from koloda.games.iota import codes, phases
from koloda.games.iota.cells import cell_of, tile_of
from koloda.games.iota.grid import DenseGrid
from koloda.games.iota.notation import write_ends, write_lays
from koloda.games.iota.rules.attempts import Attempt
from koloda.games.iota.rules.laying import fault_of_lay
from koloda.games.iota.rules.taking import fault_of_take
from koloda.games.iota.rules.turns import begin_turn, commit, dry_turn
from koloda.games.iota.state import IotaState
from koloda.kernel import Action, Event, Refusal, Value
from koloda.kernel.seats import all_seats, bit

CALL_MS: Final = 8000


def offer(state: IotaState, move: Action, out: list[Event] | None) -> None:
    """iota.table.window: lays and takes wait; a plain pass, or a strict referee, does not."""
    if not state.options.table or not (codes.is_lay(move) or codes.takes_in(move)):
        commit(state, move, out)
        return
    state.draft = ()
    state.enter(phases.WINDOW, move.seat)
    state.move = move
    state.agreed = 0
    if out is not None:
        told: dict[str, Value] = {"takes": write_lays(list(codes.takes_in(move)))}
        if codes.is_lay(move):
            told["cards"] = write_lays(list(codes.rest_of(move)))
        else:
            told["count"] = len(codes.rest_of(move))
        out.append(Event("offered", move.seat, "iota.table.window", told))


def waiting_move(state: IotaState) -> Action:
    move = state.move
    assert move is not None
    return move


def fault(state: IotaState) -> Refusal | None:
    """The first clause that the waiting move breaks."""
    move = waiting_move(state)
    attempt = Attempt(state, move.seat)
    for take in codes.takes_in(move):
        card, cell = tile_of(take), cell_of(take)
        refusal = fault_of_take(attempt, card, cell, attempt.grid[cell])
        if refusal is not None:
            return refusal
        attempt.take(card, cell)
    if codes.is_pass(move):
        return None
    attempt.replay((), codes.rest_of(move))
    return fault_of_lay(attempt)


def can_answer(state: IotaState) -> i64:
    """The seats that have not said `ok` yet."""
    return all_seats(state.count) & ~bit(state.turn) & ~state.agreed


def agree(state: IotaState, seat: i64, out: list[Event] | None) -> None:
    state.agreed |= bit(seat)
    if out is not None:
        out.append(Event("agreed", seat, "iota.table.window", {}))
    if can_answer(state) == 0:
        stand(state, out)


def call(state: IotaState, seat: i64, out: list[Event] | None) -> None:
    """iota.table.right, iota.table.wrong."""
    refusal = fault(state)
    state.verdict = "wrong" if refusal is None else f"right {refusal.clause}"
    if out is not None:
        told: dict[str, Value] = {"verdict": "wrong" if refusal is None else "right"}
        if refusal is not None:
            told["clause"] = refusal.clause
            told.update(refusal.values)
        clause = "iota.table.wrong" if refusal is None else "iota.table.right"
        out.append(Event("called", seat, clause, told))
    if refusal is None:
        stand(state, out)
        return
    mover = state.turn
    state.move = None
    state.agreed = 0
    if state.options.lose_turn:
        dry_turn(state, mover, False, out)
    else:
        begin_turn(state, mover, out)


def stand(state: IotaState, out: list[Event] | None) -> None:
    """iota.table.stands: what breaks a clause and is not called settles its lines."""
    move = waiting_move(state)
    wrong = fault(state) is not None
    cells = [int(cell_of(take)) for take in codes.takes_in(move)]
    if codes.is_lay(move):
        cells += [int(cell_of(lay)) for lay in codes.rest_of(move)]
    state.move = None
    state.agreed = 0
    commit(state, move, out)
    if wrong:
        settle(state, cells, out)


def settle(state: IotaState, cells: list[int], out: list[Event] | None) -> None:
    dense = DenseGrid(state.grid, ())
    found = set(state.settled)
    for cell in cells:
        at = dense.place(cell)
        for step in (1, dense.width):
            first, length, _, _ = dense.run(at, step)
            if length > 1:
                found.add((int(dense.cell(first)), int(dense.cell(first + (length - 1) * step))))
    state.settled = tuple(sorted(found))
    if out is not None:
        lines = tuple([write_ends(first, last) for first, last in state.settled])
        out.append(Event("settled", -1, "iota.table.stands", {"lines": lines}))
