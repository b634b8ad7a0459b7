"""What a client is told when something cannot be done: a stable code and a sentence."""

from koloda.kernel.errors import Refusal
from koloda.texts import Texts


class Problem(Exception):
    """`code` is for programs, `text` for people; `status` is the answer over HTTP; `clause` names
    the rule, where one forbids it."""

    def __init__(self, code: str, text: str, status: int = 409, clause: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.text = text
        self.status = status
        self.clause = clause


def refused(clause: str, values: dict[str, str | int], text: str, texts: Texts) -> Problem:
    """The answer to something that a clause forbids, or that could not be read."""
    if clause:
        return Problem("refused", texts.refusal(Refusal(clause, values)), 409, clause)
    return Problem("action.unreadable", text, 400)


def unknown_table() -> Problem:
    """The same for a table that never was and one that has been deleted."""
    return Problem("table.unknown", "There is no such table.", 404)


def too_many() -> Problem:
    return Problem("rate.limit", "Too many requests; try again in a moment.", 429)


def failed() -> Problem:
    return Problem("server.failed", "Something went wrong on our side.", 500)


def come_back() -> Problem:
    return Problem("server.away", "The table is moving to another server; try again in a moment.", 503)
