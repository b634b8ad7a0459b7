"""Texts as tables: what a message says is worked out here, so that nobody who plays needs Fluent itself.

A build writes `en.json` beside `en.ftl`; where there is none (the source tree, a game under way) the Fluent
file is read. A pattern is a text, or a list of texts and of what stands between them: `{"var": "card"}`,
`{"say": "uno-card", "part": "many"}`, `{"of": "count", "cases": [["one", …], …], "else": 2}`.
"""

import json
from typing import TYPE_CHECKING, Final, NotRequired, TypedDict

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Values = dict[str, str | int]
Part = dict[str, object]
Pattern = str | list[str | Part]


class TextMessage(TypedDict):
    """A message: its text, and its attributes."""

    says: Pattern | None
    parts: NotRequired[dict[str, Pattern]]


class TextTable(TypedDict):
    """One Fluent file. `chapters` are its groups, in order, each with the messages in it."""

    messages: dict[str, TextMessage]
    chapters: list[tuple[str, list[str]]]


SPACE: Final = {"en": ",", "ru": "\N{NO-BREAK SPACE}"}
"""What stands between thousands."""


def read_table(folder: "Traversable", lang: str) -> TextTable:
    """The texts of one folder in one language; none where it has none."""
    ready, source = folder / f"{lang}.json", folder / f"{lang}.ftl"
    if ready.is_file():
        table: TextTable = json.loads(ready.read_text(encoding="utf-8"))
        return table
    if not source.is_file():
        return {"messages": {}, "chapters": []}
    from koloda.texts.fluent import make_table  # half a second for all games: only a build should spend it

    return make_table(source.read_bytes().decode("utf-8", "replace"), strict=False)


class Speaker:
    """Says the messages of some tables in one language; later tables add to earlier ones."""

    def __init__(self, lang: str, tables: list[TextTable]) -> None:
        self.lang = lang
        self.messages: dict[str, TextMessage] = {}
        for table in tables:
            self.messages |= table["messages"]

    def find(self, name: str, values: Values, part: str = "") -> str | None:
        """A message, or one of its parts, in words; None where there is no such text."""
        entry = self.messages.get(name)
        pattern = None if entry is None else entry.get("parts", {}).get(part) if part else entry["says"]
        return None if pattern is None else self.fill(pattern, values)

    def fill(self, pattern: Pattern, values: Values) -> str:
        if isinstance(pattern, str):
            return pattern
        return "".join([piece if isinstance(piece, str) else self.piece(piece, values) for piece in pattern])

    def piece(self, piece: Part, values: Values) -> str:
        if "var" in piece:
            name = str(piece["var"])
            return self.write(values[name]) if name in values else f"{{${name}}}"
        if "say" in piece:
            name, part = str(piece["say"]), str(piece.get("part", ""))
            return self.find(name, values, part) or f"{{{name}}}"
        cases = piece["cases"]
        assert isinstance(cases, list)
        wanted = self.names(values.get(str(piece["of"]), ""))
        found = next((case for case in cases if case[0] in wanted), cases[int(str(piece["else"]))])
        return self.fill(found[1], values)

    def names(self, value: str | int) -> list[str | int]:
        """What a case may be called that is meant by this value: itself, or how such a number is counted."""
        return [value, plural(self.lang, value)] if isinstance(value, int) else [value]

    def write(self, value: str | int) -> str:
        return f"{value:,}".replace(",", SPACE[self.lang]) if isinstance(value, int) else value


def plural(lang: str, number: int) -> str:
    """How a language counts: one card, few, many or other cards."""
    number = abs(number)
    if lang != "ru":
        return "one" if number == 1 else "other"
    last, tens = number % 10, number % 100
    if last == 1 and tens != 11:
        return "one"
    return "few" if 2 <= last <= 4 and not 12 <= tens <= 14 else "many"
