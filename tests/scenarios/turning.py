"""What must be turned round with the seats in some of our games, and what cannot be turned."""

import re

from koloda.games import GAMES
from koloda.kernel.scenarios import Scenario
from koloda.testing.turning import Turn, move_letter, turn_letters
from koloda.testing.turning import all_turns as turn_all

KNOWERS = re.compile(r"(?<=[a-z0-9]:)[A-L]{2,}(?!\w)")
"""Who knows a card of Iota or Munchkin: `bc2:AB`."""
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
    """Turned by one seat, by two and so on, in Arne also with the fields."""
    game = GAMES[scenario.game]
    turned = turn_all(game, scenario, TURNS.get(scenario.game))
    return turned + (turn_all(game, scenario, turn_places) if scenario.game == "arne" else [])


def turn_draws(text: str, count: int, by: int) -> str:
    return DRAWS.sub(lambda words: " ".join(sorted(words[0].split())), turn_letters(text, count, by))


def turn_knowers(text: str, count: int, by: int) -> str:
    def move(letters: re.Match[str]) -> str:
        return "".join(sorted(move_letter(letter, count, by) for letter in letters[0]))

    return KNOWERS.sub(move, turn_letters(text, count, by))


def turn_places(text: str, count: int, by: int) -> str:
    def move(number: re.Match[str]) -> str:
        place = int(number[0])
        return number[0] if place > count else str((place - 1 + by) % count + 1)

    def around(words: re.Match[str]) -> str:
        places = words[0].split()
        return " ".join(places[-by:] + places[:-by])

    return PLACES.sub(around, PLACE.sub(move, turn_letters(text, count, by)))


TURNS: dict[str, Turn] = {"uno": turn_draws, "iota": turn_knowers, "munchkin": turn_knowers}
