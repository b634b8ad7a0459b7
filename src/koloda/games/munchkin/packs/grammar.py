"""The line language of a card's effects: `lose_item(feet) else lose_levels(1)`."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.munchkin.packs.vocabulary import ALL_OF_THEM, CONSEQUENCES, SLOTS, STANDING, VERBS
from koloda.kernel.errors import NotationError

# Atoms of a condition
IS_RACE: Final = 0
IS_CLASS: Final = 1
IS_MALE: Final = 2
IS_FEMALE: Final = 3
AT_MOST: Final = 4
AT_LEAST: Final = 5
HUMAN: Final = 6
CLASSLESS: Final = 7
WEARS: Final = 8
TAGGED: Final = 9
LONE: Final = 10


@final
class Atom:
    """One thing that holds of somebody or not; `word` or `number` says of what."""

    def __init__(self, kind: i64, holds: bool, word: str, number: i64) -> None:
        self.kind: i64 = kind
        self.holds = holds
        self.word = word
        self.number: i64 = number


@final
class Cond:
    """All its atoms must hold, or with `either` one of them."""

    def __init__(self, text: str, atoms: list[Atom], *, either: bool) -> None:
        self.text = text
        self.atoms = atoms
        self.either = either


@final
class Step:
    """A verb with its arguments; `otherwise` is what happens when it finds nothing to act on."""

    def __init__(self, verb: i64, text: str) -> None:
        self.verb: i64 = verb
        self.text = text
        self.n: i64 = 1
        self.cond: Cond | None = None
        self.what = ""
        self.by = "victim"
        self.to_taker = False
        self.on = "any"
        self.loot = False
        self.does: Step | None = None
        self.otherwise: Step | None = None


def read_effect(text: str, card_type: str, *, bad: bool) -> Step:
    """One effect of a list; `bad` for what happens to a victim."""
    first, _, second = text.partition(" else ")
    step = read_step(first.strip(), card_type)
    if bad and verb_name(first) not in CONSEQUENCES:
        raise NotationError(f"{verb_name(first)!r} is no consequence; those are {', '.join(CONSEQUENCES)}")
    if second:
        for part in (first, second):
            if verb_name(part.strip()) not in CONSEQUENCES:
                raise NotationError(f"both sides of else are consequences, not {part.strip()!r}")
        step.otherwise = read_step(second.strip(), card_type)
    return step


def verb_name(text: str) -> str:
    return text.partition("(")[0]


def read_step(text: str, card_type: str) -> Step:
    name, bracket, rest = text.partition("(")
    if name not in VERBS:
        raise NotationError(f"unknown verb {name!r}; known are {', '.join(VERBS)}")
    verb = VERBS[name]
    if card_type not in verb.types:
        raise NotationError(f"{name!r} is not for a card of type {card_type}, only {', '.join(verb.types)}")
    if bracket and not rest.endswith(")"):
        raise NotationError(f"{text!r} does not end with its bracket")
    given = split_arguments(rest[:-1]) if bracket else []
    if bracket and not given:
        raise NotationError(f"{text!r} has an empty bracket")
    step = Step(verb.number, text)
    left = verb.takes[:]
    for argument in given:
        key, equals, value = argument.partition("=")
        if equals and key.isalpha():
            found = [take for take in left if take.partition(":")[0] == key]
        else:
            found, value = left[:1], argument
        if not found:
            raise NotationError(f"{name!r} takes {', '.join(verb.takes) or 'no argument'}, not {argument!r}")
        left.remove(found[0])
        place, _, kind = found[0].partition(":")
        fill(step, place, kind.rstrip("?"), value, card_type)
    for take in left:
        if not take.endswith("?"):
            raise NotationError(f"{text!r} lacks its argument {take.partition(':')[0]}")
    return step


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


def fill(step: Step, place: str, kind: str, value: str, card_type: str) -> None:
    if kind == "cond":
        step.cond = read_cond(value)
    elif kind == "step":
        if verb_name(value) not in STANDING:
            raise NotationError(f"{verb_name(value)!r} cannot last; what can is {', '.join(STANDING)}")
        step.does = read_step(value, card_type)
    elif kind == "many" and value == "all":
        step.n = ALL_OF_THEM
    elif kind in ("int", "count", "many"):
        step.n = read_number(value, least=-99 if kind == "int" else 1)
    elif kind == "tag":
        if not is_word(value):
            raise NotationError(f"a tag is a word, not {value!r}")
        step.what = value
    elif value not in kind.split("/"):
        raise NotationError(f"{place} is one of {kind.replace('/', ', ')}, not {value!r}")
    elif place == "what":
        step.what = value
    elif place == "by":
        step.by = value
    elif place == "to":
        step.to_taker = value == "taker"
    elif place == "on":
        step.on = value
    else:
        step.loot = value == "yes"


def read_number(text: str, *, least: int) -> int:
    digits = text[1:] if text.startswith("-") else text
    if not digits.isascii() or not digits.isdigit() or len(digits) > 2 or int(text) < least:
        raise NotationError(f"a number from {least} to 99 is meant, not {text!r}")
    return int(text)


def is_word(text: str) -> bool:
    """`[a-z][a-z0-9-]*`."""
    return text[:1].isalpha() and text.isascii() and text == text.lower() and text.replace("-", "a").isalnum()


def read_cond(text: str) -> Cond:
    either = "|" in text
    if either and "&" in text:
        raise NotationError(f"{text!r} mixes | and &")
    words = text.split("|" if either else "&")
    return Cond(text, [read_atom(word.strip()) for word in words], either=either)


def read_atom(text: str) -> Atom:
    holds = not text.startswith("!")
    word = text.lstrip("!") if text.count("!") < 2 else text
    name, _, value = word.partition(":")
    if name in ("race", "class", "tag") and is_word(value):
        kind = IS_RACE if name == "race" else IS_CLASS if name == "class" else TAGGED
        return Atom(kind, holds, value, 0)
    if word == "sex:M" or word == "sex:F":
        return Atom(IS_MALE if word == "sex:M" else IS_FEMALE, holds, "", 0)
    if name == "worn" and value in SLOTS:
        return Atom(WEARS, holds, "", SLOTS.index(value))
    if word.startswith(("level<=", "level>=")):
        kind = AT_MOST if word[5] == "<" else AT_LEAST
        return Atom(kind, holds, "", read_number(word[7:], least=1))
    single = {"human": HUMAN, "classless": CLASSLESS, "lone": LONE}
    if word in single:
        return Atom(single[word], holds, "", 0)
    raise NotationError(f"unknown condition {text!r}")
