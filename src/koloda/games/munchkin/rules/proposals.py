"""Asking for help, bidding, trading (chapters 3.5 and 3.8)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes
from koloda.games.munchkin.notation import PROPOSAL, TARGET, MunchkinVerb, NumberArgument, TermsVerb
from koloda.games.munchkin.options import ENFORCE_FULL
from koloda.games.munchkin.rules.combat import enter_as_helper
from koloda.games.munchkin.rules.permission import refuse, why_not_now, why_not_onlooker
from koloda.games.munchkin.rules.reward import can_play_on, keep_word
from koloda.games.munchkin.rules.strength import forbids
from koloda.games.munchkin.rules.telling import spell_cards, tell
from koloda.games.munchkin.rules.zones import hand_over, mark_seen
from koloda.games.munchkin.state import HELP_ASKED, HELP_BID, TRADE, MunchkinState, Proposal
from koloda.games.munchkin.terms import NOW, Terms, read_swap, read_terms
from koloda.kernel import Action, Event, Refusal, Value
from koloda.kernel.seats import ALL, NOBODY, all_seats, bit, letter

MOST_OPEN: Final = 3
KINDS: Final = ("munchkin.help.ask", "munchkin.help.bid", "munchkin.trade.offer")


def why_not_propose(state: MunchkinState, seat: i64, kind: i64, to: i64, text: str) -> Refusal | None:
    if kind == TRADE:
        return why_not_offer(state, seat, to, text)
    return why_not_help(state, seat, kind, to, text)


# Trade


def why_not_trade(state: MunchkinState, seat: i64, other: i64) -> Refusal | None:
    """trade.when: both out of combat."""
    refusal = why_not_now(state, seat, "trade")
    if refusal is None:
        refusal = why_not_now(state, other, "trade")
    if refusal is None:
        refusal = why_not_onlooker(state, seat)
    if refusal is None and (state.seats[seat].dead or state.seats[other].dead):
        refusal = refuse("death.rule")
    if refusal is None and (forbids(state, seat, "trade") or forbids(state, other, "trade")):
        refusal = refuse("curse.forbid")
    return refusal


def why_not_offer(state: MunchkinState, seat: i64, to: i64, text: str) -> Refusal | None:
    """trade.offer, trade.items."""
    refusal = why_not_trade(state, seat, to)
    if refusal is not None:
        return refusal
    swap = read_swap(state.cards, text)
    if swap is None or to == seat:
        return refuse("trade.offer")
    if not owns(state, seat, swap.give) or not owns(state, to, swap.want):
        return refuse("trade.items")
    return why_not_another(state, seat)


def owns(state: MunchkinState, seat: i64, items: list[int]) -> bool:
    for item in items:
        if not state.seats[seat].has_item(item):
            return False
    return True


def why_not_another(state: MunchkinState, seat: i64) -> Refusal | None:
    """trade.offer: at most three open proposals an author."""
    count = len([proposal for proposal in state.proposals if proposal.author == seat])
    return refuse("trade.offer", "three") if count >= MOST_OPEN else None


# Help


def why_not_help(state: MunchkinState, seat: i64, kind: i64, to: i64, text: str) -> Refusal | None:
    """help.ask, help.bid, help.one, help.who."""
    refusal = why_not_now(state, seat, "ask" if kind == HELP_ASKED else "bid")
    if refusal is not None:
        return refusal
    combat = state.the_combat()
    helper = to if kind == HELP_ASKED else seat
    main = seat if kind == HELP_ASKED else to
    if main != combat.main:
        return refuse("help.bid")
    if helper == combat.main:
        return refuse("help.who")
    if combat.helper != NOBODY:
        return refuse("help.one")
    refusal = why_not_helper(state, helper)
    if refusal is not None:
        return refusal
    if read_deal(state, kind, text) is None:
        return refuse("deal.terms")
    return why_not_another(state, seat)


def why_not_helper(state: MunchkinState, helper: i64) -> Refusal | None:
    if state.seats[helper].dead:
        return refuse("death.rule")
    return refuse("curse.forbid") if forbids(state, helper, "help") else None


def read_deal(state: MunchkinState, kind: i64, text: str) -> Terms | None:
    """deal.terms: the words, and every card where the table says."""
    terms = read_terms(state.cards, state.count, text)
    if terms is None:
        return None
    main = state.the_combat().main
    if not owns(state, main, terms.pay) or (terms.plays and kind == HELP_BID):
        return None
    for card, _, _ in terms.plays:
        if card not in state.seats[main].hand:
            return None
    return terms


# The life of a proposal


def propose(state: MunchkinState, seat: i64, kind: i64, to: i64, text: str) -> None:
    """offer.life: an absent addressee refuses at once (time.absent)."""
    proposal = Proposal(state.next_number, kind, seat, to, text)
    state.next_number += 1
    if kind != TRADE:
        name_cards(state, seat, to, text)
    values: dict[str, Value] = {"number": int(proposal.number), "target": letter(to), "terms": text}
    if not state.options.deal_public and state.out is not None:
        state.out.append(Event("proposes", seat, "munchkin.deal.public", {"target": letter(to)}))
    tell_parties(state, proposal, "propose", KINDS[kind], values)
    if not state.seats[to].absent:
        state.proposals.append(proposal)


def tell_parties(
    state: MunchkinState, proposal: Proposal, kind: str, clause: str, values: dict[str, Value]
) -> None:
    """deal.public."""
    if state.out is not None:
        shown = ALL if state.options.deal_public else bit(proposal.author) | bit(proposal.to)
        state.out.append(Event(kind, proposal.author, clause, values, None, 0, shown))


def name_cards(state: MunchkinState, seat: i64, to: i64, text: str) -> None:
    """deal.public: a hand card named in `play` is known to those who read the proposal."""
    terms = read_terms(state.cards, state.count, text)
    assert terms is not None
    readers = all_seats(state.count) if state.options.deal_public else bit(to)
    for card, _, _ in terms.plays:
        mark_seen(state, seat, card, readers)


def why_not_answer(state: MunchkinState, seat: i64, number: i64, *, author: bool) -> Refusal | None:
    """offer.life: only the addressee answers, only the author withdraws."""
    proposal = state.find_proposal(number)
    if proposal is None or seat != (proposal.author if author else proposal.to):
        return refuse("offer.life")
    return None


def why_not_accept(state: MunchkinState, seat: i64, number: i64, version: i64) -> Refusal | None:
    """Checked afresh."""
    proposal = state.find_proposal(number)
    combat = state.combat
    if proposal is not None and proposal.kind != TRADE and combat is not None and version != combat.version:
        return refuse("time.quote")
    refusal = why_not_answer(state, seat, number, author=False)
    if refusal is not None or proposal is None:
        return refusal
    if proposal.kind == TRADE:
        refusal = why_not_trade(state, seat, proposal.author)
        if refusal is not None:
            return refusal
        swap = read_swap(state.cards, proposal.terms)
        owned = swap is not None and owns(state, proposal.author, swap.give) and owns(state, seat, swap.want)
        return None if owned else refuse("trade.items")
    return why_not_handshake(state, seat, proposal)


def why_not_handshake(state: MunchkinState, seat: i64, proposal: Proposal) -> Refusal | None:
    asked = proposal.kind == HELP_ASKED
    refusal = why_not_now(state, seat, "accept ask" if asked else "accept bid")
    if refusal is not None:
        return refusal
    combat = state.the_combat()
    if combat.helper != NOBODY:
        return refuse("help.one")
    refusal = why_not_helper(state, seat if asked else proposal.author)
    if refusal is not None:
        return refusal
    terms = read_deal(state, proposal.kind, proposal.terms)
    if terms is None:
        return refuse("deal.terms")
    if state.options.enforce == ENFORCE_FULL:
        for card, target, when in terms.plays:
            if when == NOW and not can_play_on(state, combat.main, card, target):
                return refuse("deal.now")
    return None


def accept(state: MunchkinState, number: i64) -> None:
    """One atomic action."""
    proposal = state.find_proposal(number)
    assert proposal is not None
    state.proposals.remove(proposal)
    tell_parties(state, proposal, "accept", "munchkin.offer.life", {"number": int(number)})
    if proposal.kind == TRADE:
        swap_items(state, proposal)
        return
    helper = proposal.to if proposal.kind == HELP_ASKED else proposal.author
    terms = read_deal(state, proposal.kind, proposal.terms)
    assert terms is not None
    enter_as_helper(state, helper, terms, forced=False)
    keep_word(state)


def swap_items(state: MunchkinState, proposal: Proposal) -> None:
    swap = read_swap(state.cards, proposal.terms)
    assert swap is not None
    values: dict[str, Value] = {
        "target": letter(proposal.to),
        "give": spell_cards(state, swap.give),
        "want": spell_cards(state, swap.want),
    }
    tell(state, "trade", proposal.author, "munchkin.trade.arrive", values)
    for item in swap.give:
        hand_over(state, item, proposal.author, proposal.to)
    for item in swap.want:
        hand_over(state, item, proposal.to, proposal.author)


def close_proposal(state: MunchkinState, number: i64, how: str) -> None:
    """Refused, withdrawn or expired."""
    proposal = state.find_proposal(number)
    assert proposal is not None
    state.proposals.remove(proposal)
    tell_parties(state, proposal, how, "munchkin.offer.life", {"number": int(number)})


def why_not_counter(state: MunchkinState, seat: i64, number: i64, text: str) -> Refusal | None:
    """help.bid: a counter is a proposal the other way."""
    refusal = why_not_answer(state, seat, number, author=False)
    proposal = state.find_proposal(number)
    if refusal is not None or proposal is None:
        return refusal
    return why_not_propose(state, seat, turned(proposal.kind), proposal.author, text)


def turned(kind: i64) -> i64:
    if kind == TRADE:
        return TRADE
    return HELP_BID if kind == HELP_ASKED else HELP_ASKED


def counter(state: MunchkinState, seat: i64, number: i64, text: str) -> None:
    proposal = state.find_proposal(number)
    assert proposal is not None
    close_proposal(state, number, "countered")
    propose(state, seat, turned(proposal.kind), proposal.author, text)


def drop_void(state: MunchkinState) -> None:
    """offer.life, trade.offer: void with the item, by a combat, or with an absent addressee."""
    if not state.proposals:
        return
    kept = [proposal for proposal in state.proposals if not is_void(state, proposal)]
    if len(kept) < len(state.proposals):
        for proposal in state.proposals:
            if proposal not in kept:
                number = int(proposal.number)
                tell_parties(state, proposal, "void", "munchkin.offer.life", {"number": number})
        state.proposals = kept


def is_void(state: MunchkinState, proposal: Proposal) -> bool:
    author, to = proposal.author, proposal.to
    if state.seats[to].absent or state.seats[to].dead or state.seats[author].dead:
        return True
    if proposal.kind != TRADE:
        return not state.is_fighting()
    if state.in_combat(author) or state.in_combat(to):
        return True
    swap = read_swap(state.cards, proposal.terms)
    return swap is None or not owns(state, author, swap.give) or not owns(state, to, swap.want)


# Rows


def make(state: MunchkinState, action: Action) -> None:
    propose(state, action.seat, action.code - codes.ASK, action.args[0], action.text)


def why_not_make(state: MunchkinState, action: Action) -> Refusal | None:
    return why_not_propose(state, action.seat, action.code - codes.ASK, action.args[0], action.text)


def why_not_expire(state: MunchkinState, number: i64) -> Refusal | None:
    return None if state.find_proposal(number) is not None else refuse("offer.life")


QUOTED: Final = NumberArgument("version", optional=True)


VERBS: Final[list[MunchkinVerb]] = [
    TermsVerb("ask", codes.ASK, [TARGET], why_not_make, make),
    TermsVerb("bid", codes.BID, [TARGET], why_not_make, make),
    TermsVerb("offer", codes.OFFER, [TARGET], why_not_make, make),
    MunchkinVerb(
        "accept", codes.ACCEPT, [PROPOSAL, QUOTED],
        lambda s, a: why_not_accept(s, a.seat, a.args[0], a.args[1]), lambda s, a: accept(s, a.args[0]),
    ),
    MunchkinVerb(
        "refuse", codes.REFUSE, [PROPOSAL, QUOTED],
        lambda s, a: why_not_answer(s, a.seat, a.args[0], author=False),
        lambda s, a: close_proposal(s, a.args[0], "refused"),
    ),
    TermsVerb(
        "counter", codes.COUNTER, [PROPOSAL, QUOTED],
        lambda s, a: why_not_counter(s, a.seat, a.args[0], a.text),
        lambda s, a: counter(s, a.seat, a.args[0], a.text),
    ),
    MunchkinVerb(
        "withdraw", codes.WITHDRAW, [PROPOSAL, QUOTED],
        lambda s, a: why_not_answer(s, a.seat, a.args[0], author=True),
        lambda s, a: close_proposal(s, a.args[0], "withdrawn"),
    ),
    MunchkinVerb(
        "expire", codes.EXPIRE, [PROPOSAL],
        lambda s, a: why_not_expire(s, a.args[0]),
        lambda s, a: close_proposal(s, a.args[0], "expired"),
        host=True,
    ),
]  # fmt: skip
