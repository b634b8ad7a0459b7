"""`koloda new`: what it writes plays at once, keeps the contract, and says all that it has to say."""

import json
from pathlib import Path

import pytest

from tests.examples.packages import install, koloda, run


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("new") / "trumps"
    done = koloda(folder.parent, "new", "trumps", "--into", str(folder))
    assert done.returncode == 0, done.stderr
    assert "koloda play trumps" in done.stdout
    return folder


@pytest.fixture(scope="module")
def site(folder: Path) -> Path:
    install(folder.parent / "site", folder)
    return folder.parent / "site"


def test_its_own_tests_pass(site: Path, folder: Path) -> None:
    done = run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", folder=folder)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


def test_the_command_finds_checks_and_plays_it(site: Path, folder: Path) -> None:
    done = koloda(site, "games", "--lang", "en")
    assert "trumps  Trumps, 2-4" in done.stdout and done.stderr == ""
    done = koloda(site, "check", str(folder / "rules.md"))
    assert (done.returncode, done.stdout) == (0, "8 passed, 0 failed\n")
    done = koloda(site, "texts", "trumps")
    assert done.returncode == 0 and done.stdout.endswith("none missing\n")
    done = koloda(site, "play", "trumps", "--seed", "3", "--players", "2", "--lang", "ru", text="quit\n")
    assert done.returncode == 0 and "Trumps" in done.stdout, done.stderr


def test_its_bots_play_and_the_better_one_wins(site: Path) -> None:
    done = koloda(
        site, "simulate", "trumps", "--bots", "hard,easy", "--games", "100", "--seed", "1", "--json"
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["bots"][0]["rate"] > 0.55


def test_the_library_plays_it(site: Path) -> None:
    code = "import koloda; m = koloda.play('trumps', ['hard', 'easy', 'plain'], seed=7, cards=4); "
    code += "print(m.is_over, sum(m.totals.values()), koloda.replay(m.record()) == m)"
    done = run(site, "-c", code)
    assert done.stdout == "True 4 True\n", done.stderr


def test_a_missing_sentence_is_named_with_who_asks(site: Path, folder: Path, tmp_path: Path) -> None:
    """In a copy whose texts lack a clause, an event, an option's title and a message that others use."""
    again = tmp_path / "again"
    koloda(site, "new", "again", "--into", str(again))
    texts = again / "src" / "koloda_again" / "texts"
    missing = {"en": ["again-play-follow", "again-event-took", "again-cards"], "ru": ["again-option-cards"]}
    for lang, lost in missing.items():
        lines = (texts / f"{lang}.ftl").read_text("utf-8")
        for name in lost:
            assert f"\n{name} =" in lines
            lines = lines.replace(f"\n{name} =", f"\n{name}x =")
        (texts / f"{lang}.ftl").write_text(lines, "utf-8")
    install(tmp_path / "site", again)
    done = koloda(tmp_path / "site", "texts", "again")
    assert done.returncode == 1
    for line in (
        "en: again-play-follow is missing: the clause again.play.follow in state.py:",
        "en: again-event-took is missing: the event took in state.py:",
        "en: again-cards is missing: again-event-dealt speaks of it",
        "ru: again-option-cards is missing: the option cards",
    ):
        assert line in done.stdout
    assert koloda(tmp_path / "site", "play", "again", "--players", "2", text="quit\n").returncode == 0


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["uno"], "there is a game 'uno' already"),
        (["Bad-Name"], "a game is called by 2-20 small Latin letters and digits, not 'Bad-Name'"),
        (["kit"], "a game is called by 2-20 small Latin letters and digits, not 'kit'"),
        (["other", "--into", "{folder}"], "{folder} is not empty"),
    ],
)
def test_what_cannot_be_written_is_said(folder: Path, arguments: list[str], answer: str) -> None:
    done = koloda(folder.parent, "new", *[word.format(folder=folder) for word in arguments])
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"koloda: {answer.format(folder=folder)}\n"
