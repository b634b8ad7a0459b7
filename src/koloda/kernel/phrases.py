"""What is said in words, without any language: a game names a message and its values."""

from typing import Final, Union, final

Spoken = Union[str, int, dict[str, str], "Phrase"]
"""A number, a word, a text that is written in every language already, or another phrase."""

NOTHING: Final[dict[str, Spoken]] = {}


@final
class Phrase:
    """The name of a message in the game's Fluent files, and what stands in it."""

    __slots__ = ("name", "values")

    def __init__(self, name: str, values: dict[str, Spoken] = NOTHING) -> None:
        self.name: str = name
        self.values: dict[str, Spoken] = values


@final
class Passage:
    """Several phrases, each a sentence of its own."""

    __slots__ = ("lines",)

    def __init__(self, lines: list[Phrase]) -> None:
        self.lines: list[Phrase] = lines
