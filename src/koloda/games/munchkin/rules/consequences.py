"""Bad stuff and curses run their course, effect by effect."""

from mypy_extensions import i64

from koloda.games.munchkin.effects.effect import NOTHING_LOST, WAITS, Effect
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.rules import zones
from koloda.games.munchkin.rules.telling import tell
from koloda.games.munchkin.state import MunchkinPublic, MunchkinState


def effects_of(state: MunchkinPublic, card: i64) -> list[Effect]:
    """All consequences of a card in one row: a curse's own, or a monster's bad stuff, then its escape."""
    kind = state.cause(card)
    return kind.fx if kind.type == vocabulary.CURSE else kind.bad + kind.escape


def last_place(state: MunchkinState, card: i64, place: i64) -> int:
    """Where the list ends in which `place` stands."""
    kind = state.cause(card)
    if kind.type == vocabulary.CURSE:
        return len(kind.fx)
    return len(kind.bad) if place < len(kind.bad) else len(kind.bad) + len(kind.escape)


def run(state: MunchkinState, card: i64, victim: i64, place: i64, end: i64) -> None:
    """The consequences from `place` on, in the written order, each fully."""
    effects = effects_of(state, card)
    while place < end:
        if act(state, card, victim, place, effects[place]) == WAITS:
            return
        place += 1
    if state.cause(card).type == vocabulary.CURSE:
        finish_curse(state, card, victim)


def act(state: MunchkinState, card: i64, victim: i64, place: i64, effect: Effect) -> i64:
    """A, and B only if A had nothing to take."""
    result = effect.befall(state, card, victim, place)
    otherwise = effect.otherwise
    if result == NOTHING_LOST and otherwise is not None:
        result = otherwise.befall(state, card, victim, place)
    return result


def finish_curse(state: MunchkinState, card: i64, victim: i64) -> None:
    """curse.discard: it lies with the victim if it lasts."""
    if state.kind(card).lasts():
        state.seats[victim].curses.append(int(card))
        tell(state, "cursed", victim, "munchkin.curse.discard", {"card": state.code(card)})
    else:
        zones.discard(state, [int(card)])


# Answers to a prompt


def asking(state: MunchkinPublic, card: i64, victim: i64, place: i64) -> Effect:
    """The side of an `else` that asked."""
    effect = effects_of(state, card)[place]
    otherwise = effect.otherwise
    return effect if otherwise is None or effect.may_ask(state, victim) else otherwise


def needed(state: MunchkinPublic, card: i64, victim: i64, place: i64, amount: i64) -> i64:
    """How many cards the answer names."""
    return asking(state, card, victim, place).needed(state, victim, amount)


def answer(state: MunchkinState, who: i64, card: i64, victim: i64, place: i64, cards: list[int]) -> None:
    """The prompt is gone; what was chosen happens, then the rest of the consequences."""
    effect = asking(state, card, victim, place)
    if effect.answer(state, who, card, victim, place, cards) != WAITS:
        run(state, card, victim, place + 1, last_place(state, card, place))
