"""Tables that are stored entry by entry, with a clock and luck that the test holds."""

import hashlib
import json

from koloda.games import GAMES
from koloda.kernel.chance import open_chance
from koloda.kernel.errors import Refusal
from koloda.kernel.game import Game
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.entries import read_entry
from koloda.table.opening import open_table, rebuild
from koloda.table.settings import LIVE, TableSettings
from koloda.table.table import Table
from koloda.table.tickets import Ticket
from koloda.wire.serializer import encode
from koloda.wire.socket import PositionText, Snapshot, Update

UNO = GAMES["uno"]
NAMES = ["Anya", "Boris", "Vera", "Gleb"]
A, B, C, D = range(4)
EMPTY = {"hand": "5", "target": "round"}


class Luck:
    """Bytes that follow from a word, so that a test is the same each time."""

    def __init__(self, word: str = "luck") -> None:
        self.word = word
        self.count = 0

    def __call__(self, size: int) -> bytes:
        self.count += 1
        return hashlib.sha256(f"{self.word} {self.count}".encode()).digest()[:size]


class House:
    """Runs one table as a server would: proposes, stores as JSON, confirms. The store outlives the table."""

    def __init__(self, table: Table, clock: HandClock) -> None:
        self.table = table
        self.clock = clock
        self.luck = table.urandom
        self.game = table.game
        self.stored = [json.dumps(entry.plain()) for entry in table.log]

    def run(self) -> None:
        """All that is due now."""
        while entries := self.table.propose():
            self.stored += [json.dumps(entry.plain()) for entry in entries]
            self.table.confirm()

    def run_on(self, ms: int) -> None:
        """What happens by itself within so much time."""
        until = self.clock.ms + ms
        self.run()
        while (due := self.table.next_due()) is not None and due <= until:
            self.clock.ms = max(due, self.clock.ms)
            self.run()
        self.clock.ms = until

    def did(self, ticket: Ticket) -> Ticket:
        self.run()
        assert ticket.answer is not None and ticket.answer.done, ticket.answer and ticket.answer.error
        return ticket

    def refused(self, ticket: Ticket) -> str:
        self.run()
        assert ticket.answer is not None
        error = ticket.answer.error
        assert error is not None, "it was not refused"
        return error.clause if isinstance(error, Refusal) else str(error)

    def restart(self) -> None:
        """The process dies; another reads the store. What had been proposed only is gone."""
        entries = [read_entry(json.loads(text)) for text in self.stored]
        self.table = rebuild(entries, self.clock, self.game, luck=self.luck)

    def actions(self) -> list[str]:
        return [entry.action for entry in self.table.log if entry.kind == "action"]

    def kinds(self) -> list[str]:
        return [entry.kind for entry in self.table.log]


def lobby(
    count: int = 3, settings: TableSettings = LIVE, game: Game = UNO, options: dict[str, str] | None = None
) -> House:
    """A table with empty seats; the founder is p0."""
    clock = HandClock(1000)
    chairs = [Chair("", empty=True) for _ in range(count)]
    table = open_table(
        game,
        EMPTY if options is None else options,
        chairs,
        clock,
        founder="p0",
        settings=settings,
        luck=Luck(),
    )
    return House(table, clock)


def seated(
    people: int = 3,
    bots: int = 0,
    settings: TableSettings = LIVE,
    game: Game = UNO,
    options: dict[str, str] | None = None,
    level: str = "plain",
) -> House:
    """Persons p0, p1, … and then bots sit down, and the game begins."""
    house = lobby(people + bots, settings, game, options)
    for seat in range(people):
        house.did(house.table.ask("sit", seat, person=f"p{seat}", name=NAMES[seat], by=f"p{seat}"))
    for seat in range(people, people + bots):
        house.did(house.table.ask("add_bot", seat, level=level, name=f"bot {seat}", by="p0"))
    house.did(house.table.ask("start", by="p0"))
    return house


def turn(house: House) -> int:
    """The seat that the game waits for."""
    return next(seat for seat in range(len(house.table.chairs)) if house.table.waits_for(seat))


def raw(message: Snapshot | Update) -> str:
    """The text that a client would get."""
    return encode(message).decode()


def shown(message: Snapshot | Update) -> PositionText:
    """The position in a message of a game that has begun."""
    assert message.position is not None
    return message.position


def codes(message: Snapshot | Update) -> list[str]:
    """What the message offers to do."""
    return [action.code for action in shown(message).legal]


def pick(table: Table, seat: int, dice: str) -> str:
    """Some legal code, by lot."""
    codes = table.legal(seat)
    chance = open_chance(f"k1:{hashlib.sha256(dice.encode()).hexdigest()[:14]}")
    return codes[chance.below(len(codes))]
