"""Every example of the documentation is run."""

from pathlib import Path

import pytest

import koloda
from koloda.games import GAMES
from koloda.testing.scenarios import scenarios_in, wrong_in
from tools.site.markdown import fences
from tools.site.pages import PAGES, ROOT

SHOWN = {"docs/guides/new-game.md": "shows what `koloda new` writes: test_new_game_guide"}
"""Pages whose Python is run elsewhere."""
WITH_PYTHON = [page for page in ["README.md", *PAGES] if fences((ROOT / page).read_text("utf-8"), "python")]
NOTATION = ROOT / "docs" / "notation.md"


def test_pages_with_examples_are_found() -> None:
    guides = {f"docs/guides/{name}.md" for name in ("library", "new-bot", "new-game")}
    assert {"README.md", "docs/start.md", "docs/notation.md", *guides} <= set(WITH_PYTHON)


@pytest.mark.parametrize("page", [page for page in WITH_PYTHON if page not in SHOWN])
def test_its_python_runs(page: str) -> None:
    """One block after the other, as a reader would type them."""
    names: dict[str, object] = {}
    for block in fences((ROOT / page).read_text("utf-8"), "python"):
        exec(compile(block, page, "exec"), names)


def test_the_records_of_the_notation_are_replayed() -> None:
    records = fences(NOTATION.read_text("utf-8"), "record")
    assert records
    for record in records:
        told = "".join(f"{line}\n" for line in record.splitlines() if not line.startswith("#"))
        assert koloda.replay(record).record(names=["Anya", "Boris the Bold"]) == told


def test_the_scenarios_of_the_notation_hold() -> None:
    scenarios = scenarios_in(Path(NOTATION), list(GAMES))
    assert scenarios
    assert [fact for one in scenarios for fact in wrong_in(GAMES[one.game], one)] == []
