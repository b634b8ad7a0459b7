"""The guide to packs: its example is a pack, its scenarios hold, its messages are what the command says."""

import re
from pathlib import Path

import pytest

from koloda.cli import main
from koloda.games.munchkin.game import MUNCHKIN
from koloda.games.munchkin.packs.reading import judge_pack
from koloda.games.munchkin.packs.shelf import SHELF, add_pack
from koloda.kernel.scenarios import Run, read_scenarios

GUIDES = Path(__file__).parents[2] / "docs" / "guides"
TEXTS = {name: (GUIDES / name).read_text(encoding="utf-8") for name in ("packs.md", "packs.ru.md")}
TEXT = TEXTS["packs.md"]
(PACK,) = re.findall(r"^```toml\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)
guides = pytest.mark.parametrize("name", TEXTS)


def test_the_example_can_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "harbour.toml"
    path.write_text(PACK, encoding="utf-8")
    assert main(["pack", "check", str(path), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said == f"{path}: Doors: 3, treasures: 2. Too few to be played alone: mix it with another pack.\n"
    assert main(["pack", "show", str(path), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "Racketeer Gull" in shown and "Throw it a fish and it lets you go." in shown


def test_both_languages_show_the_same() -> None:
    """The pack, the commands and the messages."""
    boxes = [re.findall(r"^```(\w*)\n(.*?)^```", text, re.DOTALL | re.MULTILINE) for text in TEXTS.values()]
    english, russian = [[box for of, box in found if of != "munchkin"] for found in boxes]
    assert len(english) == 3
    assert [box.replace("--lang ru", "--lang en") for box in russian] == english


@guides
def test_its_scenarios_hold(name: str) -> None:
    if "harbour" not in SHELF:
        add_pack(PACK)
    scenarios = read_scenarios(TEXTS[name], ["munchkin"], markdown=True)
    assert len(scenarios) == 2
    for scenario in scenarios:
        wrong = Run(MUNCHKIN, scenario).run()
        assert not [f"{fail.line}: expected {fail.expected}, is {fail.found}" for fail in wrong]


def test_its_messages_are_real() -> None:
    broken = PACK.replace('"vs(3, class:thief)"', '"bite(3)"').replace("next_combat(bonus(-3))", "bonus(-3)")
    said = [str(fault) for fault in judge_pack(broken)[1]]
    shown = re.findall(r"^harbour\.toml: (line .*?)(?:, …)?$", TEXT, re.MULTILINE)
    assert len(shown) == 2
    for line, message in zip(shown, said, strict=True):
        assert message.startswith(line)
