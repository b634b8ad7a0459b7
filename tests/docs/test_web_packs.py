"""What the web client knows of the packs that come along is what `koloda pack show --json` says."""

from pathlib import Path

import pytest

from koloda.cli import main

FILE = Path(__file__).parents[2] / "web" / "src" / "cards" / "munchkin" / "packs.json"


def test_the_web_client_shows_the_packs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "show", "--json"]) == 0
    assert FILE.read_text(encoding="utf-8") == capsys.readouterr().out
