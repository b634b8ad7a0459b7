"""A whole game as text: header, seed or position, one action a line, the digest of the end.

    koloda 1
    game NAME version 1 3p strict target=500
    seats Anya Boris Vera
    seed k1:7c1f0e52
    A r7
    ~ hold
    digest 9f2a61d0c4b7e813

With a seed the results of chance are left out; a `spelled` record tells them all as host lines
and needs no random source. A record that begins in the middle has `position …` in place of the
seed. Names are for readers. A comment is a line that begins with `#`; reading drops it.
"""

import json
from typing import Final

from koloda.kernel.actions import SEED, Action
from koloda.kernel.chance import open_chance
from koloda.kernel.errors import NotationError, OtherVersion, Refusal
from koloda.kernel.events import CHANCE, Event
from koloda.kernel.game import Game
from koloda.kernel.positions import is_number, read_header, split_words
from koloda.kernel.state import State

MAGIC: Final = "koloda 1"
HEAD: Final = ("seats", "seed", "spelled", "position")
SEED_LINE: Final = "~ seed "


class Record:
    """What a record says; `seed` and `position` are empty where it has none."""

    def __init__(self, game: str, version: int, header: str) -> None:
        self.game = game
        self.version = version
        self.header = header
        self.names: list[str] = []
        self.seed = ""
        self.position = ""
        self.spelled = False
        self.actions: list[str] = []
        self.digest = ""

    def text(self) -> str:
        lines = [MAGIC, f"game {self.game} version {self.version} {self.header}"]
        if self.names:
            lines.append("seats " + " ".join([write_name(name) for name in self.names]))
        if self.seed:
            lines.append(f"seed {self.seed}")
        if self.spelled:
            lines.append("spelled")
        if self.position:
            lines.append(f"position {self.position}")
        lines += self.actions
        lines.append(f"digest {self.digest}")
        return "\n".join(lines) + "\n"


def write_name(name: str) -> str:
    plain = name and not any(char in '"\\' or char.isspace() or not char.isprintable() for char in name)
    return name if plain else json.dumps(name, ensure_ascii=False)


def read_name(word: str) -> str:
    if not word.startswith('"'):
        return word
    try:
        return str(json.loads(word))
    except ValueError:
        raise NotationError(f"the name {word} is not a text in quotes") from None


def read_record(text: str) -> Record:
    """The record that `Record.text` wrote; comments and empty lines are dropped."""
    numbered = [
        (number, line.strip())
        for number, line in enumerate(text.split("\n"), 1)
        if line.strip() and not line.startswith("#")
    ]
    if not numbered or numbered[0][1] != MAGIC:
        raise NotationError(f"a record begins with the line {MAGIC!r}", where="line 1")
    if len(numbered) < 2:
        raise NotationError("the record ends before its game line", where="line 2")
    number, line = numbered[1]
    record = read_game_line(line, number)
    ended = False
    told: set[str] = set()
    for number, line in numbered[2:]:
        word, _, rest = line.partition(" ")
        if ended:
            raise NotationError("there is something after the digest", where=f"line {number}")
        if word == "digest":
            record.digest = rest
            ended = True
            continue
        if record.actions or word not in HEAD:
            record.actions.append(line)
            continue
        if word in told:
            raise NotationError(f"{word!r} is told twice", where=f"line {number}")
        told.add(word)
        read_head_line(record, word, rest, number)
    if not ended:
        raise NotationError("the record ends without its digest", where=f"line {numbered[-1][0]}")
    return record


def read_head_line(record: Record, word: str, rest: str, number: int) -> None:
    if (word == "spelled") == bool(rest):
        raise NotationError(f"the line {word!r} is not complete", where=f"line {number}")
    if word == "seats":
        record.names = [read_name(name) for name in split_words(rest)]
    elif word == "seed":
        record.seed = rest
    elif word == "spelled":
        record.spelled = True
    else:
        record.position = rest


def read_game_line(line: str, number: int) -> Record:
    words = line.split(" ", 4)
    if len(words) < 5 or words[0] != "game" or words[2] != "version" or not is_number(words[3]):
        raise NotationError("the second line is 'game NAME version N HEADER'", where=f"line {number}")
    return Record(words[1], int(words[3]), words[4])


def edition(game: Game, record: Record) -> Game:
    """The game in the version that the record was played by."""
    if record.game != game.name:
        raise NotationError(f"this is a record of {record.game}, not of {game.name}")
    found = game.at(record.version, read_header(record.header)[1])
    if found is None:
        raise OtherVersion(game.name, record.version, game.version)
    return found


def start(game: Game, record: Record) -> State:
    """The state in which the record begins."""
    game = edition(game, record)
    if record.position:
        state = game.read(record.position)
        if record.spelled:
            state.chance = None
    else:
        count, options = read_header(record.header)
        chance = open_chance(record.seed) if record.seed else None
        state = game.new(count, options, None if record.spelled else chance)
    if record.names and len(record.names) != state.count:
        raise NotationError(f"{len(record.names)} names for {state.count} seats")
    return state


def open_seed(game: Game, record: Record) -> tuple[State, list[Event]]:
    """The same with what happens there: the deal of a seed."""
    if not record.seed or record.position:
        return start(game, record), []
    bare = copy_head(record)
    bare.seed = ""
    state = start(game, bare)
    return state, play_line(state, SEED_LINE + record.seed, 0)


def replay(game: Game, record: Record) -> State:
    """Plays the record to its end and checks the digest."""
    state = start(game, record)
    play_on(state, record, None)
    if state.waiting:
        raise NotationError("the record ends before the result that its last action waits for")
    if state.digest() != record.digest:
        raise NotationError(
            f"the digest does not match: the record says {record.digest}, its game ends in {state.digest()}"
        )
    return state


def play_on(state: State, record: Record, out: list[Event] | None) -> None:
    for number, line in enumerate(record.actions, 1):
        if record.spelled and read_line(state, line, number).code == SEED:
            continue  # it only names where the lines came from
        events = play_line(state, line, number)
        if out is not None:
            out += events


def read_line(state: State, line: str, number: int) -> Action:
    try:
        return state.action(line)
    except NotationError as error:
        raise error.at(f"action {number}") from None


def play_line(state: State, line: str, number: int) -> list[Event]:
    action = read_line(state, line, number)
    try:
        return state.apply(action)
    except NotationError as error:
        raise error.at(f"action {number}") from None
    except Refusal as refusal:
        raise NotationError(
            f"{line!r} is refused: {refusal.clause}", clause=refusal.clause, where=f"action {number}"
        ) from None


def spell_out(game: Game, record: Record) -> Record:
    """The same game with every result of chance as a host line."""
    if record.spelled:
        return record
    spelled = copy_head(record)
    spelled.spelled = True
    state, opening = open_seed(game, record)
    spelled.actions += chance_lines(opening)
    for number, line in enumerate(record.actions, 1):
        draws = state.chance is not None or line.startswith(SEED_LINE)
        events = play_line(state, line, number)
        spelled.actions.append(line)
        if draws:
            spelled.actions += chance_lines(events)
    return spelled


def leave_out(game: Game, record: Record) -> Record:
    """The same game from its seed, without the lines of chance."""
    if not record.spelled:
        return record
    seeded = copy_head(record)
    state = start(game, seeded)
    for number, line in enumerate(record.actions, 1):
        if state.chance is None or not is_told_chance(state, line, number):
            seeded.actions.append(line)
            play_line(state, line, number)
    if state.chance is None:
        raise NotationError("this record names no seed: its chance came from a real table")
    return seeded


def is_told_chance(state: State, line: str, number: int) -> bool:
    """Whether a line tells what a seed would draw by itself."""
    action = read_line(state, line, number)
    return action.code != SEED and state.tells_chance(action)


def copy_head(record: Record) -> Record:
    copy = Record(record.game, record.version, record.header)
    copy.names = record.names
    copy.seed = record.seed
    copy.position = record.position
    copy.digest = record.digest
    return copy


def chance_lines(events: list[Event]) -> list[str]:
    return [str(event.secret["line"]) for event in events if event.kind == CHANCE]
