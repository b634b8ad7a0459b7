"""Codes that the web client writes by itself: each game reads them, and names what they were written from."""

import json
import re
from pathlib import Path
from typing import Final

import pytest

from koloda.games import GAMES
from koloda.kernel.chance import open_chance

PATTERNS: Final[dict[str, dict[str, str]]] = json.loads(
    (Path(__file__).parents[2] / "web/src/boards/shared/codes.json").read_text()
)
Values = dict[str, str | tuple[str, ...]]
SAMPLES: Final[dict[str, dict[str, Values]]] = {
    "uno": {
        "play": {"card": "wx", "colour": "g", "target": "B"},
        "keep": {"card": "r5"},
        "col": {"colour": "g"},
        "catch": {"target": "B"},
        "call": {"target": "C"},
        "disc": {"cards": ("r5", "g7")},
        "joke": {"text": "Knock, knock"},
    },
    "montana": {
        "play": {"cards": ("b5o", "g5*")},
        "lay": {"card": "#4", "pile": "2"},
        "swap": {"target": "B"},
        "say": {"words": "b5"},
        "call": {"target": "B", "offence": "wrong"},
    },
    "iota": {
        "place": {"card": "rs1", "cell": "-1,2"},
        "replace": {"card": "rs1", "cell": "3,0"},
        "undo": {},
        "commit": {},
        "pass": {"cards": ("rs1", "gt2")},
        "call": {},
    },
    "arne": {
        "colour": {"colour": "r"},
        "disc": {"card": "r500"},
        "give": {"cards": ("k-stop", "k-rev")},
        "call": {"act": "give"},
        "joint": {"codes": ("k-stop", "k-rev")},
        "k-200": {"card": "k-200g", "field": "2"},
        "k-crash": {"card": "k-crash", "field": "2", "stack": "1"},
        "k-lock": {"card": "k-lock", "field": "2", "stack": "1"},
        "k-cham": {"card": "k-cham", "field": "2", "stack": "1", "to": "3"},
        "k-thief": {"card": "k-thief", "field": "2", "stack": "1", "then": "keep"},
        "k-stop": {"card": "k-stop"},
        "k-rev": {"card": "k-rev"},
    },
    "munchkin": {
        "pow": {"power": "steal", "paid": ("slush",), "target": "B", "card": "boots"},
        "pick": {"cards": ("slush", "boots")},
        "trash": {"cards": ("slush", "boots")},
        "give": {"gifts": ("slush>B", "boots>C")},
        "sell": {"cards": ("boots", "whip"), "doubled": "whip"},
        "show": {"cards": ("boots", "whip"), "target": "B"},
        "ask": {"target": "B", "terms": "share=1 pick=main"},
        "bid": {"target": "B", "terms": "share=1 pick=main"},
        "offer": {"target": "B", "terms": "give=boots want=-"},
        "counter": {"proposal": "p3", "terms": "share=1 pick=main"},
        "say": {"text": "hush", "target": "B"},
        "dispute": {"text": "no"},
    },
}
OTHERWISE: Final = {("arne", "joint"), ("munchkin", "give")}
"""What these are written from is no part by itself."""


def fill(pattern: str, values: Values) -> str:
    """As `web/src/boards/shared/codes.ts` does."""

    def named(text: str) -> str:
        def write(found: re.Match[str]) -> str:
            value = values.get(found[1], "")
            return value if isinstance(value, str) else (found[2] or " ").join(value)

        return re.sub(r"\{(\w+)([^\w}]*)\}", write, text)

    def keep(found: re.Match[str]) -> str:
        return found[1] if all(values.get(name) for name in re.findall(r"\{(\w+)", found[1])) else ""

    return named(re.sub(r"\[([^\]]*)\]", keep, pattern))


CASES: Final = [(game, verb) for game, samples in SAMPLES.items() for verb in samples]


@pytest.mark.parametrize(("game", "verb"), CASES)
def test_a_game_reads_what_the_client_writes(game: str, verb: str) -> None:
    values = SAMPLES[game][verb]
    state = GAMES[game].new(4, {}, open_chance("k1:7"))
    code = fill(PATTERNS[game][verb], values)
    action = state.action(f"A {code}")
    assert state.write_code(action) == code
    if (game, verb) not in OTHERWISE:
        parts = state.parts(action)
        assert {name: parts.get(name) for name in values} == values


@pytest.mark.parametrize("game", SAMPLES)
def test_every_pattern_has_an_example(game: str) -> None:
    assert set(PATTERNS[game]) == set(SAMPLES[game])
