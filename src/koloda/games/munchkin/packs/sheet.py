"""A pack as other programs read it: what stands on its cards, in both languages."""

from typing import Final

from koloda.games.munchkin.packs.reading import Pack
from koloda.games.munchkin.packs.shelf import SHIPPED, find_pack
from koloda.games.munchkin.packs.vocabulary import CLASS, POWER, RACE, SLOTS, TYPES
from koloda.games.munchkin.packs.wording import LANGUAGES, describe

NO_SLOT: Final = SLOTS.index("none")


def sheet(found: Pack) -> dict[str, object]:
    names = {lang: people_of(found, lang) for lang in LANGUAGES}
    cards: dict[str, object] = {}
    for kind in found.kinds:
        cards[kind.code] = {
            "copies": int(kind.copies),
            "type": TYPES[kind.type],
            "names": kind.names,
            "level": int(kind.level),
            "loot": int(kind.loot),
            "bonus": int(kind.bonus),
            "mod": int(kind.mod),
            "gold": max(int(kind.gold), 0),
            "slot": "" if kind.slot == NO_SLOT else SLOTS[kind.slot],
            "tags": kind.tags,
            "powers": [step.what for step in kind.fx if step.verb == POWER],
            "texts": {lang: describe(kind, names[lang], lang) for lang in LANGUAGES},
            "jokes": kind.jokes,
        }
    return {"names": found.names, "cards": cards}


def people_of(found: Pack, lang: str) -> dict[str, str]:
    """The shown names of all races and classes that its cards may mean."""
    known = [kind for name in SHIPPED for kind in find_pack(name).kinds] + found.kinds
    return {kind.code: kind.names[lang] for kind in known if kind.type in (RACE, CLASS)}


def sheets(packs: str) -> dict[str, object]:
    """All packs of a table, by their names."""
    return {name: sheet(find_pack(name)) for name in packs.split(",")}
