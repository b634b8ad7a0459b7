"""Chapter 3.5: the generator of all legal full moves, against exact counts and a slow brute force."""

import random
from itertools import combinations

import pytest

from koloda.games.iota.codes import is_lay
from koloda.games.iota.game import IOTA
from koloda.games.iota.moves import Choices
from koloda.games.iota.rules.attempts import Attempt
from koloda.games.iota.state import IotaState
from koloda.kernel.state import State
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.opening import table_at
from tests.games.iota import brute
from tests.table.house import codes, raw


def position(table: brute.Table, hand: list[str], header: str = "2p strict") -> State:
    grid = " ".join(f"{card}@{x},{y}" for (x, y), card in table.items())
    return IOTA.read(f"{header} | grid {grid} | A {' '.join(hand)} | B -")


def read_entry(word: str) -> brute.Lay:
    card, _, cell = word.partition("@")
    x, _, y = cell.partition(",")
    return brute.plain(card), (int(x), int(y))


def read_move(code: str) -> brute.Move:
    taken, _, laid = code.partition("L ")
    takes = frozenset(read_entry(word) for word in taken.removeprefix("T ").split())
    return takes, frozenset(read_entry(word) for word in laid.split())


COUNTS = [
    ("rs1@0,0", "gt2 gc3 bt3 bc2", 112, 16),
    ("rs1@0,0", "rt2 rc3 rs4 rx1", 796, 16),
    ("rs1@0,0", "gt2 gc3 bt3 j1", 364, 16),
    ("rs1@0,0", "rt2 rc3 rx4 j1", 1048, 16),
    ("rs1@0,0", "gt2 gc3 j1 j2", 482, 12),
    ("rs1@0,0", "rt2 rc3 j1 j2", 542, 12),
    ("j1@0,0", "rt1 rt2 rt3 rt4", 5240, 80),
    ("j1@0,0 j2@1,0", "rs1 rs2 rs3 rs4", 17760, 288),
]


@pytest.mark.parametrize(("grid", "hand", "lays", "passes"), COUNTS)
def test_exact_counts(grid: str, hand: str, lays: int, passes: int) -> None:
    state = IOTA.read(f"2p strict | grid {grid} | A {hand}")
    listed = state.legal(0)
    assert sum(is_lay(action) for action in listed) == lays
    assert len(listed) == lays + passes
    assert len(set(listed)) == len(listed)


def test_exact_counts__turn_four_of_the_book() -> None:
    grid = "rt2@0,0 bx2@1,0 gc2@2,0 rc3@2,-1 yc1@2,1 ys2@3,0 gt3@3,1"
    state = IOTA.read(f"4p strict | grid {grid} | D gt2 ys3 bc4 rx1 | turn D")
    assert state.field("moves") == "254 16"
    assert state.field("best") == "208"


def compare(seed: int) -> None:
    dice = random.Random(seed)
    table, hand = brute.random_position(dice, dice.randrange(1, 14), dice.randrange(1, 5))
    if any(card[0] == "j" for card in table.values()) and len(table) < 4:
        hand = hand[-2:]  # an open joker among few cards leaves thousands of moves
    state = position(table, hand)
    listed = state.legal(0)
    codes = [state.write_code(action) for action in listed if is_lay(action)]
    found = {read_move(code) for code in codes}
    assert len(found) == len(codes), f"a move is listed twice: {state.text()}"
    expected = brute.moves(table, hand)
    assert found == expected, f"seed {seed}: {found ^ expected}\n{state.text()}"
    assert len(listed) - len(codes) == brute.passes(table, hand, len(state.field("deck") or ""))
    for action in dice.sample(listed, min(len(listed), 30)):
        assert state.why_not(action) is None, f"{state.write_code(action)}: {state.text()}"


@pytest.mark.parametrize("seed", range(40))
def test_generator_is_the_brute_force(seed: int) -> None:
    compare(seed)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(100))
def test_generator_is_the_brute_force__thousands(block: int) -> None:
    for seed in range(1000 + 40 * block, 1040 + 40 * block):
        compare(seed)


@pytest.mark.parametrize("seed", range(12))
def test_why_not_is_the_brute_force(seed: int) -> None:
    """Every card of the hand on every cell around: accepted exactly when the definitions allow it."""
    dice = random.Random(seed)
    table, hand = brute.random_position(dice, dice.randrange(2, 12), 4)
    state = position(table, hand)
    single = {laid for laid in brute.lays(table, hand) if len(laid) == 1}
    for x in range(-5, 6):
        for y in range(-5, 6):
            for card in hand:
                allowed = frozenset({(brute.plain(card), (x, y))}) in single
                for code in (f"A L {card}@{x},{y}", f"A +{card}@{x},{y}"):
                    refused = state.why_not(state.action(code))
                    assert (refused is None) == allowed, f"{code}: {refused}\n{state.text()}"


@pytest.mark.parametrize("seed", range(60))
def test_domains_are_exact(seed: int) -> None:
    """The projections of the solver are what 64 or 64 × 64 tries find."""
    dice = random.Random(1000 + seed)
    while True:
        table, hand = brute.random_position(dice, dice.randrange(2, 14), 3)
        jokers = [cell for cell, card in table.items() if card[0] == "j"]
        if jokers:
            break
    found = brute.meanings(table)
    assert bool(found) == brute.has_meaning(table)
    text = position(table, hand).field("dom") or "-"
    told = {part.split()[0]: set(part.split()[1:]) for part in text.split("; ")}
    assert told == {f"{x},{y}": {meant[x, y] for meant in found} for x, y in jokers}


def test_points_of_the_generator() -> None:
    """The points that come with a move are those that it scores."""
    dice = random.Random(7)
    for _ in range(25):
        table, hand = brute.random_position(dice, dice.randrange(3, 14), 4)
        state = position(table, hand)
        assert isinstance(state, IotaState)
        choices = Choices(Attempt(state, 0), scored=True)
        for k in dice.sample(range(len(choices.lays)), min(len(choices.lays), 12)):
            after = state.clone()
            after.push(choices.lays[k])
            assert after.totals()[0] == choices.points[k], state.write_code(choices.lays[k])


def test_facts_about_good_sets() -> None:
    """iota.line.attr: 2,016 pairs, 3,648 triples, 912 chains; a triple has one completing card."""
    triples = [cards for cards in combinations(brute.NATURALS, 3) if brute.is_good(list(cards))]
    assert len(list(combinations(brute.NATURALS, 2))) == 2016
    assert len(triples) == 3648
    chains = set()
    for cards in triples:
        fourth = [card for card in brute.NATURALS if card not in cards and brute.is_good([*cards, card])]
        assert len(fourth) == 1
        chains.add(frozenset([*cards, *fourth]))
    assert len(chains) == 912


def test_no_client_is_sent_thousands_of_lays() -> None:
    """17,760 lays would be 750 kB; they are laid step by step, and a full move is still accepted."""
    clock = HandClock(1000)
    text = "2p strict | grid j1@0,0 j2@1,0 | A rs1 rs2 rs3 rs4"
    table = table_at(IOTA, text, [Chair("Anna", person="p0"), Chair("Ben", person="p1")], clock)
    update = table.snapshot(0)
    assert len(raw(update)) < 8000
    offered = codes(update)
    passes = [code for code in offered if code[0] == "P"]
    assert len(passes) == 16 and set(passes) <= set(table.legal(0))
    assert len(offered) - len(passes) == 32 and "+rs1@2,0" in offered
    assert [form.verb for form in table.forms(0)] == ["+", "*", "P"]
    table.submit(0, "L rs1@2,0")
    assert table.state.field("grid") == "j1@0,0 j2@1,0 rs1@2,0"
