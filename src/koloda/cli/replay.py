"""`koloda replay` and `koloda verify`: a recorded game, watched or checked."""

import argparse
import sys
from collections.abc import Iterator

from rich.padding import Padding
from rich.text import Text

from koloda.cli.boards import make_board
from koloda.cli.boards.generic import EVERYBODY, TerminalBoard
from koloda.cli.errors import CommandError
from koloda.cli.lists import open_console
from koloda.cli.setup import find_game, read_file
from koloda.kernel import Event, Game, NotationError, State, Value, View, records
from koloda.kernel.deals import Deal, check_deal, read_deals, seeds_of
from koloda.kernel.positions import read_header, read_segments
from koloda.kernel.records import Record, read_record
from koloda.kernel.seats import SPECTATOR, letter, read_seat
from koloda.texts import Texts, choose_language


def verify(arguments: argparse.Namespace) -> int:
    """Says what was checked: the version, the digest, and every deal that the record can prove. What needs
    older rules that are no longer here is not checked, and that is said."""
    game, record = open_record(arguments)
    told = f"{game.name} version {record.version}, {len(record.actions)} actions"
    try:
        replayed = game.at(record.version, read_header(record.header)[1]) is not None
        if not replayed and 1 <= record.version < game.version:
            told += f"; version {record.version} is not played here, so its moves are not checked"
        else:
            records.replay(game, record)
            told += f", digest {record.digest} holds"
        proved = prove(record, read_deals(read_file(arguments.record)), replayed=replayed)
    except NotationError as error:
        raise CommandError(f"{arguments.record}: {error}") from None
    print(f"{arguments.record}: {told}")
    for line in proved:
        print(line)
    return 0


def prove(record: Record, deals: list[Deal], *, replayed: bool) -> list[str]:
    """Checks the deals of a record: one for each of its seeds. Where the game was replayed, the digest has
    shown that it was dealt so."""
    shown = "; dealt from it" if replayed else ""
    seeds = seeds_of(record.seed, record.actions)
    if not deals:
        return ["no deal is proved: the record does not tell how its seeds came about"] if seeds else []
    if len(seeds) != len(deals):
        raise NotationError(f"the record has {len(seeds)} seeds and {len(deals)} deals")
    lines = []
    for deal, seed in zip(deals, seeds, strict=True):
        check_deal(deal, seed)
        names = " ".join(letter(seat) for seat in sorted(deal.added))
        added = f"the bytes of {names}" if names else "nobody's bytes"
        lines.append(
            f"deal {deal.number}: commitment {deal.commitment[:16]}… holds; seed {seed[:19]}… is its secret"
            f" with {added}{shown}"
        )
    return lines


def open_record(arguments: argparse.Namespace) -> tuple[Game, Record]:
    text = read_file(arguments.record)
    try:
        record = read_record(text)
    except NotationError as error:
        raise CommandError(f"{arguments.record}: {error}") from None
    return find_game(record.game, arguments.lang), record


def replay(arguments: argparse.Namespace) -> int:
    game, record = open_record(arguments)
    texts = Texts(game.name, choose_language(arguments.lang))
    try:
        watch(game, record, texts, arguments)
    except NotationError as error:
        raise CommandError(f"{arguments.record}: {error}") from None
    except (EOFError, KeyboardInterrupt) as error:
        print(texts.say("koloda-goodbye"))
        return 130 if isinstance(error, KeyboardInterrupt) else 0
    return 0


def watch(game: Game, record: Record, texts: Texts, arguments: argparse.Namespace) -> None:
    state = records.start(game, record)
    seat = SPECTATOR
    if arguments.seat is not None:
        seat = read_seat(arguments.seat.upper(), state.count)
    elif arguments.all:
        seat = EVERYBODY
    names = record.names[: state.count]
    names += [texts.say("koloda-player", {"seat": letter(at)}) for at in range(len(names), state.count)]
    board = make_board(texts, names, seat, state.view(SPECTATOR).header)
    console = open_console()
    stepping = sys.stdin.isatty() and console.is_terminal
    for number, (line, state, events) in enumerate(steps(game, record)):
        if line:
            console.print(Text(f"{number}. {line}", "dim"))
        for event in events:
            for sentence in tell(board, event, seat):
                console.print(Padding(Text.from_markup(sentence), (0, 0, 0, 2)))
        if stepping:
            console.print(board.draw(look(state, seat), state.totals(), []))
            if input(f"{texts.say('koloda-press-enter')} › ").strip().lower() in ("q", "quit"):
                raise EOFError
    if not stepping:
        console.print(board.draw(look(state, seat), state.totals(), []))
    if state.digest() != record.digest:
        raise NotationError(
            f"the digest does not match: the record says {record.digest}, its game ends in {state.digest()}"
        )


def steps(game: Game, record: Record) -> Iterator[tuple[str, State, list[Event]]]:
    """The deal, then every action with what happened."""
    state = records.start(game, record)
    opening: list[Event] = []
    if record.seed and not record.spelled and not record.position:
        # Dealt once more before our eyes: `start` keeps to itself what happens in a deal.
        count, options = read_header(record.header)
        state = records.edition(game, record).new(count, options, None)
        opening = state.play(f"~ seed {record.seed}")
    yield "", state, opening
    for number, line in enumerate(record.actions, 1):
        events: list[Event] = []
        one = records.copy_head(record)
        one.spelled = record.spelled
        one.actions = [line]
        try:
            records.play_on(state, one, events)
        except NotationError as error:
            raise NotationError(error.message, clause=error.clause, where=f"action {number}") from None
        yield line, state, events


def tell(board: TerminalBoard, event: Event, seat: int) -> list[str]:
    if seat != EVERYBODY:
        return board.tell(event, event.values(seat)) if event.reaches(seat) else []
    if not event.shown:
        return []
    values: dict[str, Value] = {**event.public, **event.secret}
    return board.tell(event, values)


def look(state: State, seat: int) -> View:
    if seat != EVERYBODY:
        return state.view(seat)
    position, seen = read_segments(state.write()), state.view(SPECTATOR)
    return View(SPECTATOR, seen.header, position.fields, [], seen.plain)
