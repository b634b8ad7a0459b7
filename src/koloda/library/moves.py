"""What is done, and what came of it."""

from typing import NamedTuple

from koloda.kernel import Action, Event, State, Value
from koloda.kernel.seats import EVERYTHING, letter
from koloda.texts import Texts


class Move(str):
    """An action as text, `A r5`: a string like any other, with its parts for whoever wants them.

    `parts` is what the action names: its `verb`, and under their own names the card, the target, the colour.
    """

    parts: dict[str, Value]

    def __new__(cls, text: str, parts: dict[str, Value] | None = None) -> "Move":
        move = super().__new__(cls, text)
        move.parts = parts or {}
        return move

    @property
    def seat(self) -> str:
        """Who acts: a letter, or `~` for the host."""
        return self.partition(" ")[0]

    @property
    def code(self) -> str:
        """What is done, without the seat: `r5`."""
        return self.partition(" ")[2]


class Happening(NamedTuple):
    """An event: what happened, to whom (`~` for nobody), by which clause, with which cards and seats as
    codes."""

    kind: str
    seat: str
    clause: str
    values: dict[str, Value]
    sentence: str


def write_move(state: State, action: Action) -> Move:
    return Move(state.write_action(action), state.parts(action))


def tell(event: Event, seat: int, texts: Texts) -> Happening:
    """An event as a seat reads it, or with all that is secret (EVERYTHING)."""
    everything = seat == EVERYTHING
    values = {**event.public, **event.secret} if everything else event.values(seat)
    return happening(event.kind, event.seat, event.clause, values, texts)


def happening(kind: str, seat: int, clause: str, values: dict[str, Value], texts: Texts) -> Happening:
    """It with its sentence."""
    words = {name: " ".join(value) if isinstance(value, tuple) else value for name, value in values.items()}
    aim = "self" if values.get("target") == letter(seat) else "other"
    sentence = texts.find(f"{texts.game}-event-{kind}", {"who": letter(seat), "aim": aim, **words}) or kind
    return Happening(kind, letter(seat), clause, values, sentence)
