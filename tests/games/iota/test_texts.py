"""Every clause that Iota refuses by says so to whoever tried."""

import re
from pathlib import Path

import pytest

from koloda.texts import LANGUAGES, Texts

SOURCE = Path(__file__).parents[3] / "src/koloda/games/iota"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusal_has_an_answer(lang: str) -> None:
    texts = Texts("iota", lang)
    texts.speakers = texts.speakers[:1]
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    refused = set(re.findall(r'(?:Refusal\(|clause=)\s*"(iota\.[a-z.-]+)"', source))
    assert refused - {c for c in refused if texts.find(c.replace(".", "-"), {}, "no")} == set()
