"""Market: an invented game, small, with what the other games need and a shedding game lacks.

Two to five traders (seats) stand at as many stalls (places); hands are secret, coins belong to
the stalls. The pack is three fruits, p q r, numbered 1 to 6.

market.deal         Everyone gets `hand` cards; the rest is the deck. A, at stall 1, begins.
market.turn         The trader in turn sells, draws, rolls or moves; then the next stall follows.
market.sell.kind    A sale is one or more cards of the own hand, all of one fruit.
market.sell.worth   When its OFFER closes, the stall gets the sum of the cards, half of it (rounded
                    down) after the seller yielded. The cards stay in the row of the stall.
market.offer        All but the seller are asked. It closes when all of them have passed.
market.pass         A pass is secret until the OFFER closes, and binds nobody.
market.haggle       In an OFFER each of the others may haggle once. HAGGLE asks the seller: `stand`
                    leaves everything as it was, `yield` starts the OFFER again, passes forgotten.
                    The clock of the OFFER waits meanwhile.
market.draw         Draw one card while there are any.
market.roll         Roll a die: the stall gets as many coins.
market.move         Change places with another trader; the turn goes on from the new place.
market.ask          A trader may ask another for a fruit, with a note; nobody else learns of it. One
                    open request each. The asked one gives a card of that fruit, or denies.
market.ask.open     Only an open request can be answered, by the one asked, or dropped, by its author.
market.call         Referee `table`: a sale of several fruits is accepted. Until the next turn action
                    any other trader may call it, once. If it was wrong, everything since is undone,
                    the stall pays 3 coins and the turn goes on.
market.call.right   A call of a right sale does nothing, and nobody else learns of it.
market.held         Only cards of the own hand can be sold or given.
market.phase        What the phase does not list is refused.
market.over         After `days` turns the stall with the most coins wins for whoever stands there.
"""

import json
from typing import Final

from koloda.kernel.actions import Action, Form
from koloda.kernel.chance import Chance
from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.events import Event, told_chance
from koloda.kernel.facts import CARDS, EXACT, PAIRS, PILE, SET
from koloda.kernel.game import Game
from koloda.kernel.options import Option, read_options, write_options
from koloda.kernel.positions import Pack, Position, split_outside_quotes, split_words, unknown_count
from koloda.kernel.seats import (
    ALL,
    HOST,
    all_seats,
    bit,
    letter,
    read_seat,
    read_seats,
    seats_in,
    write_seats,
)
from koloda.kernel.state import State
from koloda.kernel.views import View, seen_windows
from koloda.kernel.windows import ANSWER, NOTICE, PROPOSAL, Window, stop_outer_clocks
from koloda.kernel.windows import TURN as TURN_WINDOW

CARD_CODES: Final = [fruit + str(number) for fruit in "pqr" for number in range(1, 7)]
FRUITS: Final = "pqr"
PACK: Final = list(range(len(CARD_CODES)))
NOTE_LENGTH: Final = 60
NOBODY: Final = -1

PHASES: Final = ["DEAL", "TURN", "OFFER", "HAGGLE", "OVER"]
DEAL, TURN, OFFER, HAGGLE, OVER = range(5)

WORDS: Final = ["draw", "roll", "pass", "haggle", "yield", "stand", "call", "drop"]
DRAW, ROLL, PASS, HAGGLES, YIELD, STAND, CALL, DROP = range(8)
SELL, ASK = 8, 9
DENY, MOVE, GIVE = 16, 32, 64
"""DENY and MOVE with the seat, GIVE with seat * 32 + card."""
CLOSE_OFFER, CLOSE_HAGGLE, CLOSE_TURN, EXPIRE, DECK, DIE = 1000, 1001, 1002, 1100, 1200, 1201
HOST_WORDS: Final = {"close offer": CLOSE_OFFER, "close haggle": CLOSE_HAGGLE, "close turn": CLOSE_TURN}

OPTIONS: Final = [
    Option("referee", "strict", "market.call", words=("strict", "table")),
    Option("hand", "3", "market.deal", least=1, most=3),
    Option("days", "20", "market.over", least=1, most=60),
]
FIELDS: Final = [
    "deck", "places", "rows", "coins", "turn", "phase", "day", "sale", "haggled", "passed", "asks",
]  # fmt: skip
KINDS: Final = {
    **{letter(seat): (CARDS, 0) for seat in range(5)},
    "deck": (PILE, 0),
    "places": (EXACT, 0),
    "coins": (PAIRS, 0),
    "total": (PAIRS, 0),
    "haggled": (SET, 0),
    "passed": (SET, 0),
    "over": (SET, 0),
}

SLOTS: Final = 16
CALL_SLOT, TURN_SLOT, OFFER_SLOT, HAGGLE_SLOT, ASK_SLOT = 0, 1, 2, 3, 4

Ask = tuple[int, int, str]
"""Who is asked, for which fruit, with which note."""


class Market(State):
    def __init__(self, options: dict[str, str], count: int, chance: Chance | None) -> None:
        super().__init__(count, chance)
        self.options = options
        self.table = options["referee"] == "table"
        self.phase = DEAL
        self.hands: list[list[int]] = [[] for _ in range(count)]
        self.deck: list[int] = []
        self.places = list(range(count))
        self.rows: list[list[int]] = [[] for _ in range(count)]
        self.coins = [0] * count
        self.turn = 0
        self.day = 1
        self.sale: list[int] = []
        self.seller = NOBODY
        self.halved = False
        self.haggler = NOBODY
        self.haggled = 0
        self.passed = 0
        self.called = 0
        self.asks: list[Ask | None] = [None] * count
        self.opened = 0
        self.offer_opened = 0
        self.asked_times = [0] * count

    def copy_table(self, other: "Market") -> None:
        self.options, self.table = other.options, other.table
        self.phase, self.turn, self.day = other.phase, other.turn, other.day
        self.hands = [hand[:] for hand in other.hands]
        self.deck = other.deck[:]
        self.places = other.places[:]
        self.rows = [row[:] for row in other.rows]
        self.coins = other.coins[:]
        self.sale, self.seller, self.halved = other.sale[:], other.seller, other.halved
        self.haggler, self.haggled = other.haggler, other.haggled
        self.passed, self.called = other.passed, other.called
        self.asks = other.asks[:]
        self.opened, self.offer_opened = other.opened, other.offer_opened
        self.asked_times = other.asked_times[:]

    def clone(self) -> "Market":
        copy = Market(self.options, self.count, None)
        copy.copy_from(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Market)
        self.copy_kernel(other)
        self.copy_table(other)

    # Who may act

    def others(self, seat: int) -> int:
        return all_seats(self.count) & ~bit(seat)

    def must(self) -> int:
        if self.phase == TURN:
            return bit(self.turn)
        if self.phase == OFFER:
            return self.others(self.seller) & ~self.passed
        return bit(self.seller) if self.phase == HAGGLE else 0

    def legal(self, seat: int) -> list[Action]:
        if self.waiting or self.phase in (DEAL, OVER):
            return []
        if seat == HOST:
            return [w.close for w in self.windows() if w.close and self.why_not(w.close) is None]
        codes: list[int] = []
        if self.phase == TURN and seat == self.turn:
            codes += [DRAW, ROLL] if self.deck else [ROLL]
            codes += [MOVE + other for other in range(self.count) if other != seat]
        elif self.phase == OFFER and seat != self.seller:
            codes += [] if self.passed & bit(seat) else [PASS]
            codes += [] if self.haggled & bit(seat) else [HAGGLES]
        elif self.phase == HAGGLE and seat == self.seller:
            codes += [YIELD, STAND]
        if self.base is not None and seat != self.seller and not self.called & bit(seat):
            codes.append(CALL)
        for author, ask in enumerate(self.asks):
            if ask is not None and ask[0] == seat:
                codes.append(DENY + author)
                codes += [GIVE + author * 32 + card for card in self.hands[seat] if card // 6 == ask[1]]
        if self.asks[seat] is not None:
            codes.append(DROP)
        return [Action(seat, code) for code in codes]

    def forms(self, seat: int) -> list[Form]:
        if self.waiting or self.phase in (DEAL, OVER):
            return []
        found = []
        if self.phase == TURN and seat == self.turn and self.hands[seat]:
            found.append(Form(seat, "sell", "sell:CARD,CARD", 1, len(self.hands[seat])))
        if self.asks[seat] is None:
            found.append(Form(seat, "ask", 'ask:SEAT:FRUIT "NOTE"', aside=True))
        return found

    def fill(self, form: Form, chance: Chance) -> Action:
        seat = form.seat
        if form.verb == "ask":
            asked = [other for other in range(self.count) if other != seat][chance.below(self.count - 1)]
            return Action(
                seat,
                ASK,
                (asked, chance.below(3)),
                ["", "please", 'a "ripe" one; now | soon', "да"][chance.below(4)],
            )
        hand = chance.shuffled(self.hands[seat])
        if not self.table or chance.below(2):
            hand = [card for card in hand if card // 6 == hand[0] // 6]
        return Action(seat, SELL, tuple(hand[: 1 + chance.below(len(hand))]))

    # Why not

    def judge(self, action: Action) -> Refusal | None:
        seat, code = action.seat, action.code
        if seat == HOST:
            return self.judge_host(action)
        if self.phase in (DEAL, OVER):
            return Refusal("market.phase")
        if code == ASK or code == DROP or DENY <= code < MOVE or GIVE <= code < CLOSE_OFFER:
            return self.judge_ask(action)
        if code == CALL:
            return self.judge_call(seat)
        if code in (PASS, HAGGLES):
            if self.phase != OFFER or seat == self.seller:
                return Refusal("market.phase")
            if (self.passed if code == PASS else self.haggled) & bit(seat):
                return Refusal("market.pass" if code == PASS else "market.haggle")
            return None
        if code in (YIELD, STAND):
            return None if self.phase == HAGGLE and seat == self.seller else Refusal("market.phase")
        if self.phase != TURN:
            return Refusal("market.phase")
        if seat != self.turn:
            return Refusal("market.turn", {"turn": letter(self.turn)})
        if code == DRAW and not self.deck:
            return Refusal("market.draw")
        if code == MOVE + seat:
            return Refusal("market.move")
        if code == SELL:
            return self.judge_sale(seat, action.args)
        return None

    def judge_sale(self, seat: int, cards: tuple[int, ...]) -> Refusal | None:
        for card in cards:
            if card not in self.hands[seat] or cards.count(card) > 1:
                return Refusal("market.held", {"card": CARD_CODES[card]})
        if is_mixed(cards) and not self.table:
            return Refusal("market.sell.kind")
        return None

    def judge_call(self, seat: int) -> Refusal | None:
        if self.base is None or seat == self.seller or self.called & bit(seat):
            return Refusal("market.call")
        return None

    def judge_ask(self, action: Action) -> Refusal | None:
        seat, code = action.seat, action.code
        if code == ASK:
            if self.asks[seat] is not None or action.args[0] == seat:
                return Refusal("market.ask")
            return None
        if code == DROP:
            return None if self.asks[seat] is not None else Refusal("market.ask.open")
        author = code - DENY if code < MOVE else (code - GIVE) // 32
        ask = self.asks[author]
        if ask is None or ask[0] != seat:
            return Refusal("market.ask.open")
        if code < MOVE:
            return None
        card = (code - GIVE) % 32
        if card not in self.hands[seat]:
            return Refusal("market.held", {"card": CARD_CODES[card]})
        return None if card // 6 == ask[1] else Refusal("market.ask")

    def judge_host(self, action: Action) -> Refusal | None:
        code = action.code
        if code == DIE:
            return Refusal("koloda.chance.unasked")
        if code == EXPIRE:
            return None if self.asks[action.args[0]] is not None else Refusal("market.ask.open")
        phase = {CLOSE_OFFER: OFFER, CLOSE_HAGGLE: HAGGLE, CLOSE_TURN: TURN, DECK: DEAL}.get(code)
        if phase is None:
            return Refusal("koloda.action.unknown")
        return None if self.phase == phase else Refusal("market.phase")

    def tells_chance(self, action: Action) -> bool:
        return action.code in (DECK, DIE)

    def deals_next(self) -> bool:
        return self.phase == DEAL

    # What follows

    def do(self, action: Action, out: list[Event] | None) -> None:
        events = [] if out is None else out
        seat, code = action.seat, action.code
        if code == DECK:
            self.deal(list(action.args), events)
        elif (
            code == ASK or code == DROP or code == EXPIRE or DENY <= code < MOVE or GIVE <= code < CLOSE_OFFER
        ):
            self.do_ask(action, events)
        elif code == PASS:
            self.do_pass(seat, events)
        elif code == HAGGLES:
            self.haggled |= bit(seat)
            self.haggler = seat
            self.enter(HAGGLE)
            events.append(Event("haggled", seat, "market.haggle", {}))
        elif code == YIELD:
            self.halved = True
            self.passed = 0
            self.enter(OFFER)
            self.offer_opened = self.opened
            events.append(Event("yielded", self.seller, "market.haggle", {}))
        elif code in (STAND, CLOSE_HAGGLE):
            self.phase = OFFER  # the same window goes on
            events.append(Event("stood", self.seller, "market.haggle", {}))
        elif code == CLOSE_OFFER:
            self.close_offer(events)
        elif code == CALL:
            self.do_call(seat, events)
        elif code == SELL:
            self.do_sell(seat, action.args, events)
        else:
            self.do_turn(code, events)

    def enter(self, phase: int) -> None:
        self.phase = phase
        self.opened = self.step

    def do_turn(self, code: int, events: list[Event]) -> None:
        """Everything but a sale: no window follows."""
        seat = self.turn
        self.base = None
        self.since = ()
        if code == DRAW:
            card = self.deck.pop(0)
            self.hands[seat].append(card)
            events.append(Event("drew", seat, "market.draw", {}, {"card": CARD_CODES[card]}, bit(seat)))
        elif code == ROLL:
            number = self.roll(events)
            self.coins[self.places.index(seat)] += number
            events.append(Event("rolled", seat, "market.roll", {"number": number}))
        elif code == CLOSE_TURN:
            events.append(Event("slept", seat, "market.turn", {}))
        else:
            other = code - MOVE
            here, there = self.places.index(seat), self.places.index(other)
            self.places[here], self.places[there] = other, seat
            events.append(Event("moved", seat, "market.move", {"target": letter(other)}))
        self.next_turn(events)

    def roll(self, events: list[Event]) -> int:
        if self.chance is None:
            line = self.next_line()
            if line.code != DIE:
                raise Refusal("koloda.chance.wait")
            number = line.args[0]
        else:
            number = int(self.chance.below(6)) + 1
        events.append(told_chance(f"~ die {number}"))
        return number

    def next_turn(self, events: list[Event]) -> None:
        place = (self.places.index(self.turn) + 1) % self.count
        self.day += 1
        if self.day > int(self.options["days"]):
            self.enter(OVER)
            self.base = None
            self.since = ()
            self.asks = [None] * self.count
            self.sale = []
            winners = tuple(letter(seat) for seat in seats_in(self.winners()))
            events.append(Event("over", NOBODY, "market.over", {"winners": winners}))
            return
        self.turn = self.places[place]
        self.enter(TURN)

    def do_sell(self, seat: int, cards: tuple[int, ...], events: list[Event]) -> None:
        before = self.clone()
        before.base, before.since = None, ()
        for card in cards:
            self.hands[seat].remove(card)
        self.rows[self.places.index(seat)] += cards
        self.sale, self.seller = list(cards), seat
        self.halved, self.haggled, self.passed, self.called = False, 0, 0, 0
        self.base = before if self.table else None
        self.since = ()
        self.enter(OFFER)
        self.offer_opened = self.opened
        codes = tuple(CARD_CODES[card] for card in cards)
        events.append(Event("sold", seat, "market.sell.kind", {"cards": codes}))

    def do_pass(self, seat: int, events: list[Event]) -> None:
        self.passed |= bit(seat)
        if self.passed == self.others(self.seller):
            self.close_offer(events)
            return
        self.unseen = True
        events.append(Event("passed", seat, "market.pass", {}, shown=bit(seat)))

    def close_offer(self, events: list[Event]) -> None:
        worth = sum(card % 6 + 1 for card in self.sale)
        worth = worth // 2 if self.halved else worth
        self.coins[self.places.index(self.seller)] += worth
        self.passed = self.haggled = 0
        self.sale = []
        events.append(Event("paid", self.seller, "market.sell.worth", {"coins": worth}))
        self.next_turn(events)

    def do_call(self, seat: int, events: list[Event]) -> None:
        before, sale = self.base, self.since[0]
        assert isinstance(before, Market)
        if not is_mixed(sale.args):
            self.called |= bit(seat)
            self.unseen = True
            events.append(Event("called", seat, "market.call.right", {}, shown=bit(seat)))
            return
        seller, times = self.seller, self.asked_times
        self.copy_table(before)
        self.asked_times = times
        self.base, self.since = None, ()
        events.append(Event("undone", seat, "market.call", {"target": letter(seller)}))
        self.coins[self.places.index(seller)] -= 3
        self.next_turn(events)

    def do_ask(self, action: Action, events: list[Event]) -> None:
        """A request and its end: only author and asked learn of it, but a gift shows in the hands."""
        seat, code = action.seat, action.code
        author = seat
        if code == EXPIRE:
            author = action.args[0]
        elif code >= GIVE:
            author = (code - GIVE) // 32
        elif DENY <= code < MOVE:
            author = code - DENY
        if code == ASK:
            asked, fruit = action.args
            self.asks[author] = (asked, fruit, action.text)
            self.asked_times[author] += 1
            told = {"target": letter(asked), "fruit": FRUITS[fruit], "note": action.text}
            events.append(Event("asked", seat, "market.ask", dict(told), shown=bit(seat) | bit(asked)))
            self.unseen = True
            return
        ask = self.asks[author]
        assert ask is not None
        pair = bit(author) | bit(ask[0])
        self.asks[author] = None
        if code < GIVE or code == EXPIRE:
            kind = "denied" if DENY <= code < MOVE else "dropped"
            events.append(Event(kind, seat, "market.ask.open", {"author": letter(author)}, shown=pair))
            self.unseen = True
            return
        card = (code - GIVE) % 32
        self.hands[seat].remove(card)
        self.hands[author].append(card)
        events.append(
            Event("gave", seat, "market.ask", {"target": letter(author)}, {"card": CARD_CODES[card]}, pair)
        )

    def go_on(self, out: list[Event] | None) -> None:
        if self.phase == DEAL and self.chance is not None:
            self.deal(self.chance.shuffled(PACK), [] if out is None else out)

    def deal(self, cards: list[int], events: list[Event]) -> None:
        if sorted(cards) != PACK:
            raise Refusal("market.deal")
        events.append(told_chance("~ deck " + write_cards(cards)))
        size = int(self.options["hand"])
        for seat in range(self.count):
            self.hands[seat] = cards[seat * size : seat * size + size]
            codes = tuple(CARD_CODES[card] for card in self.hands[seat])
            events.append(Event("dealt", seat, "market.deal", {"count": size}, {"cards": codes}, bit(seat)))
        self.deck = cards[self.count * size :]
        self.enter(TURN)

    # What it looks like

    def windows(self) -> list[Window]:
        found: list[Window] = []
        everybody = all_seats(self.count)
        for author, ask in enumerate(self.asks):
            if ask is not None:
                number = self.asked_times[author] * self.count + author
                pair = bit(author) | bit(ask[0])
                close = Action(HOST, EXPIRE, (author,))
                found.append(
                    Window(
                        number * SLOTS + ASK_SLOT,
                        "ask",
                        PROPOSAL,
                        bit(ask[0]),
                        "market.ask",
                        30000,
                        close,
                        shown=pair,
                    )
                )
        if self.base is not None:
            serial = self.offer_opened * SLOTS + CALL_SLOT
            found.append(Window(serial, "call", NOTICE, self.others(self.seller), "market.call"))
        if self.phase == TURN:
            close = Action(HOST, CLOSE_TURN)
            serial = self.opened * SLOTS + TURN_SLOT
            found.append(Window(serial, "TURN", TURN_WINDOW, bit(self.turn), "market.turn", 60000, close))
        if self.phase in (OFFER, HAGGLE):
            close = Action(HOST, CLOSE_OFFER)
            serial = self.offer_opened * SLOTS + OFFER_SLOT
            found.append(
                Window(serial, "OFFER", ANSWER, self.others(self.seller), "market.offer", 8000, close)
            )
        if self.phase == HAGGLE:
            close = Action(HOST, CLOSE_HAGGLE)
            serial = self.opened * SLOTS + HAGGLE_SLOT
            found.append(Window(serial, "HAGGLE", ANSWER, bit(self.seller), "market.haggle", 5000, close))
        assert all(window.seats <= everybody for window in found)
        return stop_outer_clocks(found)

    def is_over(self) -> bool:
        return self.phase == OVER

    def winners(self) -> int:
        best = max(self.coins)
        return sum(bit(self.places[place]) for place in range(self.count) if self.coins[place] == best)

    def totals(self) -> list[int]:
        return [self.coins[self.places.index(seat)] for seat in range(self.count)]

    def view(self, seat: int) -> View:
        return MarketView(self, seat)

    def field(self, name: str) -> str | None:
        return write_field(self, name, ALL)

    def write(self) -> str:
        return " | ".join(
            [self.header(), *(f"{name} {value}" for name, value in seen_fields(self, ALL).items())]
        )

    def header(self) -> str:
        return f"{self.count}p {write_options(OPTIONS, self.options)}"

    def read_action(self, seat: int, code: str) -> Action:
        return read_host_code(code, self.count) if seat == HOST else read_code(seat, code, self.count)

    def write_code(self, action: Action) -> str:
        return write_code(action)


def is_mixed(cards: tuple[int, ...]) -> bool:
    return len({card // 6 for card in cards}) > 1


# Notation


def read_card(text: str) -> int:
    if text not in CARD_CODES:
        raise NotationError(f"{text!r} is no card of the market")
    return CARD_CODES.index(text)


def read_fruit(text: str) -> int:
    if len(text) != 1 or text not in FRUITS:
        raise NotationError(f"{text!r} is no fruit: p, q or r is meant")
    return FRUITS.index(text)


def write_cards(cards: list[int]) -> str:
    return " ".join(CARD_CODES[card] for card in cards) or "-"


def read_cards(text: str) -> list[int]:
    return [] if text == "-" else [read_card(word) for word in text.split()]


def read_code(seat: int, text: str, count: int) -> Action:
    verb, colon, rest = text.partition(":")
    if text in WORDS:
        return Action(seat, WORDS.index(text))
    if text.startswith("move>"):
        return Action(seat, MOVE + read_seat(text[5:], count))
    if colon and verb == "sell":
        return Action(seat, SELL, tuple(read_card(word) for word in rest.split(",")))
    if colon and verb == "deny":
        return Action(seat, DENY + read_seat(rest, count))
    if colon and verb == "give":
        who, _, card = rest.partition(":")
        return Action(seat, GIVE + read_seat(who, count) * 32 + read_card(card))
    if colon and verb == "ask":
        words, _, note = rest.partition(" ")
        who, _, fruit = words.partition(":")
        return Action(seat, ASK, (read_seat(who, count), read_fruit(fruit)), read_note(note or '""'))
    raise NotationError(f"{text!r} is no action of the market", clause="koloda.action.unknown")


def read_note(text: str) -> str:
    try:
        note = json.loads(text)
    except ValueError:
        note = None
    if not isinstance(note, str) or len(note) > NOTE_LENGTH or not (note.isprintable() or not note):
        raise NotationError(f"a note is one line in quotes of at most {NOTE_LENGTH} characters")
    return note


def write_note(note: str) -> str:
    return json.dumps(note, ensure_ascii=False)


def read_host_code(text: str, count: int) -> Action:
    verb, _, rest = text.partition(" ")
    if text in HOST_WORDS:
        return Action(HOST, HOST_WORDS[text])
    if verb == "expire":
        return Action(HOST, EXPIRE, (int(read_seat(rest, count)),))
    if verb == "deck" and rest:
        return Action(HOST, DECK, tuple(read_cards(rest)))
    if verb == "die" and rest in ("1", "2", "3", "4", "5", "6"):
        return Action(HOST, DIE, (int(rest),))
    raise NotationError(f"'~ {text}' is no host action of the market", clause="koloda.action.unknown")


def write_code(action: Action) -> str:
    code = action.code
    if code < len(WORDS):
        return WORDS[code]
    if code == SELL:
        return "sell:" + ",".join(CARD_CODES[card] for card in action.args)
    if code == ASK:
        return f"ask:{letter(action.args[0])}:{FRUITS[action.args[1]]} {write_note(action.text)}"
    if code == EXPIRE:
        return f"expire {letter(action.args[0])}"
    if code == DECK:
        return "deck " + write_cards(list(action.args))
    if code == DIE:
        return f"die {action.args[0]}"
    if code >= CLOSE_OFFER:
        return next(word for word, number in HOST_WORDS.items() if number == code)
    if code >= GIVE:
        return f"give:{letter((code - GIVE) // 32)}:{CARD_CODES[(code - GIVE) % 32]}"
    return f"move>{letter(code - MOVE)}" if code >= MOVE else f"deny:{letter(code - DENY)}"


# Fields, as far as the seats of a mask know them


def write_field(state: Market, name: str, mask: int) -> str | None:
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


def seen_fields(state: Market, mask: int) -> dict[str, str]:
    names = [letter(seat) for seat in range(state.count)] + FIELDS
    return {name: write_field(state, name, mask) or "-" for name in names}


def read_state(position: Position) -> Market:
    """The inverse of `write`; a field left out is empty, a hand left out too."""
    options = agree(position.count, position.options)
    state = Market(options, position.count, None)
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
    return state


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


def read_sale(state: Market, text: str) -> None:
    words = [] if text == "-" else text.split()
    if bool(words) != (state.phase in (OFFER, HAGGLE)) or 0 < len(words) < 4:
        raise NotationError("a sale (seller, full or half, haggler, cards) belongs to OFFER and HAGGLE")
    if words:
        state.seller = int(read_seat(words[0], state.count))
        state.halved = words[1] == "half"
        state.haggler = NOBODY if words[2] == "-" else int(read_seat(words[2], state.count))
        state.sale = [read_card(word) for word in words[3:]]


def read_ask(state: Market, text: str) -> None:
    if text == "-":
        return
    words = split_words(text)
    who, _, fruit = words[0].partition(":")
    author, arrow, asked = who.partition(">")
    if not arrow or len(words) != 2:
        raise NotationError(f'a request is written A>B:p "note", not {text!r}')
    ask = (int(read_seat(asked, state.count)), read_fruit(fruit), read_note(words[1]))
    state.asks[read_seat(author, state.count)] = ask


def agree(count: int, given: dict[str, str]) -> dict[str, str]:
    if not 2 <= count <= 5:
        raise NotationError(f"the market is for 2 to 5 traders, not {count}", clause="market.deal")
    return read_options(OPTIONS, given)


# Views and guesses


class MarketView(View):
    """The fields with `?` for what is hidden; of passes and requests only the seat's own."""

    def __init__(self, state: Market, seat: int) -> None:
        mask = bit(seat) if seat >= 0 else 0
        fields = {name: value for name, value in seen_fields(state, mask).items() if value != "-"}
        if state.base is not None:
            fields["call"] = letter(state.seller)
            if state.called & mask:
                fields["called"] = letter(seat)
        super().__init__(seat, state.header(), fields, seen_windows(state.windows(), seat))
        known = state.clone()
        known.chance, known.base, known.since, known.waiting = None, None, (), ()
        for other in range(state.count):
            if other != seat:
                known.hands[other] = [-1] * len(known.hands[other])
            ask = known.asks[other]
            if ask is not None and seat not in (other, ask[0]):
                known.asks[other] = None
                known.asked_times[other] = 0
        known.deck = [-1] * len(known.deck)
        known.passed &= mask
        known.called &= mask
        self.known = known
        self.before: MarketView | None = None
        self.sale: Action | None = None
        if isinstance(state.base, Market):
            self.before = MarketView(state.base, seat)
            self.sale = state.since[0] if state.since else None


def deal_unseen(view: MarketView, chance: Chance, sold: Action | None) -> Market:
    """A state with the cards that nobody showed dealt at random; a seller had what he then sold."""
    state = view.known.clone()
    state.chance = chance
    if sold is not None and sold.seat != view.seat:
        hand = state.hands[sold.seat]
        state.hands[sold.seat] = list(sold.args) + hand[len(sold.args) :]
    piles = [*state.hands, state.deck, *state.rows]
    seen = {card for pile in piles for card in pile if card >= 0}
    rest = chance.shuffled([card for card in PACK if card not in seen])
    for pile in piles:
        for at, card in enumerate(pile):
            if card < 0:
                pile[at] = rest.pop()
    return state


def guess(view: MarketView, chance: Chance) -> Market:
    state = deal_unseen(view, chance, None)
    if state.phase in (OFFER, HAGGLE):
        hidden = [seat for seat in seats_in(state.others(state.seller)) if seat != view.seat]
        guessed = [seat for seat in hidden if chance.below(2)]
        state.passed |= sum(bit(seat) for seat in guessed)
        if state.passed == state.others(state.seller) and guessed:
            state.passed &= ~bit(guessed[0])
    if view.before is not None:
        state.base = deal_unseen(view.before, chance.clone(), view.sale)
        state.since = () if view.sale is None else (view.sale,)
    return state


class MarketGame(Game):
    def __init__(self) -> None:
        super().__init__("market", 1, 2, 5, OPTIONS, KINDS)

    def new(self, count: int, options: dict[str, str], chance: Chance | None) -> State:
        state = Market(agree(count, options), count, chance)
        state.deck = PACK[:]
        state.go_on(None)
        return state

    def read_fields(self, position: Position) -> State:
        return read_state(position)

    def guess(self, view: View, chance: Chance) -> State:
        assert isinstance(view, MarketView)
        return guess(view, chance)


MARKET: Final = MarketGame()
