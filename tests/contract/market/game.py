"""The rules of the market, as its module lists them."""

from typing import Final

from koloda.kernel import Action, Chance, Event, Form, Game, Refusal, State, Value, View, Window
from koloda.kernel.events import told_chance
from koloda.kernel.positions import Position
from koloda.kernel.seats import HOST, NOBODY, all_seats, bit, letter, seats_in
from koloda.kernel.verbs import Verbs
from koloda.kernel.windows import ANSWER, NOTICE, PROPOSAL, SLOTS, serial, stop_outer_clocks
from koloda.kernel.windows import TURN as TURN_WINDOW
from tests.contract.market.position import FIELDS, read_position
from tests.contract.market.table import (
    ASK,
    ASK_SLOT,
    CALL,
    CALL_SLOT,
    CARD_CODES,
    CLOSE_HAGGLE,
    CLOSE_OFFER,
    CLOSE_TURN,
    DEAL,
    DECK,
    DENY,
    DIE,
    DRAW,
    DROP,
    EXPIRE,
    FRUITS,
    GIVE,
    HAGGLE,
    HAGGLE_SLOT,
    HAGGLES,
    MOVE,
    OFFER,
    OFFER_SLOT,
    OPTIONS,
    OVER,
    PACK,
    PASS,
    ROLL,
    SELL,
    STAND,
    TURN,
    TURN_SLOT,
    YIELD,
    MarketState,
    agree,
    is_mixed,
    write_cards,
)  # fmt: skip
from tests.contract.market.verbs import VERBS
from tests.contract.market.view import MarketView, guess


class Market(MarketState):
    def clone(self) -> "Market":
        copy = Market(self.options, self.count, None)
        copy.copy_from(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Market)
        self.copy_kernel(other)
        self.copy_table(other)

    # Who may act

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
                codes += [
                    GIVE + author * 32 + card for card in sorted(self.hands[seat]) if card // 6 == ask[1]
                ]
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
        hand = chance.shuffled(sorted(self.hands[seat]))
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
        if code in (ASK, DROP) or DENY <= code < MOVE or GIVE <= code < CLOSE_OFFER:
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
        elif code in (ASK, DROP, EXPIRE) or DENY <= code < MOVE or GIVE <= code < CLOSE_OFFER:
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
            self.played = self.opened
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
        self.played = self.opened
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
        for author, ask in enumerate(self.asks):
            if ask is not None:  # open again, so with a new serial
                times[author * self.count + ask[0]] += 1
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
            self.asked_times[author * self.count + asked] += 1
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
                pair_number = author * self.count + ask[0]
                number = self.asked_times[pair_number] * self.count**2 + pair_number
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
            number = serial(self.played, CALL_SLOT)
            found.append(Window(number, "call", NOTICE, self.others(self.seller), "market.call"))
        if self.phase == TURN:
            close = Action(HOST, CLOSE_TURN)
            number = serial(self.opened, TURN_SLOT)
            found.append(Window(number, "TURN", TURN_WINDOW, bit(self.turn), "market.turn", 60000, close))
        if self.phase in (OFFER, HAGGLE):
            close = Action(HOST, CLOSE_OFFER)
            number = serial(self.played, OFFER_SLOT)
            found.append(
                Window(number, "OFFER", ANSWER, self.others(self.seller), "market.offer", 8000, close)
            )
        if self.phase == HAGGLE:
            close = Action(HOST, CLOSE_HAGGLE)
            number = serial(self.opened, HAGGLE_SLOT)
            found.append(Window(number, "HAGGLE", ANSWER, bit(self.seller), "market.haggle", 5000, close))
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
        return FIELDS.find(self, name)

    def write(self) -> str:
        return FIELDS.write(self)

    def read_action(self, seat: int, code: str) -> Action:
        return VERBS.read(self, seat, code)

    def write_code(self, action: Action) -> str:
        return VERBS.write(self, action)

    def parts(self, action: Action) -> dict[str, Value]:
        return VERBS.parts(self, action)


class MarketGame(Game):
    def __init__(self) -> None:
        super().__init__("market", 1, 2, 5, OPTIONS, FIELDS)

    def new(self, count: int, options: dict[str, str], chance: Chance | None) -> State:
        state = Market(agree(count, options), count, chance)
        state.deck = PACK[:]
        state.go_on(None)
        return state

    def read_fields(self, position: Position) -> State:
        state = Market(agree(position.count, position.options), position.count, None)
        read_position(state, position)
        return state

    def guess(self, view: View, chance: Chance) -> State:
        assert isinstance(view, MarketView)
        options, count = view.known.options, view.known.count
        state = Market(options, count, chance)
        guess(state, Market(options, count, chance.clone()), view, chance)
        return state

    def grammar(self) -> Verbs:
        return VERBS

    def all_cards(self, count: int, options: dict[str, str]) -> list[str]:
        return [CARD_CODES[card] for card in PACK]


MARKET: Final = MarketGame()
