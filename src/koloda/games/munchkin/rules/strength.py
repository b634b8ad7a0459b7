"""Both sides of a combat added up, and what counts for whom (chapter 3.6)."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.munchkin import cards, codes
from koloda.games.munchkin.effects.effect import Effect
from koloda.games.munchkin.state import Foe, MunchkinPublic
from koloda.kernel.seats import letter

Stakes = tuple[int, int]
"""Levels and treasures."""


def standing(state: MunchkinPublic, seat: i64) -> list[Effect]:
    """Everything that acts for or against this munchkin now: race, class, worn items, curses."""
    munchkin = state.seats[seat]
    found: list[Effect] = []
    if munchkin.race != cards.NO_CARD:
        found += state.kind(munchkin.race).fx
    if munchkin.trade != cards.NO_CARD:
        found += state.kind(munchkin.trade).fx
    for item in munchkin.worn:
        found += state.kind(item).fx
    for curse in munchkin.curses:
        for effect in state.kind(curse).fx:
            acting = effect.acting(state, seat)
            if acting is not None:
                found.append(acting)
    return found


def forbids(state: MunchkinPublic, seat: i64, what: str) -> bool:
    """curse.forbid."""
    if not state.seats[seat].curses:
        return False
    for effect in standing(state, seat):
        if effect.forbids(what):
            return True
    return False


# Sums

LEVEL: Final = -1
BERSERK: Final = -2
BACKSTAB: Final = -3
FLOOR: Final = -4
AGAINST: Final = -5
PART_NAMES: Final = ("", "level", "berserk", "backstab", "floor", "against")
"""What counts and is no card, by its number below zero."""
STAB: Final = 2
"""power.backstab."""


Part = tuple[str, str, int]
NO_PARTS: Final[list[Part]] = []


@final
class Sum:
    """One side of a combat being added up.

    With `named` it keeps the parts for the panel: whose (a seat, a monster, or the side M or W), what, how
    much. With `printed` it leaves out what the players have to notice themselves (human.slips): conditional
    lines, and that only levels count.
    """

    def __init__(self, state: MunchkinPublic, *, named: bool = False, printed: bool = False) -> None:
        self.state = state
        self.named = named
        self.printed = printed
        self.total: i64 = 0
        self.whose = ""
        self.parts: list[Part] = [] if named else NO_PARTS

    def add(self, what: i64, number: i64) -> None:
        self.total += number
        if self.named:
            name = PART_NAMES[-what] if what < 0 else self.state.code(what)
            self.parts.append((self.whose, name, int(number)))

    def of_seat(self, seat: i64) -> None:
        if self.named:
            self.whose = letter(seat)

    def of_monster(self, card: i64) -> None:
        if self.named:
            self.whose = self.state.code(card)

    def counts(self, effect: Effect) -> bool:
        return not self.printed or effect.cond is None

    # Munchkins

    def munchkins(self) -> None:
        """combat.sum-m."""
        by_level = not self.printed and is_level_only(self.state)
        for seat in self.state.the_combat().fighters():
            self.fighter(seat, by_level=by_level)
        if not by_level:
            self.side(codes.MUNCHKINS)

    def fighter(self, seat: i64, *, by_level: bool) -> None:
        state = self.state
        munchkin = state.seats[seat]
        self.of_seat(seat)
        self.add(LEVEL, munchkin.level)
        if by_level:
            return
        if munchkin.berserk:
            self.add(BERSERK, munchkin.berserk)
        stabs = munchkin.stabbed
        while stabs:
            if stabs & 1:
                self.add(BACKSTAB, -STAB)
            stabs >>= 1
        if munchkin.race != cards.NO_CARD:
            self.card(seat, munchkin.race, 0)
        if munchkin.trade != cards.NO_CARD:
            self.card(seat, munchkin.trade, 0)
        for item in munchkin.worn:
            self.card(seat, item, state.kind(item).bonus)
        for curse in munchkin.curses:
            self.curse(seat, curse)

    def card(self, seat: i64, card: i64, bonus: i64) -> None:
        """A race, a class or an item: what is printed on it, and its effects."""
        for effect in self.state.kind(card).fx:
            if self.counts(effect):
                bonus += effect.strength(self.state, seat)
        if bonus:
            self.add(card, bonus)

    def curse(self, seat: i64, card: i64) -> None:
        number: i64 = 0
        for effect in self.state.kind(card).fx:
            acting = effect.acting(self.state, seat)
            if acting is not None and self.counts(acting):
                number += acting.strength(self.state, seat)
        if number:
            self.add(card, number)

    # Monsters

    def monsters(self) -> None:
        """combat.sum-w."""
        for foe in self.state.the_combat().foes:
            self.foe(foe)
        self.side(codes.MONSTERS)

    def foe(self, foe: Foe) -> None:
        """combat.floor: printed level and enhancers; combat.once: each of its lines counts once."""
        state = self.state
        kind = state.kind(foe.like)
        self.of_monster(foe.card)
        self.add(LEVEL, kind.level)
        strength = kind.level
        for enhancer in foe.enhancers:
            mod = state.kind(enhancer).mod
            self.add(enhancer, mod)
            strength += mod
        if strength < 1 and state.options.monster_floor:
            self.add(FLOOR, 1 - strength)
        for effect in kind.fx:
            if self.counts(effect):
                against = effect.monster_strength(state)
                if against:
                    self.add(AGAINST, against)

    def side(self, side: i64) -> None:
        """one.combat: one-shots belong to the side."""
        if self.named:
            self.whose = codes.SIDES[side]
        for card, on in self.state.the_combat().played:
            if on == side:
                for effect in self.state.kind(card).fx:
                    self.add(card, effect.side_strength())


def munchkins_strength(state: MunchkinPublic) -> int:
    found = Sum(state)
    found.munchkins()
    return int(found.total)


def foe_strength(state: MunchkinPublic, foe: Foe) -> int:
    """combat.sum-w for one monster."""
    found = Sum(state)
    found.foe(foe)
    return int(found.total)


def monsters_strength(state: MunchkinPublic) -> int:
    found = Sum(state)
    found.monsters()
    return int(found.total)


def both_strengths(state: MunchkinPublic) -> tuple[i64, i64]:
    """Of the munchkins and of the monsters."""
    found = Sum(state)
    found.munchkins()
    munchkins = found.total
    found.monsters()
    return munchkins, found.total - munchkins


def shown_sums(state: MunchkinPublic) -> tuple[Sum, Sum]:
    """combat.announce: both sides with their parts, as the panel says them aloud."""
    printed = state.options.table
    munchkins = Sum(state, named=True, printed=printed)
    monsters = Sum(state, named=True, printed=printed)
    munchkins.munchkins()
    monsters.monsters()
    return munchkins, monsters


def might(state: MunchkinPublic, seat: i64) -> int:
    """Level and plain bonuses: what everybody sees at a glance."""
    munchkin = state.seats[seat]
    total = int(munchkin.level)
    for item in munchkin.worn:
        total += int(state.kind(item).bonus)
    return total


def is_level_only(state: MunchkinPublic) -> bool:
    """multi.special: one such monster makes it so for all."""
    for foe in state.the_combat().foes:
        if state.kind(foe.like).level_only:
            return True
    return False


def has_ties(state: MunchkinPublic) -> bool:
    """combat.ties: main or helper."""
    for seat in state.the_combat().fighters():
        if wins_ties(state, seat):
            return True
    return False


def wins_ties(state: MunchkinPublic, seat: i64) -> bool:
    munchkin = state.seats[seat]
    if munchkin.trade != cards.NO_CARD and state.kind(munchkin.trade).wins_ties:
        return True
    for item in munchkin.worn:
        if state.kind(item).wins_ties:
            return True
    for curse in munchkin.curses:
        for effect in state.kind(curse).fx:
            acting = effect.acting(state, seat)
            if acting is not None and acting.wins_ties():
                return True
    return False


def is_winning(state: MunchkinPublic) -> bool:
    """combat.win, combat.ties."""
    munchkins, monsters = both_strengths(state)
    return munchkins > monsters or (munchkins == monsters and has_ties(state))


def foe_loot(state: MunchkinPublic, foe: Foe) -> int:
    """reward.count: printed, changed by enhancers, with its floor."""
    printed = int(state.kind(foe.like).loot)
    total = printed
    for enhancer in foe.enhancers:
        total += int(state.kind(enhancer).loot)
    floor = int(state.options.loot_floor) if printed >= 1 else 0
    return max(total, floor, 0)


def stake(state: MunchkinPublic) -> Stakes:
    """What a kill would bring now, owed ones included."""
    levels, treasures = int(state.owed_levels), int(state.owed)
    for foe in state.the_combat().foes:
        levels += int(state.kind(foe.like).levels)
        treasures += foe_loot(state, foe)
    return levels, treasures


def is_for_the_win(state: MunchkinPublic) -> bool:
    """power.for-the-win."""
    main = state.seats[state.the_combat().main]
    return main.level + stake(state)[0] - state.owed_levels >= state.options.goal


def flee_mods(state: MunchkinPublic, seat: i64, foe: Foe) -> int:
    """flee.mods: the standing ones, without the die's own."""
    total: i64 = 0
    for effect in standing(state, seat):
        total += effect.flight()
    for card in [int(foe.like), *foe.enhancers]:
        for effect in state.kind(card).fx:
            total += effect.flight()
    return int(total)


def key(state: MunchkinPublic) -> list[int]:
    """K of time.version: when it changes, the combat's version does."""
    combat = state.combat
    if combat is None:
        return []
    munchkins, monsters = both_strengths(state)
    found = [int(combat.main), int(combat.helper), int(munchkins), int(monsters)]
    found += [int(has_ties(state)), int(is_level_only(state)), *stake(state)]
    for foe in combat.foes:
        found += [cards.NO_CARD, int(foe.card), int(foe.like), *foe.enhancers]
    return found
