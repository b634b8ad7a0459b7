"""What goes wrong: a text that cannot be read, and an action that a clause forbids."""

from typing import NamedTuple

Values = dict[str, str | int]
"""What a sentence needs: cards and seats as their codes, numbers as numbers."""


class NotationError(ValueError):
    """The text cannot be read. `clause` is set where a game has a clause for it."""

    def __init__(self, message: str, *, clause: str = "", where: str = "") -> None:
        super().__init__(f"{message} ({where})" if where else message)
        self.message = message
        self.clause = clause
        self.where = where

    def __reduce__(self) -> tuple[object, tuple[str, str, str]]:
        return rebuild_error, (self.message, self.clause, self.where)

    def at(self, where: str) -> "NotationError":
        """The same error, told from further outside."""
        return NotationError(
            self.message,
            clause=self.clause,
            where=f"{where}, {self.where}" if self.where else where,
        )


class OtherVersion(NotationError):
    """Played under a version of the rules that is not here."""

    def __init__(self, game: str, version: int, here: int) -> None:
        super().__init__(f"this is {game} version {version}; version {here} is played here")
        self.game = game
        self.version = version
        self.here = here


class MissingPart(NotationError):
    """An option names something, such as a pack of cards, that is not here."""

    def __init__(self, message: str, part: str, *, clause: str = "") -> None:
        super().__init__(message, clause=clause)
        self.part = part


def rebuild_error(message: str, clause: str, where: str) -> NotationError:
    return NotationError(message, clause=clause, where=where)


class Refusal(ValueError):
    """A clause forbids the action; nothing has changed. `sentence` says so in words, where somebody has put
    it into words."""

    def __init__(self, clause: str, values: Values | None = None, sentence: str = "") -> None:
        super().__init__(clause)
        self.clause = clause
        self.values: Values = values if values is not None else {}
        self.sentence = sentence

    def __str__(self) -> str:
        return f"{self.sentence} ({self.clause})" if self.sentence else self.clause

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.values!r})"

    def __reduce__(self) -> tuple[type["Refusal"], tuple[str, Values, str]]:
        return Refusal, (self.clause, self.values, self.sentence)


class Ground(NamedTuple):
    """A clause that allows an action, with what its sentence (`.yes`, else the clause itself) tells of."""

    clause: str
    values: Values


class ChanceNeeded(Exception):
    """Chance has no source here and the host has not told this result yet."""
