"""The finished games of a person: his own list, whatever the others do with theirs."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, and_, delete, insert, or_, select

from koloda.server.store.database import Database
from koloda.server.store.rows import played, tables

MOST_COUNTED = 5000
"""So many of the latest games make wins and streaks."""


class Played(msgspec.Struct):
    """Somebody in the result of a game."""

    name: str
    person: str
    won: bool


read_result = msgspec.json.Decoder(list[Played]).decode


def write_played(connection: Connection, table: str, sitters: list[str], result: str, now: int) -> None:
    """The game is over: everybody who sits there has it in his list."""
    game = connection.execute(select(tables.c.game).where(tables.c.id == table)).scalar()
    winners = {one.person for one in read_result(result) if one.won}
    connection.execute(delete(played).where(played.c.table_id == table))
    rows = [
        {"table_id": table, "guest": guest, "game": game, "at": now, "won": guest in winners}
        for guest in dict.fromkeys(sitters)
    ]
    if rows:
        connection.execute(insert(played), rows)


def query_played(guest: str, limit: int, before: tuple[int, str] | None = None) -> Select[Any]:
    """His finished games, the latest first; those `before` the time and id of one of them."""
    query = (
        select(played.c.table_id, played.c.game, played.c.at, played.c.won, tables.c.result)
        .join(tables, tables.c.id == played.c.table_id)
        .where(played.c.guest == guest)
    )
    if before is not None:
        at, id = before
        earlier = and_(played.c.at == at, played.c.table_id < id)
        query = query.where(played.c.at <= at, or_(played.c.at < at, earlier))
    return query.order_by(played.c.at.desc(), played.c.table_id.desc()).limit(limit)


class PlayedGames(Database):
    async def played(self, guest: str, limit: int, before: tuple[int, str] | None = None) -> list[Row[Any]]:
        async with self.engine.connect() as connection:
            return list(await connection.execute(query_played(guest, limit, before)))

    async def outcomes(self, guest: str) -> list[tuple[str, bool]]:
        """Which games he has played and whether he has won them, the latest first."""
        query = (
            select(played.c.game, played.c.won)
            .where(played.c.guest == guest)
            .order_by(played.c.at.desc(), played.c.table_id.desc())
            .limit(MOST_COUNTED)
        )
        async with self.engine.connect() as connection:
            return [(str(row.game), bool(row.won)) for row in await connection.execute(query)]

    async def forget_played(self, guest: str, table: str = "") -> int:
        """Takes one game off his list, or all; how many."""
        mine = delete(played).where(played.c.guest == guest)
        async with self.writing() as connection:
            found = await connection.execute(mine.where(played.c.table_id == table) if table else mine)
            return found.rowcount
