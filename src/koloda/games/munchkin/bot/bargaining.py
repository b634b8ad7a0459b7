"""Help: whom to ask and for what, whom to help and for what."""

from mypy_extensions import i64

from koloda.games.munchkin import codes
from koloda.games.munchkin.bot import fighting
from koloda.games.munchkin.bot.memory import Memory
from koloda.games.munchkin.bot.outlook import Outlook
from koloda.games.munchkin.bot.weights import HAND, Weights
from koloda.games.munchkin.bot.worth import card_worth, item_worth
from koloda.games.munchkin.effects.worths import LEVEL
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.rules.strength import forbids, stake
from koloda.games.munchkin.state import MunchkinPublic, Proposal
from koloda.games.munchkin.terms import Terms, read_terms
from koloda.kernel import Action
from koloda.kernel.seats import NOBODY

# Terms


def half_of(treasures: int, *, again: bool) -> int:
    """A fair part: half of what lies there, rounded up when it is asked a second time."""
    part = (treasures + 1) // 2 if again else treasures // 2
    return min(max(part, 1), treasures)


def write_terms(share: int, pay: str) -> str:
    terms = f"share={share} pick=helper" if share else "share=0"
    return f"{terms} pay={pay}" if pay else terms


def sweetener(state: MunchkinPublic, main: i64, helper: i64, limit: int) -> str:
    """A thing of the main's that he does not need and the helper does."""
    best = ""
    most = limit
    for item in state.seats[main].carried:
        worth = item_worth(state, helper, item)
        if worth > most and item_worth(state, main, item) <= limit:
            best, most = state.code(item), worth
    return best


# Whom to ask


def helpers(state: MunchkinPublic, spare: int) -> list[int]:
    """Who could turn the fight with so much of one's own besides, the weakest rival first."""
    combat = state.the_combat()
    found: list[tuple[int, int]] = []
    for seat in state.around(combat.main):
        munchkin = state.seats[seat]
        if munchkin.dead or munchkin.absent or forbids(state, seat, "help"):
            continue
        if helper_would_win(state, seat) and not fighting.wins_game(state):
            continue
        if fighting.lacking_with(state, seat) <= spare:
            found.append((int(munchkin.level), seat))
    found.sort()
    return [seat for _, seat in found]


def helper_would_win(state: MunchkinPublic, seat: i64) -> bool:
    combat = state.the_combat()
    before = combat.helper
    combat.helper = seat
    found = fighting.helper_wins(state, seat)
    combat.helper = before
    return found


def ask_for_help(outlook: Outlook, memory: Memory, spare: int, *, shrewd: bool) -> Action | None:
    """help.ask: everybody once for half, then again for more and with something on top.

    Who is shrewd puts himself in the helper's place and offers what he himself would take there.
    """
    state = outlook.table
    if state.the_combat().helper != NOBODY:
        return None
    able = helpers(state, spare)
    treasures = stake(state)[1]
    half = half_of(treasures, again=False)
    for seat in able:
        if seat not in memory.asked:
            share = least_share(HAND, state, seat) if shrewd else half
            return Action(
                outlook.seat, codes.ASK, (seat,), write_terms(share if 0 <= share < half else half, "")
            )
    for seat in able:
        if memory.may_ask(seat):
            terms = write_terms(
                half_of(treasures, again=True),
                sweetener(state, outlook.seat, seat, int(outlook.weights.sweetener)),
            )
            if terms != write_terms(half, ""):
                return Action(outlook.seat, codes.ASK, (seat,), terms)
    return None


# Whom to help


def worth_of_helping(weights: Weights, state: MunchkinPublic, seat: i64, terms: Terms) -> int:
    """What a seat gains by helping on these terms, and what it gives away by it."""
    combat = state.the_combat()
    main = state.seats[combat.main]
    levels, treasures = stake(state)
    gain = int(terms.part(treasures) * weights.treasure)
    if terms.helper_first and gain:
        gain += int(weights.first_pick)
    gain += sum([item_worth(state, seat, item) for item in terms.pay])
    for card, target, _ in terms.plays:
        if target == seat:
            gain += LEVEL if state.kind(card).type == vocabulary.GUAL else -LEVEL // 2
    if fighting.is_growing(state, seat):
        gain += int(fighting.level_worth(weights, state.seats[seat].level)) * len(combat.foes)
    if main.level + levels >= state.options.goal - 1:
        gain -= int(weights.help_near)
    elif main.level > state.seats[seat].level:
        gain -= int(weights.help_ahead)
    else:
        gain -= int(weights.help_behind)
    return gain - fighting.danger(state, seat) * int(weights.help_fear) // 100


def would_help(weights: Weights, state: MunchkinPublic, seat: i64, terms: Terms) -> bool:
    """Never for somebody else's victory; not where the fight would still be lost."""
    if gives_game_away(state, seat) or fighting.lacking_with(state, seat) > 0:
        return False
    return worth_of_helping(weights, state, seat, terms) > weights.help_least


def gives_game_away(state: MunchkinPublic, seat: i64) -> bool:
    """Whether the kill ends the game without this seat among the winners."""
    combat = state.the_combat()
    if not combat.foes or state.seats[combat.main].level + stake(state)[0] < state.options.goal:
        return False
    return not (helper_would_win(state, seat) and state.options.shared_win)


def least_share(weights: Weights, state: MunchkinPublic, seat: i64) -> int:
    """The least for which this seat would help; -1 where it would not."""
    for share in range(stake(state)[1] + 1):
        terms = read_terms(state.cards, state.count, write_terms(share, ""))
        if terms is not None and would_help(weights, state, seat, terms):
            return share
    return -1


def offer_help(outlook: Outlook, memory: Memory) -> Action | None:
    """help.bid: for a lost fight that this seat would turn, for what it wants, once."""
    state, seat = outlook.table, outlook.seat
    combat = state.the_combat()
    if "bid" not in outlook.verbs or int(combat.main) in memory.asked or fighting.lacking(state) <= 0:
        return None
    share = least_share(outlook.weights, state, seat)
    return Action(seat, codes.BID, (int(combat.main),), write_terms(share, "")) if share >= 0 else None


# Answers


def answer_ask(outlook: Outlook, memory: Memory, proposal: Proposal, *, counters: bool) -> Action:
    """Somebody wants help of this seat."""
    state, seat, number = outlook.table, outlook.seat, int(proposal.number)
    terms = read_terms(state.cards, state.count, proposal.terms)
    if terms is not None and would_help(outlook.weights, state, seat, terms):
        accept = find_accept(outlook, number)
        if accept is not None:
            return accept
    if counters and memory.may_ask(proposal.author) and f"counter p{number}" in outlook.verbs:
        share = least_share(outlook.weights, state, seat)
        if share >= 0:
            return Action(seat, codes.COUNTER, (number, -1), write_terms(share, ""))
    return Action(seat, codes.REFUSE, (number, -1))


def answer_bid(outlook: Outlook, memory: Memory, proposal: Proposal, spare: int) -> Action:
    """Somebody offers himself or asks for more: greed is answered with half, once."""
    state, seat, number = outlook.table, outlook.seat, int(proposal.number)
    terms = read_terms(state.cards, state.count, proposal.terms)
    accept = find_accept(outlook, number)
    if (
        terms is None
        or accept is None
        or not takes_bid(outlook.weights, state, proposal.author, terms, spare)
    ):
        return Action(seat, codes.REFUSE, (number, -1))
    treasures = stake(state)[1]
    fair = half_of(treasures, again=True)
    if terms.part(treasures) > fair and memory.may_ask(proposal.author):
        return Action(seat, codes.COUNTER, (number, -1), write_terms(fair, ""))
    return accept


def takes_bid(weights: Weights, state: MunchkinPublic, helper: i64, terms: Terms, spare: int) -> bool:
    """What the kill brings the main in spite of these terms; never the helper's own victory."""
    if fighting.lacking_with(state, helper) > spare:
        return False
    if helper_would_win(state, helper) and not fighting.wins_game(state):
        return False
    share = int(terms.part(stake(state)[1]))
    cost = sum([card_worth(state, state.turn, item) for item in terms.pay])
    return fighting.prize(weights, state, share) + fighting.danger(state, state.turn) > cost


def find_accept(outlook: Outlook, number: int) -> Action | None:
    for action in outlook.legal:
        if action.code == codes.ACCEPT and action.args[0] == number:
            return action
    return None
