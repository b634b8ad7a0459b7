"""Why not: the checks of arne.refuse.order, first failing clause first."""

from mypy_extensions import i64

from koloda.games.arne.cards import CHAMELEON as CHAMELEON_CARD
from koloda.games.arne.cards import CODES, COLOURS, ONE, bottom
from koloda.games.arne.cards import CRASH as CRASH_CARD
from koloda.games.arne.cards import LOCK as LOCK_CARD
from koloda.games.arne.cards import PULL as PULL_CARD
from koloda.games.arne.cards import REVERSE as REVERSE_CARD
from koloda.games.arne.cards import STOP as STOP_CARD
from koloda.games.arne.cards import THIEF as THIEF_CARD
from koloda.games.arne.codes import (
    CALL,
    CHAMELEON,
    CRASH,
    DECK,
    DISCARD,
    DONE,
    DRAW3,
    FIRST,
    GIVE,
    JOINT,
    KEEP,
    LOCK,
    MARKERS,
    MINUS,
    OK,
    PASS,
    PLAY,
    PULL,
    PULLED,
    REVERSE,
    SKIP,
    STOP,
    SWAP,
    THIEF,
    THIEF_TOP,
    TICK,
    TWO_BLACK,
    TWO_SCORE,
    X3,
    aim_of,
    card_of,
    colour_of,
    field_of,
    flag_of,
    kind_of,
    stack_of,
)
from koloda.games.arne.options import NO_CLOCKS, RANDOM
from koloda.games.arne.rules.blacks import play_black
from koloda.games.arne.rules.gifts import why_not_call, why_not_give
from koloda.games.arne.rules.setup import taken_colours, told_order, why_not_markers
from koloda.games.arne.rules.targets import (
    bar_ask,
    bar_ask_score,
    bar_chameleon,
    bar_crash,
    bar_discard,
    bar_draw3,
    bar_lock,
    bar_minus,
    bar_play,
    bar_pull,
    bar_reverse,
    bar_skip,
    bar_steal,
    bar_steal_top,
    bar_stop,
    bar_swap,
    bar_x3,
)
from koloda.games.arne.state import (
    BEAT,
    END,
    FINAL,
    MOVE,
    NOBODY,
    OVER,
    QUIET,
    SETUP,
    SWAPPED,
    ArneState,
)
from koloda.games.arne.state import COLOUR as COLOUR_PHASE
from koloda.games.arne.state import GIVE as GIVE_PHASE
from koloda.kernel.actions import Action
from koloda.kernel.errors import Refusal, Values
from koloda.kernel.seats import HOST, bit, letter


def why_not(state: ArneState, action: Action) -> Refusal | None:
    code, seat = action.code, action.seat
    kind = kind_of(code)
    if seat == HOST:
        return why_not_host(state, action)
    if kind == JOINT:
        return why_not_black_now(state, seat) or why_not_joint(state, seat, action.args)
    if kind >= MINUS:
        return why_not_black_now(state, seat) or why_not_black(state, seat, code)
    if kind >= PLAY and kind <= SKIP:
        return why_not_move_now(state, seat, kind == SKIP) or why_not_move(state, seat, code)
    if kind == GIVE:
        return why_not_give(state, seat, action.args)
    if kind == OK:
        return why_not_ok(state, seat)
    if kind == DONE:
        return why_not_done(state, seat)
    if kind == CALL:
        return why_not_call(state, seat, aim_of(code))
    return why_not_colour(state, seat, colour_of(code))


# The moment


def why_not_move_now(state: ArneState, seat: i64, skips: bool) -> Refusal | None:
    """arne.final.no-white, arne.turn.mover, arne.window.beat."""
    phase = state.phase
    if phase == FINAL or state.is_last_round_beat():
        if not skips:
            return Refusal("arne.final.no-white")
        if seat != state.turn:
            return Refusal("arne.final.in-turn", {"turn": letter(state.turn)})
        return Refusal("arne.window.phase")
    if phase == COLOUR_PHASE or phase == OVER or phase == SETUP:
        return Refusal("arne.window.phase")
    if seat != state.turn:
        return Refusal("arne.turn.mover", {"turn": letter(state.turn)})
    if phase == BEAT:
        return Refusal("arne.window.beat")
    return None if phase == MOVE else Refusal("arne.turn.mover", {"turn": letter(state.turn)})


def why_not_black_now(state: ArneState, seat: i64) -> Refusal | None:
    bar = bar_black_now(state, seat)
    if not bar:
        return None
    return Refusal(bar, {"turn": letter(state.turn)} if bar == "arne.final.in-turn" else None)


def bar_black_now(state: ArneState, seat: i64) -> str:
    """arne.black.anytime, arne.final.in-turn, arne.pass.quiet, arne.black.frozen."""
    phase = state.phase
    if phase == MOVE or phase == BEAT or phase == END:
        return ""
    if phase == GIVE_PHASE:
        frozen = seat == state.asked and (state.options.no_dodge or state.owed)
        return "arne.black.frozen" if frozen else ""
    if phase == FINAL:
        return "" if seat == state.turn else "arne.final.in-turn"
    return "arne.pass.quiet" if phase == QUIET else "arne.window.phase"


def why_not_ok(state: ArneState, seat: i64) -> Refusal | None:
    if state.phase != BEAT and state.phase != END:
        return Refusal("arne.window.phase")
    return Refusal("arne.window.ok") if state.agreed & bit(seat) else None


def why_not_done(state: ArneState, seat: i64) -> Refusal | None:
    if state.phase == FINAL or state.is_last_round_beat():
        if seat != state.turn:
            return Refusal("arne.final.in-turn", {"turn": letter(state.turn)})
        return Refusal("arne.window.beat") if state.phase == BEAT else None
    return Refusal("arne.window.phase")


def why_not_colour(state: ArneState, seat: i64, colour: i64) -> Refusal | None:
    if state.phase != COLOUR_PHASE or seat != state.turn:
        return Refusal("arne.window.phase")
    return Refusal("arne.setup.colour") if taken_colours(state) >> colour & 1 else None


# White cards


def not_held(card: i64) -> Refusal:
    return Refusal("arne.card.held", {"card": CODES[card]})


def refuse(state: ArneState, code: i64, bar: str) -> Refusal:
    """A clause with what its sentence needs of the code it forbids."""
    kind = kind_of(code)
    values: Values = {}
    if bar == "arne.race.stale":
        values = {"field": int(field_of(code)), "stack": int(stack_of(code))}
    elif bar == "arne.stop.claims":
        values = {"who": letter(state.claim)}
    elif bar == "arne.min.plus2":
        values = {"colour": COLOURS[colour_of(code)]}
    elif kind == PULL or kind == SWAP:
        values = {"target": letter(aim_of(code))}
    elif kind == PLAY or kind == DISCARD or kind == MINUS:
        values = {"card": CODES[card_of(code)]}
    elif stack_of(code):
        values = {"card": CODES[bottom(state.stack(field_of(code), stack_of(code)))]}
    return Refusal(bar, values)


def why_not_move(state: ArneState, seat: i64, code: i64) -> Refusal | None:
    """The mover's move, the moment being right."""
    kind = kind_of(code)
    card = card_of(code)
    bar = ""
    if kind == SKIP:
        bar = "" if state.options.table else bar_skip(state, seat)
    elif kind == PLAY or kind == DISCARD:
        if not state.holds(seat, card):
            return not_held(card)
        joined = flag_of(code) != 0
        if joined and not state.holds(seat, CHAMELEON_CARD):
            return not_held(CHAMELEON_CARD)
        if kind == PLAY:
            bar = bar_play(state, seat, card, joined, field_of(code))
        elif not state.options.table:
            bar = bar_discard(state, seat, card)
    else:
        card = PULL_CARD + (kind - PULL)  # the actions stand in the order of their cards
        if not state.holds(seat, card):
            return not_held(card)
        bar = bar_action(state, seat, code)
    return refuse(state, code, bar) if bar else None


def bar_action(state: ArneState, seat: i64, code: i64) -> str:
    """arne.move.action: with a legal target."""
    kind = kind_of(code)
    if kind == PULL:
        return bar_pull(state, seat, aim_of(code))
    if kind == TWO_BLACK:
        return bar_ask(seat, aim_of(code))
    if kind == TWO_SCORE:
        return bar_ask_score(state, seat, aim_of(code), colour_of(code))
    if kind == DRAW3:
        return bar_draw3(state)
    if kind == SWAP:
        return bar_swap(state, seat, aim_of(code))
    if kind == X3:
        return bar_x3(state, seat, field_of(code), state.stack(field_of(code), stack_of(code)))
    assert kind == PASS
    return ""


# Black cards


def card_played(code: i64) -> i64:
    """The black card of a code; a joined chameleon comes besides."""
    kind = kind_of(code)
    if kind == MINUS:
        return card_of(code)
    if kind == CRASH:
        return CRASH_CARD
    if kind == LOCK:
        return LOCK_CARD
    if kind == CHAMELEON:
        return CHAMELEON_CARD
    if kind == STOP:
        return STOP_CARD
    return THIEF_CARD if kind == THIEF or kind == THIEF_TOP else REVERSE_CARD


def is_joined(code: i64) -> bool:
    return kind_of(code) == MINUS and flag_of(code) != 0


def why_not_black(state: ArneState, seat: i64, code: i64) -> Refusal | None:
    """One black card, the moment being right."""
    card = card_played(code)
    if not state.holds(seat, card):
        return not_held(card)
    joined = is_joined(code)
    if joined and not state.holds(seat, CHAMELEON_CARD):
        return not_held(CHAMELEON_CARD)
    if (joined or card == CHAMELEON_CARD) and state.moved == SWAPPED:
        return Refusal("arne.cham.not-swap")
    bar = bar_black(state, seat, code)
    return refuse(state, code, bar) if bar else None


def bar_black(state: ArneState, seat: i64, code: i64) -> str:
    kind = kind_of(code)
    field = field_of(code)
    if kind == MINUS:
        return bar_minus(state, seat, card_of(code), is_joined(code), field)
    if kind == THIEF_TOP:
        return bar_steal_top(state)
    if kind == STOP:
        return bar_stop(state, seat)
    if kind == REVERSE:
        return bar_reverse(state, seat)
    stack = state.stack(field, stack_of(code))
    if kind == CRASH:
        return bar_crash(stack)
    if kind == LOCK:
        return bar_lock(stack)
    if kind == CHAMELEON:
        return bar_chameleon(state, seat, field, stack, aim_of(code))
    assert kind == THIEF
    return bar_steal(state, seat, field, stack, flag_of(code) == KEEP)


def cards_needed(parts: tuple[int, ...]) -> bytes:
    """All cards of a joint play."""
    cards = b""
    for code in parts:
        cards += ONE[card_played(code)]
        if is_joined(code):
            cards += ONE[CHAMELEON_CARD]
    return cards


def why_not_joint(state: ArneState, seat: i64, parts: tuple[int, ...]) -> Refusal | None:
    """arne.race.joint: all cards in the hand beforehand; then one after the other, all or none."""
    left = state.hands[seat]
    for card in cards_needed(parts):
        at = left.find(ONE[card])
        if at < 0:
            return not_held(card)
        left = left[:at] + left[at + 1 :]
    trial = state.clone()
    assert isinstance(trial, ArneState)
    for code in parts:
        refusal = why_not_black(trial, seat, code)
        if refusal is not None:
            return refusal
        play_black(trial, seat, code, None)
    return None


# The host


def why_not_host(state: ArneState, action: Action) -> Refusal | None:
    kind = kind_of(action.code)
    if kind == TICK:
        phase = aim_of(action.code)
        if state.phase != phase:
            return Refusal("arne.window.phase")
        silent = state.options.tempo == NO_CLOCKS and (phase == BEAT or phase == END)
        return Refusal("arne.window.tempo") if silent else None
    if kind == PULLED or state.phase != SETUP:
        return Refusal("koloda.chance.unasked")
    if kind == FIRST:
        return None if state.first == NOBODY else Refusal("arne.setup.first")
    if state.first == NOBODY:
        return Refusal("arne.setup.first")
    unmarked = state.options.pick_random and taken_colours(state) == 0
    if kind == MARKERS:
        return why_not_markers(state, action.args) if unmarked else Refusal("arne.setup.colour")
    assert kind == DECK
    if unmarked:
        return Refusal("arne.setup.colour")
    try:
        told_order(state, action.args)
    except Refusal as refusal:
        return refusal
    return None


def tells_chance(state: ArneState, kind: i64) -> bool:
    """Whether a seed would tell what this host line tells."""
    if kind == FIRST:
        return state.options.first == RANDOM
    return kind == PULLED or kind == MARKERS or kind == DECK
