"""One game of a series: who sits where, on which deal, and how it ended."""

from collections import Counter
from typing import NamedTuple

from koloda.bots.arena import carry_out, next_action, play_match
from koloda.bots.levels import make_player
from koloda.games import find_game
from koloda.kernel import Event, NotationError
from koloda.kernel.chance import open_chance
from koloda.kernel.records import Record
from koloda.kernel.seats import seats_in
from koloda.library.seeds import derive


class Series(NamedTuple):
    """What is played: a bot for each seat, and one seed for all. Every deal is played as often as there are
    seats, the bots moved on by one each time. With `keep` the games are written down, with `habits` it is
    counted what happened by whom."""

    game: str
    options: dict[str, str]
    bots: list[str]
    seed: str
    keep: bool = False
    habits: bool = False


class GamePlayed(NamedTuple):
    """How a game ended. `seated` is which bot of the list sat at each seat; `record` is empty where none is
    kept, `habits` where they are not counted: the kinds of events of each seat, and how many of each."""

    number: int
    seated: list[int]
    winners: list[int]
    totals: list[int]
    actions: int
    record: str
    habits: tuple[dict[str, int], ...] = ()


def play_game(series: Series, number: int) -> GamePlayed:
    """The game of that number in a series; the same on every machine."""
    game = find_game(series.game)
    count = len(series.bots)
    deal, turn = divmod(number, count)
    seed = derive(series.seed, deal)
    state = game.new(count, series.options, open_chance(seed))
    if not state.must() and not state.windows():
        raise NotationError("this table waits for its host, and a simulation has none")
    seated = [(seat + turn) % count for seat in range(count)]
    players = [
        make_player(game, series.bots[bot], seat, open_chance(derive(series.seed, number, seat)))
        for seat, bot in enumerate(seated)
    ]
    text = ""
    habits: tuple[dict[str, int], ...] = ()
    if series.keep or series.habits:
        record = Record(game.name, game.version, state.header())
        record.names = [f"{series.bots[bot]}-{bot + 1}" for bot in seated]
        record.seed = seed
        counted: list[Counter[str]] = [Counter() for _ in range(count)]
        while not state.is_over():
            action = next_action(state, players)
            record.actions.append(state.write_action(action))
            events: list[Event] = []
            carry_out(state, players, action, events)
            for event in events:
                if 0 <= event.seat < count:
                    counted[event.seat][event.kind] += 1
        record.digest = state.digest()
        text, actions = record.text() if series.keep else "", len(record.actions)
        habits = tuple(dict(kinds) for kinds in counted) if series.habits else ()
    else:
        actions = int(play_match(state, players))
    winners = [int(seat) for seat in seats_in(state.winners())]
    totals = [int(points) for points in state.totals()]
    return GamePlayed(number, seated, winners, totals, actions, text, habits)


def play_games(series: Series, numbers: list[int]) -> list[GamePlayed]:
    return [play_game(series, number) for number in numbers]
