"""What somebody asks of a table, and what comes of it."""

from collections.abc import Callable

from koloda.kernel.actions import Action
from koloda.kernel.errors import NotationError, Refusal
from koloda.table.entries import Plain


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

    `kind` is that of the entry it would become. `by` is the person who asks (empty: whoever runs the
    table, who may do anything). The same `message` of the same person gets the same answer.
    """

    __slots__ = (
        "action", "answer", "arrived", "by", "code", "copies", "kind", "message", "on_answer", "seat",
        "serial", "told", "values",
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        seat: int,
        *,
        by: str = "",
        message: str = "",
        code: str = "",
        serial: int = -1,
        told: int = -1,
        values: dict[str, Plain] | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.by = by
        self.message = message
        self.code = code
        self.serial = serial
        self.told = told
        self.values: dict[str, Plain] = values if values is not None else {}
        self.arrived = 0
        self.action: Action | None = None
        self.answer: Answer | None = None
        self.on_answer: Callable[[Ticket], None] | None = None
        self.copies: tuple[Ticket, ...] = ()

    def settle(self, answer: Answer) -> None:
        if self.answer is None:
            self.answer = answer
            if self.on_answer is not None:
                self.on_answer(self)
            for copy in self.copies:
                copy.settle(answer)

    def share(self, copy: "Ticket") -> None:
        """The same message again: it gets the same answer, now or later."""
        if self.answer is not None:
            copy.settle(self.answer)
        else:
            self.copies += (copy,)
