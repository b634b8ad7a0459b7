"""Advice for a person: what a strong bot would do at this seat, from what the seat may know."""

from koloda.bots.levels import make_player
from koloda.kernel import Event, Game
from koloda.kernel.chance import open_chance
from koloda.table.table import Table

LEVEL = "hard"
SEED = "k1:c0ac"
"""The same position gets the same advice."""


class Coach:
    """Watches a game from one seat; `advise` is asked when somebody wants to know."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.player = make_player(game, LEVEL, seat, open_chance(SEED))

    def see(self, event: Event) -> None:
        """Something has happened that reaches the seat."""
        self.player.see(event.kind, event.seat, event.values(self.seat))

    def advise(self, table: Table) -> str | None:
        """The code of what it would do now; None for nothing."""
        state = table.state
        legal, forms = state.legal(self.seat), state.forms(self.seat)
        if not legal and not forms:
            return None
        plan = self.player.plan(state.view(self.seat), legal, forms, table.waits_for(self.seat))
        return None if plan is None else state.write_code(plan.action)
