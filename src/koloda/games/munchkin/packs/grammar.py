"""The line language of a card's effects: `lose_item(feet) else lose_levels(1)`."""

from koloda.games.munchkin.effects.conditions import read_cond
from koloda.games.munchkin.effects.effect import Effect
from koloda.games.munchkin.effects.words import CONSEQUENCES, LASTING, WORDS
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.packs.words import is_word, read_number
from koloda.kernel import NotationError


def read_line(text: str, card_type: str, *, bad: bool) -> Effect:
    """One line of a list; `bad` for what happens to a victim."""
    first, _, second = text.partition(" else ")
    effect = read_effect(first.strip(), card_type)
    if bad and not effect.is_consequence():
        raise NotationError(f"{effect.word!r} is no consequence; those are {', '.join(CONSEQUENCES)}")
    if second:
        for part in (first, second):
            if word_of(part.strip()) not in CONSEQUENCES:
                raise NotationError(f"both sides of else are consequences, not {part.strip()!r}")
        effect.otherwise = read_effect(second.strip(), card_type)
    return effect


def word_of(text: str) -> str:
    return text.partition("(")[0]


def read_effect(text: str, card_type: str) -> Effect:
    name, bracket, rest = text.partition("(")
    if name not in WORDS:
        raise NotationError(f"unknown verb {name!r}; known are {', '.join(WORDS)}")
    word = WORDS[name]
    if card_type not in word.types:
        raise NotationError(f"{name!r} is not for a card of type {card_type}, only {', '.join(word.types)}")
    if bracket and not rest.endswith(")"):
        raise NotationError(f"{text!r} does not end with its bracket")
    given = split_arguments(rest[:-1]) if bracket else []
    if bracket and not given:
        raise NotationError(f"{text!r} has an empty bracket")
    effect = word.make(name)
    effect.text = text
    left = word.takes[:]
    for argument in given:
        key, equals, value = argument.partition("=")
        if equals and key.isalpha():
            found = [take for take in left if take.partition(":")[0] == key]
        else:
            found, value = left[:1], argument
        if not found:
            raise NotationError(f"{name!r} takes {', '.join(word.takes) or 'no argument'}, not {argument!r}")
        left.remove(found[0])
        place, _, kind = found[0].partition(":")
        fill(effect, place, kind.rstrip("?"), value, card_type)
    for take in left:
        if not take.endswith("?"):
            raise NotationError(f"{text!r} lacks its argument {take.partition(':')[0]}")
    return effect


def split_arguments(text: str) -> list[str]:
    """The parts between commas outside inner brackets."""
    parts: list[str] = []
    depth = 0
    part = ""
    for char in text:
        depth += (char == "(") - (char == ")")
        if char == "," and depth == 0:
            parts.append(part.strip())
            part = ""
        else:
            part += char
    if part.strip():
        parts.append(part.strip())
    return parts


def fill(effect: Effect, place: str, kind: str, value: str, card_type: str) -> None:
    if kind == "cond":
        effect.cond = read_cond(value)
    elif kind == "effect":
        if word_of(value) not in LASTING:
            raise NotationError(f"{word_of(value)!r} cannot last; what can is {', '.join(LASTING)}")
        effect.does = read_effect(value, card_type)
    elif kind == "many" and value == "all":
        effect.n = vocabulary.ALL_OF_THEM
    elif kind in ("int", "count", "many"):
        effect.n = read_number(value, least=-99 if kind == "int" else 1)
    elif kind == "tag":
        if not is_word(value):
            raise NotationError(f"a tag is a word, not {value!r}")
        effect.what = value
    elif value not in kind.split("/"):
        raise NotationError(f"{place} is one of {kind.replace('/', ', ')}, not {value!r}")
    elif place == "what":
        effect.what = value
    elif place == "by":
        effect.by = value
    elif place == "to":
        effect.to_taker = value == "taker"
    elif place == "on":
        effect.on = value
    else:
        effect.loot = value == "yes"
