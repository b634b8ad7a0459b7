"""Facts: when what is expected is what is found."""

import pytest

from koloda.kernel.facts import CARDS, EXACT, HEAP, PAIRS, PILE, SET, same


@pytest.mark.parametrize(
    ("kind", "expected", "found", "holds"),
    [
        (EXACT, "A", "A", True),
        (EXACT, "A B", "B A", False),
        (EXACT, "-", "-", True),
        (SET, "A B", "B A", True),
        (SET, "A", "A B", False),
        (SET, "-", "A", False),
        (CARDS, "r1 g2", "g2 r1", True),
        (CARDS, "r1 r1", "r1", False),
        (CARDS, "r1", "r1 r1", False),
        (CARDS, "?2", "r1 g2", True),
        (CARDS, "?2", "r1 g2 b3", False),
        (CARDS, "r1 ?1", "g2 r1", True),
        (CARDS, "r1 ?2", "g2 r1", False),
        (CARDS, "r1 …", "g2 r1 b3", True),
        (CARDS, "r1 ...", "g2 r1 b3", True),
        (CARDS, "r1 ?2 …", "g2 r1", False),
        (CARDS, "-", "-", True),
        (CARDS, "-", "r1", False),
        (CARDS, "?0", "-", True),
        (PILE, "r1 g2", "r1 g2", True),
        (PILE, "r1 g2", "g2 r1", False),
        (PILE, "r1 …", "r1 g2 b3", True),
        (PILE, "r1 …", "r1", True),
        (PILE, "g2 …", "r1 g2", False),
        (PILE, "?1 g2", "r1 g2", True),
        (PILE, "?3", "r1 g2", False),
        (HEAP, "r1 g2 w", "g2 r1 w", True),
        (HEAP, "r1 w g2", "g2 r1 w", False),
        (HEAP, "?2 w", "g2 r1 w", True),
        (HEAP, "w", "g2 w", False),
        (HEAP, "-", "-", True),
        (HEAP, "-", "w", False),
        (PAIRS, "A 5", "A 5 B 6", True),
        (PAIRS, "B 6 A 5", "A 5 B 6", True),
        (PAIRS, "A 6", "A 5 B 6", False),
        (PAIRS, "C 6", "A 5 B 6", False),
        (PAIRS, "-", "-", True),
        (PAIRS, "-", "A 5", False),
    ],
)
def test_same(kind: int, expected: str, found: str, holds: bool) -> None:
    """Each kind of field has its own way to be equal."""
    assert same(kind, 0, expected, found, False) == holds


def test_leading_words_must_be_equal() -> None:
    """`accused A r` stands before the cards, which come in any order."""
    assert same(CARDS, 2, "A r r1 b2", "A r b2 r1", False)
    assert not same(CARDS, 2, "B r r1 b2", "A r b2 r1", False)
    assert same(CARDS, 2, "A r -", "A r", False)
    assert same(CARDS, 2, "-", "-", False)
    assert not same(CARDS, 2, "-", "A r r1", False)


def test_in_a_view_a_question_mark_is_an_unknown_card() -> None:
    """Elsewhere it is any card; in what a seat sees it means that the seat does not know."""
    assert same(CARDS, 0, "?2", "?2", True)
    assert not same(CARDS, 0, "?2", "r1 g2", True)
    assert not same(CARDS, 0, "r1 g2", "?2", True)
    assert same(HEAP, 0, "?2 w", "?2 w", True)
    assert not same(PILE, 0, "?1", "r1", True)
