"""The random tours: the same games on every build, and nothing of a game left out."""

from functools import partial
from pathlib import Path

import pytest

from koloda.games import GAMES
from koloda.testing import Subject
from koloda.testing.checks import actions_are_met, cards_are_played, refusals_are_spoken
from koloda.testing.golden import digest_lines, golden_matches
from tests.contract.subjects import SUBJECTS

GOLDEN = Path(__file__).parent / "golden"
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=repr)


@every_game
def test_both_builds_play_the_same_games(subject: Subject) -> None:
    """If this fails on one build only, the builds differ; on both, the game's behaviour has changed."""
    golden_matches(subject, GOLDEN / f"{subject}.txt")


@pytest.mark.parametrize("version", [1, 2])
def test_earlier_versions_are_played_as_they_were(version: int) -> None:
    remembered = (Path(__file__).parent / f"digests-{version}.txt").read_text("utf-8").splitlines()
    played = [
        line for subject in SUBJECTS for line in digest_lines(subject, partial(subject.game.at, version))
    ]
    assert played == [line for line in remembered if line and not line.startswith("#")]


@every_game
def test_every_kind_of_action_is_met(subject: Subject) -> None:
    actions_are_met(subject)


@every_game
def test_every_card_is_played(subject: Subject) -> None:
    cards_are_played(subject)


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("subject", [s for s in SUBJECTS if s.game.name in GAMES], ids=repr)
def test_refusals_bring_what_their_sentences_need(subject: Subject, lang: str) -> None:
    refusals_are_spoken(subject, lang)
