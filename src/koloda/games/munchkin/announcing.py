"""What a combat's panel says aloud (combat.announce): both sums with their parts, and what is at stake.

Under referee `table` only what is printed is added up; conditional lines are for the players to notice.
"""

from mypy_extensions import i64

from koloda.games.munchkin.codes import MONSTERS, MUNCHKINS
from koloda.games.munchkin.packs.grammar import Step
from koloda.games.munchkin.packs.vocabulary import BONUS, SIDE, VS
from koloda.games.munchkin.rules.flight import die_total
from koloda.games.munchkin.rules.strength import (
    curse_counts,
    fits,
    foe_fits,
    is_for_the_win,
    is_level_only,
    is_winning,
    stake,
)
from koloda.games.munchkin.state import G_OVER, W_DIE, Foe, MunchkinState
from koloda.kernel.seats import letter

Part = tuple[str, str, int]
"""Whose (a seat, a monster, or the side M or W), what, how much."""


def announce(state: MunchkinState) -> dict[str, str]:
    """`sums 7:10`, `parts A level 4, A shovel 3, …`, `stake L1 T3`, `verdict losing`, `total 4`; at
    the end `levels A 10 B 7`."""
    found: dict[str, str] = {}
    frame = state.top_frame()
    if frame is not None and frame.kind == W_DIE:
        found["total"] = str(die_total(state, frame))
    if state.stage == G_OVER:
        reached = [f"{letter(seat)} {munchkin.level}" for seat, munchkin in enumerate(state.seats)]
        found["levels"] = " ".join(reached)
    if state.combat is None:
        return found
    munchkins, monsters = munchkin_parts(state), monster_parts(state)
    found["sums"] = f"{add(munchkins)}:{add(monsters)}"
    found["parts"] = ", ".join([f"{whose} {what} {number}" for whose, what, number in munchkins + monsters])
    levels, treasures = stake(state)
    found["stake"] = f"L{levels} T{treasures}"
    if is_for_the_win(state):
        found["wins"] = letter(state.turn)
    if not state.options.table:
        found["verdict"] = "winning" if is_winning(state) else "losing"
    return found


def add(parts: list[Part]) -> int:
    return sum([number for _, _, number in parts])


def munchkin_parts(state: MunchkinState) -> list[Part]:
    found: list[Part] = []
    by_level = not state.options.table and is_level_only(state)
    for seat in state.the_combat().fighters():
        found.append((letter(seat), "level", int(state.seats[seat].level)))
        if not by_level:
            found += fighter_parts(state, seat)
    return found if by_level else found + side_parts(state, MUNCHKINS, "M")


def fighter_parts(state: MunchkinState, seat: i64) -> list[Part]:
    munchkin = state.seats[seat]
    who = letter(seat)
    found: list[Part] = []
    if munchkin.berserk:
        found.append((who, "berserk", int(munchkin.berserk)))
    for thief in range(state.count):
        if munchkin.stabbed >> thief & 1:
            found.append((who, "backstab", -2))
    for card in [int(munchkin.race), int(munchkin.trade), *munchkin.worn, *munchkin.curses]:
        if card < 0:
            continue
        number = int(state.kind(card).bonus) if card in munchkin.worn else 0
        for step in acting_steps(state, seat, card):
            number += step_bonus(state, seat, step)
        if number:
            found.append((who, state.code(card), number))
    return found


def acting_steps(state: MunchkinState, seat: i64, card: i64) -> list[Step]:
    """Its effects; of a curse those that count now."""
    if card not in state.seats[seat].curses:
        return state.kind(card).fx
    found: list[Step] = []
    for step in state.kind(card).fx:
        does = step.does
        if does is not None and curse_counts(state, seat, step.verb):
            found.append(does)
    return found


def step_bonus(state: MunchkinState, seat: i64, step: Step) -> int:
    cond = step.cond
    if step.verb == BONUS and cond is None:
        return int(step.n)
    if cond is None or state.options.table:
        return 0
    if step.verb == BONUS:
        return int(step.n) if fits(state, seat, cond) else 0
    if step.verb == VS:
        for foe in state.the_combat().foes:
            if foe_fits(state, foe, cond):
                return int(step.n)
    return 0


def monster_parts(state: MunchkinState) -> list[Part]:
    found: list[Part] = []
    for foe in state.the_combat().foes:
        found += foe_parts(state, foe)
    return found + side_parts(state, MONSTERS, "W")


def foe_parts(state: MunchkinState, foe: Foe) -> list[Part]:
    name = state.code(foe.card)
    kind = state.kind(foe.like)
    found: list[Part] = [(name, "level", int(kind.level))]
    for enhancer in foe.enhancers:
        found.append((name, state.code(enhancer), int(state.kind(enhancer).mod)))
    short = 1 - add(found)
    if short > 0 and state.options.monster_floor:
        found.append((name, "floor", short))
    if state.options.table:
        return found
    for step in kind.fx:
        cond = step.cond
        if step.verb == VS and cond is not None:
            for seat in state.the_combat().fighters():
                if fits(state, seat, cond):
                    found.append((name, "against", int(step.n)))
                    break
    return found


def side_parts(state: MunchkinState, side: i64, whose: str) -> list[Part]:
    found: list[Part] = []
    for card, on in state.the_combat().played:
        if on == side:
            for step in state.kind(card).fx:
                if step.verb == SIDE:
                    found.append((whose, state.code(card), int(step.n)))
    return found
