"""What somebody has played: his finished games, and how he has done."""

from msgspec import Struct


class PlayedBy(Struct, frozen=True):
    """Somebody in a finished game; without a name once he is forgotten."""

    name: str
    won: bool
    me: bool


class PlayedGame(Struct, frozen=True):
    """A finished game of one's own."""

    id: str
    game: str
    at: int
    won: bool
    players: list[PlayedBy]


class GameTally(Struct, frozen=True):
    """How somebody has done in one game: `streak` are the wins in a row up to now, `best` the most ever."""

    game: str
    games: int
    wins: int
    streak: int
    best: int


class MyGames(Struct, frozen=True):
    """A page of one's finished games, the latest first. `next` asks for those before them, empty where there
    are none; the tallies come with the first page."""

    games: list[PlayedGame]
    next: str
    tallies: list[GameTally]
