"""Advice for a person: what a strong bot would do at this seat, from what the seat may know, and why."""

from typing import Final, NamedTuple, final

from mypy_extensions import i64

from koloda.bots.levels import EXPERT, LevelPlayer, levels, make_player
from koloda.bots.player import Thought
from koloda.bots.reasons import Reason, reasons
from koloda.kernel import Action, Event, Game, Mind, State
from koloda.kernel.chance import open_chance
from koloda.kernel.seats import has

SEED: Final = "k1:c0ac"
"""The same position gets the same advice."""
EFFORT: Final[i64] = 50
"""Somebody waits for it."""
COMPARED: Final = 3
"""So many choices are told at most."""
PORTION: Final[i64] = 1000000


class Choice(NamedTuple):
    """A code, its chance to win, and by how much that may be wrong, in hundredths."""

    code: str
    chance: int
    error: int


class Advice(NamedTuple):
    """What to do now; what it was chosen from, best first; and what speaks for it."""

    code: str
    compared: list[Choice]
    reasons: list[Reason]


@final
class Coach:
    """Watches a game from one seat; `advise` is asked when somebody wants to know."""

    def __init__(self, game: Game, seat: i64) -> None:
        self.game = game
        self.seat: i64 = seat
        level = EXPERT if EXPERT in levels(game) else "hard"
        player = make_player(game, level, seat, open_chance(SEED))
        assert isinstance(player, LevelPlayer)
        player.effort = EFFORT
        self.player: LevelPlayer = player

    def see(self, event: Event) -> None:
        """Something has happened that reaches the seat."""
        if event.reaches(self.seat):
            self.player.see(event.kind, event.seat, event.values(self.seat))

    def advise(self, state: State) -> Advice | None:
        """What it would do now; None for nothing."""
        thought = self.consider(state)
        if thought is None:
            return None
        while not thought.done:
            thought.go_on(PORTION)
        return self.advice(state, thought)

    def consider(self, state: State) -> Thought | None:
        """The same for who has other things to do meanwhile: the thought is gone on with in portions, and
        `advice` tells what came of it. None where nothing can be done."""
        legal, forms = state.legal(self.seat), state.forms(self.seat)
        if not legal and not forms:
            return None
        waited_for = has(state.must(), self.seat) and state.pause() is None
        return self.player.consider(state.view(self.seat), legal, forms, waited_for)

    def advice(self, state: State, thought: Thought) -> Advice | None:
        plan = thought.plan
        if plan is None:
            return None
        considered = self.player.considered
        compared = [
            Choice(state.write_code(one.action), round(100 * one.mean()), max(1, round(196 * one.error())))
            for one in considered[:COMPARED]
        ]
        return Advice(state.write_code(plan.action), compared, self.reasons(state, plan.action))

    def reasons(self, state: State, chosen: Action) -> list[Reason]:
        """Beside the next best choice; where nothing was compared, beside another one of the same kind."""
        considered = self.player.considered
        brain = self.player.brain
        mind = brain if isinstance(brain, Mind) else None
        view = state.view(self.seat)
        if len(considered) > 1:
            best, other = considered[0].action, considered[1].action
        else:
            others = [action for action in state.legal(self.seat) if action != chosen]
            if not others:
                return []
            best, other = chosen, others[0]
            for action in others:
                if state.parts(action)["verb"] == state.parts(chosen)["verb"]:
                    other = action
                    break
        if mind is not None:
            mind.look(view)
        return reasons(self.game, mind, view, self.seat, best, other, open_chance(SEED))
