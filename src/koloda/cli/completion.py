"""What Tab offers at a table: commands, choices, verbs, cards, players and clauses."""

import re
from typing import TYPE_CHECKING

from rich.text import Text

from koloda.cli.commands import WORDS
from koloda.kernel.facts import spread
from koloda.kernel.seats import letter

if TYPE_CHECKING:
    from koloda.cli.session import TerminalSession

MOST = 60


def suggestions(session: "TerminalSession", begun: str) -> list[tuple[str, str]]:
    """Whole lines that begin so, each with what it means."""
    word, space, rest = begun.partition(" ")
    if word == "rules" and space:
        found = {f"rules {name}": title for name, title in clauses(session)}
    elif word == "why" and space:
        found = {f"why {code}": meaning for code, meaning in moves(session, rest).items()}
    else:
        found = moves(session, begun)
        found |= {name: session.texts.say(f"koloda-command-{name}").partition(":")[2] for name in WORDS}
    folded = begun.lower()
    fitting = [(line, meaning.strip()) for line, meaning in found.items() if line.lower().startswith(folded)]
    return fitting[:MOST]


def moves(session: "TerminalSession", begun: str) -> dict[str, str]:
    """What can be done now, the verbs of the game, and behind a verb players and cards."""
    board = session.board
    found = dict.fromkeys(session.page, "")
    found |= {offer.code: "" for offer in board.listed(session.table.offers(session.seat))}
    hand = spread(session.table.view(session.seat).field(letter(session.seat)) or "-")
    players = {letter(seat): name for seat, name in enumerate(board.names) if seat != session.seat}
    verbs = [row.name for row in session.table.game.grammar().rows if row.name and not row.host]
    found |= dict.fromkeys([*verbs, *hand], "")
    head = re.match(r"(.*[\s:>@])", begun)
    if head and any(begun.startswith(verb) for verb in verbs):
        found |= {f"{head[1]}{who}": name for who, name in players.items()}
        if head[1].endswith(" "):
            found |= {f"{head[1]}{card}": "" for card in hand}
    return {line: meaning or plain(board.word("card", line)) for line, meaning in found.items()}


def plain(markup: str | int) -> str:
    return Text.from_markup(str(markup)).plain


def clauses(session: "TerminalSession") -> list[tuple[str, str]]:
    """Chapters and clauses without the name of the game, and the rulebook."""
    game = f"{session.texts.game}."
    found = [("book", session.texts.say("koloda-command-rules").partition(":")[2])]
    for title, names in session.texts.chapters():
        found += [(name.removeprefix(game).partition(".")[0], title) for name in names[:1]]
        found += [(name.removeprefix(game), title) for name in names]
    return found
