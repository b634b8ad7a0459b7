"""How a table comes to be: new, from a position, waiting for its players, read back, or once more."""

import os
from collections.abc import Iterable

from koloda.games import find_game
from koloda.kernel import Game
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


def rematch(table: Table, clock: Clock, luck: Luck = os.urandom, *, by: str = "") -> Table:
    """The next game of the same people and bots: it waits until everybody has come back. Whoever asked for
    it is there to begin it, unless the host does not play (a screen that everybody sees)."""
    played = table.seat_of(table.owner) >= 0 and table.seat_of(by) >= 0
    chairs = [
        Chair(chair.name, empty=chair.empty, person=chair.person, level=chair.level) for chair in table.chairs
    ]
    return open_table(
        find_game(table.game.name),
        table.game.unpin(table.chosen),
        chairs,
        clock,
        founder=by if played else table.owner,
        settings=table.settings,
        luck=luck,
        away=True,
    )
