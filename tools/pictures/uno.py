"""Examples of UNO's rulebook, action by action: the pile and every hand, with the cards of the web client.

Where the example says what can be played, those cards stand higher. New cards have a bright edge, the
letter of the seat whose turn it is stands on a disc, and the arc shows the direction once it has turned.
"""

import re
from collections import Counter
from pathlib import Path
from typing import Final

from koloda.games.uno.game import UNO
from koloda.kernel.scenarios import Scenario
from koloda.kernel.seats import letter, read_seat
from koloda.kernel.state import State
from tools.pictures.drawing import PICTURES, actions_of, examples, frame, position_of

SHOWN: Final = ("U01", "U02", "U04", "U05", "U07", "U08", "U09", "U11", "U14", "U15")
FACES: Final = Path(PICTURES / "uno-faces.svg")
WIDTH, HEIGHT, STEP, LIFT = 40, 60, 27, 9
ROW: Final = HEIGHT + LIFT + 5
ARROW, MOST_PANELS = 36, 3
SIGNS: Final = {"ch": "?", "catch": "!"}
INK, FELT, GOLD, MUTED, DIM = "#fffaf0", "#1f5c4d", "#ffd75e", "#b9d6cc", "#5f7f76"


class Panel:
    """One moment of an example."""

    def __init__(self, state: State, hidden: list[Counter[str]]) -> None:
        self.top = state.field("top") or ""
        self.colour = state.field("colour") or ""
        self.turn = state.field("turn") or ""
        self.turned = state.field("dir") == "ccw"
        self.letters = [letter(seat) for seat in range(len(hidden))]
        self.hands: list[list[str]] = []
        self.backs: list[int] = []
        for seat, closed in enumerate(hidden):
            held = Counter((state.field(letter(seat)) or "").replace("-", "").split())
            self.backs.append((held & closed).total())
            self.hands.append(list((held - closed).elements()))

    def width(self) -> int:
        widths = [112]
        for hand, backs in zip(self.hands, self.backs, strict=True):
            cards = len(hand) * STEP + WIDTH - STEP if hand else 0
            widths.append(cards + (WIDTH + 36 if backs else 0))
        return WIDTH + 66 + max(widths)

    def height(self) -> int:
        return len(self.hands) * ROW + 10


def moments(scenario: Scenario) -> tuple[list[Panel], list[str]]:
    """The example before and after every action, and what stands between: who, and what is not a card."""
    position = position_of(scenario)
    state = UNO.read(position)
    written = dict(part.strip().partition(" ")[::2] for part in position.split("|"))
    hidden = []
    for seat in range(state.count):
        told = [card for card in written.get(letter(seat), "?7").split() if not card.startswith("?")]
        hidden.append(Counter((state.field(letter(seat)) or "").split()) - Counter(told))
    panels, between = [Panel(state, hidden)], []
    for action in [one.strip() for line in actions_of(scenario) for one in line.split(";")]:
        state.play(action)
        panels.append(Panel(state, hidden))
        who, _, code = action.partition(" ")
        between.append(who + SIGNS.get(code.partition(":")[0], ""))
    return panels, between


def can_play(scenario: Scenario) -> set[str]:
    """The cards that an example says can be played."""
    said = next((line for _, line in scenario.lines if line.startswith("= can ")), "")
    return {code.partition(":")[0] for code in said.removeprefix("= can ").partition("|")[0].split()}


def card(code: str, x: float, y: float, *, new: bool = False, dull: bool = False) -> str:
    box = f'x="{x:g}" y="{y:g}" width="{WIDTH}" height="{HEIGHT}"'
    wide = f'x="{x - 1.5:g}" y="{y - 1.5:g}" width="{WIDTH + 3}" height="{HEIGHT + 3}"'
    edge = f'<rect {wide} rx="6" fill="{GOLD}"/>' if new else ""
    shade = f'<rect {box} rx="5" fill="{FELT}" opacity="0.6"/>' if dull else ""
    return f'{edge}<use href="#{code}" {box}/>{shade}'


def text(x: float, y: float, said: str, size: int, ink: str = INK) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="sans-serif" font-weight="700" font-size="{size}" '
        f'text-anchor="middle" dominant-baseline="central" fill="{ink}">{said}</text>'
    )


def draw_panel(panel: Panel, before: Panel | None, fits: set[str]) -> tuple[list[str], set[str]]:
    """A panel at the origin, and the faces it needs."""
    high = panel.height()
    top = f"{panel.top}.{panel.colour}" if panel.top.startswith("w") and panel.colour in "rgby" else panel.top
    used = {top}
    middle = (high - HEIGHT) / 2
    parts = [
        f'<rect width="{panel.width()}" height="{high}" rx="14" fill="{FELT}"/>',
        card(top, 12, middle, new=before is not None and before.top != panel.top),
    ]
    if panel.turned:
        parts.append(
            f'<path d="M50 {middle - 8:g} q-18 -18 -36 0 m0 0 v-10 m0 10 h10" fill="none" '
            f'stroke="{GOLD}" stroke-width="3" stroke-linecap="round"/>'
        )
    for seat, hand in enumerate(panel.hands):
        y = seat * ROW + 10 + LIFT - 4
        at = WIDTH + 34
        turn = panel.turn == panel.letters[seat]
        if turn:
            parts.append(f'<circle cx="{at}" cy="{y + HEIGHT / 2:g}" r="13" fill="{GOLD}"/>')
        parts.append(text(at, y + HEIGHT / 2, panel.letters[seat], 16, "#2a2340" if turn else INK))
        at += 22
        fresh = Counter(hand) - Counter(before.hands[seat]) if before else Counter[str]()
        for code in hand:
            fit = turn and code in fits
            dull = turn and bool(fits) and not fit
            parts.append(card(code, at, y - LIFT if fit else y, new=fresh[code] > 0, dull=dull))
            fresh[code] -= 1
            used.add(code)
            at += STEP
        if panel.backs[seat]:
            at += WIDTH - STEP + 6 if hand else 0
            count = text(at + WIDTH + 14, y + HEIGHT / 2, f"×{panel.backs[seat]}", 14, MUTED)
            parts += [card("back", at, y), count]
            used.add("back")
    return parts, used


def picture(scenario: Scenario, faces: dict[str, str]) -> str:
    panels, between = moments(scenario)
    fits = can_play(scenario)
    if fits:  # one look at the hand is enough
        panels, between = [alone(panels[0])], []
    parts: list[str] = []
    used: set[str] = set()
    x = y = right = 0
    for number, panel in enumerate(panels):
        if number and number % MOST_PANELS == 0:
            x, y = 0, y + panel.height() + 8
        if number:
            parts += arrow(x, y + panel.height() / 2, between[number - 1])
            x += ARROW
        drawn, cards = draw_panel(panel, panels[number - 1] if number else None, fits)
        parts += [f'<g transform="translate({x} {y})">', *drawn, "</g>"]
        used |= cards
        x += panel.width()
        right = max(right, x)
    symbols = "".join(faces[code] for code in sorted(used))
    return frame(0, 0, right, y + panels[0].height(), [f"<defs>{symbols}</defs>", *parts])


def alone(panel: Panel) -> Panel:
    """Only the hand of the seat whose turn it is."""
    seat = read_seat(panel.turn, len(panel.hands))
    panel.letters, panel.hands, panel.backs = [panel.turn], [panel.hands[seat]], [0]
    return panel


def arrow(x: float, y: float, said: str) -> list[str]:
    path = f"M{x + 8:g} {y + 12:g} h20 m-7 -7 l7 7 l-7 7"
    return [
        text(x + ARROW / 2, y - 10, said, 18, DIM),
        f'<path d="{path}" fill="none" stroke="{DIM}" stroke-width="3" stroke-linecap="round"/>',
    ]


def read_faces() -> dict[str, str]:
    """The faces that the web client draws, as symbols by code; its tests keep the file."""
    found = re.findall(r'<symbol id="([^"]+)".*?</symbol>', FACES.read_text(encoding="utf-8"), re.S)
    parts = re.split(r"(?=<symbol )", FACES.read_text(encoding="utf-8"))[1:]
    return {code: part.removesuffix("</svg>\n").strip() for code, part in zip(found, parts, strict=True)}


def pictures(book: str) -> dict[str, str]:
    """A picture for each example that is shown, by file name."""
    faces = read_faces()
    return {
        f"uno-{scenario.name.lower()}.svg": picture(scenario, faces)
        for scenario in examples("uno", book)
        if scenario.name in SHOWN
    }
