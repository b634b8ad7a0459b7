"""`koloda play GAME --options`: what can be chosen before a game, with its values and what they mean."""

from itertools import groupby

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from koloda.cli.colours import CYAN
from koloda.cli.console_io import open_console
from koloda.cli.menu import preset_words
from koloda.cli.words import say
from koloda.kernel import Game
from koloda.kernel.options import Option
from koloda.texts import Texts

GROUPS = ("common", "house", "team", "minimum", "time", "fine")


def show_options(game: Game, texts: Texts) -> int:
    lines: list[RenderableType] = [Text(say("options-presets"), "bold underline")]
    for name, chosen in game.presets.items():
        sets = " ".join(f"{option}={value}" for option, value in chosen.items())
        lines.append(Text.assemble((name, "bold"), "  ", preset_words(game, texts, name)))
        lines += [Padding(Text(sets, CYAN), (0, 0, 0, 2))] if sets else []
    ordered = sorted(game.options, key=lambda option: place(option.group))
    for group, options in groupby(ordered, key=lambda option: option.group):
        lines += ["", Text(say(f"group-{group}"), "bold underline")]
        for option in options:
            lines += describe(option, texts)
    open_console().page_through(*lines, "", say("options-how", game=game.name))
    return 0


def place(group: str) -> int:
    return GROUPS.index(group) if group in GROUPS else len(GROUPS)


def describe(option: Option, texts: Texts) -> list[RenderableType]:
    """Its name and title, the values with what they mean, and the rule that it changes."""
    name = f"{texts.game}-option-{option.name}"
    values = []
    for word in option.words:
        meaning = texts.find(f"{name}-{word}")
        values.append(f"{word} ({meaning})" if meaning else word)
    if option.most >= option.least:
        values.append(f"{option.least}–{option.most}" + (f" {option.unit}" if option.unit else ""))
    help = texts.find(name, attribute="help") or texts.clause(option.clause) or ""
    title = Text.assemble((option.name, "bold"), "  ", texts.find(name) or "")
    title.append(f" · {say('options-default', text=option.default)}", "dim")
    takes = say("options-takes", text=", ".join(values) or say("options-anything"))
    return [title, *(Padding(part, (0, 0, 0, 2), expand=False) for part in (takes, help) if part)]
