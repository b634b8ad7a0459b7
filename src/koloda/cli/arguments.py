"""The command line: what may be written behind `koloda`. What it says of itself stands in `texts`."""

import argparse
import os
from typing import Any, NoReturn

import koloda
import koloda.kernel.state
from koloda.cli.admin_arguments import add_arguments as add_admin
from koloda.cli.admin_arguments import guarded
from koloda.cli.errors import CommandError
from koloda.cli.words import find, say
from koloda.texts import LANGUAGES

SHELLS = ("bash", "zsh", "fish")


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence; finds the help of its arguments by their names."""

    def __init__(self, *, key: str = "common", **how: Any) -> None:
        super().__init__(**how)
        self.key = key

    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{message}; {say('error-try', text=f'{self.prog} --help')}")

    def add_argument(self, *names: str, **how: Any) -> argparse.Action:
        return self.describe(super().add_argument(*names, **how))

    def describe(self, action: argparse.Action) -> argparse.Action:
        if action.help is None and hasattr(self, "key"):
            action.help = find(f"help-{self.key}-{action.dest.replace('_', '-')}")
        return action


def version() -> str:
    source = str(koloda.kernel.state.__file__)
    return f"koloda {koloda.__version__} ({'pure Python' if source.endswith('.py') else 'compiled'} core)"


def make_parser() -> Parser:
    parser = Parser(prog="koloda", description=say("help"))
    parser.add_argument("--version", action="version", version=version(), help=say("help-common-version"))
    language = Parser(add_help=False)
    language.add_argument("--lang", choices=LANGUAGES)
    rules = Parser(add_help=False)
    rules.add_argument("--option", action="append", default=[], metavar=say("meta-option"))
    rules.add_argument("--preset", metavar=say("meta-name"))
    rules.add_argument("--seed", metavar=say("meta-text"))
    packs = Parser(add_help=False)
    packs.add_argument("--pack", action="append", default=[], metavar=say("meta-file"))
    database = Parser(add_help=False)
    database.add_argument("--database", metavar="URL")

    commands = parser.add_subparsers(dest="command", metavar=say("meta-command"))

    def add(name: str, *parents: Parser) -> Parser:
        help = say(f"help-{name}")
        made = commands.add_parser(name, help=help, description=help, parents=parents, key=name)
        assert isinstance(made, Parser)
        return made

    play = add("play", language, rules, packs)
    play.add_argument("game", metavar=say("meta-game"), nargs="?")
    play.add_argument("--players", type=int, metavar="N")
    play.add_argument("--bots", metavar=say("meta-levels"))
    play.add_argument("--name", metavar=say("meta-name"))
    play.add_argument("--options", action="store_true")
    play.add_argument("--position", metavar=say("meta-text"))
    play.add_argument("--resume", nargs="?", const="", metavar=say("meta-file"))
    play.add_argument("--record", metavar=say("meta-file"))

    learn = add("learn", language, packs)
    learn.add_argument("game", metavar=say("meta-game"), nargs="?")
    learn.add_argument("lesson", metavar=say("meta-lesson"), nargs="?")

    puzzle = add("puzzle", language, packs)
    puzzle.add_argument("game", metavar=say("meta-game"), nargs="?")
    puzzle.add_argument("--date", metavar=say("meta-day"))
    puzzle.add_argument("--number", type=int, metavar="N")

    study = add("study", language, packs)
    study.add_argument("text", metavar=say("meta-text"))
    study.add_argument("--game", metavar=say("meta-game"))

    add("games", language)

    clauses = add("rules", language)
    clauses.add_argument("game", metavar=say("meta-game"))
    clauses.add_argument("clause", metavar=say("meta-clause"), nargs="?")
    clauses.add_argument("--book", action="store_true")

    simulate = add("simulate", language, rules, packs)
    simulate.add_argument("game", metavar=say("meta-game"))
    simulate.add_argument("--players", type=int, metavar="N")
    simulate.add_argument("--games", type=int, metavar="N", default=100)
    simulate.add_argument("--bots", metavar=say("meta-levels"))
    simulate.add_argument("--jobs", type=int, metavar="N", default=1)
    simulate.add_argument("--ray", metavar=say("meta-address"), default="")
    simulate.add_argument("--records", metavar=say("meta-folder"))
    simulate.add_argument("--habits", action="store_true")
    simulate.add_argument("--json", action="store_true")

    lab = add("lab")
    tests = lab.add_subparsers(dest="what", metavar=say("meta-what"), required=True)
    duel = tests.add_parser("duel", help=say("help-lab-duel"), parents=[language, rules, packs], key="lab")
    duel.add_argument("game", metavar=say("meta-game"))
    duel.add_argument("first", metavar="A")
    duel.add_argument("second", metavar="B")
    duel.add_argument("--players", type=int, metavar="N")
    duel.add_argument("--games", type=int, metavar="N", default=20_000)
    duel.add_argument("--edge", type=float, metavar="P", default=5.0)
    duel.add_argument("--risk", type=float, metavar="P", default=5.0)
    match = tests.add_parser(
        "tournament", help=say("help-lab-tournament"), parents=[language, rules, packs], key="tournament"
    )
    match.add_argument("game", metavar=say("meta-game"))
    match.add_argument("--bots", metavar=say("meta-levels"), default="random,plain,easy,normal,hard")
    match.add_argument("--players", metavar=say("meta-list"))
    match.add_argument("--games", type=int, metavar="N", default=1000)
    match.add_argument("--picture", metavar=say("meta-file"))
    data = tests.add_parser(
        "export", help=say("help-lab-export"), parents=[language, rules, packs], key="export"
    )
    data.add_argument("game", metavar=say("meta-game"))
    data.add_argument("out", metavar=say("meta-file"))
    data.add_argument("--bots", metavar=say("meta-levels"))
    data.add_argument("--players", type=int, metavar="N")
    data.add_argument("--games", type=int, metavar="N", default=1000)
    for each in (duel, match, data):
        each.add_argument("--jobs", type=int, metavar="N", default=1)
        each.add_argument("--ray", metavar=say("meta-address"), default="")
        each.add_argument("--json", action="store_true")

    replay = add("replay", language, packs)
    replay.add_argument("record", metavar=say("meta-record"))
    replay.add_argument("--step", type=int, metavar="N")
    eyes = replay.add_mutually_exclusive_group()
    replay.describe(eyes.add_argument("--seat", metavar="X"))
    replay.describe(eyes.add_argument("--all", action="store_true"))

    analyse = add("analyse", language, packs)
    analyse.add_argument("record", metavar=say("meta-record"))
    analyse.add_argument("--effort", type=int, metavar="N", default=100)
    analyse.add_argument("--json", action="store_true")

    verify = add("verify", language, packs)
    verify.add_argument("record", metavar=say("meta-record"))
    verify.add_argument("--jobs", type=int, metavar="N", default=1)

    check = add("check", language, packs)
    check.add_argument("files", metavar=say("meta-file"), nargs="+")

    new = add("new", language)
    new.add_argument("name", metavar=say("meta-name"))
    new.add_argument("--into", metavar=say("meta-folder"))

    texts = add("texts", language)
    texts.add_argument("game", metavar=say("meta-game"))

    pack = add("pack")
    whats = pack.add_subparsers(dest="what", metavar=say("meta-what"), required=True)
    checking = whats.add_parser("check", help=say("help-pack-check"), parents=[language], key="pack")
    checking.add_argument("files", metavar=say("meta-file"), nargs="+")
    showing = whats.add_parser("show", help=say("help-pack-show"), parents=[language], key="pack")
    showing.add_argument("--json", action="store_true")
    showing.add_argument("name", metavar=say("meta-pack"), nargs="?")

    serve = add("serve", language, database, packs)
    serve.add_argument("--host")
    serve.add_argument("--port", type=int)
    serve.add_argument("--lan", action="store_true")
    serve.add_argument("--open", action="store_true")
    serve.add_argument("--bus", metavar="URL")
    serve.add_argument("--url")
    serve.add_argument("--origins", metavar=say("meta-list"))
    serve.add_argument("--proxies", metavar=say("meta-list"))
    serve.add_argument("--lease", type=float, metavar="S")
    serve.add_argument("--idle", type=float, metavar="S")
    serve.add_argument("--log-level", choices=("debug", "info", "warning", "error"))
    doctor = add("doctor", language, database)
    doctor.add_argument("--host")
    doctor.add_argument("--port", type=int)
    doctor.add_argument("--bus", metavar="URL")
    doctor.add_argument("--json", action="store_true")
    db = add("db", language, database)
    db.add_argument("what", choices=("upgrade",))
    add_admin(add("admin", language), database)
    join = add("join", language, packs)
    join.add_argument("url", metavar="URL")
    join.add_argument("--token", metavar=say("meta-text"), default="")
    join.add_argument("--bot", "--bots", metavar=say("meta-player"), default="")
    join.add_argument("--name", metavar=say("meta-name"))
    mcp = add("mcp", language)
    mcp.add_argument("--http", metavar="HOST:PORT")
    add("completion", language).add_argument("shell", choices=SHELLS)
    return parser


def read_arguments(argv: list[str]) -> argparse.Namespace:
    parser = make_parser()
    if "_ARGCOMPLETE" in os.environ:
        from koloda.cli.shells import answer  # a shell asks what may follow

        answer(parser)
    found = parser.parse_args([guarded(word) for word in argv] if argv[:1] == ["admin"] else argv)
    if found.command is None:  # `koloda` alone is `koloda play` alone
        found = parser.parse_args([*argv, "play"])
    return found
