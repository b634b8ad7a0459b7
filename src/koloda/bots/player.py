"""Who sits at a seat: gets its seat's view and events, gives plans."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from koloda.kernel import Action, Chance, Form, Game, Value, View


@final
class Plan:
    """What a player means to do, and how many ms after seeing the position it will do it."""

    def __init__(self, action: Action, ms: i64) -> None:
        self.action = action
        self.ms: i64 = ms


@mypyc_attr(allow_interpreted_subclasses=True)
class Thought:
    """A plan in the making. `plan` counts as soon as `done`."""

    def __init__(self, plan: Plan | None, *, done: bool) -> None:
        self.plan = plan
        self.done = done

    def go_on(self, playouts: i64) -> None:
        """About so many outcomes more."""

    def cut_short(self) -> None:
        """No more time: what has been found so far counts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A bot at one seat. It has its own chance, apart from the game's.

    The host calls `see` with every event that reaches the seat, then `plan` whenever the position
    has changed. A plan replaces the one before; None means: nothing, for now. `legal` and `forms`
    are the state's for this seat, `waited_for` whether the game waits for it.
    """

    def __init__(self, game: Game, seat: i64, chance: Chance) -> None:
        self.game = game
        self.seat: i64 = seat
        self.chance = chance
        self.people: i64 = 0
        """The seats that persons hold."""

    def see(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        """An event as this seat reads it."""

    def plan(self, view: View, legal: list[Action], forms: list[Form], waited_for: bool) -> Plan | None:
        raise NotImplementedError

    def consider(self, view: View, legal: list[Action], forms: list[Form], waited_for: bool) -> Thought:
        """The same for a host that has other things to do meanwhile: it may take several portions."""
        return Thought(self.plan(view, legal, forms, waited_for), done=True)

    def between(self, least: i64, most: i64) -> i64:
        """A delay in ms."""
        return least + self.chance.below(most - least + 1)


@final
class RandomPlayer(Player):
    """Any legal action, each as likely as the next; steps in where it may about half the time."""

    def plan(self, view: View, legal: list[Action], forms: list[Form], waited_for: bool) -> Plan | None:
        count = len(legal) + len(forms)
        pick = self.chance.below(count if waited_for else count + 1)
        if pick >= count:
            return None
        if pick < len(legal):
            return Plan(legal[pick], self.between(600, 2500))
        guessed = self.game.guess(view, self.chance)
        return Plan(guessed.fill(forms[pick - len(legal)], self.chance), self.between(600, 2500))
