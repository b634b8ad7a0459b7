"""The list of what a seat can do is made, not tried: here it is tried."""

from collections.abc import Iterator

import pytest

from koloda.games.munchkin.codes import (
    ACCEPT,
    CALL,
    CARD_TARGET,
    CHEAT,
    CLAIM,
    CURSE,
    DOFF,
    DONE,
    DROP,
    ENH,
    EQUALS,
    EVENT,
    GUAL,
    HOLD,
    JOIN,
    KEEP,
    KICK,
    LEAVE,
    LOOT,
    MINUS,
    NO_NUMBER,
    NO_TARGET,
    PASS,
    PICK,
    PILE_TARGET,
    PLUS,
    POW,
    PUT,
    READY,
    REFUSE,
    ROLL,
    RULE,
    RUN,
    SEAT_TARGET,
    SEX,
    SIDE_TARGET,
    SKIP,
    TAKE,
    THROW,
    TROUBLE,
    USE,
    WANDER,
    WEAR,
    WITHDRAW,
)  # fmt: skip
from koloda.games.munchkin.packs.vocabulary import BACKSTAB, BERSERK, CHARM, FLIGHT, REROLL, SERENADE
from koloda.games.munchkin.play import MunchkinTable
from koloda.games.munchkin.state import CHOICES, HAND_CARDS, TRADE, W_CURSE
from koloda.kernel.actions import Action
from tests.contract.walks import Table, Walk
from tests.games.munchkin.subject import make_munchkin

SUBJECT = make_munchkin()
PLAIN = (READY, KICK, TAKE, LOOT, SKIP, DONE, HOLD, KEEP, LEAVE)
ONE_CARD = (TROUBLE, JOIN, WEAR, DOFF, DROP, PICK)
Args = tuple[int, ...]


def candidates(state: MunchkinTable, seat: int) -> Iterator[tuple[int, Args]]:
    """Everything of the listed kinds that the language can say of the cards in sight."""
    munchkin = state.seats[seat]
    own = [*munchkin.hand, *munchkin.items(), int(munchkin.race), int(munchkin.trade), int(state.door)]
    own = [card for card in [*own, *(cheat for _, cheat in munchkin.cheats)] if card >= 0]
    foes = [int(foe.card) for foe in state.combat.foes] if state.combat else []
    version = int(state.combat.version) if state.combat else -1
    seats = range(state.count)
    yield from ((verb, ()) for verb in PLAIN)
    yield from ((verb, (number,)) for verb in (SEX, RULE) for number in (0, 1) if number != munchkin.sex)
    yield RULE, (int(munchkin.sex),)
    yield from ((verb, (version,)) for verb in (CLAIM, RUN, PASS))
    yield from ((ROLL, (foe,)) for foe in foes)
    yield from ((PICK, (word,)) for word in (-2, -3, -4))
    choices = [choice for frame in state.frames[-1:] for choice in frame.values[CHOICES:]]
    yield from ((PICK, (choice,)) for choice in choices if choice != HAND_CARDS)
    if version >= 0:
        yield PASS, (-1,)
    for proposal in state.proposals:
        number, quoted = int(proposal.number), -1 if proposal.kind == TRADE else version
        yield from ((verb, (number, at)) for verb, at in ((ACCEPT, quoted), (REFUSE, -1), (WITHDRAW, -1)))
    for card in own:
        yield from ((verb, (card,)) for verb in ONE_CARD)
        yield from ((PUT, (card, worn)) for worn in (0, 1))
        yield from ((verb, (card, other)) for verb in (GUAL, CURSE) for other in seats)
        yield from ((verb, (card, foe)) for verb in (ENH, THROW) for foe in foes)
        yield from ((verb, (card, other)) for verb in (WANDER, CHEAT) for other in own if other != card)
        names = foes if play_verb(state, card).endswith("_monster") else []
        yield from ((EVENT, (card, foe, other)) for foe in [-1, *names] for other in [-1, *own])
        yield from ((USE, args) for args in ways(state, card, foes))
        yield from ((POW, (power, NO_TARGET, 0, -1, card)) for power in (BERSERK, FLIGHT, REROLL))
        yield from ((POW, (power, SEAT_TARGET, o, -1, card)) for power in (BACKSTAB, SERENADE) for o in seats)
    yield from ((POW, (CHARM, CARD_TARGET, foe, -1)) for foe in foes)
    if state.options.table:
        yield from ((CALL, (what, -1, -1)) for what in (0, 1))
        yield from ((CALL, (2, other, item)) for other in seats for item in state.seats[other].worn)


def play_verb(state: MunchkinTable, card: int) -> str:
    effects = state.kind(card).fx
    return effects[0].text.partition("(")[0] if effects else ""


def ways(state: MunchkinTable, card: int, foes: list[int]) -> Iterator[Args]:
    """How a card might be used; a target that its verb ignores is left out."""
    curses = [curse for munchkin in state.seats for curse in munchkin.curses]
    verb = play_verb(state, card)
    targets = [(NO_TARGET, 0)]
    if verb in ("side", "fetch", "remove_monster") or (verb == "cancel_curse" and state.phase() != W_CURSE):
        targets = [(SIDE_TARGET, 1), (SIDE_TARGET, 2), (PILE_TARGET, 2), (PILE_TARGET, 3)]
        targets += [(CARD_TARGET, named) for named in foes + curses]
    yield from ((card, kind, named, NO_NUMBER, 0) for kind, named in targets)
    yield from ((card, NO_TARGET, 0, mark, 3) for mark in (PLUS, MINUS))
    yield from ((card, NO_TARGET, 0, EQUALS, face) for face in range(1, 7))


@pytest.mark.parametrize("tour", range(len(SUBJECT.tours)))
def test_everything_possible_is_listed(tour: int) -> None:
    count, options = SUBJECT.tours[tour]
    walk = Walk(Table(SUBJECT, count, options, 77 + tour))
    state = walk.state
    assert isinstance(state, MunchkinTable)
    while walk.steps < 150 and (action := walk.next()) is not None:
        for seat in range(count):
            tried = {Action(seat, code, args) for code, args in candidates(state, seat)}
            accepted = {one for one in tried if state.why_not(one) is None}
            listed = set(state.legal(seat))
            differing = [state.write_code(one) for one in accepted ^ listed]
            assert not differing, f"seat {seat}: {differing}\n{state.text()}"
        state.apply(action)
