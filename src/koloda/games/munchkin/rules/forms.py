"""What is too much to list: sales, charity, proposals, talk; and random ones, for bots and tests."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes, frames, phases
from koloda.games.munchkin.cards import NO_CARD
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.powers.power import giver
from koloda.games.munchkin.powers.words import BY_NAME, held
from koloda.games.munchkin.rules.gear import PRICE_OF_A_LEVEL, gold
from koloda.games.munchkin.rules.judging import why_not
from koloda.games.munchkin.rules.picks import wanted
from koloda.games.munchkin.rules.turns import lowest, surplus, why_not_end
from koloda.games.munchkin.state import HELP_ASKED, TRADE, MunchkinPublic, MunchkinState, Proposal
from koloda.kernel import Action, Chance, Form, NotationError
from koloda.kernel.seats import all_seats, bit

SHARES: Final = ("0", "1", "2", "half+", "half-", "all")


def forms(state: MunchkinState, seat: i64) -> list[Form]:
    """Talk and proposals are `aside`."""
    if state.stage == phases.S_DEAL or state.stage == phases.G_OVER or seat < 0 or state.waiting:
        return []
    found = [Form(seat, "say", 'say "TEXT"', aside=True)]
    hand = len(state.seats[seat].hand)
    if hand and why_not(state, show(state, seat, [state.seats[seat].hand[0]])) is None:
        found.append(Form(seat, "show", "show CARD,CARD > SEAT", 1, hand, aside=True))
    several = picks_several(state, seat)
    if several:
        found.append(Form(seat, "pick", "pick CARD,CARD", several, several))
    add_sale(state, seat, found)
    add_charity(state, seat, found)
    add_powers(state, seat, found)
    add_proposals(state, seat, found)
    if why_not(state, Action(seat, codes.DISPUTE, (), "…")) is None:
        found.append(Form(seat, "dispute", 'dispute "TEXT"', aside=True))
    return found


def add_sale(state: MunchkinState, seat: i64, found: list[Form]) -> None:
    sale = best_sale(state, seat)
    if sale is not None and why_not(state, sale) is None:
        found.append(Form(seat, "sell", "sell CARD,CARD x2=CARD", 1, len(sale.args) - 1))


def add_charity(state: MunchkinState, seat: i64, found: list[Form]) -> None:
    count = surplus(state, seat)
    if state.stage != phases.T_END or state.frame is not None or seat != state.turn or not count:
        return
    if why_not_end(state, seat) is None:
        if seat in lowest(state):
            found.append(Form(seat, "trash", "trash CARD,CARD", count, count))
        else:
            found.append(Form(seat, "give", "give CARD>SEAT,CARD>SEAT", count, count))


def add_powers(state: MunchkinState, seat: i64, found: list[Form]) -> None:
    """Several cards for a power that takes one each time; theft and hiding, which have many ways."""
    for power in held(state, seat):
        action = power.sample(state, seat, None)
        if action is not None and why_not(state, action) is None:
            found.append(power.form(seat))


def add_proposals(state: MunchkinState, seat: i64, found: list[Form]) -> None:
    for code, verb in ((codes.ASK, "ask"), (codes.BID, "bid"), (codes.OFFER, "offer")):
        if proposals(state, seat, code):
            pattern = f"{verb} > SEAT {{TERMS}}"
            found.append(Form(seat, verb, pattern, aside=True))
    for proposal in state.proposals:
        if proposal.to == seat and counters(state, seat, proposal):
            pattern = f"counter p{proposal.number} {{TERMS}}"
            found.append(Form(seat, f"counter p{proposal.number}", pattern, aside=True))


# One of each that would be accepted


def show(state: MunchkinState, seat: i64, cards: list[int]) -> Action:
    return Action(seat, codes.SHOW, (int(all_seats(state.count)), *cards))


def sellable(state: MunchkinState, seat: i64) -> list[int]:
    munchkin = state.seats[seat]
    return munchkin.items() + [card for card in munchkin.hand if state.kind(card).is_item()]


def best_sale(state: MunchkinState, seat: i64) -> Action | None:
    """Everything at once, the dearest doubled if that is needed."""
    items = sellable(state, seat)
    if not items or seat != state.turn:
        return None
    plain = Action(seat, codes.SELL, (NO_CARD, *items))
    if gold(state, items, NO_CARD) >= PRICE_OF_A_LEVEL or giver(state, seat, vocabulary.HAGGLE) == NO_CARD:
        return plain
    prices = [int(state.kind(item).gold) for item in items]
    return Action(seat, codes.SELL, (items[prices.index(max(prices))], *items))


def proposals(state: MunchkinState, seat: i64, code: i64) -> list[Action]:
    """One to each seat that could be its addressee."""
    found: list[Action] = []
    fighting = state.is_fighting()
    if (
        state.frame is not None
        or (code == codes.ASK) != (fighting and seat == state.turn)
        or (code == codes.BID and not fighting)
    ):
        return found
    for other in state.around(seat):
        text = ""
        if code == codes.OFFER:
            text = swap_text(state, state.seats[seat].items()[:1], state.seats[other].items()[:1])
            if not text:
                continue
        action = Action(seat, code, (other,), text)
        if why_not(state, action) is None:
            found.append(action)
    return found


def counters(state: MunchkinState, seat: i64, proposal: Proposal) -> bool:
    return why_not(state, counter_to(state, seat, proposal, None)) is None


def counter_to(state: MunchkinState, seat: i64, proposal: Proposal, chance: Chance | None) -> Action:
    if proposal.kind == TRADE:
        own, others = state.seats[seat].items(), state.seats[proposal.author].items()
        text = swap_text(state, own[:1], others[:1])
        if chance is not None:
            text = random_swap(state, own, others, chance)
    else:
        by_main = proposal.kind != HELP_ASKED
        text = "share=1" if chance is None else random_terms(state, chance, by_main=by_main)
    return Action(seat, codes.COUNTER, (int(proposal.number), -1), text)


def swap_text(state: MunchkinPublic, give: list[int], want: list[int]) -> str:
    if not give and not want:
        return ""
    lists = [",".join([state.code(card) for card in cards]) or "-" for cards in (give, want)]
    return f"give={lists[0]} want={lists[1]}"


def picks_several(state: MunchkinState, seat: i64) -> int:
    """How many cards an open prompt wants of this seat, where it is more than one."""
    frame = state.frame
    if (
        frame is None
        or frame.kind in (phases.W_DIE, phases.W_CURSE, phases.W_RULE, phases.W_SECRET)
        or frame.seat != seat
    ):
        return 0
    count = int(wanted(state, frame))
    return count if count > 1 else 0


def choices_of(state: MunchkinState, seat: i64) -> list[int]:
    """The cards among which an open prompt lets this seat choose."""
    frame = state.the_frame()
    if frames.HAND_CARDS in frame.values[frames.CHOICES :]:
        return state.seats[seat].hand[:]
    return [choice for choice in frame.values[frames.CHOICES :] if choice >= 0]


# Random ones


def fill(state: MunchkinState, form: Form, chance: Chance) -> Action:
    """A random filled form that `why_not` accepts."""
    seat, verb = form.seat, form.verb
    if verb == "say":
        return Action(seat, codes.SAY, (), "ага")
    if verb == "dispute":
        return Action(seat, codes.DISPUTE, (), "не сейчас")
    if verb == "show":
        return random_show(state, seat, chance)
    if verb == "pick":
        return Action(seat, codes.PICK, tuple(chance.shuffled(choices_of(state, seat))[: form.least]))
    if verb == "sell":
        return random_sale(state, seat, chance)
    if verb == "give" or verb == "trash":
        return random_charity(state, seat, chance)
    if verb.startswith("pow"):
        action = BY_NAME[verb.partition(" ")[2]].sample(state, seat, chance)
        assert action is not None
        return action
    if verb.startswith("counter"):
        return random_counter(state, seat, int(verb.partition(" p")[2]), chance)
    return random_proposal(
        state, seat, {"ask": codes.ASK, "bid": codes.BID, "offer": codes.OFFER}[verb], chance
    )


def random_show(state: MunchkinState, seat: i64, chance: Chance) -> Action:
    hand = chance.shuffled(state.seats[seat].hand)
    cards = hand[: 1 + chance.below(len(hand))]
    if chance.below(2):
        return show(state, seat, cards)
    others = state.around(seat)
    return Action(seat, codes.SHOW, (int(bit(others[chance.below(len(others))])), *cards))


def random_sale(state: MunchkinState, seat: i64, chance: Chance) -> Action:
    """Items at random until they are worth a level, now and then haggled."""
    order = chance.shuffled(sellable(state, seat))
    for count in range(1, len(order) + 1):
        doubled = order[chance.below(count)] if chance.below(2) else NO_CARD
        for first in (doubled, NO_CARD):
            action = Action(seat, codes.SELL, (first, *order[:count]))
            if why_not(state, action) is None:
                return action
    best = best_sale(state, seat)
    assert best is not None
    return best


def random_charity(state: MunchkinState, seat: i64, chance: Chance) -> Action:
    cards = chance.shuffled(state.seats[seat].hand)[: surplus(state, seat)]
    poor = lowest(state)
    if seat in poor:
        return Action(seat, codes.TRASH, tuple(cards))
    order = chance.shuffled(poor)
    gifts: list[int] = []
    for at, card in enumerate(cards):
        gifts += [card, order[at % len(order)]]
    return Action(seat, codes.GIVE, tuple(gifts))


def random_proposal(state: MunchkinState, seat: i64, code: int, chance: Chance) -> Action:
    options = proposals(state, seat, code)
    plain = options[chance.below(len(options))]
    to = plain.args[0]
    if code == codes.OFFER:
        text = random_swap(state, state.seats[seat].items(), state.seats[to].items(), chance)
    else:
        text = random_terms(state, chance, by_main=code == codes.ASK)
    action = Action(seat, code, (to,), text)
    return action if why_not(state, action) is None else plain


def random_counter(state: MunchkinState, seat: i64, number: int, chance: Chance) -> Action:
    proposal = state.find_proposal(number)
    if proposal is None:
        raise NotationError(f"there is no proposal p{number}")
    action = counter_to(state, seat, proposal, chance)
    return action if why_not(state, action) is None else counter_to(state, seat, proposal, None)


def random_swap(state: MunchkinState, own: list[int], others: list[int], chance: Chance) -> str:
    give = chance.shuffled(own)[: chance.below(3)]
    want = chance.shuffled(others)[: chance.below(3)]
    text = swap_text(state, give, want)
    return text or swap_text(state, own[:1], others[:1])


def random_terms(state: MunchkinState, chance: Chance, *, by_main: bool) -> str:
    """A share, who picks first, now and then an item or a Go Up a Level."""
    combat = state.the_combat()
    main = state.seats[combat.main]
    parts = [f"share={SHARES[chance.below(len(SHARES))]}", f"pick={('main', 'helper')[chance.below(2)]}"]
    items = main.items()
    if items and chance.below(3) == 0:
        parts.append(f"pay={state.code(items[chance.below(len(items))])}")
    if by_main and main.hand and chance.below(3) == 0:
        card = main.hand[chance.below(len(main.hand))]
        seat = "ABCDEF"[chance.below(state.count)]
        parts.append(f"play={state.code(card)}>{seat}@{('now', 'win')[chance.below(2)]}")
    return " ".join(parts)
