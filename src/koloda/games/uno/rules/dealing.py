"""The dealer, the deal and the start card (chapter 2)."""

from typing import Final

from mypy_extensions import i64, u8

from koloda.games.uno import cards, phases
from koloda.games.uno.rules.drawing import draw, gather_pack, shuffle_deck
from koloda.games.uno.rules.turns import begin_turn, clear_round
from koloda.games.uno.state import UnoState
from koloda.kernel import Event, Refusal
from koloda.kernel.events import told_chance
from koloda.kernel.masks import BITS
from koloda.kernel.seats import NOBODY, all_seats, bit, letter, seats_in
from koloda.kernel.spelled import spell

DRAW_FOR_DEALER: Final = 0
BY_LOT: Final = 1


def choose_dealer(state: UnoState, out: list[Event] | None) -> None:
    """uno.setup.dealer-draw: begin; go on by itself where chance has a source."""
    gather_pack(state)
    state.enter(phases.DEALER_DRAW, NOBODY)
    state.tied = all_seats(state.count)
    state.dealer = NOBODY
    state.top = cards.NO_CARD
    state.colour = cards.NO_COLOUR
    go_on_dealing(state, out)


def go_on_dealing(state: UnoState, out: list[Event] | None) -> None:
    """uno.setup.dealer-tie: with a source of chance the lots and cards are drawn at once."""
    chance = state.chance
    if chance is None:
        return
    while state.phase == phases.DEALER_DRAW:
        if state.options.dealer == BY_LOT:
            name_dealer(state, chance.below(state.count), out)
        elif state.options.dealer != DRAW_FOR_DEALER:
            return
        else:
            drawn: list[int] = []
            return_if_short(state)
            size = state.deck_size
            for seat in seats_in(state.tied):
                at = chance.below(size)
                size -= 1
                card = state.deck[at]
                state.deck[at] = state.deck[size]
                state.deck[size] = card
                drawn += [seat, int(card)]
            draw_for_dealer(state, tuple(drawn), out)
    if state.phase == phases.DEAL:
        deal(state, None, out)


def return_if_short(state: UnoState) -> None:
    """Should the pack run out, all drawn cards go back first."""
    if state.deck_size < len(seats_in(state.tied)):
        gather_pack(state)


def name_dealer(state: UnoState, seat: i64, out: list[Event] | None) -> None:
    state.dealer = seat
    state.tied = 0
    gather_pack(state)
    state.enter(phases.DEAL, NOBODY)
    if out is not None:
        if state.options.dealer == BY_LOT:
            out.append(told_chance(f"~ dealer {letter(seat)}"))
        out.append(Event("dealer", seat, "uno.setup.dealer-draw", {}))


def draw_for_dealer(state: UnoState, drawn: tuple[int, ...], out: list[Event] | None) -> None:
    """One drawing: `drawn` has seats and cards in turn. Symbol cards count nothing."""
    return_if_short(state)
    if out is not None:
        pairs = [f"{letter(drawn[i])}:{cards.CODES[drawn[i + 1]]}" for i in range(0, len(drawn), 2)]
        out.append(told_chance("~ dealer " + " ".join(pairs)))
    best: i64 = -1
    tied: i64 = 0
    for i in range(0, len(drawn), 2):
        seat, card = drawn[i], drawn[i + 1]
        remove_from_deck(state, card)
        state.pile[state.pile_size] = u8(card)
        state.pile_size += 1
        rank = cards.RANK_OF[card] if BITS[card] & cards.NUMBER_CARDS else 0
        if rank > best:
            best, tied = rank, 0
        if rank == best:
            tied |= bit(seat)
        if out is not None:
            out.append(Event("dealer-draw", seat, "uno.setup.dealer-draw", {"card": cards.CODES[card]}))
    state.tied = tied
    highest = seats_in(tied)
    if len(highest) == 1:
        name_dealer(state, highest[0], out)
    else:
        state.opened = state.step


def remove_from_deck(state: UnoState, card: i64) -> None:
    i: i64 = state.deck_size - 1
    while i64(state.deck[i]) != card:
        i -= 1
    state.deck_size -= 1
    while i < state.deck_size:
        state.deck[i] = state.deck[i + 1]
        i += 1


def deal(state: UnoState, told: tuple[int, ...] | None, out: list[Event] | None) -> None:
    """uno.setup.deal: shuffle, seven cards each one by one from the left of the dealer, flip."""
    gather_pack(state)
    start_afresh(state)
    chance = state.chance
    if told is not None:
        state.set_deck(spell(told, state.options.pack, state.options.pack, cards.CODES, "uno.rec.shuffle"))
    elif chance is not None:
        chance.mix(state.deck, state.deck_size)
    if out is not None:
        out.append(told_chance("~ deck " + " ".join([cards.CODES[card] for card in state.deck_cards()])))
    i: i64 = 0
    count = state.count
    seat = state.dealer
    n = count * state.options.hand
    while i < n:
        seat += 1
        if seat == count:
            seat = 0
        state.deck_size -= 1
        state.add(seat, i64(state.deck[state.deck_size]))
        i += 1
    if out is not None:
        for seat in range(count):
            codes = tuple([cards.CODES[card] for card in state.cards_in(seat)])
            out.append(
                Event(
                    "dealt",
                    seat,
                    "uno.setup.deal",
                    {"count": state.options.hand},
                    {"cards": codes},
                    bit(seat),
                )
            )
    flip(state, out)


def start_afresh(state: UnoState) -> None:
    """uno.score.next-dealer: direction, colour, flags and shouts start anew."""
    row: i64 = 0
    while row < state.count + 2:
        state.empty(row)
        row += 1
    state.direction = 1
    clear_round(state)
    state.won = 0
    state.player = NOBODY


def flip(state: UnoState, out: list[Event] | None) -> None:
    """uno.setup.flip, uno.start.w4, uno.start.w4-shuffle."""
    while True:
        state.deck_size -= 1
        card = i64(state.deck[state.deck_size])
        if card != cards.WILD4:
            break
        state.deck_size += 1
        if out is not None:
            out.append(Event("start-returned", NOBODY, "uno.start.w4", {"card": cards.CODES[card]}))
        shuffle_deck(state, out)
    state.lay(card)
    if out is not None:
        out.append(Event("start-card", NOBODY, "uno.setup.flip", {"card": cards.CODES[card]}))
    state.colour = cards.COLOUR_OF[card]
    start(state, card, out)


def start(state: UnoState, card: i64, out: list[Event] | None) -> None:
    """Chapter 2.1: what the start card does and who begins (uno.start.two falls out of it)."""
    left = state.after(state.dealer)
    if card >= cards.WILD:  # uno.start.wild, uno.start.swap, uno.start.blank
        state.colour = cards.NO_COLOUR
        state.enter(phases.START_COLOUR, left)
        return
    rank = cards.RANK_OF[card]
    if rank == cards.PLUS:  # uno.start.draw2
        if state.options.stacking:  # uno.house.stack.start
            state.stack = 2
            state.enter(phases.PENALTY, left)
            return
        draw(state, left, 2, "uno.start.draw2", out)
        skip(state, left, "uno.start.draw2", out)
    elif rank == cards.REVERSE:  # uno.start.reverse
        state.direction = -1
        if out is not None:
            out.append(Event("reversed", NOBODY, "uno.start.reverse", {"dir": "ccw"}))
        begin_turn(state, state.dealer, out)
    elif rank == cards.SKIP:  # uno.start.skip
        skip(state, left, "uno.start.skip", out)
    else:  # uno.start.number, uno.setup.first
        begin_turn(state, left, out)


def skip(state: UnoState, seat: i64, clause: str, out: list[Event] | None) -> None:
    if out is not None:
        out.append(Event("skipped", seat, clause, {}))
    begin_turn(state, state.after(seat), out)


def judge_dealer(state: UnoState, args: tuple[int, ...]) -> Refusal | None:
    """What a `~ dealer` line may say."""
    if state.phase != phases.DEALER_DRAW:
        return Refusal("uno.act.phase", {"count": 0})
    if len(args) == 1:
        return None if state.options.dealer != DRAW_FOR_DEALER else Refusal("uno.setup.dealer-draw")
    seats = [args[i] for i in range(0, len(args), 2)]
    if state.options.dealer != DRAW_FOR_DEALER:
        return Refusal("uno.setup.dealer-tie")
    if seats != seats_in(state.tied):
        return Refusal("uno.setup.dealer-tie" if state.pile_size else "uno.setup.dealer-draw")
    left = state.options.pack[:] if state.deck_size < len(seats) else state.deck_cards()
    for i in range(1, len(args), 2):
        if args[i] not in left:
            return Refusal("uno.deck.full", {"card": cards.CODES[args[i]]})
        left.remove(args[i])
    return None
