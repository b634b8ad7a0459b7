"""`koloda play`: one person at seat A against bots."""

import argparse

from koloda.bots.levels import make_player
from koloda.cli import setup
from koloda.cli.boards import make_board
from koloda.cli.errors import CommandError
from koloda.cli.lists import open_console
from koloda.cli.session import TerminalSession
from koloda.cli.terminal import Terminal
from koloda.kernel import Game
from koloda.kernel.chance import open_chance
from koloda.library.seeds import derive, read_seed
from koloda.table.chairs import Chair
from koloda.table.clocks import Clock, WallClock
from koloda.table.opening import new_table
from koloda.table.table import Table
from koloda.texts import Texts, choose_language

YOU = 0


def play(arguments: argparse.Namespace) -> int:
    game = setup.find_game(arguments.game, arguments.lang)
    texts = Texts(game.name, choose_language(arguments.lang))
    levels = setup.read_levels(arguments.bots, "normal", game, arguments.players, 1)
    name = arguments.name or texts.say("koloda-player", {"seat": "A"})
    if not name.strip() or not name.isprintable() or len(name) > 20:
        raise CommandError("--name takes a name of 1 to 20 characters on one line")
    table = seat_bots(
        game,
        texts,
        name,
        levels,
        setup.read_pairs(arguments.option),
        read_seed(arguments.seed),
        WallClock(),
    )
    board = make_board(texts, [chair.name for chair in table.chairs], YOU, table.head.header)
    board.notes = {seat: texts.say(f"koloda-bot-{level}").lower() for seat, level in enumerate(levels, 1)}
    if arguments.record:
        setup.check_writable(arguments.record)
    try:
        with Terminal(open_console()) as terminal:
            return TerminalSession(table, YOU, board, texts, terminal).run()
    except Exception as error:
        error.add_note(f"{table.state.text()}\n{table.record().text()}")
        raise
    finally:
        if arguments.record:
            setup.write_file(arguments.record, table.record().text())
            print(texts.say("koloda-saved", {"text": arguments.record}))


def seat_bots(
    game: Game, texts: Texts, name: str, levels: list[str], options: dict[str, str], seed: str, clock: Clock
) -> Table:
    """The person at seat A, a bot at every other; each bot has a chance of its own."""
    names = texts.say("koloda-bot-names").split()
    chairs = [Chair(name)]
    for seat, level in enumerate(levels, 1):
        bot = make_player(game, level, seat, open_chance(derive(seed, "bot", seat)))
        chairs.append(Chair(names[seat - 1] if seat <= len(names) else texts.say("koloda-bot"), bot=bot))
    return new_table(game, options, seed, chairs, clock)
