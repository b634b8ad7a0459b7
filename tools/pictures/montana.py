"""Montana's table and examples: the play pile, the six rule piles and every hand.

The rule piles stand as on the screen: on the left what fits, the extra rule and how to win, on the right
three digits.
"""

from collections import Counter
from typing import Final

from koloda.games.montana.game import MONTANA
from koloda.kernel.scenarios import Scenario
from koloda.kernel.seats import letter, read_seat
from koloda.kernel.state import State
from tools.pictures.drawing import (
    GOLD,
    MUTED,
    Panel,
    actions_of,
    can_play,
    card,
    examples,
    felt,
    frame,
    name_seat,
    number,
    position_of,
    read_faces,
    strip,
)

TABLE: Final = "T1"
SHOWN: Final = (TABLE, "R01", "R03", "R04", "R05", "R08")
WIDTH, HEIGHT, STEP, LIFT = 40, 60, 42, 9
ROW: Final = HEIGHT + LIFT + 7
SMALL: Final = 24
LEAST: Final = 3 * (SMALL * 1.5 + 7) + 20
SPREAD: Final = 18
PLACES: Final = ("M", "S", "V", "D1", "D2", "D3")


class Moment:
    """What is seen of an example at one moment; the latest play lies open on the pile."""

    def __init__(self, state: State, played: list[str]) -> None:
        self.pile = (state.field("top") or "").split()
        self.laid = len(played) if played and played[-1:] == self.pile[-1:] else 0
        if self.laid:
            self.pile = played
        self.turn = state.field("turn") or ""
        self.turned = state.field("dir") == "-"
        self.over = state.field("over") or "-"
        self.rules = read_rules(state.field("rules") or "-")
        hands = [(state.field(letter(seat)) or "-").replace("-", "").split() for seat in range(state.count)]
        self.hands = dict(zip(map(letter, range(state.count)), hands, strict=True))

    def width(self, rules: float) -> float:
        return rules + 94 + max(len(hand) for hand in self.hands.values()) * STEP

    def height(self) -> float:
        return max(len(self.hands) * ROW + 12, LEAST)


def read_rules(text: str) -> dict[str, str]:
    """`M=!o1 D=#6,#1`: what lies on each pile."""
    found: dict[str, str] = {}
    for word in text.split() if text != "-" else []:
        pile, _, codes = word.partition("=")
        tops = codes.split(",")
        found |= {f"D{place}": code for place, code in enumerate(tops, 1)} if pile == "D" else {pile: codes}
    return {pile: code for pile, code in found.items() if code and code != "-"}


def draw_rules(
    rules: dict[str, str], before: dict[str, str] | None, x: float, y: float, size: float
) -> list[str]:
    """Two columns of three; an empty pile is a dashed place."""
    parts = []
    for place, pile in enumerate(PLACES):
        left, top = x + place // 3 * (size + 8), y + place % 3 * (size * 1.5 + 7)
        code = rules.get(pile)
        if code:
            parts.append(card(code, left, top, size, new=before is not None and before.get(pile) != code))
        else:
            parts.append(empty(left, top, size))
    return parts


def empty(x: float, y: float, size: float) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{size:g}" height="{size * 1.5:g}" rx="4" fill="none" '
        f'stroke="{MUTED}" stroke-width="1.5" stroke-dasharray="4 3"/>'
    )


def draw(now: Moment, before: Moment | None, fits: set[str]) -> Panel:
    rules = 24 + WIDTH + (len(now.pile) - 1) * SPREAD
    hands = rules + 60
    width, height = now.width(rules), now.height()
    middle = (height - HEIGHT) / 2
    parts = [felt(width, height)]
    for place, code in enumerate(now.pile):
        parts.append(card(code, 12 + place * SPREAD, middle, new=bool(now.laid)))
    parts += draw_rules(now.rules, before.rules if before else None, rules, (height - LEAST) / 2 + 13, SMALL)
    if now.turned:
        parts.append(
            f'<path d="M54 {middle - 14:g} q-18 -18 -36 0 m0 0 v-10 m0 10 h10" fill="none" '
            f'stroke="{GOLD}" stroke-width="3" stroke-linecap="round"/>'
        )
    top = (height - len(now.hands) * ROW) / 2
    for row, (who, hand) in enumerate(now.hands.items()):
        y = top + row * ROW + LIFT
        turn = who == now.turn and now.over == "-"
        parts.append(name_seat(hands + 14, y + HEIGHT / 2, who, turn=turn))
        if who in now.over.split():
            parts.append(crown(hands + 14, y + HEIGHT / 2 - 20))
        fresh = Counter(hand) - Counter(before.hands[who]) if before else Counter[str]()
        for place, code in enumerate(hand):
            fit = turn and code in fits
            at = hands + 34 + place * STEP
            dull = turn and bool(fits) and not fit
            parts.append(card(code, at, y - LIFT if fit else y, 36, new=fresh[code] > 0, dull=dull))
            fresh[code] -= 1
    return Panel(width, height, parts)


def crown(x: float, y: float) -> str:
    """Who has won."""
    return f'<path d="M{x - 10:g} {y + 7:g}v-12l5 5 5-8 5 8 5-5v12z" fill="{GOLD}"/>'


def picture(scenario: Scenario, faces: dict[str, str]) -> str:
    state = MONTANA.read(position_of(scenario))
    seen, between = [Moment(state, [])], []
    fits = can_play(scenario)
    for action in [] if fits else actions_of(scenario):
        state.play(action)
        who, verb, *codes = action.split()
        seen.append(Moment(state, codes if verb == "play" else []))
        between.append(who)
    if fits:  # one look at the hand is enough
        now = seen[0]
        now.hands = {now.turn: now.hands[now.turn]}
    panels = [draw(now, seen[place - 1] if place else None, fits) for place, now in enumerate(seen)]
    return strip(panels, between, faces)


def table(scenario: Scenario, faces: dict[str, str]) -> str:
    """The middle of the table, large; the text below explains the numbers."""
    now = Moment(MONTANA.read(position_of(scenario)), [])
    size, left, top = 56, 190, 22
    step = size * 1.5 + 7
    parts = [felt(348, 3 * step + 34)]
    parts += [card("back", 26, 60, size), number(26, 60, 1)]
    parts += [card(now.pile[-1], 104, 60, size), number(104, 60, 2)]
    parts += draw_rules(now.rules, None, left, top, size)
    for place in range(len(PLACES)):
        x, y = left + place // 3 * (size + 8), top + place % 3 * step
        parts.append(number(x, y, min(place, 3) + 3))
    hand = now.hands[now.turn]
    at = read_seat(now.turn, len(now.hands))
    parts.append(name_seat(26, 226, letter(at), turn=True))
    parts += [card(code, 48 + place * 44, 196, WIDTH) for place, code in enumerate(hand)]
    parts.append(number(48, 196, 7))
    return frame(0, 0, 348, 3 * step + 34, parts, faces)


def pictures(book: str, lang: str) -> dict[str, str]:
    """The table, and a picture for each example that is shown, by file name."""
    faces = read_faces("montana")
    found = examples("montana", book, SHOWN)
    return {
        f"montana-{name.lower()}.svg": (table if name == TABLE else picture)(one, faces)
        for name, one in found.items()
    }
