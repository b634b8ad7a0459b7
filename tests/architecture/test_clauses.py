"""The rulebook is the index: every clause of a finished game has a test and a sentence."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from koloda.games import GAMES
from koloda.texts import open_speaker
from tests.scenarios.test_scenarios import FILES, scenarios_in

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"
SHARED = "koloda"
"""Clauses of every game stand in the README of the rules."""


@cache
def clauses(game: str) -> tuple[str, ...]:
    """All clause ids of a game's rules, in the order in which they first appear."""
    names = ["README.md"] if game == SHARED else [path.name for path in sorted(RULES.glob(f"{game}*.md"))]
    text = "\n".join((RULES / name).read_text(encoding="utf-8") for name in names)
    found = re.findall(rf"`({game}(?:\.[a-z0-9R]+(?:-[a-z0-9]+)*)+)`", text)
    return tuple(dict.fromkeys(clause for clause in found if clause != f"{game}.md"))


def as_name(clause: str) -> str:
    return re.sub(r"[.-]", "_", clause)


@cache
def clauses_under_test(game: str) -> frozenset[str]:
    """The clauses that a test is named after, or that a scenario which is run is refused by."""
    found: set[str] = set()
    by_length = sorted(clauses(game), key=len, reverse=True)
    for path in TESTS.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                name = node.name.removeprefix("test_") + "_"
                found |= set([clause for clause in by_length if name.startswith(as_name(clause) + "_")][:1])
    for path in FILES:
        for scenario in scenarios_in(path):
            for _, line in scenario.lines:
                found |= set(re.findall(rf"refused ({game}\.\S+)", line))
    return frozenset(found)


finished = pytest.mark.parametrize("game", [SHARED, *GAMES])


@finished
def test_every_clause_has_a_test(game: str) -> None:
    """One that would fail: a mention in a note or a comment is none."""
    assert clauses(game)
    assert [clause for clause in clauses(game) if clause not in clauses_under_test(game)] == []


@finished
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_clause_has_a_sentence(game: str, lang: str) -> None:
    """It stands for itself: the rules are read before anything is tried."""
    speaker = open_speaker(game, lang)
    said = {clause: speaker.find(clause.replace(".", "-"), {}) for clause in clauses(game)}
    assert [clause for clause, text in said.items() if not text or "{" in text] == []


@finished
def test_code_cites_only_clauses_that_exist(game: str) -> None:
    """A refusal or an event with a clause that no player can look up is a slip."""
    source = ROOT / "src" / "koloda" / ("kernel" if game == SHARED else f"games/{game}")
    known = set(clauses(game))
    cited = set()
    for path in source.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                cited |= set(re.findall(rf"\b{game}(?:\.[a-z0-9R]+(?:-[a-z0-9]+)*)+", node.value))
    if game == SHARED:  # a module's name looks the same
        messages = open_speaker(game, "en").messages
        known |= {clause for clause in cited if clause.replace(".", "-") in messages}
        cited = {clause for clause in cited if not clause.startswith(("koloda.kernel", "koloda.games"))}
    assert sorted(cited - known - {f"{game}.md"}) == []


def test_all_rules_have_clauses() -> None:
    """The reader of ids keeps working for the games that are still to come."""
    games = {path.stem.partition("-")[0] for path in RULES.glob("[a-z]*.md")}
    assert games >= set(GAMES)
    assert [game for game in games if not clauses(game)] == []
