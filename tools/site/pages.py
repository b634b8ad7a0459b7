"""Which pages the site has, in which order, and where a file of the repository stands in it."""

from pathlib import Path
from posixpath import normpath, relpath

from tools.site.markdown import map_links, outside

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("uno", "iota", "montana", "arne", "munchkin")

CHAPTERS: dict[str, list[str]] = {
    "To play": ["docs/start.md", "docs/guides/home.md", "docs/screenshots/README.md"],
    "Rulebooks": [f"docs/rulebooks/{game}.en.md" for game in GAMES],
    "Правила по-русски": [f"docs/rulebooks/{game}.ru.md" for game in GAMES],
    "Lessons": [f"docs/lessons/{game}.en.md" for game in GAMES],
    "Уроки": [f"docs/lessons/{game}.ru.md" for game in GAMES],
    "Guides": [
        "docs/guides/packs.md",
        "docs/guides/packs.ru.md",
        "docs/guides/library.md",
        "docs/guides/envs.md",
        "docs/guides/learning.md",
        "docs/guides/lab.md",
        "docs/guides/minds.md",
        "docs/guides/coach.md",
        "docs/guides/new-bot.md",
        "docs/guides/players.md",
        "docs/guides/models.md",
        "docs/guides/new-game.md",
        "docs/guides/machines.md",
        "docs/guides/versions.md",
        "docs/guides/releasing.md",
    ],
    "Rules": [
        "docs/rules/README.md",
        *[f"docs/rules/{game}.md" for game in GAMES],
        "docs/rules/munchkin-pack.md",
    ],
    "Reference": [
        "docs/notation.md",
        "docs/observations.md",
        "docs/socket.md",
        "docs/rules/SCENARIOS.md",
        "docs/glossary.md",
        "bench/results.md",
    ],
    "The project": [
        "CONTRIBUTING.md",
        "web/src/boards/README.md",
        "examples/durak/README.md",
        "examples/durak/rules.md",
        "CHANGELOG.md",
    ],
}
HOME = "docs/README.md"
PAGES = [HOME, *(page for pages in CHAPTERS.values() for page in pages)]
LEFT_OUT = {
    "README.md": "the front door of the repository; the site has one of its own",
    "examples/durak/src/koloda_durak/texts/en.md": "the rulebook that the package brings",
    "examples/durak/src/koloda_durak/texts/ru.md": "the same in Russian",
}
"""Markdown that is no page, and why."""


def place(path: str) -> str:
    """Where a file stands in the site: `docs/guides/home.md` is `guides/home.md`."""
    if path == HOME:
        return "index.md"
    folder, _, rest = path.partition("/")
    return rest if folder == "docs" else f"project/{path}"


def stage_page(path: str, into: Path) -> None:
    """Copies a page, its links turned to where their targets stand, with the files that it shows."""
    target = into / place(path)
    target.parent.mkdir(parents=True, exist_ok=True)
    text = (ROOT / path).read_text("utf-8")

    def turn(link: str) -> str:
        if outside(link) or link.startswith("#"):
            return link
        name, mark, anchor = link.partition("#")
        found = normpath(str(Path(path).parent / name))
        if (ROOT / found).is_dir():
            found += "/README.md"
        if found in LEFT_OUT:
            found = HOME
        if found not in PAGES:
            copy = into / place(found)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes((ROOT / found).read_bytes())
        return relpath(place(found), str(Path(place(path)).parent)) + mark + anchor

    target.write_text(map_links(text, turn), "utf-8")
