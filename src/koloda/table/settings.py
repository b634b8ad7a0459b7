"""What a table is told besides its game's options."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class TableSettings:
    """All times in ms; 0 means never."""

    turn_ms: int = 0
    """How long a person may think where the game sets no clock."""
    keep_ms: int = 0
    """How long somebody is away before a bot keeps the seat warm."""
    keep_after: int = 0
    """How many times in a row a person's time may run out before a bot keeps the seat warm."""
    keeper: str = "normal"
    """The level of that bot."""
    desert_ms: int = 0
    """How long everybody is away before the game is paused; it goes on when somebody comes back."""
    bot_pace: int = 100
    """Percent of the time that bots usually take."""
    late: bool = False
    """Whether anybody new may take a seat that was left in mid-game, without the owner's word."""
    hints: bool = False
    """Whether hints are given also among people."""
    provable: bool = False
    """Whether the table commits to every deal beforehand; it then needs no seed."""

    def plain(self) -> dict[str, int | str]:
        return asdict(self)


LIVE = TableSettings(turn_ms=60_000, keep_ms=60_000, keep_after=2, desert_ms=60_000, provable=True)
"""What a table on the network has unless somebody says otherwise."""


def read_settings(plain: Mapping[str, object]) -> TableSettings:
    """What `TableSettings.plain` wrote."""
    known = {name: plain[name] for name in TableSettings.__dataclass_fields__ if name in plain}
    return TableSettings(**known)  # type: ignore[arg-type]
