"""The documentation site, without its generator: all pages are there, and every link ends somewhere."""

import subprocess
from pathlib import Path

import pytest

import koloda.client
import koloda.envs
from tools.site.built import faults
from tools.site.clauses import SHARED, clauses, link_clauses, named_after, run_for, stage_clauses
from tools.site.markdown import anchors, links, outside
from tools.site.pages import GAMES, LEFT_OUT, PAGES, ROOT, place, stage_page
from tools.site.reference import stage_reference, tidied


def markdown_here() -> list[str]:
    told = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in told.stdout.split() if "skeleton" not in name and "specimens" not in name]


def test_every_markdown_file_is_a_page() -> None:
    assert set(PAGES) | set(LEFT_OUT) == set(markdown_here())
    assert len({place(page) for page in PAGES}) == len(PAGES)


@pytest.mark.parametrize("page", [*PAGES, *LEFT_OUT])
def test_its_links_end_somewhere(page: str) -> None:
    wrong = []
    for link in links((ROOT / page).read_text("utf-8")):
        if outside(link):
            continue
        name, _, anchor = link.partition("#")
        target = (ROOT / page).parent / name if name else ROOT / page
        if not target.exists() or (anchor and anchor not in anchors(target.read_text("utf-8"))):
            wrong.append(link)
    assert wrong == []


def test_a_heading_is_linked_as_everywhere() -> None:
    text = "# A `b`, c\n## A b c\n```\n# no heading\n```\n## [Link](x.md) & more\n"
    assert anchors(text) == {"a-b-c", "a-b-c-1", "link--more"}
    assert links("[a](b.md#c) `[d](e.md)`\n```\n[f](g.md)\n```\n") == ["b.md#c"]


@pytest.mark.parametrize("game", [SHARED, *GAMES])
def test_every_clause_names_what_is_run_for_it(game: str) -> None:
    assert [one for one in clauses(game) if not run_for().get(one) and not named_after().get(one)] == []


def test_a_clause_has_a_section_with_its_scenarios(tmp_path: Path) -> None:
    stage_clauses(tmp_path)
    page = (tmp_path / "clauses" / "uno" / "draw.md").read_text("utf-8")
    section = page.partition("(uno.draw.play-drawn)=\n")[2].partition("\n(uno.")[0]
    assert "only the card just drawn may be played" in section
    assert "**Scenarios**" in section and "](#scenario-uno-" in section
    assert link_clauses("`uno.draw.one`, `uno.no.such`") == "[`uno.draw.one`](#uno.draw.one), `uno.no.such`"


@pytest.mark.parametrize("page", PAGES)
def test_every_page_can_be_staged(page: str, tmp_path: Path) -> None:
    stage_page(page, tmp_path)
    assert (tmp_path / place(page)).is_file()


def test_a_page_brings_what_it_shows(tmp_path: Path) -> None:
    stage_page("docs/guides/machines.md", tmp_path)
    text = (tmp_path / "guides" / "machines.md").read_text("utf-8")
    assert "(../project/deploy/alerts.yml)" in text
    assert (tmp_path / "project" / "deploy" / "alerts.yml").exists()


def test_the_reference_names_what_is_loaded_when_it_is_asked_for(tmp_path: Path) -> None:
    stage_reference(tmp_path)
    index = (tmp_path / "api" / "index.md").read_text("utf-8")
    for module in (koloda.envs, koloda.client):
        page = (tmp_path / "api" / f"{module.__name__}.md").read_text("utf-8")
        assert [name for name in module.__all__ if f":: {module.__name__}.{name}" not in page] == []
        assert f"({module.__name__}.md)" in index


def test_a_docstring_is_laid_out_for_the_page() -> None:
    assert tidied(["Alias for field number 3", ""]) == ["", ""]
    assert tidied(["So:", "", "    play()"]) == ["So:", "", "::", "", "    play()"]


def test_what_comes_from_elsewhere_or_leads_nowhere_is_named(tmp_path: Path) -> None:
    (tmp_path / "other.html").write_text('<h1 id="here">x</h1>')
    (tmp_path / "page.html").write_text(
        '<script src="https://cdn.example/x.js"></script><img src="a.png">'
        '<a href="other.html#here">1</a><a href="other.html#gone">2</a><a href="gone.html">3</a>'
        '<a href="https://example.org">4</a>'
    )
    assert faults(tmp_path) == [
        "page.html fetches https://cdn.example/x.js",
        "page.html leads to other.html#gone, which has no such place",
        "page.html leads to gone.html, which is not there",
    ]
