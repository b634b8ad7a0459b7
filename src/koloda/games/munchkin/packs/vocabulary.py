"""Every word a pack may use (munchkin.pack.closed)."""

from typing import Final, final

from mypy_extensions import i64

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

# Verbs
BONUS: Final = 0
VS: Final = 1
FLEE: Final = 2
ONLY: Final = 3
TIES: Final = 4
LEVEL_ONLY: Final = 5
NO_CHASE: Final = 6
THROW: Final = 7
HELPER_LEVEL: Final = 8
GAIN_TAG: Final = 9
POWER: Final = 10
FORBID: Final = 11
LOSE_LEVELS: Final = 12
LOSE_ITEM: Final = 13
LOSE_HAND: Final = 14
LOSE_CLASS: Final = 15
LOSE_RACE: Final = 16
CHANGE_SEX: Final = 17
DIE: Final = 18
NEXT_COMBAT: Final = 19
NEXT_TURN: Final = 20
LASTING: Final = 21
SIDE: Final = 22
REMOVE_MONSTER: Final = 23
REMOVE_HELPER: Final = 24
ADD_MONSTER: Final = 25
CLONE_MONSTER: Final = 26
SWAP_MONSTER: Final = 27
END_COMBAT: Final = 28
DIE_MOD: Final = 29
DIE_SET: Final = 30
ESCAPE_ALL: Final = 31
CANCEL_CURSE: Final = 32
GAIN_LEVEL: Final = 33
DRAW: Final = 34
FETCH: Final = 35
PASS_LEFT: Final = 36
ATTACH_CHEAT: Final = 37
WIN: Final = 38

POWERS: Final = (
    "berserk", "flight", "charm", "backstab", "steal", "serenade", "encore", "hide", "haggle", "reroll",
)  # fmt: skip
BERSERK: Final = 0
FLIGHT: Final = 1
CHARM: Final = 2
BACKSTAB: Final = 3
STEAL: Final = 4
SERENADE: Final = 5
ENCORE: Final = 6
HIDE: Final = 7
HAGGLE: Final = 8
REROLL: Final = 9
FORBIDS: Final = ("sell", "loot", "trade", "help")
CHOOSERS: Final = ("victim", "left", "right", "random")
LOSABLE: Final = ("head", "armour", "feet", "hand", "any", "worn", "oneshot", "dear", "best")
IRON: Final = ("R1", "R2", "R3", "R4")

ALL_OF_THEM: Final = 1000
"""`n=all`."""


@final
class Verb:
    """`takes` are its arguments in order, as `NAME:KIND`, with `?` behind what may be left out.

    A kind is int, count (1 or more), many (count or `all`), cond, tag, step, or words with `/`.
    """

    def __init__(self, number: i64, takes: str, types: str) -> None:
        self.number: i64 = number
        self.takes = takes.split()
        self.types = types.split()


CURSED: Final = "monster curse"
PLAYED: Final = "event oneshot trick"
VERBS: Final[dict[str, Verb]] = {
    "bonus": Verb(BONUS, "n:int if:cond?", "item race class curse"),
    "vs": Verb(VS, "n:int if:cond", "monster item"),
    "flee": Verb(FLEE, "n:int", "item race class curse monster enhancer"),
    "only": Verb(ONLY, "if:cond", "item"),
    "ties": Verb(TIES, "", "class item curse"),
    "level_only": Verb(LEVEL_ONLY, "", "monster"),
    "no_chase": Verb(NO_CHASE, "if:cond", "monster"),
    "throw": Verb(THROW, "what:tag", "monster"),
    "helper_level": Verb(HELPER_LEVEL, "", "race"),
    "gain_tag": Verb(GAIN_TAG, "what:tag", "enhancer"),
    "power": Verb(POWER, f"what:{'/'.join(POWERS)}", "race class"),
    "forbid": Verb(FORBID, f"what:{'/'.join(FORBIDS)}", "curse"),
    "lose_levels": Verb(LOSE_LEVELS, "n:count", CURSED),
    "lose_item": Verb(
        LOSE_ITEM, f"what:{'/'.join(LOSABLE)} n:many? by:victim/left/right? to:discard/taker?", CURSED
    ),
    "lose_hand": Verb(LOSE_HAND, "n:many by:victim/random?", CURSED),
    "lose_class": Verb(LOSE_CLASS, "", CURSED),
    "lose_race": Verb(LOSE_RACE, "", CURSED),
    "change_sex": Verb(CHANGE_SEX, "", CURSED),
    "die": Verb(DIE, "", CURSED),
    "next_combat": Verb(NEXT_COMBAT, "does:step", "curse"),
    "next_turn": Verb(NEXT_TURN, "does:step", "curse"),
    "lasting": Verb(LASTING, "does:step", "curse"),
    "side": Verb(SIDE, "n:count on:any/munchkins/monsters?", PLAYED),
    "remove_monster": Verb(REMOVE_MONSTER, "loot:yes/no", PLAYED),
    "remove_helper": Verb(REMOVE_HELPER, "", PLAYED),
    "add_monster": Verb(ADD_MONSTER, "", "wander"),
    "clone_monster": Verb(CLONE_MONSTER, "", "event"),
    "swap_monster": Verb(SWAP_MONSTER, "", "event"),
    "end_combat": Verb(END_COMBAT, "", PLAYED),
    "die_mod": Verb(DIE_MOD, "n:count", PLAYED),
    "die_set": Verb(DIE_SET, "", PLAYED),
    "escape_all": Verb(ESCAPE_ALL, "", PLAYED),
    "cancel_curse": Verb(CANCEL_CURSE, "", PLAYED),
    "gain_level": Verb(GAIN_LEVEL, "n:count", "gual"),
    "draw": Verb(DRAW, "what:door/treasure n:count", PLAYED),
    "fetch": Verb(FETCH, "what:any", PLAYED),
    "pass_left": Verb(PASS_LEFT, "", "event"),
    "cheat": Verb(ATTACH_CHEAT, "", "cheat"),
    "win": Verb(WIN, "", PLAYED),
}
NAMES: Final = {int(verb.number): name for name, verb in VERBS.items()}

LASTS: Final = ("next_combat", "next_turn", "lasting")
STANDING: Final = ("bonus", "flee", "ties", "forbid")
"""What may stand inside next_combat, next_turn and lasting."""
CONSEQUENCES: Final = (
    "lose_levels", "lose_item", "lose_hand", "lose_class", "lose_race", "change_sex", "die",
)  # fmt: skip
"""What may stand in `bad` and `escape`, and on both sides of `else`."""
