"""The deal and the blind creation of munchkins (chapter 2)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import cards, codes, phases
from koloda.games.munchkin.notation import MunchkinVerb, ShuffleVerb, WordArgument
from koloda.games.munchkin.options import DEALT, FIRST_HOST, FIRST_RANDOM
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.rules import telling
from koloda.games.munchkin.rules.gear import keep_allowed
from koloda.games.munchkin.rules.permission import refuse
from koloda.games.munchkin.rules.turns import begin_turn
from koloda.games.munchkin.rules.zones import allowed_now, draw_to_hand
from koloda.games.munchkin.state import FEMALE, MALE, MunchkinState
from koloda.kernel import Action, Refusal, Value
from koloda.kernel.seats import bit, has


def gather(state: MunchkinState) -> None:
    """Both decks in pack order, before they are shuffled."""
    for deck in (vocabulary.DOOR, vocabulary.TREASURE):
        state.draws[deck] = state.cards.decks[deck][::-1]
        state.discards[deck] = []


def why_not_told(state: MunchkinState) -> Refusal | None:
    """The first shuffle is due when no source of chance has dealt."""
    due = state.stage == phases.S_DEAL and state.chance is None
    return None if due else Refusal("koloda.chance.unasked")


def deal_told(state: MunchkinState, action: Action) -> None:
    state.lines = (action,) + state.lines
    deal(state)


def deal(state: MunchkinState) -> None:
    """setup.deal: both decks shuffled apart, four doors and four treasures each."""
    for deck in (vocabulary.DOOR, vocabulary.TREASURE):
        state.draws[deck] = telling.shuffle(state, deck, state.cards.decks[deck])[::-1]
    state.enter(phases.S_CREATE)
    for seat in range(state.count):
        munchkin = state.seats[seat]
        munchkin.sex = MALE if seat % 2 == 0 else FEMALE
        draw_to_hand(state, seat, vocabulary.DOOR, DEALT, "munchkin.setup.deal")
        draw_to_hand(state, seat, vocabulary.TREASURE, DEALT, "munchkin.setup.deal")
        munchkin.fresh = []


def why_not_declare(state: MunchkinState, seat: i64) -> Refusal | None:
    """setup.sex: until he is ready."""
    if state.stage != phases.S_CREATE or has(state.passed, seat):
        return refuse("setup.sex")
    return None


def choose_sex(state: MunchkinState, seat: i64, sex: i64) -> None:
    """setup.sex."""
    munchkin = state.seats[seat]
    before = allowed_now(state, munchkin, seat)
    munchkin.sex = sex
    keep_allowed(state, seat, before)
    telling.tell_only(state, "sex", seat, "munchkin.setup.sex", {"sex": "MF"[sex]})


def why_not_ready(state: MunchkinState, seat: i64) -> Refusal | None:
    """setup.reveal: once."""
    ready = state.stage != phases.S_CREATE or has(state.passed, seat)
    return refuse("setup.reveal") if ready else None


def get_ready(state: MunchkinState, seat: i64) -> None:
    state.passed |= bit(seat)
    telling.tell(state, "ready", seat, "munchkin.setup.reveal", {})


def finish_creation(state: MunchkinState) -> None:
    """setup.reveal, setup.first: all turns up together, then somebody begins."""
    state.leaked = True
    for munchkin in state.seats:
        munchkin.seen = [entry for entry in munchkin.seen if entry[0] in munchkin.hand]
    for other in range(state.count):
        reveal(state, other)
    if state.options.first == FIRST_RANDOM:
        seat = telling.pick_first_seat(state)
    elif state.options.first == FIRST_HOST:
        seat = int(state.host)
    else:
        seat = roll_for_first(state)
    begin_turn(state, seat)


def reveal(state: MunchkinState, seat: i64) -> None:
    munchkin = state.seats[seat]
    known = [card for card in (int(munchkin.race), int(munchkin.trade)) if card != cards.NO_CARD]
    values: dict[str, Value] = {
        "sex": "MF"[munchkin.sex],
        "cards": telling.spell_cards(state, known),
        "worn": telling.spell_cards(state, munchkin.worn),
        "carried": telling.spell_cards(state, munchkin.carried),
    }
    telling.tell(state, "reveal", seat, "munchkin.setup.reveal", values)


def roll_for_first(state: MunchkinState) -> int:
    """The highest die begins; equal ones are thrown again."""
    left = list(range(state.count))
    while len(left) > 1:
        faces = [telling.throw_die(state) for _ in left]
        best = max(faces)
        left = [left[at] for at, face in enumerate(faces) if face == best]
    return left[0]


VERBS: Final[list[MunchkinVerb]] = [
    MunchkinVerb(
        "sex", codes.SEX, [WordArgument("sex", ["M", "F"])],
        lambda s, a: why_not_declare(s, a.seat), lambda s, a: choose_sex(s, a.seat, a.args[0]),
    ),
    MunchkinVerb(
        "ready", codes.READY, [],
        lambda s, a: why_not_ready(s, a.seat), lambda s, a: get_ready(s, a.seat),
    ),
    ShuffleVerb("shuffle", codes.SHUFFLE, [], lambda s, a: why_not_told(s), deal_told, host=True),
]  # fmt: skip
