"""The tools of `koloda mcp`: which games there are, what their rules say, and a seat at a table."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

from mcp.server import MCPServer

import koloda
from koloda.games import find_game
from koloda.kernel import NotationError, Refusal
from koloda.library.catalogue import about
from koloda.library.prompts import parse
from koloda.mcp.tables import BotTable, BotTables
from koloda.texts import Texts

INSTRUCTIONS = """Card games played by the book. `sit` begins a game against bots and says what you see and
what you can do; `act` does it and plays on to your next question. A refusal names the rule, which `rules`
shows. Cards and actions are short codes: use them as they are listed."""
Asked = ParamSpec("Asked")


def spoken(tool: Callable[Asked, str]) -> Callable[Asked, str]:
    """What is wrong is told as a sentence, not as an error of the server."""

    @wraps(tool)
    def ask(*args: Asked.args, **kwargs: Asked.kwargs) -> str:
        try:
            return tool(*args, **kwargs)
        except (NotationError, Refusal) as error:
            return f"Not done: {' '.join(str(error).split())}"

    return ask


def make_server() -> "MCPServer[object]":
    server: MCPServer[object] = MCPServer("koloda", instructions=INSTRUCTIONS, version=koloda.__version__)
    tables = BotTables()

    @server.tool()
    @spoken
    def games() -> str:
        """The games: name, title, how many play."""
        found = [about(name) for name in koloda.games()]
        return "\n".join(f"{game.name}: {game.title}, {game.least}-{game.most} players" for game in found)

    @server.tool()
    @spoken
    def options(game: str) -> str:
        """What can be chosen before a game begins: each option with its values, the default first."""
        return "\n".join(
            f"{name}: {option.default}; {', '.join(option.words)} "
            f"{'' if option.least is None else f'{option.least}-{option.most}'} {option.title}".strip()
            for name, option in about(game).options.items()
        )

    @server.tool()
    @spoken
    def rules(game: str, clause: str = "") -> str:
        """The rules of a game, clause by clause: all chapters, or the clauses that begin with `clause`, such
        as `draw` or `uno.w4.bluff`."""
        find_game(game)
        texts = Texts(game, "en")
        wanted = clause if not clause or clause.startswith(f"{game}.") else f"{game}.{clause}"
        lines = [
            f"{name}: {texts.clause(name)}"
            for _, clauses in texts.chapters()
            for name in clauses
            if not wanted or name == wanted or name.startswith(wanted.rstrip(".") + ".")
        ]
        if not lines:
            names = [name.split(".")[1] for _, clauses in texts.chapters() for name in clauses]
            chapters = ", ".join(dict.fromkeys(names))
            raise NotationError(f"there is no rule {clause!r} in {game}; its chapters are {chapters}")
        return "\n".join(lines)

    @server.tool()
    @spoken
    def sit(
        game: str,
        players: int | None = None,
        seat: str = "A",
        bots: str = "normal",
        seed: str | None = None,
        options: dict[str, str] | None = None,
    ) -> str:
        """Begins a game against bots of one level (random, plain, easy, normal, hard, in some
        games expert) and says its table's name, what you see and what you can do. `options` are those of the
        game, such as target=round."""
        table = BotTable(game, players, bots, seat, seed, dict(options or {}))
        name = tables.add(table)
        return "\n\n".join(part for part in (f"Table {name}", table.news(), table.text()) if part)

    @server.tool()
    @spoken
    def see(table: str) -> str:
        """What your seat sees and can do now."""
        return tables.find(table).text()

    @server.tool()
    @spoken
    def act(table: str, action: str) -> str:
        """Does an action by its code (`r5`, `draw`), or `nothing`; then says what happened and what you see.
        What a rule forbids changes nothing, and the answer names the rule."""
        return tables.find(table).act(action)

    @server.tool()
    @spoken
    def why_not(table: str, action: str) -> str:
        """Whether an action could be done now, and if not, which rule forbids it."""
        found = tables.find(table)
        parsed = parse(f"ACTION: {action}", found.match, found.seat)
        if parsed.move is not None:
            return "It can be done."
        return f"{parsed.why} ({parsed.clause})" if parsed.clause else parsed.why

    return server
