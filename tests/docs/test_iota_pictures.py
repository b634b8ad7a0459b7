"""The pictures of Iota's rulebook show what its scenarios say."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools.iota_pictures import BOOKS, pictures


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_pictures_are_drawn_from_the_book(lang: str) -> None:
    book = (BOOKS / f"iota.{lang}.md").read_text(encoding="utf-8")
    drawn = pictures(book)
    assert sorted(drawn) == [f"iota-turn-{turn}.svg" for turn in range(1, 5)]
    for name, text in drawn.items():
        assert Path(BOOKS / "pictures" / name).read_text(encoding="utf-8") == text
        assert ElementTree.fromstring(text).tag.endswith("svg")
        assert f"(pictures/{name})" in book
