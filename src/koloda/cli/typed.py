"""From what a player types to a code: short forms, and questions for what is left open."""

import re

LAYOUT = str.maketrans(
    "йцукенгшщзхъфывапролджэячсмитьбюЙЦУКЕНГШЩЗФЫВАПРОЛДЖЯЧСМИТЬБЮ",
    "qwertyuiop[]asdfghjkl;'zxcvbnm,.QWERTYUIOPASDFGHJKL:ZXCVBNM<>",
)
"""The same keys with the Russian layout on."""


def from_keys(text: str) -> str:
    """What was meant when the first word came from the Russian layout; the rest of a joke stays."""
    head, space, rest = text.strip().partition(" ")
    if not any("а" <= key <= "я" or key == "ё" for key in head.lower()):
        return text.strip()
    head = head.translate(LAYOUT)
    return head + space + (rest if head == "joke" else rest.translate(LAYOUT))


MARKS = (":", ">", "@", " @", "=", " ")
"""What stands before the next part of a code."""


class Question:
    """A code that is not whole yet: what may follow behind `mark`, perhaps nothing."""

    def __init__(self, head: str, mark: str, parts: list[str], shout: str, *, optional: bool) -> None:
        self.head = head
        self.mark = mark
        self.parts = parts
        self.shout = shout
        self.optional = optional

    def answer(self, text: str) -> str | None:
        """The longer code; None when the answer is none of the parts."""
        if not text:
            return self.head + self.shout if self.optional else None
        for part in self.parts:
            if part.lower() == text.lower():
                return f"{self.head}{self.mark}{part}{self.shout}"
        return None


def ask(code: str, codes: list[str], *, further: bool = False) -> Question | None:
    """What is left open in a code; with `further` also what may be left out."""
    shout = "!" if code.endswith("!") else ""
    head = code.rstrip("!")
    if head in codes and not further:
        return None
    for mark in MARKS:
        found = [other[len(head + mark) :] for other in codes if other.startswith(head + mark)]
        ends = "[:>@]" if mark != " " else "$"
        parts = list(dict.fromkeys(re.split(ends, part)[0] for part in found))
        if parts:
            return Question(head, mark, parts, shout, optional=head in codes)
    return None


def complete(code: str, codes: list[str]) -> str:
    """A short form made whole: `r` for col:r, `r3` for keep:r3."""
    if code in codes or code.rstrip("!") in codes:
        return code
    folded = {other.lower(): other for other in codes}
    if code.lower() in folded:
        return folded[code.lower()]
    shout = "!" if code.endswith("!") else ""
    behind = [other for other in codes if other.partition(":")[2] == code.rstrip("!").lower()]
    behind = behind or [other for other in codes if other.partition(":")[2] == code.rstrip("!")]
    if len(behind) == 1:
        return behind[0] + shout
    return code
