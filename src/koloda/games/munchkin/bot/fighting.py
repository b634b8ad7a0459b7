"""How a fight stands for whoever looks at it: what would turn it, and what that is worth."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.bot.worth import LEVEL, TREASURE_CARD, card_worth, loss_of
from koloda.games.munchkin.cards import NO_CARD
from koloda.games.munchkin.codes import (
    CURSE,
    ENH,
    EVENT,
    JOIN,
    MONSTERS,
    MUNCHKINS,
    POW,
    PUT,
    SIDE_TARGET,
    USE,
    WANDER,
)
from koloda.games.munchkin.packs.vocabulary import (
    BACKSTAB,
    BERSERK,
    BONUS,
    CHARM,
    CLONE_MONSTER,
    END_COMBAT,
    HELPER_LEVEL,
    LOSE_CLASS,
    LOSE_ITEM,
    LOSE_LEVELS,
    NO_CHASE,
    RACE,
    REMOVE_HELPER,
    REMOVE_MONSTER,
    SWAP_MONSTER,
)
from koloda.games.munchkin.rules.consequences import eligible
from koloda.games.munchkin.rules.flight import ESCAPES
from koloda.games.munchkin.rules.strength import (
    fighter_strength,
    fits,
    flee_mods,
    foe_loot,
    foe_strength,
    has_ties,
    is_level_only,
    monsters_strength,
    munchkins_strength,
    stake,
)
from koloda.games.munchkin.state import NOBODY, Combat, Foe, MunchkinState
from koloda.kernel.actions import Action

VICTORY: Final = 5000
"""More than anything else on the table."""

Push = tuple[int, int, Action]
"""How much a play moves the sums, what it costs, the play."""


# How it stands


def lacking(state: MunchkinState) -> int:
    """What the munchkins lack to win; 0 or less when they are winning, and so much the monsters lack."""
    gap = monsters_strength(state) - munchkins_strength(state)
    return gap if has_ties(state) else gap + 1


def lacking_with(state: MunchkinState, helper: i64) -> int:
    """The same with this helper."""
    combat = state.the_combat()
    before = combat.helper
    combat.helper = helper
    found = lacking(state)
    combat.helper = before
    return found


def lacking_against(state: MunchkinState, seat: i64, monster: i64) -> int:
    """The same for a seat that looks for trouble with a monster."""
    state.combat = Combat(seat)
    state.the_combat().foes.append(Foe(monster, monster))
    found = lacking(state)
    state.combat = None
    return found


def wins_game(state: MunchkinState) -> bool:
    """Whether the kill would end the game: for the main, or for a helper who grows with it."""
    combat = state.the_combat()
    levels = stake(state)[0]
    goal = state.options.goal
    if combat.foes and state.seats[combat.main].level + levels >= goal:
        return True
    helper = combat.helper
    return helper != NOBODY and is_growing(state, helper) and helper_wins(state, helper)


def is_growing(state: MunchkinState, helper: i64) -> bool:
    """help.no-level: whether kills raise this helper too."""
    race = state.seats[helper].race
    return race != NO_CARD and state.kind(race).find(HELPER_LEVEL) is not None


def helper_wins(state: MunchkinState, helper: i64) -> bool:
    """help.elf-win."""
    kills = len(state.the_combat().foes)
    reached = state.seats[helper].level + kills >= state.options.goal
    return state.options.elf_helper_win and is_growing(state, helper) and reached


def danger(state: MunchkinState, seat: i64) -> int:
    """What this combat threatens a seat with when no kill comes of it."""
    total = 0
    for foe in state.the_combat().foes:
        total += chance_of_harm(state, seat, foe) * loss_of(state, seat, state.kind(foe.like).bad) // 6
    return total


def chance_of_harm(state: MunchkinState, seat: i64, foe: Foe) -> int:
    """Sixths."""
    if foe.free:
        return 0
    for step in state.kind(foe.like).fx:
        cond = step.cond
        if step.verb == NO_CHASE and cond is not None and fits(state, seat, cond):
            return 0
    return min(max(ESCAPES - 1 - flee_mods(state, seat, foe), 0), 6)


def prize(state: MunchkinState, share: int) -> int:
    """What a kill is worth to the main when so many treasures go to a helper."""
    if wins_game(state):
        return VICTORY
    levels, treasures = stake(state)
    return levels * LEVEL + max(treasures - share, 0) * TREASURE_CARD


def lacking_with_more(state: MunchkinState, card: i64, like: i64) -> int:
    """The same with another monster besides."""
    combat = state.the_combat()
    combat.foes.append(Foe(card, like))
    found = lacking(state)
    combat.foes.pop()
    return found


# What would turn it


def cheapest(pushes: list[Push], need: int) -> list[Push]:
    """Some of these that move the sums by `need`, for little; empty when all together do not."""
    order = [(100 * cost // move, -move, at) for at, (move, cost, _) in enumerate(pushes) if move > 0]
    order.sort()
    chosen: list[Push] = []
    cards: list[int] = []
    moved = 0
    for _, _, at in order:
        if moved >= need:
            break
        push = pushes[at]
        used = cards_of(push[2])
        if [card for card in used if card in cards]:
            continue
        chosen.append(push)
        cards += used
        moved += push[0]
    if moved < need:
        return []
    for push in chosen[:]:
        if moved - push[0] >= need:
            chosen.remove(push)
            moved -= push[0]
    return chosen


def cards_of(action: Action) -> list[int]:
    """The cards that a play uses up."""
    args = action.args
    if action.code == POW:
        return list(args[4:])
    if action.code == WANDER:
        return list(args)
    if action.code == EVENT:
        return [card for card in (args[0], args[2]) if card >= 0]
    return [args[0]]


def total_cost(pushes: list[Push]) -> int:
    return sum([push[1] for push in pushes])


def total_move(pushes: list[Push]) -> int:
    return sum([push[0] for push in pushes])


def boosts(state: MunchkinState, seat: i64, legal: list[Action]) -> list[Push]:
    """What a seat could do for the munchkins' side."""
    level_only = is_level_only(state)
    found: list[Push] = []
    for action in legal:
        code, args = action.code, action.args
        move = 0
        cost = 0
        if code == USE and args[1] == SIDE_TARGET:
            if args[2] == MUNCHKINS and not level_only:
                move = int(state.kind(args[0]).fx[0].n)
                cost = card_worth(state, seat, args[0])
        elif code == USE and state.kind(args[0]).fx[0].verb == REMOVE_MONSTER:
            loot = state.kind(args[0]).fx[0].loot
            move, cost = removal(state, seat, args[2], loot)
            cost += card_worth(state, seat, args[0])
        elif code == ENH:
            move, cost = weakening(state, args[0], args[1])
        elif code == POW and args[0] == BERSERK and not level_only:
            move = 1
            cost = card_worth(state, seat, args[4])
        elif code == POW and args[0] == CHARM:
            move, cost = removal(state, seat, args[2], True)
            cost += sum([card_worth(state, seat, card) for card in state.seats[seat].hand])
        elif code == PUT:
            move, cost = new_self(state, seat, args[0]), 10
        if move > 0:
            found.append((move, max(cost, 1), action))
    return limit_berserk(state, seat, found)


def limit_berserk(state: MunchkinState, seat: i64, pushes: list[Push]) -> list[Push]:
    """power.berserk: three cards a combat, the cheapest ones."""
    rages = [(push[1], at) for at, push in enumerate(pushes) if push[2].code == POW and push[0] == 1]
    rages.sort()
    left = max(3 - int(state.seats[seat].berserk), 0)
    dropped = [at for _, at in rages[left:]]
    return [push for at, push in enumerate(pushes) if at not in dropped]


def removal(state: MunchkinState, seat: i64, monster: i64, loot: bool) -> tuple[int, int]:
    """A monster that goes takes its level and perhaps its treasures along; the last one ends the combat."""
    combat = state.the_combat()
    foe = combat.find(monster)
    if foe is None:
        return 0, 0
    cost = int(state.kind(foe.like).levels) * LEVEL
    if not loot:
        cost += foe_loot(state, foe) * TREASURE_CARD
    return (1000 if len(combat.foes) == 1 else foe_strength(state, foe)), cost


def weakening(state: MunchkinState, card: int, monster: int) -> tuple[int, int]:
    """An enhancer that makes its monster weaker, and what that costs in treasures."""
    foe = state.the_combat().find(monster)
    if foe is None or state.kind(card).mod >= 0:
        return 0, 0
    strength, loot = foe_strength(state, foe), foe_loot(state, foe)
    foe.enhancers.append(card)
    move = strength - foe_strength(state, foe)
    cost = (loot - foe_loot(state, foe)) * TREASURE_CARD
    foe.enhancers.pop()
    return move, cost


def new_self(state: MunchkinState, seat: i64, card: int) -> int:
    """What a new race or class would do for the main at once."""
    munchkin = state.seats[seat]
    before = lacking(state)
    race = state.kind(card).type == RACE
    old = munchkin.race if race else munchkin.trade
    if race:
        munchkin.race = card
    else:
        munchkin.trade = card
    after = lacking(state)
    if race:
        munchkin.race = old
    else:
        munchkin.trade = old
    return before - after


def blows(state: MunchkinState, seat: i64, legal: list[Action]) -> list[Push]:
    """What a seat could do against the munchkins' side."""
    combat = state.the_combat()
    level_only = is_level_only(state)
    found: list[Push] = []
    for action in legal:
        code, args = action.code, action.args
        move = 0
        if code == USE and args[1] == SIDE_TARGET:
            move = int(state.kind(args[0]).fx[0].n) if args[2] == MONSTERS else 0
        elif code == USE and state.kind(args[0]).fx[0].verb == REMOVE_HELPER:
            move = fighter_strength(state, combat.helper) if combat.helper != NOBODY else 0
        elif code == ENH:
            move = int(state.kind(args[0]).mod)
        elif code == WANDER:
            move = int(state.kind(args[1]).level)
        elif code == JOIN:
            move = int(state.kind(args[0]).level)
        elif code == EVENT:
            move = event_blow(state, args)
        elif code == POW and args[0] == BACKSTAB and not level_only:
            move = 2
        elif code == CURSE and state.in_combat(args[1]) and args[1] != seat:
            move = curse_blow(state, args[0], args[1], level_only=level_only)
        if move > 0:
            cost = sum([card_worth(state, seat, card) for card in cards_of(action)])
            found.append((move, max(cost, 1), action))
    return found


def event_blow(state: MunchkinState, args: tuple[int, ...]) -> int:
    verb = state.kind(args[0]).fx[0].verb
    if verb == END_COMBAT:
        return 1000
    foe = state.the_combat().find(args[1])
    if foe is None:
        return 0
    if verb == CLONE_MONSTER:
        return int(state.kind(foe.like).level)
    if verb == SWAP_MONSTER:
        return int(state.kind(args[2]).level - state.kind(foe.like).level)
    return 0


def curse_blow(state: MunchkinState, card: int, victim: i64, *, level_only: bool) -> int:
    """What a curse takes from a fighter; a level less can save the game besides."""
    munchkin = state.seats[victim]
    total = 0
    for step in state.kind(card).fx:
        does = step.does
        if step.verb == LOSE_LEVELS:
            lost = int(min(step.n, munchkin.level - 1))
            total += lost
            short = munchkin.level - lost + stake(state)[0] < state.options.goal
            if lost and short and wins_game(state) and victim == state.the_combat().main:
                total += 1000
        elif level_only:
            continue
        elif does is not None and does.verb == BONUS:
            total -= int(does.n)
        elif step.verb == LOSE_ITEM:
            items = eligible(state, victim, step.what)
            bonuses = [int(state.kind(item).bonus) if item in munchkin.worn else 0 for item in items]
            bonuses.sort(reverse=step.what == "dear" or step.what == "best")
            total += sum(bonuses[: min(int(step.n), len(bonuses))])
        elif step.verb == LOSE_CLASS and munchkin.trade != NO_CARD:
            total += 1
    return total
