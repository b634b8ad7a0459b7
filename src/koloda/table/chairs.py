"""Who sits at a seat."""

from koloda.bots.player import Player


class Chair:
    """A person, a bot, or nobody. The name is for readers and never reaches the state."""

    def __init__(self, name: str, *, bot: Player | None = None, empty: bool = False) -> None:
        self.name = name
        self.bot = bot
        self.empty = empty

    @property
    def is_person(self) -> bool:
        return self.bot is None and not self.empty
