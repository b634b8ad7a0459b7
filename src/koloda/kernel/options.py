"""What a table agrees on before it plays."""

from typing import Final, final

from koloda.kernel.errors import NotationError

REFEREE: Final = "referee"
STRICT: Final = "strict"
"""The referee of a game that has no such option: the rules."""
MS: Final = "ms"


@final
class Option:
    """One choice: some words, a range of whole numbers, both, or a text of the game's own form. `clause` is
    the rule that it changes; its sentence is another than the option's title, so it has another name.

    Numbers may have a unit: `MS`, thousandths of a second, which lobbies show as seconds.
    """

    __slots__ = ("clause", "default", "group", "least", "most", "name", "unit", "words")

    def __init__(
        self,
        name: str,
        default: str,
        clause: str,
        *,
        words: tuple[str, ...] = (),
        least: int = 0,
        most: int = -1,
        group: str = "common",
        unit: str = "",
    ) -> None:
        if clause.endswith(f".option.{name}"):
            raise ValueError(f"the clause {clause} would be read as its option's title: name it otherwise")
        self.name: str = name
        self.default: str = default
        self.clause: str = clause
        self.words: tuple[str, ...] = words
        self.least: int = least
        self.most: int = most
        self.group: str = group
        self.unit: str = unit

    def takes(self) -> str:
        """The values in words, for an error."""
        parts = list(self.words)
        if self.most >= self.least:
            parts.append(f"{self.least}-{self.most}")
        return ", ".join(parts)

    def read(self, text: str) -> str:
        """The value as it is written, or an error that says what is allowed."""
        if text in self.words:
            return text
        if self.most >= self.least and text.isascii() and text.isdigit() and len(text) < 10:
            number = int(text)
            if self.least <= number <= self.most:
                return str(number)
        if not self.words and self.most < self.least:
            return text
        raise NotationError(f"option {self.name} takes {self.takes()}, not {text!r}", clause=self.clause)


def read_options(schema: list[Option], given: dict[str, str]) -> dict[str, str]:
    """Every option of the schema with its value; an unknown name is an error. `strict` may always be said."""
    known = {option.name: option for option in schema}
    for name in given:
        if name not in known and (name != REFEREE or given[name] != STRICT):
            raise NotationError(f"unknown option {name!r}; known are {', '.join(known)}")
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default
        for option in schema
    }


def write_options(schema: list[Option], values: dict[str, str]) -> str:
    """The referee, then what is not at its default: `strict target=200`."""
    words = [values.get(REFEREE, STRICT)]
    for option in schema:
        value = values[option.name]
        if option.name != REFEREE and value != option.default:
            words.append(f"{option.name}={value}")
    return " ".join(words)
