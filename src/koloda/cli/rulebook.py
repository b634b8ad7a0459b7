"""The rules to read: clause by clause, their chapters, or the players' rulebook."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from koloda.cli.colours import CYAN
from koloda.cli.errors import CommandError
from koloda.study.books import find_book
from koloda.texts import Texts


def show_rules(texts: Texts, show: Callable[[RenderableType], None], wanted: str) -> bool:
    """All clauses under their titles, those of a chapter, or one; False when there is none."""
    found = False
    for title, clauses in texts.chapters():
        chosen = [clause for clause in clauses if fits(clause, wanted, texts.game)]
        if chosen and len(chosen) == len(clauses):
            show(Text(title, "bold underline"))
        for clause in chosen:
            found = True
            show(Text(clause, CYAN))
            show(Padding(texts.clause(clause) or "", (0, 0, 0, 2), expand=False))
    return found


def fits(clause: str, wanted: str, game: str) -> bool:
    """Whether a clause is the one meant, or lies in the chapter meant; the game's name may be left out."""
    return not wanted or any(
        clause == name or clause.startswith(name + ".")
        for name in (wanted.rstrip("."), f"{game}.{wanted.rstrip('.')}")
    )


def chapter_list(texts: Texts) -> list[RenderableType]:
    """The chapters by the word that opens each, and how to read one."""
    lines: list[RenderableType] = []
    for title, clauses in texts.chapters():
        names = dict.fromkeys(clause.removeprefix(f"{texts.game}.").partition(".")[0] for clause in clauses)
        lines.append(Padding(Text.assemble(title, "  ", (" ".join(names), CYAN)), (0, 0, 0, 2)))
    return [*lines, texts.say("koloda-rules-how")]


def book_of(texts: Texts) -> Markdown:
    """The rulebook for players, in their language or else in another one."""
    text = find_book(texts.game, texts.lang)
    if not text:
        raise CommandError(texts.say("koloda-no-book"))
    return Markdown(text)
