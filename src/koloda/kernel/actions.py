"""What a seat or the host does."""

from typing import Final, final

from mypy_extensions import i64

SEED: Final[i64] = -7
"""The code of `~ seed NAME`, the one host action that every game shares."""


@final
class Action:
    """Plain numbers, equal by content, blind to any state.

    `code` is the game's own number for the verb with its small arguments; what does not fit
    goes into `args`; what people write themselves into `text`.
    """

    __slots__ = ("args", "code", "seat", "text")

    def __init__(self, seat: i64, code: i64, args: tuple[int, ...] = (), text: str = "") -> None:
        self.seat: i64 = seat
        self.code: i64 = code
        self.args: tuple[int, ...] = args
        self.text: str = text

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return False
        return (
            self.seat == other.seat
            and self.code == other.code
            and self.args == other.args
            and self.text == other.text
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.code, self.args, self.text))

    def __repr__(self) -> str:
        return f"Action({self.seat}, {self.code}, {self.args}, {self.text!r})"


@final
class Form:
    """A family of actions that is endless or too large to list.

    `verb` is the word its codes begin with, `pattern` what to fill in (`disc:CARD,CARD`),
    `least` and `most` how many things it takes. Talk and proposals are `aside`: the game goes on
    without them.
    """

    __slots__ = ("aside", "least", "most", "pattern", "seat", "verb")

    def __init__(
        self, seat: i64, verb: str, pattern: str, least: i64 = 0, most: i64 = 0, *, aside: bool = False
    ) -> None:
        self.seat: i64 = seat
        self.verb: str = verb
        self.pattern: str = pattern
        self.least: i64 = least
        self.most: i64 = most
        self.aside: bool = aside

    def __repr__(self) -> str:
        return f"Form({self.seat}, {self.pattern!r}, {self.least}..{self.most})"
