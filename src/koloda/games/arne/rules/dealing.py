"""Chapter 2: who begins, the markers, the shuffle, the colours, the deal."""

from mypy_extensions import i64

from koloda.games.arne import cards, phases
from koloda.games.arne.notation import write_colours
from koloda.games.arne.options import HAND, RANDOM
from koloda.games.arne.rules.turns import start_turn
from koloda.games.arne.state import DUMMY, ArneState
from koloda.kernel import Chance, Event, Refusal
from koloda.kernel.events import told_chance
from koloda.kernel.seats import NOBODY, bit, letter
from koloda.kernel.spelled import spell


def choosers(state: ArneState) -> i64:
    """How many choose: in the team game one of two partners (arne.team.setup)."""
    return state.count // 2 if state.options.team else state.count


def markers_needed(state: ArneState) -> i64:
    """How many colours are chosen in all, the dummy's too."""
    return choosers(state) * state.options.colours + (1 if state.options.dummy else 0)


def taken_colours(state: ArneState) -> i64:
    mask: i64 = 0
    for colours in state.colours:
        mask |= colours
    return mask


def count_bits(mask: i64) -> i64:
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def chooser(state: ArneState) -> i64:
    """Who chooses next: clockwise from the first mover, second colours the other way round, the dummy's
    last of all (arne.setup.colour, arne.setup.two, arne.dummy.setup). NOBODY when all is chosen."""
    number = count_bits(taken_colours(state))
    if number >= markers_needed(state):
        return NOBODY
    around = choosers(state)
    if number < around:
        return (state.first + number) % state.count
    if number < around * state.options.colours:
        return (state.first + 2 * around - 1 - number) % state.count
    return state.first


def is_dummy_next(state: ArneState) -> bool:
    return count_bits(taken_colours(state)) == choosers(state) * state.options.colours


def give_marker(state: ArneState, place: i64, colour: i64) -> None:
    """A marker to a place, in the team game to the partner's too (arne.setup.field)."""
    state.colours[place] |= bit(colour)
    if state.options.team:
        state.colours[state.opposite(place)] |= bit(colour)


def go_on(state: ArneState, out: list[Event] | None) -> None:
    """Does what chance can do of the set-up; without a source it waits for the host's lines."""
    chance = state.chance
    if chance is None or state.phase != phases.SETUP:
        return
    if state.first == NOBODY:
        if state.options.first != RANDOM:
            return
        name_first(state, chance.below(state.count), out)
        if out is not None:
            out.append(told_chance(f"~ first {letter(state.first)}"))
    if waits_for_markers(state):
        deal_markers(state, random_markers(state, chance), out)
        if out is not None:
            words = [write_colours(mask) for mask in dealt_markers(state)]
            out.append(told_chance("~ markers " + " ".join(words)))
    order = chance.shuffled(state.options.pack)
    if out is not None:
        out.append(told_chance("~ deck " + " ".join([cards.CODES[card] for card in order])))
    set_deck(state, order, out)


def name_first(state: ArneState, seat: i64, out: list[Event] | None) -> None:
    """arne.setup.first."""
    state.first = seat
    if out is not None:
        out.append(Event("first", seat, "arne.setup.first", {}))


def random_markers(state: ArneState, chance: Chance) -> tuple[int, ...]:
    """A mask for each place that would choose, then the dummy's (arne.setup.colour, pick=random)."""
    order = chance.shuffled([0, 1, 2, 3, 4, 5])
    each = int(state.options.colours)
    masks: list[int] = []
    at = 0
    for _ in range(choosers(state)):
        mask = 0
        for colour in order[at : at + each]:
            mask |= bit(colour)
        masks.append(mask)
        at += each
    if state.options.dummy:
        masks.append(bit(order[at]))
    return tuple(masks)


def dealt_markers(state: ArneState) -> list[int]:
    masks = state.colours[1 : choosers(state) + 1]
    return masks + [state.colours[DUMMY]] if state.options.dummy else masks


def waits_for_markers(state: ArneState) -> bool:
    """pick=random: chance gives the colours before the deck."""
    return state.options.pick_random != 0 and taken_colours(state) == 0


def why_not_markers(state: ArneState, masks: tuple[int, ...]) -> Refusal | None:
    """Each place its number of colours, no colour twice."""
    seen: i64 = 0
    around = choosers(state)
    if len(masks) != around + (1 if state.options.dummy else 0):
        return Refusal("arne.setup.colour")
    for at in range(len(masks)):
        each = state.options.colours if at < around else 1
        if seen & masks[at] or count_bits(masks[at]) != each:
            return Refusal("arne.setup.colour")
        seen |= masks[at]
    return None


def deal_markers(state: ArneState, masks: tuple[int, ...], out: list[Event] | None) -> None:
    for at in range(len(masks)):
        place = DUMMY if at == choosers(state) else at + 1
        for colour in range(6):
            if masks[at] >> colour & 1:
                if place == DUMMY:
                    state.colours[DUMMY] = masks[at]
                else:
                    give_marker(state, place, colour)
    if out is not None:
        for place in range(1, state.count + 1):
            tell_colours(state, state.sitters[place], place, out)
        if state.options.dummy:
            tell_colours(state, NOBODY, DUMMY, out)


def tell_colours(state: ArneState, seat: i64, place: i64, out: list[Event]) -> None:
    clause = "arne.dummy.setup" if place == DUMMY else "arne.setup.colour"
    public: dict[str, str | int | tuple[str, ...]] = {
        "field": int(place),
        "colours": write_colours(state.colours[place]),
    }
    out.append(Event("colour", seat, clause, public))


def told_order(state: ArneState, told: tuple[int, ...]) -> list[int]:
    """The whole deck as the host told it."""
    pack = state.options.pack
    return spell(told, pack, pack, cards.CODES, "arne.deck.table")


def set_deck(state: ArneState, order: list[int], out: list[Event] | None) -> None:
    """arne.setup.piles: the shuffled deck; then the colours are chosen, or the deal follows."""
    state.deck = bytes(order)
    state.drawn = 0
    go_on_choosing(state, out)


def go_on_choosing(state: ArneState, out: list[Event] | None) -> None:
    seat = chooser(state)
    if seat == NOBODY:
        deal(state, out)
        return
    state.phase = phases.COLOUR
    state.turn = seat
    state.opened = state.step


def choose_colour(state: ArneState, seat: i64, colour: i64, out: list[Event] | None) -> None:
    """arne.setup.colour, arne.team.setup, arne.dummy.setup."""
    if is_dummy_next(state):
        state.colours[DUMMY] = bit(colour)
        if out is not None:
            tell_colours(state, seat, DUMMY, out)
    else:
        place = state.places[seat]
        give_marker(state, place, colour)
        if out is not None:
            tell_colours(state, seat, place, out)
            if state.options.team:
                other = state.opposite(place)
                tell_colours(state, state.sitters[other], other, out)
    go_on_choosing(state, out)


def first_free_colour(state: ArneState) -> i64:
    """What `~ tick:colour` takes."""
    taken = taken_colours(state)
    colour: i64 = 0
    while taken >> colour & 1:
        colour += 1
    return colour


def deal(state: ArneState, out: list[Event] | None) -> None:
    """arne.setup.deal: eight each, one at a time, clockwise from the first mover."""
    for _ in range(HAND):
        for step in range(state.count):
            seat = (state.first + step) % state.count
            state.hands[seat] = state.hands[seat] + cards.ONE[state.take_top()]
    if out is not None:
        for seat in range(state.count):
            codes = tuple([cards.CODES[card] for card in state.hands[seat]])
            out.append(Event("dealt", seat, "arne.setup.deal", {"count": HAND}, {"cards": codes}, bit(seat)))
    start_turn(state, state.first, out)
