"""A pack, and the kinds of cards in it."""

import hashlib
from typing import Final, final

from mypy_extensions import i64

from koloda.games.munchkin.effects.effect import Effect
from koloda.games.munchkin.packs import vocabulary
from koloda.kernel.masks import bit

NO_PRICE: Final = -1

People = dict[str, dict[str, str]]
"""The names of races and classes in every language, by their codes."""


@final
class Kind:
    """What all copies of a card share."""

    def __init__(self, pack: str, code: str, copies: i64, card_type: i64) -> None:
        self.pack = pack
        self.code = code
        self.copies: i64 = copies
        self.type: i64 = card_type
        self.deck: i64 = vocabulary.TREASURE if card_type >= vocabulary.FIRST_TREASURE else vocabulary.DOOR
        self.names: dict[str, str] = {}
        self.jokes: dict[str, str] = {}
        self.level: i64 = 0
        self.mod: i64 = 0
        self.loot: i64 = 0
        self.levels: i64 = 1
        self.tags: list[str] = []
        self.slot: i64 = vocabulary.NO_SLOT
        self.gold: i64 = NO_PRICE
        self.bonus: i64 = 0
        self.fx: list[Effect] = []
        self.bad: list[Effect] = []
        self.escape: list[Effect] = []
        self.over: list[str] = []
        self.powers: i64 = 0
        """Mask of the named powers in `fx`."""
        self.wins_ties = False
        self.level_only = False
        self.limits: list[Effect] = []
        """Those of its effects that say who may wear it."""

    def set_effects(self, effects: list[Effect]) -> None:
        """Its `fx`, and what is asked of them most."""
        self.fx = effects
        for effect in effects:
            self.wins_ties = self.wins_ties or effect.wins_ties()
            self.level_only = self.level_only or effect.is_level_only()
            if effect.is_limit():
                self.limits.append(effect)
            if effect.word == "power":
                self.powers |= bit(vocabulary.POWERS.index(effect.what))

    def is_item(self) -> bool:
        """munchkin.comp.item: whatever has a price line."""
        return self.gold != NO_PRICE

    def is_gear(self) -> bool:
        """What is laid before oneself from the hand, besides a race or class."""
        return self.type == vocabulary.ITEM or self.type == vocabulary.ONESHOT

    def is_person(self) -> bool:
        """A race or a class."""
        return self.type == vocabulary.RACE or self.type == vocabulary.CLASS

    def play(self) -> Effect:
        """The one effect of a card that is played."""
        return self.fx[0]

    def has_power(self, power: i64) -> bool:
        return self.powers >> power & 1 == 1

    def lasts(self) -> bool:
        """Whether a curse lies with its victim (munchkin.curse.discard)."""
        return any(effect.lasts() for effect in self.fx)

    def ends_with_combat(self) -> bool:
        return any(effect.ends_with_combat() for effect in self.fx)

    def ends_with_turn(self) -> bool:
        return any(effect.ends_with_turn() for effect in self.fx)

    def raises_helper(self) -> bool:
        return any(effect.raises_helper() for effect in self.fx)

    def kills(self) -> bool:
        for effect in self.bad + self.escape + self.fx:
            other = effect.otherwise
            if effect.is_deadly() or (other is not None and other.is_deadly()):
                return True
        return False


@final
class Pack:
    """A pack as its file says it."""

    def __init__(self, name: str, version: i64, names: dict[str, str]) -> None:
        self.name = name
        self.version: i64 = version
        self.names = names
        self.kinds: list[Kind] = []
        self.source = ""
        """All that its file says, as JSON in an order of its own: the same cards, the same text."""

    def pinned(self) -> str:
        """Its name with the digest of its contents: that names these cards and no others."""
        return f"{self.name}@{hashlib.sha256(self.source.encode()).hexdigest()[:16]}"
