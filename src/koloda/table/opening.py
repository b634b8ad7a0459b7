"""How a table comes to be: new, from a position, waiting for players, read back, or the next of a room."""

import os
from collections.abc import Iterable

from koloda.games import find_game
from koloda.kernel import Game, NotationError
from koloda.kernel.chance import open_chance
from koloda.table.chairs import Chair
from koloda.table.clocks import Clock
from koloda.table.entries import Entry
from koloda.table.settings import LIVE, TableSettings
from koloda.table.table import Table
from koloda.table.table_state import Luck, opening_entry


def new_table(
    game: Game,
    options: dict[str, str],
    seed: str,
    chairs: list[Chair],
    clock: Clock,
    settings: TableSettings | None = None,
) -> Table:
    """A new game of that seed, dealt before these eyes."""
    open_chance(seed)
    opening = opening_entry(game, options, chairs, settings or TableSettings(), at=clock.now(), seed=seed)
    return begin(Table(opening, clock, game, chairs))


def table_at(
    game: Game, position: str, chairs: list[Chair], clock: Clock, settings: TableSettings | None = None
) -> Table:
    """A game that goes on from a position."""
    text = game.read(position).text()
    opening = opening_entry(game, {}, chairs, settings or TableSettings(), at=clock.now(), position=text)
    return begin(Table(opening, clock, game, chairs))


def begin(table: Table) -> Table:
    table.look()
    return table


def open_table(
    game: Game,
    options: dict[str, str],
    chairs: list[Chair],
    clock: Clock,
    *,
    founder: str = "",
    settings: TableSettings = LIVE,
    luck: Luck = os.urandom,
    away: bool = False,
) -> Table:
    """A table that waits for its players. Store its `log` first; options that do not fit are refused.

    Chairs are empty, persons (`person` and name) or bots (`level` and name).
    """
    pinned = game.pin(options)
    opening = opening_entry(
        game, pinned, chairs, settings, at=clock.now(), founder=founder, luck=luck(16).hex(), away=away
    )
    return Table(opening, clock, game, urandom=luck)


def rebuild(
    entries: Iterable[Entry], clock: Clock, game: Game | None = None, luck: Luck = os.urandom
) -> Table:
    """The table that these entries add up to: position, prompts, times left, bots, answers."""
    log = list(entries)
    table = Table(log[0], clock, game, urandom=luck)
    for entry in log[1:]:
        table.read(entry)
    table.queue.note_windows(table.windows, table.now())
    return table


def next_game(table: Table, clock: Clock, luck: Luck = os.urandom, *, by: str = "", game: str = "") -> Table:
    """What the same people and bots play next, the same game or another one: it waits until they have come
    back. Whoever asked for it is there to begin it, unless the table was opened on a screen that everybody
    sees."""
    following = find_game(game or table.game.name)
    same = following.name == table.game.name
    chairs = next_chairs(table, following)
    options = table.game.unpin(table.chosen) if same else following.presets.get("advised", {})
    plays = any(chair.person == table.founder for chair in chairs)
    return open_table(
        following,
        following.fit(len(chairs), options),
        chairs,
        clock,
        founder=by if plays or not table.founder else table.founder,
        settings=table.settings,
        luck=luck,
        away=True,
    )


def next_chairs(table: Table, game: Game) -> list[Chair]:
    """Everybody who is still there, in order; bots where they are needed and as far as there is room. The
    token of a program was for one table: it does not come along."""
    people = [chair for chair in table.chairs if chair.is_person]
    if len(people) > game.most:
        raise NotationError(f"{game.name} is for {game.least} to {game.most} players, not {len(people)}")
    stay = [chair for chair in table.chairs if not chair.empty and not chair.program]
    while len(stay) > game.most:
        stay.remove([chair for chair in stay if chair.level][-1])
    chairs = [Chair(chair.name, person=chair.person, level=chair.level) for chair in stay]
    return chairs + [Chair("", empty=True) for _ in range(game.least - len(chairs))]
