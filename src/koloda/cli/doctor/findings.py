"""What was found: fine, worth a note, or wrong."""

from typing import Literal, NamedTuple

State = Literal["fine", "note", "wrong"]


class Finding(NamedTuple):
    what: str
    """The name of its sentence, behind `doctor-`."""
    state: State
    values: dict[str, str | int]


def fine(what: str, **values: str | int) -> Finding:
    return Finding(what, "fine", values)


def note(what: str, **values: str | int) -> Finding:
    return Finding(what, "note", values)


def wrong(what: str, *, why: str = "", **values: str | int) -> Finding:
    """`why` stands in the middle or at the end of a sentence, which has a full stop of its own."""
    return Finding(what, "wrong", {**values, "why": " ".join(why.split()).rstrip(".")} if why else values)
