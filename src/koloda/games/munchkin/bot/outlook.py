"""What a bot has before it when it chooses."""

from typing import final

from mypy_extensions import i64

from koloda.games.munchkin.bot.weights import Weights
from koloda.games.munchkin.state import MunchkinPublic, Proposal
from koloda.games.munchkin.view import MunchkinView
from koloda.kernel import Action, Chance, Form


@final
class Outlook:
    """A seat's view as a table to reckon on, and what the seat can do now."""

    def __init__(
        self,
        view: MunchkinView,
        seat: i64,
        legal: list[Action],
        forms: list[Form],
        waited_for: bool,
        chance: Chance,
        weights: Weights,
    ) -> None:
        self.view = view
        self.seat: i64 = seat
        self.table: MunchkinPublic = view.table
        self.legal = legal
        self.verbs: list[str] = [form.verb for form in forms]
        self.waited_for = waited_for
        self.chance = chance
        self.weights = weights

    def find(self, code: i64) -> Action | None:
        """The first listed action with this verb."""
        for action in self.legal:
            if action.code == code:
                return action
        return None

    def happens(self, percent: i64) -> bool:
        """So many times in a hundred."""
        return self.chance.below(100) < percent

    def own_proposal(self) -> Proposal | None:
        """What this seat has proposed and nobody has answered."""
        for proposal in self.table.proposals:
            if proposal.author == self.seat:
                return proposal
        return None

    def proposal_to_me(self) -> Proposal | None:
        for proposal in self.table.proposals:
            if proposal.to == self.seat:
                return proposal
        return None
