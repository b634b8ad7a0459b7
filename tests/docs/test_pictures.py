"""The pictures of the rulebooks show what their scenarios say."""

import re
from xml.etree import ElementTree

import pytest

from tools.pictures.__main__ import DRAWN
from tools.pictures.drawing import GOLD, PICTURES, pennant, read_book


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", DRAWN)
def test_the_pictures_are_drawn_from_the_book(game: str, lang: str) -> None:
    """`python -m tools.pictures` draws them again."""
    book = read_book(game, lang)
    drawn = DRAWN[game](book, lang)
    assert len(drawn) >= 4
    assert {f"pictures/{name}" for name in drawn} == set(re.findall(r"\((pictures/[^)]+)\)", book))
    for name, text in drawn.items():
        assert (PICTURES / name).read_text(encoding="utf-8") == text
        assert ElementTree.fromstring(text).tag.endswith("svg")


def test_no_picture_is_left_over() -> None:
    books = "".join(read_book(game, lang) for game in DRAWN for lang in ("en", "ru"))
    found = {path.name for path in PICTURES.iterdir() if not path.name.endswith("-faces.svg")}
    assert found == set(re.findall(r"\(pictures/([^)]+)\)", books))


def test_what_is_new_has_a_mark_besides_its_colour() -> None:
    """U15: the card that jumps in looks like the one below it, and is marked all the same."""
    mark = pennant(0, 0).partition("h14")[2]
    drawn = DRAWN["uno"](read_book("uno"), "en")["uno-u15.svg"]
    first, after_a, after_d = drawn.split('<g transform="translate(')[-3:]
    assert [part.count(mark) for part in (first, after_a, after_d)] == [0, 1, 1]
    for text in (PICTURES / name for name in ("arne-r03.svg", "montana-r05.svg", "munchkin-r06.ru.svg")):
        assert mark in text.read_text(encoding="utf-8")


def test_a_named_colour_is_seen_on_the_felt() -> None:
    """U02: a green edge on green cloth has a light ring around it."""
    drawn = DRAWN["uno"](read_book("uno"), "en")["uno-u02.svg"]
    ring = re.search(r'<rect [^>]*fill="#fffaf0"/><use href="#w_2eg"', drawn)
    assert ring and GOLD not in ring[0]
