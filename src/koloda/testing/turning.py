"""A scenario with its seats turned round: the same table, everybody some chairs further on.

Every seat letter of its positions, actions and facts moves on, and what a position leaves out because it
would speak of A is written out. A rule that means the mover and asks seat A holds before and not after.
"""

import re
from collections.abc import Callable

from koloda.kernel.errors import NotationError
from koloda.kernel.game import Game
from koloda.kernel.positions import BAR, read_header, read_segments, split_outside_quotes
from koloda.kernel.scenarios import Scenario
from koloda.kernel.seats import LETTERS

SEAT = re.compile(r"(?<!\w)[A-L](?!\w|=|\.[A-Z])")
"""A letter of its own: `turn A`, `A:r`, `r7>A`, `A+B`, `b50/A`, not `D=#3` nor `F.ROLL`."""

Turn = Callable[[str, int, int], str]
"""A line, turned for so many seats by so many."""


def all_turns(game: Game, scenario: Scenario, turn: Turn | None = None) -> list[Scenario]:
    """Turned by one seat, by two and so on, as its largest table allows; `turn` where letters of seats are
    not all that tells them."""
    most = max([1, *[count_of(line) for _, line in scenario.lines if line[0] == "P"]])
    return [turn_scenario(game, scenario, by, turn or turn_letters) for by in range(1, most)]


def count_of(line: str) -> int:
    return read_header(split_outside_quotes(line[2:], BAR)[0])[0]


def turn_scenario(game: Game, scenario: Scenario, by: int, turn: Turn) -> Scenario:
    """The scenario with everybody `by` seats further on, in each position by its own count."""
    turned = Scenario(scenario.game, scenario.name, f"{scenario.title}, turned by {by}", scenario.line)
    count = 0
    for number, line in scenario.lines:
        if line[0] == "P":
            count = count_of(line)
            line = "P " + write_out(game, line[2:])
        turned.lines.append((number, turn(line, count, by)))
    return turned


def turn_letters(text: str, count: int, by: int) -> str:
    return SEAT.sub(lambda letter: move_letter(letter[0], count, by), text)


def move_letter(letter: str, count: int, by: int) -> str:
    seat = LETTERS.index(letter)
    return letter if seat >= count else LETTERS[(seat + by) % count]


def write_out(game: Game, text: str) -> str:
    """The position with the fields that it leaves to seat A; one that is refused has nothing to add."""
    parts = split_outside_quotes(text, BAR)
    last = next((at for at, part in enumerate(parts) if part.startswith(("since ", "chance "))), len(parts))
    try:
        state = game.read(BAR.join(parts[:last]))
    except NotationError:
        return text
    given = {*read_segments(text).fields, *LETTERS}
    names = [row.name for row in game.fields.reading if row.name not in given and row.is_there(state)]
    said = [(name, state.field(name) or "") for name in names]
    left = [f"{name} {value}" for name, value in said if SEAT.search(value)]
    return BAR.join(parts[:last] + left + parts[last:])
