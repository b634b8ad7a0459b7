"""What things are worth to a bot, in hundredths of a level."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from koloda.games.munchkin.packs.kinds import Kind
    from koloda.games.munchkin.state import MunchkinPublic

LEVEL: Final = 100
POINT: Final = 30
"""A point of strength that lasts."""
ONCE: Final = 12
"""A point of strength in one combat."""
TREASURE_CARD: Final = 55
HAND_CARD: Final = 25
DECIDES: Final = 1000
"""Points of strength: as good as the end of the combat."""


class Judgement:
    """What a bot thinks that things are worth."""

    def item(self, state: "MunchkinPublic", seat: i64, item: int) -> int:
        raise NotImplementedError

    def identity(self, kind: "Kind") -> int:
        """A race or class."""
        raise NotImplementedError
