"""What the lobby offers: presets that can be played, and options that are explained."""

import pytest

from koloda.games import GAMES
from koloda.kernel.chance import open_chance
from koloda.kernel.errors import NotationError
from koloda.texts import Texts

GROUPS = {"common", "house", "fine", "time", "minimum", "team"}


def plays(name: str, count: int, options: dict[str, str]) -> bool:
    try:
        GAMES[name].new(count, options, open_chance("k1:1"))
    except NotationError:
        return False
    return True


@pytest.mark.parametrize("name", GAMES)
def test_presets_are_for_as_many_players_as_the_book(name: str) -> None:
    game = GAMES[name]
    assert {"book", "family", "quick"} <= game.presets.keys()
    for preset, options in game.presets.items():
        for count in range(game.least, game.most + 1):
            assert plays(name, count, options) == plays(name, count, {}), (preset, count)


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("name", GAMES)
def test_presets_and_options_are_explained(name: str, lang: str) -> None:
    texts = Texts(name, lang)
    for preset in GAMES[name].presets.keys() - {"book"}:
        assert texts.find(f"{name}-preset-{preset}"), preset
    for option in GAMES[name].options:
        assert option.group in GROUPS
        assert texts.find(f"{name}-option-{option.name}"), option.name
        assert texts.find(f"{name}-option-{option.name}", attribute="help") or texts.clause(option.clause)


@pytest.mark.parametrize("name", GAMES)
def test_a_newcomer_sees_few_options_at_first(name: str) -> None:
    assert len([option for option in GAMES[name].options if option.group == "common"]) <= 8
