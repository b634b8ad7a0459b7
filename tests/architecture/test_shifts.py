"""Compiled, a literal is shifted in 32 bits: where the distance varies, `kernel.masks.bit` does it."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "koloda"
COMPILED = ("kernel", "games", "bots", "table", "server/live")
MODULES = [path for folder in COMPILED for path in sorted((SOURCE / folder).rglob("*.py"))]
TABLES = {"kernel/masks.py": "makes the tables that all others use, from numbers that are no i64"}


def shifted_literals(text: str) -> list[int]:
    """The lines on which a literal is shifted by something that is none."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not isinstance(node.right, ast.Constant)
    ]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_literal_is_shifted_by_a_variable(path: Path) -> None:
    if path.relative_to(SOURCE).as_posix() not in TABLES:
        assert shifted_literals(path.read_text(encoding="utf-8")) == []


def test_a_shifted_literal_would_be_noticed() -> None:
    assert shifted_literals("TOP = 1 << 40\nmask = 1 << seat\nother = 0x3FF << 13 * n") == [2, 3]
