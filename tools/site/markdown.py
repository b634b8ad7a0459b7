"""Markdown as far as links go: where they lead, and which headings can be linked to."""

import re
from collections.abc import Callable

LINK = re.compile(r'(?<=\]\()[^()\s]+(?=\))|(?<=<img src=")[^"]+(?=")')
FENCE = re.compile(r"^ *(```+|~~~+).*?^ *\1 *$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]+`")


def outside(link: str) -> bool:
    """Whether a link leads away from here."""
    return link.startswith(("http://", "https://", "mailto:"))


def apart(text: str, code: re.Pattern[str] = FENCE) -> list[tuple[str, bool]]:
    """The text in pieces, each with whether it is code."""
    pieces: list[tuple[str, bool]] = []
    at = 0
    for found in code.finditer(text):
        pieces += [(text[at : found.start()], False), (found[0], True)]
        at = found.end()
    return [*pieces, (text[at:], False)]


def map_prose(text: str, change: Callable[[str], str]) -> str:
    """The text with all that is not in a fence changed."""
    return "".join(piece if is_code else change(piece) for piece, is_code in apart(text))


def map_links(text: str, turn: Callable[[str], str]) -> str:
    return map_prose(text, lambda prose: LINK.sub(lambda found: turn(found[0]), prose))


def links(text: str) -> list[str]:
    """Where a text leads; what stands in code leads nowhere."""
    prose = "".join(piece for piece, is_code in apart(text) if not is_code)
    return LINK.findall(CODE.sub("", prose))


def fences(text: str, kind: str) -> list[str]:
    """The contents of the blocks whose info string this is."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def anchors(text: str) -> set[str]:
    """The names of the headings, as every renderer of Markdown makes them."""
    found: set[str] = set()
    prose = "".join(piece for piece, is_code in apart(text) if not is_code)
    for title in re.findall(r"^#{1,6} +(.+?) *#*$", prose, re.MULTILINE):
        slug = re.sub(r"[^\w\- ]", "", re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", title).lower()).replace(
            " ", "-"
        )
        number = 0
        while (name := f"{slug}-{number}" if number else slug) in found:
            number += 1
        found.add(name)
    return found
