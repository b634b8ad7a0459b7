"""Bots that other packages bring, by the entry point `koloda.bots`, as `module:Class`, or as a program of its
own, `run:COMMAND`."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from koloda.bots.player import Player
from koloda.kernel import Chance, Game, NotationError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

GROUP: Final = "koloda.bots"
PROGRAM: Final = "run:"
PROGRAMS: Final = "koloda.library.programs"
"""What starts programs is no part of the compiled core."""


def offers() -> "EntryPoints":
    """What installed packages name. Python's reader of them is loaded only for this: it takes longer than
    everything else that `import koloda` loads."""
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)


def outside_names() -> list[str]:
    """The names under which other packages offer bots."""
    return sorted({point.name for point in offers()})


def make_outsider(game: Game, name: str, seat: i64, chance: Chance) -> Player:
    """Such a bot at a seat. What a package offers is a `Player`, or has `player(game, seat, chance)` that
    makes one; `koloda.Bot` has it."""
    try:
        offered = load(name)
        maker: object = offered
        if not (isinstance(offered, type) and issubclass(offered, Player)):
            maker = getattr(offered, "player", None)
        if not callable(maker):
            raise NotationError(f"{name!r} is no bot: neither a Player nor a koloda.Bot")
        made: object = maker(game, int(seat), chance)
    except NotationError:
        raise
    except Exception as error:  # somebody else's code
        raise NotationError(f"the bot {name!r} cannot sit down: {type(error).__name__}: {error}") from error
    if not isinstance(made, Player):
        raise NotationError(f"{name!r} is no bot: it made {made!r}")
    return made


def load(name: str) -> object:
    """What stands behind a name."""
    if name.startswith(PROGRAM):
        made: object = import_module(PROGRAMS).ProgramSeat(name.removeprefix(PROGRAM))
        return made
    module, _, attribute = name.partition(":")
    if attribute:
        return getattr(import_module(module), attribute)
    for point in offers():
        if point.name == name:
            return point.load()
    return None
