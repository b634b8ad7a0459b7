"""The list of what a seat can do is made, not tried: here it is tried."""

from collections.abc import Iterable, Iterator

import pytest

from koloda.games.munchkin import codes, frames, phases
from koloda.games.munchkin.play import Munchkin
from koloda.games.munchkin.powers.words import POWERS
from koloda.games.munchkin.state import TRADE
from koloda.kernel.actions import Action
from koloda.testing.walks import PlainTable, Walk
from tests.games.munchkin.subject import make_munchkin

SUBJECT = make_munchkin()
PLAIN = (
    codes.READY,
    codes.KICK,
    codes.TAKE,
    codes.LOOT,
    codes.SKIP,
    codes.DONE,
    codes.HOLD,
    codes.KEEP,
    codes.LEAVE,
)
ONE_CARD = (codes.TROUBLE, codes.JOIN, codes.WEAR, codes.DOFF, codes.DROP, codes.PICK)
Args = tuple[int, ...]


def candidates(state: Munchkin, seat: int) -> Iterator[tuple[int, Args]]:
    """Everything of the listed kinds that the language can say of the cards in sight."""
    munchkin = state.seats[seat]
    own = [*munchkin.hand, *munchkin.items(), int(munchkin.race), int(munchkin.trade), int(state.door)]
    own = [card for card in [*own, *(cheat for _, cheat in munchkin.cheats)] if card >= 0]
    foes = [int(foe.card) for foe in state.combat.foes] if state.combat else []
    version = int(state.combat.version) if state.combat else -1
    seats = range(state.count)
    yield from ((verb, ()) for verb in PLAIN)
    yield from (
        (verb, (number,)) for verb in (codes.SEX, codes.RULE) for number in (0, 1) if number != munchkin.sex
    )
    yield codes.RULE, (int(munchkin.sex),)
    yield from ((verb, (version,)) for verb in (codes.CLAIM, codes.RUN, codes.PASS))
    yield from ((codes.ROLL, (foe,)) for foe in foes)
    yield from ((codes.PICK, (word,)) for word in (-2, -3, -4))
    choices = [] if state.frame is None else state.frame.values[frames.CHOICES :]
    yield from ((codes.PICK, (choice,)) for choice in choices if choice != frames.HAND_CARDS)
    if version >= 0:
        yield codes.PASS, (-1,)
    for proposal in state.proposals:
        number, quoted = int(proposal.number), -1 if proposal.kind == TRADE else version
        yield from (
            (verb, (number, at))
            for verb, at in ((codes.ACCEPT, quoted), (codes.REFUSE, -1), (codes.WITHDRAW, -1))
        )
    for card in own:
        yield from ((verb, (card,)) for verb in ONE_CARD)
        yield from ((codes.PUT, (card, worn)) for worn in (0, 1))
        yield from ((verb, (card, other)) for verb in (codes.GUAL, codes.CURSE) for other in seats)
        yield from ((verb, (card, foe)) for verb in (codes.ENH, codes.THROW) for foe in foes)
        yield from (
            (verb, (card, other)) for verb in (codes.WANDER, codes.CHEAT) for other in own if other != card
        )
        names = foes if play_verb(state, card).endswith("_monster") else []
        yield from ((codes.EVENT, (card, foe, other)) for foe in [-1, *names] for other in [-1, *own])
        yield from ((codes.USE, args) for args in ways(state, card, foes))
    yield from ((codes.POW, args) for args in powers(own, foes, seats))
    if state.options.table:
        yield from ((codes.CALL, (what, -1, -1)) for what in (0, 1))
        yield from ((codes.CALL, (2, other, item)) for other in seats for item in state.seats[other].worn)


def play_verb(state: Munchkin, card: int) -> str:
    effects = state.kind(card).fx
    return effects[0].text.partition("(")[0] if effects else ""


def ways(state: Munchkin, card: int, foes: list[int]) -> Iterator[Args]:
    """How a card might be used; a target that its verb ignores is left out."""
    curses = [curse for munchkin in state.seats for curse in munchkin.curses]
    verb = play_verb(state, card)
    targets = [(codes.NO_TARGET, 0)]
    if verb in ("side", "fetch", "remove_monster") or (
        verb == "cancel_curse" and state.phase() != phases.W_CURSE
    ):
        targets = [
            (codes.SIDE_TARGET, 1),
            (codes.SIDE_TARGET, 2),
            (codes.PILE_TARGET, 2),
            (codes.PILE_TARGET, 3),
        ]
        targets += [(codes.CARD_TARGET, named) for named in foes + curses]
    yield from ((card, kind, named, codes.NO_NUMBER, 0) for kind, named in targets)
    yield from ((card, codes.NO_TARGET, 0, mark, 3) for mark in (codes.PLUS, codes.MINUS))
    yield from ((card, codes.NO_TARGET, 0, codes.EQUALS, face) for face in range(1, 7))


def powers(own: list[int], foes: list[int], seats: Iterable[int]) -> Iterator[Args]:
    """Each for one card, or for a whole hand; the others have forms."""
    for power in POWERS:
        if power.name not in ("steal", "hide"):
            named = {codes.CARD_TARGET: foes, codes.SEAT_TARGET: seats}.get(power.aim, [0])
            paid = [[]] if power.name == "charm" else [[card] for card in own]
            yield from ((power.number, power.aim, at, -1, *cards) for at in named for cards in paid)


@pytest.mark.parametrize("tour", range(len(SUBJECT.tours)))
def test_everything_possible_is_listed(tour: int) -> None:
    count, options = SUBJECT.tours[tour]
    walk = Walk(PlainTable(SUBJECT, count, options, 77 + tour))
    state = walk.state
    assert isinstance(state, Munchkin)
    while walk.steps < 150 and (action := walk.next()) is not None:
        for seat in range(count):
            tried = {Action(seat, code, args) for code, args in candidates(state, seat)}
            accepted = {one for one in tried if state.why_not(one) is None}
            listed = set(state.legal(seat))
            differing = [state.write_code(one) for one in accepted ^ listed]
            assert not differing, f"seat {seat}: {differing}\n{state.text()}"
        state.apply(action)
