"""`koloda pack check` and `koloda pack show`: packs of cards for Munchkin."""

import argparse
import json
import os

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from koloda.cli.errors import Trouble
from koloda.cli.lists import open_console
from koloda.cli.packfile import judge_file, read_pack_file
from koloda.games.munchkin.options import CARDS_A_SEAT
from koloda.games.munchkin.packs.grammar import IS_CLASS, IS_RACE
from koloda.games.munchkin.packs.reading import Kind, Pack
from koloda.games.munchkin.packs.sheet import people_of, sheet
from koloda.games.munchkin.packs.shelf import SHIPPED, find_pack, shelve
from koloda.games.munchkin.packs.vocabulary import CLASS, DOOR, RACE, THROW, TREASURE, TYPES
from koloda.games.munchkin.packs.wording import describe
from koloda.kernel.errors import NotationError
from koloda.texts import Texts, choose_language

GAME = "munchkin"
LEAST = 3
MOST = 4
"""At a table with one pack (munchkin.setup.players)."""


def load_packs(paths: list[str]) -> None:
    """Puts users' packs where tables find them by their names."""
    for path in paths:
        try:
            found = read_pack_file(path)
            if not is_shipped(found):
                shelve(found)
        except NotationError as error:
            raise Trouble(f"{path}: {error}") from None


def pack(arguments: argparse.Namespace) -> int:
    texts = Texts(GAME, choose_language(arguments.lang))
    if arguments.what == "check":
        return check(arguments.files, texts)
    if arguments.json:
        names = [arguments.name] if arguments.name else SHIPPED
        print(json.dumps({name: sheet(open_pack(name)) for name in names}, ensure_ascii=False, indent=1))
        return 0
    return show(arguments.name, texts)


# check


def check(paths: list[str], texts: Texts) -> int:
    """0 when every pack can be used, 1 when a card cannot, 2 when a file is no pack at all."""
    status = 0
    for path in paths:
        try:
            found, faults = judge_file(path)
        except (Trouble, NotationError) as error:
            where = "" if isinstance(error, Trouble) else f"{path}: "
            print(f"{where}{error}")
            status = 2
            continue
        if found.name in SHIPPED and not faults and not is_shipped(found):
            faults = [NotationError(f"field pack: there is a pack {found.name!r} already")]
        for fault in faults:
            print(f"{path}: {fault}")
        if faults:
            status = max(status, 1)
            continue
        for remark in remarks(found):
            print(f"{path}: {remark}")
        print(f"{path}: {sizes(found, texts)}")
    return status


def is_shipped(found: Pack) -> bool:
    """Whether it is a pack that comes along, in another file: the same cards, whatever their jokes."""
    return found.name in SHIPPED and faces(found) == faces(find_pack(found.name))


def faces(found: Pack) -> list[tuple[str, int, dict[str, str], list[str]]]:
    names = people_of(found, "en")
    return [(kind.code, int(kind.copies), kind.names, describe(kind, names, "en")) for kind in found.kinds]


def remarks(found: Pack) -> list[str]:
    """What is allowed but perhaps a slip: words that no known card answers to, half a joke."""
    known = [kind for name in SHIPPED for kind in find_pack(name).kinds] + found.kinds
    people = {kind.code for kind in known if kind.type in (RACE, CLASS)}
    tags = {tag for kind in known for tag in kind.tags}
    said = []
    for kind in found.kinds:
        if len(kind.jokes) == 1:
            said.append(f"card {kind.code!r}: its joke is written in {next(iter(kind.jokes))} only")
        for step in kind.fx:
            atoms = step.cond.atoms if step.cond is not None else []
            words = [atom.word for atom in atoms if atom.kind in (IS_RACE, IS_CLASS)]
            said += [
                f"card {kind.code!r}: no race or class of a known pack is called {word!r}"
                for word in words
                if word not in people
            ]
            if step.verb == THROW and step.what not in tags:
                said.append(f"card {kind.code!r}: no card has the tag {step.what!r}")
    return said


def sizes(found: Pack, texts: Texts) -> str:
    """How many cards there are, and at what tables they are enough."""
    doors, treasures = (count(found, deck) for deck in (DOOR, TREASURE))
    seats = min(doors, treasures) // CARDS_A_SEAT
    values: dict[str, str | int] = {"doors": doors, "treasures": treasures, "seats": min(seats, MOST)}
    alone = texts.say("munchkin-pack-alone" if seats >= LEAST else "munchkin-pack-only-mixed", values)
    return f"{texts.say('munchkin-pack-sizes', values)} {alone}"


def count(found: Pack, deck: int) -> int:
    return sum(int(kind.copies) for kind in found.kinds if kind.deck == deck)


# show


def show(name: str | None, texts: Texts) -> int:
    """The packs that come along, or the cards of one of them or of a file."""
    console = open_console()
    if name is None:
        for shipped in SHIPPED:
            found = find_pack(shipped)
            console.print(Text.assemble((shipped, "bold"), f"  {title(found, texts.lang)}"))
            console.print(Padding(sizes(found, texts), (0, 0, 0, 2)))
        return 0
    show_cards(open_pack(name), texts, console)
    return 0


def open_pack(name: str) -> Pack:
    if name in SHIPPED:
        return find_pack(name)
    if not os.path.exists(name):
        raise Trouble(f"there is no pack {name!r}; there is {', '.join(SHIPPED)}, or a file")
    try:
        return read_pack_file(name)
    except NotationError as error:
        raise Trouble(f"{name}: {error}") from None


def title(found: Pack, lang: str) -> str:
    return found.names[lang] if found.version == 1 else f"{found.names[lang]}, v{found.version}"


def show_cards(found: Pack, texts: Texts, console: Console) -> None:
    names = people_of(found, texts.lang)
    console.print(Text(title(found, texts.lang), "bold"))
    for number, name in enumerate(TYPES):
        kinds = [kind for kind in found.kinds if kind.type == number]
        if kinds:
            console.print()
            console.print(Text(texts.say("munchkin-type", {"type": name}), "bold underline"))
        for kind in kinds:
            show_card(kind, names, texts.lang, console)


def show_card(kind: Kind, names: dict[str, str], lang: str, console: Console) -> None:
    copies = f" ×{kind.copies}" if kind.copies > 1 else ""
    console.print(Text.assemble((kind.code, "cyan"), "  ", (kind.names[lang], "bold"), copies))
    for line in describe(kind, names, lang):
        console.print(Padding(line, (0, 0, 0, 2)))
    if lang in kind.jokes:
        console.print(Padding(Text(kind.jokes[lang], "italic dim"), (0, 0, 0, 2)))
