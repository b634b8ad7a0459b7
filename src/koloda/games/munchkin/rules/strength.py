"""Both sides of a combat added up, and what counts for whom (chapter 3.6)."""

from mypy_extensions import i64

from koloda.games.munchkin.cards import NO_CARD
from koloda.games.munchkin.codes import MONSTERS, MUNCHKINS
from koloda.games.munchkin.packs.grammar import (
    AT_LEAST,
    AT_MOST,
    CLASSLESS,
    HUMAN,
    IS_CLASS,
    IS_FEMALE,
    IS_MALE,
    IS_RACE,
    LONE,
    TAGGED,
    WEARS,
    Atom,
    Cond,
    Step,
)
from koloda.games.munchkin.packs.vocabulary import (
    BONUS,
    FLEE,
    FORBID,
    GAIN_TAG,
    LASTING,
    LEVEL_ONLY,
    NEXT_COMBAT,
    NEXT_TURN,
    SIDE,
    TIES,
    VS,
)
from koloda.games.munchkin.state import FEMALE, MALE, NOBODY, Foe, MunchkinState

Stakes = tuple[int, int]
"""Levels and treasures."""


def fits(state: MunchkinState, seat: i64, cond: Cond) -> bool:
    """Whether a munchkin fits a condition of a card."""
    for atom in cond.atoms:
        holds = atom_holds(state, seat, atom) == atom.holds
        if holds == cond.either:
            return holds
    return not cond.either


def atom_holds(state: MunchkinState, seat: i64, atom: Atom) -> bool:
    munchkin = state.seats[seat]
    kind = atom.kind
    if kind == IS_RACE:
        return munchkin.race != NO_CARD and state.kind(munchkin.race).code == atom.word
    if kind == IS_CLASS:
        return munchkin.trade != NO_CARD and state.kind(munchkin.trade).code == atom.word
    if kind == IS_MALE:
        return munchkin.sex == MALE
    if kind == IS_FEMALE:
        return munchkin.sex == FEMALE
    if kind == AT_MOST:
        return munchkin.level <= atom.number
    if kind == AT_LEAST:
        return munchkin.level >= atom.number
    if kind == HUMAN:
        return munchkin.race == NO_CARD
    if kind == CLASSLESS:
        return munchkin.trade == NO_CARD
    if kind == WEARS:
        for item in munchkin.worn:
            if state.kind(item).slot == atom.number:
                return True
        return False
    if kind == LONE:
        combat = state.combat
        return combat is not None and seat == combat.main and combat.helper == NOBODY
    return False


def foe_fits(state: MunchkinState, foe: Foe, cond: Cond) -> bool:
    """An item's condition, tested over a monster: only tags say something of it."""
    for atom in cond.atoms:
        holds = (atom.kind == TAGGED and has_tag(state, foe, atom.word)) == atom.holds
        if holds == cond.either:
            return holds
    return not cond.either


def has_tag(state: MunchkinState, foe: Foe, tag: str) -> bool:
    """Printed or given (santa.who)."""
    if tag in state.kind(foe.like).tags:
        return True
    for enhancer in foe.enhancers:
        for step in state.kind(enhancer).fx:
            if step.verb == GAIN_TAG and step.what == tag:
                return True
    return False


def standing(state: MunchkinState, seat: i64) -> list[Step]:
    """Everything that acts for or against this munchkin now: race, class, worn items, curses."""
    munchkin = state.seats[seat]
    found: list[Step] = []
    if munchkin.race != NO_CARD:
        found += state.kind(munchkin.race).fx
    if munchkin.trade != NO_CARD:
        found += state.kind(munchkin.trade).fx
    for item in munchkin.worn:
        found += state.kind(item).fx
    for curse in munchkin.curses:
        for step in state.kind(curse).fx:
            does = step.does
            if does is not None and curse_counts(state, seat, step.verb):
                found.append(does)
    return found


def curse_counts(state: MunchkinState, seat: i64, verb: i64) -> bool:
    """curse.now: in his combat, in his turn, or always."""
    if verb == NEXT_COMBAT:
        return state.in_combat(seat)
    if verb == NEXT_TURN:
        return seat == state.turn
    return verb == LASTING


def forbids(state: MunchkinState, seat: i64, what: str) -> bool:
    """curse.forbid."""
    if not state.seats[seat].curses:
        return False
    for step in standing(state, seat):
        if step.verb == FORBID and step.what == what:
            return True
    return False


def fighter_strength(state: MunchkinState, seat: i64) -> int:
    """combat.sum-m for one munchkin."""
    munchkin = state.seats[seat]
    total = int(munchkin.level + munchkin.berserk)
    stabs = munchkin.stabbed
    while stabs:
        if stabs & 1:
            total -= 2
        stabs >>= 1
    for item in munchkin.worn:
        total += int(state.kind(item).bonus)
    for step in standing(state, seat):
        cond = step.cond
        if step.verb == BONUS and (cond is None or fits(state, seat, cond)):
            total += int(step.n)
        elif step.verb == VS and cond is not None:
            for foe in state.the_combat().foes:
                if foe_fits(state, foe, cond):
                    total += int(step.n)
                    break
    return total


def might(state: MunchkinState, seat: i64) -> int:
    """Level and plain bonuses: what everybody sees at a glance."""
    munchkin = state.seats[seat]
    total = int(munchkin.level)
    for item in munchkin.worn:
        total += int(state.kind(item).bonus)
    return total


def is_level_only(state: MunchkinState) -> bool:
    """multi.special: one such monster makes it so for all."""
    for foe in state.the_combat().foes:
        for step in state.kind(foe.like).fx:
            if step.verb == LEVEL_ONLY:
                return True
    return False


def side_bonus(state: MunchkinState, side: i64) -> int:
    """one.combat: one-shots belong to the side."""
    total = 0
    for card, on in state.the_combat().played:
        if on == side:
            for step in state.kind(card).fx:
                if step.verb == SIDE:
                    total += int(step.n)
    return total


def munchkins_strength(state: MunchkinState) -> int:
    fighters = state.the_combat().fighters()
    if is_level_only(state):
        return sum([int(state.seats[seat].level) for seat in fighters])
    total = side_bonus(state, MUNCHKINS)
    for seat in fighters:
        total += fighter_strength(state, seat)
    return total


def foe_strength(state: MunchkinState, foe: Foe) -> int:
    """combat.sum-w for one monster; combat.once: each of its lines counts once."""
    kind = state.kind(foe.like)
    total = int(kind.level)
    for enhancer in foe.enhancers:
        total += int(state.kind(enhancer).mod)
    if total < 1 and state.options.monster_floor:
        total = 1
    for step in kind.fx:
        cond = step.cond
        if step.verb == VS and cond is not None:
            for seat in state.the_combat().fighters():
                if fits(state, seat, cond):
                    total += int(step.n)
                    break
    return total


def monsters_strength(state: MunchkinState) -> int:
    total = side_bonus(state, MONSTERS)
    for foe in state.the_combat().foes:
        total += foe_strength(state, foe)
    return total


def has_ties(state: MunchkinState) -> bool:
    """combat.ties: main or helper."""
    for seat in state.the_combat().fighters():
        for step in standing(state, seat):
            if step.verb == TIES:
                return True
    return False


def is_winning(state: MunchkinState) -> bool:
    """combat.win, combat.ties."""
    munchkins, monsters = munchkins_strength(state), monsters_strength(state)
    return munchkins > monsters or (munchkins == monsters and has_ties(state))


def foe_loot(state: MunchkinState, foe: Foe) -> int:
    """reward.count: printed, changed by enhancers, with its floor."""
    printed = int(state.kind(foe.like).loot)
    total = printed
    for enhancer in foe.enhancers:
        total += int(state.kind(enhancer).loot)
    floor = int(state.options.loot_floor) if printed >= 1 else 0
    return max(total, floor, 0)


def stake(state: MunchkinState) -> Stakes:
    """What a kill would bring now, owed ones included."""
    levels, treasures = int(state.owed_levels), int(state.owed)
    for foe in state.the_combat().foes:
        levels += int(state.kind(foe.like).levels)
        treasures += foe_loot(state, foe)
    return levels, treasures


def is_for_the_win(state: MunchkinState) -> bool:
    """power.for-the-win."""
    main = state.seats[state.the_combat().main]
    return main.level + stake(state)[0] - state.owed_levels >= state.options.goal


def flee_mods(state: MunchkinState, seat: i64, foe: Foe) -> int:
    """flee.mods: the standing ones, without the die's own."""
    total = 0
    for step in standing(state, seat):
        if step.verb == FLEE:
            total += int(step.n)
    for card in [int(foe.like), *foe.enhancers]:
        for step in state.kind(card).fx:
            if step.verb == FLEE:
                total += int(step.n)
    return total


def key(state: MunchkinState) -> list[int]:
    """K of time.version: when it changes, the combat's version does."""
    combat = state.combat
    if combat is None:
        return []
    found = [
        int(combat.main),
        int(combat.helper),
        munchkins_strength(state),
        monsters_strength(state),
        1 if has_ties(state) else 0,
        1 if is_level_only(state) else 0,
        *stake(state),
    ]
    for foe in combat.foes:
        found += [-1, int(foe.card), int(foe.like), *foe.enhancers]
    return found
