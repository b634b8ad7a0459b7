"""No test of the command touches the games that somebody has left here."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def no_games_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
