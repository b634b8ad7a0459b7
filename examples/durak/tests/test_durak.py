"""Durak keeps what every game must keep: the contract, its scenarios, its sentences."""

from pathlib import Path

import pytest

from koloda.testing import Check, Subject, checks
from koloda_durak.game import DURAK

HERE = Path(__file__).parent
SUBJECT = Subject(
    DURAK,
    # whose time is out lays his lowest card; who begins shows his lowest trump
    reveals={"attacked": {"card"}, "trump": {"card"}, "first": {"card"}},
    branches={"first", "bout"},
    fixed={"S01", "S06"},  # cards are dealt seat by seat, from A on
)


@pytest.mark.parametrize(
    "check", checks(SUBJECT, rules=[HERE.parent / "rules.md"], golden=HERE / "golden.txt"), ids=repr
)
def test_durak(check: Check) -> None:
    check()
