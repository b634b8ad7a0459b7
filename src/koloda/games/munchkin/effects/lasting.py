"""How long a curse lasts (pack §2.3): what it does stands inside, as in `next_combat(bonus(-2))`."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.effects.effect import Effect, EffectWord
from koloda.games.munchkin.effects.worths import ONCE, POINT, Judgement
from koloda.games.munchkin.packs.kinds import Kind, People
from koloda.games.munchkin.state import MunchkinPublic
from koloda.kernel.phrases import Phrase


class Spell(Effect):
    """A curse that lies with its victim."""

    def says(self, kind: Kind, people: People) -> Phrase:
        does = self.does
        assert does is not None
        return self.phrase("", {"does": does.says(kind, people)})

    def lasts(self) -> bool:
        return True

    def acts(self, state: MunchkinPublic, seat: i64) -> bool:
        """curse.now."""
        raise NotImplementedError

    def acting(self, state: MunchkinPublic, seat: i64) -> Effect | None:
        return self.does if self.acts(state, seat) else None

    def cost(self, state: MunchkinPublic, seat: i64, judgement: Judgement) -> int:
        does = self.does
        return 0 if does is None else ONCE * int(max(-does.n, 1))

    def weakens(self, state: MunchkinPublic, victim: i64) -> int:
        does = self.does
        return 0 if does is None or does.word != "bonus" else -int(does.n)


class NextCombat(Spell):
    """In the first combat he is in, now if he is in one."""

    def acts(self, state: MunchkinPublic, seat: i64) -> bool:
        return state.in_combat(seat)

    def ends_with_combat(self) -> bool:
        return True


class NextTurn(Spell):
    """During his next turn, the rest of this one if it is his."""

    def acts(self, state: MunchkinPublic, seat: i64) -> bool:
        return seat == state.turn

    def ends_with_turn(self) -> bool:
        return True


class Lasting(Spell):
    """Until a card removes it."""

    def acts(self, state: MunchkinPublic, seat: i64) -> bool:
        return True

    def cost(self, state: MunchkinPublic, seat: i64, judgement: Judgement) -> int:
        return POINT


WORDS: Final[dict[str, EffectWord]] = {
    "next_combat": EffectWord(NextCombat, "does:effect", "curse"),
    "next_turn": EffectWord(NextTurn, "does:effect", "curse"),
    "lasting": EffectWord(Lasting, "does:effect", "curse"),
}
