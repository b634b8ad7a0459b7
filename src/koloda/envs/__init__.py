"""Games as environments: PettingZoo (`aec`), Gymnasium (`single`), OpenSpiel (`register`), and many games at
once (`vector`); `pip install 'koloda[envs]'` brings what they need.

    import koloda.envs

    env = koloda.envs.aec("uno", players=3)                        # PettingZoo's turn-based interface
    env = koloda.envs.single("uno", bots=["normal", "normal"])     # Gymnasium: one seat against named bots
    games = koloda.envs.vector("uno", 256, players=2, seed=7)      # 256 games, one call for all

`oracle=True` adds what no player sees, for training alone; nothing else ever does.
"""

try:
    import numpy  # noqa: F401
except ModuleNotFoundError as _error:
    raise ModuleNotFoundError(
        f"koloda.envs needs {_error.name}, which is not installed: pip install 'koloda[envs]'",
        name=_error.name,
    ) from None

from typing import TYPE_CHECKING

from koloda.envs.many_games import VectorGames, vector

if TYPE_CHECKING:
    from koloda.envs.by_turns import GameEnv, aec
    from koloda.envs.one_seat import SeatEnv, single
    from koloda.envs.open_spiel import register

__all__ = ["GameEnv", "SeatEnv", "VectorGames", "aec", "register", "single", "vector"]

PLACES = {"GameEnv": "by_turns", "aec": "by_turns", "SeatEnv": "one_seat", "single": "one_seat"}
PLACES["register"] = "open_spiel"
"""What stands on a package of somebody else, and is loaded when it is asked for."""


def __getattr__(name: str) -> object:
    if name not in PLACES:
        raise AttributeError(f"koloda.envs has no {name!r}")
    from importlib import import_module

    try:
        module = import_module(f"koloda.envs.{PLACES[name]}")
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("koloda"):
            raise
        told = f"koloda.envs.{name} needs {error.name}, which is not installed: pip install 'koloda[envs]'"
        raise ModuleNotFoundError(told, name=error.name) from None
    found: object = getattr(module, name)
    globals()[name] = found
    return found
