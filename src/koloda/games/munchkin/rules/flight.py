"""Running away (chapter 3.10)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes, frames, phases
from koloda.games.munchkin.frames import Frame
from koloda.games.munchkin.notation import CARD, MunchkinVerb
from koloda.games.munchkin.rules.combat import clear_combat, drop_deal
from koloda.games.munchkin.rules.consequences import run
from koloda.games.munchkin.rules.permission import refuse, why_not_now
from koloda.games.munchkin.rules.strength import flee_mods
from koloda.games.munchkin.rules.telling import tell, throw_die
from koloda.games.munchkin.rules.zones import hand_over, lose_levels
from koloda.games.munchkin.state import Foe, MunchkinPublic, MunchkinState
from koloda.games.munchkin.windows import roller
from koloda.kernel import Refusal, Value
from koloda.kernel.seats import NOBODY, bit, has, letter

ESCAPES: Final = 5
STEALS: Final = 4


def start_flight(state: MunchkinState) -> None:
    """flee.must: from here on strengths no longer matter (flee.frozen)."""
    state.enter(phases.F_ROLL)


def go_on_fleeing(state: MunchkinState) -> bool:
    """flee.auto, flee.end: what needs no die happens by itself; False while a roll is due."""
    seat = roller(state)
    if seat == NOBODY:
        clear_combat(state)
        drop_deal(state)
        state.owe_nothing()
        state.enter(phases.T_END)
        return True
    for foe in state.the_combat().foes:
        if foe.free and not has(foe.rolled, seat):
            escape(state, seat, foe)
            return True
    return False


def escape(state: MunchkinState, seat: i64, foe: Foe) -> None:
    """flee.escape: even a successful flight may cost something."""
    foe.rolled |= bit(seat)
    tell(state, "escape", seat, "munchkin.flee.escape", {"card": state.code(foe.card)})
    kind = state.kind(foe.like)
    run(state, culprit(state, foe), seat, len(kind.bad), len(kind.bad) + len(kind.escape))


def culprit(state: MunchkinState, foe: Foe) -> i64:
    """The card by which something befalls somebody: in version 1 a twin named the monster that it copies."""
    return foe.card if state.options.version > 1 else foe.like


def why_not_roll(state: MunchkinState, seat: i64, monster: i64) -> Refusal | None:
    """flee.roll, flee.order: any monster he has not settled with, in any order."""
    refusal = why_not_now(state, seat, "roll")
    if refusal is not None:
        return refusal
    if state.stage != phases.F_ROLL or roller(state) != seat:
        return refuse("flee.roll")
    foe = state.the_combat().find(monster)
    return None if foe is not None and not has(foe.rolled, seat) else refuse("flee.roll")


def roll(state: MunchkinState, seat: i64, monster: i64) -> None:
    foe = state.the_combat().find(monster)
    assert foe is not None
    for effect in state.kind(foe.like).fx:
        if effect.spares(state, seat):
            foe.rolled |= bit(seat)
            tell(state, "not-chased", seat, "munchkin.flee.auto", {"card": state.code(foe.card)})
            state.restart()
            return
    face = throw_die(state)
    state.open_frame(phases.W_DIE, seat, frames.die(face, against=monster))
    tell(state, "die", seat, "munchkin.flee.roll", {"face": face, "card": state.code(monster)})


def die_total(state: MunchkinPublic, frame: Frame) -> int:
    """What the die counts now."""
    values = frame.values
    combat = state.combat
    if values[frames.AGAINST] < 0 or combat is None:
        return values[frames.FACE]
    foe = combat.find(values[frames.AGAINST])
    assert foe is not None
    return (
        values[frames.FACE] + flee_mods(state, frame.seat, foe) + values[frames.ADDED] + values[frames.FLOWN]
    )


def settle_die(state: MunchkinState) -> None:
    """The number stands."""
    frame = state.the_frame()
    total = die_total(state, frame)
    seat, values = frame.seat, frame.values
    state.close_frame()
    if values[frames.AGAINST] < 0:
        settle_theft(state, seat, values[frames.VICTIM], values[frames.LOOT], total)
        return
    foe = state.the_combat().find(values[frames.AGAINST])
    assert foe is not None
    if total >= ESCAPES:
        escape(state, seat, foe)
        return
    foe.rolled |= bit(seat)
    tell(state, "caught", seat, "munchkin.flee.bad", {"card": state.code(foe.card)})
    run(state, culprit(state, foe), seat, 0, len(state.kind(foe.like).bad))


def settle_theft(state: MunchkinState, thief: i64, victim: i64, item: i64, total: int) -> None:
    """power.theft: 4 or more takes it, less costs a level."""
    if total >= STEALS:
        if state.seats[victim].has_item(item):
            hand_over(state, item, victim, thief)
        values: dict[str, Value] = {"card": state.code(item), "target": letter(victim)}
        tell(state, "stolen", thief, "munchkin.power.theft", values)
    else:
        lose_levels(state, thief, 1, 1, "munchkin.power.theft")


VERBS: Final[list[MunchkinVerb]] = [
    MunchkinVerb(
        "roll", codes.ROLL, [CARD],
        lambda s, a: why_not_roll(s, a.seat, a.args[0]), lambda s, a: roll(s, a.seat, a.args[0]),
    ),
]  # fmt: skip
