"""What the processes beside the loop do: each task is told in texts and answers in plain values."""

from time import perf_counter
from typing import Final, NamedTuple

import msgspec

from koloda.bots.coach import Advice, Coach
from koloda.bots.levels import LevelPlayer, make_player
from koloda.bots.player import Player, Thought
from koloda.games import find_game
from koloda.kernel import State
from koloda.kernel.chance import open_chance
from koloda.kernel.records import Record, edition, open_seed, play_line, read_record
from koloda.kernel.seats import has
from koloda.kernel.windows import HOLD
from koloda.study.analysis import Because, Considered, judge, parts, read_game
from koloda.study.what_if import imagine, what_if
from koloda.table.table_state import TableState, show

PORTION: Final = 1000
"""Playouts between two looks at the time."""


class Told(NamedTuple):
    """A game so far: its record, and what its options name (`Game.contents`)."""

    record: str
    contents: dict[str, str]

    def read(self) -> Record:
        record = read_record(self.record)
        game = find_game(record.game)
        for name, text in self.contents.items():
            game.add_contents(name, text)
        return record


def tell(table: TableState) -> Told:
    return Told(table.record().text(), table.game.contents(table.chosen))


class Meant(NamedTuple):
    """What a bot means to do, and after how many ms."""

    code: str
    ms: int


class Advised(NamedTuple):
    """What a strong player would do (nothing: an empty code), what it was compared with, and why."""

    code: str
    compared: list[tuple[str, int, int]]
    grounds: list[Because]


class BotQuestion(NamedTuple):
    """What a bot of some level is to think about: the seat it has, the mask of seats that people hold, the
    name of its luck, and whether the game waits for it."""

    level: str
    seat: int
    people: int
    luck: str
    waited_for: bool


def question(table: TableState, seat: int) -> BotQuestion:
    player = table.chairs[seat].player
    assert isinstance(player, LevelPlayer)
    luck = table.bot_chance(seat, table.thinking[seat][1])
    held = any(window.kind == HOLD for window in table.windows)
    waited_for = not held and has(table.state.must(), seat)
    return BotQuestion(player.level, seat, int(player.people), str(luck.name), waited_for)


def think(told: Told, asked: BotQuestion, longest: float) -> Meant | None:
    """What the bot does there, from what its seat has seen; None for nothing."""
    record = told.read()
    game = edition(find_game(record.game), record)
    bot = make_player(game, asked.level, asked.seat, open_chance(asked.luck))
    bot.people = asked.people
    state = watch(record, bot)
    seat = asked.seat
    thought = bot.consider(state.view(seat), state.legal(seat), state.forms(seat), asked.waited_for)
    think_out(thought, longest)
    plan = thought.plan
    return None if plan is None else Meant(state.write_code(plan.action), int(plan.ms))


def advise(told: Told, seat: int, longest: float) -> Advised:
    """What a strong player would do there, from what the seat has seen, and why."""
    record = told.read()
    coach = Coach(edition(find_game(record.game), record), seat)
    state = watch(record, coach.player)
    thought = coach.consider(state)
    if thought is not None:
        think_out(thought, longest)
    advice = None if thought is None else coach.advice(state, thought)
    return Advised("", [], []) if advice is None else write_advice(advice)


def write_advice(advice: Advice) -> Advised:
    grounds = [Because(str(reason.name), dict(reason.values())) for reason in advice.reasons]
    return Advised(str(advice.code), [(one.code, one.chance, one.error) for one in advice.compared], grounds)


def watch(record: Record, player: Player) -> State:
    """The game as far as it was played, seen from the player's seat."""
    state, opening = open_seed(find_game(record.game), record)
    seat = int(player.seat)
    show(player, seat, opening)
    for at, line in enumerate(record.actions, 1):
        show(player, seat, play_line(state, line, at))
    return state


def think_out(thought: Thought, longest: float) -> None:
    until = perf_counter() + longest
    while not thought.done:
        thought.go_on(PORTION)
        if not thought.done and perf_counter() > until:
            thought.cut_short()


def count_parts(told: Told) -> int:
    """How many parts an analysis of this game has; a NotationError where it is not whole or not true."""
    told.read()
    return parts(read_game(told.record))


def judge_part(told: Told, effort: int, part: int) -> bytes:
    """One part of it, as JSON."""
    return msgspec.json.encode(judge(told.read(), effort, part))


def compare(told: Told, step: int, choices: list[str], worlds: int) -> list[Considered]:
    told.read()
    return what_if(told.record, step, choices, worlds=worlds)


def imagine_position(told: Told, step: int, seat: str) -> str:
    told.read()
    return imagine(told.record, step, seat)
