"""How a table comes to be: new, from a position, waiting for its players, read back, or once more."""

import os
from collections.abc import Iterable

from koloda.kernel.chance import open_chance
from koloda.kernel.game import Game
from koloda.table.chairs import Chair
from koloda.table.clocks import Clock
from koloda.table.entries import Entry
from koloda.table.judging import Luck
from koloda.table.settings import LIVE, Settings
from koloda.table.standing import Standing, opening_entry
from koloda.table.table import Table


def new_table(
    game: Game,
    options: dict[str, str],
    seed: str,
    chairs: list[Chair],
    clock: Clock,
    settings: Settings | None = None,
) -> Table:
    """A new game of that seed, dealt before these eyes."""
    open_chance(seed)
    opening = opening_entry(game, options, chairs, settings or Settings(), at=clock.now(), seed=seed)
    return begin(Standing(opening, game, chairs), clock)


def table_at(
    game: Game, position: str, chairs: list[Chair], clock: Clock, settings: Settings | None = None
) -> Table:
    """A game that goes on from a position."""
    text = game.read(position).text()
    opening = opening_entry(game, {}, chairs, settings or Settings(), at=clock.now(), position=text)
    return begin(Standing(opening, game, chairs), clock)


def begin(standing: Standing, clock: Clock) -> Table:
    table = Table(standing, clock)
    table.look()
    return table


def open_table(
    game: Game,
    options: dict[str, str],
    chairs: list[Chair],
    clock: Clock,
    *,
    founder: str = "",
    settings: Settings = LIVE,
    luck: Luck = os.urandom,
    away: bool = False,
) -> Table:
    """A table that waits for its players. Store its `log` first; options that do not fit are refused.

    Chairs are empty, persons (`person` and name) or bots (`level` and name).
    """
    opening = opening_entry(
        game, options, chairs, settings, at=clock.now(), founder=founder, luck=luck(16).hex(), away=away
    )
    return Table(Standing(opening, game), clock, luck)


def rebuild(
    entries: Iterable[Entry], clock: Clock, game: Game | None = None, luck: Luck = os.urandom
) -> Table:
    """The table that these entries add up to: position, prompts, times left, bots, answers."""
    log = list(entries)
    table = Table(Standing(log[0], game), clock, luck)
    for entry in log[1:]:
        table.standing.happen(entry)
        table.remember(entry)
    table.queue.note_windows(table.standing.windows, table.now())
    return table


def rematch(table: Table, clock: Clock, luck: Luck = os.urandom, *, by: str = "") -> Table:
    """The next game of the same people and bots: it waits until everybody has come back. Whoever asked for
    it is there to begin it, unless the host does not play (a screen that everybody sees)."""
    standing = table.standing
    played = table.seat_of(standing.owner) >= 0 and table.seat_of(by) >= 0
    chairs = [
        Chair(chair.name, empty=chair.empty, person=chair.person, level=chair.level) for chair in table.chairs
    ]
    return open_table(
        table.game,
        standing.options,
        chairs,
        clock,
        founder=by if played else standing.owner,
        settings=standing.settings,
        luck=luck,
        away=True,
    )
