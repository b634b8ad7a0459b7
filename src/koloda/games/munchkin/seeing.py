"""A table with nothing on it but what one seat may see (chapter 10): what bots and boards reckon on."""

from mypy_extensions import i64

from koloda.games.munchkin.cards import NO_CARD
from koloda.games.munchkin.fields import may_read_proposal
from koloda.games.munchkin.state import (
    BY,
    BY_ENCORE,
    BY_FETCH,
    CHOICES,
    NOBODY,
    R_SPLIT,
    S_CREATE,
    W_PICK,
    W_SECRET,
    Munchkin,
    MunchkinState,
)
from koloda.kernel.frames import Frame
from koloda.kernel.seats import bit, has


def see(state: MunchkinState, seat: i64) -> MunchkinState:
    """Cards of others that are not shown, piles, passes and secret deals stay away."""
    seen = MunchkinState(state.options, state.count, None)
    own = bit(seat) if seat >= 0 else 0
    for other in range(state.count):
        seen.seats[other] = see_munchkin(state, other, seat)
    seen.turn = state.turn
    seen.host = state.host
    seen.stage = state.stage
    seen.passed = state.passed if state.stage == S_CREATE else state.passed & own
    seen.door = state.door
    combat = state.combat
    seen.combat = None if combat is None else combat.clone()
    seen.forced = state.forced
    seen.partner = state.partner
    seen.owed = state.owed
    seen.owed_levels = state.owed_levels
    seen.split = state.split[:]
    seen.shown = state.shown[:]
    seen.picked = [pick for pick in state.picked if pick[0] == seat]
    for proposal in state.proposals:
        if may_read_proposal(state, proposal.author, proposal.to, seat):
            seen.proposals.append(proposal)
    helper = combat.helper if combat is not None else state.partner
    if helper != NOBODY and may_read_proposal(state, state.turn, helper, seat):
        seen.terms = state.terms
    seen.discards = [pile[-1:] for pile in state.discards]
    for frame in state.frames:
        seen.frames.append(see_frame(state, frame, seat, own))
    seen.step = state.step
    return seen


def see_munchkin(state: MunchkinState, other: i64, seat: i64) -> Munchkin:
    """The others' hands hold what they have shown this seat; in S.CREATE all else is hidden too."""
    munchkin = state.seats[other]
    if other == seat:
        return munchkin.clone()
    known: list[int] = []
    for card, mask in munchkin.seen:
        if seat >= 0 and has(mask, seat):
            known.append(card)
    if state.stage == S_CREATE:
        copy = Munchkin(0, munchkin.holds)
    else:
        copy = munchkin.clone()
        copy.fresh = []
        copy.seen = []
        known = [card for card in known if card in munchkin.hand]
    copy.hand = known
    return copy


def see_frame(state: MunchkinState, frame: Frame, seat: i64, own: i64) -> Frame:
    """A prompt without the cards that only its chooser may look at."""
    values = frame.values[:]
    if frame.kind == W_PICK or frame.kind == R_SPLIT:
        by = values[BY]
        if frame.seat != seat and (by == BY_FETCH or (by == BY_ENCORE and not state.split)):
            values = values[:CHOICES]
    mask = frame.seats if frame.kind == W_SECRET else frame.seats & own
    return Frame(frame.kind, frame.seat, mask, frame.serial, values)


def hand_size(state: MunchkinState, other: i64, seat: i64) -> int:
    """How many cards anybody holds; in S.CREATE what lies down counts as held to others (setup.reveal)."""
    munchkin = state.seats[other]
    size = len(munchkin.hand)
    if state.stage == S_CREATE and other != seat:
        size += len(munchkin.worn) + len(munchkin.carried)
        size += (munchkin.race != NO_CARD) + (munchkin.trade != NO_CARD)
    return size
