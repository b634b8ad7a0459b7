"""The pages for players that come with Koloda: rulebooks and lessons."""

from importlib.resources import files
from pathlib import Path

from koloda.texts import LANGUAGES, read_beside


def read_shipped(kind: str, name: str) -> str:
    """A page of `rulebooks` or `lessons`: from beside this module, where a build puts them, or from the
    source tree; empty where there is none."""
    shipped = files("koloda.study") / kind / name
    if shipped.is_file():
        return shipped.read_text(encoding="utf-8")
    source = Path(__file__).parents[3] / "docs" / kind / name
    return source.read_text(encoding="utf-8") if source.is_file() else ""


def find_book(game: str, lang: str) -> str:
    """The rulebook in this language, else in another one; a package brings its own."""
    return find_page("rulebooks", game, lang, "")


def find_course(game: str, lang: str) -> str:
    """The lessons in this language, else in another one; a package brings its own."""
    return find_page("lessons", game, lang, "lessons.")


def find_page(kind: str, game: str, lang: str, beside: str) -> str:
    """One that comes with Koloda, or what a package calls so; empty where there is none."""
    for other in dict.fromkeys((lang, *LANGUAGES)):
        text = read_beside(game, f"{beside}{other}.md") or read_shipped(kind, f"{game}.{other}.md")
        if text:
            return text
    return ""
