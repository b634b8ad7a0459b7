"""The fields of a position, a row each."""

from typing import Final

from koloda.kernel import NotationError, State
from koloda.kernel import fields as rows
from koloda.kernel.facts import CARDS, PAIRS, PILE, SET
from koloda.kernel.fields import Field, Fields, hidden, write_pairs
from koloda.kernel.positions import Piles, Position, split_outside_quotes, split_words
from koloda.kernel.seats import EVERYTHING, bit, letter, read_optional_seat, read_seat, write_seats
from tests.contract.market.table import (
    CARD_CODES,
    FRUITS,
    HAGGLE,
    OFFER,
    OVER,
    PACK,
    PHASES,
    MarketState,
    read_card,
    read_fruit,
    read_note,
    write_cards,
    write_note,
)  # fmt: skip


def market(state: State) -> MarketState:
    assert isinstance(state, MarketState)
    return state


class HandField(Field):
    """A seat's fruit: its own secret."""

    def __init__(self, seat: int) -> None:
        super().__init__(letter(seat), compare=CARDS, own=True, always=True)
        self.seat = seat

    def is_there(self, state: State) -> bool:
        return self.seat < state.count

    def write(self, state: State, seat: int) -> str:
        hand = sorted(market(state).hands[self.seat])
        return write_cards(hand) if seat in (self.seat, EVERYTHING) else hidden(len(hand))


class DeckField(Field):
    def write(self, state: State, seat: int) -> str:
        deck = market(state).deck
        return write_cards(deck) if seat == EVERYTHING else hidden(len(deck))


class RowsField(Field):
    """What lies before each stall."""

    def missing(self, state: State) -> str:
        return ", ".join("-" * state.count)

    def write(self, state: State, seat: int) -> str:
        return ", ".join(write_cards(row) for row in market(state).rows)


class MarketPiles(Piles):
    def too_many(self, card: int) -> NotationError:
        return NotationError(f"{CARD_CODES[card]} is named twice")


def read_cards(state: MarketState, position: Position) -> None:
    piles = MarketPiles(PACK, read_card)
    hands = [letter(seat) for seat in range(state.count)]
    for name in hands:
        piles.name(name, position.take(name, "-"))
    stalls = position.take("rows", FIELDS.by_name["rows"].missing(state)).split(", ")
    if len(stalls) != state.count:
        raise NotationError("every trader has one stall with its row and its coins")
    for at, row in enumerate(stalls):
        piles.name(f"row {at}", row)
    piles.name("deck", position.take("deck", "…"))
    state.hands = [piles.fill(name) for name in hands]
    state.rows = [piles.fill(f"row {at}") for at in range(state.count)]
    state.deck = piles.fill("deck")


class PlacesField(Field):
    """Who stands at which stall."""

    def missing(self, state: State) -> str:
        return " ".join("ABCDE"[: state.count])

    def write(self, state: State, seat: int) -> str:
        return " ".join(letter(who) for who in market(state).places)

    def read(self, state: State, text: str) -> None:
        places = [int(read_seat(word, state.count)) for word in text.split()]
        if sorted(places) != list(range(state.count)):
            raise NotationError("every trader has one stall with its row and its coins")
        market(state).places = places


class CoinsField(Field):
    """By stall: `1 5 2 0`."""

    def missing(self, state: State) -> str:
        return " ".join(f"{place + 1} 0" for place in range(state.count))

    def write(self, state: State, seat: int) -> str:
        return " ".join(f"{place + 1} {coins}" for place, coins in enumerate(market(state).coins))

    def read(self, state: State, text: str) -> None:
        words = text.split()
        if len(words) != 2 * state.count:
            raise NotationError("every trader has one stall with its row and its coins")
        market(state).coins = [read_number(word) for word in words[1::2]]


def read_number(text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 6):
        raise NotationError(f"{text!r} is no number")
    return int(text)


class TurnField(rows.Seat):
    def missing(self, state: State) -> str:
        return "A" if market(state).phase != OVER else "-"

    def write(self, state: State, seat: int) -> str:
        return super().write(state, seat) if market(state).phase != OVER else "-"

    def read(self, state: State, text: str) -> None:
        super().read(state, "A" if text == "-" else text)


class SaleField(Field):
    """Seller, full or half, haggler, cards."""

    def write(self, state: State, seat: int) -> str:
        table = market(state)
        if not table.sale:
            return "-"
        haggler = letter(table.haggler) if table.phase == HAGGLE else "-"
        worth = "half" if table.halved else "full"
        return f"{letter(table.seller)} {worth} {haggler} {write_cards(table.sale)}"

    def read(self, state: State, text: str) -> None:
        table = market(state)
        words = [] if text == "-" else text.split()
        if bool(words) != (table.phase in (OFFER, HAGGLE)) or 0 < len(words) < 4:
            raise NotationError("a sale (seller, full or half, haggler, cards) belongs to OFFER and HAGGLE")
        if words:
            table.seller = int(read_seat(words[0], table.count))
            table.halved = words[1] == "half"
            table.haggler = int(read_optional_seat(words[2], table.count))
            table.sale = [int(read_card(word)) for word in words[3:]]


class HaggledField(rows.Seats):
    def write(self, state: State, seat: int) -> str:
        return super().write(state, seat) if market(state).sale else "-"


class PassedField(Field):
    """Who has passed: each knows of itself."""

    def write(self, state: State, seat: int) -> str:
        passed = market(state).passed
        return write_seats(passed if seat == EVERYTHING else passed & bit(seat) if seat >= 0 else 0)

    def read(self, state: State, text: str) -> None:
        for word in [] if text == "-" else text.split():
            market(state).passed |= bit(read_seat(word, state.count))


class AsksField(Field):
    """Requests, known to the two concerned."""

    def write(self, state: State, seat: int) -> str:
        known = [
            f"{letter(author)}>{letter(ask[0])}:{FRUITS[ask[1]]} {write_note(ask[2])}"
            for author, ask in enumerate(market(state).asks)
            if ask is not None and seat in (author, ask[0], EVERYTHING)
        ]
        return ", ".join(known) or "-"

    def read(self, state: State, text: str) -> None:
        for part in split_outside_quotes(text, ", "):
            read_ask(market(state), part)


def read_ask(state: MarketState, text: str) -> None:
    if text == "-":
        return
    words = split_words(text)
    if len(words) != 2:
        raise NotationError(f'a request is written A>B:p "note", not {text!r}')
    who, _, fruit = words[0].partition(":")
    author, _, asked = who.partition(">")
    ask = (int(read_seat(asked, state.count)), read_fruit(fruit), read_note(words[1]))
    state.asks[read_seat(author, state.count)] = ask


class OverField(Field):
    def write(self, state: State, seat: int) -> str:
        return write_seats(state.winners()) if market(state).phase == OVER else "-"


class TotalField(Field):
    def write(self, state: State, seat: int) -> str:
        return write_pairs(list(enumerate(state.totals())))


class CallField(Field):
    """Whose sale may be called."""

    def is_there(self, state: State) -> bool:
        return state.base is not None

    def write(self, state: State, seat: int) -> str:
        return letter(market(state).seller)


class CalledField(Field):
    """That this seat has called it."""

    def write(self, state: State, seat: int) -> str:
        open_call = state.base is not None and seat >= 0 and market(state).called & bit(seat)
        return letter(seat) if open_call else "-"


FIELDS: Final = Fields(
    [
        *[HandField(seat) for seat in range(5)],
        DeckField("deck", "…", compare=PILE, always=True),
        PlacesField("places", always=True),
        RowsField("rows", always=True),
        CoinsField("coins", compare=PAIRS, always=True),
        TurnField("turn", always=True),
        rows.Word("phase", PHASES, default="TURN", always=True),
        rows.Number("day", default="1", always=True),
        SaleField("sale", always=True),
        HaggledField("haggled", always=True),
        PassedField("passed", compare=SET, own=True, always=True),
        AsksField("asks", own=True, always=True),
        CallField("call", place=rows.VIEW),
        CalledField("called", own=True, place=rows.VIEW),
        OverField("over", compare=SET, place=rows.FACT),
        TotalField("total", compare=PAIRS, place=rows.FACT),
    ],
)


def read_position(state: MarketState, position: Position) -> None:
    FIELDS.take(state, position, "phase")
    read_cards(state, position)
    FIELDS.read(state, position)
