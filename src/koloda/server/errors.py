"""What a client is told when something cannot be done: a stable code and a sentence."""

from koloda.kernel import NotationError, Refusal
from koloda.table.table import AWAY, UNKNOWN
from koloda.texts import Texts


class Problem(Exception):
    """`code` is for programs, `text` for people; `status` is the answer over HTTP; `clause` names
    the rule, where one forbids it; `values` are what its sentence in the reader's language tells of."""

    def __init__(
        self,
        code: str,
        text: str,
        status: int = 409,
        clause: str = "",
        values: dict[str, str | int] | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.text = text
        self.status = status
        self.clause = clause
        self.values = values

    def said(self, lang: str) -> str:
        """The sentence in a language, where there is one beside the web client's."""
        return Texts("", lang).find(f"koloda-problem-{self.code.replace('.', '-')}", self.values) or self.text


NOT_UNDERSTOOD = "koloda.action.unknown"


def refused(error: Refusal | NotationError, texts: Texts, typed: str = "") -> Problem:
    """The answer to something (`typed`) that a clause forbids, that could not be read, or that could not be
    stored."""
    if error.clause in (AWAY, UNKNOWN):
        return Problem(error.clause.removeprefix("koloda."), texts.say(error.clause.replace(".", "-")), 503)
    if error.clause:
        return Problem(
            "refused", texts.refusal(Refusal(error.clause, values_of(error, typed))), 409, error.clause
        )
    return Problem("action.unreadable", str(error), 400)


def values_of(error: Refusal | NotationError, typed: str = "") -> dict[str, str | int]:
    """What the sentence of its clause tells of."""
    found = error.values if isinstance(error, Refusal) else {}
    return {"text": typed} if not found and error.clause == NOT_UNDERSTOOD else found


def unknown_table() -> Problem:
    """The same for a table that never was and one that has been deleted."""
    return Problem("table.unknown", "There is no such table.", 404)


def too_many() -> Problem:
    return Problem("rate.limit", "Too many requests; try again in a moment.", 429)


def banned() -> Problem:
    return Problem("guest.banned", "Whoever runs this server keeps you out of it.", 403)


def failed() -> Problem:
    return Problem("server.failed", "Something went wrong on our side.", 500)


def store_away() -> Problem:
    return Problem("store.away", "The store does not answer; try again in a moment.", 503)


def unknown_fate() -> Problem:
    """Somebody was asked and has not answered."""
    text = "Nobody knows yet whether this was done; ask again under the same name, it is not done twice."
    return Problem("store.unknown", text, 503)


def come_back() -> Problem:
    return Problem("server.away", "The table is moving to another server; try again in a moment.", 503)
