"""Examples of UNO's rulebook, action by action: the pile and every hand.

Where the example says what can be played, those cards stand higher. The arc shows the direction once it has
turned.
"""

import re
from collections import Counter
from typing import Final

from koloda.games.uno.game import UNO
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
    name_seat,
    position_of,
    read_faces,
    strip,
    text,
)

SHOWN: Final = ("U01", "U02", "U04", "U05", "U07", "U08", "U09", "U11", "U14", "U15")
WIDTH, HEIGHT, LIFT = 40, 60, 9
ROW: Final = HEIGHT + LIFT + 7
SIGNS: Final = {"ch": "?", "catch": "!"}


def step_of(hand: list[str]) -> int:
    """From card to card: side by side, or fanned where there are many."""
    return WIDTH + 5 if len(hand) < 6 else 27


class Moment:
    """What is seen of an example at one moment."""

    def __init__(self, state: State, hidden: list[Counter[str]], played: str) -> None:
        self.top = state.field("top") or ""
        self.laid = self.top == re.split("[:!>]", played)[0]
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
            cards = (len(hand) - 1) * step_of(hand) + WIDTH if hand else 0
            widths.append(cards + (WIDTH + 42 if backs else 0))
        return WIDTH + 70 + max(widths)

    def height(self) -> int:
        return len(self.hands) * ROW + 12


def moments(scenario: Scenario) -> tuple[list[Moment], list[str]]:
    """The example before and after every action, and what stands between: who, and what is not a card."""
    position = position_of(scenario)
    state = UNO.read(position)
    written = dict(part.strip().partition(" ")[::2] for part in position.split("|"))
    hidden = []
    for seat in range(state.count):
        told = [code for code in written.get(letter(seat), "?7").split() if not code.startswith("?")]
        hidden.append(Counter((state.field(letter(seat)) or "").split()) - Counter(told))
    found, between = [Moment(state, hidden, "")], []
    for action in actions_of(scenario):
        state.play(action)
        who, _, code = action.partition(" ")
        found.append(Moment(state, hidden, code))
        between.append(who + SIGNS.get(code.partition(":")[0], ""))
    return found, between


def draw(now: Moment, before: Moment | None, fits: set[str]) -> Panel:
    named = now.top.startswith("w") and now.colour in "rgby"
    top = f"{now.top}.{now.colour}" if named else now.top
    middle = (now.height() - HEIGHT) / 2
    parts = [felt(now.width(), now.height()), card(top, 12, middle, new=now.laid, ring=named)]
    if now.turned:
        parts.append(
            f'<path d="M50 {middle - 14:g} q-18 -18 -36 0 m0 0 v-10 m0 10 h10" fill="none" '
            f'stroke="{GOLD}" stroke-width="3" stroke-linecap="round"/>'
        )
    for seat, hand in enumerate(now.hands):
        y = seat * ROW + LIFT + 7
        at = WIDTH + 36
        turn = now.turn == now.letters[seat]
        parts.append(name_seat(at, y + HEIGHT / 2, now.letters[seat], turn=turn))
        at += 24
        step = step_of(hand)
        fresh = Counter(hand) - Counter(before.hands[seat]) if before else Counter[str]()
        for code in hand:
            fit = turn and code in fits
            dull = turn and bool(fits) and not fit
            parts.append(card(code, at, y - LIFT if fit else y, new=fresh[code] > 0, dull=dull))
            fresh[code] -= 1
            at += step
        if now.backs[seat]:
            at += WIDTH - step + 6 if hand else 0
            count = text(at + WIDTH + 14, y + HEIGHT / 2, f"×{now.backs[seat]}", 14, MUTED)
            parts += [card("back", at, y), count]
    return Panel(now.width(), now.height(), parts)


def picture(scenario: Scenario, faces: dict[str, str]) -> str:
    seen, between = moments(scenario)
    fits = can_play(scenario)
    if fits:  # one look at the hand is enough
        seen, between = [alone(seen[0])], []
    panels = [draw(now, seen[place - 1] if place else None, fits) for place, now in enumerate(seen)]
    return strip(panels, between, faces)


def alone(now: Moment) -> Moment:
    """Only the hand of the seat whose turn it is."""
    seat = read_seat(now.turn, len(now.hands))
    now.letters, now.hands, now.backs = [now.turn], [now.hands[seat]], [0]
    return now


def pictures(book: str, lang: str) -> dict[str, str]:
    """A picture for each example that is shown, by file name."""
    faces = read_faces("uno")
    found = examples("uno", book, SHOWN)
    return {f"uno-{name.lower()}.svg": picture(one, faces) for name, one in found.items()}
