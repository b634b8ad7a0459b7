"""A recorded game, judged by the coach."""

from collections.abc import Callable
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from koloda.games import find_game
from koloda.kernel import NotationError
from koloda.kernel.records import read_line, read_record, start
from koloda.kernel.seats import letter
from koloda.library.match import replay
from koloda.texts import Texts

if TYPE_CHECKING:
    from koloda.bots.analysis import Analyst, Judged, Weighed

LONGEST = 5000


class Considered(NamedTuple):
    """What could have been done (an empty code: nothing), the chance to win with it, and by how much that may
    be wrong."""

    code: str
    chance: float
    error: float


class Assessed(NamedTuple):
    """One decision: what `seat` did as action `step` of the record (from 0), and what could have been done,
    best first.

    `loss` is by how much the best of it was better, `error` by how much that may be wrong. A `mistake` is a
    loss that is worth telling and sure; then `reasons` are sentences that say why.
    """

    step: int
    seat: str
    done: Considered
    choices: list[Considered]
    loss: float
    error: float
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
    from koloda.bots.analysis import Analyst

    if effort < 1:
        raise NotationError(f"the effort is at least 1, not {effort}")
    told = read_record(record)
    if len(told.actions) > LONGEST:
        raise NotationError(f"a game of {len(told.actions)} actions is too long: {LONGEST} are the most")
    replay(record)
    game = find_game(told.game)
    analyst = Analyst(game, start(game, told), effort)
    complete = True
    for number, line in enumerate(told.actions):
        if progress is not None and not progress(number, len(told.actions)):
            complete = False
            break
        analyst.step(read_line(analyst.state, line, number + 1))
    analyst.finish()
    return write_analysis(analyst, Texts(told.game, lang), complete=complete)


def write_analysis(analyst: "Analyst", texts: Texts, *, complete: bool) -> Analysis:
    seats = range(int(analyst.count))
    return Analysis(
        analyst.game.name,
        [letter(seat) for seat in seats],
        [assess(one, texts) for one in analyst.decisions],
        [Odds(int(one.step), {letter(seat): one.chances[seat] for seat in seats}) for one in analyst.curve],
        {letter(seat): Estimate(analyst.cost_of(seat), 2 * sqrt(analyst.doubt_of(seat))) for seat in seats},
        {letter(seat): Estimate(analyst.luck_of(seat), 2 * sqrt(analyst.doubt())) for seat in seats},
        complete,
    )


def assess(judged: "Judged", texts: Texts) -> Assessed:
    reasons = [
        texts.say(f"{texts.game}-reason-{reason.name}", dict(reason.values())) for reason in judged.reasons
    ]
    return Assessed(
        int(judged.step),
        letter(judged.seat),
        consider(judged.done),
        [consider(one) for one in judged.choices],
        judged.loss,
        2 * judged.spread,
        judged.is_mistake(),
        reasons,
    )


def consider(weighed: "Weighed") -> Considered:
    return Considered(weighed.code, weighed.chance(), 2 * weighed.error())
