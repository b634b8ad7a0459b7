"""Types, decks, slots and powers of cards (munchkin.pack.closed); what they do stands in `effects`."""

from typing import Final

# Types of cards
MONSTER: Final = 0
ENHANCER: Final = 1
CURSE: Final = 2
RACE: Final = 3
CLASS: Final = 4
WANDER: Final = 5
CHEAT: Final = 6
EVENT: Final = 7
ITEM: Final = 8
ONESHOT: Final = 9
TRICK: Final = 10
GUAL: Final = 11
TYPES: Final = (
    "monster", "enhancer", "curse", "race", "class", "wander", "cheat", "event",
    "item", "oneshot", "trick", "gual",
)  # fmt: skip
DECKS: Final = ("door", "treasure")
DOOR: Final = 0
TREASURE: Final = 1
FIRST_TREASURE: Final = ITEM
"""Types from here on are treasures."""

# Slots
HEAD: Final = 0
ARMOUR: Final = 1
FEET: Final = 2
HAND: Final = 3
HANDS2: Final = 4
NO_SLOT: Final = 5
SLOTS: Final = ("head", "armour", "feet", "hand", "hands2", "none")

# Named powers
POWERS: Final = (
    "berserk", "flight", "charm", "backstab", "steal", "serenade", "encore", "hide", "haggle", "reroll",
)  # fmt: skip
ENCORE: Final = POWERS.index("encore")
HAGGLE: Final = POWERS.index("haggle")
IRON: Final = ("R1", "R2", "R3", "R4")

ALL_OF_THEM: Final = 1000
"""`n=all`."""
