"""Why a card may be played now."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import cards, codes, frames, phases
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.rules import zones
from koloda.games.munchkin.rules.gear import bar_worn, told_bar
from koloda.games.munchkin.rules.plays import highest
from koloda.games.munchkin.rules.strength import both_strengths, might
from koloda.games.munchkin.state import MunchkinState
from koloda.kernel import Action
from koloda.kernel.errors import Ground, Values
from koloda.kernel.seats import letter

ON_A_CARD: Final = {
    codes.ENH: "munchkin.enh.play",
    codes.WANDER: "munchkin.wander.play",
    codes.CHEAT: "munchkin.cheat.play",
    codes.THROW: "munchkin.flee.throw",
}


def ground(state: MunchkinState, action: Action) -> Ground | None:
    seat, code, args = action.seat, action.code, action.args
    if code == codes.TROUBLE:
        level = int(state.kind(args[0]).level)
        return Ground("munchkin.turn.trouble", {"level": level, "might": might(state, seat)})
    if code in ON_A_CARD:
        values: Values = {"on": state.code(args[1])}
        if code == codes.WANDER:
            values["level"] = int(state.kind(args[1]).level)
        return Ground(ON_A_CARD[code], values)
    if code == codes.JOIN:
        return Ground("munchkin.santa.join", {})
    if code == codes.CURSE:
        return Ground("munchkin.curse.hand", {"count": sum(not one.dead for one in state.seats) - 1})
    if code == codes.GUAL:
        return ground_of_level(state, args[0], args[1])
    if code == codes.USE or code == codes.EVENT:
        return ground_of_moment(state)
    if code == codes.PUT:
        return ground_of_putting(state, seat, args[0], worn=args[1] == 1)
    return None


def ground_of_level(state: MunchkinState, card: i64, target: i64) -> Ground:
    level, goal = int(state.seats[target].level), int(state.options.goal)
    to = min(level + int(state.kind(card).play().n), int(highest(state, card)))
    return Ground("munchkin.gual.play", {"target": letter(target), "level": level, "to": to, "goal": goal})


def ground_of_moment(state: MunchkinState) -> Ground:
    """What is just happening: a curse or a die that can be answered, a fight, or nothing."""
    frame = state.frame
    if frame is not None and frame.kind == phases.W_CURSE:
        return Ground("munchkin.time.answers", {"what": "curse", "on": state.code(frame.values[0])})
    if frame is not None and frame.kind == phases.W_DIE:
        return Ground("munchkin.time.answers", {"what": "die", "face": frame.values[frames.FACE]})
    if state.combat is not None:
        ours, theirs = both_strengths(state)
        return Ground("munchkin.one.combat", {"ours": int(ours), "theirs": int(theirs)})
    return Ground("munchkin.treasure.when", {"turn": letter(state.turn)})


def ground_of_putting(state: MunchkinState, seat: i64, card: i64, *, worn: bool) -> Ground:
    """A race or class, the free slot of an item, or why it can only be carried."""
    kind, munchkin = state.kind(card), state.seats[seat]
    if kind.is_person():
        old = munchkin.person(kind)
        what = "race" if kind.type == vocabulary.RACE else "class"
        if old == cards.NO_CARD:
            return Ground("munchkin.class.gain", {"what": what})
        return Ground("munchkin.class.replace", {"on": state.code(old)})
    if worn:
        slot = kind.slot
        free = 2 - sum(hands_of(state, other) for other in zones.in_the_way(state, seat, card))
        return Ground("munchkin.item.slots", {"slot": vocabulary.SLOTS[slot], "count": free})
    bar = bar_worn(state, seat, card)
    return Ground("munchkin.item.carry", {"bar": bar.replace(".", "-"), **told_bar(state, seat, card, bar)})


def hands_of(state: MunchkinState, item: i64) -> int:
    slot = state.kind(item).slot
    return 2 if slot == vocabulary.HANDS2 else 1 if slot == vocabulary.HAND else 0
