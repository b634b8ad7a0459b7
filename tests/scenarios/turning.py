"""A scenario with its seats turned round: the same table, everybody some chairs further on.

Every seat letter of its positions, actions and facts moves on, and what a position leaves out because it
would speak of A is written out. A rule that means the mover and asks seat A holds before and not after.
"""

import re

from koloda.games import GAMES
from koloda.kernel.errors import NotationError
from koloda.kernel.positions import BAR, read_header, read_segments, split_outside_quotes
from koloda.kernel.scenarios import Scenario
from koloda.kernel.seats import LETTERS

SPOKEN = {
    "arne": ("seats", "turn", "first"),
    "iota": ("turn", "first"),
    "montana": ("turn",),
    "munchkin": ("turn", "host"),
    "uno": ("turn", "dealer"),
}
"""Fields that speak of certain seats where a position leaves them out."""

SEAT = re.compile(r"(?<!\w)[A-L](?!\w|=|\.[A-Z])")
"""A letter of its own: `turn A`, `A:r`, `r7>A`, `A+B`, `b50/A`, not `D=#3` nor `F.ROLL`."""
KNOWERS = re.compile(r"(?<=[a-z0-9]:)[A-L]{2,}(?!\w)")
"""Who knows a card: `bc2:AB`."""
DRAWS = re.compile(r"(?<=~ dealer )[A-L]:[^;=]*[^;= ]")
"""What the players of UNO drew, in seat order."""

PLACE = re.compile(r"(?<=field)[1-9]\d*|(?<=@)[1-9]\d*(?=\.)|(?<=>)[1-9]\d*")
"""A place at a table of Arne, where people may change theirs: `field1`, `x3@1.2`, `k-200r>1`."""
PLACES = re.compile(r"(?<=[|=>] seats )[^|]*[^| ]")
"""Who sits there, clockwise."""

FIXED = {
    "arne/pairs.txt PA07": "the markers are told from place 1 on",
    "arne/review-ending.txt F22": "the hands go to the discard from place 1 on",
    "arne/text-final.txt N06": "the hands go to the discard from place 1 on",
    "arne/text-final.txt N08": "the hands go to the discard from place 1 on",
    "arne/text-final.txt N10": "the hands go to the discard from place 1 on",
    "rules/arne.md E36": "the hands go to the discard from place 1 on",
    "iota/text-positions.txt P01": "?n is dealt seat by seat from A",
    "iota/text-positions.txt P07": "a position that is refused leaves its turn to A",
    "munchkin/facts.txt S03": "?n is dealt seat by seat from A",
    "munchkin/limits.txt Q09": "the dice are rolled from A on",
    "munchkin/table.txt T09": "the dice are rolled from A on",
    "uno/review-text.txt RX03": "?n is dealt seat by seat from A",
    "uno/start.txt S01": "the cards drawn for the deal lie in seat order",
    "uno/table-hidden.txt HI08": "the cards drawn for the deal lie in seat order",
}
"""What cannot be turned: file, scenario, reason."""


def all_turns(scenario: Scenario) -> list[Scenario]:
    """Turned by one seat, by two and so on, as its largest table allows, in Arne also with the fields."""
    most = max([1, *[count_of(line) for _, line in scenario.lines if line[0] == "P"]])
    turned = [turn_scenario(scenario, by) for by in range(1, most)]
    if scenario.game == "arne":
        turned += [turn_scenario(scenario, by, by) for by in range(1, most)]
    return turned


def count_of(line: str) -> int:
    return read_header(split_outside_quotes(line[2:], BAR)[0])[0]


def turn_scenario(scenario: Scenario, by: int, places: int = 0) -> Scenario:
    """The scenario with everybody `by` seats further on, in each position by its own count."""
    title = f"{scenario.title}, turned by {by}" + (" with the fields" if places else "")
    turned = Scenario(scenario.game, scenario.name, title, scenario.line)
    count = 0
    for number, line in scenario.lines:
        if line[0] == "P":
            count = count_of(line)
            line = "P " + write_out(scenario.game, line[2:])
        turned.lines.append((number, turn_places(turn_text(line, count, by), count, places)))
    return turned


def turn_text(text: str, count: int, by: int) -> str:
    def move(letters: re.Match[str]) -> str:
        return "".join(sorted(move_letter(letter, count, by) for letter in letters[0]))

    return DRAWS.sub(in_seat_order, KNOWERS.sub(move, SEAT.sub(move, text)))


def in_seat_order(words: re.Match[str]) -> str:
    return " ".join(sorted(words[0].split()))


def turn_places(text: str, count: int, by: int) -> str:
    def move(number: re.Match[str]) -> str:
        place = int(number[0])
        return number[0] if place > count else str((place - 1 + by) % count + 1)

    def around(words: re.Match[str]) -> str:
        places = words[0].split()
        return " ".join(places[-by:] + places[:-by])

    return PLACES.sub(around, PLACE.sub(move, text)) if by else text


def move_letter(letter: str, count: int, by: int) -> str:
    seat = LETTERS.index(letter)
    return letter if seat >= count else LETTERS[(seat + by) % count]


def write_out(game: str, text: str) -> str:
    """The position with the fields that it leaves to seat A; one that is refused has nothing to add."""
    parts = split_outside_quotes(text, BAR)
    last = next((at for at, part in enumerate(parts) if part.startswith(("since ", "chance "))), len(parts))
    try:
        state = GAMES[game].read(BAR.join(parts[:last]))
    except NotationError:
        return text
    given = read_segments(text).fields
    left = [f"{name} {state.field(name)}" for name in SPOKEN[game] if name not in given]
    return BAR.join(parts[:last] + left + parts[last:])
