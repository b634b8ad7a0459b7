"""Bots of one's own, and those of ours, as a caller seats them."""

import pytest

import koloda
from koloda.bots.levels import make_player
from koloda.games import GAMES
from koloda.kernel.chance import open_chance


class First(koloda.Bot):
    """Does the first thing it may, where it is asked."""

    def __init__(self, game: str, seat: str, seed: int | str | None = None) -> None:
        super().__init__(game, seat, seed)
        self.heard: list[koloda.Happening] = []
        self.seen: list[koloda.SeatView] = []

    def choose(self, view: koloda.SeatView, legal: list[koloda.Move], waited_for: bool) -> str | None:
        self.seen.append(view)
        return legal[0] if waited_for and legal else None

    def see(self, event: koloda.Happening) -> None:
        self.heard.append(event)


@pytest.mark.parametrize("game", koloda.games())
def test_a_match_is_the_same_for_the_same_seed(game: str) -> None:
    first = koloda.play(game, ["normal"] * koloda.about(game).least, seed=11, most=60)
    again = koloda.play(game, ["normal"] * koloda.about(game).least, seed=11, most=60)
    other = koloda.play(game, ["normal"] * koloda.about(game).least, seed=12, most=60)
    assert first.record() == again.record() != other.record()


def test_a_bot_of_ones_own_plays_and_sees_its_own_seat_alone() -> None:
    mine = First("uno", "B", 1)
    match = koloda.play("uno", {"A": "plain", "B": mine}, seed=3, target="round")
    assert match.is_over
    assert {view.seat for view in mine.seen} == {"B"}
    assert all(view["A"].startswith("?") for view in mine.seen)
    drawn = [event for event in mine.heard if event.kind == "drew"]
    assert drawn and all("cards" not in event.values for event in drawn if event.seat == "A")


def test_a_class_a_function_and_a_level_sit_together() -> None:
    def last(view: koloda.SeatView, legal: list[koloda.Move], waited_for: bool) -> str | None:
        return legal[-1] if waited_for else None

    match = koloda.play("uno", [First, last, "easy"], seed=3, target="round", most=400)
    assert len(match.seats) == 3
    assert {move.partition(" ")[0] for move in match.record().splitlines()} >= {"A", "B", "C"}


def test_a_bot_can_be_asked_move_by_move() -> None:
    match = koloda.new("uno", players=2, seed=9, target="round")
    bots = {seat: koloda.bot("uno", "hard", seat, seed=4) for seat in match.seats}
    for _ in range(500):
        if match.is_over:
            break
        asked = [bots[seat].move(match) for seat in match.waits_for]
        chosen = next((move for move in asked if move), None)
        if chosen is None:
            match.close()
        else:
            assert chosen in match.legal(chosen.seat)
            match.play(chosen)
    assert match.is_over


def test_a_bot_may_be_named_by_its_module() -> None:
    player = make_player(GAMES["uno"], f"{__name__}:First", 1, open_chance("k1:1"))
    assert player.seat == 1
    with pytest.raises(koloda.NotationError, match="cannot sit down: ModuleNotFoundError"):
        koloda.bot("uno", "no.such.module:Bot", "A")
    with pytest.raises(koloda.NotationError, match=r"is no bot: neither a Player nor a koloda\.Bot"):
        koloda.bot("uno", "math:pi", "A")


def test_a_bot_sits_where_it_was_made_for() -> None:
    with pytest.raises(koloda.NotationError, match="was made for seat A, not B"):
        koloda.play("uno", {"B": First("uno", "A", 1)}, seed=1)
