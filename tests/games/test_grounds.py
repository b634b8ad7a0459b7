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
    ("munchkin", "3p strict | A hand=orc.1", "orc.1", "munchkin.zone.play", None),
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
