"""Chapters 1 and 2: cards, the grid, the deal, who begins."""

import pytest

from koloda.games.iota.cards import BITS, CODES, INDEX, PACK, WORTH
from koloda.games.iota.cells import make_cell, x_of, y_of
from koloda.kernel.chance import open_chance
from tests.rules import Rules

rules = Rules("iota")


def test_iota_cards_naturals() -> None:
    """64 cards, one for every colour, shape and number; each only once on a table."""
    assert len(set(CODES[:64])) == 64 == len({BITS[k] for k in range(64)})
    rules.assert_position_refused("2p strict | grid rs1@0,0 gt2@1,0 | A rs1 gt1", by="iota.cards.naturals")


def test_iota_cards_jokers() -> None:
    """Two jokers, which are one and the same in the list of moves."""
    assert CODES[64:] == ["j1", "j2"]
    rules.assert_position_refused("2p strict | grid j1@0,0 | A j1 gt1", by="iota.cards.jokers")
    state = rules.read("2p strict | grid rs1@0,0 | A j1 j2")
    codes = [state.write_code(action) for action in state.legal(0)]
    assert "L j1@1,0" in codes and "L j2@1,0" not in codes
    rules.assert_legal(state, "A L j2@1,0")


def test_iota_cards_value() -> None:
    """A natural is worth its number, a joker nothing."""
    assert [WORTH[INDEX[code]] for code in ("rs1", "gt2", "bc3", "yx4", "j1", "j2")] == [1, 2, 3, 4, 0, 0]


def test_iota_cards_index() -> None:
    assert (INDEX["rs1"], INDEX["gt2"], INDEX["yx4"]) == (0, 21, 63)
    assert [CODES[card] for card in PACK[:3]] == ["j1", "j2", "rs1"]


def test_iota_grid_cells() -> None:
    """x to the right, y downwards, also negative; a cell off the grid is no code."""
    for x, y in ((0, 0), (-1, 3), (65, -65), (-9999, 9999)):
        assert (x_of(make_cell(x, y)), y_of(make_cell(x, y))) == (x, y)
    state = rules.play("2p strict | grid rs1@0,0 | A gt2 gt3 gt4 bx1", "A L gt2@-1,0")
    rules.assert_fact(state, "grid gt2@-1,0 rs1@0,0")
    for cell in ("10000,0", "0,-10000", "1", "1,", "a,b", "01,0", "-0,0", "1,0,0", "+1,0"):
        rules.assert_refused(
            rules.read("2p strict | grid rs1@0,0 | A gt2"), f"A L gt2@{cell}", by="iota.turn.code"
        )


def test_iota_grid_touch() -> None:
    """Sides touch, corners do not."""
    state = rules.read("2p strict | grid rs1@0,0 | A gt2")
    for cell in ("-1,0", "1,0", "0,-1", "0,1"):
        rules.assert_legal(state, f"A L gt2@{cell}")
    for cell in ("-1,-1", "1,1", "-1,1", "1,-1"):
        rules.assert_refused(state, f"A L gt2@{cell}", by="iota.lay.touch")


@pytest.mark.parametrize("count", [1, 5])
def test_iota_setup_players(count: int) -> None:
    rules.assert_position_refused(f"{count}p strict | grid rs1@0,0", by="iota.setup.players")


def test_iota_setup_deal() -> None:
    """Four each, one by one from the first player; the next card is the starter."""
    told = "rs1 rs2 rs3 gs1 gs2 gs3 bs1 bs2 bs3 ys1 ys2 ys3 gt2 j1 …"
    state = rules.play("3p strict | phase DEAL | first C", f"~ deck {told}")
    rules.assert_fact(
        state, "C rs1 gs1 bs1 ys1 | A rs2 gs2 bs2 ys2 | B rs3 gs3 bs3 ys3 | grid gt2@0,0 | turn C"
    )
    assert (state.field("deck") or "").split()[0] == "j1"
    rules.assert_refused(rules.read("2p strict | phase DEAL"), "~ deck rs1 rs1 …", by="iota.setup.deal")
    rules.assert_refused(rules.read("2p strict | phase DEAL"), "~ deck rs1 rs2", by="iota.setup.deal")
    rules.assert_refused(state, "~ deck …", by="iota.setup.deal")


@pytest.mark.parametrize(("count", "full", "short"), [(2, 57, 25), (3, 53, 21), (4, 49, 17)])
def test_iota_setup_sizes(count: int, full: int, short: int) -> None:
    for pack, size in (("full", full), ("short", short)):
        state = rules.game.new(count, {"pack": pack}, open_chance("k1:5"))
        rules.assert_fact(state, f"deck ?{size} | A ?4 | B ?4 | out {'?32' if pack == 'short' else '-'}")


def test_iota_setup_starter_joker() -> None:
    """A joker stays with all meanings, or goes under the deck, known to all."""
    state = rules.play("2p strict | phase DEAL", "~ deck ?8 j1 rs2 …")
    rules.assert_fact(state, "grid j1@0,0 | dom 0,0 #64")
    state = rules.play("3p strict starter_joker=redraw | phase DEAL", "~ deck ?12 j2 j1 rs2 …")
    rules.assert_fact(state, "grid rs2@0,0 | deck ?51 j2 j1 | known j2:ABC j1:ABC | sees B: deck ?51 j2 j1")
    assert state.view(-2).field("deck") == "?51 j2 j1"


def test_iota_setup_first() -> None:
    """Drawn by the seed, marked by the host, or agreed on."""
    begins = {rules.game.new(3, {}, open_chance(f"k1:{seed}")).field("turn") for seed in range(30)}
    assert begins == {"A", "B", "C"}
    assert rules.game.new(3, {"first": "B"}, open_chance("k1:1")).field("turn") == "B"
    marked = rules.game.new(3, {"first": "youngest"}, open_chance("k1:1"))
    assert marked.field("phase") == "DEAL" and not marked.must()
    rules.assert_fact(rules.play(marked, "~ first C"), "phase TURN | turn C")
    bare = rules.game.new(2, {}, None)
    rules.assert_refused(bare, "~ deck …", by="iota.setup.first")
    rules.assert_fact(rules.play(bare, "~ first B; ~ deck …"), "turn B")
    rules.assert_position_refused("2p strict first=C | grid rs1@0,0", by="iota.setup.first")
    rules.assert_refused(rules.read("2p strict first=A | phase DEAL"), "~ first B", by="iota.setup.first")


def test_iota_setup_scores() -> None:
    assert rules.game.new(4, {}, open_chance("k1:1")).totals() == [0, 0, 0, 0]


def test_iota_setup_deal__seeded_and_told() -> None:
    """The lines of chance that a seeded game tells give the same game."""
    told = rules.events(rules.game.new(3, {"pack": "short"}, None), "~ seed k1:77")
    lines = [str(event.secret["line"]) for event in told if event.kind == "chance"]
    seeded = rules.game.new(3, {"pack": "short"}, open_chance("k1:77"))
    assert (
        rules.play(rules.game.new(3, {"pack": "short"}, None), "; ".join(lines)).digest() == seeded.digest()
    )
