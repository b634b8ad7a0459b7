"""Cards of Munchkin with their parts, and its examples: fights with all that counts, and what players have.

The names on the cards are words, so every language has its own pictures. What is worn stands upright, what is
only carried lies on its side.
"""

from typing import Final, cast

from koloda.games.munchkin.game import MUNCHKIN
from koloda.games.munchkin.packs.sheet import sheets
from koloda.games.munchkin.state import MunchkinState
from koloda.games.munchkin.view import announce
from koloda.kernel.positions import split_actions
from koloda.kernel.scenarios import Scenario
from koloda.texts import say_sheet
from tools.pictures.drawing import (
    DIM,
    GOLD,
    INK,
    NIGHT,
    Panel,
    examples,
    felt,
    frame,
    name_seat,
    number,
    pennant,
    read_faces,
    strip,
    text,
)

SHOWN: Final = ("R03", "R06", "R07", "R08", "R09")
PARTS: Final = ("nettroll", "shovel")
"""The cards that are shown with their parts: a monster and an item."""
WIDTH, HEIGHT, STEP = 60, 90, 94
CAPTION: Final = 10.5
"""Smaller where a word would not fit."""
SEATS: Final = "ABCDEF"
PAINTS: Final = {
    "monster": ("#7a2e2e", "#f3d9d0"),
    "curse": ("#4b2f73", "#e5dbf3"),
    "door": ("#6a4a24", "#efe2cc"),
    "person": ("#1f5a6b", "#d5e9ee"),
    "item": ("#2f5f33", "#dcecd8"),
    "oneshot": ("#8a5a00", "#f8e7c0"),
    "level": ("#8a1f5a", "#f6d7e8"),
}
FAMILIES: Final = {
    "enhancer": "door", "wander": "door", "cheat": "door", "event": "door",
    "race": "person", "class": "person", "trick": "oneshot", "gual": "level",
}  # fmt: skip


class Printed:
    """What stands on a card, in one language."""

    def __init__(self, told: dict[str, object], lang: str) -> None:
        self.type = str(told["type"])
        self.name = cast(dict[str, str], told["names"])[lang]
        self.lines = cast(dict[str, list[str]], told["texts"])[lang]
        self.joke = cast(dict[str, str], told["jokes"]).get(lang, "")
        self.drawing = str(told["slot"] or self.type)
        self.ink, self.paper = PAINTS[FAMILIES.get(self.type, self.type)]
        added = cast(int, told["mod"] if self.type == "enhancer" else told["bonus"])
        self.number = str(told["level"]) if self.type == "monster" else signed(added) if added else ""


Pack = dict[str, Printed]


def read_pack(lang: str) -> Pack:
    told = cast(dict[str, dict[str, dict[str, dict[str, object]]]], say_sheet("munchkin", sheets("winter")))
    return {code: Printed(card, lang) for code, card in told["winter"]["cards"].items()}


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}"


def wrap(said: str, width: int) -> list[str]:
    lines: list[str] = []
    for word in said.split():
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


# One card


def draw_face(printed: Printed, x: float, y: float, said: str, *, new: bool, dull: bool = False) -> list[str]:
    """A small card: its drawing and `said`, and below it its name."""
    edge = f'stroke="{GOLD if new else printed.ink}" stroke-width="{4 if new else 2}"'
    parts = [
        f'<g transform="translate({x:g} {y:g})" color="{printed.ink}" opacity="{0.45 if dull else 1}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="6" fill="{printed.paper}" {edge}/>',
        f'<use href="#{printed.drawing}" x="6" y="8" width="48" height="48"/>',
    ]
    if said:
        parts.append(badge(16, HEIGHT - 17, said, printed))
    parts += caption(printed.name, WIDTH / 2, HEIGHT + 11)
    return [*parts, pennant(WIDTH / 2, 0) if new else "", "</g>"]


def caption(name: str, x: float, y: float) -> list[str]:
    lines = wrap(name, 13)
    size = min(CAPTION, 126 / max([len(line) for line in lines]))
    return [text(x, y + at * 12, line, size) for at, line in enumerate(lines)]


def badge(x: float, y: float, said: str, printed: Printed) -> str:
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="14" fill="{printed.ink}"/>'
    return disc + text(x, y + 0.5, said, 16 if len(said) < 3 else 13, printed.paper)


def draw_person(who: str, level: str, x: float, y: float, *, new: bool) -> list[str]:
    """A munchkin: the letter of the seat and the level."""
    edge = f'stroke="{GOLD if new else INK}" stroke-width="{4 if new else 2}"'
    return [
        f'<circle cx="{x + 30:g}" cy="{y + 32:g}" r="28" fill="{NIGHT}" {edge}/>',
        text(x + 30, y + 32, level, 26),
        name_seat(x + 30, y + 75, who, turn=False),
        pennant(x + 30, y + 4) if new else "",
    ]


# A moment of an example


class Moment:
    """What is seen at one moment: a fight as the parts of its sums, else what the seats have."""

    def __init__(self, state: MunchkinState, watched: list[str]) -> None:
        told = announce(state)
        self.parts = [part.split() for part in told.get("parts", "").split(", ") if part]
        self.sums = told.get("sums", "")
        self.winning = told.get("verdict") == "winning"
        self.running = state.field("phase") in ("F.ROLL", "W.DIE")
        self.rolled = [word.partition(":")[2] for word in (state.field("rolled") or "-").split()]
        self.seats: dict[str, dict[str, str]] = {}
        for who in watched:
            words = (state.field(who) or "").split()
            named = {name: value for name, _, value in (word.partition("=") for word in words)}
            self.seats[who] = {"level": words[0][1:], **named}

    def said(self) -> str:
        return str([self.parts, self.sums, self.running, self.rolled, self.seats])

    def sides(self) -> list[list[list[str]]]:
        """The parts of the munchkins' sum, and of the monsters'."""
        ours = [part for part in self.parts if part[0] in {"M", *SEATS}]
        return [ours, [part for part in self.parts if part not in ours]]

    def cards(self, who: str, place: str) -> list[str]:
        found = self.seats[who].get(place, "-")
        return [] if found == "-" else found.split(",")


class Telling:
    """An example told in moments: whenever something changes that is seen."""

    def __init__(self) -> None:
        self.seen: list[Moment] = []
        self.between: list[str] = []
        """Who acts, and what a die shows."""
        self.label = ""

    def look(self, state: MunchkinState, watched: list[str]) -> None:
        now = Moment(state, watched)
        if not self.seen or now.said() != self.seen[-1].said():
            if self.seen:
                self.between.append(self.label)
            self.seen.append(now)

    def play(self, state: MunchkinState, action: str) -> None:
        state.play(action)
        who, _, code = action.partition(" ")
        if code.startswith("die "):
            self.label += f": {code[4:]}"
        elif who != "~":
            self.label = who


def read_state(position: str) -> MunchkinState:
    state = MUNCHKIN.read(position)
    assert isinstance(state, MunchkinState)
    return state


def tell(scenario: Scenario) -> Telling:
    told = Telling()
    state = read_state("3p")
    watched: list[str] = []
    for _, line in scenario.lines:
        if line.startswith("P "):
            state = read_state(line[2:])
            fields = [field.split()[0] for field in line.split(" | ")[1:]]
            watched = [field for field in fields if field in ("A", "B")]
            told.label = watched[-1]
        elif line.startswith("> ") and " => refused" not in line:
            for action in split_actions(line[2:].partition(" => ")[0]):
                told.play(state, action)
                if Moment(state, watched).sums and not state.waiting and action[:5] != "~ die":
                    told.look(state, watched)
        told.look(state, watched)
    return told


def draw_fight(now: Moment, before: Moment | None, pack: Pack) -> Panel:
    sides = now.sides()
    known = [part for part in now.parts if len(part[0]) == 1]
    old = before.parts or known if before else now.parts
    widths = [max(len(side) * STEP, STEP) for side in sides]
    width = sum(widths) + 40
    height = 200
    middle = widths[0] + 20
    ours, foes = now.sums.split(":")
    sign = ">" if now.winning else "≤" if ours == foes else "<"
    parts = [felt(width, height)]
    parts += [text(middle - 42, 26, ours, 30, GOLD if now.winning else INK)]
    parts += [text(middle, 26, sign, 26), text(middle + 42, 26, foes, 30, INK if now.winning else GOLD)]
    parts.append(dashes(middle, 50, 136))
    for side, x in zip(sides, (12.0, middle + 12), strict=True):
        for at, (whose, what, value) in enumerate(side):
            new = [whose, what, value] not in old
            left = x + at * STEP
            if what == "level" and len(whose) == 1:
                parts += draw_person(whose, value, left, 58, new=new)
            else:
                code = whose if what == "level" else what
                said = value if what == "level" else signed(int(value))
                parts += draw_face(pack[bare(code)], left, 58, said, new=new)
    return Panel(width, height, parts)


def dashes(x: float, y: float, long: float) -> str:
    return f'<path d="M{x:g} {y:g}v{long:g}" stroke="{DIM}" stroke-width="2" stroke-dasharray="3 5"/>'


def bare(code: str) -> str:
    """`elf.2` is an elf."""
    return code.partition(".")[0]


def draw_run(now: Moment, before: Moment | None, pack: Pack) -> Panel:
    """Everybody who runs, and the monsters still to be rolled for."""
    mine = draw_seats(now, before, pack)
    monsters = [whose for whose, what, _ in now.sides()[1] if what == "level"]
    left = mine.width
    width = left + len(monsters) * STEP + 16
    parts = [felt(width, mine.height), *mine.parts[1:]]
    parts.append(dashes(left, 14, mine.height - 28))
    for at, code in enumerate(monsters):
        said = pack[bare(code)]
        x = left + 14 + at * STEP
        parts += draw_face(said, x, 26, said.number, new=False, dull=code in now.rolled)
    return Panel(width, mine.height, parts)


def draw_seats(now: Moment, before: Moment | None, pack: Pack) -> Panel:
    """What lies before each seat, and the hand behind a line."""
    parts: list[str] = []
    y, width = 26.0, 0.0
    for who, seat in now.seats.items():
        old = before.seats.get(who) if before else None
        parts += draw_person(who, seat["level"], 12, y, new=old is not None and old["level"] != seat["level"])
        x = 12.0 + STEP
        for place in ("on", "off", "hand"):
            held = now.cards(who, place)
            had = before.cards(who, place) if before and who in before.seats else held
            if place == "hand" and held:
                parts.append(fan(x + 4, y))
                x += 34
            for code in held:
                printed, new = pack[bare(code)], code not in had
                face = draw_face(printed, x, y, printed.number, new=new)
                if place == "off":
                    face = lie_down(printed, x, y, new=new)
                parts += face
                x += STEP + (16 if place == "off" else 0)
        width = max(width, x + 4)
        y += HEIGHT + 62
    return Panel(width, y - 12, [felt(width, y - 12), *parts])


def lie_down(printed: Printed, x: float, y: float, *, new: bool) -> list[str]:
    """A card on its side; its name stays readable."""
    turned = draw_face(printed, 0, 0, printed.number, new=False)
    name = caption(printed.name, x + HEIGHT / 2, y + HEIGHT + 11)
    turned = [part for part in turned if not part.startswith("<text") or f">{printed.number}<" in part]
    box = f'x="{x:g}" y="{y + 28:g}" width="{HEIGHT}" height="{WIDTH}" rx="6"'
    edge = f'<rect {box} fill="none" stroke="{GOLD}" stroke-width="4"/>'
    return [
        f'<g transform="translate({x + HEIGHT:g} {y + 28:g}) rotate(90)">',
        *turned,
        "</g>",
        *name,
        *([edge, pennant(x + HEIGHT / 2, y + 28)] if new else []),
    ]


def fan(x: float, y: float) -> str:
    """The sign of a hand: three cards seen from behind."""
    leaves = [
        f'<rect x="-7" y="-20" width="14" height="21" rx="2" fill="#3a3159" stroke="{INK}" '
        f'stroke-width="1.5" transform="rotate({turn})"/>'
        for turn in (-22, 0, 22)
    ]
    return f'<g transform="translate({x + 12:g} {y + 58:g})">{"".join(leaves)}</g>'


def picture(scenario: Scenario, faces: dict[str, str], pack: Pack) -> str:
    told = tell(scenario)
    seen = told.seen
    panels = []
    for place, now in enumerate(seen):
        draw = draw_run if now.running else draw_fight if now.sums else draw_seats
        panels.append(draw(now, seen[place - 1] if place else None, pack))
    return strip(panels, told.between, faces)


# A card and its parts


def draw_large(printed: Printed, x: float, first: int) -> tuple[list[str], int]:
    """A card with all its text, its parts numbered from `first` on."""
    edge = f'stroke="{printed.ink}" stroke-width="3"'
    parts = [
        f'<g transform="translate({x:g} 16)" color="{printed.ink}">',
        f'<rect width="230" height="312" rx="16" fill="{printed.paper}" {edge}/>',
        text(120, 26, printed.name, min(17, 280 / len(printed.name)), printed.ink),
        f'<use href="#{printed.drawing}" x="60" y="40" width="110" height="110"/>',
        f'<g transform="translate(34 134) scale(1.5)">{badge(0, 0, printed.number, printed)}</g>',
    ]
    marks = [number(6, 26, first), number(6, 108, first + 1)]
    y, place = 182.0, first + 2
    for line, size, ink in [*((one, 13, NIGHT) for one in printed.lines), (printed.joke, 12.5, printed.ink)]:
        marks.append(number(6, y, place))
        for words in wrap(line, 25):
            parts.append(text(22, y, words, size, ink, "start"))
            y += 17
        y += 7
        place += 1
    return [*parts, *marks, "</g>"], place


def draw_parts(faces: dict[str, str], pack: Pack) -> str:
    first, after = draw_large(pack[PARTS[0]], 16, 1)
    second, _ = draw_large(pack[PARTS[1]], 272, after)
    return frame(0, 0, 518, 344, [*first, *second], faces)


def pictures(book: str, lang: str) -> dict[str, str]:
    """Two cards with their parts, and a picture for each example that is shown, by file name."""
    faces, pack = read_faces("munchkin"), read_pack(lang)
    found = {f"munchkin-cards.{lang}.svg": draw_parts(faces, pack)}
    for name, one in examples("munchkin", book, SHOWN).items():
        found[f"munchkin-{name.lower()}.{lang}.svg"] = picture(one, faces, pack)
    return found
