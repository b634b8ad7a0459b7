"""Powers in one's own roll to run away."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from koloda.games.munchkin import frames, phases
from koloda.games.munchkin.powers.power import MOST_CARDS, PlayedPower, Power, RepeatedPower
from koloda.games.munchkin.rules.flight import ESCAPES, die_total
from koloda.games.munchkin.rules.telling import tell, throw_die
from koloda.games.munchkin.state import MunchkinPublic, MunchkinState
from koloda.kernel import Refusal

if TYPE_CHECKING:
    from koloda.games.munchkin.rules.listing import Lister


def is_fleeing(state: MunchkinPublic, seat: i64) -> bool:
    """Whether the die that lies is this seat's, and no theft."""
    frame = state.frame
    return (
        frame is not None
        and frame.kind == phases.W_DIE
        and frame.seat == seat
        and frame.values[frames.AGAINST] >= 0
    )


def answer_die(state: MunchkinState) -> None:
    """time.asked: an answer forgets the passes and starts the time again."""
    state.the_frame().seats = 0
    state.restart()


class Flight(RepeatedPower):
    """+1 for each card."""

    def answers(self, window: i64) -> bool:
        return window == phases.W_DIE

    def why_not_when(self, state: MunchkinPublic, seat: i64) -> Refusal | None:
        return None if is_fleeing(state, seat) else self.refuse()

    def used(self, state: MunchkinPublic, seat: i64) -> i64:
        return state.the_frame().values[frames.FLOWN]

    def act(self, state: MunchkinState, seat: i64, target: i64, item: i64, count: int) -> None:
        state.the_frame().values[frames.FLOWN] += count
        answer_die(state)

    def list_uses(self, lister: "Lister") -> None:
        if is_fleeing(lister.state, lister.seat):
            self.offer(lister, 0, self.fuel(lister.state, lister.seat))

    def rescue_price(self, need: int, flown: int) -> int:
        return need if need + flown <= MOST_CARDS else 0


class Reroll(PlayedPower):
    """Once, and only what fails."""

    def answers(self, window: i64) -> bool:
        return window == phases.W_DIE

    def why_not_when(self, state: MunchkinPublic, seat: i64) -> Refusal | None:
        return None if is_fleeing(state, seat) else self.refuse()

    def why_not_at(self, state: MunchkinPublic, seat: i64, target: i64, item: i64) -> Refusal | None:
        return self.refuse() if die_total(state, state.the_frame()) >= ESCAPES else None

    def why_not_again(self, state: MunchkinPublic, seat: i64, target: i64, count: int) -> Refusal | None:
        return self.refuse("again") if state.the_frame().values[frames.REROLLED] else None

    def act(self, state: MunchkinState, seat: i64, target: i64, item: i64, count: int) -> None:
        face = throw_die(state)
        state.the_frame().values[frames.FACE] = face
        state.the_frame().values[frames.REROLLED] = 1
        answer_die(state)
        tell(state, "reroll", seat, "munchkin.power.reroll", {"face": face})

    def list_uses(self, lister: "Lister") -> None:
        if is_fleeing(lister.state, lister.seat):
            self.offer(lister, 0, self.fuel(lister.state, lister.seat))

    def rescue_price(self, need: int, flown: int) -> int:
        return 2


POWERS: Final[list[Power]] = [Flight("flight", gift=15), Reroll("reroll", price=1, gift=12)]
