"""Plays on a roll, and plays that spare one (pack §3)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes, frames, phases
from koloda.games.munchkin.effects.effect import PLAYED, Effect, EffectWord
from koloda.games.munchkin.packs.kinds import Kind, People
from koloda.games.munchkin.rules.listing import Lister
from koloda.games.munchkin.rules.permission import refuse, why_not_now
from koloda.games.munchkin.rules.plays import lay_used
from koloda.games.munchkin.state import MunchkinState
from koloda.kernel import Refusal
from koloda.kernel.phrases import Phrase


class DiePlay(Effect):
    """time.answers: in W.DIE."""

    def answers(self, window: i64) -> bool:
        return window == phases.W_DIE

    def why_not_when(self, state: MunchkinState, seat: i64, card: i64, row: str) -> Refusal | None:
        return None if state.phase() == phases.W_DIE else refuse("time.answers", "die")

    def turn(self, values: list[int], mark: i64, number: i64) -> None:
        """Changes the numbers of the roll."""
        raise NotImplementedError

    def use(self, state: MunchkinState, seat: i64, card: i64, target: i64, mark: i64, number: i64) -> None:
        """time.asked: every answer forgets the passes."""
        lay_used(state, seat, card)
        frame = state.the_frame()
        self.turn(frame.values, mark, number)
        frame.seats = 0
        state.restart()


class DieMod(DiePlay):
    """`die_mod(n)`: to a roll to run away."""

    def says(self, kind: Kind, people: People) -> Phrase:
        return self.phrase("", {"count": int(self.n)})

    def why_not_at(
        self, state: MunchkinState, kind: i64, target: i64, mark: i64, number: i64
    ) -> Refusal | None:
        frame = state.frame
        flee = frame is not None and frame.values[frames.AGAINST] >= 0
        right = (mark == codes.PLUS or mark == codes.MINUS) and number == self.n
        return None if flee and right else refuse("time.answers")

    def turn(self, values: list[int], mark: i64, number: i64) -> None:
        values[frames.ADDED] += int(number) if mark == codes.PLUS else -int(number)

    def list_uses(self, lister: Lister, card: int) -> None:
        if lister.state.phase() == phases.W_DIE:
            for mark in (codes.PLUS, codes.MINUS):
                lister.offer_use(card, codes.NO_TARGET, 0, mark, int(self.n))

    def worth(self) -> int:
        return 20

    def saves_roll(self, need: int, mark: int, number: int) -> bool:
        return mark == codes.PLUS and number >= need

    def spoils_roll(self, over: int, mark: int, number: int) -> bool:
        return mark == codes.MINUS and number > over


class DieSet(DiePlay):
    """Any roll, also a thief's."""

    def why_not_at(
        self, state: MunchkinState, kind: i64, target: i64, mark: i64, number: i64
    ) -> Refusal | None:
        return None if mark == codes.EQUALS else refuse("time.answers")

    def turn(self, values: list[int], mark: i64, number: i64) -> None:
        values[frames.FACE] = int(number)

    def list_uses(self, lister: Lister, card: int) -> None:
        if lister.state.phase() == phases.W_DIE:
            for face in range(1, 7):
                lister.offer_use(card, codes.NO_TARGET, 0, codes.EQUALS, face)

    def worth(self) -> int:
        return 25

    def saves_roll(self, need: int, mark: int, number: int) -> bool:
        return number == 6

    def spoils_theft(self, mark: int, number: int) -> bool:
        return number == 1


class EscapeAll(Effect):
    """flee.auto: in W.RUN and F.ROLL, from every monster that is there now."""

    def why_not_when(self, state: MunchkinState, seat: i64, card: i64, row: str) -> Refusal | None:
        refusal = why_not_now(state, seat, "escape")
        running = state.stage == phases.W_RUN or state.stage == phases.F_ROLL
        return refusal if refusal is not None or running else refuse("flee.auto")

    def use(self, state: MunchkinState, seat: i64, card: i64, target: i64, mark: i64, number: i64) -> None:
        lay_used(state, seat, card)
        for foe in state.the_combat().foes:
            foe.free = True

    def worth(self) -> int:
        return 35

    def frees_all(self) -> bool:
        return True


WORDS: Final[dict[str, EffectWord]] = {
    "die_mod": EffectWord(DieMod, "n:count", PLAYED),
    "die_set": EffectWord(DieSet, "", PLAYED),
    "escape_all": EffectWord(EscapeAll, "", PLAYED),
}
