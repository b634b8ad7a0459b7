"""A pack as other programs read it: what stands on its cards."""

from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.packs.kinds import Pack, People
from koloda.games.munchkin.packs.shelf import NOW, SHIPPED, find_pack
from koloda.games.munchkin.packs.wording import lines_of
from koloda.kernel.phrases import Passage


def sheet(found: Pack) -> dict[str, object]:
    people = people_of(found)
    cards: dict[str, object] = {}
    for kind in found.kinds:
        cards[kind.code] = {
            "copies": int(kind.copies),
            "type": vocabulary.TYPES[kind.type],
            "names": kind.names,
            "level": int(kind.level),
            "loot": int(kind.loot),
            "bonus": int(kind.bonus),
            "mod": int(kind.mod),
            "gold": max(int(kind.gold), 0),
            "slot": "" if kind.slot == vocabulary.NO_SLOT else vocabulary.SLOTS[kind.slot],
            "tags": kind.tags,
            "powers": [effect.what for effect in kind.fx if effect.word == "power"],
            "texts": Passage(lines_of(kind, people)),
            "jokes": kind.jokes,
        }
    return {"names": found.names, "cards": cards}


def people_of(found: Pack) -> People:
    """The names of all races and classes that its cards may mean."""
    known = [kind for name in SHIPPED for kind in find_pack(name).kinds] + found.kinds
    return {kind.code: kind.names for kind in known if kind.is_person()}


def sheets(packs: str, version: int = NOW) -> dict[str, object]:
    """All packs of a table, by their names, in that version of the game."""
    found = [find_pack(name, version) for name in packs.split(",")]
    return {pack.name: sheet(pack) for pack in found}
