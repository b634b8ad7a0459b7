"""What the pictures of all rulebooks share: the scenarios they are drawn from, and SVG."""

from pathlib import Path
from typing import Final

from koloda.kernel.scenarios import Scenario, read_scenarios

BOOKS: Final = Path(__file__).parents[2] / "docs" / "rulebooks"
PICTURES: Final = BOOKS / "pictures"


def read_book(game: str, lang: str = "en") -> str:
    return (BOOKS / f"{game}.{lang}.md").read_text(encoding="utf-8")


def examples(game: str, book: str) -> list[Scenario]:
    return read_scenarios(book, [game], markdown=True)


def position_of(scenario: Scenario) -> str:
    return scenario.lines[0][1].removeprefix("P ")


def actions_of(scenario: Scenario) -> list[str]:
    """What is played and not refused."""
    said = [line[2:].partition(" => ") for _, line in scenario.lines if line.startswith("> ")]
    return [actions for actions, _, result in said if not result.startswith("refused")]


def frame(x: float, y: float, width: float, height: float, parts: list[str]) -> str:
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:g} {y:g} {width:g} {height:g}" '
            f'width="{width:g}" height="{height:g}">',
            *parts,
            "</svg>\n",
        ]
    )
