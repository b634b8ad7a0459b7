"""Every scenario file beside this one, and the worked examples of the rules, the rulebooks and the
lessons."""

from pathlib import Path

import pytest

from koloda.games import GAMES
from koloda.kernel.errors import NotationError
from koloda.kernel.scenarios import Run, Scenario, read_scenarios
from koloda.testing.scenarios import scenarios_in as read_file
from koloda.testing.scenarios import wrong_in
from tests.scenarios.turning import FIXED, all_turns

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules"
TEXTS = sorted(path for game in GAMES for path in HERE.glob(f"{game}/*.txt"))
BOOKS = sorted(path for kind in ("rulebooks", "lessons") for path in (RULES.parent / kind).glob("*.md"))
FILES = [*TEXTS, *[RULES / f"{game}.md" for game in GAMES], *BOOKS]
NAMES = [f"{path.parent.name}/{path.name}" for path in FILES]


def scenarios_in(path: Path) -> list[Scenario]:
    return read_file(path, list(GAMES))


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_scenarios_hold(path: Path) -> None:
    """Each fact of the file holds."""
    scenarios = scenarios_in(path)
    assert scenarios
    for scenario in scenarios:
        wrong = wrong_in(GAMES[scenario.game], scenario)
        assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_scenarios_hold_turned(path: Path) -> None:
    """Each fact holds whoever sits at A; what names the seats as they are fails when it is turned."""
    for scenario in scenarios_in(path):
        wrong = [fact for turned in all_turns(scenario) for fact in wrong_in(GAMES[scenario.game], turned)]
        fixed = f"{path.parent.name}/{path.name} {scenario.name}" in FIXED
        assert bool(wrong) == fixed, wrong or f"{scenario.name} can be turned"


@pytest.mark.parametrize("path", TEXTS, ids=[f"{path.parent.name}/{path.name}" for path in TEXTS])
def test_scenarios_name_clauses(path: Path) -> None:
    """Each scenario names the clauses that decide it, and they exist."""
    for scenario in scenarios_in(path):
        rules = (RULES / f"{scenario.game}.md").read_text("utf-8")
        assert scenario.clauses, f"{path.name}:{scenario.line}: {scenario.name} names no clause"
        for clause in scenario.clauses:
            assert f"`{clause}`" in rules, f"{path.name}:{scenario.line}: no clause {clause}"


def test_scenarios_can_fail() -> None:
    """A wrong fact is found, with its line, what was expected and what is there."""
    text = "game uno\nX01 wrong\nP 2p strict | A r5 g1 g2 | top r3\n> A r5 => turn A | top r5\n! num.none\n"
    (scenario,) = read_scenarios(text, list(GAMES), markdown=False)
    (failure,) = Run(GAMES["uno"], scenario).run()
    assert (failure.line, failure.expected, failure.found) == (4, "turn A", "turn B")


def test_scenarios_go_on_after_a_position_that_is_refused() -> None:
    """The next position is looked at, whether the refusal was the expected one or not."""
    text = (
        "game iota\nX01 three\nP 5p strict\n= refused iota.setup.players\nP 1p strict\n"
        "= refused iota.line.attr\n> A P\nP 2p strict | grid rs1@0,0\n= turn B\n! setup.players\n"
    )
    (scenario,) = read_scenarios(text, list(GAMES), markdown=False)
    failures = Run(GAMES["iota"], scenario).run()
    assert [(one.line, one.found) for one in failures] == [(6, "refused iota.setup.players"), (9, "turn A")]


def test_scenarios_in_fences_of_every_kind() -> None:
    """A block stands between two fences of one kind, or runs to the end of the text."""
    case = "E{} a\nP 2p strict | A r5 g1 g2 | top r3\n= turn A\n! num.none\n"
    text = (
        f"# Text\n```uno\n{case.format(1)}```\n````uno\n{case.format(2)}````\n"
        f"````text\n```uno\n{case.format(0)}```\n````\n- list\n\n  ~~~ uno\n{case.format(3)}  ~~~\n"
        f"```no fence``` `uno`\n```uno\n{case.format(4)}"
    )
    found = read_scenarios(text, list(GAMES), markdown=True)
    assert [one.name for one in found] == ["E1", "E2", "E3", "E4"]
    assert all(text.split("\n")[one.line - 1] == f"{one.name} a" for one in found)


@pytest.mark.parametrize("line", [">A r5", "=turn A", "!num.none", "> A r5 =>", ">", "="])
def test_scenarios_take_no_half_line(line: str) -> None:
    """A line without its space or its facts is no title of another scenario."""
    text = f"game uno\nX01 half\nP 2p strict | A r5 g1 g2 | top r3\n{line}\n"
    with pytest.raises(NotationError, match="line 4"):
        read_scenarios(text, list(GAMES), markdown=False)


@pytest.mark.parametrize("path", BOOKS, ids=[path.name for path in BOOKS])
def test_a_rulebook_shows_the_same_examples_in_both_languages(path: Path) -> None:
    """Only their titles differ."""
    game = path.name.partition(".")[0]
    english = path.with_name(f"{game}.en.md")
    assert examples(path) == examples(english) and examples(path)


def examples(path: Path) -> list[str]:
    return [
        line for line in path.read_text("utf-8").splitlines() if line.startswith(("P ", "> A", "> ~", "= "))
    ]


@pytest.mark.parametrize("line", [">A r5", "? r5", "P", "=turn A"])
def test_a_line_of_no_kind_is_no_title(line: str) -> None:
    """A slip of the pen does not pass for a scenario without facts."""
    text = f"game uno\nX01 a slip\nP 2p strict | A r5 g1 g2 | top r3\n{line}\n"
    with pytest.raises(NotationError, match=r"a line begins with 'P ', '= '.*line 4"):
        read_scenarios(text, list(GAMES), markdown=False)


def test_a_wrong_sum_names_the_right_one() -> None:
    """A fact that is its own value is answered by the one that holds."""
    text = "game munchkin\nX01 wrong\nP 4p strict | combat A vs slush\n= 1:3 | winning | turn B\n"
    (scenario,) = read_scenarios(text, list(GAMES), markdown=False)
    failures = Run(GAMES["munchkin"], scenario).run()
    assert [failure.found for failure in failures] == ["1:2", "losing", "turn A"]
