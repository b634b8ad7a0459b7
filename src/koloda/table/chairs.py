"""Who sits at a seat."""

from typing import Final

from koloda.bots.player import Player
from koloda.table.entries import RESIZE, SEAT, START, Entry, Plain
from koloda.table.names import looks
from koloda.wire.lobby import ChairKind

PERSON: Final = "person"
BOT: Final = "bot"
EMPTY: Final = "empty"


PROGRAM: Final = "program"
"""The level of a bot that somebody's own program plays, as it is told to others."""


class Chair:
    """A person, a bot, or nobody. The name is for readers and never reaches the state.

    `person` is whoever runs the table's own id for somebody, or for a `program` that plays over the network
    as a bot of somebody's own; `level` that of a bot which the table made itself. `keeper` is a bot that acts
    for somebody who is away, or who has left in the middle of a game.
    """

    def __init__(
        self,
        name: str,
        *,
        bot: Player | None = None,
        empty: bool = False,
        person: str = "",
        level: str = "",
        program: bool = False,
    ) -> None:
        self.name = name
        self.bot = bot
        self.empty = empty
        self.person = person
        self.level = level
        self.program = program
        self.keeper: Player | None = None
        self.away_since: int | None = None
        self.timeouts = 0

    @property
    def is_person(self) -> bool:
        return self.bot is None and not self.empty and not self.level and not self.program

    @property
    def is_afar(self) -> bool:
        """Whether a person or a program plays here, over a line that may break."""
        return self.is_person or self.program

    @property
    def is_present(self) -> bool:
        """Whether a person looks at the table, as far as is known."""
        return self.is_person and self.keeper is None

    @property
    def player(self) -> Player | None:
        """The bot that acts here now."""
        return self.bot or self.keeper

    @property
    def kind(self) -> ChairKind:
        return EMPTY if self.empty else PERSON if self.is_person else BOT

    @property
    def needs_return(self) -> bool:
        """Whether the person has gone, or a bot acts for him."""
        return self.keeper is not None or self.away_since is not None

    def plain(self) -> dict[str, Plain]:
        told: dict[str, Plain] = {
            "kind": self.kind, "name": self.name, "person": self.person, "level": self.level,
        }  # fmt: skip
        if self.program:
            told["program"] = True
        return told


def called(chairs: list[Chair]) -> list[str]:
    """How everybody is called: a bot gives way to a person whose name looks like its own."""
    taken = {looks(chair.name) for chair in chairs if chair.is_person}
    found: list[str] = []
    for chair in chairs:
        name, number = chair.name, 1
        while not chair.is_person and name and looks(name) in taken:
            number += 1
            name = f"{chair.name} {number}"
        found.append(name)
    return found


def make_chair(values: dict[str, Plain]) -> Chair:
    """The chair that `plain` tells of, without its bot."""
    kind, name, person, level = [values.get(key, "") for key in ("kind", "name", "person", "level")]
    assert isinstance(name, str) and isinstance(person, str) and isinstance(level, str)
    return Chair(name, empty=kind == EMPTY, person=person, level=level, program=bool(values.get("program")))


class Seating:
    """Who sits where and who opened the table, after entries that may still be on their way to the store."""

    def __init__(self, chairs: list[Chair], founder: str, *, begun: bool) -> None:
        self.chairs = list(chairs)
        self.founder = founder
        self.begun = begun

    def take(self, entry: Entry) -> None:
        """What the entry changes of it."""
        if entry.kind == SEAT:
            old, new = self.chairs[entry.seat], make_chair(entry.values)
            self.founder = founder_after(self.founder, old, new)
            self.chairs[entry.seat] = new
        elif entry.kind == RESIZE:
            self.chairs = resized(self.chairs, entry.number("count"))
        elif entry.kind == START:
            self.begun = True

    @property
    def owner(self) -> str:
        """Who opened the table, until he leaves it; where he does not play or left, the first who sits there
        and for whom no bot plays."""
        people = [chair for chair in self.chairs if chair.person and not chair.program]
        persons = [chair.person for chair in people]
        if self.founder in persons or not persons:
            return self.founder
        here = [chair.person for chair in people if chair.keeper is None]
        return here[0] if here else persons[0]


def founder_after(founder: str, old: Chair, new: Chair) -> str:
    """A founder who gives his seat away is one no longer."""
    return "" if old.person and old.person == founder and new.person != old.person else founder


def resized(chairs: list[Chair], count: int) -> list[Chair]:
    return [*chairs[:count], *[Chair("", empty=True) for _ in range(count - len(chairs))]]
