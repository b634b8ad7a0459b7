"""What somebody asks of a table, and what comes of it."""

from collections.abc import Callable
from typing import Final
from zlib import crc32

from koloda.kernel import Action, NotationError, Refusal
from koloda.table.entries import Plain

MOST: Final = 1 << 40
"""No seat, serial, count or time means more; the rules count in machine words."""


class Answer:
    """Done, with the version that the asking seat sees it in, or why not."""

    __slots__ = ("error", "version")

    def __init__(self, version: int, error: Refusal | NotationError | None = None) -> None:
        self.version = version
        self.error = error

    @property
    def done(self) -> bool:
        return self.error is None


class Ticket:
    """One thing asked. `answer` is None until it is decided: a press may be collected with others, an
    action may have to wait, and nothing is done before it is stored.

    `verb` is one of `verbs`, with what it needs in `values`; `by` is the person who asks (empty: whoever
    runs the table, who may do anything). The same `message` of the same person gets the same answer. An
    action has its `code`, the `serial` of the window that it is meant for and the reaction time that the
    client has `told`; `action` is the code as it was read when it came. `mark` tells what is asked from
    anything else; it is set for what has a `message`. `since` is whoever runs the table's own time of asking;
    `given_up` that the asker has been told that nobody knows what comes of it.
    """

    __slots__ = (
        "action", "answer", "arrived", "by", "code", "copies", "given_up", "mark", "message", "on_answer",
        "seat", "serial", "since", "told", "values", "verb",
    )  # fmt: skip

    def __init__(
        self,
        verb: str,
        seat: int,
        *,
        by: str = "",
        message: str = "",
        code: str = "",
        serial: int = -1,
        told: int = -1,
        values: dict[str, Plain] | None = None,
    ) -> None:
        self.verb = verb
        self.seat = within(seat)
        self.by = by
        self.message = message
        self.code = code
        self.serial = within(serial)
        self.told = within(told)
        self.values: dict[str, Plain] = values if values is not None else {}
        self.arrived = 0
        self.action: Action | None = None
        self.answer: Answer | None = None
        self.on_answer: Callable[[Ticket], None] | None = None
        self.copies: tuple[Ticket, ...] = ()
        self.mark = ""
        self.since = 0.0
        self.given_up = False

    def text(self, name: str) -> str:
        """A value that must be a text."""
        found = self.values.get(name)
        if not isinstance(found, str):
            raise NotationError(f"{self.verb} needs a {name}")
        return found

    def number(self, name: str) -> int:
        """A value that must be a number."""
        found = self.values.get(name)
        if not isinstance(found, int):
            raise NotationError(f"{self.verb} needs a {name}")
        return within(found)

    def asks(self) -> str:
        """A short sum of what is asked: the same again has the same, whatever its name has become."""
        values = [f"{name}={value}" for name, value in sorted(self.values.items()) if name != "name"]
        return f"{crc32(' '.join([self.verb, str(self.seat), self.code, *values]).encode()):08x}"

    def again(self) -> "Ticket":
        """The same question, not yet asked."""
        copy = Ticket(
            self.verb,
            self.seat,
            by=self.by,
            message=self.message,
            code=self.code,
            serial=self.serial,
            told=self.told,
            values=self.values,
        )
        copy.since = self.since
        return copy

    def settle(self, answer: Answer) -> None:
        if self.answer is None:
            self.answer = answer
            heard, self.on_answer = self.on_answer, None
            copies, self.copies = self.copies, ()
            if heard is not None:
                heard(self)
            for copy in copies:
                copy.settle(answer)

    def share(self, copy: "Ticket") -> None:
        """The same message again: it gets the same answer, now or later."""
        if self.answer is not None:
            copy.settle(self.answer)
        else:
            self.copies += (copy,)


def within(number: int) -> int:
    return max(-MOST, min(number, MOST))
