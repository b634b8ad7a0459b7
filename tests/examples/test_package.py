"""Durak as somebody installs it: found, played, checked; and a broken package stops nothing else."""

import json
from pathlib import Path

import pytest

from tests.examples.durak import FOLDER
from tests.examples.site import make_site, run


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package installed, and a broken one beside it."""
    return make_site(tmp_path_factory.mktemp("packages"), "broken")


def test_the_command_lists_it_and_names_what_is_broken(site: Path) -> None:
    done = run(site, "-m", "koloda", "games", "--lang", "ru")
    assert done.returncode == 0
    assert "durak  Дурак, 2-6" in done.stdout and "uno  УНО" in done.stdout
    assert "broken" not in done.stdout
    assert done.stderr == "koloda: the game broken cannot be loaded: OSError: no cards\n"


def test_a_broken_game_says_why_when_it_is_asked_for(site: Path) -> None:
    done = run(site, "-m", "koloda", "rules", "broken")
    assert done.returncode == 2
    assert "the game broken cannot be loaded: OSError: no cards" in done.stderr


def test_the_command_checks_its_scenarios_and_says_its_rules(site: Path) -> None:
    done = run(site, "-m", "koloda", "check", str(FOLDER / "rules.md"))
    assert (done.returncode, done.stdout) == (0, "27 passed, 0 failed\n")
    done = run(site, "-m", "koloda", "rules", "durak", "beat.higher", "--lang", "en")
    assert "A trump beats every card that is no trump." in " ".join(done.stdout.split())


def test_its_bots_play_and_the_better_one_wins(site: Path) -> None:
    options = ["--bots", "hard,easy", "--games", "60", "--seed", "1", "--json"]
    done = run(site, "-m", "koloda", "simulate", "durak", *options)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["bots"][0]["rate"] > 0.8


def test_the_library_plays_it(site: Path) -> None:
    code = "import koloda; m = koloda.play('durak', ['hard', 'easy', 'plain'], seed=7, transfer=True)"
    done = run(site, "-c", f"{code}; print(m.is_over, len(m.winners) >= 2, 'durak' in koloda.games())")
    assert done.stdout == "True True True\n", done.stderr


def test_somebody_plays_it_in_the_terminal(site: Path) -> None:
    how = ["--seed", "3", "--players", "2", "--lang", "en"]
    done = run(site, "-m", "koloda", "play", "durak", *how, typed="6d\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "You attack" in done.stdout or "attacks Player A" in done.stdout
    assert "On the table" in done.stdout or "Deck" in done.stdout
