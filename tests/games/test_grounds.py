"""A card that may be played is told why, in the words of its clause."""

import pytest

from koloda.games import GAMES, find_game
from koloda.kernel.chance import open_chance
from koloda.kernel.seats import HOST
from koloda.texts import LANGUAGES, Texts

UNO = "3p strict | A r2 b7 w w4 | top r7"
FITS = [
    ("uno", UNO, "r2", "uno.match.rule", "colour"),
    ("uno", UNO, "b7", "uno.match.rule", "rank"),
    ("uno", UNO, "w", "uno.match.wild", None),
    ("uno", UNO, "w4", "uno.w4.bluff", None),
    ("uno", UNO.replace("r2 b7", "g2 b7"), "w4", "uno.w4.legal", None),
    ("montana", "2p strict | A r5* b3* | B ?4 | pile g5* | turn A", "r5*", "montana.match.base", "number"),
    (
        "montana",
        "2p strict | A r5* g2o | B ?4 | pile g6* | rules M=!o1 | turn A",
        "r5*",
        "montana.move.o-step",
        "step",
    ),
    ("iota", "2p strict | A rs2 gt3 bx4 yc1 | grid rs1@0,0", "gt3", "iota.line.attr", None),
    ("arne", "4p strict | A k-crash r500", "r500", "arne.move.score", None),
    ("munchkin", "3p strict | A hand=orc.1", "orc.1", "munchkin.class.gain", None),
]


@pytest.mark.parametrize(("game", "position", "card", "clause", "by"), FITS)
def test_a_card_that_fits_says_by_what(
    game: str, position: str, card: str, clause: str, by: str | None
) -> None:
    state = find_game(game).read(position)
    action = state.meant(0, {"card": card})
    assert action is not None and state.why_not(action) is None
    ground = state.ground(action)
    assert ground is not None and (ground.clause, ground.values.get("by")) == (clause, by)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_ground_has_its_sentence(game: str, lang: str) -> None:
    """In a game of random choices, of all that could have been done."""
    texts, chance = Texts(game, lang), open_chance("k1:7c1f0e52")
    state = find_game(game).new(find_game(game).least, {}, chance)
    clauses = set[str]()
    for _ in range(60):
        if state.is_over():
            break
        actions = [action for seat in range(state.count) for action in state.legal(seat)]
        clauses |= {ground.clause for action in actions if (ground := state.ground(action)) is not None}
        choices = actions or state.legal(HOST)
        state.apply(choices[chance.below(len(choices))])
    assert [clause for clause in clauses if texts.clause(clause) is None] == []


FACTS = [
    ("arne", "4p strict | A r500", "r500", "your field is r"),
    ("arne", "4p strict | A g50", "g50", "your field is r"),
    ("arne", "4p strict | A g50 k-cham", "g50", "With your chameleon: your field is r"),
    ("arne", "4p strict | A k-200y", "k-200y", "B's field is y"),
    ("arne", "4p strict | A k-200v", "k-200v", "Not the colour of k-200v: B's field is y"),
    ("arne", "4p strict | A k-crash | field2 [y100]", "k-crash", "on B's field: y100"),
    ("arne", "4p strict | A k-crash", "k-crash", "no card to put it on"),
    ("arne", "4p strict | A k-lock | field3 [k-200g]", "k-lock", "on C's field: k-200g"),
    ("arne", "4p strict | A a-x3 | field1 [r100]", "a-x3", "on your field: r100"),
    ("arne", "4p strict | A a-pull | B y50 y100", "a-pull", "B has 2 cards"),
    ("arne", "4p strict | A a-swap | field1 [r100]", "a-swap", "B has 0 points, you have 100"),
    ("arne", "4p strict | A r500 | turn B", "r500", "whose turn it is: B"),
    ("munchkin", "4p strict | A hand=skates on=boots | phase T.ROOM", "skates", "no room: boots"),
    ("munchkin", "4p strict | A hand=boots | phase T.ROOM", "boots", "Your feet are free"),
    ("munchkin", "4p strict | A hand=whip on=sparkler | phase T.ROOM", "whip", "You have a free hand"),
    ("munchkin", "4p strict | A M hand=corkscrew | phase T.ROOM", "corkscrew", "man, human, without a class"),
    ("munchkin", "4p strict | A hand=orc.1 race=elf.1 | phase T.ROOM", "orc.1", "elf.1"),
    ("munchkin", "4p strict | A hand=orc.1 | phase T.ROOM", "orc.1", "You have no race yet"),
    ("munchkin", "4p strict | A L3 hand=mouse | phase T.ROOM", "mouse", "Its level is 2, your strength 3"),
    ("munchkin", "4p strict | A hand=mouse | phase T.START", "mouse", "First open the door"),
    ("munchkin", "4p strict | A F | B hand=mouse | phase T.ROOM", "mouse", "it is A's"),
    (
        "munchkin",
        "4p strict | A L4 hand=gual.1 | phase T.ROOM",
        "gual.1",
        "A is on level 4 and would be on 5",
    ),
    (
        "munchkin",
        "4p strict | A L9 | B L9 | C L9 | D L9 hand=gual.1 | phase T.ROOM",
        "gual.1",
        "D is on level 9",
    ),
]


@pytest.mark.parametrize(("game", "position", "card", "fact"), FACTS)
def test_a_card_tells_the_facts_that_make_it_fit_or_not(
    game: str, position: str, card: str, fact: str
) -> None:
    """Which field, which level, which slot; as the one says it who holds the card."""
    texts, state = Texts(game, "en"), find_game(game).read(position)
    action = state.meant(holder_of(position, card), {"card": card})
    assert action is not None
    refusal = state.why_not(action)
    if refusal is not None:
        assert fact in texts.refusal(refusal)
        return
    ground = state.ground(action)
    assert ground is not None
    assert fact in (texts.find(ground.clause.replace(".", "-"), ground.values, "yes") or "")


def holder_of(position: str, card: str) -> int:
    """The seat in whose part the card stands."""
    part = next(
        part
        for part in position.split(" | ")
        if f"{card}" in part.replace(",", " ").replace("=", " ").split()
    )
    return "ABCD".index(part[0])
