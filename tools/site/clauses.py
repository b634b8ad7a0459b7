"""A section for every clause: its words, what people are told, and all that is run for it."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

from koloda.games import GAMES as PLAYED
from koloda.kernel.scenarios import Scenario
from koloda.testing.scenarios import scenarios_in
from koloda.texts import open_speaker
from tools.site.markdown import map_prose
from tools.site.pages import GAMES, ROOT

SHARED = "koloda"
"""Clauses of every game stand in the README of the rules."""
RULES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"


@cache
def rules_of(game: str) -> str:
    names = ["README.md"] if game == SHARED else [f"{game}.md"]
    if game == "munchkin":
        names.append("munchkin-pack.md")
    return "\n".join((RULES / name).read_text("utf-8") for name in names)


@cache
def clauses(game: str) -> tuple[str, ...]:
    """All clause ids of a game's rules, in the order in which they first appear."""
    found = re.findall(rf"`({game}(?:\.[a-z0-9R]+(?:-[a-z0-9]+)*)+)`", rules_of(game))
    return tuple(dict.fromkeys(clause for clause in found if clause != f"{game}.md"))


def group(clause: str) -> str:
    """`draw` of `uno.draw.play-drawn`."""
    return clause.split(".")[1]


def statement(clause: str) -> str:
    """What the rules say of it: the item or the row of a table that begins with it."""
    lines = rules_of(clause.partition(".")[0]).split("\n")
    for number, line in enumerate(lines):
        if re.match(rf"\s*[-*] `{re.escape(clause)}`", line):
            return line.split("`", 2)[2].strip()
        if re.match(rf"\| *`{re.escape(clause)}`", line):
            head = next(number for number in range(number, -1, -1) if not lines[number].startswith("|")) + 1
            return "\n" + "\n".join([*lines[head : head + 2], line])
    mention = next(line for line in lines if f"`{clause}`" in line)
    return mention.strip().lstrip("-* ") if not mention.startswith("|") else " · ".join(cells(mention))


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split(" | ")]


def sources(game: str) -> list[Path]:
    """Where scenarios stand: the texts, the rules, the rulebook (its languages show the same ones)."""
    texts = sorted((TESTS / "scenarios" / game).glob("*.txt"))
    return [*texts, RULES / f"{game}.md", ROOT / "docs" / "rulebooks" / f"{game}.en.md"]


@cache
def scenarios(game: str) -> tuple[tuple[Path, Scenario], ...]:
    return tuple((path, one) for path in sources(game) for one in scenarios_in(path, list(PLAYED)))


def decided_by(scenario: Scenario) -> list[str]:
    """The clauses that it names, and those that refuse something in it."""
    told = " ".join(line for _, line in scenario.lines)
    refused = re.findall(rf"refused ((?:{scenario.game}|{SHARED})\.[\w.-]+)", told)
    return list(dict.fromkeys([*scenario.clauses, *refused]))


@cache
def run_for() -> dict[str, list[tuple[Path, Scenario]]]:
    """The scenarios of each clause."""
    found: dict[str, list[tuple[Path, Scenario]]] = defaultdict(list)
    for game in GAMES:
        for path, scenario in scenarios(game):
            for clause in decided_by(scenario):
                found[clause].append((path, scenario))
    return found


@cache
def named_after() -> dict[str, list[tuple[str, str, str]]]:
    """The tests that are named after each clause: file, name, what it shows."""
    by_length = sorted((one for game in (SHARED, *GAMES) for one in clauses(game)), key=len, reverse=True)
    names = {re.sub(r"[.-]", "_", clause) + "_": clause for clause in by_length}
    found: dict[str, list[tuple[str, str, str]]] = defaultdict(list)
    for path in sorted(TESTS.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                name = node.name.removeprefix("test_") + "_"
                clause = next((names[start] for start in names if name.startswith(start)), "")
                if clause:
                    said = " ".join((ast.get_docstring(node) or "").split("\n\n")[0].split())
                    found[clause].append((str(path.relative_to(ROOT)), node.name, said))
    return found


def link_clauses(text: str) -> str:
    """The text of a rules page, each id leading to its section."""
    known = {clause for game in (SHARED, *GAMES) for clause in clauses(game)}

    def link(found: re.Match[str]) -> str:
        return f"[{found[0]}](#{found[1]})" if found[1] in known else found[0]

    return map_prose(text, lambda prose: re.sub(r"(?<!\[)`([a-z]+\.[\w.-]+)`", link, prose))


def scenario_target(path: Path, scenario: Scenario) -> str:
    return f"scenario-{scenario.game}-{path.stem.replace('.', '-')}-{scenario.name}".lower()


def clause_section(clause: str) -> str:
    """One clause as a section of a page."""
    game = clause.partition(".")[0]
    lines = [f"({clause})=", f"## `{clause}`", "", statement(clause), ""]
    for lang in ("en", "ru"):
        said = open_speaker(game, lang).find(clause.replace(".", "-"), {})
        if said:
            lines += [f"> {' '.join(said.split())}", ""]
    ran = run_for().get(clause, [])
    if ran:
        lines += [f"**Scenarios** ({len(ran)})", ""]
        lines += [f"- [{one.name}](#{scenario_target(path, one)}) {plain(one.title)}" for path, one in ran]
        lines.append("")
    tests = named_after().get(clause, [])
    if tests:
        lines += ["**Tests**", ""]
        lines += [f"- `{name}` ({path})" + (f": {plain(said)}" if said else "") for path, name, said in tests]
        lines.append("")
    return "\n".join(lines)


def plain(text: str) -> str:
    """Words that Markdown must not take for marks."""
    return re.sub(r"([\\*_\[\]<>|`])", r"\\\1", text)


def scenario_section(path: Path, scenario: Scenario) -> str:
    title = plain(f"{scenario.name} {scenario.title}".strip())
    lines = [f"({scenario_target(path, scenario)})=", f"## {title}", "", f"```{scenario.game}"]
    lines += [line for _, line in scenario.lines]
    lines += ["```", ""]
    decided = decided_by(scenario)
    if decided:
        lines += ["Decided by " + ", ".join(f"[`{clause}`](#{clause})" for clause in decided) + ".", ""]
    return "\n".join(lines)


def stage_clauses(into: Path) -> None:
    """Writes a page for each group of clauses and for each file of scenarios."""
    for game in (SHARED, *GAMES):
        title = "Every game" if game == SHARED else open_speaker(game, "en").find(f"{game}-name", {}) or game
        groups: dict[str, list[str]] = defaultdict(list)
        for clause in clauses(game):
            groups[group(clause)].append(clause)
        pages = {f"{name}.md": clause_page(game, name, found) for name, found in groups.items()}
        rows = [
            f"| [`{game}.{name}`](#clauses-{game}-{name}) | {len(found)} |" for name, found in groups.items()
        ]
        index = [
            f"# {title}: clauses",
            "",
            f"{len(clauses(game))} clauses, each with what is run for it.",
            "",
        ]
        index += ["| group | clauses |", "| --- | --- |", *rows, "", *toctree(pages)]
        write(into / "clauses" / game, {**pages, "index.md": "\n".join(index)})
        if game != SHARED:
            texts = {f"{path.stem.replace('.', '-')}.md": scenario_page(game, path) for path in sources(game)}
            told = (
                f"{len(scenarios(game))} scenarios, which the tests run with every way to seat the players."
            )
            head = [f"# {title}: scenarios", "", told, ""]
            listed = ["```{toctree}", ":maxdepth: 1", "", *texts, "```", ""]
            write(into / "scenarios" / game, {**texts, "index.md": "\n".join([*head, *listed])})


def clause_page(game: str, name: str, found: list[str]) -> str:
    head = f"(clauses-{game}-{name})=\n# `{game}.{name}`\n\n"
    head += f"From the [rules](../../rules/{'README' if game == SHARED else game}.md).\n\n"
    return head + "\n".join(clause_section(clause) for clause in found)


def scenario_page(game: str, path: Path) -> str:
    names = {"rules": "worked examples of the rules", "rulebooks": "examples of the rulebook"}
    title = names.get(path.parent.name, path.stem.replace("-", " "))
    own = [one for where, one in scenarios(game) if where == path]
    head = f"# {game}: {title}\n\n`koloda check {path.relative_to(ROOT)}` runs these.\n\n"
    return head + "\n".join(scenario_section(path, one) for one in own)


def toctree(pages: dict[str, str]) -> list[str]:
    return ["```{toctree}", ":hidden:", ":maxdepth: 1", "", *pages, "```", ""]


def write(folder: Path, pages: dict[str, str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages.items():
        (folder / name).write_text(text, "utf-8")
