"""Chapters 3.2 and 4.1: what the mover's one white card does."""

from mypy_extensions import i64

from koloda.games.arne import cards, codes, phases
from koloda.games.arne.rules.blacks import told_stack
from koloda.games.arne.rules.targets import bar_discard
from koloda.games.arne.rules.turns import draw, open_end, open_quiet
from koloda.games.arne.state import ArneState
from koloda.kernel import Event, Refusal, Value
from koloda.kernel.events import told_chance
from koloda.kernel.seats import bit, letter


def move(state: ArneState, seat: i64, code: i64, out: list[Event] | None) -> None:
    kind = codes.kind_of(code)
    if kind == codes.PLAY:
        lay_score(state, seat, codes.card_of(code), codes.field_of(code), codes.flag_of(code), out)
    elif kind == codes.DISCARD:
        discard(state, seat, codes.card_of(code), out)
    elif kind == codes.SKIP:
        skip(state, seat, out)
    elif kind == codes.X3:
        lay_x3(state, seat, codes.field_of(code), codes.stack_of(code), out)
    elif kind == codes.PULL:
        pull(state, seat, codes.aim_of(code), out)
    elif kind == codes.DRAW3:
        draw_three(state, seat, out)
    elif kind == codes.PASS:
        pass_hands(state, seat, out)
    elif kind == codes.SWAP:
        swap_places(state, seat, codes.aim_of(code), out)
    else:
        ask(state, seat, kind == codes.TWO_BLACK, codes.aim_of(code), codes.colour_of(code), out)


def end_move(state: ArneState, seat: i64, moved: i64) -> None:
    state.moved = moved
    open_end(state, seat)


def lay_score(
    state: ArneState, seat: i64, card: i64, field: i64, joined: i64, out: list[Event] | None
) -> None:
    """arne.move.score, arne.cham.joined, arne.min.lay, arne.dummy.lay."""
    place: i64 = state.places[seat] if field == codes.NO_FIELD else field
    state.lose(seat, card)
    stack = card
    if joined:
        state.lose(seat, cards.CHAMELEON)
        stack = cards.put_on(stack, cards.ON_CHAMELEON)
    number = state.add_stack(place, stack)
    if out is not None:
        found = (cards.CODES[card], cards.CODES[cards.CHAMELEON]) if joined else (cards.CODES[card],)
        public: dict[str, Value] = {"cards": found, "field": int(place), "stack": int(number)}
        out.append(Event("laid", seat, "arne.move.score", public))
    end_move(state, seat, phases.PLAYED)


def discard(state: ArneState, seat: i64, card: i64, out: list[Event] | None) -> None:
    """arne.move.discard: face down; whether it was allowed only the discarder knows."""
    state.breach = phases.DISCARDED if bar_discard(state, seat, card) else phases.NOT_MOVED
    state.lose(seat, card)
    state.throw(card, seat)
    if out is not None:
        out.append(Event("discarded", seat, "arne.move.discard", {}, {"card": cards.CODES[card]}, bit(seat)))
    end_move(state, seat, phases.DISCARDED)


def skip(state: ArneState, seat: i64, out: list[Event] | None) -> None:
    """arne.move.skip."""
    state.breach = phases.SKIPPED if state.has_white(seat) else phases.NOT_MOVED
    if out is not None:
        out.append(Event("skipped", seat, "arne.move.skip", {}))
    end_move(state, seat, phases.SKIPPED)


def use(state: ArneState, seat: i64, card: i64, aim: i64, clause: str, out: list[Event] | None) -> None:
    """arne.action.discarded: first the card, then its effect."""
    state.lose(seat, card)
    state.throw(card)
    if out is not None:
        public: dict[str, Value] = {"card": cards.CODES[card]}
        if aim >= 0:
            public["target"] = letter(aim)
        out.append(Event("used", seat, clause, public))


def pull(state: ArneState, seat: i64, aim: i64, out: list[Event] | None) -> None:
    """arne.pull.effect: one random card of another hand, in one step (arne.black.atomic)."""
    use(state, seat, cards.PULL, aim, "arne.pull.effect", out)
    chance = state.chance
    hand = state.hands[aim]
    if chance is not None:
        card: i64 = hand[chance.below(len(hand))]
        if out is not None:
            out.append(told_chance(f"~ pull {cards.CODES[card]}"))
    else:
        line = state.next_line()
        card = codes.card_of(line.code)
        if codes.kind_of(line.code) != codes.PULLED or not state.holds(aim, card):
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
                {"card": cards.CODES[card]},
                bit(seat) | bit(aim),
            )
        )
    end_move(state, seat, phases.PULLED)


def draw_three(state: ArneState, seat: i64, out: list[Event] | None) -> None:
    """arne.draw3.effect."""
    use(state, seat, cards.DRAW3, -1, "arne.draw3.effect", out)
    draw(state, seat, 3, "arne.draw3.effect", out)
    end_move(state, seat, phases.DREW)


def pass_hands(state: ArneState, seat: i64, out: list[Event] | None) -> None:
    """arne.pass.effect: whole hands, all at once."""
    use(state, seat, cards.PASS, -1, "arne.pass.effect", out)
    direction: i64 = 1 if state.options.pass_clockwise else state.direction
    hands = state.hands[:]
    for giver in range(state.count):
        taker = state.sitters[state.after(state.places[giver], direction)]
        state.hands[taker] = hands[giver]
    if out is not None:
        for taker in range(state.count):
            hand = state.hands[taker]
            codes = tuple([cards.CODES[card] for card in hand])
            public: dict[str, Value] = {"count": len(hand)}
            out.append(Event("got-hand", taker, "arne.pass.effect", public, {"cards": codes}, bit(taker)))
    state.moved = phases.PASSED
    open_quiet(state)


def swap_places(state: ArneState, seat: i64, aim: i64, out: list[Event] | None) -> None:
    """arne.swap.effect, arne.swap.colours, arne.dummy.swap: people move, the table stays."""
    use(state, seat, cards.SWAP, aim, "arne.swap.effect", out)
    here, there = state.places[seat], state.places[aim]
    state.places[seat] = there
    state.places[aim] = here
    state.sitters[there] = int(seat)
    state.sitters[here] = int(aim)
    if out is not None:
        public: dict[str, Value] = {"target": letter(aim), "from": here, "to": there}
        out.append(Event("swapped", seat, "arne.swap.effect", public))
    if state.options.swap_quiet:
        state.moved = phases.SWAPPED
        open_quiet(state)
    else:
        end_move(state, seat, phases.SWAPPED)


def lay_x3(state: ArneState, seat: i64, field: i64, number: i64, out: list[Event] | None) -> None:
    """arne.x3.effect."""
    state.lose(seat, cards.X3)
    state.set_stack(field, number, cards.put_on(state.stack(field, number), cards.ON_X3))
    if out is not None:
        public: dict[str, Value] = {"card": cards.CODES[cards.X3], **told_stack(state, field, number)}
        out.append(Event("put-on", seat, "arne.x3.effect", public))
    end_move(state, seat, phases.TRIPLED)


def ask(state: ArneState, seat: i64, black: bool, aim: i64, colour: i64, out: list[Event] | None) -> None:
    """arne.2black.effect, arne.2score.effect: GIVE opens."""
    if black:
        use(state, seat, cards.TWO_BLACK, aim, "arne.2black.effect", out)
        state.moved = phases.ASKED_BLACK
    else:
        use(state, seat, cards.TWO_SCORE, aim, "arne.2score.effect", out)
        state.moved = phases.ASKED_SCORE
        if out is not None and colour != cards.NO_COLOUR:
            out.append(Event("named", seat, "arne.2score.effect", {"colour": cards.COLOURS[colour]}))
    state.asked = aim
    state.asked_colour = colour
    state.phase = phases.GIVE
    state.opened = state.step
