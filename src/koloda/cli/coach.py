"""Advice for a person: what a strong bot would do at this seat, from what the seat may know."""

from koloda.bots.levels import EXPERT, LevelPlayer, levels, make_player
from koloda.kernel import Event, Game
from koloda.kernel.chance import open_chance
from koloda.table.table import Table

SEED = "k1:c0ac"
"""The same position gets the same advice."""
EFFORT = 50
"""Somebody waits for it."""
COMPARED = 3
"""So many choices are told at most."""


class Coach:
    """Watches a game from one seat; `advise` is asked when somebody wants to know."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        level = EXPERT if EXPERT in levels(game) else "hard"
        self.player = make_player(game, level, seat, open_chance(SEED))
        if isinstance(self.player, LevelPlayer):
            self.player.effort = EFFORT

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

    def compared(self, table: Table) -> list[tuple[str, int, int]]:
        """What the last advice was chosen from, best first: a code, its chance to win, and by how much that
        may be wrong, in hundredths."""
        player = self.player
        if not isinstance(player, LevelPlayer):
            return []
        return [
            (table.state.write_code(one.action), round(100 * one.mean()), max(1, round(196 * one.error())))
            for one in player.considered[:COMPARED]
        ]
