"""Packages of somebody else's that are broken, each in its way: named in one sentence, and the rest works."""

import json
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.examples.packages import environment, koloda, offer, run

CANNOT = "koloda: the game {} cannot be loaded: {}"
COMPLAINTS = [
    CANNOT.format("uno (koloda_thief:GAME)", "there is another game of that name"),
    CANNOT.format("broken", "OSError: no cards"),
    CANNOT.format("gone", "ModuleNotFoundError: No module named 'koloda_gone'"),
    CANNOT.format("leaving", "SystemExit: 1"),
    CANNOT.format("other", "koloda_other:GAME is a game of another name, 'uno'"),
    CANNOT.format("wrong", "koloda_wrong:GAME is no Game but a dict"),
    "koloda: the game babble lacks words: texts/en.ftl cannot be read: this is no Fluent: 'what is this?\\n'",
    "koloda: the game babble lacks words: texts/ru.ftl cannot be read: this is no Fluent: 'what is this?\\n'",
    "koloda: the game mute lacks words: there is no texts/en.ftl",
    "koloda: the game mute lacks words: there is no texts/ru.ftl",
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("broken")
    site = folder / "site"
    offer(site, "broken", "broken = koloda_broken:GAME", "raise OSError('no cards')")
    offer(site, "leaving", "leaving = koloda_leaving:GAME", "raise SystemExit(1)")
    offer(site, "gone", "gone = koloda_gone:GAME")
    offer(site, "wrong", "wrong = koloda_wrong:GAME", "GAME = {}")
    offer(site, "other", "other = koloda_other:GAME", "from koloda.games.uno.game import UNO as GAME")
    offer(site, "thief", "uno = koloda_thief:GAME", "GAME = {}")
    offer(site, "oaf", "oaf = koloda_oaf:Bot", "raise ValueError('no brain')", "koloda.bots")
    for name in ("mute", "babble"):
        koloda(site, "new", name, "--into", str(folder / name))
        (folder / name / "src" / f"koloda_{name}").rename(site / f"koloda_{name}")
        offer(site, name, f"{name} = koloda_{name}.game:GAME")
        for lang in ("en", "ru"):
            texts = site / f"koloda_{name}" / "texts" / f"{lang}.ftl"
            texts.unlink() if name == "mute" else texts.write_text("what is this?\n", encoding="utf-8")
    return site


def test_the_command_names_each_and_lists_the_rest(site: Path) -> None:
    done = koloda(site, "games", "--lang", "en")
    assert done.returncode == 0
    assert sorted(done.stderr.splitlines()) == sorted(COMPLAINTS)
    assert "uno  UNO, 2-10" in done.stdout and "mute  mute, 2-4" in done.stdout
    assert "broken" not in done.stdout


def test_what_is_broken_says_why_when_it_is_asked_for(site: Path) -> None:
    for command in (["simulate", "broken"], ["play", "broken"], ["rules", "broken"], ["texts", "broken"]):
        done = koloda(site, *command)
        assert (done.returncode, done.stderr) == (2, CANNOT.format("broken", "OSError: no cards\n"))
    done = koloda(site, "simulate", "uno", "--bots", "oaf,easy")
    assert done.returncode == 2
    assert done.stderr == "koloda: the bot 'oaf' cannot sit down: ValueError: no brain\n"


def test_the_rest_is_played_and_checked(site: Path, tmp_path: Path) -> None:
    done = koloda(site, "simulate", "uno", "--games", "2", "--players", "2", "--seed", "1", "--json")
    assert done.returncode == 0 and json.loads(done.stdout)["games"] == 2
    for game in ("mute", "babble"):
        assert koloda(site, "simulate", game, "--games", "2", "--seed", "1", "--json").returncode == 0
    scenario = tmp_path / "uno.txt"
    scenario.write_text("game uno\nX01 turn\nP 2p strict | A r5 g1 | top r3\n= turn A\n! num.none\n")
    done = koloda(site, "check", str(scenario))
    assert (done.returncode, done.stdout) == (0, "1 passed, 0 failed\n")
    assert sorted(done.stderr.splitlines()) == sorted(COMPLAINTS)


def test_the_library_goes_on(site: Path) -> None:
    code = "import koloda; print(koloda.games()); koloda.new('broken')"
    done = run(site, "-c", code)
    assert done.stdout == "['uno', 'iota', 'montana', 'arne', 'munchkin', 'babble', 'mute']\n"
    assert done.stderr.endswith("NotationError: the game 'broken' cannot be loaded: OSError: no cards\n")


def test_a_server_starts_and_names_them(site: Path, tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "koloda",
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{tmp_path}/k.db",
    ]
    server = subprocess.Popen(
        [*command, "--log-level", "warning"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(site),
    )
    try:
        assert server.stdout is not None and server.stderr is not None
        address = server.stdout.readline().removeprefix("Koloda: ").strip()
        with urllib.request.urlopen(f"{address}/api/games?lang=en", timeout=60) as answer:
            names = [game["name"] for game in json.load(answer)]
        assert names == ["uno", "iota", "montana", "arne", "munchkin", "babble", "mute"]
    finally:
        server.terminate()
        _, complaints = server.communicate(timeout=60)
    assert set(COMPLAINTS) <= set(complaints.splitlines())
