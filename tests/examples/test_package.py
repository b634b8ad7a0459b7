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


def test_it_is_short() -> None:
    files = (FOLDER / "src" / "koloda_durak").glob("*.py")
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= 450
