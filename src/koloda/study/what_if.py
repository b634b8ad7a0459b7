"""One moment of a recorded game once more: what other choices would have come to, and how it could go on."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from koloda.games import find_game
from koloda.kernel import Action, Game, NotationError, State
from koloda.kernel.chance import open_chance
from koloda.kernel.records import Record, edition, open_seed, play_line
from koloda.kernel.seats import has, read_seat
from koloda.study.analysis import Considered, read_game

if TYPE_CHECKING:
    from koloda.bots.analysis import Worlds

WORLDS = 100
MOST = 10_000
SEED = "k1:3f"


class RecordedMoment(NamedTuple):
    """How a game stood before action `step` of its record, and what a seat may think possible there."""

    game: Game
    state: State
    seat: int
    worlds: "Worlds"


def what_if(record: str, step: int, choices: Sequence[str], *, worlds: int = WORLDS) -> list[Considered]:
    """What other choices before action `step` (from 0) would have come to, by what their seat could know:
    each is played on in the same worlds.

    Choices are actions of one seat as text, as `A r5`; `A` alone is to do nothing.

    >>> import koloda
    >>> match = koloda.read("uno", "2p target=round | A r5 | B b2 b7 | top r3 | deck y1 b4 g5 …")
    >>> _ = match.play("A draw; A pass")
    >>> koloda.what_if(match.record(), 0, ["A r5", "A draw"])[0]
    Considered(code='r5', chance=1.0, error=0.0)
    """
    from koloda.bots.analysis import Weighing

    if not choices:
        raise NotationError("at least one choice is needed")
    if not 1 <= worlds <= MOST:
        raise NotationError(f"{worlds} worlds: 1 to {MOST} can be tried")
    told = read_game(record)
    seats = {choice.split(" ", 1)[0] for choice in choices}
    if len(seats) > 1:
        raise NotationError(f"choices of one seat are compared, not of {' and '.join(sorted(seats))}")
    moment = find_moment(told, step, seats.pop())
    found = [read_choice(moment.state, choice) for choice in choices]
    weighing = Weighing(moment.worlds, moment.state, moment.seat, found, 0)
    weighing.go_on(worlds, open_chance(f"{SEED}{step:x}"))
    return [Considered(one.code, one.chance(), 2 * one.error()) for one in weighing.choices]


def read_choice(state: State, choice: str) -> Action | None:
    """None for nothing."""
    if " " not in choice.strip():
        return None
    action = state.action(choice)
    refusal = state.why_not(action)
    if refusal is not None:
        raise refusal
    return action


def imagine(record: str, step: int, seat: str) -> str:
    """A position that the seat could think to be true before action `step` of the record: what it knew is so,
    everything else is guessed. `koloda.read` reads it."""
    moment = find_moment(read_game(record), step, seat)
    return moment.game.guess(moment.state.view(moment.seat), open_chance(f"{SEED}{step:x}")).text()


def find_moment(told: Record, step: int, seat: str) -> RecordedMoment:
    from koloda.bots.analysis import Worlds
    from koloda.bots.coach import Coach

    if not 0 <= step <= len(told.actions):
        raise NotationError(f"there is no action {step}: the record has {len(told.actions)}")
    game = edition(find_game(told.game), told)
    state, opening = open_seed(game, told)
    number = int(read_seat(seat, state.count))
    coach = Coach(game, number)
    for event in opening:
        coach.see(event)
    for at, line in enumerate(told.actions[:step], 1):
        for event in play_line(state, line, at):
            coach.see(event)
    view = state.view(number)
    worlds = Worlds(game, coach, view, remembers=True)
    asked = has(state.must(), number) and state.pause() is None
    worlds.ideas(state.legal(number), state.forms(number), asked)
    return RecordedMoment(game, state, number, worlds)
