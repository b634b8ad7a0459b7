"""Draw pile, discard pile, and what happens when the first runs out (chapter 5.2)."""

from mypy_extensions import i64, u8

from koloda.games.uno import codes
from koloda.games.uno.cards import CODES
from koloda.games.uno.state import UnoState
from koloda.kernel import Action, Event, Refusal
from koloda.kernel.events import told_chance
from koloda.kernel.seats import ALL, HOST, bit
from koloda.kernel.spelled import spell


def draw(state: UnoState, seat: i64, count: i64, clause: str, out: list[Event] | None) -> i64:
    """Up to `count` cards from the pile to a hand; what is not there is forgiven (uno.pile.starved)."""
    got: i64 = 0
    cards: list[int] | None = None if out is None else []
    while got < count:
        card = take_top(state, out)
        if card < 0:
            break
        state.add(seat, card)
        got += 1
        if cards is not None:
            cards.append(card)
    if got:
        state.idle = 0
        state.drew = 1
        if state.owes & bit(seat) and state.size(seat) != 1:
            state.owes &= ~bit(seat)  # uno.catch.hand
    if out is not None and cards is not None:
        tell_draw(state, seat, cards, count - got, clause, out)
    return got


def tell_draw(
    state: UnoState, seat: i64, cards: list[int], missing: i64, clause: str, out: list[Event]
) -> None:
    """Everybody sees how many, the drawer which; with open hands everybody."""
    knows = ALL if state.open else bit(seat)
    codes = tuple([CODES[card] for card in cards])
    out.append(Event("drew", seat, clause, {"count": len(cards)}, {"cards": codes}, knows))
    if missing:
        out.append(Event("starved", seat, "uno.pile.starved", {"count": missing}))


def take_top(state: UnoState, out: list[Event] | None) -> i64:
    """One card off the draw pile, -1 if there is none (uno.draw.one)."""
    if state.deck_size == 0:
        check_pile(state, out)
        if state.deck_size == 0:
            return -1
    state.deck_size -= 1
    card = i64(state.deck[state.deck_size])
    if state.deck_size == 0:
        check_pile(state, out)
    return card


def check_pile(state: UnoState, out: list[Event] | None) -> None:
    """uno.pile.reshuffle, uno.pile.check: an empty pile is made anew from all but the top card."""
    under = state.pile_size - 1
    if state.deck_size or under < 1:
        return
    i: i64 = 0
    while i < under:
        state.deck[i] = state.pile[i]
        i += 1
    state.deck_size = under
    state.pile[0] = state.pile[under]
    state.pile_size = 1
    shuffle_deck(state, out)
    if out is not None:
        out.append(Event("reshuffled", -1, "uno.pile.reshuffle", {"count": under}))


def shuffle_deck(state: UnoState, out: list[Event] | None) -> None:
    """The draw pile in random order, or in the order of the host's line (uno.rec.shuffle)."""
    n = state.deck_size
    if n < 2:
        if n:
            state.need_no_line(Action(HOST, codes.SHUFFLE, (int(state.deck[0]),)))
        return
    chance = state.chance
    if chance is None:
        line = state.next_line()
        if line.code != codes.SHUFFLE:
            raise Refusal("koloda.chance.wait")
        state.set_deck(spell(line.args, state.deck_cards(), state.options.pack, CODES, "uno.rec.shuffle"))
    else:
        chance.mix(state.deck, state.deck_size)
    if out is not None:
        out.append(told_chance("~ shuffle " + " ".join([CODES[card] for card in state.deck_cards()])))


def gather_pack(state: UnoState) -> None:
    """The whole pack becomes the draw pile, not yet in order (uno.setup.return)."""
    pack = state.options.pack
    n: i64 = len(pack)
    i: i64 = 0
    while i < n:
        state.deck[i] = u8(pack[i])
        i += 1
    state.deck_size = n
    state.pile_size = 0
