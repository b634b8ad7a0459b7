"""Powers out of combat, and against curses."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import cards, codes, frames, phases
from koloda.games.munchkin.powers.power import PlayedPower, Power
from koloda.games.munchkin.rules.permission import refuse, why_not_now, why_not_onlooker
from koloda.games.munchkin.rules.plays import cancel_curse
from koloda.games.munchkin.rules.telling import tell, throw_die
from koloda.games.munchkin.state import MunchkinPublic, MunchkinState
from koloda.kernel import Action, Chance, Form, Refusal, Value
from koloda.kernel.seats import letter


class Steal(PlayedPower):
    """power.theft: a die decides."""

    def why_not_when(self, state: MunchkinPublic, seat: i64) -> Refusal | None:
        return why_not_thief(state, seat)

    def why_not_at(self, state: MunchkinPublic, seat: i64, target: i64, item: i64) -> Refusal | None:
        if state.seats[target].dead:
            return refuse("death.rule")
        owned = target != seat and state.seats[target].has_item(item)
        return None if owned and not state.in_combat(target) else self.refuse()

    def act(self, state: MunchkinState, seat: i64, target: i64, item: i64, count: int) -> None:
        face = throw_die(state)
        state.open_frame(phases.W_DIE, seat, frames.die(face, victim=target, loot=item))
        values: dict[str, Value] = {"face": face, "card": state.code(item), "target": letter(target)}
        tell(state, "theft", seat, "munchkin.power.theft", values)

    def form(self, seat: i64) -> Form:
        return Form(seat, "pow steal", "pow steal -CARD > SEAT:ITEM", 1, 1)

    def sample(self, state: MunchkinState, seat: i64, chance: Chance | None) -> Action | None:
        fuel = self.fuel(state, seat)
        plain = loot(state, seat)
        if not fuel or not plain:
            return None
        victim, item = plain[0 if chance is None else chance.below(len(plain))]
        card = fuel[0 if chance is None else chance.below(len(fuel))]
        return self.action(seat, victim, item, [card])


def why_not_thief(state: MunchkinPublic, seat: i64) -> Refusal | None:
    refusal = why_not_now(state, seat, "steal")
    return refusal if refusal is not None else why_not_onlooker(state, seat)


class Hide(PlayedPower):
    """From a curse on oneself."""

    def answers(self, window: i64) -> bool:
        return window == phases.W_CURSE

    def why_not_when(self, state: MunchkinPublic, seat: i64) -> Refusal | None:
        frame = state.frame
        own = frame is not None and frame.kind == phases.W_CURSE and frame.seat == seat
        return None if own else self.refuse()

    def act(self, state: MunchkinState, seat: i64, target: i64, item: i64, count: int) -> None:
        cancel_curse(state, cards.NO_CARD)

    def form(self, seat: i64) -> Form:
        return Form(seat, "pow hide", "pow hide -CARD,CARD", self.price, self.price)

    def sample(self, state: MunchkinState, seat: i64, chance: Chance | None) -> Action | None:
        fuel = self.fuel(state, seat)
        if len(fuel) < self.price:
            return None
        order = fuel if chance is None else chance.shuffled(fuel)
        return self.action(seat, 0, -1, order[: self.price])

    def averts_curse(self) -> bool:
        return True


STEAL: Final = Steal("steal", aim=codes.ITEM_TARGET, price=1, gift=25, hope=30)
POWERS: Final[list[Power]] = [STEAL, Hide("hide", price=2, gift=12), Power("haggle", gift=30)]


def loot(state: MunchkinPublic, seat: i64) -> list[tuple[int, int]]:
    """power.steal: from whom this seat could steal now, and what."""
    if why_not_thief(state, seat) is not None:
        return []
    found: list[tuple[int, int]] = []
    for victim in state.around(seat):
        for item in state.seats[victim].items():
            if STEAL.why_not_at(state, seat, victim, item) is None:
                found.append((victim, item))
    return found
