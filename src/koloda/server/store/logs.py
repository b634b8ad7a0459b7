"""The logs of tables: numbered entries, never changed but to forget a person."""

import asyncio

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from koloda.server.store.connect import DATABASE_ERRORS, was_refused
from koloda.server.store.database import Database
from koloda.server.store.played import write_played
from koloda.server.store.rows import OVER, bans, chats, entries, places, played, seats, tables

EVENING = 12 * 3_600_000
"""How long a ban holds and a place is remembered, in ms."""
NOWHERE = "-"
"""The place of a ban that is for the guest himself."""


class TableSummary(msgspec.Struct, kw_only=True):
    """The part of a table's row that follows from its log; `sitters` are seats and their guests, `result` who
    played and who won, as JSON, when it is over."""

    status: str
    count: int
    people: int
    free: int
    host: str
    sitters: dict[int, str]
    result: str | None = None


class Batch(msgspec.Struct):
    """What one table wants stored in one go: entries from `number` on, what they sum up to where that
    changes, and whom they ban (the owner, the guest)."""

    table: str
    number: int
    bodies: list[bytes]
    summary: TableSummary | None = None
    banned: list[tuple[str, str]] = []


class Unsure(Exception):
    """The line to the database broke while it stored: nobody knows whether it did."""


class NotHeld(Exception):
    """Another process writes for one of these tables now."""


APPEND = """INSERT INTO entries (table_id, number, body)
    SELECT news.id, news.number, news.body
    FROM unnest($1::varchar[], $2::integer[], $3::bytea[]) AS news(id, number, body)
    JOIN tables ON tables.id = news.id WHERE $4::varchar = '' OR tables.lease_by = $4::varchar
    FOR SHARE OF tables"""
"""For PostgreSQL: whoever has been silent for long may find that he writes for the table no more. The lock
lets nobody take the table over while this is written; a machine that vanishes meanwhile loses it with its
session."""


class Logs(Database):
    async def append(self, batches: list[Batch], process: str = "") -> None:
        """Stores all of it or nothing; an IntegrityError or NotHeld says that another process was first."""
        if self.log_engine is None:
            async with self.engine.connect() as connection:
                transaction = await connection.begin()
                await connection.run_sync(append_rows, batches, self.clock(), process)
                try:
                    await transaction.commit()
                except DATABASE_ERRORS as error:
                    if was_refused(error):
                        raise
                    raise Unsure from error
        else:
            async with self.my_turn():
                await asyncio.get_running_loop().run_in_executor(self.thread, self.append_now, batches)

    def append_now(self, batches: list[Batch]) -> None:
        assert self.log_engine is not None
        with self.log_engine.begin() as connection:
            append_rows(connection, batches, self.clock())

    async def entries(self, table: str, after: int = -1) -> list[bytes]:
        """The bodies of what was stored behind a number."""
        query = (
            select(entries.c.body)
            .where(entries.c.table_id == table, entries.c.number > after)
            .order_by(entries.c.number)
        )
        async with self.engine.connect() as connection:
            return [bytes(row[0]) for row in await connection.execute(query)]

    async def numbers(self, ids: list[str]) -> dict[str, int]:
        """How far the logs of these tables have come."""
        if not ids:
            return {}
        query = (
            select(entries.c.table_id, func.max(entries.c.number))
            .where(entries.c.table_id.in_(ids))
            .group_by(entries.c.table_id)
        )
        async with self.engine.connect() as connection:
            return {str(row[0]): int(row[1]) for row in await connection.execute(query)}

    async def forget_name(self, table: str, guest: str) -> None:
        """Takes a guest's name and id off a table's log and chat; what was played stays."""
        async with self.writing() as connection:
            await connection.execute(
                update(chats)
                .where(chats.c.table_id == table, chats.c.guest == guest)
                .values(name="", guest="")
            )
            found = await connection.execute(
                select(entries.c.number, entries.c.body).where(entries.c.table_id == table)
            )
            for number, body in found.all():
                changed = without_person(bytes(body), guest)
                if changed is not None:
                    await connection.execute(
                        update(entries)
                        .where(entries.c.table_id == table, entries.c.number == number)
                        .values(body=changed)
                    )
            for rows in (seats, places, played):
                await connection.execute(delete(rows).where(rows.c.table_id == table, rows.c.guest == guest))
            await connection.execute(
                update(tables).where(tables.c.id == table, tables.c.host == guest).values(host="")
            )
            result = (await connection.execute(select(tables.c.result).where(tables.c.id == table))).scalar()
            cleaned = without_person(str(result or "").encode(), guest)
            if cleaned is not None:
                await connection.execute(
                    update(tables).where(tables.c.id == table).values(result=cleaned.decode())
                )


def append_rows(connection: Connection, batches: list[Batch], now: int, process: str = "") -> None:
    if connection.dialect.name == "sqlite":
        # One statement for all rows: between two of them this thread would have to wait for the server's.
        values = [
            value
            for batch in batches
            for n, body in enumerate(batch.bodies, batch.number)
            for value in (batch.table, n, body)
        ]
        places = ",".join(["(?,?,?)"] * (len(values) // 3))
        connection.exec_driver_sql(
            f"INSERT INTO entries (table_id, number, body) VALUES {places}", tuple(values)
        )
    else:
        rows = [
            (batch.table, number, body)
            for batch in batches
            for number, body in enumerate(batch.bodies, batch.number)
        ]
        ids, numbers, bodies = (list(column) for column in zip(*rows, strict=True))
        if connection.exec_driver_sql(APPEND, (ids, numbers, bodies, process)).rowcount < len(rows):
            raise NotHeld
    for batch in batches:
        if batch.summary is not None:
            write_summary(connection, batch.table, batch.summary, now)
        for host, guest in batch.banned:
            write_ban(connection, batch.table, host, guest, now + EVENING)


def write_ban(connection: Connection, table: str, host: str, guest: str, until: int) -> None:
    """For this evening, also by another cookie: by every place that he has come from, but for those where
    somebody else at the table has come from too."""
    others = select(places.c.address).where(places.c.table_id == table, places.c.guest != guest)
    his = select(places.c.address).where(
        places.c.table_id == table, places.c.guest == guest, places.c.address.not_in(others)
    )
    found = [NOWHERE, *(str(row[0]) for row in connection.execute(his))]
    connection.execute(delete(bans).where(bans.c.host == host, bans.c.guest == guest))
    connection.execute(
        insert(bans), [{"host": host, "guest": guest, "address": place, "until": until} for place in found]
    )


def write_summary(connection: Connection, table: str, summary: TableSummary, now: int) -> None:
    if summary.status == OVER:
        was = connection.execute(select(tables.c.status).where(tables.c.id == table)).scalar()
        if was is not None and was != OVER:
            write_played(connection, table, list(summary.sitters.values()), summary.result or "[]", now)
    values: dict[str, object] = {
        "touched": now,
        "status": summary.status,
        "count": summary.count,
        "people": summary.people,
        "free": summary.free,
        "host": summary.host,
        "result": summary.result,
    }
    connection.execute(update(tables).where(tables.c.id == table).values(values))
    connection.execute(delete(seats).where(seats.c.table_id == table))
    write_sitters(connection, table, summary)


def write_sitters(connection: Connection, table: str, summary: TableSummary) -> None:
    if summary.sitters:
        connection.execute(
            insert(seats),
            [{"table_id": table, "seat": seat, "guest": guest} for seat, guest in summary.sitters.items()],
        )


def entry_rows(table: str, number: int, bodies: list[bytes]) -> list[dict[str, object]]:
    return [{"table_id": table, "number": number + n, "body": body} for n, body in enumerate(bodies)]


def without_person(body: bytes, guest: str) -> bytes | None:
    """An entry without that person; None where he is not in it."""
    if guest.encode() not in body:
        return None

    def clean(value: object) -> object:
        if isinstance(value, dict):
            his = guest in value.values()
            return {key: "" if his and key == "name" else clean(inner) for key, inner in value.items()}
        if isinstance(value, list):
            return [clean(inner) for inner in value]
        return "" if value == guest else value

    return msgspec.json.encode(clean(msgspec.json.decode(body)))
