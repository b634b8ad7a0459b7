"""The deal and the blind creation of munchkins (chapter 2)."""

from mypy_extensions import i64

from koloda.games.munchkin.cards import NO_CARD
from koloda.games.munchkin.options import DEALT, FIRST_HOST, FIRST_RANDOM
from koloda.games.munchkin.packs.vocabulary import CLASS, DOOR, ITEM, ONESHOT, RACE, TREASURE
from koloda.games.munchkin.rules.gear import why_not_worn
from koloda.games.munchkin.rules.permission import refuse
from koloda.games.munchkin.rules.telling import (
    pick_first_seat,
    shuffle,
    spell_cards,
    tell,
    tell_only,
    throw_die,
)
from koloda.games.munchkin.rules.turns import begin_turn
from koloda.games.munchkin.rules.zones import allowed_now, draw_to_hand, is_allowed
from koloda.games.munchkin.state import FEMALE, MALE, S_CREATE, MunchkinState
from koloda.kernel.errors import Refusal
from koloda.kernel.events import Value
from koloda.kernel.seats import bit, has


def gather(state: MunchkinState) -> None:
    """Both decks in pack order, before they are shuffled."""
    for deck in (DOOR, TREASURE):
        state.draws[deck] = state.cards.decks[deck][::-1]
        state.discards[deck] = []


def deal(state: MunchkinState) -> None:
    """setup.deal: both decks shuffled apart, four doors and four treasures each."""
    for deck in (DOOR, TREASURE):
        state.draws[deck] = shuffle(state, deck, state.cards.decks[deck])[::-1]
    state.enter(S_CREATE)
    for seat in range(state.count):
        munchkin = state.seats[seat]
        munchkin.sex = MALE if seat % 2 == 0 else FEMALE
        draw_to_hand(state, seat, DOOR, DEALT, "munchkin.setup.deal")
        draw_to_hand(state, seat, TREASURE, DEALT, "munchkin.setup.deal")
        munchkin.fresh = []


def why_not_declare(state: MunchkinState, seat: i64) -> Refusal | None:
    """setup.sex: until he is ready."""
    if state.stage != S_CREATE or has(state.passed, seat):
        return refuse("setup.sex")
    return None


def why_not_place(state: MunchkinState, seat: i64, card: i64, *, worn: bool) -> Refusal | None:
    """setup.play, setup.only-these."""
    munchkin = state.seats[seat]
    kind = state.kind(card)
    if has(state.passed, seat):
        return refuse("setup.reveal")
    if card not in munchkin.hand:
        return refuse("zone.hand")
    if kind.type == RACE or kind.type == CLASS:
        old = munchkin.race if kind.type == RACE else munchkin.trade
        return refuse("setup.play") if old != NO_CARD or worn else None
    if kind.type != ITEM and kind.type != ONESHOT:
        return refuse("setup.only-these")
    return why_not_worn(state, seat, card) if worn else None


def place(state: MunchkinState, seat: i64, card: i64, *, worn: bool) -> None:
    munchkin = state.seats[seat]
    munchkin.hand.remove(int(card))  # whoever was shown it learns only at the reveal where it went
    before = allowed_now(state, munchkin, seat)
    kind = state.kind(card)
    if kind.type == RACE:
        munchkin.race = card
    elif kind.type == CLASS:
        munchkin.trade = card
    elif worn:
        munchkin.worn.append(int(card))
    else:
        munchkin.carried.append(int(card))
    keep_allowed(state, seat, before)
    tell_only(state, "put", seat, "munchkin.setup.reveal", {"card": state.code(card)})


def keep_allowed(state: MunchkinState, seat: i64, before: list[int]) -> None:
    """item.fall-off, unseen by the others."""
    munchkin = state.seats[seat]
    for item in before:
        if not is_allowed(state, seat, item):
            munchkin.worn.remove(item)
            munchkin.carried.append(item)


def choose_sex(state: MunchkinState, seat: i64, sex: i64) -> None:
    """setup.sex."""
    munchkin = state.seats[seat]
    before = allowed_now(state, munchkin, seat)
    munchkin.sex = sex
    keep_allowed(state, seat, before)
    tell_only(state, "sex", seat, "munchkin.setup.sex", {"sex": "MF"[sex]})


def get_ready(state: MunchkinState, seat: i64) -> None:
    state.passed |= bit(seat)
    tell(state, "ready", seat, "munchkin.setup.reveal", {})


def finish_creation(state: MunchkinState) -> None:
    """setup.reveal, setup.first: all turns up together, then somebody begins."""
    state.leaked = True
    for munchkin in state.seats:
        munchkin.seen = [entry for entry in munchkin.seen if entry[0] in munchkin.hand]
    for other in range(state.count):
        reveal(state, other)
    if state.options.first == FIRST_RANDOM:
        seat = pick_first_seat(state)
    elif state.options.first == FIRST_HOST:
        seat = int(state.host)
    else:
        seat = roll_for_first(state)
    begin_turn(state, seat)


def reveal(state: MunchkinState, seat: i64) -> None:
    munchkin = state.seats[seat]
    known = [card for card in (int(munchkin.race), int(munchkin.trade)) if card != NO_CARD]
    values: dict[str, Value] = {
        "sex": "MF"[munchkin.sex],
        "cards": spell_cards(state, known),
        "worn": spell_cards(state, munchkin.worn),
        "carried": spell_cards(state, munchkin.carried),
    }
    tell(state, "reveal", seat, "munchkin.setup.reveal", values)


def roll_for_first(state: MunchkinState) -> int:
    """The highest die begins; equal ones are thrown again."""
    left = list(range(state.count))
    while len(left) > 1:
        faces = [throw_die(state) for _ in left]
        best = max(faces)
        left = [seat for seat, face in zip(left, faces, strict=True) if face == best]
    return left[0]
