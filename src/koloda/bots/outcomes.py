"""What a position comes to for every seat, when it is played on by people who play sensibly."""

from typing import Final, final

from mypy_extensions import i64

from koloda.bots.arena import carry_out, next_action
from koloda.bots.levels import make_player
from koloda.bots.player import Plan, Player
from koloda.kernel import Action, Chance, Form, Game, State, Value, View
from koloda.kernel.seats import seats_in

SENSIBLE: Final = "normal"
LONGEST: Final[i64] = 4000
"""Actions after which a game counts as undecided."""


@final
class Refraining(Player):
    """Does whatever another player does, but for one thing."""

    def __init__(self, other: Player, never: Action) -> None:
        super().__init__(other.game, other.seat, other.chance)
        self.other = other
        self.never = never

    def see(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        self.other.see(kind, seat, values)

    def plan(self, view: View, legal: list[Action], forms: list[Form], waited_for: bool) -> Plan | None:
        plan = self.other.plan(view, legal, forms, waited_for)
        return None if plan is not None and plan.action == self.never else plan


def play_on(game: Game, state: State, chance: Chance, never: Action | None = None) -> list[float]:
    """Every seat's chance to win the match, by one game that `normal` bots play on from a copy; where a
    round has ended and the game can tell its chances, no further. One thing can be left undone."""
    end = state.clone()
    end.chance = chance
    players: list[Player] = [make_player(game, SENSIBLE, seat, chance) for seat in range(end.count)]
    if never is not None:
        players[never.seat] = Refraining(players[never.seat], never)
    before = end.totals()
    left = LONGEST
    while left > 0 and not end.is_over():
        if end.totals() != before:
            found = game.finish(end, chance)
            if found:
                return found
            before = end.totals()
        carry_out(end, players, next_action(end, players), [])
        left -= 1
    return results(end)


def results(state: State) -> list[float]:
    """Every seat's part of a victory; of an undecided game the same for all."""
    winners = seats_in(state.winners()) if state.is_over() else []
    if not winners:
        return [1.0 / float(state.count)] * int(state.count)
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.count)]
