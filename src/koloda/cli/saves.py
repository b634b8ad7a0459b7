"""Games that were left: each is kept as a record after every move, until it is over."""

import os
import re
import sys
import time
from pathlib import Path

from koloda.cli.played import PlayedTable
from koloda.kernel.records import MAGIC

MOST_KEPT = 20
BOTS = re.compile(r"^# bots (.+)$", re.MULTILINE)


def folder() -> Path:
    """Where the system keeps what programs remember."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "koloda"
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "koloda"


def kept(game: str = "") -> list[Path]:
    """The games that can go on, the newest first."""
    found = folder().glob(f"{game or '*'}-*.txt") if folder().is_dir() else []
    return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)


def write_save(table: PlayedTable, levels: list[str]) -> str:
    """A record that also tells which bots play; who reads records drops that line."""
    first, _, rest = table.record().text().partition("\n")
    assert first == MAGIC
    return f"{first}\n# bots {','.join(levels)}\n{rest}"


def read_levels_of(text: str) -> list[str]:
    """The bots that `write_save` names; none where it is a plain record."""
    found = BOTS.search(text)
    return found[1].split(",") if found else []


class Save:
    """One game's file; it is not there before the first move and after the end."""

    def __init__(self, game: str, levels: list[str], path: Path | None = None) -> None:
        self.levels = levels
        self.path = path or folder() / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
        self.version = 0
        self.is_kept = path is not None

    def keep(self, table: PlayedTable) -> None:
        """Writes the game down if it has gone on; a disk that is full does not stop it."""
        if table.version == self.version:
            return
        try:
            if table.state.is_over():
                self.path.unlink(missing_ok=True)
                self.is_kept = False
                self.version = table.version
                return
            self.path.parent.mkdir(parents=True, exist_ok=True)
            part = self.path.with_suffix(".part")
            part.write_text(write_save(table, self.levels), encoding="utf-8")
            part.replace(self.path)
            if not self.is_kept:
                for old in kept()[MOST_KEPT:]:
                    old.unlink(missing_ok=True)
            self.is_kept = True
            self.version = table.version
        except OSError:
            self.is_kept = False
