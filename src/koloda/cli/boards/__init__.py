"""How a game looks in the terminal: its own board, or the generic one."""

from koloda.cli.boards.arne import ArneBoard
from koloda.cli.boards.generic import GenericBoard, TerminalBoard
from koloda.cli.boards.iota import IotaBoard
from koloda.cli.boards.montana import MontanaBoard
from koloda.cli.boards.munchkin import MunchkinBoard
from koloda.cli.boards.uno import UnoBoard
from koloda.texts import Texts

BOARDS: dict[str, type[TerminalBoard]] = {
    "uno": UnoBoard,
    "iota": IotaBoard,
    "montana": MontanaBoard,
    "arne": ArneBoard,
    "munchkin": MunchkinBoard,
}


def make_board(texts: Texts, names: list[str], seat: int, header: str) -> TerminalBoard:
    """A board that a seat looks at (SPECTATOR: somebody who only watches); `header` is the position's."""
    return BOARDS.get(texts.game, GenericBoard)(texts, names, seat, header)
