"""What the pictures of all rulebooks share: the scenarios they are drawn from, and SVG.

The faces of the cards are those of the web client, which its tests keep in `<game>-faces.svg`. What is new
has a bright edge and a pennant, the letter of the seat whose turn it is stands on a disc.
"""

import re
from pathlib import Path
from typing import Final

from koloda.kernel.scenarios import Scenario, read_scenarios

BOOKS: Final = Path(__file__).parents[2] / "docs" / "rulebooks"
PICTURES: Final = BOOKS / "pictures"

INK, FELT, GOLD, MUTED, DIM, NIGHT = "#fffaf0", "#1f5c4d", "#ffd75e", "#b9d6cc", "#5f7f76", "#2a2340"
ARROW, MOST_WIDTH = 40, 620
"""What is wider cannot be read on a phone."""


def read_book(game: str, lang: str = "en") -> str:
    return (BOOKS / f"{game}.{lang}.md").read_text(encoding="utf-8")


def examples(game: str, book: str, shown: tuple[str, ...]) -> dict[str, Scenario]:
    """Those that a book shows a picture of, by name."""
    return {one.name: one for one in read_scenarios(book, [game], markdown=True) if one.name in shown}


def position_of(scenario: Scenario) -> str:
    return scenario.lines[0][1].removeprefix("P ")


def actions_of(scenario: Scenario) -> list[str]:
    """What is played from the first position on and not refused, action by action."""
    found: list[str] = []
    for _, line in scenario.lines[1:]:
        if line.startswith("P "):
            break
        actions, _, result = line[2:].partition(" => ")
        if line.startswith("> ") and not result.startswith("refused"):
            found += [one.strip() for one in actions.split(";")]
    return found


def can_play(scenario: Scenario) -> set[str]:
    """The cards that an example says can be played."""
    said = next((line for _, line in scenario.lines if line.startswith("= can ")), "")
    return {code.partition(":")[0] for code in said.removeprefix("= can ").partition("|")[0].split()}


def read_faces(game: str) -> dict[str, str]:
    """The symbols of a game's cards by their ids."""
    parts = re.split(r"(?=<symbol )", (PICTURES / f"{game}-faces.svg").read_text(encoding="utf-8"))[1:]
    return {part.split('"')[1]: part.removesuffix("</svg>\n").strip() for part in parts}


class Panel:
    """A part of a picture with its own origin."""

    def __init__(self, width: float, height: float, parts: list[str]) -> None:
        self.width = width
        self.height = height
        self.parts = parts


def felt(width: float, height: float) -> str:
    return f'<rect width="{width:g}" height="{height:g}" rx="14" fill="{FELT}"/>'


def link(code: str) -> str:
    """The id of a card's symbol."""
    return re.sub(r"[^\w-]", lambda sign: f"_{ord(sign[0]):x}", code)


def card(
    code: str,
    x: float,
    y: float,
    width: float = 40,
    *,
    new: bool = False,
    dull: bool = False,
    ring: bool = False,
) -> str:
    """A card; `dull` where it does not count, in a `ring` where its own edge says something."""
    height, edge = width * 1.5, 2.5 if new else 1.5
    box = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    wide = (
        f'x="{x - edge:g}" y="{y - edge:g}" width="{width + 2 * edge:g}" height="{height + 2 * edge:g}" '
        f'rx="{width / 8 + edge:g}"'
    )
    parts = [f'<rect {wide} fill="{GOLD if new else INK}"/>'] if new or ring else []
    parts.append(f'<use href="#{link(code)}" {box}/>')
    if dull:
        parts.append(f'<rect {box} rx="{width / 8:g}" fill="{FELT}" opacity="0.6"/>')
    if new:
        parts.append(pennant(x + width / 2, y))
    return "".join(parts)


def pennant(x: float, y: float) -> str:
    """The mark of what is new."""
    return f'<path d="M{x - 7:g} {y - 9:g}h14l-7 12z" fill="{GOLD}" stroke="{NIGHT}" stroke-width="1.5"/>'


def text(x: float, y: float, said: str, size: float, ink: str = INK, anchor: str = "middle") -> str:
    escaped = said.replace("&", "&amp;").replace("<", "&lt;")
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="sans-serif" font-weight="700" font-size="{size:g}" '
        f'text-anchor="{anchor}" dominant-baseline="central" fill="{ink}">{escaped}</text>'
    )


def name_seat(x: float, y: float, letter: str, *, turn: bool) -> str:
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="13" fill="{GOLD}"/>' if turn else ""
    return disc + text(x, y, letter, 16, NIGHT if turn else INK)


def number(x: float, y: float, said: int) -> str:
    """What the text below a picture explains."""
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="10" fill="{INK}" stroke="{NIGHT}" stroke-width="2"/>'
        f"{text(x, y + 0.5, str(said), 13 if said < 10 else 11, NIGHT)}"
    )


def arrow(x: float, y: float, said: str) -> list[str]:
    path = f"M{x + 8:g} {y + 12:g} h24 m-7 -7 l7 7 l-7 7"
    return [
        text(x + ARROW / 2, y - 10, said, 18 if len(said) < 3 else 14, DIM),
        f'<path d="{path}" fill="none" stroke="{DIM}" stroke-width="3" stroke-linecap="round"/>',
    ]


def strip(panels: list[Panel], between: list[str], faces: dict[str, str]) -> str:
    """Panels with arrows between them, which say who acts."""
    parts: list[str] = []
    x = y = right = tall = 0.0
    for place, panel in enumerate(panels):
        if place and x + ARROW + panel.width > MOST_WIDTH:
            x, y, tall = 0, y + tall + 12, 0
        if place:
            parts += arrow(x, y + panel.height / 2, between[place - 1])
            x += ARROW
        parts += [f'<g transform="translate({x:g} {y:g})">', *panel.parts, "</g>"]
        x += panel.width
        right, tall = max(right, x), max(tall, panel.height)
    return frame(0, 0, right, y + tall, parts, faces)


def frame(
    x: float, y: float, width: float, height: float, parts: list[str], faces: dict[str, str] | None = None
) -> str:
    used = sorted(set(re.findall(r'href="#([^"]+)"', "".join(parts))))
    defs = [f"<defs>{''.join((faces or {})[one] for one in used)}</defs>"] if used else []
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:g} {y:g} {width:g} {height:g}" '
            f'width="{width:g}" height="{height:g}">',
            *defs,
            *parts,
            "</svg>\n",
        ]
    )
