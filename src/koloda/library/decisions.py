"""A match as a sequence of questions, for whoever plays some of its seats or all of them."""

from collections.abc import Iterator

from koloda.bots.decisions import EVERYBODY, Decisions
from koloda.kernel import Form, NotationError
from koloda.kernel.seats import letter
from koloda.library.match import Match
from koloda.library.moves import Move, write_move
from koloda.library.views import SeatView


class Decision:
    """One seat is asked what it does: `legal` is what it can do, `forms` what to fill in beside that;
    `may_decline` says that the game does not wait for it. `answer` says it, once."""

    def __init__(self, match: Match, asked: Decisions) -> None:
        self._match = match
        self._asked = asked
        self.seat: str = letter(asked.seat)
        self.legal: list[Move] = [write_move(asked.state, action) for action in asked.legal()]
        self.forms: list[Form] = asked.forms()
        self.may_decline: bool = not asked.waited_for
        self.answered: bool = False

    @property
    def view(self) -> SeatView:
        """What the seat may know."""
        return self._match.view(self.seat)

    def answer(self, move: str | None) -> None:
        """What the seat does, as text; None for nothing. Where the game waits for it, nothing means that its
        time is out. What a clause forbids raises Refusal and leaves the question open."""
        if self.answered:
            raise NotationError(f"{self.seat} has answered this question")
        state = self._asked.state
        if move is None:
            self._asked.decline()
        else:
            action = state.action(move)
            if letter(action.seat) != self.seat:
                raise NotationError(f"{self.seat} is asked, not {letter(action.seat)}")
            refusal = state.why_not(action)
            if refusal is not None:
                raise self._match._spoken(refusal)
            self._asked.act(action)
        self.answered = True
        note(self._match, self._asked)

    def __repr__(self) -> str:
        return f"Decision({self.seat}: {', '.join(move.code for move in self.legal)})"


def decisions(match: Match, order: str = EVERYBODY) -> Iterator[Decision]:
    """The questions of a match to its end; a question that is not answered is declined.

    The order `answers` asks the first seat that the game waits for, and everybody once while a pause lets
    them step in; `everybody` also asks, before each answer, who could step in, until one does.

    >>> import koloda
    >>> match = koloda.new("uno", players=3, seed=7, target="round")
    >>> for question in koloda.decisions(match, "answers"):
    ...     question.answer(None if question.may_decline else question.legal[0])
    >>> match.is_over
    True
    """
    asked = Decisions(match._state, order)
    asked.done, asked.events = [], []
    while asked.find():
        note(match, asked)
        question = Decision(match, asked)
        yield question
        if not question.answered:
            question.answer(None)
    note(match, asked)


def note(match: Match, asked: Decisions) -> None:
    """What has been done since is part of the match."""
    match._done(asked.done or [], asked.events or [])
    asked.done, asked.events = [], []
