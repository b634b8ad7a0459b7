"""Durak as somebody installs it: found, played, checked."""

import json
import shutil
from pathlib import Path

import pytest

from tests.examples.durak import FOLDER
from tests.examples.packages import install, koloda, run


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package installed."""
    folder = tmp_path_factory.mktemp("packages")
    shutil.copytree(FOLDER, folder / "durak", ignore=shutil.ignore_patterns("__pycache__", "build"))
    install(folder / "site", folder / "durak")
    return folder / "site"


def test_the_command_lists_it(site: Path) -> None:
    done = koloda(site, "games", "--lang", "ru")
    assert (done.returncode, done.stderr) == (0, "")
    assert "durak  Дурак, 2-6" in done.stdout and "uno  УНО" in done.stdout


def test_the_command_checks_its_scenarios_its_texts_and_says_its_rules(site: Path) -> None:
    done = koloda(site, "check", str(FOLDER / "rules.md"))
    assert (done.returncode, done.stdout) == (0, "27 passed, 0 failed\n")
    done = koloda(site, "texts", "durak")
    assert done.returncode == 0 and done.stdout.endswith("none missing\n")
    done = koloda(site, "rules", "durak", "beat.higher", "--lang", "en")
    assert "A trump beats every card that is no trump." in " ".join(done.stdout.split())


def test_its_bots_play_and_the_better_one_wins(site: Path) -> None:
    done = koloda(site, "simulate", "durak", "--bots", "hard,easy", "--games", "60", "--seed", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["bots"][0]["rate"] > 0.8


def test_a_game_with_one_loser_says_who_loses(site: Path) -> None:
    """Of four, three win: `lost` adds up to one a game, and the table has a column for it."""
    command = ["simulate", "durak", "--bots", "hard,easy,easy,easy", "--games", "40", "--seed", "1"]
    bots = json.loads(koloda(site, *command, "--json").stdout)["bots"]
    assert bots[0]["lost"] < min(bot["lost"] for bot in bots[1:])
    assert sum(bot["lost"] for bot in bots) <= 1
    assert "lost" in koloda(site, *command).stdout.splitlines()[0]
    assert (
        "lost"
        not in koloda(site, "simulate", "iota", "--games", "2", "--seed", "1", "--bots", "random,easy").stdout
    )


def test_the_library_plays_it(site: Path) -> None:
    code = "import koloda; m = koloda.play('durak', ['hard', 'easy', 'plain'], seed=7, transfer=True)"
    done = run(site, "-c", f"{code}; print(m.is_over, len(m.winners) >= 2, 'durak' in koloda.games())")
    assert done.stdout == "True True True\n", done.stderr


def test_somebody_plays_it_in_the_terminal(site: Path) -> None:
    done = koloda(site, "play", "durak", "--seed", "3", "--players", "2", "--lang", "en", text="6d\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "You attack" in done.stdout or "attacks Player A" in done.stdout
    assert "On the table" in done.stdout or "Deck" in done.stdout


PLAYED_OUT = """
from koloda_durak.game import DURAK
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.opening import table_at
from koloda.table.settings import TableSettings

def lasts(hand):
    clock = HandClock(1000)
    chairs = [Chair("Anya", person="p0"), *(Chair(f"bot {seat}", level="plain") for seat in (1, 2))]
    hands = f"A {hand} | B 6s 7s 8s 9s | C 6d 7d 8d 9d"
    position = f"3p strict | {hands} | trump h | phase ATTACK | attack B | defend C"
    table = table_at(DURAK, position, chairs, clock, TableSettings(bot_pace=200))
    while not table.is_over and not table.waits_for(0):
        table.tick()
        clock.ms = max(clock.ms, table.next_due() or clock.ms)
        if len(table.log) > 3:
            break
    return clock.ms - 1000

print(lasts(""), lasts("Ah"))
"""


def test_whoever_is_out_does_not_wait_long_for_the_others(site: Path) -> None:
    """Three cards that bots lay or beat: with a person who has a card, and with one who has none."""
    done = run(site, "-c", PLAYED_OUT)
    assert done.returncode == 0, done.stderr
    alone, among = map(int, done.stdout.split())
    assert alone < among / 2


def test_it_is_short() -> None:
    files = (FOLDER / "src" / "koloda_durak").glob("*.py")
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= 450
