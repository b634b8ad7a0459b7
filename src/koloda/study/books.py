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
    for other in dict.fromkeys((lang, *LANGUAGES)):
        text = read_beside(game, f"{other}.md") or read_shipped("rulebooks", f"{game}.{other}.md")
        if text:
            return text
    return ""


def find_course(game: str, lang: str) -> str:
    """The lessons in this language, else in another one; a package brings its own."""
    for other in dict.fromkeys((lang, *LANGUAGES)):
        text = read_beside(game, f"lessons.{other}.md") or read_shipped("lessons", f"{game}.{other}.md")
        if text:
            return text
    return ""
