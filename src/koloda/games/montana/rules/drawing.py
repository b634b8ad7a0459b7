"""Taking cards, and the exhausted deck (chapter 3.8)."""

from mypy_extensions import i64

from koloda.games.montana import codes
from koloda.games.montana.cards import CODES, PILES
from koloda.games.montana.state import PAID, RECYCLED, TOOK, MontanaState
from koloda.kernel import Action, Event, Refusal
from koloda.kernel.events import told_chance
from koloda.kernel.seats import HOST, bit
from koloda.kernel.spelled import spell


def take(state: MontanaState, seat: i64, count: i64, clause: str, out: list[Event] | None) -> list[int]:
    """Up to `count` cards from the deck to a hand, one event; the rest is forgiven (montana.deck.short)."""
    return take_cards(state, seat, count, TOOK, clause, out)


def pay(state: MontanaState, seat: i64, clause: str, out: list[Event] | None) -> None:
    """montana.table.penalty; montana.wrong.paid: it stays paid when the play is taken back."""
    take_cards(state, seat, 2, PAID, clause, out)


def take_cards(
    state: MontanaState, seat: i64, count: i64, kind: int, clause: str, out: list[Event] | None
) -> list[int]:
    cards: list[int] = []
    while len(cards) < count:
        if state.deck_size == 0 and not recycle(state, out):
            break
        state.deck_size -= 1
        card = int(state.deck[state.deck_size])
        state.add(seat, card)
        cards.append(card)
    if cards:
        state.idle = 0
        state.touch(seat)
        if state.base is not None:
            state.note((kind, int(seat), *cards))
    if out is not None:
        codes = tuple([CODES[card] for card in cards])
        out.append(Event("drew", seat, clause, {"count": len(codes)}, {"cards": codes}, bit(seat)))
        if len(codes) < count:
            out.append(Event("short", seat, "montana.deck.short", {"count": count - len(codes)}))
    return cards


def recycle(state: MontanaState, out: list[Event] | None) -> bool:
    """montana.deck.recycle: all but the latest play, the card under it and the active rules."""
    kept = min(state.last + 1, state.pile_size)
    gone = state.pile_size - kept
    i: i64 = 0
    while i < gone:
        state.put_on_deck(i64(state.pile[i]))
        i += 1
    i = 0
    while i < kept:
        state.pile[i] = state.pile[gone + i]
        i += 1
    state.pile_size = kept
    pile: i64 = 0
    while pile < PILES:
        covered = state.under[pile]
        if covered:
            stays: tuple[int, ...] = ()
            if state.open >= 0 and state.laid_on == pile:  # montana.deck.recycle-open
                stays = covered[-1:]
                covered = covered[:-1]
            for card in covered:
                state.put_on_deck(card)
            state.under[pile] = stays
        pile += 1
    if state.deck_size == 0:
        return False
    state.note((RECYCLED,))
    shuffle_deck(state, out)
    if out is not None:
        out.append(Event("recycled", -1, "montana.deck.recycle", {"count": state.deck_size}))
    return True


def shuffle_deck(state: MontanaState, out: list[Event] | None) -> None:
    """The deck in random order, or in that of the host's line (montana.setup.shuffle)."""
    if state.deck_size < 2:
        state.need_no_line(Action(HOST, codes.DECK, tuple(state.deck_cards())))
        return
    chance = state.chance
    if chance is None:
        line = state.next_line()
        if line.code != codes.DECK:
            raise Refusal("koloda.chance.wait")
        state.set_deck(
            spell(line.args, state.deck_cards(), state.options.pack, CODES, "montana.setup.shuffle")
        )
    else:
        chance.mix(state.deck, state.deck_size)
    tell_deck(state, out)


def tell_deck(state: MontanaState, out: list[Event] | None) -> None:
    if out is not None:
        out.append(told_chance("~ deck " + " ".join([CODES[card] for card in state.deck_cards()])))
