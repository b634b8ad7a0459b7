"""A recorded game, judged by the coach."""

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from koloda.games import find_game
from koloda.kernel import NotationError
from koloda.kernel.records import Record, read_line, read_record, replay, start
from koloda.kernel.seats import letter
from koloda.texts import Texts

if TYPE_CHECKING:
    from koloda.bots.analysis import Judged, Weighed

LONGEST = 5000
PART = 8
"""Actions. Each part is judged by itself, because a mind remembers what it has thought."""


class Considered(NamedTuple):
    """What could have been done (an empty code: nothing), the chance to win with it, and by how much that may
    be wrong."""

    code: str
    chance: float
    error: float


class Assessed(NamedTuple):
    """One decision: what `seat` did as action `step` of the record (from 0), and what could have been done,
    best first.

    `loss` is by how much the best of it was better, `error` by how much that may be wrong, `cost` the same
    loss without the luck of having looked best (it can be less than nothing). A `mistake` is a loss that is
    worth telling and sure; then `reasons` are sentences that say why.
    """

    step: int
    seat: str
    done: Considered
    choices: list[Considered]
    loss: float
    error: float
    cost: float
    mistake: bool
    reasons: list[str]


class Odds(NamedTuple):
    """Every seat's chance to win before action `step`, from all cards as they lay."""

    step: int
    chances: dict[str, float]


class Estimate(NamedTuple):
    """A part of somebody's result, as a chance to win, and by how much it may be wrong."""

    value: float
    error: float


class Analysis(NamedTuple):
    """A game judged decision by decision, by what each seat could know.

    `given` are the chances that each seat gave away by its own choices, `luck` what the cards gave it: its
    result is an even share, less what it gave away, with what the others did, and luck. `complete` is False
    where it was stopped.
    """

    game: str
    seats: list[str]
    decisions: list[Assessed]
    curve: list[Odds]
    given: dict[str, Estimate]
    luck: dict[str, Estimate]
    complete: bool

    @property
    def mistakes(self) -> list[Assessed]:
        """The decisions that cost a chance, the dearest first."""
        return sorted((one for one in self.decisions if one.mistake), key=lambda one: -one.loss)


Progress = Callable[[int, int], bool]
"""Told how many actions of how many are judged; False stops it."""


class Because(NamedTuple):
    """A reason before it is said in a language: its name and its numbers."""

    name: str
    values: dict[str, int]


class AnalysisPart(NamedTuple):
    """Some actions of a record, judged: what goes from one process to another. `grounds` are the reasons of
    each decision, whose `reasons` are still empty."""

    decisions: list[Assessed]
    grounds: list[list[Because]]
    curve: list[Odds]


def analyse(
    record: str, *, effort: int = 100, lang: str = "en", progress: Progress | None = None
) -> Analysis:
    """Judges every decision of a recorded game: what each choice would have come to, from what its seat
    could know.

    `effort` is how much is tried, in hundredths. The same record and effort give the same analysis.

    >>> import koloda
    >>> match = koloda.play("montana", ["normal", "easy"], seed=4)
    >>> found = koloda.analyse(match.record(), effort=5)
    >>> found.seats, found.complete
    (['A', 'B'], True)
    """
    told = read_game(record, effort)
    found: list[AnalysisPart] = []
    stopped = False

    def go_on(done: int, most: int) -> bool:
        nonlocal stopped
        stopped = progress is not None and not progress(done, most)
        return not stopped

    for part in range(parts(told)):
        found.append(judge(told, effort, part, go_on))
        if stopped:
            break
    return add_up(told, found, Texts(told.game, lang), complete=not stopped)


def parts(told: Record) -> int:
    """How many parts a game has."""
    return len(told.actions) // PART + 1


def read_game(record: str, effort: int = 100) -> Record:
    """The record, if it is whole, true and not too long."""
    if effort < 1:
        raise NotationError(f"the effort is at least 1, not {effort}")
    told = read_record(record)
    if len(told.actions) > LONGEST:
        raise NotationError(f"a game of {len(told.actions)} actions is too long: {LONGEST} are the most")
    replay(find_game(told.game), told)
    return told


def judge(told: Record, effort: int, part: int, progress: Progress | None = None) -> AnalysisPart:
    """A part of a game that `read_game` has read."""
    from koloda.bots.analysis import Analyst

    game = find_game(told.game)
    first, last = part * PART, (part + 1) * PART
    analyst = Analyst(game, start(game, told), effort, first, last)
    lines = told.actions
    for number, line in enumerate(lines[:last]):
        if progress is not None and number >= first and not progress(number, len(lines)):
            break
        analyst.step(read_line(analyst.state, line, number + 1))
    if part == parts(told) - 1:
        analyst.finish()
    seats = range(int(analyst.count))
    return AnalysisPart(
        [assess(one) for one in analyst.decisions],
        [
            [Because(str(one.name), dict(one.values())) for one in judged.reasons]
            for judged in analyst.decisions
        ],
        [Odds(int(one.step), {letter(seat): one.chances[seat] for seat in seats}) for one in analyst.curve],
    )


def add_up(told: Record, found: Sequence[AnalysisPart], texts: Texts, *, complete: bool) -> Analysis:
    """What the parts of a game come to, in the order of its actions."""
    decisions = [
        one._replace(reasons=[texts.say(f"{texts.game}-reason-{ground.name}", dict(ground.values))
                              for ground in grounds])
        for part in found
        for one, grounds in zip(part.decisions, part.grounds, strict=True)
    ]  # fmt: skip
    curve = [odds for part in found for odds in part.curve]
    seats = list(curve[-1].chances) if curve else [letter(seat) for seat in range(len(told.names))]
    given = {seat: sum(one.cost for one in decisions if one.seat == seat) for seat in seats}
    return Analysis(
        told.game,
        seats,
        decisions,
        curve,
        {seat: Estimate(given[seat], doubt(one for one in decisions if one.seat == seat)) for seat in seats},
        {seat: Estimate(luck(seat, given, curve), doubt(decisions)) for seat in seats},
        complete,
    )


def luck(seat: str, given: dict[str, float], curve: Sequence[Odds]) -> float:
    """What is left of a seat's result when an even share, its own decisions and those of the others are
    taken away: the cards."""
    others = sum(cost for other, cost in given.items() if other != seat) / max(1, len(given) - 1)
    return curve[-1].chances[seat] - 1 / len(given) + given[seat] - others


def doubt(decisions: Iterable[Assessed]) -> float:
    """By how much a sum of costs may be wrong, as far as the number of worlds makes it."""
    return 2 * sqrt(sum(2 * (one.error / 2) ** 2 for one in decisions))


def assess(judged: "Judged") -> Assessed:
    return Assessed(
        int(judged.step),
        letter(judged.seat),
        consider(judged.done),
        [consider(one) for one in judged.choices],
        judged.loss,
        2 * judged.spread,
        judged.cost,
        judged.is_mistake(),
        [],
    )


def consider(weighed: "Weighed") -> Considered:
    return Considered(weighed.code, weighed.chance(), 2 * weighed.error())
