"""Actions by number and observations: every game, many tables, nothing that a seat may not know."""

from itertools import pairwise

import pytest

import koloda
from koloda.bots.choosing import MOST_ASIDE, Choosing
from koloda.bots.decisions import EVERYBODY
from koloda.games import GAMES
from koloda.kernel import Game, NotationError
from koloda.kernel.action_ids import NOTHING, ActionIds
from koloda.kernel.chance import open_chance
from koloda_durak.game import DURAK
from tests.contract.market.game import MARKET

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("uno", 2, {}),
    ("uno", 10, {"target": "round"}),
    ("uno", 3, {"referee": "table", "seven_zero": "on", "jump_in": "on", "stacking": "any"}),
    ("uno", 4, {"blank_rules": "BX/all/open,B05,BX/chosen/swap", "false_uno": "1", "false_catch": "1"}),
    ("iota", 2, {}),
    ("iota", 4, {"referee": "table"}),
    ("montana", 2, {}),
    ("montana", 6, {"referee": "table"}),
    ("arne", 2, {}),
    ("arne", 4, {"referee": "table"}),
    ("arne", 6, {}),
    ("munchkin", 3, {}),
    ("munchkin", 4, {"referee": "table"}),
    ("munchkin", 6, {"packs": "winter,dacha"}),
    ("durak", 2, {}),
    ("durak", 6, {"transfer": "on"}),
    ("market", 3, {}),
]
STEPS = 400


def find(name: str) -> Game:
    return {"durak": DURAK, "market": MARKET}.get(name) or GAMES[name]


def begin(game: Game, count: int, options: dict[str, str], seed: int) -> tuple[ActionIds, Choosing]:
    ids = game.actions(count, options)
    state = game.new(count, options, open_chance(f"k1:{seed:x}"))
    return ids, Choosing(ids, state, open_chance(f"k1:{seed + 1:x}"), EVERYBODY)


@pytest.mark.parametrize(("name", "count", "options"), TABLES)
def test_every_legal_action_is_said_by_numbers_of_its_own(
    name: str, count: int, options: dict[str, str]
) -> None:
    """Whatever can be done is in the list, no two actions are said alike, and the game goes on by numbers."""
    game = find(name)
    ids, choosing = begin(game, count, options, 7)
    chance = open_chance("k1:9")
    for _ in range(STEPS):
        if not choosing.find():
            break
        numbers = choosing.numbers()
        assert numbers, "there is always an answer"
        if not choosing.said:
            said = [tuple(ids.spelled(choosing.state, action)) for action in choosing.listed]
            assert len(set(said)) == len(said)
        choosing.choose(numbers[chance.below(len(numbers))])


@pytest.mark.parametrize(("name", "count", "options"), TABLES)
def test_two_worlds_that_look_alike_are_observed_alike(
    name: str, count: int, options: dict[str, str]
) -> None:
    """A guess fits the seat's view and nothing else: numbers that told more would differ."""
    game = find(name)
    layout = game.observation(count, options)
    _, choosing = begin(game, count, options, 11)
    chance = open_chance("k1:5")
    for step in range(STEPS):
        if not choosing.find():
            break
        numbers = choosing.numbers()
        choosing.choose(numbers[chance.below(len(numbers))])
        if step % 5:
            continue
        state = choosing.state
        for seat in range(count):
            seen = state.view(seat)
            other = game.guess(seen, open_chance(f"k1:{step:x}"))
            here, there = bytearray(2 * layout.size), bytearray(2 * layout.size)
            assert list(layout.read(seen)) == list(layout.read(other.view(seat))), state.text()
            for row, world in ((here, state), (there, other)):
                numbers_seen = layout.read(seen)
                layout.write_state(world, seat, numbers_seen, 0)
                row[:] = bytes(memoryview(numbers_seen))
            assert here == there == bytes(memoryview(layout.read(seen))), state.text()


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_list_is_the_same_every_time(name: str) -> None:
    """Learned weights are of use only where a number means the same tomorrow."""
    assert koloda.actions(name) == koloda.actions(name)
    texts = [action.text for action in koloda.actions(name) if action.kind == "whole"]
    assert len(set(texts)) == len(texts)
    parts = koloda.observation(name)
    assert parts[0].name == "me" and parts[0].start == 0
    for one, other in pairwise(parts):
        size = 1
        for length in one.shape:
            size *= length
        assert other.start == one.start + size


def test_a_number_that_does_not_answer_changes_nothing() -> None:
    match = koloda.new("uno", players=2, seed=3)
    ids = GAMES["uno"].actions(2, match._options())
    choosing = Choosing(ids, match._state, open_chance("k1:1"), EVERYBODY)
    assert choosing.find()
    before = match.text
    wrong = next(number for number in range(len(ids)) if number not in choosing.numbers())
    for number in (wrong, NOTHING, -1, len(ids)):
        if number not in choosing.numbers():
            with pytest.raises(NotationError, match="does not answer the question"):
                choosing.choose(number)
    assert match.text == before


def test_an_observation_tells_the_own_hand_and_the_size_of_others() -> None:
    match = koloda.read("uno", "2p strict | A r5 g1 g1 | B b2 b7 | top r3")
    seen = match.observe("A")
    codes = [action.text for action in koloda.actions("uno", players=2) if action.kind == "whole"]
    kinds = list(dict.fromkeys(code.partition(":")[0].rstrip("!") for code in codes))[:58]
    assert {kinds[at]: number for at, number in enumerate(seen["hand"]) if number} == {"r5": 1, "g1": 2}
    assert seen["sizes"] == [3, 2] and seen["me"] == [1, 0]
    assert kinds[seen["top"].index(1)] == "r3"


def test_iota_lays_card_by_card() -> None:
    game = GAMES["iota"]
    ids, choosing = begin(game, 2, {}, 5)
    assert choosing.find()
    said: list[str] = []
    while not choosing.state.text().count("draft") and len(said) < 9:
        number = next(number for number in choosing.numbers() if ids.texts[number] != "P")
        said.append(ids.texts[number])
        choosing.choose(number)
        assert choosing.find()
    assert said[0] == "+" and len(said) <= 4
    assert "<" not in [ids.texts[number] for number in choosing.numbers()], "nothing is taken back for fun"


def test_munchkins_deals_are_forms_and_bounded() -> None:
    """Nobody can offer for ever: so many proposals, then the game has to be answered."""
    game = GAMES["munchkin"]
    ids, choosing = begin(game, 3, {}, 3)
    chance = open_chance("k1:2")
    in_a_row, offered, most = 0, 0, 0
    for _ in range(3000):
        if not choosing.find():
            break
        numbers = choosing.numbers()
        deals = [n for n in numbers if ids.kinds[n] == "form" and ids.texts[n] in ("ask", "bid", "offer")]
        if deals and choosing.asked.waited_for:
            in_a_row += 1
            offered += 1
            choosing.choose(deals[0])
        else:
            if choosing.asked.waited_for:
                in_a_row = 0
            choosing.choose(numbers[chance.below(len(numbers))])
        most = max(most, in_a_row)
    assert offered and most <= 3 * MOST_ASIDE


def test_every_gift_of_arne_can_be_said() -> None:
    """Whatever two cards a hand holds: chance alone finds the rare ones seldom."""
    ids = GAMES["arne"].actions(3, {})
    codes = dict.fromkeys(GAMES["arne"].all_cards(3, {}))
    said = {tuple(ids.spell(f"give {one} {two}")) for one in codes for two in codes}
    assert len(said) == len(codes) ** 2
