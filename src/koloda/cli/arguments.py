"""The command line: what may be written behind `koloda`."""

import argparse
from typing import NoReturn

import koloda
import koloda.kernel.state
from koloda.cli.admin_arguments import add_arguments as add_admin
from koloda.cli.admin_arguments import guarded
from koloda.cli.errors import CommandError
from koloda.texts import LANGUAGES


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{message}; try {self.prog} --help")


def version() -> str:
    source = str(koloda.kernel.state.__file__)
    return f"koloda {koloda.__version__} ({'pure Python' if source.endswith('.py') else 'compiled'} core)"


def read_arguments(argv: list[str]) -> argparse.Namespace:
    parser = Parser(prog="koloda", description="Card games, played by the book.")
    parser.add_argument("--version", action="version", version=version())
    language = Parser(add_help=False)
    language.add_argument("--lang", choices=LANGUAGES, help="the language; otherwise that of the environment")
    rules = Parser(add_help=False)
    rules.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the table"
    )
    rules.add_argument("--seed", help="the same seed gives the same game: k1:HEX, h1:HEX or any text")

    packs = Parser(add_help=False)
    packs.add_argument(
        "--pack", action="append", default=[], metavar="FILE", help="a pack of your own for Munchkin"
    )

    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)

    def add(name: str, help: str, *parents: Parser) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=help, description=help, parents=parents)

    play = add("play", "play in the terminal against bots", language, rules, packs)
    play.add_argument("game", metavar="GAME")
    play.add_argument("--players", type=int, metavar="N", help="how many sit at the table, you included (4)")
    play.add_argument(
        "--bots", metavar="LEVELS", help="one level for all, or one for each bot: easy,normal,hard"
    )
    play.add_argument("--name", help="your name")
    play.add_argument("--record", metavar="FILE", help="where to write the game down")

    add("games", "list the games", language)

    clauses = add("rules", "read the rules, or one of them", language)
    clauses.add_argument("game", metavar="GAME")
    clauses.add_argument(
        "clause", metavar="CLAUSE", nargs="?", help="a clause (uno.draw.one) or a chapter (uno.draw)"
    )

    simulate = add("simulate", "let bots play against each other", language, rules, packs)
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--players", type=int, metavar="N", help="how many bots sit at the table (4)")
    simulate.add_argument("--games", type=int, metavar="N", default=100, help="how many games (100)")
    simulate.add_argument("--bots", metavar="LEVELS", help="one level for all, or one for each seat")
    simulate.add_argument("--json", action="store_true", help="print one JSON object")

    replay = add("replay", "step through a recorded game", language, packs)
    replay.add_argument("record", metavar="RECORD")
    eyes = replay.add_mutually_exclusive_group()
    eyes.add_argument("--seat", metavar="X", help="see what this seat saw")
    eyes.add_argument("--all", action="store_true", help="see every hand")

    verify = add("verify", "play a record again, compare its digest and prove its deals", language, packs)
    verify.add_argument("record", metavar="RECORD")

    check = add("check", "run the scenarios in text files and in Markdown", packs)
    check.add_argument("files", metavar="FILE", nargs="+")

    new = add("new", "write a package with a small game that plays, to begin a game of your own")
    new.add_argument("name", metavar="NAME")
    new.add_argument("--into", metavar="FOLDER", help="where to write it (./NAME)")

    texts = add("texts", "list the sentences that a game lacks, and who asks for them")
    texts.add_argument("game", metavar="GAME")

    pack = add("pack", "look at packs of cards for Munchkin, or check one of your own")
    whats = pack.add_subparsers(dest="what", metavar="WHAT", required=True)
    checking = whats.add_parser("check", help="say whether a pack can be used", parents=[language])
    checking.add_argument("files", metavar="FILE", nargs="+")
    showing = whats.add_parser("show", help="list the packs, or the cards of one", parents=[language])
    showing.add_argument("--json", action="store_true", help="print one JSON object")
    showing.add_argument("name", metavar="PACK", nargs="?", help="the name of a pack, or a file")

    database = Parser(add_help=False)
    database.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://… (sqlite:///koloda.db)"
    )
    serve = add("serve", "run tables that people reach with a browser", database, packs)
    serve.add_argument("--host", help="the address to listen on (127.0.0.1)")
    serve.add_argument("--port", type=int, help="the port to listen on (8420)")
    serve.add_argument("--lan", action="store_true", help="listen on every address, and show a QR code")
    serve.add_argument("--open", action="store_true", help="open the page in the browser")
    serve.add_argument("--bus", metavar="URL", help="valkey://… where several servers share a database")
    serve.add_argument("--url", help="the address that players use, where a proxy stands in front")
    serve.add_argument("--origins", metavar="LIST", help="other sites whose pages may speak to this server")
    serve.add_argument("--proxies", metavar="LIST", help="addresses of proxies that are believed")
    serve.add_argument("--lease", type=float, metavar="S", help="how long a silent server keeps tables (10)")
    serve.add_argument("--idle", type=float, metavar="S", help="when an idle table leaves the memory (300)")
    serve.add_argument(
        "--log-level", choices=("debug", "info", "warning", "error"), help="how much is logged (info)"
    )
    db = add("db", "look after the database", database)
    db.add_argument("what", choices=("upgrade",), help="bring it to the newest form")
    add_admin(add("admin", "look after a server's tables, people and database, also while it runs"), database)
    return parser.parse_args([guarded(word) for word in argv] if argv[:1] == ["admin"] else argv)
