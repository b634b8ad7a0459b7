"""Pictures for messengers and for sharing: who invites, how a game has ended, one moment of it.

One renderer: SVG made here of the faces that the web client brings along, drawn by resvg where it is
installed (the extra `pictures`) and the system has letters. The same picture is drawn once, one at a time,
beside the loop.
"""

import asyncio
import re
import sys
from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.util import find_spec
from typing import Final

from koloda.server.pages import PAGES

WIDTH: Final = 1200
HEIGHT: Final = 630
MOST_KEPT: Final = 60
"""Pictures in memory; each has about 100 kB."""
MOST_CARDS: Final = 5
MOST_ROWS: Final = 6
FAMILIES: Final = (
    "'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'DejaVu Sans', 'Liberation Sans', Arial, FreeSans"
)
YELLOW: Final = "#ffd75e"
PAPER: Final = "#fbf5e6"
NIGHT: Final = "#2a2340"
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)</symbol>', re.DOTALL)
HIDDEN: Final = re.compile(r"[\x00-\x1f\x7f\ufffe\uffff]")
SMALLEST: Final = 20
LETTER: Final = 0.7
"""The width of a letter beside its height, about; nobody here knows the letters of the machine that draws."""
CROWN: Final = "M4 18h16M4 18L3 8l5 4 4-7 4 7 5-4-1 10"


XMLNS: Final = "http://www.w3.org/2000/svg"
DRAW: Final = """
import os, sys
if hasattr(os, "nice"): os.nice(10)
from resvg_py import svg_to_bytes
sys.stdout.buffer.write(bytes(svg_to_bytes(svg_string=sys.stdin.buffer.read().decode())))
"""
"""Half a second that holds Python still: in a process of its own, behind everything else."""
LONGEST: Final = 20.0
"""Seconds after which a drawing is given up."""


class Renderer:
    """SVG to PNG, kept as long as there is room."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, bytes] = OrderedDict()
        self.drawing = asyncio.Lock()
        self.able: bool | None = None

    async def draw(self, svg: str) -> bytes | None:
        """None where this machine cannot draw."""
        if not await self.can_draw():
            return None
        async with self.drawing:
            found = self.kept.get(svg) or await rasterize(svg)
            if found is not None:
                self.kept[svg] = found
                self.kept.move_to_end(svg)
                while len(self.kept) > MOST_KEPT:
                    self.kept.popitem(last=False)
            return found

    async def can_draw(self) -> bool:
        """Whether the renderer is installed and finds letters on this machine."""
        if self.able is None and find_spec("resvg_py") is None:
            self.able = False
        async with self.drawing:
            if self.able is None:
                bare = f'<svg xmlns="{XMLNS}" width="40" height="40">{{}}</svg>'
                empty = await rasterize(bare.format(""))
                self.able = empty is not None and empty != await rasterize(
                    bare.format(text("K", 2, 30, 24, "#000"))
                )
            return self.able


async def rasterize(svg: str) -> bytes | None:
    """None where it fails or takes too long."""
    pipe, none = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", DRAW, stdin=pipe, stdout=pipe, stderr=none
    )
    try:
        drawn, _ = await asyncio.wait_for(process.communicate(svg.encode()), LONGEST)
    except TimeoutError:
        return None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return drawn if process.returncode == 0 and drawn else None


# The faces of cards


def faces_of(game: str) -> dict[str, tuple[str, str]]:
    """The drawings of a game's cards by their codes, as the client was built with them: box and contents."""
    for name, page in PAGES.files.items():
        if name.startswith(f"/assets/{game}-faces"):
            return read_faces(page.tag, page.body)
    return {}


@cache
def read_faces(tag: str, body: bytes) -> dict[str, tuple[str, str]]:
    """`tag` names the contents: another build has other faces."""
    found = SYMBOL.findall(body.decode())
    return {
        restore(id): (box, drawing.replace("system-ui, sans-serif", FAMILIES.replace("'", "")))
        for id, box, drawing in found
        if not id.startswith("marker")
    }


def restore(id: str) -> str:
    """The code that an id was made of."""
    return re.sub(r"_([0-9a-f]{2})", lambda found: chr(int(found[1], 16)), id)


def some_cards(game: str) -> list[str]:
    """A few cards that show what the game looks like."""
    codes = [code for code in faces_of(game) if code != "back" and "." not in code]
    return [codes[at * len(codes) // MOST_CARDS] for at in range(MOST_CARDS)] if codes else []


def card(game: str, code: str, name: str, x: float, y: float, width: float, turn: float) -> str:
    """One card around its middle; one without a drawing of its own bears its name."""
    faces = faces_of(game)
    box, drawing = faces.get(code, ("", ""))
    across, down = [float(number) for number in box.split()[2:]] if box else (100.0, 150.0)
    square = across == down
    height = width * (1 if square else 1.5)
    if not drawing or box.startswith("-"):  # without a paper of its own
        height = width * 1.5
        inside = named_card(name, (box, drawing) if drawing else None)
        box = "0 0 100 150"
    else:
        inside = drawing
    place = f"translate({x:.0f} {y:.0f}) rotate({turn:.1f}) translate({-width / 2:.0f} {-height / 2:.0f})"
    return (
        f'<g transform="{place}"><rect x="4" y="8" width="{width:.0f}" height="{height:.0f}" rx="14"'
        f' fill="#000" fill-opacity=".28"/><svg width="{width:.0f}" height="{height:.0f}" viewBox="{box}">'
        f"{inside}</svg></g>"
    )


def named_card(name: str, drawn: tuple[str, str] | None) -> str:
    paper = (
        f'<rect x="1" y="1" width="98" height="148" rx="11" fill="{PAPER}" stroke="{NIGHT}"'
        ' stroke-opacity=".45" stroke-width="1.6"/>'
    )
    lines = wrap(name, 11)[:3]
    words = "".join(
        text(line, 50, 22 + at * 15, min(13, 90 / (LETTER * max(1, len(line)))), NIGHT, middle=True)
        for at, line in enumerate(lines)
    )
    if drawn is None:
        return paper + words
    box, drawing = drawn
    return f'{paper}{words}<svg x="14" y="62" width="72" height="72" viewBox="{box}">{drawing}</svg>'


def fan(game: str, codes: Sequence[tuple[str, str]], x: float, y: float) -> str:
    """Cards (code and name) side by side, turned a little, around a point."""
    shown = codes[:MOST_CARDS]
    width = {1: 250, 2: 215, 3: 165}.get(len(shown), 165)
    step = min(width * 1.06, 430 / max(1, len(shown) - 1))
    drawn = []
    for at, (code, name) in enumerate(shown):
        off = at - (len(shown) - 1) / 2
        drawn.append(card(game, code, name, x + off * step, y + off * off * 9, width, off * 7))
    return "".join(drawn)


# Words


def text(
    words: str, x: float, y: float, size: float, colour: str, *, middle: bool = False, weight: int = 800
) -> str:
    anchor = ' text-anchor="middle"' if middle else ""
    clean = escape(HIDDEN.sub("", words))
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" fill="{colour}" font-weight="{weight}"'
        f' font-family="{FAMILIES}"{anchor}>{clean}</text>'
    )


def wrap(words: str, most: int) -> list[str]:
    """In lines of about so many letters."""
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + len(word) >= most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def block(words: str, y: float, size: float, colour: str, most: float = 560.0, lines: int = 2) -> str:
    """Lines at the left edge, smaller where they would not fit."""
    letters = max(6, int(most / (size * LETTER)))
    broken = wrap(words, letters)
    longest = max(len(line) for line in broken)
    size = min(size, most / (LETTER * max(1, longest)))
    if len(broken) > lines:
        return (
            block(words, y, size * 0.86, colour, most, lines) if size > 20 else text(words, 70, y, 20, colour)
        )
    return "".join(text(line, 70, y + at * size * 1.2, size, colour) for at, line in enumerate(broken))


def page(inside: str) -> str:
    return (
        f'<svg xmlns="{XMLNS}" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        '<defs><radialGradient id="felt" cx=".6" cy=".35" r=".9"><stop stop-color="#3f8a74"/>'
        '<stop offset=".65" stop-color="#1d5346"/><stop offset="1" stop-color="#0e2a25"/>'
        "</radialGradient></defs>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#felt)"/>{inside}'
        f'<g transform="translate(70 548)"><rect width="42" height="42" rx="11" fill="{YELLOW}"/>'
        f"{text('K', 21, 32, 30, NIGHT, middle=True)}</g>"
        f"{text('Koloda', 126, 580, 30, PAPER, weight=700)}</svg>"
    )


def chip(words: str, x: float, y: float) -> str:
    width = 56 * LETTER * len(words) * 1.25 + 40
    return (
        f'<rect x="{x}" y="{y}" width="{width:.0f}" height="84" rx="20" fill="{PAPER}"/>'
        f'<g letter-spacing="8">{text(words, x + width / 2 + 4, y + 62, 56, NIGHT, middle=True)}</g>'
    )


# What is shown


def invitation(game: str, title: str, words: str, code: str | None) -> str:
    """Who invites to what; `code` is the room's."""
    return page(
        block(title, 170, 104, PAPER, lines=1)
        + block(words, 262, 46, YELLOW)
        + (chip(code, 70, 400) if code else "")
        + fan(game, [(one, "") for one in some_cards(game)], 875, 300)
    )


def result(game: str, title: str, words: str, rows: Sequence[tuple[str, str, bool]]) -> str:
    """Who has won, and everybody's points."""
    shown = rows[:MOST_ROWS]
    step = min(58.0, 260 / max(1, len(shown)))
    drawn = []
    for at, (name, points, won) in enumerate(shown):
        y = 268 + at * step
        size = min(34.0, step * 0.62, 380 / (LETTER * max(1, len(name))))
        drawn.append(
            f'<rect x="70" y="{y:.0f}" width="540" height="{step * 0.88:.0f}" rx="14" fill="#fff"'
            f' fill-opacity="{".26" if won else ".12"}"/>'
            + text(name, 92, y + step * 0.58, size, PAPER)
            + f'<g text-anchor="end">{text(points, 588, y + step * 0.58, step * 0.56, PAPER)}</g>'
        )
    crown = (
        f'<g transform="translate(70 66) scale(2.6)" fill="none" stroke="{YELLOW}" stroke-width="2"'
        f' stroke-linecap="round" stroke-linejoin="round"><path d="{CROWN}"/></g>'
    )
    return page(
        crown
        + text(title, 150, 112, 40, PAPER, weight=700)
        + block(words, 200, 62, YELLOW, most=600, lines=1)
        + "".join(drawn)
        + fan(game, [(one, "") for one in some_cards(game)[1:4]], 895, 320)
    )


def moment(game: str, title: str, who: str, words: str, cards: Sequence[tuple[str, str]]) -> str:
    """What somebody did, with the cards that were seen."""
    shown = list(cards) or [("back", "")]
    return page(
        text(title, 70, 112, 40, PAPER, weight=700)
        + block(who, 250, 84, PAPER, lines=2)
        + block(words, 420, 36, YELLOW, most=520)
        + fan(game, shown, 880, 300)
    )
