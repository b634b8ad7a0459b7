"""A pack file becomes a list of kinds of cards, or an error that names line, card and field."""

import json
import tomllib
from typing import Final, final

from koloda.games.munchkin.effects import conditions
from koloda.games.munchkin.effects.effect import Effect
from koloda.games.munchkin.effects.words import LASTS
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.packs.grammar import read_line
from koloda.games.munchkin.packs.kinds import Kind, Pack
from koloda.games.munchkin.packs.words import is_word
from koloda.kernel import NotationError

CLOSED: Final = "munchkin.pack.closed"
MOST_KINDS: Final = 500
MOST_NAME: Final = 80
PACK_FIELDS: Final = ("pack", "v", "name", "cards")
CARD_FIELDS: Final = (
    "code", "n", "deck", "type", "name", "level", "mod", "loot", "levels", "tags", "slot", "gold", "bonus",
    "fx", "bad", "escape", "over", "joke",
)  # fmt: skip
NEEDED: Final = {
    vocabulary.MONSTER: ("level", "loot"),
    vocabulary.ENHANCER: ("mod", "loot"),
    vocabulary.ITEM: ("slot", "gold"),
    vocabulary.ONESHOT: ("gold",),
}
ALLOWED: Final = {
    vocabulary.MONSTER: ("level", "loot", "levels", "bad", "escape"),
    vocabulary.ENHANCER: ("mod", "loot"),
    vocabulary.ITEM: ("slot", "gold", "bonus"),
    vocabulary.ONESHOT: ("gold",),
}
OWN: Final = ("level", "mod", "loot", "levels", "slot", "gold", "bonus", "bad", "escape")
"""Fields that only some types have."""


Lines = dict[tuple[int, str], int]
"""The line of a field, by its card (-1 for the pack itself) and its name; of the card itself by no name."""


@final
class Reader:
    """Reads one file; knows where an error stands."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.card = -1
        self.code = ""

    def error(self, field: str, message: str) -> NotationError:
        line = self.lines.get((self.card, field), self.lines.get((self.card, ""), 1))
        who = f"card {self.code!r}, " if self.code else ""
        return NotationError(f"line {line}, {who}field {field}: {message}", clause=CLOSED)

    def text(self, table: dict[str, object], field: str, default: str | None = None) -> str:
        value = table.get(field, default)
        if isinstance(value, str) and value:
            return value
        raise self.error(field, "a text is needed" if value is None else f"a text is meant, not {value!r}")

    def number(
        self, table: dict[str, object], field: str, least: int, most: int, default: int | None = None
    ) -> int:
        value = table.get(field, default)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        raise self.error(field, f"a number from {least} to {most} is meant, not {value!r}")

    def word(self, table: dict[str, object], field: str, words: tuple[str, ...]) -> int:
        value = table.get(field)
        if isinstance(value, str) and value in words:
            return words.index(value)
        raise self.error(field, f"one of {', '.join(words)} is meant, not {value!r}")

    def words(self, table: dict[str, object], field: str) -> list[str]:
        value = table.get(field, [])
        if isinstance(value, list) and all(isinstance(word, str) for word in value):
            return [str(word) for word in value]
        raise self.error(field, f"a list of texts is meant, not {value!r}")

    def names(self, table: dict[str, object], field: str, *, needed: bool) -> dict[str, str]:
        value = table.get(field, {})
        found: dict[str, str] = {}
        if not isinstance(value, dict):
            raise self.error(field, f'{{ ru = "…", en = "…" }} is meant, not {value!r}')
        for language, name in value.items():
            if language not in ("ru", "en") or not isinstance(name, str):
                raise self.error(field, f"a text for ru and one for en are meant, not {language!r}")
            if not needed and not name:
                continue
            if "\n" in name or not name.strip() or len(name) > MOST_NAME:
                raise self.error(field, f"one line of at most {MOST_NAME} characters is meant for {language}")
            found[str(language)] = name
        if needed and len(found) != 2:
            raise self.error(field, "both ru and en are needed")
        return found

    def effects(self, table: dict[str, object], field: str, kind: Kind, *, bad: bool) -> list[Effect]:
        found: list[Effect] = []
        for line in self.words(table, field):
            try:
                found.append(read_line(line, vocabulary.TYPES[kind.type], bad=bad))
            except NotationError as error:
                raise self.error(field, error.message) from None
        return found


def find_lines(text: str) -> Lines:
    """Where the fields of a TOML file stand."""
    found: Lines = {}
    card = -1
    for number, line in enumerate(text.split("\n"), 1):
        if line.partition("#")[0].strip() == "[[cards]]":
            card += 1
            found[card, ""] = number
        else:
            field = line.partition("=")[0].partition(".")[0].strip() or "="
            found.setdefault((card, field), number)
    return found


def read_pack(text: str) -> Pack:
    """munchkin.pack.closed: everything outside the vocabulary is refused."""
    pack, faults = judge_pack(text)
    if faults:
        raise faults[0]
    return pack


def judge_pack(text: str) -> tuple[Pack, list[NotationError]]:
    """The pack of a TOML file."""
    return judge_table(read_table(text), find_lines(text))


def judge_table(table: dict[str, object], lines: Lines) -> tuple[Pack, list[NotationError]]:
    """The pack without its wrong cards, and what is wrong with them; where it is no pack at all, an error."""
    reader = Reader(lines)
    for field in table:
        if field not in PACK_FIELDS:
            raise reader.error(field, f"unknown; a pack has {', '.join(PACK_FIELDS)}")
    name = reader.text(table, "pack")
    if not is_word(name):
        raise reader.error("pack", f"a short name in small letters is meant, not {name!r}")
    pack = Pack(name, reader.number(table, "v", 1, 9999, 1), reader.names(table, "name", needed=True))
    pack.source = json.dumps(table, ensure_ascii=False, sort_keys=True, default=str)
    cards = table.get("cards", [])
    if not isinstance(cards, list) or not cards:
        raise reader.error("cards", "a pack has cards")
    if len(cards) > MOST_KINDS:
        raise reader.error("cards", f"{len(cards)} cards are too many; {MOST_KINDS} is the most")
    faults: list[NotationError] = []
    for at, card in enumerate(cards):
        reader.card = at
        reader.code = ""
        try:
            pack.kinds.append(read_card(reader, pack, card))
        except NotationError as error:
            faults.append(error)
    return pack, faults


def read_table(text: str) -> dict[str, object]:
    """The file as TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        message = str(error)
    except (RecursionError, ValueError):
        message = "a value in it is beyond all measure"
    raise NotationError(f"the pack file cannot be read: {message}", clause=CLOSED)


def read_card(reader: Reader, pack: Pack, card: object) -> Kind:
    if not isinstance(card, dict):
        raise reader.error("cards", "a card is a table of fields")
    kind = read_kind(reader, pack.name, {str(field): value for field, value in card.items()})
    if kind.code in [other.code for other in pack.kinds]:
        raise reader.error("code", f"{kind.code!r} is the code of an earlier card")
    return kind


def read_kind(reader: Reader, pack: str, card: dict[str, object]) -> Kind:
    code = reader.text(card, "code")
    if not is_word(code):
        raise reader.error("code", f"small letters, digits and - are meant, not {code!r}")
    reader.code = code
    for field in card:
        if field not in CARD_FIELDS:
            raise reader.error(field, f"unknown; a card has {', '.join(CARD_FIELDS)}")
    kind = Kind(pack, code, reader.number(card, "n", 1, 9, 1), reader.word(card, "type", vocabulary.TYPES))
    if reader.word(card, "deck", vocabulary.DECKS) != kind.deck:
        raise reader.error(
            "deck", f"a card of type {vocabulary.TYPES[kind.type]} belongs to {vocabulary.DECKS[kind.deck]}"
        )
    for field in NEEDED.get(int(kind.type), ()):
        if field not in card:
            raise reader.error(field, f"needed for a card of type {vocabulary.TYPES[kind.type]}")
    allowed = ALLOWED.get(int(kind.type), ())
    for field in OWN:
        if field in card and field not in allowed:
            raise reader.error(field, f"not for a card of type {vocabulary.TYPES[kind.type]}")
    kind.names = reader.names(card, "name", needed=True)
    kind.jokes = reader.names(card, "joke", needed=False)
    read_numbers(reader, kind, card)
    kind.tags = reader.words(card, "tags")
    for tag in kind.tags:
        if not is_word(tag):
            raise reader.error("tags", f"a tag is a word, not {tag!r}")
    kind.set_effects(reader.effects(card, "fx", kind, bad=False))
    kind.bad = reader.effects(card, "bad", kind, bad=True)
    kind.escape = reader.effects(card, "escape", kind, bad=True)
    kind.over = reader.words(card, "over")
    for rule in kind.over:
        if rule not in vocabulary.IRON:
            raise reader.error("over", f"one of {', '.join(vocabulary.IRON)} is meant, not {rule!r}")
    if any(effect.wins_game() for effect in kind.fx) and "R4" not in kind.over:
        raise reader.error("over", "win needs R4 here")
    check_plays(reader, kind)
    return kind


def read_numbers(reader: Reader, kind: Kind, card: dict[str, object]) -> None:
    if kind.type == vocabulary.MONSTER:
        kind.level = reader.number(card, "level", 1, 99)
        kind.loot = reader.number(card, "loot", 0, 20)
        kind.levels = reader.number(card, "levels", 1, 2, 1)
    elif kind.type == vocabulary.ENHANCER:
        kind.mod = reader.number(card, "mod", -99, 99)
        kind.loot = reader.number(card, "loot", -20, 20)
    elif kind.type == vocabulary.ITEM:
        kind.slot = reader.word(card, "slot", vocabulary.SLOTS)
        kind.bonus = reader.number(card, "bonus", -99, 99, 0)
    if kind.type == vocabulary.ITEM or kind.type == vocabulary.ONESHOT:
        kind.gold = reader.number(card, "gold", 0, 99999)


def check_plays(reader: Reader, kind: Kind) -> None:
    """A card that is played does one thing, a curse at least one; nothing stands where it could never act."""
    for effect in kind.fx:
        if kind.type == vocabulary.MONSTER and effect.is_consequence():
            raise reader.error("fx", f"{effect.word!r} happens to a victim: it belongs into bad or escape")
        if kind.type == vocabulary.CURSE and not effect.is_consequence() and not effect.lasts():
            raise reader.error("fx", f"{effect.word!r} must say how long: {', '.join(LASTS)}")
        check_tags(reader, kind, effect)
    played = ("wander", "cheat", "event", "oneshot", "trick", "gual")
    if vocabulary.TYPES[kind.type] in played and len(kind.fx) != 1:
        raise reader.error("fx", "a card that is played has exactly one effect")
    if kind.type == vocabulary.CURSE and not kind.fx:
        raise reader.error("fx", "a curse does something")


def check_tags(reader: Reader, kind: Kind, effect: Effect) -> None:
    """Tags are asked of monsters, by an item's `vs`; everything else is asked of munchkins."""
    cond = effect.cond
    if cond is None:
        return
    of_monsters = kind.type == vocabulary.ITEM and effect.word == "vs"
    for atom in cond.atoms:
        if (atom.kind == conditions.TAGGED) != of_monsters:
            meant = "tag:" if of_monsters else "race:, class:, sex:, level, human, classless, worn:, lone"
            raise reader.error("fx", f"{effect.text!r} asks for what can never be so; {meant} is meant")
