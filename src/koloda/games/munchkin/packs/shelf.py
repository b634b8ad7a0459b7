"""The packs that come with the game, and those a user has added."""

from importlib.resources import files
from typing import Final

from koloda.games.munchkin.packs.reading import CLOSED, Pack, read_pack
from koloda.kernel.errors import NotationError

SHIPPED: Final = ("winter", "dacha")
SHELF: Final[dict[str, Pack]] = {}


def pack_names() -> list[str]:
    return list(dict.fromkeys([*SHIPPED, *SHELF]))


def find_pack(name: str) -> Pack:
    """The pack of that name; a shipped one is read when it is first asked for."""
    if name not in SHELF:
        if name not in SHIPPED:
            raise NotationError(
                f"there is no pack {name!r}; there is {', '.join(pack_names())}",
                clause=CLOSED,
            )
        text = (
            files("koloda").joinpath("games", "munchkin", "packs", f"{name}.toml").read_text(encoding="utf-8")
        )
        SHELF[name] = read_pack(text)
    return SHELF[name]


def add_pack(text: str) -> Pack:
    """Puts a user's pack on the shelf."""
    return shelve(read_pack(text))


def shelve(pack: Pack) -> Pack:
    """Its name must be new."""
    if pack.name in SHIPPED or pack.name in SHELF:
        raise NotationError(f"there is a pack {pack.name!r} already", clause=CLOSED)
    SHELF[pack.name] = pack
    return pack
