"""How a fight stands for whoever looks at it: what would turn it, and what that is worth."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import cards, codes
from koloda.games.munchkin.bot.weights import Weights
from koloda.games.munchkin.bot.worth import card_worth, loss_of
from koloda.games.munchkin.effects.combat import removal
from koloda.games.munchkin.effects.worths import DECIDES, TREASURE_CARD
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.powers.power import MOST_CARDS
from koloda.games.munchkin.powers.words import used_in
from koloda.games.munchkin.rules import strength
from koloda.games.munchkin.rules.flight import ESCAPES
from koloda.games.munchkin.state import Combat, Foe, MunchkinPublic
from koloda.kernel import Action
from koloda.kernel.seats import NOBODY

VICTORY: Final = 5000
"""More than anything else on the table."""

Push = tuple[int, int, Action]
"""How much a play moves the sums, what it costs, the play."""


# How it stands


def lacking(state: MunchkinPublic) -> int:
    """What the munchkins lack to win; 0 or less when they are winning, and so much the monsters lack."""
    gap = strength.monsters_strength(state) - strength.munchkins_strength(state)
    return gap if strength.has_ties(state) else gap + 1


def lacking_with(state: MunchkinPublic, helper: i64) -> int:
    """The same with this helper."""
    combat = state.the_combat()
    before = combat.helper
    combat.helper = helper
    found = lacking(state)
    combat.helper = before
    return found


def lacking_against(state: MunchkinPublic, seat: i64, monster: i64) -> int:
    """The same for a seat that looks for trouble with a monster."""
    state.combat = Combat(seat)
    state.the_combat().foes.append(Foe(monster, monster))
    found = lacking(state)
    state.combat = None
    return found


def wins_game(state: MunchkinPublic) -> bool:
    """Whether the kill would end the game: for the main, or for a helper who grows with it."""
    combat = state.the_combat()
    levels = strength.stake(state)[0]
    goal = state.options.goal
    if combat.foes and state.seats[combat.main].level + levels >= goal:
        return True
    helper = combat.helper
    return helper != NOBODY and is_growing(state, helper) and helper_wins(state, helper)


def is_growing(state: MunchkinPublic, helper: i64) -> bool:
    """help.no-level: whether kills raise this helper too."""
    race = state.seats[helper].race
    return race != cards.NO_CARD and state.kind(race).raises_helper()


def helper_wins(state: MunchkinPublic, helper: i64) -> bool:
    """help.elf-win."""
    kills = len(state.the_combat().foes)
    reached = state.seats[helper].level + kills >= state.options.goal
    return state.options.elf_helper_win and is_growing(state, helper) and reached


def danger(state: MunchkinPublic, seat: i64) -> int:
    """What this combat threatens a seat with when no kill comes of it."""
    total = 0
    for foe in state.the_combat().foes:
        total += chance_of_harm(state, seat, foe) * loss_of(state, seat, state.kind(foe.like).bad) // 6
    return total


def chance_of_harm(state: MunchkinPublic, seat: i64, foe: Foe) -> int:
    """Sixths."""
    if foe.free:
        return 0
    for effect in state.kind(foe.like).fx:
        if effect.spares(state, seat):
            return 0
    return min(max(ESCAPES - 1 - strength.flee_mods(state, seat, foe), 0), 6)


def prize(weights: Weights, state: MunchkinPublic, share: int) -> int:
    """What a kill is worth to the main when so many treasures go to a helper."""
    if wins_game(state):
        return VICTORY
    levels, treasures = strength.stake(state)
    main = state.seats[state.the_combat().main]
    return int(levels * level_worth(weights, main.level) + max(treasures - share, 0) * weights.treasure)


def level_worth(weights: Weights, level: i64) -> i64:
    """What the next level is worth to somebody who has so many."""
    return weights.level + level * weights.climb


def lacking_with_more(state: MunchkinPublic, card: i64, like: i64) -> int:
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
    if action.code == codes.POW:
        return list(args[4:])
    if action.code == codes.WANDER:
        return list(args)
    if action.code == codes.EVENT:
        return [card for card in (args[0], args[2]) if card >= 0]
    return [args[0]]


def total_cost(pushes: list[Push]) -> int:
    return sum([push[1] for push in pushes])


def total_move(pushes: list[Push]) -> int:
    return sum([push[0] for push in pushes])


def boosts(state: MunchkinPublic, seat: i64, legal: list[Action]) -> list[Push]:
    """What a seat could do for the munchkins' side."""
    level_only = strength.is_level_only(state)
    found: list[Push] = []
    for action in legal:
        code, args = action.code, action.args
        move = 0
        cost = 0
        if code == codes.USE:
            move, cost = state.kind(args[0]).play().boost(state, args[2], level_only=level_only)
            cost += card_worth(state, seat, args[0]) if move > 0 else 0
        elif code == codes.ENH:
            move, cost = weakening(state, args[0], args[1])
        elif code == codes.POW:
            power = used_in(action)
            if power.removes_monster():
                move, cost = removal(state, args[2], loot=True)
            elif not level_only:
                move = power.boost()
            if move > 0:
                cost += sum([card_worth(state, seat, card) for card in power.paid(state, action)])
        elif code == codes.PUT:
            move, cost = new_self(state, seat, args[0]), 10
        if move > 0:
            found.append((move, max(cost, 1), action))
    return limit_berserk(state, seat, found)


def limit_berserk(state: MunchkinPublic, seat: i64, pushes: list[Push]) -> list[Push]:
    """power.berserk: three cards a combat, the cheapest ones."""
    rages = [(push[1], at) for at, push in enumerate(pushes) if push[2].code == codes.POW and push[0] == 1]
    rages.sort()
    left = max(MOST_CARDS - int(state.seats[seat].berserk), 0)
    dropped = [at for _, at in rages[left:]]
    return [push for at, push in enumerate(pushes) if at not in dropped]


def weakening(state: MunchkinPublic, card: int, monster: int) -> tuple[int, int]:
    """An enhancer that makes its monster weaker, and what that costs in treasures."""
    foe = state.the_combat().find(monster)
    if foe is None or state.kind(card).mod >= 0:
        return 0, 0
    before, loot = strength.foe_strength(state, foe), strength.foe_loot(state, foe)
    foe.enhancers.append(card)
    move = before - strength.foe_strength(state, foe)
    cost = (loot - strength.foe_loot(state, foe)) * TREASURE_CARD
    foe.enhancers.pop()
    return move, cost


def new_self(state: MunchkinPublic, seat: i64, card: int) -> int:
    """What a new race or class would do for the main at once."""
    munchkin = state.seats[seat]
    before = lacking(state)
    race = state.kind(card).type == vocabulary.RACE
    old = munchkin.become(card, race=race)
    after = lacking(state)
    munchkin.become(old, race=race)
    return before - after


def blows(state: MunchkinPublic, seat: i64, legal: list[Action]) -> list[Push]:
    """What a seat could do against the munchkins' side."""
    level_only = strength.is_level_only(state)
    found: list[Push] = []
    for action in legal:
        code, args = action.code, action.args
        move = 0
        if code == codes.USE:
            move = state.kind(args[0]).play().blow(state, args[2], cards.NO_CARD)
        elif code == codes.ENH:
            move = int(state.kind(args[0]).mod)
        elif code == codes.WANDER:
            move = int(state.kind(args[1]).level)
        elif code == codes.JOIN:
            move = int(state.kind(args[0]).level)
        elif code == codes.EVENT:
            move = state.kind(args[0]).play().blow(state, args[1], args[2])
        elif code == codes.POW and not level_only:
            move = used_in(action).blow()
        elif code == codes.CURSE and state.in_combat(args[1]) and args[1] != seat:
            move = curse_blow(state, args[0], args[1], level_only=level_only)
        if move > 0:
            cost = sum([card_worth(state, seat, card) for card in cards_of(action)])
            found.append((move, max(cost, 1), action))
    return found


def curse_blow(state: MunchkinPublic, card: int, victim: i64, *, level_only: bool) -> int:
    """What a curse takes from a fighter; a level less can save the game besides."""
    munchkin = state.seats[victim]
    total = 0
    for effect in state.kind(card).fx:
        lost = effect.levels_lost(state, victim)
        total += lost
        if lost and victim == state.the_combat().main and wins_game(state):
            short = munchkin.level - lost + strength.stake(state)[0] < state.options.goal
            total += DECIDES if short else 0
        if not level_only:
            total += effect.weakens(state, victim)
    return total
