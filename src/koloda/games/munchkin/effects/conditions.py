"""Conditions on cards: `race:elf|level<=3`. What they ask, how they are written, what they are called."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.munchkin import cards
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.packs.kinds import People
from koloda.games.munchkin.packs.words import is_word, read_number
from koloda.games.munchkin.state import FEMALE, MALE, Foe, MunchkinPublic
from koloda.kernel import NotationError
from koloda.kernel.phrases import Phrase
from koloda.kernel.seats import NOBODY

RACE: Final = 0
CLASS: Final = 1
MALES: Final = 2
FEMALES: Final = 3
AT_MOST: Final = 4
AT_LEAST: Final = 5
HUMAN: Final = 6
CLASSLESS: Final = 7
WEARS: Final = 8
TAGGED: Final = 9
LONE: Final = 10
SINGLE: Final = {"sex:M": MALES, "sex:F": FEMALES, "human": HUMAN, "classless": CLASSLESS, "lone": LONE}
MESSAGES: Final = {
    MALES: "man", FEMALES: "woman", AT_MOST: "at-most", AT_LEAST: "at-least", HUMAN: "human",
    CLASSLESS: "classless", WEARS: "wears", LONE: "lone",
}  # fmt: skip

ONE: Final = "munchkin-card-one"
MANY: Final = "munchkin-card-many"


@final
class Atom:
    """One thing that holds of somebody or not; `word` or `number` says of what."""

    def __init__(self, kind: i64, holds: bool, word: str, number: i64) -> None:
        self.kind: i64 = kind
        self.holds = holds
        self.word = word
        self.number: i64 = number

    def is_so(self, state: MunchkinPublic, seat: i64) -> bool:
        munchkin = state.seats[seat]
        kind = self.kind
        if kind == RACE:
            return munchkin.race != cards.NO_CARD and state.kind(munchkin.race).code == self.word
        if kind == CLASS:
            return munchkin.trade != cards.NO_CARD and state.kind(munchkin.trade).code == self.word
        if kind == MALES:
            return munchkin.sex == MALE
        if kind == FEMALES:
            return munchkin.sex == FEMALE
        if kind == AT_MOST:
            return munchkin.level <= self.number
        if kind == AT_LEAST:
            return munchkin.level >= self.number
        if kind == HUMAN:
            return munchkin.race == cards.NO_CARD
        if kind == CLASSLESS:
            return munchkin.trade == cards.NO_CARD
        if kind == WEARS:
            for item in munchkin.worn:
                if state.kind(item).slot == self.number:
                    return True
            return False
        if kind == LONE:
            combat = state.combat
            return combat is not None and seat == combat.main and combat.helper == NOBODY
        return False

    def says(self, people: People, form: str, *, denied: bool) -> Phrase:
        """`form`: ONE who is so, or MANY who are."""
        if self.kind == RACE or self.kind == CLASS:
            name = Phrase(f"{form}-who", {"code": self.word, "who": people.get(self.word, self.word)})
        elif self.kind == TAGGED:
            name = Phrase(f"{form}-tag", {"tag": self.word})
        else:
            what = vocabulary.SLOTS[self.number] if self.kind == WEARS else str(self.number)
            name = Phrase(f"{form}-{MESSAGES[int(self.kind)]}", {"what": what})
        return name if self.holds or denied else Phrase(f"{form}-not", {"text": name})


@final
class Cond:
    """All its atoms must hold, or with `either` one of them."""

    def __init__(self, text: str, atoms: list[Atom], *, either: bool) -> None:
        self.text = text
        self.atoms = atoms
        self.either = either

    def fits(self, state: MunchkinPublic, seat: i64) -> bool:
        """Whether it holds of a munchkin."""
        for atom in self.atoms:
            holds = atom.is_so(state, seat) == atom.holds
            if holds == self.either:
                return holds
        return not self.either

    def fits_foe(self, state: MunchkinPublic, foe: Foe) -> bool:
        """An item's condition, tested over a monster: only tags say something of it."""
        for atom in self.atoms:
            holds = (atom.kind == TAGGED and has_tag(state, foe, atom.word)) == atom.holds
            if holds == self.either:
                return holds
        return not self.either

    def is_denial(self) -> bool:
        """Not A and not B: easier to read as neither A nor B."""
        if self.either and len(self.atoms) > 1:
            return False
        return not any(atom.holds for atom in self.atoms)

    def says_one(self, people: People) -> Phrase:
        """`(if you are) an elf and alone`."""
        joint = "munchkin-card-or" if self.either else "munchkin-card-and"
        return join(joint, [atom.says(people, ONE, denied=False) for atom in self.atoms])

    def says_many(self, people: People, *, denied: bool = False) -> Phrase:
        """`(against) elves or orcs`; else `those who are an elf and a woman`."""
        alike = denied or (self.either and all(atom.holds for atom in self.atoms))
        if len(self.atoms) > 1 and not alike:
            return Phrase("munchkin-card-those", {"cond": self.says_one(people)})
        return join("munchkin-card-many-or", [atom.says(people, MANY, denied=denied) for atom in self.atoms])


def join(message: str, phrases: list[Phrase]) -> Phrase:
    """`a or b or c`."""
    found = phrases[-1]
    for phrase in reversed(phrases[:-1]):
        found = Phrase(message, {"first": phrase, "second": found})
    return found


def has_tag(state: MunchkinPublic, foe: Foe, tag: str) -> bool:
    """Printed or given (santa.who)."""
    if tag in state.kind(foe.like).tags:
        return True
    for enhancer in foe.enhancers:
        for effect in state.kind(enhancer).fx:
            if effect.gives_tag(tag):
                return True
    return False


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
        return Atom(RACE if name == "race" else CLASS if name == "class" else TAGGED, holds, value, 0)
    if name == "worn" and value in vocabulary.SLOTS:
        return Atom(WEARS, holds, "", vocabulary.SLOTS.index(value))
    if word.startswith(("level<=", "level>=")):
        return Atom(AT_MOST if word[5] == "<" else AT_LEAST, holds, "", read_number(word[7:], least=1))
    if word in SINGLE:
        return Atom(SINGLE[word], holds, "", 0)
    raise NotationError(f"unknown condition {text!r}")
