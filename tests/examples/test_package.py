"""Durak as somebody installs it: found, played, checked; and a broken package stops nothing else."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples.durak import FOLDER

BROKEN = {
    "name": "koloda-broken",
    "point": "broken = koloda_broken:GAME",
    "code": "raise OSError('no cards')",
}


def run(site: Path, *command: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")]))
    env = {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, env=env, timeout=100, check=False
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package installed, and a broken one beside it."""
    folder = tmp_path_factory.mktemp("packages")
    shutil.copytree(FOLDER, folder / "durak", ignore=shutil.ignore_patterns("__pycache__", "build"))
    site = folder / "site"
    how = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", str(site)]
    done = run(folder, "-m", "pip", "install", *how, str(folder / "durak"))
    assert done.returncode == 0, done.stderr
    info = site / "koloda_broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {BROKEN['name']}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[koloda.games]\n{BROKEN['point']}\n")
    (site / "koloda_broken.py").write_text(BROKEN["code"])
    return site


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
    path = os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")]))
    done = subprocess.run(
        [sys.executable, "-m", "koloda", "play", "durak", "--seed", "3", "--players", "2", "--lang", "en"],
        input="6d\nquit\n",
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
        timeout=100,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "You attack" in done.stdout or "attacks Player A" in done.stdout
    assert "On the table" in done.stdout or "Deck" in done.stdout
