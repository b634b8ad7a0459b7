"""Deals: whom to ask for help and for what, which help and which trade to take."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.fighting import (
    danger,
    helper_wins,
    is_growing,
    lacking_with,
    prize,
    wins_game,
)
from koloda.games.munchkin.packs.vocabulary import GUAL
from koloda.games.munchkin.rules.strength import forbids, stake
from koloda.games.munchkin.state import MunchkinState
from koloda.games.munchkin.terms import Terms, read_swap, read_terms
from koloda.games.munchkin.worth import LEVEL, TREASURE_CARD, card_worth, item_worth

FIRST_PICK: Final = 12
"""What it is worth to choose first among the treasures."""


def helpers(state: MunchkinState, asked: list[int], spare: int) -> list[int]:
    """Who could turn the fight with so much of one's own besides, the weakest rival first."""
    combat = state.the_combat()
    found: list[tuple[int, int]] = []
    for seat in state.around(combat.main):
        munchkin = state.seats[seat]
        if seat in asked or munchkin.dead or munchkin.absent or forbids(state, seat, "help"):
            continue
        if helper_would_win(state, seat) and not wins_game(state):
            continue
        if lacking_with(state, seat) <= spare:
            found.append((int(munchkin.level), seat))
    found.sort()
    return [seat for _, seat in found]


def helper_would_win(state: MunchkinState, seat: i64) -> bool:
    combat = state.the_combat()
    before = combat.helper
    combat.helper = seat
    found = helper_wins(state, seat)
    combat.helper = before
    return found


def offered_share(state: MunchkinState, *, again: bool) -> int:
    """A fair part: half of what lies there, rounded up when it is asked a second time."""
    treasures = stake(state)[1]
    part = (treasures + 1) // 2 if again else treasures // 2
    return min(max(part, 1), treasures)


def ask_terms(share: int) -> str:
    return f"share={share} pick=helper" if share else "share=0"


def worth_of_helping(state: MunchkinState, seat: i64, terms: Terms) -> int:
    """What a seat gains by helping on these terms, and what it gives away by it."""
    combat = state.the_combat()
    main = state.seats[combat.main]
    levels, treasures = stake(state)
    gain = int(terms.part(treasures)) * TREASURE_CARD
    if terms.helper_first and gain:
        gain += FIRST_PICK
    gain += sum([item_worth(state, seat, item) for item in terms.pay])
    for card, target, _ in terms.plays:
        if target == seat:
            gain += LEVEL if state.kind(card).type == GUAL else -LEVEL // 2
    if is_growing(state, seat):
        gain += LEVEL * len(combat.foes)
    goal = state.options.goal
    reached = main.level + levels
    if reached >= goal - 1:
        gain -= LEVEL + LEVEL // 2
    elif main.level > state.seats[seat].level:
        gain -= LEVEL // 2
    else:
        gain -= LEVEL // 8
    return gain - danger(state, seat) // 4


def would_help(state: MunchkinState, seat: i64, terms: Terms, spare: int) -> bool:
    """Never for somebody else's victory; not where the fight would still be lost."""
    if gives_game_away(state, seat) or lacking_with(state, seat) > spare:
        return False
    return worth_of_helping(state, seat, terms) > 0


def gives_game_away(state: MunchkinState, seat: i64) -> bool:
    """Whether the kill ends the game without this seat among the winners."""
    combat = state.the_combat()
    if not combat.foes or state.seats[combat.main].level + stake(state)[0] < state.options.goal:
        return False
    return not (helper_would_win(state, seat) and state.options.shared_win)


def wanted_share(state: MunchkinState, seat: i64, spare: int) -> int:
    """The smallest share for which this seat would help; -1 for none."""
    for share in range(1, stake(state)[1] + 1):
        terms = read_terms(state.cards, state.count, ask_terms(share))
        if terms is not None and would_help(state, seat, terms, spare):
            return share
    return -1


def takes_bid(state: MunchkinState, helper: i64, text: str, spare: int) -> bool:
    """The main's answer to somebody who offers himself or asks for more."""
    terms = read_terms(state.cards, state.count, text)
    if terms is None or lacking_with(state, helper) > spare:
        return False
    if helper_would_win(state, helper) and not wins_game(state):
        return False
    share = int(terms.part(stake(state)[1]))
    cost = sum([card_worth(state, state.turn, item) for item in terms.pay])
    return prize(state, share) + danger(state, state.turn) > cost


def likes_trade(state: MunchkinState, seat: i64, author: i64, text: str) -> bool:
    """A trade that brings more than it costs and does not lift a leader."""
    swap = read_swap(state.cards, text)
    if swap is None:
        return False
    gain = sum([item_worth(state, seat, item) for item in swap.give])
    gain -= sum([item_worth(state, seat, item) for item in swap.want])
    other = sum([item_worth(state, author, item) for item in swap.want])
    other -= sum([item_worth(state, author, item) for item in swap.give])
    near = state.seats[author].level >= state.options.goal - 2
    return gain > 0 and (gain >= other or not swap.want) and not (near and other > 0)
