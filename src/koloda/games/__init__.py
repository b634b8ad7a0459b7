"""The games by name. A line in OWN registers one of ours; a package of somebody else's names its own by the
entry point `koloda.games`. Called, the package lists their names: `koloda.games()`."""

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Final

from koloda.kernel import Game, NotationError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

OWN: Final = {
    "uno": "koloda.games.uno.game:UNO",
    "iota": "koloda.games.iota.game:IOTA",
    "montana": "koloda.games.montana.game:MONTANA",
    "arne": "koloda.games.arne.game:ARNE",
    "munchkin": "koloda.games.munchkin.game:MUNCHKIN",
}
GROUP: Final = "koloda.games"


class Games:
    """Reads like a dict. A game is loaded when it is first asked for; one that cannot be loaded is not there,
    and `broken` says why."""

    def __init__(self) -> None:
        self.loaded: dict[str, Game] = {}
        self.broken: dict[str, str] = {}
        self.outside: dict[str, EntryPoint] | None = None

    def names(self) -> list[str]:
        """All that can be loaded, ours first."""
        for name in self.found():
            self.load(name)
        named = [name for name in [*OWN, *self.found()] if name not in self.broken]
        return named + [name for name in self.loaded if name not in named]

    def found(self) -> "dict[str, EntryPoint]":
        """What other packages offer; nobody may take the name of another's game."""
        outside = self.outside
        if outside is None:
            from importlib.metadata import entry_points  # slow to load, see `koloda.bots.outside`

            outside = {}
            for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
                if point.name in OWN or point.name in outside:
                    self.broken[f"{point.name} ({point.value})"] = "there is another game of that name"
                else:
                    outside[point.name] = point
            self.outside = outside
        return outside

    def load(self, name: str) -> Game | None:
        if name in self.loaded:
            return self.loaded[name]
        if name in OWN:
            module, _, attribute = OWN[name].partition(":")
            game: object = getattr(import_module(module), attribute)
        elif name in self.found() and name not in self.broken:
            try:
                game = self.found()[name].load()
            except (Exception, SystemExit) as error:  # somebody else's code: whatever it does, ours goes on
                self.broken[name] = f"{type(error).__name__}: {error}"
                return None
        else:
            return None
        if not isinstance(game, Game):
            self.broken[name] = f"{self.found()[name].value} is no Game but a {type(game).__name__}"
            return None
        if game.name != name:
            self.broken[name] = f"{self.found()[name].value} is a game of another name, {game.name!r}"
            return None
        self.loaded[name] = game
        return game

    def get(self, name: str) -> Game | None:
        return self.load(name)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.load(name) is not None

    def __getitem__(self, name: str) -> Game:
        game = self.load(name)
        if game is None:
            raise KeyError(name)
        return game

    def __setitem__(self, name: str, game: Game) -> None:
        """A game that no package names: one under way, or of a test."""
        self.loaded[name] = game

    def __delitem__(self, name: str) -> None:
        del self.loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.names())

    def __len__(self) -> int:
        return len(self.names())

    def items(self) -> list[tuple[str, Game]]:
        return [(name, self[name]) for name in self.names()]

    def values(self) -> list[Game]:
        return [self[name] for name in self.names()]


GAMES: Final = Games()


def find_game(name: str) -> Game:
    game = GAMES.load(name)
    if game is None:
        if name in GAMES.broken:
            raise NotationError(f"the game {name!r} cannot be loaded: {GAMES.broken[name]}")
        raise NotationError(f"there is no game {name!r}; there is {', '.join(GAMES.names())}")
    return game
