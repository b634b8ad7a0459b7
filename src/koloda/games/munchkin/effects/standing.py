"""What counts while a card acts: worn, as a race or class, as a lasting curse, in the combat (pack §2.1)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.effects.effect import Effect, EffectWord, signed
from koloda.games.munchkin.effects.worths import ONCE
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.packs.kinds import Kind, People
from koloda.games.munchkin.state import MunchkinPublic
from koloda.kernel.phrases import Phrase


class Bonus(Effect):
    """`bonus(n, if=COND)`."""

    def says(self, kind: Kind, people: People) -> Phrase:
        text = self.phrase("", {"n": signed(self.n)})
        cond = self.cond
        if cond is None:
            return text
        return Phrase("munchkin-card-if", {"text": text, "cond": cond.says_one(people)})

    def strength(self, state: MunchkinPublic, seat: i64) -> i64:
        cond = self.cond
        return self.n if cond is None or cond.fits(state, seat) else 0

    def look(self) -> int:
        return 3 * int(self.n)

    def gift(self) -> int:
        return 20 * int(self.n)


class Versus(Effect):
    """`vs(n, COND)`: a monster's against munchkins, an item's against monsters; once."""

    def says(self, kind: Kind, people: People) -> Phrase:
        cond = self.cond
        assert cond is not None
        how = "-item" if kind.type == vocabulary.ITEM else ""
        return self.phrase(how, {"n": signed(self.n), "cond": cond.says_many(people)})

    def strength(self, state: MunchkinPublic, seat: i64) -> i64:
        cond = self.cond
        if cond is not None:
            for foe in state.the_combat().foes:
                if cond.fits_foe(state, foe):
                    return self.n
        return 0

    def monster_strength(self, state: MunchkinPublic) -> i64:
        cond = self.cond
        if cond is not None:
            for seat in state.the_combat().fighters():
                if cond.fits(state, seat):
                    return self.n
        return 0

    def look(self) -> int:
        return 3 * int(self.n)


class FleeBonus(Effect):
    """`flee(n)`: to the owner's rolls, or to everybody's against this monster."""

    def says(self, kind: Kind, people: People) -> Phrase:
        monster = kind.type == vocabulary.MONSTER or kind.type == vocabulary.ENHANCER
        return self.phrase("-monster" if monster else "", {"n": signed(self.n)})

    def flight(self) -> i64:
        return self.n

    def look(self) -> int:
        return 4 * int(self.n)

    def gift(self) -> int:
        return ONCE * int(self.n)


class OnlyFor(Effect):
    """`only(COND)`."""

    def says(self, kind: Kind, people: People) -> Phrase:
        cond = self.cond
        assert cond is not None
        denied = cond.is_denial()
        return self.phrase("-not" if denied else "", {"cond": cond.says_many(people, denied=denied)})

    def is_limit(self) -> bool:
        return True

    def allows(self, state: MunchkinPublic, seat: i64) -> bool:
        cond = self.cond
        return cond is None or cond.fits(state, seat)


class WinTies(Effect):
    def wins_ties(self) -> bool:
        return True

    def look(self) -> int:
        return 7

    def gift(self) -> int:
        return 20


class LevelOnly(Effect):
    def is_level_only(self) -> bool:
        return True


class NoChase(Effect):
    """`no_chase(COND)`."""

    def says(self, kind: Kind, people: People) -> Phrase:
        cond = self.cond
        assert cond is not None
        return self.phrase("", {"cond": cond.says_many(people)})

    def spares(self, state: MunchkinPublic, seat: i64) -> bool:
        cond = self.cond
        return cond is not None and cond.fits(state, seat)


class Distraction(Effect):
    """`throw(TAG)`."""

    def says(self, kind: Kind, people: People) -> Phrase:
        return self.phrase("", {"tag": self.what})

    def wants(self, tags: list[str]) -> bool:
        return self.what in tags


class HelperLevel(Effect):
    def raises_helper(self) -> bool:
        return True

    def gift(self) -> int:
        return 20


class GainTag(Effect):
    """`gain_tag(TAG)`."""

    def says(self, kind: Kind, people: People) -> Phrase:
        return self.phrase("", {"tag": self.what})

    def gives_tag(self, tag: str) -> bool:
        return tag == self.what


class GrantPower(Effect):
    """`power(NAME)`: one of the named powers of pack §4."""

    def says(self, kind: Kind, people: People) -> Phrase:
        return self.phrase(f"-{self.what}")


class Forbid(Effect):
    """`forbid(WHAT)`."""

    def says(self, kind: Kind, people: People) -> Phrase:
        return self.phrase("", {"what": self.what})

    def forbids(self, what: str) -> bool:
        return what == self.what


WORDS: Final[dict[str, EffectWord]] = {
    "bonus": EffectWord(Bonus, "n:int if:cond?", "item race class curse", lasting=True),
    "vs": EffectWord(Versus, "n:int if:cond", "monster item"),
    "flee": EffectWord(FleeBonus, "n:int", "item race class curse monster enhancer", lasting=True),
    "only": EffectWord(OnlyFor, "if:cond", "item"),
    "ties": EffectWord(WinTies, "", "class item curse", lasting=True),
    "level_only": EffectWord(LevelOnly, "", "monster"),
    "no_chase": EffectWord(NoChase, "if:cond", "monster"),
    "throw": EffectWord(Distraction, "what:tag", "monster"),
    "helper_level": EffectWord(HelperLevel, "", "race"),
    "gain_tag": EffectWord(GainTag, "what:tag", "enhancer"),
    "power": EffectWord(GrantPower, f"what:{'/'.join(vocabulary.POWERS)}", "race class"),
    "forbid": EffectWord(Forbid, "what:sell/loot/trade/help", "curse", lasting=True),
}
