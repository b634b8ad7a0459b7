"""The random tours: the same games on every build, and nothing of a game left out."""

from functools import cache

import pytest

from koloda.games import GAMES
from koloda.texts import Texts
from tests.contract.golden import Reach, digest_lines, read_lines
from tests.contract.subject import Subject
from tests.contract.subjects import SUBJECTS


@cache
def reach_of(subject: Subject) -> Reach:
    """Made once a game: the tours take a while."""
    return Reach(subject)


@pytest.fixture(params=SUBJECTS, ids=repr)
def reach(request: pytest.FixtureRequest) -> Reach:
    assert isinstance(request.param, Subject)
    return reach_of(request.param)


def test_both_builds_play_the_same_games() -> None:
    """If this fails on one build only, the builds differ; on both, the game's behaviour has changed."""
    assert digest_lines() == read_lines("digests.txt")


def test_earlier_versions_are_played_as_they_were() -> None:
    assert digest_lines(1) == read_lines("digests-1.txt")


def test_every_kind_of_action_is_met(reach: Reach) -> None:
    assert reach.verbs == reach.subject.verbs


def test_every_card_is_played(reach: Reach) -> None:
    assert set(reach.subject.cards) - reach.cards == set()


def test_clauses_that_chance_does_not_reach_are_listed(reach: Reach) -> None:
    prefix = f"{reach.subject}."
    assert reach.unreached() == [
        clause for clause in read_lines("unreached.txt") if clause.startswith(prefix)
    ]


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("subject", [s for s in SUBJECTS if s.game.name in GAMES], ids=repr)
def test_refusals_bring_what_their_sentences_need(subject: Subject, lang: str) -> None:
    """Nobody reads `{ $card }` where a card was meant."""
    texts = Texts(subject.game.name, lang)
    texts.speakers = texts.speakers[:1]
    said = {refusal.clause: texts.refusal(refusal) for refusal in reach_of(subject).refusals.values()}
    broken = {clause: text for clause, text in said.items() if "{" in text or text == clause}
    assert broken == {}
