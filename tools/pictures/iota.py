"""The turns T1 to T4 of Iota's rulebook.

A colour is also a filling: red is solid, green striped, blue dotted, yellow hollow.
"""

from typing import Final

from koloda.games.iota.game import IOTA
from tools.pictures.drawing import actions_of, examples, frame, pennant, position_of

SHOWN: Final = ("T1", "T2", "T3", "T4")
SIZE: Final = 60
GAP: Final = 6
INK: Final = {"r": "#c8312b", "g": "#1f7a3d", "b": "#2352b8", "y": "#b98500", "j": "#6b3fa0"}
SPOTS: Final = {
    1: [(30.0, 30.0, 17.0)],
    2: [(18.0, 30.0, 10.5), (42.0, 30.0, 10.5)],
    3: [(30.0, 18.0, 10.0), (17.0, 42.0, 10.0), (43.0, 42.0, 10.0)],
    4: [(18.0, 18.0, 10.0), (42.0, 18.0, 10.0), (18.0, 42.0, 10.0), (42.0, 42.0, 10.0)],
}
"""Where the shapes of a number stand on a card, and how large."""

Cell = tuple[int, int]


def patterns() -> str:
    """The fillings that need one."""
    stripes = f'<path d="M0 1.5h6" stroke="{INK["g"]}" stroke-width="3"/>'
    dots = f'<circle cx="2.5" cy="2.5" r="1.7" fill="{INK["b"]}"/>'
    return (
        f'<pattern id="g" width="6" height="6" patternUnits="userSpaceOnUse">{stripes}</pattern>'
        f'<pattern id="b" width="5" height="5" patternUnits="userSpaceOnUse">{dots}</pattern>'
    )


def outline(shape: str, x: float, y: float, r: float) -> str:
    if shape == "c":
        return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"'
    if shape == "s":
        s = r * 0.9
        return f'<rect x="{x - s:g}" y="{y - s:g}" width="{2 * s:g}" height="{2 * s:g}"'
    if shape == "t":
        return f'<path d="M{x:g} {y - r:g} L{x + r:g} {y + r * 0.8:g} L{x - r:g} {y + r * 0.8:g} Z"'
    a = r * 0.36
    steps = (
        f"h{2 * a:g} v{r - a:g} h{r - a:g} v{2 * a:g} h{a - r:g} v{r - a:g} h{-2 * a:g} v{a - r:g} h{a - r:g}"
    )
    return f'<path d="M{x - a:g} {y - r:g} {steps} v{-2 * a:g} h{r - a:g} Z"'


def draw_card(code: str, cell: Cell, *, new: bool) -> str:
    colour, shape, number = code[0], code[1], int(code[2])
    fill = {"r": INK["r"], "y": "none"}.get(colour, f"url(#{colour})")
    ink = f'fill="{fill}" stroke="{INK[colour]}" stroke-width="2.4" stroke-linejoin="round"/>'
    shapes = "".join(f"{outline(shape, *spot)} {ink}" for spot in SPOTS[number])
    edge = 'stroke="#222" stroke-width="3"' if new else 'stroke="#999" stroke-width="1"'
    x, y = cell[0] * (SIZE + GAP), cell[1] * (SIZE + GAP)
    return (
        f'<g transform="translate({x} {y})"><title>{code}</title>'
        f'<rect width="{SIZE}" height="{SIZE}" rx="7" fill="#fffdf6" {edge}/>{shapes}'
        f"{pennant(SIZE / 2, 4) if new else ''}</g>"
    )


def read_grid(text: str) -> dict[Cell, str]:
    found: dict[Cell, str] = {}
    for word in text.split():
        card, _, cell = word.partition("@")
        x, _, y = cell.partition(",")
        found[int(x), int(y)] = card
    return found


def picture(cards: dict[Cell, str], old: set[Cell]) -> str:
    columns, rows = [x for x, _ in cards], [y for _, y in cards]
    step = SIZE + GAP
    x, y = min(columns) * step - GAP, min(rows) * step - 2 * GAP
    width = (max(columns) - min(columns) + 1) * step + GAP
    height = (max(rows) - min(rows) + 1) * step + 2 * GAP
    drawn = [draw_card(cards[cell], cell, new=cell not in old) for cell in sorted(cards)]
    return frame(x, y, width, height, [f"<defs>{patterns()}</defs>", *drawn])


def pictures(book: str, lang: str) -> dict[str, str]:
    """The table after each scenario T1, T2, … of a rulebook, by file name."""
    found = {}
    for name, scenario in examples("iota", book, SHOWN).items():
        state = IOTA.read(position_of(scenario))
        old = set(read_grid(state.field("grid") or ""))
        state.play(actions_of(scenario)[0])
        cards = read_grid(state.field("grid") or "")
        found[f"iota-turn-{name[1:]}.svg"] = picture(cards, old)
    return found
