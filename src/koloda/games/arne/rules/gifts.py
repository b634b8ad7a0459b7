"""The answer to take-two (chapters 4.1, 6.2), and calls of dishonesty (3.5)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.arne import codes, phases
from koloda.games.arne.cards import CODES, COLOUR_OF, COLOURS, NO_COLOUR, is_black, is_score
from koloda.games.arne.rules.judging import not_now
from koloda.games.arne.rules.turns import open_end
from koloda.games.arne.state import ArneState
from koloda.kernel import Event, Refusal, Value
from koloda.kernel.seats import NOBODY, bit, letter

MOST: Final = 2


def home_of(state: ArneState, card: i64) -> i64:
    """The field of a card's colour that a giver of Minimum may lay it on; 0 if there is none."""
    taker: i64 = state.places[state.turn]
    place: i64 = 1
    while place <= state.count:
        if place != taker and state.fits(place, card):
            return place
        place += 1
    return 0


def matches(state: ArneState, card: i64) -> bool:
    """arne.give.matching, arne.min.plus2: whether a card is what was asked for."""
    if state.moved == phases.ASKED_BLACK:
        return is_black(card)
    if not is_score(card):
        return False
    if state.options.minimum:
        return not state.fits(state.places[state.turn], card) and home_of(state, card) != 0
    return COLOUR_OF[card] == state.asked_colour


def matching(state: ArneState) -> list[int]:
    """The matching cards of the one asked, in hand order."""
    return [card for card in state.hands[state.asked] if matches(state, card)]


def due(state: ArneState) -> i64:
    """arne.give.honest: how many an honest giver gives now; after a call the exact number."""
    if state.owed:
        return state.owed
    found = len(matching(state))
    return found if found < MOST else MOST


def why_not_give(state: ArneState, seat: i64, cards: tuple[int, ...]) -> Refusal | None:
    if state.phase != phases.GIVE or seat != state.asked:
        return not_now(state)
    left = state.hands[seat]
    for card in cards:
        at = left.find(bytes([card]))
        if at < 0:
            return Refusal("arne.card.held", {"card": CODES[card]})
        left = left[:at] + left[at + 1 :]
    if len(cards) > MOST:
        return Refusal("arne.give.matching", {"card": CODES[cards[-1]]})
    for card in cards:
        if not matches(state, card):
            return Refusal("arne.give.matching", {"card": CODES[card]})
    may_lie = state.options.table and not state.owed
    wanted = due(state)
    if len(cards) > wanted or (len(cards) < wanted and not may_lie):
        return Refusal("arne.give.honest", {"count": int(wanted)})
    return None


def give(state: ArneState, seat: i64, cards: tuple[int, ...], out: list[Event] | None) -> None:
    """arne.2black.effect, arne.2score.colour, arne.min.plus2; END is open again."""
    settles = state.owed > 0
    missing = due(state) - len(cards)
    taker = state.turn
    at_home = state.moved != phases.ASKED_BLACK and (
        state.options.minimum or (state.colours[state.places[taker]] >> state.asked_colour & 1) != 0
    )
    for card in cards:
        state.lose(seat, card)
        if at_home:
            place = home_of(state, card) if state.options.minimum else state.places[taker]
            state.add_stack(place, card)
        else:
            state.receive(taker, card)
    if out is not None:
        tell_gift(state, seat, cards, at_home, out)
    if settles:
        state.owed = 0
        state.asked = NOBODY
        state.asked_colour = 0
    else:
        state.owed = missing
    open_end(state, seat)


def tell_gift(state: ArneState, seat: i64, cards: tuple[int, ...], at_home: bool, out: list[Event]) -> None:
    """Chapter 10: on a field all see the cards, else giver and taker."""
    codes = tuple([CODES[card] for card in cards])
    public: dict[str, Value] = {"count": len(cards), "target": letter(state.turn)}
    if state.moved != phases.ASKED_BLACK and state.asked_colour != NO_COLOUR:
        public["colour"] = COLOURS[state.asked_colour]
    if at_home:
        public["cards"] = codes
        out.append(Event("gave", seat, "arne.2score.colour", public))
        return
    knows = bit(seat) | bit(state.turn)
    out.append(Event("gave", seat, "arne.give.matching", public, {"cards": codes}, knows))


def default_gift(state: ArneState) -> tuple[int, ...]:
    """What `~ tick:give` gives: the first matching cards in hand order."""
    return tuple(matching(state)[: due(state)])


def accused(state: ArneState, act: i64) -> i64:
    """Whose act of this turn a call names; NOBODY if there is none."""
    if act == codes.CALL_GIVE:
        return state.asked
    wanted = phases.DISCARDED if act == codes.CALL_DISCARD else phases.SKIPPED
    return state.turn if state.moved == wanted else NOBODY


def why_not_call(state: ArneState, seat: i64, act: i64) -> Refusal | None:
    """arne.table.call."""
    able = state.options.calls and state.phase == phases.END and not state.called & bit(seat)
    if able:
        liar = accused(state, act)
        if liar != NOBODY and liar != seat:
            return None
    return Refusal("arne.table.call")


def call(state: ArneState, seat: i64, act: i64, out: list[Event] | None) -> None:
    """arne.table.call: the referee answers; a lie is made good, and that act is settled."""
    liar = accused(state, act)
    lied = state.owed > 0 if act == codes.CALL_GIVE else state.breach != phases.NOT_MOVED
    state.answer = 1 if lied else 0
    if out is not None:
        public: dict[str, Value] = {
            "what": codes.CALLS[act],
            "target": letter(liar),
            "answer": "true" if lied else "false",
        }
        out.append(Event("called", seat, "arne.table.call", public))
    if not lied:
        state.called |= bit(seat)
    elif act == codes.CALL_GIVE:
        settle_gift(state, out)
    else:
        take_back(state, act, liar, out)


def settle_gift(state: ArneState, out: list[Event] | None) -> None:
    """As far as the liar still has what is missing."""
    left = len(matching(state))
    if left < state.owed:
        state.owed = left
    if out is not None:
        out.append(Event("owes", state.asked, "arne.table.call", {"count": int(state.owed)}))
    if state.owed == 0:
        state.asked = NOBODY
        state.asked_colour = 0
        return
    state.phase = phases.GIVE
    state.opened = state.step
    state.opener = NOBODY
    state.agreed = 0


def take_back(state: ArneState, act: i64, liar: i64, out: list[Event] | None) -> None:
    """The liar takes his card back, if it was a discard, and moves again."""
    if act == codes.CALL_DISCARD:
        card = state.unthrow(state.marks.rfind(bytes([int(liar)])))
        state.receive(liar, card)
        if out is not None:
            out.append(Event("took-back", liar, "arne.table.call", {}, {"card": CODES[card]}, bit(liar)))
    state.moved = phases.NOT_MOVED
    state.breach = phases.NOT_MOVED
    state.phase = phases.MOVE
    state.opened = state.step
    state.opener = NOBODY
    state.agreed = 0
