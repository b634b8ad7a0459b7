"""`koloda pack check` and `koloda pack show`: packs of cards for Munchkin."""

import argparse
import json
import os

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from koloda.cli.colours import CYAN
from koloda.cli.console_io import open_console
from koloda.cli.errors import CommandError
from koloda.cli.packfile import judge_file, read_pack_file
from koloda.games.munchkin.effects import conditions
from koloda.games.munchkin.options import CARDS_A_SEAT
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.packs.kinds import Kind, Pack, People
from koloda.games.munchkin.packs.sheet import people_of, sheet
from koloda.games.munchkin.packs.shelf import SHIPPED, find_pack, shelve
from koloda.games.munchkin.packs.wording import lines_of
from koloda.kernel import NotationError
from koloda.texts import Texts, choose_language, say_sheet

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
            raise CommandError(f"{path}: {error}") from None


def pack(arguments: argparse.Namespace) -> int:
    texts = Texts(GAME, choose_language(arguments.lang))
    if arguments.what == "check":
        return check(arguments.files, texts)
    if arguments.json:
        names = [arguments.name] if arguments.name else SHIPPED
        found = say_sheet(GAME, {name: sheet(open_pack(name)) for name in names})
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return 0
    return show(arguments.name, texts)


# check


def check(paths: list[str], texts: Texts) -> int:
    """0 when every pack can be used, 1 when a card cannot, 2 when a file is no pack at all."""
    status = 0
    for path in paths:
        try:
            found, faults = judge_file(path)
        except (CommandError, NotationError) as error:
            where = "" if isinstance(error, CommandError) else f"{path}: "
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
    people = people_of(found)
    texts = Texts(GAME, "en")
    return [(kind.code, int(kind.copies), kind.names, text_of(kind, people, texts)) for kind in found.kinds]


def text_of(kind: Kind, people: People, texts: Texts) -> list[str]:
    return [texts.sentence(line) for line in lines_of(kind, people)]


def remarks(found: Pack) -> list[str]:
    """What is allowed but perhaps a slip: words that no known card answers to, half a joke."""
    known = [kind for name in SHIPPED for kind in find_pack(name).kinds] + found.kinds
    people = {kind.code for kind in known if kind.type in (vocabulary.RACE, vocabulary.CLASS)}
    tags = {tag for kind in known for tag in kind.tags}
    said = []
    for kind in found.kinds:
        if len(kind.jokes) == 1:
            said.append(f"card {kind.code!r}: its joke is written in {next(iter(kind.jokes))} only")
        for effect in kind.fx:
            atoms = effect.cond.atoms if effect.cond is not None else []
            words = [atom.word for atom in atoms if atom.kind in (conditions.RACE, conditions.CLASS)]
            said += [
                f"card {kind.code!r}: no race or class of a known pack is called {word!r}"
                for word in words
                if word not in people
            ]
            if effect.word == "throw" and effect.what not in tags:
                said.append(f"card {kind.code!r}: no card has the tag {effect.what!r}")
    return said


def sizes(found: Pack, texts: Texts) -> str:
    """How many cards there are, and at what tables they are enough."""
    doors, treasures = (count(found, deck) for deck in (vocabulary.DOOR, vocabulary.TREASURE))
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
        raise CommandError(f"there is no pack {name!r}; there is {', '.join(SHIPPED)}, or a file")
    try:
        return read_pack_file(name)
    except NotationError as error:
        raise CommandError(f"{name}: {error}") from None


def title(found: Pack, lang: str) -> str:
    return found.names[lang] if found.version == 1 else f"{found.names[lang]}, v{found.version}"


def show_cards(found: Pack, texts: Texts, console: Console) -> None:
    people = people_of(found)
    console.print(Text(title(found, texts.lang), "bold"))
    for number, name in enumerate(vocabulary.TYPES):
        kinds = [kind for kind in found.kinds if kind.type == number]
        if kinds:
            console.print()
            console.print(Text(texts.say("munchkin-type", {"type": name}), "bold underline"))
        for kind in kinds:
            show_card(kind, people, texts, console)


def show_card(kind: Kind, people: People, texts: Texts, console: Console) -> None:
    lang = texts.lang
    copies = f" ×{kind.copies}" if kind.copies > 1 else ""
    console.print(Text.assemble((kind.code, CYAN), "  ", (kind.names[lang], "bold"), copies))
    for line in text_of(kind, people, texts):
        console.print(Padding(line, (0, 0, 0, 2)))
    if lang in kind.jokes:
        console.print(Padding(Text(kind.jokes[lang], "italic dim"), (0, 0, 0, 2)))
