"""The pictures of the rulebooks show what their scenarios say."""

import re
from xml.etree import ElementTree

import pytest

from tools.pictures.__main__ import DRAWN
from tools.pictures.drawing import PICTURES, read_book


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", DRAWN)
def test_the_pictures_are_drawn_from_the_book(game: str, lang: str) -> None:
    """`python -m tools.pictures` draws them again."""
    book = read_book(game, lang)
    drawn = DRAWN[game](book)
    assert drawn
    assert {f"pictures/{name}" for name in drawn} == set(re.findall(r"\((pictures/[^)]+)\)", book))
    for name, text in drawn.items():
        assert (PICTURES / name).read_text(encoding="utf-8") == text
        assert ElementTree.fromstring(text).tag.endswith("svg")
