"""Builds the documentation site: `make docs`.

The Markdown of the repository is laid out in build/docs-source, with a page for every group of clauses,
every file of scenarios and every public module; Sphinx makes build/docs of it. Warnings are errors.
"""

import shutil
import sys
from pathlib import Path

from sphinx.cmd.build import main as sphinx

from tools.site.built import faults
from tools.site.clauses import SHARED, link_clauses, stage_clauses
from tools.site.pages import CHAPTERS, GAMES, PAGES, ROOT, place, stage_page
from tools.site.reference import stage_reference

SOURCE = ROOT / "build" / "docs-source"
SITE = ROOT / "build" / "docs"


def stage(into: Path) -> None:
    """Lays out all that the site is made of."""
    shutil.rmtree(into, ignore_errors=True)
    for page in PAGES:
        stage_page(page, into)
    for path in (into / "rules").glob("*.md"):
        path.write_text(link_clauses(path.read_text("utf-8")), "utf-8")
    stage_clauses(into)
    stage_reference(into)
    index = into / "index.md"
    index.write_text(index.read_text("utf-8") + "\n".join(contents()), "utf-8")


def contents() -> list[str]:
    """The list of all pages, at the end of the first."""
    made = {
        "Rules": [f"{kind}/{game}/index" for kind in ("clauses", "scenarios") for game in GAMES],
        "Reference": ["api/index"],
    }
    made["Rules"].insert(0, f"clauses/{SHARED}/index")
    lines: list[str] = []
    for caption, pages in CHAPTERS.items():
        listed = [place(page).removesuffix(".md") for page in pages] + made.get(caption, [])
        lines += ["", "```{toctree}", ":hidden:", ":maxdepth: 1", f":caption: {caption}", "", *listed, "```"]
    return [*lines, ""]


def main(arguments: list[str]) -> int:
    stage(SOURCE)
    shutil.rmtree(SITE, ignore_errors=True)
    folder = Path(__file__).parent
    told = ["-q", "-W", "--keep-going", "-j", "auto", "-c", str(folder), *arguments, str(SOURCE), str(SITE)]
    if sphinx(told):
        return 1
    shutil.rmtree(SITE / ".doctrees", ignore_errors=True)
    wrong = faults(SITE)
    print(
        "\n".join(wrong) or f"{SITE.relative_to(ROOT)}/index.html", file=sys.stderr if wrong else sys.stdout
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
