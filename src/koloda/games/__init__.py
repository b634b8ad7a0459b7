"""The games. A line in GAMES registers one."""

from typing import Final

from koloda.games.arne.game import ARNE
from koloda.games.iota.game import IOTA
from koloda.games.montana.game import MONTANA
from koloda.games.munchkin.game import MUNCHKIN
from koloda.games.uno.game import UNO
from koloda.kernel.errors import NotationError
from koloda.kernel.game import Game

GAMES: Final[dict[str, Game]] = {
    "uno": UNO,
    "iota": IOTA,
    "montana": MONTANA,
    "arne": ARNE,
    "munchkin": MUNCHKIN,
}


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise NotationError(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name]
