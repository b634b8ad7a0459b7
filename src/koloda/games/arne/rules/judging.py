"""Why not: the checks of arne.refuse.order, first failing clause first."""

from mypy_extensions import i64

from koloda.games.arne import cards, codes, phases
from koloda.games.arne.options import RANDOM
from koloda.games.arne.rules import targets
from koloda.games.arne.rules.blacks import play_black
from koloda.games.arne.rules.dealing import taken_colours
from koloda.games.arne.rules.fieldwords import told_field
from koloda.games.arne.state import ArneState
from koloda.kernel import Refusal
from koloda.kernel.errors import Values
from koloda.kernel.seats import bit, letter

# The moment


def not_now(state: ArneState) -> Refusal:
    """What the game waits for instead."""
    values: Values = {"phase": phases.PHASES[state.phase]}
    if state.turn >= 0:
        values["turn"] = letter(state.turn)
    return Refusal("arne.window.phase", values)


def why_not_move_now(state: ArneState, seat: i64, skips: bool) -> Refusal | None:
    """arne.final.no-white, arne.turn.mover, arne.window.beat."""
    phase = state.phase
    if phase == phases.FINAL or state.is_last_round_beat():
        if not skips:
            return Refusal("arne.final.no-white")
        if seat != state.turn:
            return Refusal("arne.final.in-turn", {"turn": letter(state.turn)})
        return not_now(state)
    if phase == phases.COLOUR or phase == phases.OVER or phase == phases.SETUP:
        return not_now(state)
    if seat != state.turn:
        return Refusal("arne.turn.mover", {"turn": letter(state.turn)})
    if phase == phases.BEAT:
        return Refusal("arne.window.beat")
    return None if phase == phases.MOVE else Refusal("arne.turn.mover", {"turn": "made"})


def why_not_black_now(state: ArneState, seat: i64) -> Refusal | None:
    bar = bar_black_now(state, seat)
    if not bar:
        return None
    if bar == "arne.window.phase":
        return not_now(state)
    return Refusal(bar, {"turn": letter(state.turn)} if bar == "arne.final.in-turn" else None)


def bar_black_now(state: ArneState, seat: i64) -> str:
    """arne.black.anytime, arne.final.in-turn, arne.pass.quiet, arne.black.frozen."""
    phase = state.phase
    if phase == phases.MOVE or phase == phases.BEAT or phase == phases.END:
        return ""
    if phase == phases.GIVE:
        frozen = seat == state.asked and (state.options.no_dodge or state.owed)
        return "arne.black.frozen" if frozen else ""
    if phase == phases.FINAL:
        return "" if seat == state.turn else "arne.final.in-turn"
    return "arne.pass.quiet" if phase == phases.QUIET else "arne.window.phase"


def why_not_ok(state: ArneState, seat: i64) -> Refusal | None:
    if state.phase != phases.BEAT and state.phase != phases.END:
        return not_now(state)
    return Refusal("arne.window.ok") if state.agreed & bit(seat) else None


def why_not_done(state: ArneState, seat: i64) -> Refusal | None:
    if state.phase == phases.FINAL or state.is_last_round_beat():
        if seat != state.turn:
            return Refusal("arne.final.in-turn", {"turn": letter(state.turn)})
        return Refusal("arne.window.beat") if state.phase == phases.BEAT else None
    return not_now(state)


def why_not_colour(state: ArneState, seat: i64, colour: i64) -> Refusal | None:
    if state.phase != phases.COLOUR or seat != state.turn:
        return not_now(state)
    return Refusal("arne.setup.colour") if taken_colours(state) >> colour & 1 else None


# White cards


def not_held(card: i64) -> Refusal:
    return Refusal("arne.card.held", {"card": cards.CODES[card]})


def refuse(state: ArneState, seat: i64, code: i64, bar: str) -> Refusal:
    """A clause with what its sentence needs of the code it forbids."""
    kind = codes.kind_of(code)
    values: Values = {}
    if bar == "arne.race.stale":
        field = codes.field_of(code)
        lies = "other" if state.fields[field] else "nothing"
        values = {"field": int(field), "stack": int(codes.stack_of(code)), "lies": lies}
    elif bar == "arne.stop.claims":
        values = {"who": letter(state.claim)}
    elif bar == "arne.min.plus2":
        values = {"colour": cards.COLOURS[codes.colour_of(code)]}
    elif kind == codes.PULL or kind == codes.SWAP:
        values = {"target": letter(codes.aim_of(code))}
    elif kind == codes.PLAY or kind == codes.DISCARD or kind == codes.MINUS:
        field = codes.field_of(code)
        if field == codes.NO_FIELD:
            field = state.places[seat]
        values = {"card": cards.CODES[codes.card_of(code)], **told_field(state, seat, field)}
    elif codes.stack_of(code):
        field = codes.field_of(code)
        under = cards.bottom(state.stack(field, codes.stack_of(code)))
        values = {"card": cards.CODES[under], **told_field(state, seat, field)}
    return Refusal(bar, values)


def why_not_move(state: ArneState, seat: i64, code: i64) -> Refusal | None:
    """The mover's move, the moment being right."""
    kind = codes.kind_of(code)
    card = codes.card_of(code)
    bar = ""
    if kind == codes.SKIP:
        bar = "" if state.options.table else targets.bar_skip(state, seat)
    elif kind == codes.PLAY or kind == codes.DISCARD:
        if not state.holds(seat, card):
            return not_held(card)
        joined = codes.flag_of(code) != 0
        if joined and not state.holds(seat, cards.CHAMELEON):
            return not_held(cards.CHAMELEON)
        if kind == codes.PLAY:
            bar = targets.bar_play(state, seat, card, joined, codes.field_of(code))
        elif not state.options.table:
            bar = targets.bar_discard(state, seat, card)
    else:
        card = cards.PULL + (kind - codes.PULL)  # the actions stand in the order of their cards
        if not state.holds(seat, card):
            return not_held(card)
        bar = bar_action(state, seat, code)
    return refuse(state, seat, code, bar) if bar else None


def bar_action(state: ArneState, seat: i64, code: i64) -> str:
    """arne.move.action: with a legal target."""
    kind = codes.kind_of(code)
    if kind == codes.PULL:
        return targets.bar_pull(state, seat, codes.aim_of(code))
    if kind == codes.TWO_BLACK:
        return targets.bar_ask(seat, codes.aim_of(code))
    if kind == codes.TWO_SCORE:
        return targets.bar_ask_score(state, seat, codes.aim_of(code), codes.colour_of(code))
    if kind == codes.DRAW3:
        return targets.bar_draw3(state)
    if kind == codes.SWAP:
        return targets.bar_swap(state, seat, codes.aim_of(code))
    if kind == codes.X3:
        return targets.bar_x3(
            state, seat, codes.field_of(code), state.stack(codes.field_of(code), codes.stack_of(code))
        )
    assert kind == codes.PASS
    return ""


# Black cards


def card_played(code: i64) -> i64:
    """The black card of a code; a joined chameleon comes besides."""
    kind = codes.kind_of(code)
    if kind == codes.MINUS:
        return codes.card_of(code)
    if kind == codes.CRASH:
        return cards.CRASH
    if kind == codes.LOCK:
        return cards.LOCK
    if kind == codes.CHAMELEON:
        return cards.CHAMELEON
    if kind == codes.STOP:
        return cards.STOP
    return cards.THIEF if kind == codes.THIEF or kind == codes.THIEF_TOP else cards.REVERSE


def is_joined(code: i64) -> bool:
    return codes.kind_of(code) == codes.MINUS and codes.flag_of(code) != 0


def why_not_black(state: ArneState, seat: i64, code: i64) -> Refusal | None:
    """One black card, the moment being right."""
    card = card_played(code)
    if not state.holds(seat, card):
        return not_held(card)
    joined = is_joined(code)
    if joined and not state.holds(seat, cards.CHAMELEON):
        return not_held(cards.CHAMELEON)
    if (joined or card == cards.CHAMELEON) and state.moved == phases.SWAPPED:
        return Refusal("arne.cham.not-swap")
    bar = bar_black(state, seat, code)
    return refuse(state, seat, code, bar) if bar else None


def bar_black(state: ArneState, seat: i64, code: i64) -> str:
    kind = codes.kind_of(code)
    field = codes.field_of(code)
    if kind == codes.MINUS:
        return targets.bar_minus(state, seat, codes.card_of(code), is_joined(code), field)
    if kind == codes.THIEF_TOP:
        return targets.bar_steal_top(state)
    if kind == codes.STOP:
        return targets.bar_stop(state, seat)
    if kind == codes.REVERSE:
        return targets.bar_reverse(state, seat)
    stack = state.stack(field, codes.stack_of(code))
    if kind == codes.CRASH:
        return targets.bar_crash(stack)
    if kind == codes.LOCK:
        return targets.bar_lock(stack)
    if kind == codes.CHAMELEON:
        return targets.bar_chameleon(state, seat, field, stack, codes.aim_of(code))
    assert kind == codes.THIEF
    return targets.bar_steal(state, seat, field, stack, codes.flag_of(code) == codes.KEEP)


def cards_needed(parts: tuple[int, ...]) -> bytes:
    """All cards of a joint play."""
    found = b""
    for code in parts:
        found += cards.ONE[card_played(code)]
        if is_joined(code):
            found += cards.ONE[cards.CHAMELEON]
    return found


def why_not_joint(state: ArneState, seat: i64, parts: tuple[int, ...]) -> Refusal | None:
    """arne.race.joint: all cards in the hand beforehand; then one after the other, all or none."""
    left = state.hands[seat]
    for card in cards_needed(parts):
        at = left.find(cards.ONE[card])
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


def tells_chance(state: ArneState, kind: i64) -> bool:
    """Whether a seed would tell what this host line tells."""
    if kind == codes.FIRST:
        return state.options.first == RANDOM
    return kind == codes.PULLED or kind == codes.MARKERS or kind == codes.DECK
