"""Powers in a combat."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from koloda.games.munchkin import codes, frames, phases
from koloda.games.munchkin.powers.power import PlayedPower, Power, RepeatedPower, giver
from koloda.games.munchkin.rules import combat
from koloda.games.munchkin.rules.permission import OC, XC, refuse
from koloda.games.munchkin.rules.plays import find_foe
from koloda.games.munchkin.rules.reward import win
from koloda.games.munchkin.rules.strength import forbids, is_for_the_win
from koloda.games.munchkin.rules.zones import discard, out_of_hand
from koloda.games.munchkin.state import SERENADED, MunchkinPublic, MunchkinState
from koloda.kernel import Action, Refusal
from koloda.kernel.seats import NOBODY, bit, has

if TYPE_CHECKING:
    from koloda.games.munchkin.rules.listing import Lister

LEAST_HAND: Final = 3
"""charm."""
REFUSING: Final = 2
"""Hand cards that buy one off a serenade."""


class Berserk(RepeatedPower):
    """A point of strength for each card."""

    def used(self, state: MunchkinPublic, seat: i64) -> i64:
        return state.seats[seat].berserk

    def act(self, state: MunchkinState, seat: i64, target: i64, item: i64, count: int) -> None:
        state.seats[seat].berserk += count

    def list_uses(self, lister: "Lister") -> None:
        if lister.situation == OC or lister.situation == XC:
            self.offer(lister, 0, self.fuel(lister.state, lister.seat))

    def boost(self) -> int:
        return 1


class Charm(PlayedPower):
    """The whole hand for a monster, which leaves its treasures."""

    def why_not_at(self, state: MunchkinPublic, seat: i64, target: i64, item: i64) -> Refusal | None:
        fight = state.combat
        return None if fight is not None and fight.find(target) is not None else self.refuse()

    def why_not_paid(self, state: MunchkinPublic, seat: i64, paid: list[int]) -> Refusal | None:
        hand = state.seats[seat].hand
        whole = not paid or sorted(paid) == sorted(hand)
        if len(hand) < LEAST_HAND or not whole:
            return self.refuse("hand")
        return combat.why_not_pledged(state, seat, hand)

    def paid(self, state: MunchkinPublic, action: Action) -> list[int]:
        return state.cards.by_code(state.seats[action.seat].hand)

    def act(self, state: MunchkinState, seat: i64, target: i64, item: i64, count: int) -> None:
        combat.remove_foe(state, find_foe(state, target), giver(state, seat, self.number), loot=True)
        if not state.the_combat().foes:
            win(state)

    def list_uses(self, lister: "Lister") -> None:
        if lister.situation == OC or lister.situation == XC:
            for foe in lister.foes():
                action = self.action(lister.seat, foe, -1, [])
                if self.why_not(lister.state, action) is None:
                    lister.found.append(action)

    def removes_monster(self) -> bool:
        return True


class Backstab(PlayedPower):
    """Once against each fighter."""

    def why_not_at(self, state: MunchkinPublic, seat: i64, target: i64, item: i64) -> Refusal | None:
        return None if target != seat and state.in_combat(target) else self.refuse()

    def why_not_again(self, state: MunchkinPublic, seat: i64, target: i64, count: int) -> Refusal | None:
        return self.refuse("again") if has(state.seats[target].stabbed, seat) else None

    def act(self, state: MunchkinState, seat: i64, target: i64, item: i64, count: int) -> None:
        state.seats[target].stabbed |= bit(seat)

    def list_uses(self, lister: "Lister") -> None:
        if lister.meddles:
            fuel = self.fuel(lister.state, lister.seat)
            for victim in lister.state.the_combat().fighters():
                self.offer(lister, victim, fuel)

    def blow(self) -> int:
        return 2


class Serenade(PlayedPower):
    """Sing along for nothing, or discard two hand cards; with fewer nobody can refuse."""

    def why_not_when(self, state: MunchkinPublic, seat: i64) -> Refusal | None:
        refusal = super().why_not_when(state, seat)
        if refusal is None and state.stage == phases.W_KILL:
            return self.refuse()
        return refusal

    def why_not_at(self, state: MunchkinPublic, seat: i64, target: i64, item: i64) -> Refusal | None:
        if target == seat or state.the_combat().helper != NOBODY:
            return self.refuse("helper")
        if is_for_the_win(state):
            return refuse("power.for-the-win")
        if state.seats[target].dead:
            return refuse("death.rule")
        return refuse("curse.forbid") if forbids(state, target, "help") else None

    def why_not_again(self, state: MunchkinPublic, seat: i64, target: i64, count: int) -> Refusal | None:
        return self.refuse("again") if state.seats[seat].used & SERENADED else None

    def act(self, state: MunchkinState, seat: i64, target: i64, item: i64, count: int) -> None:
        state.seats[seat].used |= SERENADED
        if len(state.seats[target].hand) < REFUSING:
            combat.enter_as_helper(state, target, None, forced=True)
            return
        choices = [codes.JOINS, frames.HAND_CARDS]
        values = frames.prompt(frames.BY_SERENADE, choices, REFUSING, of=seat)
        state.open_frame(phases.W_PICK, target, values)

    def list_uses(self, lister: "Lister") -> None:
        if lister.situation == OC:
            fuel = self.fuel(lister.state, lister.seat)
            for seat in lister.state.around(lister.seat):
                self.offer(lister, seat, fuel)

    def brings_helper(self) -> bool:
        return True


def answer_serenade(state: MunchkinState, seat: i64, cards: list[int]) -> None:
    if not cards:
        combat.enter_as_helper(state, seat, None, forced=True)
        return
    for card in cards:
        out_of_hand(state, seat, card)
    discard(state, cards)


POWERS: Final[list[Power]] = [
    Berserk("berserk", gift=45, hope=20),
    Charm("charm", aim=codes.CARD_TARGET, gift=25, hope=70),
    Backstab("backstab", aim=codes.SEAT_TARGET, price=1, gift=15),
    Serenade("serenade", aim=codes.SEAT_TARGET, price=1, gift=35),
    Power("encore", gift=15),
]
