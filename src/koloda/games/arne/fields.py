"""The fields of an Arne position and the facts about it, written (the table at the head of chapter 7)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.arne.cards import CODES, COLOURS, GONE, NO_COLOUR, ON_NAMES, bottom
from koloda.games.arne.notation import write_cards
from koloda.games.arne.rules.scoring import leaders, points, team_points, worth
from koloda.games.arne.rules.setup import write_colours
from koloda.games.arne.state import (
    ASKED_BLACK,
    COLOUR,
    FACE_UP,
    MOVED,
    NOBODY,
    OVER,
    PHASES,
    SETUP,
    ArneState,
)
from koloda.kernel.facts import CARDS, PAIRS, PILE, SET
from koloda.kernel.seats import letter, write_seats

AFTER_FIELDS: Final = [
    "disc", "deck", "turn", "dir", "phase", "claim", "flips", "asked", "moved", "owed", "breach", "called",
    "opened", "ok", "lap", "first", "dummy", "owner",
]  # fmt: skip
"""In writing order, after hands, seats and fields."""
ALWAYS: Final = ["deck", "turn", "phase"]
"""Written even where they are as a reader expects."""

KINDS: Final[dict[str, tuple[int, int]]] = {
    **{letter(seat): (CARDS, 0) for seat in range(12)},
    "deck": (PILE, 0),
    "ok": (SET, 0),
    "called": (SET, 0),
    "over": (SET, 0),
    "lead": (SET, 0),
    "total": (PAIRS, 0),
    "points": (PAIRS, 0),
    "team": (PAIRS, 0),
    "worth": (PAIRS, 0),
}


def field_names(state: ArneState) -> list[str]:
    """Every field of a position in writing order."""
    names = [letter(seat) for seat in range(state.count)] + ["seats"]
    names += [f"field{place}" for place in range(1, state.count + 1)]
    if state.options.dummy:
        names.append("field0")
    return names + AFTER_FIELDS


def write_field(state: ArneState, name: str) -> str | None:
    """A field, or a fact that a scenario may ask for."""
    if len(name) == 1:
        seat = ord(name) - 65
        return write_cards(state.hands[seat]) if 0 <= seat < state.count else None
    if name.startswith("field"):
        place = name[5:]
        if not place.isdigit() or int(place) > state.count or (place == "0" and not state.options.dummy):
            return None
        return write_stacks(state.fields[int(place)])
    if name == "seats":
        return write_places(state)
    if name == "disc":
        return write_pile(state)
    if name == "deck":
        return write_cards(state.deck[state.drawn :])
    if name == "turn":
        return write_seat(state.turn)
    if name == "dir":
        return "+" if state.direction > 0 else "-"
    if name == "phase":
        return PHASES[state.phase]
    if name == "claim":
        return write_seat(state.claim)
    if name == "asked":
        return write_asked(state)
    if name == "moved":
        return MOVED[state.moved]
    if name == "breach":
        return MOVED[state.breach]
    if name == "called":
        return write_seats(state.called)
    if name == "opened":
        return write_seat(state.opener)
    if name == "ok":
        return write_seats(state.agreed)
    if name == "lap":
        return " ".join([letter(seat) for seat in state.lap]) or "-"
    if name == "first":
        return write_seat(state.first) if state.phase == COLOUR or state.phase == SETUP else "-"
    if name == "dummy":
        return write_colours(state.colours[0])
    if name == "owner":
        return "-" if state.owner == 0 else letter(state.sitters[state.owner])
    if name == "flips" or name == "owed":
        return str(state.flips if name == "flips" else state.owed)
    return write_fact(state, name)


def write_fact(state: ArneState, name: str) -> str | None:
    if name == "points" or name == "total":
        return " ".join([f"{letter(seat)} {points(state, seat)}" for seat in range(state.count)])
    if name == "worth":
        least = 0 if state.options.dummy else 1
        return " ".join([f"field{place} {worth(state, place)}" for place in range(least, state.count + 1)])
    if name == "team":
        colours = [colour for colour in range(6) if 1 << colour in state.colours[1:]]
        return " ".join([f"{COLOURS[colour]} {team_points(state, 1 << colour)}" for colour in colours])
    if name == "lead":
        return write_seats(leaders(state))
    if name == "over":
        return write_seats(leaders(state)) if state.phase == OVER else "-"
    if name == "answer":
        return "-" if state.answer < 0 else "true" if state.answer else "false"
    return None


def write_seat(seat: i64) -> str:
    return "-" if seat == NOBODY else letter(seat)


def write_places(state: ArneState) -> str:
    """`A:r B:yv`: clockwise from place 1."""
    return " ".join(
        [
            f"{letter(state.sitters[place])}:{write_colours(state.colours[place])}"
            for place in range(1, state.count + 1)
        ]
    )


def write_stacks(row: tuple[int, ...]) -> str:
    return " ".join([write_stack(stack) for stack in row]) or "-"


def write_stack(stack: i64) -> str:
    """`[b500 cham x3]`; `[]` where it has gone."""
    if stack == GONE:
        return "[]"
    words = [CODES[bottom(stack)]]
    at: i64 = 6
    while at < 18 and stack >> at & 7:
        words.append(ON_NAMES[(stack >> at & 7) - 1])
        at += 3
    return f"[{' '.join(words)}]"


def write_pile(state: ArneState) -> str:
    words = [write_thrown(state, at) for at in range(len(state.pile))]
    return " ".join(words) or "-"


def write_thrown(state: ArneState, at: i64) -> str:
    """`b50/A`: put there face down by A."""
    mark: i64 = state.marks[at]
    return CODES[state.pile[at]] + ("" if mark == FACE_UP else f"/{letter(mark)}")


def write_asked(state: ArneState) -> str:
    if state.asked == NOBODY:
        return "-"
    who = letter(state.asked)
    if state.moved == ASKED_BLACK:
        return f"{who} 2black"
    return f"{who} 2score" + ("" if state.asked_colour == NO_COLOUR else f":{COLOURS[state.asked_colour]}")


def default_places(count: i64, team: bool) -> str:
    """Letters in order, one colour each; in the team game the second half like the first."""
    around = count // 2 if team else count
    return " ".join([f"{letter(seat)}:{COLOURS[seat % around]}" for seat in range(count)])


def default_field(state: ArneState, name: str) -> str:
    """What a field is when it is left out; empty where it is always written."""
    if name in ALWAYS or len(name) == 1:
        return ""
    if name == "seats":
        return default_places(state.count, state.options.team)
    if name == "dir":
        return "+"
    if name == "first":
        if state.phase == COLOUR:
            return write_seat(state.turn)
        return letter(state.options.first) if state.phase == SETUP and state.options.first >= 0 else "-"
    return "0" if name == "flips" or name == "owed" else "-"


def write_position(state: ArneState) -> str:
    parts = [state.options.header(state.count)]
    for name in field_names(state):
        value = write_field(state, name)
        if value is not None and value != default_field(state, name):
            parts.append(f"{name} {value}")
    return " | ".join(parts)
