"""The random tours: the same games on every build, and nothing of a game left out."""

import pytest

from tests.contract.golden import Reach, digest_lines, read_lines
from tests.contract.subjects import SUBJECTS, Subject

REACHED: dict[str, Reach] = {}


@pytest.fixture(params=SUBJECTS, ids=repr)
def reach(request: pytest.FixtureRequest) -> Reach:
    """Made once a game: the tours take a while."""
    subject = request.param
    assert isinstance(subject, Subject)
    return REACHED.setdefault(subject.game.name, Reach(subject))


def test_both_builds_play_the_same_games() -> None:
    """If this fails on one build only, the builds differ; on both, the game's behaviour has changed."""
    assert digest_lines() == read_lines("digests.txt")


def test_every_kind_of_action_is_met(reach: Reach) -> None:
    assert reach.verbs == reach.subject.verbs


def test_every_card_is_played(reach: Reach) -> None:
    assert set(reach.subject.cards) - reach.cards == set()


def test_clauses_that_chance_does_not_reach_are_listed(reach: Reach) -> None:
    prefix = f"{reach.subject}."
    assert reach.unreached() == [
        clause for clause in read_lines("unreached.txt") if clause.startswith(prefix)
    ]
