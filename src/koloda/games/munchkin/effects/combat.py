"""Plays into a combat (pack §3)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import cards, codes, phases
from koloda.games.munchkin.effects.effect import PLAYED, Effect, EffectWord, signed
from koloda.games.munchkin.effects.worths import DECIDES, LEVEL, ONCE, TREASURE_CARD
from koloda.games.munchkin.packs.kinds import Kind, People
from koloda.games.munchkin.rules import combat, zones
from koloda.games.munchkin.rules.listing import Lister
from koloda.games.munchkin.rules.permission import refuse, why_not_now
from koloda.games.munchkin.rules.plays import find_foe, is_hand_monster, lay_used
from koloda.games.munchkin.rules.reward import win
from koloda.games.munchkin.rules.strength import Sum, foe_loot, foe_strength
from koloda.games.munchkin.rules.telling import tell
from koloda.games.munchkin.state import Foe, MunchkinPublic, MunchkinState
from koloda.kernel import Refusal, Value
from koloda.kernel.phrases import Phrase
from koloda.kernel.seats import NOBODY


class CombatPlay(Effect):
    """In C.OPEN, W.KILL or W.RUN."""

    def why_not_when(self, state: MunchkinState, seat: i64, card: i64, row: str) -> Refusal | None:
        return why_not_now(state, seat, f"{row} in combat")


class SideBonus(CombatPlay):
    """`side(n, on=any)`."""

    def says(self, kind: Kind, people: People) -> Phrase:
        return self.phrase("" if self.on == "any" else f"-{self.on}", {"n": signed(self.n)})

    def side_strength(self) -> i64:
        return self.n

    def side(self) -> i64:
        return codes.MUNCHKINS if self.on == "munchkins" else codes.MONSTERS if self.on == "monsters" else 0

    def why_not_at(
        self, state: MunchkinState, kind: i64, target: i64, mark: i64, number: i64
    ) -> Refusal | None:
        fixed = self.side()
        named = kind == codes.SIDE_TARGET and (fixed == 0 or target == fixed)
        unsaid = kind == codes.NO_TARGET and fixed != 0
        return None if (named or unsaid) and mark == codes.NO_NUMBER else refuse("one.combat", "side")

    def use(self, state: MunchkinState, seat: i64, card: i64, target: i64, mark: i64, number: i64) -> None:
        lay_used(state, seat, card, target)

    def list_uses(self, lister: Lister, card: int) -> None:
        if lister.meddles and card not in lister.promised:
            if self.on != "monsters":
                lister.add_use(card, codes.SIDE_TARGET, codes.MUNCHKINS, codes.NO_NUMBER, 0)
            if self.on != "munchkins":
                lister.add_use(card, codes.SIDE_TARGET, codes.MONSTERS, codes.NO_NUMBER, 0)

    def worth(self) -> int:
        return ONCE * int(self.n)

    def boost(self, state: MunchkinPublic, target: i64, *, level_only: bool) -> tuple[int, int]:
        return (int(self.n) if target == codes.MUNCHKINS and not level_only else 0), 0

    def blow(self, state: MunchkinPublic, target: i64, added: i64) -> int:
        return int(self.n) if target == codes.MONSTERS else 0


class RemoveMonster(CombatPlay):
    """`remove_monster(loot=yes)`: combat.removed."""

    def says(self, kind: Kind, people: People) -> Phrase:
        return self.phrase("-loot" if self.loot else "")

    def why_not_at(
        self, state: MunchkinState, kind: i64, target: i64, mark: i64, number: i64
    ) -> Refusal | None:
        named = kind == codes.CARD_TARGET and state.the_combat().find(target) is not None
        return None if named and mark == codes.NO_NUMBER else refuse("combat.removed")

    def use(self, state: MunchkinState, seat: i64, card: i64, target: i64, mark: i64, number: i64) -> None:
        lay_used(state, seat, card)
        combat.remove_foe(state, find_foe(state, target), card, loot=self.loot)
        if not state.the_combat().foes:
            win(state)

    def list_uses(self, lister: Lister, card: int) -> None:
        if lister.meddles:
            for foe in lister.foes():
                lister.offer_use(card, codes.CARD_TARGET, foe, codes.NO_NUMBER, 0)

    def list_events(self, lister: Lister, card: int) -> None:
        for foe in lister.foes():
            lister.offer(codes.EVENT, (card, foe, -1))

    def worth(self) -> int:
        return 60

    def boost(self, state: MunchkinPublic, target: i64, *, level_only: bool) -> tuple[int, int]:
        return removal(state, target, loot=self.loot)


def removal(state: MunchkinPublic, monster: i64, *, loot: bool) -> tuple[int, int]:
    """A monster that goes takes its level and perhaps its treasures along; the last one ends the combat."""
    combat = state.the_combat()
    foe = combat.find(monster)
    if foe is None:
        return 0, 0
    cost = int(state.kind(foe.like).levels) * LEVEL
    if not loot:
        cost += foe_loot(state, foe) * TREASURE_CARD
    return (DECIDES if len(combat.foes) == 1 else foe_strength(state, foe)), cost


class RemoveHelper(CombatPlay):
    """help.who."""

    def use(self, state: MunchkinState, seat: i64, card: i64, target: i64, mark: i64, number: i64) -> None:
        lay_used(state, seat, card)
        if state.the_combat().helper != NOBODY:
            combat.dismiss_helper(state, "munchkin.help.who")

    def blow(self, state: MunchkinPublic, target: i64, added: i64) -> int:
        helper = state.the_combat().helper
        if helper == NOBODY:
            return 0
        lost = Sum(state)
        lost.fighter(helper, by_level=False)
        return int(lost.total)


class AddMonster(Effect):
    """A wandering monster has its own verb."""


class CloneMonster(CombatPlay):
    """The card itself enters the combat, with all printed values of a named monster."""

    def why_not_event(self, state: MunchkinState, seat: i64, named: i64, added: i64) -> Refusal | None:
        found = state.the_combat().find(named) is not None
        return None if found and added < 0 else refuse("event.play")

    def use_event(self, state: MunchkinState, seat: i64, card: i64, named: i64, added: i64) -> None:
        zones.out_of_hand(state, seat, card)
        combat.add_foe(state, card, find_foe(state, named).like, seat, "munchkin.event.play")

    def list_events(self, lister: Lister, card: int) -> None:
        for foe in lister.foes():
            lister.offer(codes.EVENT, (card, foe, -1))

    def blow(self, state: MunchkinPublic, target: i64, added: i64) -> int:
        like = self.newcomer(state, target)
        return 0 if like == cards.NO_CARD else int(state.kind(like).level)

    def newcomer(self, state: MunchkinPublic, named: i64) -> int:
        foe = state.the_combat().find(named)
        return cards.NO_CARD if foe is None else int(foe.like)


class SwapMonster(CombatPlay):
    """Its enhancers stay and now act on the new one, which chases whoever was free."""

    def why_not_event(self, state: MunchkinState, seat: i64, named: i64, added: i64) -> Refusal | None:
        found = state.the_combat().find(named) is not None
        return None if found and added >= 0 and is_hand_monster(state, seat, added) else refuse("event.play")

    def use_event(self, state: MunchkinState, seat: i64, card: i64, named: i64, added: i64) -> None:
        lay_used(state, seat, card)
        foes = state.the_combat().foes
        old = find_foe(state, named)
        zones.out_of_hand(state, seat, added)
        new = Foe(added, added)
        new.enhancers = old.enhancers
        foes[foes.index(old)] = new
        values: dict[str, Value] = {"card": state.code(added), "on": state.code(named)}
        tell(state, "monster-swap", seat, "munchkin.event.play", values)
        zones.discard(state, [int(old.card)])

    def list_events(self, lister: Lister, card: int) -> None:
        if lister.meddles:
            for foe in lister.foes():
                for monster in lister.hand_monsters():
                    lister.offer(codes.EVENT, (card, foe, monster))

    def blow(self, state: MunchkinPublic, target: i64, added: i64) -> int:
        foe = state.the_combat().find(target)
        return 0 if foe is None else int(state.kind(added).level - state.kind(foe.like).level)


class EndCombat(CombatPlay):
    """No victory, no flight; deal.lapse."""

    def use(self, state: MunchkinState, seat: i64, card: i64, target: i64, mark: i64, number: i64) -> None:
        lay_used(state, seat, card)
        combat.clear_combat(state)
        combat.drop_deal(state)
        state.owe_nothing()
        state.enter(phases.T_END)

    def blow(self, state: MunchkinPublic, target: i64, added: i64) -> int:
        return DECIDES

    def ends_combat(self) -> bool:
        return True


WORDS: Final[dict[str, EffectWord]] = {
    "side": EffectWord(SideBonus, "n:count on:any/munchkins/monsters?", PLAYED),
    "remove_monster": EffectWord(RemoveMonster, "loot:yes/no", PLAYED),
    "remove_helper": EffectWord(RemoveHelper, "", PLAYED),
    "add_monster": EffectWord(AddMonster, "", "wander"),
    "clone_monster": EffectWord(CloneMonster, "", "event"),
    "swap_monster": EffectWord(SwapMonster, "", "event"),
    "end_combat": EffectWord(EndCombat, "", PLAYED),
}
