"""Who sits at a seat."""

from typing import Final

from koloda.bots.player import Player
from koloda.table.entries import Plain
from koloda.table.updates import SeenChair

PERSON: Final = "person"
BOT: Final = "bot"
EMPTY: Final = "empty"


class Chair:
    """A person, a bot, or nobody. The name is for readers and never reaches the state.

    `person` is whoever runs the table's own id for somebody; `level` that of a bot which the table made
    itself. `keeper` is a bot that acts for a person who is away, or who has left in the middle of a game.
    """

    def __init__(
        self,
        name: str,
        *,
        bot: Player | None = None,
        empty: bool = False,
        person: str = "",
        level: str = "",
    ) -> None:
        self.name = name
        self.bot = bot
        self.empty = empty
        self.person = person
        self.level = level
        self.keeper: Player | None = None
        self.away_since: int | None = None
        self.timeouts = 0

    @property
    def is_person(self) -> bool:
        return self.bot is None and not self.empty and not self.level

    @property
    def is_present(self) -> bool:
        """Whether a person looks at the table, as far as is known."""
        return self.is_person and self.keeper is None

    @property
    def player(self) -> Player | None:
        """The bot that acts here now."""
        return self.bot or self.keeper

    @property
    def kind(self) -> str:
        return EMPTY if self.empty else PERSON if self.is_person else BOT

    def seen(self) -> SeenChair:
        away = self.away_since is not None
        return SeenChair(self.kind, self.name, self.level, away, self.keeper is not None)

    def plain(self) -> dict[str, Plain]:
        return {"kind": self.kind, "name": self.name, "person": self.person, "level": self.level}


def make_chair(values: dict[str, Plain]) -> Chair:
    """The chair that `plain` tells of, without its bot."""
    kind, name, person, level = [values.get(key, "") for key in ("kind", "name", "person", "level")]
    assert isinstance(name, str) and isinstance(person, str) and isinstance(level, str)
    return Chair(name, empty=kind == EMPTY, person=person, level=level)
