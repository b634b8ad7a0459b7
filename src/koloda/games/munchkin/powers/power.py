"""A named power, and all that the rules and the bots may ask of it."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from koloda.games.munchkin import cards, codes
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.rules.combat import pledged
from koloda.games.munchkin.rules.permission import refuse, why_not_now
from koloda.games.munchkin.rules.telling import tell
from koloda.games.munchkin.rules.zones import discard, spend
from koloda.games.munchkin.state import MunchkinPublic, MunchkinState
from koloda.kernel import Action, Chance, Form, Refusal, Value
from koloda.kernel.seats import letter

if TYPE_CHECKING:
    from koloda.games.munchkin.rules.listing import Lister

MOST_CARDS: Final = 3
"""berserk: in a combat, flight: in a roll."""
SAID: Final = {codes.CARD_TARGET: ("power-on", "card"), codes.SEAT_TARGET: ("power-at", "target")}
"""The event of a power that names something, and what it calls that."""


def giver(state: MunchkinPublic, seat: i64, power: i64) -> int:
    """The race or class card that gives this power now."""
    munchkin = state.seats[seat]
    for card in (munchkin.race, munchkin.trade):
        if card != cards.NO_CARD and state.kind(card).has_power(power):
            return int(card)
    return cards.NO_CARD


class Power:
    """A power that the rules ask for by themselves (encore, haggle), and what one means that is never played.

    `aim` is the kind of thing it names, `price` how many cards pay for it (0: as many as one likes); to a bot
    it is worth `gift`, and `hope` besides when he is poor.
    """

    def __init__(
        self, name: str, *, aim: int = codes.NO_TARGET, price: int = 0, gift: int, hope: int = 0
    ) -> None:
        self.name = name
        self.clause = f"power.{name}"
        self.number: i64 = vocabulary.POWERS.index(name)
        self.aim = aim
        self.price = price
        self.gift = gift
        self.hope = hope

    def refuse(self, why: str = "") -> Refusal:
        return refuse(self.clause, why)

    def action(self, seat: i64, target: int, item: int, paid: list[int]) -> Action:
        return Action(seat, codes.POW, (int(self.number), self.aim, target, item, *paid))

    def why_not(self, state: MunchkinPublic, action: Action) -> Refusal | None:
        return self.refuse()

    def answers(self, window: i64) -> bool:
        """time.answers: whether it may be used in this locked window."""
        return False

    def paid(self, state: MunchkinPublic, action: Action) -> list[int]:
        """The cards that go for it."""
        return list(action.args[4:])

    def use(self, state: MunchkinState, action: Action) -> None:
        raise NotImplementedError

    def list_uses(self, lister: "Lister") -> None:
        """One action for each target and each single card that pays."""

    def form(self, seat: i64) -> Form:
        """For what is too much to list."""
        raise NotImplementedError

    def sample(self, state: MunchkinState, seat: i64, chance: Chance | None) -> Action | None:
        """One filled form, if there is a form for it: the first, or any. The window is not looked at."""
        return None

    # To a bot

    def boost(self) -> int:
        """What each card that is paid adds to the munchkins' side."""
        return 0

    def blow(self) -> int:
        """What it takes from them."""
        return 0

    def removes_monster(self) -> bool:
        return False

    def brings_helper(self) -> bool:
        return False

    def averts_curse(self) -> bool:
        return False

    def rescue_price(self, need: int, flown: int) -> int:
        """How many cards a roll costs that lacks so much; 0 where it does not help."""
        return 0


class PlayedPower(Power):
    def why_not(self, state: MunchkinPublic, action: Action) -> Refusal | None:
        """Its row and window, then what it names, its cost, its limit (when.checks)."""
        seat = action.seat
        _, kind, target, item = action.args[:4]
        paid = action.args[4:]
        if kind != self.aim:
            return self.refuse()
        refusal = self.why_not_when(state, seat)
        if refusal is None and giver(state, seat, self.number) == cards.NO_CARD:
            refusal = self.refuse("lacking")
        if refusal is None:
            refusal = self.why_not_at(state, seat, target, item)
        if refusal is None:
            refusal = self.why_not_paid(state, seat, list(paid))
        return refusal if refusal is not None else self.why_not_again(state, seat, target, len(paid))

    def why_not_when(self, state: MunchkinPublic, seat: i64) -> Refusal | None:
        return why_not_now(state, seat, self.name)

    def why_not_at(self, state: MunchkinPublic, seat: i64, target: i64, item: i64) -> Refusal | None:
        return None

    def why_not_paid(self, state: MunchkinPublic, seat: i64, paid: list[int]) -> Refusal | None:
        """power.cost, curse.no-fuel, deal.pledge."""
        if not paid or (self.price and len(paid) != self.price):
            return refuse("power.cost")
        own, gives, promised = payable(state, seat), giver(state, seat, self.number), pledged(state, seat)
        for card in paid:
            if card in state.seats[seat].curses:
                return refuse("curse.no-fuel")
            if card not in own or card == gives:
                return refuse("power.cost")
            if card in promised:
                return refuse("deal.pledge")
        return None

    def why_not_again(self, state: MunchkinPublic, seat: i64, target: i64, count: int) -> Refusal | None:
        """The limit column of pack §4."""
        return None

    def use(self, state: MunchkinState, action: Action) -> None:
        """The cost is paid first, and its loss counts at once."""
        seat, target = action.seat, action.args[2]
        paid = self.paid(state, action)
        kind = "power"
        values: dict[str, Value] = {"power": self.name}
        if self.aim in SAID:
            kind, named = SAID[self.aim]
            values[named] = letter(target) if self.aim == codes.SEAT_TARGET else state.code(target)
        tell(state, kind, seat, f"munchkin.{self.clause}", values)
        for card in paid:
            spend(state, seat, card)
        discard(state, paid)
        self.act(state, seat, target, action.args[3], len(paid))

    def act(self, state: MunchkinState, seat: i64, target: i64, item: i64, count: int) -> None:
        """What happens when it has been paid for."""
        raise NotImplementedError

    def offer(self, lister: "Lister", target: int, fuel: list[int]) -> None:
        """Each card that can pay for it, if the first can."""
        if fuel and self.why_not(lister.state, self.action(lister.seat, target, -1, fuel[:1])) is None:
            for card in fuel:
                lister.found.append(self.action(lister.seat, target, -1, [card]))

    def fuel(self, state: MunchkinPublic, seat: i64) -> list[int]:
        """power.cost: what may be paid for it now."""
        gives = giver(state, seat, self.number)
        promised = pledged(state, seat)
        return [card for card in payable(state, seat) if card != gives and card not in promised]


class RepeatedPower(PlayedPower):
    """Up to three cards, one by one or together."""

    def used(self, state: MunchkinPublic, seat: i64) -> i64:
        """How many cards have gone for it."""
        raise NotImplementedError

    def why_not_again(self, state: MunchkinPublic, seat: i64, target: i64, count: int) -> Refusal | None:
        return self.refuse("again") if self.used(state, seat) + count > MOST_CARDS else None

    def form(self, seat: i64) -> Form:
        return Form(seat, f"pow {self.name}", "pow POWER -CARD,CARD", 2, MOST_CARDS)

    def sample(self, state: MunchkinState, seat: i64, chance: Chance | None) -> Action | None:
        if self.why_not_when(state, seat) is not None:
            return None
        fuel = self.fuel(state, seat)
        most = min(MOST_CARDS - int(self.used(state, seat)), len(fuel))
        if most < 2:
            return None
        if chance is None:
            return self.action(seat, 0, -1, fuel[:2])
        return self.action(seat, 0, -1, chance.shuffled(fuel)[: 2 + chance.below(most - 1)])


def payable(state: MunchkinPublic, seat: i64) -> list[int]:
    """power.cost: hand and play, race and class, a Cheat!."""
    munchkin = state.seats[seat]
    found = munchkin.hand + munchkin.items() + [cheat for _, cheat in munchkin.cheats]
    for card in (munchkin.race, munchkin.trade):
        if card != cards.NO_CARD:
            found.append(int(card))
    return found
