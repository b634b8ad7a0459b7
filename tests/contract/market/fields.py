"""A position as text, as far as the seats of a mask know it."""

from koloda.kernel.errors import NotationError
from koloda.kernel.positions import Pack, Position, split_outside_quotes, split_words
from koloda.kernel.seats import ALL, bit, letter, read_seat, read_seats, write_seats
from tests.contract.market.notation import (
    read_card,
    read_cards,
    read_fruit,
    read_note,
    write_cards,
    write_note,
)
from tests.contract.market.table import (
    CARD_CODES,
    FIELDS,
    FRUITS,
    HAGGLE,
    NOBODY,
    OFFER,
    OVER,
    PACK,
    PHASES,
    MarketState,
)


def write_field(state: MarketState, name: str, mask: int) -> str | None:
    if len(name) == 1:
        seat = ord(name) - 65
        if not 0 <= seat < state.count:
            return None
        hand = sorted(state.hands[seat])
        return write_cards(hand) if mask & bit(seat) or not hand else f"?{len(hand)}"
    if name == "deck":
        return write_cards(state.deck) if mask == ALL or not state.deck else f"?{len(state.deck)}"
    if name == "places":
        return " ".join(letter(seat) for seat in state.places)
    if name == "rows":
        return ", ".join(write_cards(row) for row in state.rows)
    if name == "coins":
        return " ".join(f"{place + 1} {coins}" for place, coins in enumerate(state.coins))
    if name == "turn":
        return letter(state.turn) if state.phase != OVER else "-"
    if name == "phase":
        return PHASES[state.phase]
    if name == "day":
        return str(state.day)
    if name == "sale":
        if not state.sale:
            return "-"
        haggler = letter(state.haggler) if state.phase == HAGGLE else "-"
        worth = "half" if state.halved else "full"
        return f"{letter(state.seller)} {worth} {haggler} {write_cards(state.sale)}"
    if name == "haggled":
        return write_seats(state.haggled if state.sale else 0)
    if name == "passed":
        return write_seats(state.passed & mask)
    if name == "asks":
        known = [
            f"{letter(author)}>{letter(ask[0])}:{FRUITS[ask[1]]} {write_note(ask[2])}"
            for author, ask in enumerate(state.asks)
            if ask is not None and mask & (bit(author) | bit(ask[0]))
        ]
        return ", ".join(known) or "-"
    if name == "over":
        return write_seats(state.winners()) if state.phase == OVER else "-"
    if name == "total":
        return " ".join(f"{letter(seat)} {coins}" for seat, coins in enumerate(state.totals()))
    return None


def seen_fields(state: MarketState, mask: int) -> dict[str, str]:
    names = [letter(seat) for seat in range(state.count)] + FIELDS
    return {name: write_field(state, name, mask) or "-" for name in names}


def read_position(state: MarketState, position: Position) -> None:
    """The inverse of `write`; a field left out is empty, a hand left out too."""
    pack = Pack(PACK)
    take = position.take
    phase = take("phase", "TURN")
    if phase not in PHASES:
        raise NotationError(f"{phase!r} is no phase of the market")
    state.phase = PHASES.index(phase)
    for seat in range(state.count):
        state.hands[seat] = name_cards(pack, take(letter(seat), "-"))
    rows = take("rows", ", ".join("-" * state.count)).split(", ")
    state.rows = [name_cards(pack, row) for row in rows]
    deck = take("deck", "…")
    state.deck = pack.take_rest() if deck == "…" else name_cards(pack, deck)
    state.places = [
        int(read_seat(word, state.count)) for word in take("places", " ".join("ABCDE"[: state.count])).split()
    ]
    words = take("coins", " ".join(f"{place + 1} 0" for place in range(state.count))).split()
    if (
        sorted(state.places) != list(range(state.count))
        or len(rows) != state.count
        or len(words) != 2 * state.count
    ):
        raise NotationError("every trader has one stall with its row and its coins")
    state.coins = [read_number(word) for word in words[1::2]]
    turn = take("turn", "A" if state.phase != OVER else "-")
    state.turn = 0 if turn == "-" else int(read_seat(turn, state.count))
    state.day = read_number(take("day", "1"))
    read_sale(state, take("sale", "-"))
    state.haggled = read_seats(take("haggled", "-"), state.count)
    state.passed = read_seats(take("passed", "-"), state.count)
    for part in split_outside_quotes(take("asks", "-"), ", "):
        read_ask(state, part)
    position.finish()


def name_cards(pack: Pack, text: str) -> list[int]:
    cards = read_cards(text)
    for card in cards:
        if not pack.name(card):
            raise NotationError(f"{CARD_CODES[card]} is named twice")
    return cards


def read_number(text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 6):
        raise NotationError(f"{text!r} is no number")
    return int(text)


def read_sale(state: MarketState, text: str) -> None:
    words = [] if text == "-" else text.split()
    if bool(words) != (state.phase in (OFFER, HAGGLE)) or 0 < len(words) < 4:
        raise NotationError("a sale (seller, full or half, haggler, cards) belongs to OFFER and HAGGLE")
    if words:
        state.seller = int(read_seat(words[0], state.count))
        state.halved = words[1] == "half"
        state.haggler = NOBODY if words[2] == "-" else int(read_seat(words[2], state.count))
        state.sale = [read_card(word) for word in words[3:]]


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
