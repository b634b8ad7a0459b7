"""Many games between bots: the same on any number of processes, kept as records, stopped at any time."""

import json
import multiprocessing
import os
import re
from collections.abc import Generator
from multiprocessing.connection import wait
from pathlib import Path
from threading import Event

import pytest

import koloda
import koloda.cli.simulate
import koloda.library.bots
from koloda.cli import main
from koloda.kernel import NotationError
from koloda.lab.games import GamePlayed, Series, play_game, play_games
from koloda.lab.tally import Tally, count_up
from koloda.lab.workers import Crew, play_series, work

SERIES = Series("uno", {"target": "round"}, ["plain", "random"], "k1:5")


class Killer(koloda.Bot):
    """Takes the process it plays in with it."""

    def choose(self, view: koloda.SeatView, legal: list[koloda.Move], waited_for: bool) -> str | None:
        os._exit(3)


def test_two_processes_play_what_one_plays() -> None:
    assert list(play_series(SERIES, 14, jobs=2)) == [play_game(SERIES, number) for number in range(14)]


def test_every_deal_is_played_from_every_seat() -> None:
    kept = SERIES._replace(keep=True)
    first, second, third = (play_game(kept, number) for number in range(3))
    assert (first.seated, second.seated) == ([0, 1], [1, 0])
    seeds = [koloda.replay(game.record).record().splitlines()[3] for game in (first, second, third)]
    assert seeds[0] == seeds[1] != seeds[2]


def test_a_bot_that_kills_its_process_ends_the_series_with_a_word() -> None:
    killed = SERIES._replace(bots=[f"{__name__}:Killer", "plain"])
    with pytest.raises(NotationError, match="a bot has killed it"):
        list(play_series(killed, 4, jobs=2))


class Broken(koloda.Bot):
    """Fails at its first decision."""

    def choose(self, view: koloda.SeatView, legal: list[koloda.Move], waited_for: bool) -> str | None:
        raise KeyError("plan")


class Mumbling(koloda.Bot):
    """Answers what is no action."""

    def choose(self, view: koloda.SeatView, legal: list[koloda.Move], waited_for: bool) -> str | None:
        return "well"


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("Broken", r"the bot Broken at seat A failed: KeyError: 'plan' \(test_simulate.py, line \d+\)"),
        ("Mumbling", "the bot Mumbling at seat A answered 'well': an action is"),
    ],
)
def test_a_bot_that_fails_is_named_once_with_the_place_and_the_games_go_on(
    bot: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(koloda.library.bots, "COMPLAINED", set())
    bots = f"{__name__}:{bot},plain"
    asked = ["simulate", "uno", "--bots", bots, "--games", "4", "--option", "target=round", "--json"]
    assert main(asked) == 0
    shown = capsys.readouterr()
    assert len(re.findall(told, " ".join(shown.err.split()))) == 1
    assert json.loads(shown.out)["bots"][1]["rate"] == 1


class Remembering(koloda.Bot):
    """Fails four times, and counts how often it is asked."""

    asked = 0

    def choose(self, view: koloda.SeatView, legal: list[koloda.Move], waited_for: bool) -> str | None:
        Remembering.asked += 1
        raise ValueError


def test_a_bot_that_fails_three_times_is_not_asked_again_in_that_game() -> None:
    for games in (1, 2):
        play_game(SERIES._replace(bots=[f"{__name__}:Remembering", "plain"]), 0)
        assert Remembering.asked == 3 * games


class Pondering(koloda.Bot):
    """Comes to no end."""

    def choose(self, view: koloda.SeatView, legal: list[koloda.Move], waited_for: bool) -> str | None:
        Event().wait()
        return None


def test_whoever_stops_does_not_wait_for_what_is_still_played() -> None:
    """One side plays to the end, the other would go on for ever."""
    others = {child.pid for child in multiprocessing.active_children()}
    quick, endless = (SERIES, [0]), (SERIES._replace(bots=[f"{__name__}:Pondering", "plain"]), [0])
    games = work(play_games, [quick, *[endless] * 8], Crew(jobs=2))
    assert next(games).number == 0
    playing = [child for child in multiprocessing.active_children() if child.pid not in others]
    games.close()
    left = [child for child in playing if not wait([child.sentinel], 60)]
    for child in left:
        child.kill()
    assert playing and not left


def won(number: int, winners: list[int]) -> GamePlayed:
    turn = number % 2
    return GamePlayed(number, [turn, 1 - turn], winners, [0, 0], 1, "")


def test_the_error_is_reckoned_from_deal_to_deal() -> None:
    """Seat 0 wins every game, so each bot wins one of each deal: about the bots nothing is left to chance."""
    tallies = [Tally("a"), Tally("b")]
    for number in range(20):
        count_up(tallies, won(number, [0]))
    assert (tallies[0].rate, tallies[0].error()) == (0.5, 0)
    swings = [Tally("a"), Tally("b")]
    for number in range(20):
        bot = number // 2 % 2  # one bot wins both games of a deal, the other both of the next
        count_up(swings, won(number, [won(number, []).seated.index(bot)]))
    assert swings[0].rate == 0.5
    assert swings[0].error() == pytest.approx(0.5 / 9**0.5, abs=1e-9)
    low, high = swings[0].interval()
    assert low == pytest.approx(0.1733, abs=1e-3) and high == pytest.approx(0.8267, abs=1e-3)


def test_ten_deals_won_by_one_bot_prove_less_than_everything() -> None:
    tallies = [Tally("a"), Tally("b")]
    for number in range(20):
        count_up(tallies, won(number, [won(number, []).seated.index(0)]))
    low, high = tallies[0].interval()
    assert tallies[0].rate == 1 and 0.7 < low < 0.75 and high == pytest.approx(1)


def test_records_can_be_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["simulate", "arne", "--bots", "plain", "--players", "2", "--games", "3", "--seed", "s"]
    assert main([*argv, "--records", str(tmp_path / "kept")]) == 0
    files = sorted((tmp_path / "kept").iterdir())
    assert [path.name for path in files] == ["arne-000001.txt", "arne-000002.txt", "arne-000003.txt"]
    capsys.readouterr()
    assert main(["verify", str(files[2])]) == 0
    assert koloda.replay(files[2].read_text()).is_over


def test_stopped_it_prints_what_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(series: Series, *_: object) -> Generator[GamePlayed, None, None]:
        yield play_game(series, 0)
        yield play_game(series, 1)
        raise KeyboardInterrupt

    monkeypatch.setattr(koloda.cli.simulate, "play_series", interrupted)
    argv = ["simulate", "uno", "--bots", "plain,random", "--option", "target=round", "--games", "9"]
    assert main([*argv, "--json"]) == 130
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert main(argv) == 130
    assert "stopped after 2 of 9 games" in capsys.readouterr().out


def test_habits_say_how_often_a_game_has_each_event(capsys: pytest.CaptureFixture[str]) -> None:
    """Plain never challenges and always shouts; what it does follows from its own games alone."""
    plain = ["simulate", "uno", "--players", "2", "--games", "4", "--seed", "3", "--bots", "plain,easy"]
    assert main([*plain, "--option", "target=round", "--habits", "--json"]) == 0
    own, other = json.loads(capsys.readouterr().out)["habits"]
    assert own["shouted"] > 0 and "challenged" not in own
    assert own["played"] > 1 and other["played"] > 1
    assert main([*plain, "--option", "target=round", "--habits"]) == 0
    assert "played" in capsys.readouterr().out
    assert main([*plain, "--option", "target=round"]) == 0
    assert "played" not in capsys.readouterr().out
