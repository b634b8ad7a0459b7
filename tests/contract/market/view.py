"""What a seat knows of the market, and a guess at the rest."""

from koloda.kernel import Action, Chance, View
from koloda.kernel.fields import Shown
from koloda.kernel.seats import bit, seats_in
from koloda.kernel.views import seen_windows
from tests.contract.market.position import FIELDS
from tests.contract.market.table import HAGGLE, OFFER, PACK, MarketState

UNKNOWN = -1


class MarketView(View):
    """The fields with `?` for what is hidden; of passes and requests only the seat's own. `known` is a state
    with what the seat knows."""

    def __init__(self, state: MarketState, seat: int) -> None:
        shown = Shown(FIELDS, state)
        fields = {name: value for name, value in shown.to(seat).items() if value != "-"}
        super().__init__(seat, state.header(), fields, seen_windows(state.windows(), seat))
        mask = bit(seat) if seat >= 0 else 0
        known = MarketState(state.options, state.count, None)
        known.copy_steps(state)
        known.copy_public(state)
        known.hands = [
            hand[:] if other == seat else [UNKNOWN] * len(hand) for other, hand in enumerate(state.hands)
        ]
        known.deck = [UNKNOWN] * len(state.deck)
        known.passed = state.passed & mask
        known.called = state.called & mask
        for author in range(state.count):
            for asked in range(state.count):
                if seat in (author, asked):
                    pair = author * state.count + asked
                    known.asked_times[pair] = state.asked_times[pair]
            ask = state.asks[author]
            if ask is not None and seat in (author, ask[0]):
                known.asks[author] = ask
        self.known = known
        self.before: MarketView | None = None
        self.sale: Action | None = None
        if isinstance(state.base, MarketState):
            self.before = MarketView(state.base, seat)
            self.sale = state.since[0] if state.since else None


def deal_unseen(state: MarketState, view: MarketView, chance: Chance, sold: Action | None) -> None:
    """The cards that nobody showed are dealt at random; a seller had what he then sold."""
    state.copy_table(view.known)
    state.copy_steps(view.known)
    if sold is not None and sold.seat != view.seat:
        hand = state.hands[sold.seat]
        state.hands[sold.seat] = list(sold.args) + hand[len(sold.args) :]
    piles = [*state.hands, state.deck, *state.rows]
    seen = {card for pile in piles for card in pile if card != UNKNOWN}
    rest = chance.shuffled([card for card in PACK if card not in seen])
    for pile in piles:
        for at, card in enumerate(pile):
            if card == UNKNOWN:
                pile[at] = rest.pop()


def guess(state: MarketState, base: MarketState, view: MarketView, chance: Chance) -> None:
    """Fills two new states: what is now, and what was before a sale that can still be called."""
    deal_unseen(state, view, chance, None)
    if state.phase in (OFFER, HAGGLE):
        hidden = [seat for seat in seats_in(state.others(state.seller)) if seat != view.seat]
        guessed = [seat for seat in hidden if chance.below(2)]
        state.passed |= sum(bit(seat) for seat in guessed)
        if state.passed == state.others(state.seller) and guessed:
            state.passed &= ~bit(guessed[0])
    if view.before is not None:
        deal_unseen(base, view.before, chance, view.sale)
        state.base = base
        state.since = () if view.sale is None else (view.sale,)
