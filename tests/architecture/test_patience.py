"""A busy machine is slow, not wrong: no test asserts how long something took."""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
CLOCKS = {"monotonic", "perf_counter", "thread_time", "process_time", "time", "time_ns"}
MAY = {"table/test_clocks.py": "that the clock of a table is the machine's, within a minute"}
"""Who may look at a clock all the same, and what for."""


def timed(text: str) -> list[int]:
    """The lines of assertions that read a clock of the machine."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Assert)
        for inner in ast.walk(node.test)
        if isinstance(inner, ast.Call)
        and isinstance(inner.func, ast.Attribute)
        and isinstance(inner.func.value, ast.Name)
        and (inner.func.value.id, inner.func.attr) in {("time", clock) for clock in CLOCKS}
    ]


@pytest.mark.parametrize(
    "path", sorted(TESTS.rglob("test_*.py")), ids=lambda path: path.relative_to(TESTS).as_posix()
)
def test_no_test_asserts_how_long_something_took(path: Path) -> None:
    if path.relative_to(TESTS).as_posix() not in MAY:
        assert timed(path.read_text(encoding="utf-8")) == []


def test_an_assertion_about_time_would_be_noticed() -> None:
    assert timed("began = time.monotonic()\nassert time.monotonic() - began < 2") == [2]
    assert timed("ends = time.monotonic() + 60\nassert seat.position is None") == []
