"""The kit: a game of a few rows has a text, views, guesses, listed actions and refusals."""

import pytest

from koloda.kernel import Chance, Game, NotationError, Refusal, Window
from koloda.kernel.cards import LAST, PileOf, hands_of, suited_pack
from koloda.kernel.chance import open_chance
from koloda.kernel.kit import Choice, KitGame, KitState
from koloda.kernel.options import Option
from koloda.kernel.seats import SPECTATOR, bit
from koloda.kernel.verbs import Verb, WordSlot
from koloda.kernel.windows import TURN

PACK = suited_pack("1234", "xy")
PHASES = ["DEAL", "TURN", "OVER"]


class Highest(KitState):
    """Each lays one of two cards, in turn; the highest wins."""

    def begin(self) -> None:
        self.deck = PACK.pack.copy()
        self.row: list[int] = []

    def deal(self, order: list[int]) -> None:
        for seat in range(self.count):
            self.hands[seat] = sorted(order[2 * seat : 2 * seat + 2])
            self.tell("dealt", seat, "highest.setup.deal", {}, {"cards": PACK.names(self.hands[seat])})
        self.deck = order[2 * self.count :]
        self.enter(1)

    def moments(self) -> list[Window]:
        return [self.ask("TURN", TURN, bit(len(self.row)), "highest.turn", 1000)]

    def choices(self, seat: int) -> list[Choice]:
        return [("lay", [card]) for card in self.hands[seat]]

    def why(self, seat: int, verb: str, things: list[int]) -> str:
        if seat != len(self.row):
            return "highest.turn"
        return "" if things[0] in self.hands[seat] else "highest.held"

    def carry_out(self, seat: int, verb: str, things: list[int]) -> None:
        self.hands[seat].remove(things[0])
        self.row.append(things[0])
        self.tell("laid", seat, "highest.turn", {"card": PACK.codes[things[0]]})
        self.enter(2 if len(self.row) == self.count else 1)

    def time_out(self) -> None:
        self.carry_out(len(self.row), "lay", self.hands[len(self.row)][:1])

    def winners(self) -> int:
        return int(bit(self.row.index(max(self.row)))) if self.is_over() else 0

    def totals(self) -> list[int]:
        return [0] * self.count


class HighestGame(KitGame):
    def make(self, count: int, options: dict[str, str], chance: Chance | None) -> Highest:
        return Highest(self, count, options, chance)


HIGHEST: Game = HighestGame(
    "highest",
    1,
    2,
    3,
    options=[],
    phases=PHASES,
    pack=PACK,
    rows=[*hands_of(3, PACK), PileOf("row", PACK), PileOf("deck", PACK, "…", shown=LAST)],
    verbs=[Verb("", 0, [WordSlot("card", "", PACK.codes)], name="lay")],
)
OPEN = "2p strict | A 1x 2x | B 3x 4x | deck 1y 2y 3y 4y"


def test_a_position_is_read_written_and_copied_by_its_rows() -> None:
    state = HIGHEST.read("2p strict | A 1x 2x | B ?2")
    assert state.text() == "2p strict | A 1x 2x | B 3y 4y | deck 3x 4x 1y 2y"
    copy = state.clone()
    copy.play("A 2x; B 4y")
    assert copy.text() == "2p strict | A 1x | B 3y | row 2x 4y | deck 3x 4x 1y 2y | phase OVER"
    assert (copy.is_over(), copy.winners(), copy.field("over"), copy.field("turn")) == (True, 2, "B", "-")
    assert state.text() == HIGHEST.read(state.text()).text() != copy.text()


def test_a_seat_sees_its_own_hand_and_the_card_that_lies_open() -> None:
    state = HIGHEST.read(OPEN)
    assert state.view(0).text() == "2p strict | A 1x 2x | B ?2 | deck ?3 4y"
    assert [view.text() for view in state.views([0, int(SPECTATOR)])] == [
        state.view(0).text(),
        "2p strict | A ?2 | B ?2 | deck ?3 4y",
    ]
    assert state.view(1).field("turn") == "A"
    assert HIGHEST.new(2, {}, None).view(0).fields["deck"] == "?8"


def test_a_guess_shows_its_seat_what_it_saw() -> None:
    state = HIGHEST.read(OPEN)
    state.play("A 2x")
    hands = set()
    for seed in range(20):
        guessed = HIGHEST.guess(state.view(0), open_chance(f"k1:{seed + 1:x}"))
        assert guessed.view(0).text() == state.view(0).text()
        assert [w.serial for w in guessed.windows()] == [w.serial for w in state.windows()]
        hands.add(guessed.field("B"))
    assert len(hands) > 3


def test_what_is_listed_is_what_nothing_forbids() -> None:
    state = HIGHEST.read(OPEN)
    assert [state.write_code(action) for action in state.legal(0)] == ["1x", "2x"]
    assert state.legal(1) == [] and state.must() == 1
    refusal = state.why_not(state.action("A 3y"))
    assert refusal is not None and (refusal.clause, refusal.values) == ("highest.held", {"card": "3y"})
    state.play("~ close; B 4x")
    assert state.field("row") == "1x 4x"
    with pytest.raises(Refusal, match=r"highest\.end\.over"):
        state.play("B 3x")
    with pytest.raises(Refusal, match=r"koloda\.window\.stale"):
        state.play("~ close")


def test_the_deal_comes_from_a_seed_or_is_told() -> None:
    told = HIGHEST.new(2, {}, None)
    told.play("~ deck 4x 3x 2x 1x …")
    assert (told.field("A"), told.field("B"), told.field("phase")) == ("3x 4x", "1x 2x", "TURN")
    with pytest.raises(Refusal, match=r"koloda\.chance\.unasked"):
        told.play("~ deck …")
    drawn = HIGHEST.new(2, {}, None)
    lines = [str(event.secret["line"]) for event in drawn.play("~ seed k1:5") if "line" in event.secret]
    again = HIGHEST.new(2, {}, None)
    again.play(lines[0])
    assert again.write() == drawn.write()


def test_a_position_before_the_deal_is_that_of_a_new_game() -> None:
    read = HIGHEST.read("2p strict | phase DEAL")
    assert read.text() == HIGHEST.new(2, {}, None).text() == HIGHEST.read(read.text()).text()
    read.play("~ deck 4x 3x 2x 1x …")
    assert HIGHEST.read(read.text()).text() == read.text()


def test_a_bot_without_judgement_does_anything_that_is_allowed() -> None:
    state = HIGHEST.read(OPEN)
    brain, chance = HIGHEST.brain("hard", 0), open_chance("k1:1")
    chosen = {brain.choose(state.view(0), state.legal(0), [], True, chance) for _ in range(20)}
    assert chosen == set(state.legal(0))
    assert brain.choose(state.view(0), state.legal(0), [], False, chance) is None


def test_a_clause_cannot_be_the_title_of_its_option() -> None:
    with pytest.raises(ValueError, match=r"highest\.option\.twice would be read as its option's title"):
        Option("twice", "off", "highest.option.twice", words=("off", "on"))


@pytest.mark.parametrize(
    ("position", "clause"),
    [
        ("4p strict", "highest.setup.players"),
        ("2p strict | A 1x 1x", "highest.setup.pack"),
        ("2p strict | A 1x | deck 2x", "highest.setup.pack"),
        ("2p strict | A 1x | phase DEAL", "highest.setup.deal"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_clause(position: str, clause: str) -> None:
    with pytest.raises(NotationError) as error:
        HIGHEST.read(position)
    assert error.value.clause == clause


def test_a_game_without_the_option_is_played_by_the_rules() -> None:
    """`strict` may be said; anything else is an option that is not there."""
    assert HIGHEST.new(2, {"referee": "strict"}, None).header() == "2p strict"
    with pytest.raises(NotationError, match="unknown option 'referee'"):
        HIGHEST.read("2p table")
