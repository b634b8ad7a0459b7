"""A turn: the draft, the commit in its order (chapters 3.2 and 3.3), the next seat."""

from mypy_extensions import i64

from koloda.games.iota import cards, codes, phases
from koloda.games.iota.cells import TAKEN
from koloda.games.iota.grid import DenseGrid
from koloda.games.iota.notation import write_lay, write_lays, write_step
from koloda.games.iota.rules.attempts import Attempt, settled_in
from koloda.games.iota.rules.ending import end_game, is_dried_up
from koloda.games.iota.rules.passing import draw, exchange
from koloda.games.iota.rules.scoring import score_lay
from koloda.games.iota.state import HAND, IotaState
from koloda.kernel import Action, Event, Value
from koloda.kernel.seats import ALL, bit


def begin_turn(state: IotaState, seat: i64, out: list[Event] | None) -> None:
    state.enter(phases.TURN, seat)
    if out is not None:
        out.append(Event("turn", seat, "iota.turn.order", {}))


def add_step(state: IotaState, step: i64, out: list[Event] | None) -> None:
    """iota.turn.draft: nothing but the draft changes."""
    state.draft = (*state.draft, int(step))
    tell_draft(state, "drafted", step, out)


def undo(state: IotaState, out: list[Event] | None) -> None:
    """iota.turn.undo: last in, first out."""
    step = state.draft[len(state.draft) - 1]
    state.draft = state.draft[:-1]
    tell_draft(state, "undone", step, out)


def tell_draft(state: IotaState, kind: str, step: i64, out: list[Event] | None) -> None:
    """iota.human.takeback: a draft is its owner's, unless the table shows drafts."""
    shown = ALL if state.options.show_draft else bit(state.turn)
    if not state.options.show_draft:
        state.unseen = True
    if out is not None:
        clause = "iota.turn.draft" if kind == "drafted" else "iota.turn.undo"
        out.append(Event(kind, state.turn, clause, {"card": write_step(step)}, None, 0, shown))


def committed(state: IotaState, exchanged: tuple[int, ...] | None) -> Action:
    """The draft as a full move: a pass with these cards, or a lay."""
    takes = [step & ~int(TAKEN) for step in state.draft if step & TAKEN]
    if exchanged is not None:
        return codes.pass_move(state.turn, takes, exchanged)
    return codes.lay_move(state.turn, takes, [step for step in state.draft if not step & TAKEN])


def commit(state: IotaState, move: Action, out: list[Event] | None) -> None:
    """A full move that stands (chapter 3.3)."""
    seat = move.seat
    state.draft = ()
    takes = codes.takes_in(move)
    attempt = Attempt(state, seat)
    attempt.replay(takes, codes.rest_of(move) if codes.is_lay(move) else ())
    state.grid = attempt.grid
    state.hands[seat] = attempt.hand
    state.settled = settled_in(state.grid, state.settled)
    for take in takes:
        if out is not None:
            out.append(Event("took", seat, "iota.take.when", {"card": write_lay(take)}))
    if codes.is_lay(move):
        finish_lay(state, attempt, out)
    else:
        finish_pass(state, seat, takes, codes.rest_of(move), out)


def finish_lay(state: IotaState, attempt: Attempt, out: list[Event] | None) -> None:
    """Points, refill, end test, next seat."""
    seat = attempt.seat
    if out is not None:
        out.append(Event("laid", seat, "iota.turn.main", {"cards": write_lays(attempt.lays)}))
    state.dry = 0  # iota.end.dry
    last = not attempt.hand and not state.deck
    if state.has_points():
        note_points(state, attempt, last, out)
    if len(state.hands[seat]) < HAND and state.deck:  # iota.lay.refill
        drawn = draw(state, seat, HAND - len(state.hands[seat]))
        if out is not None and drawn:
            codes = tuple([cards.CODES[card] for card in drawn])
            out.append(
                Event("drew", seat, "iota.lay.refill", {"count": len(drawn)}, {"cards": codes}, bit(seat))
            )
    if last:
        end_game(state, phases.OUT, out)
    else:
        begin_turn(state, state.after(seat), out)


def note_points(state: IotaState, attempt: Attempt, last: bool, out: list[Event] | None) -> None:
    """iota.score.formula."""
    seat = attempt.seat
    score = score_lay(DenseGrid(state.grid, ()), attempt.lays, last=last)
    totals = [state.total(other) for other in range(state.count)]
    totals[seat] += score.points
    state.points = tuple(totals)
    state.score = (score.sum, score.times)
    state.lines_scored = score.lines
    if out is not None:
        told: dict[str, Value] = {
            "points": score.points,
            "sum": score.sum,
            "times": score.times,
            "chains": score.chains,
            "four": 1 if score.four else 0,
            "last": 1 if score.last else 0,
            "lines": tuple([str(line) for line in score.lines]),
            "total": state.points[seat],
        }
        out.append(Event("scored", seat, "iota.score.formula", told))


def finish_pass(
    state: IotaState, seat: i64, takes: tuple[int, ...], exchanged: tuple[int, ...], out: list[Event] | None
) -> None:
    """Exchange, dry counter, end test, next seat."""
    if out is not None:
        out.append(Event("passed", seat, "iota.pass.always", {"count": len(exchanged)}))
    exchange(state, seat, exchanged, out)
    dry_turn(state, seat, bool(takes), out)


def dry_turn(state: IotaState, seat: i64, took: bool, out: list[Event] | None) -> None:
    """iota.end.dry: a pass without a take counts towards the end."""
    state.dry = 0 if took else state.dry + 1
    end = is_dried_up(state)
    if end:
        end_game(state, end, out)
    else:
        begin_turn(state, state.after(seat), out)
