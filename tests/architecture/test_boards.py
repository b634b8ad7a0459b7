"""Boards of the terminal draw and sort what the rules tell them: no code of an action is taken apart."""

import ast
from pathlib import Path

import pytest

BOARDS = sorted((Path(__file__).parents[2] / "src/koloda/cli/boards").glob("*.py"))
CUTS = {"split", "partition", "rpartition", "startswith", "endswith", "find", "index", "replace", "strip"}


def cuts(source: str) -> list[str]:
    """The calls that ask what the code of an offer contains: `offer.code.split()`, `re.match(…)`."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            whole = node.func.value
            if node.func.attr in CUTS and isinstance(whole, ast.Attribute) and whole.attr == "code":
                found.append(ast.unparse(node))
            if isinstance(whole, ast.Name) and whole.id == "re" and ".code" in ast.unparse(node):
                found.append(ast.unparse(node))
    return found


@pytest.mark.parametrize("path", BOARDS, ids=lambda path: path.stem)
def test_no_board_takes_the_code_of_an_action_apart(path: Path) -> None:
    assert cuts(path.read_text("utf-8")) == []


def test_the_test_would_notice() -> None:
    assert cuts("[one for one in offers if one.code.startswith('call')]")
    assert cuts("re.split('[ ,]', offer.code)")
