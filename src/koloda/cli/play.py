"""`koloda play`: one person at seat A against bots."""

import argparse
import sys
from contextlib import AbstractContextManager
from pathlib import Path

from koloda.bots.levels import make_player
from koloda.cli import saves, setup
from koloda.cli.boards import make_board
from koloda.cli.console_io import ConsoleIO, PlainConsole, open_console
from koloda.cli.errors import CommandError
from koloda.cli.pipe import Pipe
from koloda.cli.session import TerminalSession
from koloda.cli.words import say
from koloda.games import GAMES
from koloda.kernel import Game, NotationError
from koloda.kernel.chance import open_chance
from koloda.kernel.positions import read_header
from koloda.kernel.records import Record, read_record
from koloda.kernel.seats import HOST, read_seat
from koloda.library.seeds import derive, read_seed
from koloda.table.chairs import Chair
from koloda.table.clocks import Clock, WallClock
from koloda.table.opening import new_table, table_at
from koloda.table.table import Table
from koloda.texts import Texts, choose_language

YOU = 0


def play(arguments: argparse.Namespace) -> int:
    if arguments.game is None and arguments.resume is None:
        from koloda.cli.menu import choose  # only where nobody says what to play

        if not choose(arguments, open_console()):
            return 0
    if arguments.resume is not None:
        return resume(arguments)
    game = setup.find_game(arguments.game, arguments.lang)
    texts = Texts(game.name, choose_language(arguments.lang))
    if arguments.options:
        from koloda.cli.options import show_options

        return show_options(game, texts)
    seed = read_seed(arguments.seed)
    options = setup.read_choices(game, arguments.preset, arguments.option)
    name = arguments.name or texts.say("koloda-player", {"seat": "A"})
    if not name.strip() or not name.isprintable() or len(name) > 20:
        raise CommandError(say("error-name"))
    if arguments.position is not None:
        state = game.read(arguments.position)
        if state.chance is None:
            state.chance = open_chance(seed)
        levels = setup.read_levels(arguments.bots, "normal", game, int(state.count), 1)
        table = table_at(game, state.text(), seat_bots(game, texts, name, levels, seed), WallClock())
    else:
        levels = setup.read_levels(arguments.bots, "normal", game, arguments.players, 1)
        table = new_table(game, options, seed, seat_bots(game, texts, name, levels, seed), WallClock())
    return sit_down(table, texts, levels, saves.Save(game.name, levels), arguments.record)


def sit_down(
    table: Table, texts: Texts, levels: list[str], save: saves.Save, file: str | None, *, back: bool = False
) -> int:
    """Plays at a table until the game is over or the person leaves."""
    board = make_board(texts, [chair.name for chair in table.chairs], YOU, table.head.header)
    board.notes = {seat: texts.say(f"koloda-bot-{level}").lower() for seat, level in enumerate(levels, 1)}
    if file:
        setup.check_writable(file)
    try:
        with open_terminal(open_console()) as terminal:
            session = TerminalSession(table, YOU, board, texts, terminal, save)
            if back:
                terminal.print(texts.say("koloda-welcome-back"))
                session.catch_up()
            return session.run()
    except Exception as error:
        error.add_note(f"{table.state.text()}\n{table.record().text()}")
        raise
    finally:
        if file:
            setup.write_file(file, table.record().text())
            print(texts.say("koloda-saved", {"text": file}))


def open_terminal(console: PlainConsole) -> AbstractContextManager[ConsoleIO]:
    """A terminal where somebody types, a pipe otherwise. A stop from outside is a Ctrl-C."""
    import signal

    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)
    if not (sys.stdin.isatty() and console.is_terminal) or console.is_dumb_terminal:
        return Pipe(console)
    from koloda.cli.terminal import Terminal  # a pipe starts faster without it

    return Terminal(console)


def seat_bots(game: Game, texts: Texts, name: str, levels: list[str], seed: str) -> list[Chair]:
    """The person at seat A, a bot at every other; each bot has a chance of its own."""
    names = texts.say("koloda-bot-names").split()
    chairs = [Chair(name)]
    for seat, level in enumerate(levels, 1):
        bot = make_player(game, level, seat, open_chance(derive(seed, "bot", seat)))
        chairs.append(Chair(names[seat - 1] if seat <= len(names) else texts.say("koloda-bot"), bot=bot))
    return chairs


# Going on


def resume(arguments: argparse.Namespace) -> int:
    """A game that was left goes on, from its record."""
    path = find_save(arguments.resume, arguments.game or "")
    text = setup.read_file(str(path))
    try:
        record = read_record(text)
        game = setup.find_game(record.game, arguments.lang)
        texts = Texts(game.name, choose_language(arguments.lang))
        levels = saves.read_levels_of(text)
        if arguments.bots or not levels:
            count = read_header(record.header)[0]
            levels = setup.read_levels(arguments.bots, "normal", game, count, 1)
        table = rebuild(game, texts, record, levels, WallClock())
    except NotationError as error:
        raise CommandError(f"{path}: {error}") from None
    if table.state.is_over():
        raise CommandError(say("error-over", text=str(path)))
    save = saves.Save(game.name, levels, path if path.parent == saves.folder() else None)
    return sit_down(table, texts, levels, save, arguments.record, back=True)


def find_save(wanted: str, game: str) -> Path:
    """The file that is named, or the game that was left last."""
    if wanted and wanted not in GAMES:
        return Path(wanted)
    found = saves.kept(wanted or game)
    if not found:
        raise CommandError(say("error-nothing-kept"))
    return found[0]


def rebuild(game: Game, texts: Texts, record: Record, levels: list[str], clock: Clock) -> Table:
    """The table of a record, with everything that has happened at it."""
    count, options = read_header(record.header)
    if len(levels) != count - 1 or (record.names and len(record.names) != count):
        raise NotationError(say("error-seats"))
    seed = record.seed or derive(record.digest)
    chairs = seat_bots(
        game, texts, (record.names or [texts.say("koloda-player", {"seat": "A"})])[0], levels, seed
    )
    for chair, name in zip(chairs, record.names, strict=False):
        chair.name = name
    edition = game.at(record.version, options)
    if edition is None:
        raise NotationError(say("error-version", text=record.version))
    table = (
        table_at(edition, record.position, chairs, clock)
        if record.position
        else new_table(edition, options, record.seed, chairs, clock)
    )
    for line in record.actions:
        who, _, code = line.partition(" ")
        table.submit(HOST if who == "~" else read_seat(who, count), code)
    if not table.state.stands_at(record.digest):
        raise NotationError(say("error-digest"))
    return table
