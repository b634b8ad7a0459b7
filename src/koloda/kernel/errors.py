"""What goes wrong: a text that cannot be read, and an action that a clause forbids."""

Values = dict[str, str | int]
"""What a sentence needs: cards and seats as their codes, numbers as numbers."""


class NotationError(ValueError):
    """The text cannot be read. `clause` is set where a game has a clause for it."""

    def __init__(self, message: str, *, clause: str = "", where: str = "") -> None:
        super().__init__(f"{message} ({where})" if where else message)
        self.message = message
        self.clause = clause
        self.where = where

    def at(self, where: str) -> "NotationError":
        """The same error, told from further outside."""
        return NotationError(
            self.message,
            clause=self.clause,
            where=f"{where}, {self.where}" if self.where else where,
        )


class Refusal(ValueError):
    """A clause forbids the action; nothing has changed."""

    def __init__(self, clause: str, values: Values | None = None) -> None:
        super().__init__(clause)
        self.clause = clause
        self.values: Values = values if values is not None else {}


class ChanceNeeded(Exception):
    """Chance has no source here and the host has not told this result yet."""
