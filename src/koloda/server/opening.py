"""A table from the store: by its rules, or, when it is over and they are not here, from its archive."""

from koloda.games import GAMES
from koloda.kernel import NotationError
from koloda.kernel.errors import MissingPart
from koloda.server.archive import ArchivedGame, read_archive
from koloda.server.reading import Slices, rebuild_in_slices
from koloda.server.store.connect import DATABASE_ERRORS
from koloda.server.store.store import Store
from koloda.server.store.tables import TableRow
from koloda.table.clocks import Clock
from koloda.table.table import Table


async def open_stored(store: Store, row: TableRow, bodies: list[bytes], clock: Clock) -> Table:
    try:
        return await with_contents(store, row, bodies, clock)
    except DATABASE_ERRORS:
        raise
    except Exception:
        head = await store.archive(row.id)
        if head is None:
            raise
    table = await rebuild_in_slices(bodies, clock, ArchivedGame(read_archive(head)))
    await fetch_cards(store, table)
    return table


async def with_contents(
    store: Store, row: TableRow, bodies: list[bytes], clock: Clock, slices: Slices | None = None
) -> Table:
    """The table by its rules, with what its options name by its contents."""
    fetched: set[str] = set()
    while True:
        try:
            return await rebuild_in_slices(bodies, clock, None, slices)
        except MissingPart as missing:
            if missing.part in fetched or not await fetch(store, row.game, missing.part):
                raise
            fetched.add(missing.part)


async def fetch(store: Store, game: str, part: str) -> bool:
    text = await store.content(part)
    if text is None or game not in GAMES:
        return False
    GAMES[game].add_contents(part, text)
    return True


async def fetch_cards(store: Store, table: Table) -> None:
    """What stands on the cards of a game that is only shown; without it they have no names."""
    for _ in range(10):
        try:
            table.game.sheet(table.options)
            return
        except MissingPart as missing:
            if not await fetch(store, table.game.name, missing.part):
                return
        except NotationError:
            return
