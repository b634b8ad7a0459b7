"""What follows from a view, worked out for whoever draws it: steps that fit, points so far, jokers.

`steps` are the steps that may come next in the own draft; `preview` the points of the draft or of the
waiting move (`34 17x2`, and why it doubles: `chain`, `four`, `last`), `lines` the lines that count in it with
their sums (`0,0>3,0=8`); `dom` what each open joker may be (`2,0 gs3 gs4; 3,0 …`).
"""

from mypy_extensions import i64

from koloda.games.iota.cells import TAKEN, cell_of
from koloda.games.iota.fields import tried, write_domains
from koloda.games.iota.listing import place_steps, take_steps
from koloda.games.iota.rules.attempts import Attempt
from koloda.games.iota.rules.lines import write_ends
from koloda.games.iota.rules.scoring import score_lay
from koloda.games.iota.rules.turns import write_step
from koloda.games.iota.state import TURN, IotaState


def facts_of(state: IotaState, seat: i64, size: i64) -> dict[str, str]:
    """Of as much of a state as a seat sees; `size` is how many cards the player in turn holds."""
    if not state.table:
        return {}
    attempt = tried(state)
    found = {"dom": write_domains(attempt.board())}
    if state.phase == TURN and state.turn == seat:
        takes = [take | int(TAKEN) for take in take_steps(attempt)]
        found["steps"] = " ".join([write_step(step) for step in place_steps(attempt) + takes]) or "-"
    if attempt.lays and state.has_points():
        preview(attempt, len(attempt.lays) == size and not state.deck, found)
    return found


def preview(attempt: Attempt, last: bool, found: dict[str, str]) -> None:
    """iota.human.score: the points of cards that lie there but do not count yet."""
    board = attempt.board()
    score = score_lay(board, attempt.lays, last=last)
    why = ["chain"] * int(score.chains) + ["four"] * score.four + ["last"] * score.last
    found["preview"] = " ".join([f"{score.points} {score.sum}x{score.times}", *why])
    lines: list[str] = []
    for first, step, length in board.lines_through([board.place(int(cell_of(lay))) for lay in attempt.lays]):
        ends = write_ends(board.cell(first), board.cell(first + (length - 1) * step))
        lines.append(f"{ends}={board.sum_of(first, step)[0]}")
    found["lines"] = " ".join(lines)
