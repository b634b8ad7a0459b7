"""The rulebooks speak to players: in the words of the screen, without codes and commands."""

import re

import pytest

from koloda.games import GAMES
from koloda.texts import LANGUAGES, Texts
from tools.pictures.drawing import read_book

SETTINGS = ("| Setting |", "| Настройка |")


def prose(game: str, lang: str) -> str:
    return re.sub(r"```.*?```", "", read_book(game, lang), flags=re.S)


def settings(game: str, lang: str) -> list[str]:
    """The names in the tables of settings."""
    found: list[str] = []
    inside = False
    for line in prose(game, lang).split("\n"):
        inside = line.startswith(SETTINGS) or (inside and line.startswith("|"))
        if inside and not line.startswith((*SETTINGS, "| ---")):
            found.append(line.split("|")[1].strip())
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_setting_is_called_as_in_the_lobby(game: str, lang: str) -> None:
    texts = Texts(game, lang)
    titles = {texts.say(f"{game}-option-{option.name}") for option in GAMES[game].options}
    assert settings(game, lang)
    assert [name for name in settings(game, lang) if name not in titles] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_setting_but_those_of_time_is_told(game: str, lang: str) -> None:
    texts = Texts(game, lang)
    book = prose(game, lang)
    names = [option.name for option in GAMES[game].options if option.group != "time"]
    assert [name for name in names if texts.say(f"{game}-option-{name}") not in book] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_command_and_no_option_in_code(game: str, lang: str) -> None:
    assert re.findall(r"`koloda[^`]*`|`[a-z_]+=[^`]*`|`(?:strict|table)`", prose(game, lang)) == []


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "draws two cards **and**"), ("ru", "берёт две карты **и**")]
)
def test_uno_start_draw2(lang: str, said: str) -> None:
    assert said in prose("uno", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_ideas_for_blanks_are_told(lang: str) -> None:
    part = prose("uno", lang).partition("**Blank Wild.**" if lang == "en" else "**Пустая дикая.**")[2]
    assert re.findall(r"^(\d+)\. ", part, re.M) == [str(number) for number in range(1, 11)]
