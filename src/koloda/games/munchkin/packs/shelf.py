"""The packs that come with the game, those a user has added, and those that running games began with."""

import json
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.cards import Cards
from koloda.games.munchkin.packs.kinds import Pack
from koloda.games.munchkin.packs.reading import CLOSED, judge_table, read_pack
from koloda.kernel import NotationError
from koloda.kernel.errors import MissingPart

SHIPPED: Final = ("winter", "dacha")
SHELF: Final[dict[str, Pack]] = {}
OLD_SHELF: Final[dict[str, Pack]] = {}
PINNED: Final[dict[str, Pack]] = {}
"""By their names with a digest (`harbour@5c1e…`): what they were when a game began with them."""
UNTIL: Final = {"dacha": 2}
"""Shipped packs that were others up to this version of the game."""
NOW: Final = 1000000
"""A version of the game after all of those."""
LOADED: Final[dict[tuple[str, int], Cards]] = {}


def pack_names() -> list[str]:
    return list(dict.fromkeys([*SHIPPED, *SHELF]))


def find_pack(name: str, version: i64 = NOW) -> Pack:
    """The pack of that name, pinned or not, as that version of the game had it.

    A shipped one is read when it is first asked for.
    """
    if version <= UNTIL.get(name, 0):
        return find_earlier(name)
    if name in PINNED:
        return PINNED[name]
    plain = name.partition("@")[0]
    if plain != name:
        if plain in SHELF and SHELF[plain].pinned() == name:
            return SHELF[plain]
        raise MissingPart(f"there is no pack {plain!r} with these contents ({name})", name, clause=CLOSED)
    if name not in SHELF:
        if name not in SHIPPED:
            raise MissingPart(
                f"there is no pack {name!r}; there is {', '.join(pack_names())}", name, clause=CLOSED
            )
        SHELF[name] = read_pack(shipped_text(f"{name}.toml"))
    return SHELF[name]


def find_earlier(name: str) -> Pack:
    if name not in OLD_SHELF:
        OLD_SHELF[name] = read_pack(shipped_text(f"{name}-until-{UNTIL[name]}.toml"))
    return OLD_SHELF[name]


def shipped_text(file: str) -> str:
    return files("koloda").joinpath("games", "munchkin", "packs", file).read_text(encoding="utf-8")


def add_pack(text: str) -> Pack:
    """Puts a user's pack on the shelf."""
    return shelve(read_pack(text))


def shelve(pack: Pack) -> Pack:
    """Its name must be new."""
    if pack.name in SHIPPED or pack.name in SHELF:
        raise NotationError(f"there is a pack {pack.name!r} already", clause=CLOSED)
    SHELF[pack.name] = pack
    return pack


def load_cards(packs: str, version: int = NOW) -> Cards:
    """The cards of packs joined by commas, in that version of the game; made once."""
    if (packs, version) not in LOADED:
        names = packs.split(",")
        if len({name.partition("@")[0] for name in names}) != len(names):
            raise NotationError(f"a pack is named twice in {packs!r}", clause="munchkin.pack.mix")
        LOADED[packs, version] = Cards([find_pack(name, version) for name in names])
    return LOADED[packs, version]


# Contents that stay


def pin_packs(packs: str) -> str:
    """Users' packs by their contents. Those that come along change only with the game's version."""
    return ",".join(
        [name if name in SHIPPED or "@" in name else find_pack(name).pinned() for name in packs.split(",")]
    )


def unpin_packs(packs: str) -> str:
    return ",".join([name.partition("@")[0] for name in packs.split(",")])


def sources(packs: str) -> dict[str, str]:
    """What must be kept so that pinned packs are found for ever."""
    return {name: find_pack(name).source for name in packs.split(",") if "@" in name}


def add_source(name: str, text: str) -> None:
    """A pinned pack, from what was kept of it."""
    pack, faults = judge_table(json.loads(text), {})
    if faults:
        raise faults[0]
    if pack.pinned() != name:
        raise NotationError(f"what was kept of {name!r} is {pack.pinned()!r}", clause=CLOSED)
    PINNED[name] = pack
