"""Chapters 3.2 and 4.1: what the mover's one white card does."""

from mypy_extensions import i64

from koloda.games.arne.cards import (
    CHAMELEON,
    CODES,
    COLOURS,
    NO_COLOUR,
    ON_CHAMELEON,
    ON_X3,
    put_on,
)
from koloda.games.arne.cards import (
    DRAW3 as DRAW3_CARD,
)
from koloda.games.arne.cards import (
    PASS as PASS_CARD,
)
from koloda.games.arne.cards import (
    PULL as PULL_CARD,
)
from koloda.games.arne.cards import (
    SWAP as SWAP_CARD,
)
from koloda.games.arne.cards import (
    TWO_BLACK as TWO_BLACK_CARD,
)
from koloda.games.arne.cards import (
    TWO_SCORE as TWO_SCORE_CARD,
)
from koloda.games.arne.cards import (
    X3 as X3_CARD,
)
from koloda.games.arne.codes import (
    DISCARD,
    DRAW3,
    NO_FIELD,
    PASS,
    PLAY,
    PULL,
    PULLED,
    SKIP,
    SWAP,
    TWO_BLACK,
    X3,
    aim_of,
    card_of,
    colour_of,
    field_of,
    flag_of,
    kind_of,
    stack_of,
)
from koloda.games.arne.rules.blacks import told_stack
from koloda.games.arne.rules.targets import bar_discard
from koloda.games.arne.rules.turns import draw, open_end, open_quiet
from koloda.games.arne.state import (
    ASKED_BLACK,
    ASKED_SCORE,
    DISCARDED,
    DREW,
    GIVE,
    NOT_MOVED,
    PASSED,
    PLAYED,
    SKIPPED,
    SWAPPED,
    TRIPLED,
    ArneState,
)
from koloda.games.arne.state import (
    PULLED as HAS_PULLED,
)
from koloda.kernel.errors import Refusal
from koloda.kernel.events import Event, Value, told_chance
from koloda.kernel.seats import bit, letter


def move(state: ArneState, seat: i64, code: i64, out: list[Event] | None) -> None:
    kind = kind_of(code)
    if kind == PLAY:
        lay_score(state, seat, card_of(code), field_of(code), flag_of(code), out)
    elif kind == DISCARD:
        discard(state, seat, card_of(code), out)
    elif kind == SKIP:
        skip(state, seat, out)
    elif kind == X3:
        lay_x3(state, seat, field_of(code), stack_of(code), out)
    elif kind == PULL:
        pull(state, seat, aim_of(code), out)
    elif kind == DRAW3:
        draw_three(state, seat, out)
    elif kind == PASS:
        pass_hands(state, seat, out)
    elif kind == SWAP:
        swap_places(state, seat, aim_of(code), out)
    else:
        ask(state, seat, kind == TWO_BLACK, aim_of(code), colour_of(code), out)


def end_move(state: ArneState, seat: i64, moved: i64) -> None:
    state.moved = moved
    open_end(state, seat)


def lay_score(
    state: ArneState, seat: i64, card: i64, field: i64, joined: i64, out: list[Event] | None
) -> None:
    """arne.move.score, arne.cham.joined, arne.min.lay, arne.dummy.lay."""
    place: i64 = state.places[seat] if field == NO_FIELD else field
    state.lose(seat, card)
    stack = card
    if joined:
        state.lose(seat, CHAMELEON)
        stack = put_on(stack, ON_CHAMELEON)
    number = state.add_stack(place, stack)
    if out is not None:
        cards = (CODES[card], CODES[CHAMELEON]) if joined else (CODES[card],)
        public: dict[str, Value] = {"cards": cards, "field": int(place), "stack": int(number)}
        out.append(Event("laid", seat, "arne.move.score", public))
    end_move(state, seat, PLAYED)


def discard(state: ArneState, seat: i64, card: i64, out: list[Event] | None) -> None:
    """arne.move.discard: face down; whether it was allowed only the discarder knows."""
    state.breach = DISCARDED if bar_discard(state, seat, card) else NOT_MOVED
    state.lose(seat, card)
    state.throw(card, seat)
    if out is not None:
        out.append(Event("discarded", seat, "arne.move.discard", {}, {"card": CODES[card]}, bit(seat)))
    end_move(state, seat, DISCARDED)


def skip(state: ArneState, seat: i64, out: list[Event] | None) -> None:
    """arne.move.skip."""
    state.breach = SKIPPED if state.has_white(seat) else NOT_MOVED
    if out is not None:
        out.append(Event("skipped", seat, "arne.move.skip", {}))
    end_move(state, seat, SKIPPED)


def use(state: ArneState, seat: i64, card: i64, aim: i64, clause: str, out: list[Event] | None) -> None:
    """arne.action.discarded: first the card, then its effect."""
    state.lose(seat, card)
    state.throw(card)
    if out is not None:
        public: dict[str, Value] = {"card": CODES[card]}
        if aim >= 0:
            public["target"] = letter(aim)
        out.append(Event("used", seat, clause, public))


def pull(state: ArneState, seat: i64, aim: i64, out: list[Event] | None) -> None:
    """arne.pull.effect: one random card of another hand, in one step (arne.black.atomic)."""
    use(state, seat, PULL_CARD, aim, "arne.pull.effect", out)
    chance = state.chance
    hand = state.hands[aim]
    if chance is not None:
        card: i64 = hand[chance.below(len(hand))]
        if out is not None:
            out.append(told_chance(f"~ pull {CODES[card]}"))
    else:
        line = state.next_line()
        card = card_of(line.code)
        if kind_of(line.code) != PULLED or not state.holds(aim, card):
            raise Refusal("arne.pull.effect", {"target": letter(aim)})
    state.lose(aim, card)
    state.receive(seat, card)
    if out is not None:
        out.append(
            Event(
                "pulled",
                seat,
                "arne.pull.effect",
                {"target": letter(aim)},
                {"card": CODES[card]},
                bit(seat) | bit(aim),
            )
        )
    end_move(state, seat, HAS_PULLED)


def draw_three(state: ArneState, seat: i64, out: list[Event] | None) -> None:
    """arne.draw3.effect."""
    use(state, seat, DRAW3_CARD, -1, "arne.draw3.effect", out)
    draw(state, seat, 3, "arne.draw3.effect", out)
    end_move(state, seat, DREW)


def pass_hands(state: ArneState, seat: i64, out: list[Event] | None) -> None:
    """arne.pass.effect: whole hands, all at once."""
    use(state, seat, PASS_CARD, -1, "arne.pass.effect", out)
    direction: i64 = 1 if state.options.pass_clockwise else state.direction
    hands = state.hands[:]
    for giver in range(state.count):
        taker = state.sitters[state.after(state.places[giver], direction)]
        state.hands[taker] = hands[giver]
    if out is not None:
        for taker in range(state.count):
            hand = state.hands[taker]
            codes = tuple([CODES[card] for card in hand])
            public: dict[str, Value] = {"count": len(hand)}
            out.append(Event("got-hand", taker, "arne.pass.effect", public, {"cards": codes}, bit(taker)))
    state.moved = PASSED
    open_quiet(state)


def swap_places(state: ArneState, seat: i64, aim: i64, out: list[Event] | None) -> None:
    """arne.swap.effect, arne.swap.colours, arne.dummy.swap: people move, the table stays."""
    use(state, seat, SWAP_CARD, aim, "arne.swap.effect", out)
    here, there = state.places[seat], state.places[aim]
    state.places[seat] = there
    state.places[aim] = here
    state.sitters[there] = int(seat)
    state.sitters[here] = int(aim)
    if out is not None:
        public: dict[str, Value] = {"target": letter(aim), "from": here, "to": there}
        out.append(Event("swapped", seat, "arne.swap.effect", public))
    if state.options.swap_quiet:
        state.moved = SWAPPED
        open_quiet(state)
    else:
        end_move(state, seat, SWAPPED)


def lay_x3(state: ArneState, seat: i64, field: i64, number: i64, out: list[Event] | None) -> None:
    """arne.x3.effect."""
    state.lose(seat, X3_CARD)
    state.set_stack(field, number, put_on(state.stack(field, number), ON_X3))
    if out is not None:
        public: dict[str, Value] = {"card": CODES[X3_CARD], **told_stack(state, field, number)}
        out.append(Event("put-on", seat, "arne.x3.effect", public))
    end_move(state, seat, TRIPLED)


def ask(state: ArneState, seat: i64, black: bool, aim: i64, colour: i64, out: list[Event] | None) -> None:
    """arne.2black.effect, arne.2score.effect: GIVE opens."""
    if black:
        use(state, seat, TWO_BLACK_CARD, aim, "arne.2black.effect", out)
        state.moved = ASKED_BLACK
    else:
        use(state, seat, TWO_SCORE_CARD, aim, "arne.2score.effect", out)
        state.moved = ASKED_SCORE
        if out is not None and colour != NO_COLOUR:
            out.append(Event("named", seat, "arne.2score.effect", {"colour": COLOURS[colour]}))
    state.asked = aim
    state.asked_colour = colour
    state.phase = GIVE
    state.opened_at = state.step
