"""The guide to a game of one's own shows what `koloda new` writes."""

import re
from pathlib import Path

import pytest

from koloda.cli import main

GUIDE = (Path(__file__).parents[2] / "docs" / "guides" / "new-game.md").read_text("utf-8")


def test_every_example_is_what_the_command_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "tricks", "--into", str(tmp_path)]) == 0
    capsys.readouterr()
    files = [path for path in tmp_path.rglob("*") if path.suffix in (".py", ".md", ".toml")]
    written = "\n".join(path.read_text("utf-8") for path in files)
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    examples = [text.rstrip() for kind, text in blocks if kind != "sh"]
    assert len(examples) >= 7
    assert [example for example in examples if example not in written] == []


def test_every_message_it_names_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["new", "tricks", "--into", str(tmp_path)])
    capsys.readouterr()
    texts = (tmp_path / "src" / "koloda_tricks" / "texts" / "en.ftl").read_text("utf-8")
    named = set(re.findall(r"`(tricks-[a-z-]+)`", GUIDE))
    assert len(named) > 8
    assert [name for name in sorted(named) if f"{name} =" not in texts] == []
