"""What a scenario may ask of a position (chapter 7), and how it is compared."""

from typing import Final

from koloda.games.munchkin.codes import PILES
from koloda.games.munchkin.fields import EVERYTHING, FIELDS, LAST_FIELDS, write_cards, write_field, write_seat
from koloda.games.munchkin.placing import is_proposal, split_list
from koloda.games.munchkin.rules.flight import die_total
from koloda.games.munchkin.rules.reward import ranks, winners
from koloda.games.munchkin.rules.strength import (
    flee_mods,
    is_winning,
    monsters_strength,
    munchkins_strength,
    stake,
)
from koloda.games.munchkin.state import G_OVER, W_DIE, MunchkinState
from koloda.games.munchkin.windows import length
from koloda.kernel.facts import CARDS, EXACT, PAIRS, PILE, SET, same
from koloda.kernel.seats import LETTERS, letter, write_seats

KINDS: Final[dict[str, tuple[int, int]]] = {
    "passed": (SET, 0),
    "free": (SET, 0),
    "rolled": (SET, 0),
    "split": (SET, 0),
    "picked": (SET, 0),
    "shown": (SET, 0),
    "prompt": (SET, 1),
    "over": (SET, 0),
    "flee": (PAIRS, 0),
    "rank": (PAIRS, 0),
    **dict.fromkeys(PILES, (PILE, 0)),
}


def write_fact(state: MunchkinState, name: str) -> str | None:
    """A field of the position in full, or a fact about it; None when there is no such thing."""
    if len(name) == 1 and name in LETTERS[: state.count]:
        return write_seat(state, LETTERS.index(name), EVERYTHING, whole=True)
    if name in FIELDS or name in LAST_FIELDS or is_proposal(name):
        return write_field(state, name, EVERYTHING)
    if name == "shown":
        return write_cards(state, state.shown)
    if name == "over":
        return write_seats(winners(state)) if state.stage == G_OVER else "-"
    if name == "rank":
        return " ".join([f"{letter(seat)} {rank}" for seat, rank in enumerate(ranks(state))])
    if name == "ms":
        return str(length(state, state.phase()))
    if name == "total":
        frame = state.top_frame()
        return str(die_total(state, frame)) if frame is not None and frame.kind == W_DIE else "-"
    return write_sums(state, name)


def write_sums(state: MunchkinState, name: str) -> str | None:
    """`11:17`, `winning`: empty when it is so, otherwise what is found in its place."""
    combat = state.combat
    if is_sum(name):
        if combat is None:
            return "no combat"
        found = f"{munchkins_strength(state)}:{monsters_strength(state)}"
        return "" if found == name else found
    if name == "winning" or name == "losing":
        found = "no combat" if combat is None else "winning" if is_winning(state) else "losing"
        return "" if found == name else found
    if name == "stake":
        if combat is None:
            return "-"
        levels, treasures = stake(state)
        return f"L{levels} T{treasures}"
    if name == "flee":
        if combat is None:
            return "-"
        words: list[str] = []
        for seat in combat.fighters():
            for foe in combat.foes:
                words += [f"{letter(seat)}:{state.code(foe.card)}", str(flee_mods(state, seat, foe))]
        return " ".join(words)
    return None


def is_sum(name: str) -> bool:
    """`11:17`."""
    munchkins, colon, monsters = name.partition(":")
    return bool(colon) and munchkins.lstrip("-").isdigit() and monsters.lstrip("-").isdigit()


def holds(name: str, expected: str, found: str, hidden: bool) -> bool:
    """A fact compares only the words it writes."""
    if len(name) == 1 and name in LETTERS:
        return all(seat_word_holds(word, found.split(), hidden) for word in expected.split())
    if name == "combat":
        return combat_holds(expected, found)
    if name in ("deal", "die", "under", "phase", "stake"):
        return all(word in found.split() for word in expected.split())
    if name == "prompt" and " by " not in expected:
        found = found.partition(" by ")[0]
        found = found[:1] if len(expected) == 1 else found
    if name == "undo":
        return sorted(expected.split(" / ")) == sorted(found.split(" / "))
    if is_proposal(name) and "{" not in expected:
        found = found.partition(" {")[0]
    kind = KINDS.get(name, (EXACT, 0))
    return same(kind[0], kind[1], expected, found, hidden)


def seat_word_holds(word: str, found: list[str], hidden: bool) -> bool:
    """Cards of a seat are compared without order, `?3` is any three; what a view leaves out is none."""
    name, equals, value = word.partition("=")
    if not equals:
        return word in found or (word in ("M", "L1", "here", "alive") and not rival(word, found))
    for other in found:
        key, _, is_ = other.partition("=")
        if key == name:
            wanted, cards = " ".join(split_list(value, ",")), " ".join(split_list(is_, ","))
            return same(CARDS, 0, wanted or "-", cards or "-", hidden)
    return value == "-" or value == "0"


def rival(word: str, found: list[str]) -> bool:
    """Whether another word of the same kind stands there."""
    other = {"M": "F", "here": "absent", "alive": "dead"}
    if word == "L1":
        return any(part[:1] == "L" and part[1:].isdigit() for part in found)
    return other[word] in found


def combat_holds(expected: str, found: str) -> bool:
    """The version, the munchkins and the monsters, each only if it is written."""
    if expected == "-" or found == "-":
        return expected == found
    sides, vs, foes = f" {expected}".partition(" vs ")
    is_sides, _, is_foes = f" {found}".partition(" vs ")
    if any(word not in is_sides.split() for word in sides.split()):
        return False
    return not vs or foes.split() == is_foes.split()
