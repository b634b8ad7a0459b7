"""Examples of Arne's rulebook: what everybody holds, and the fields with their stacks and points.

A row is a place: its colour, who sits there, the hand, and behind the line the field. What counts nothing is
dull.
"""

from collections import Counter
from typing import Final

from koloda.games.arne.game import ARNE
from koloda.kernel.scenarios import Scenario
from koloda.kernel.seats import letter
from koloda.kernel.state import State
from tools.pictures.drawing import (
    MUTED,
    Panel,
    actions_of,
    card,
    examples,
    felt,
    frame,
    link,
    name_seat,
    number,
    pennant,
    position_of,
    read_faces,
    strip,
    text,
)

STACK: Final = "T1"
SHOWN: Final = (STACK, "R01", "R03", "R04", "R07", "R09")
WIDTH, HEIGHT, STEP = 38, 57, 42
FIRST, NEXT = 31, 17
"""How far down the first card lies on a stack, and each after it."""
HANDS: Final = 66

Stacks = list[list[str]]


class Moment:
    """What is seen of an example at one moment."""

    def __init__(self, state: State) -> None:
        seated = [word.split(":") for word in (state.field("seats") or "").split()]
        self.people = [who for who, _ in seated]
        self.colours = [colours for _, colours in seated]
        self.turn = state.field("turn") or ""
        self.fields = [
            read_stacks(state.field(f"field{place}") or "-") for place in range(1, state.count + 1)
        ]
        self.dead = set((state.field("dead") or "").split())
        words = (state.field("points") or "").split()
        self.points = dict(zip(words[::2], words[1::2], strict=True))
        names = map(letter, range(state.count))
        self.hands = {who: (state.field(who) or "-").removeprefix("-").split() for who in names}

    def is_bare(self, place: int) -> bool:
        return not self.fields[place] and not self.hands[self.people[place]]


def read_stacks(said: str) -> Stacks:
    """`[r500 x3] []`, each stack as the codes of its cards."""
    if said == "-":
        return []
    stacks = [words.strip(" ]").split() for words in said.split("[")[1:]]
    return [stack[:1] + [from_short(name) for name in stack[1:]] for stack in stacks]


def from_short(name: str) -> str:
    return "a-x3" if name == "x3" else f"k-{name}"


def tall(stack: list[str]) -> int:
    on = max(len(stack) - 1, 0)
    return HEIGHT + (FIRST + (on - 1) * NEXT if on else 0)


def draw_stack(stack: list[str], before: list[str] | None, x: float, y: float, *, dead: bool) -> list[str]:
    """`before`: what of it lay there already."""
    parts = []
    for place, code in enumerate(stack):
        down = FIRST + (place - 1) * NEXT if place else 0
        new = before is not None and code not in before
        parts.append(card(code, x + place * 2, y + down, WIDTH, new=new, dull=dead and place == 0))
    return parts


def rows(seen: list[Moment]) -> list[tuple[int, float]]:
    """The places that have something to show, and how tall."""
    found = []
    for place in range(len(seen[0].people)):
        if all(now.is_bare(place) for now in seen):
            continue
        stacks = [stack for now in seen for stack in now.fields[place]]
        found.append((place, max([HEIGHT, *map(tall, stacks)]) + 26.0))
    return found


def draw(now: Moment, before: Moment | None, seen: list[Moment]) -> Panel:
    places = rows(seen)
    line = HANDS + max(len(hand) for one in seen for hand in one.hands.values()) * STEP + 6
    longest = max(len([stack for stack in field if stack]) for one in seen for field in one.fields)
    width = line + 14 + longest * (WIDTH + 14) + 56
    height = sum(high for _, high in places) + 4
    parts = [felt(width, height)]
    y = 18.0
    for place, high in places:
        who = now.people[place]
        middle = y + HEIGHT / 2
        mark = link(f"marker-{now.colours[place]}")
        parts.append(f'<use href="#{mark}" x="10" y="{middle - 12:g}" width="24" height="24"/>')
        parts.append(name_seat(49, middle, who, turn=who == now.turn))
        if before is not None and before.people[place] != who:
            parts.append(pennant(49, middle - 16))
        hand = now.hands[who]
        fresh = Counter(hand) - Counter(before.hands[who]) if before else Counter[str]()
        for at, code in enumerate(hand):
            parts.append(card(code, HANDS + at * STEP, y, WIDTH, new=fresh[code] > 0))
            fresh[code] -= 1
        parts.append(
            f'<path d="M{line:g} {y - 6:g}v{high - 14:g}" stroke="{MUTED}" stroke-width="1.5" '
            f'stroke-dasharray="2 4"/>'
        )
        parts += draw_field(now, before, place, line + 12, y)
        parts.append(text(width - 32, middle, now.points[who].replace("-", "−"), 16))
        y += high
    return Panel(width, height, parts)


def draw_field(now: Moment, before: Moment | None, place: int, x: float, y: float) -> list[str]:
    parts = []
    old = before.fields[place] if before else []
    for at, stack in enumerate(now.fields[place]):
        if not stack:
            continue
        lay = old[at] if at < len(old) else []
        dead = f"{place + 1}.{at + 1}" in now.dead
        parts += draw_stack(stack, lay if before else None, x, y, dead=dead)
        x += WIDTH + 14
    return parts


def picture(scenario: Scenario, faces: dict[str, str]) -> str:
    state = ARNE.read(position_of(scenario))
    seen, between = [Moment(state)], []
    for action in actions_of(scenario):
        state.play(action)
        if action.startswith("~"):
            continue
        seen.append(Moment(state))
        between.append(action.partition(" ")[0])
    panels = [draw(now, seen[place - 1] if place else None, seen) for place, now in enumerate(seen)]
    return strip(panels, between, faces)


def stack(scenario: Scenario, faces: dict[str, str]) -> str:
    """One stack and what lies beside it, large; the text below explains the numbers."""
    now = Moment(ARNE.read(position_of(scenario)))
    field = now.fields[0]
    big, x, y = 1.8, 70, 24
    height = y + tall(field[0]) * big + 14
    parts = [felt(280, height), f'<g transform="translate({x} {y}) scale({big:g})">']
    parts += draw_stack(field[0], None, 0, 0, dead=False)
    parts += [card(field[1][0], 66, 0, WIDTH), "</g>"]
    parts.append(f'<use href="#{link(f"marker-{now.colours[0]}")}" x="16" y="30" width="34" height="34"/>')
    parts.append(number(16, 30, 1))
    for place in range(len(field[0])):
        down = FIRST + (place - 1) * NEXT if place else 0
        parts.append(number(x - 10 + place * 2 * big, y + big * (down + 4), place + 2))
    parts.append(number(x - 8 + 66 * big, y + big * 4, len(field[0]) + 2))
    parts.append(text(x + 85 * big, y + 75 * big, now.points[now.people[0]], 26))
    return frame(0, 0, 280, height, parts, faces)


def pictures(book: str, lang: str) -> dict[str, str]:
    """A stack, and a picture for each example that is shown, by file name."""
    faces = read_faces("arne")
    found = examples("arne", book, SHOWN)
    return {
        f"arne-{name.lower()}.svg": (stack if name == STACK else picture)(one, faces)
        for name, one in found.items()
    }
