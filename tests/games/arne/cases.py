"""What the tests of clauses share: a few lines of a scenario that must hold."""

from koloda.games.arne.game import ARNE
from koloda.kernel.errors import NotationError
from koloda.kernel.state import State


def refused(header: str) -> str:
    """The clause that forbids a table, `-` when nothing does."""
    try:
        ARNE.read(f"{header} | phase SETUP")
    except NotationError as error:
        assert error.clause, str(error)
        return error.clause
    return "-"


def pack(header: str) -> list[str]:
    """The deck of a table in pack order."""
    return (ARNE.read(f"{header} | phase SETUP").field("deck") or "").split()


def begun(header: str, seed: str = "k1:5") -> State:
    """A new table with a seed."""
    state = ARNE.read(f"{header} | phase SETUP")
    state.play(f"~ seed {seed}")
    return state


def unseeded(header: str) -> State:
    """A new table whose host tells the results of chance."""
    return ARNE.read(f"{header} | phase SETUP")
