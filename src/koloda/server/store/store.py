"""Everything the server reads and writes. The log is the truth; a table's row is its index card."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Row,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import ColumnElement

from koloda.server.store.connect import open_log
from koloda.server.store.rows import chats, entries, guests, outages, seats, settings, tables, tokens

WAITING, PLAYING, OVER = "waiting", "playing", "over"
DATABASE_MS: ColumnElement[int] = literal_column(
    "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
)


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


class Card(msgspec.Struct, kw_only=True):
    """The part of a table's row that follows from its log; `sitters` are seats and their guests."""

    status: str
    count: int
    people: int
    free: int
    host: str
    sitters: dict[int, str]


class TableRow(msgspec.Struct, kw_only=True):
    id: str
    code: str | None
    game: str
    public: bool
    watch: bool
    created: int
    status: str = WAITING


class Lease(msgspec.Struct):
    """`held`: this process writes for the table from now on, after nobody did since `silent_since`
    (None: it was never left alone). Otherwise `by` does."""

    held: bool
    by: str
    silent_since: int | None = None


class TokenRow(msgspec.Struct):
    guest: str
    table: str | None
    seat: int | None


class ChatRow(msgspec.Struct):
    number: int
    guest: str
    seat: int
    name: str
    text: str
    at: int


class Batch(msgspec.Struct):
    """What one table wants stored in one go: entries from `number` on, and whether the game begins."""

    table: str
    number: int
    bodies: list[bytes]
    starts: bool = False


class Keep(msgspec.Struct, frozen=True):
    """How long things are kept, in ms."""

    guests: int
    waiting: int
    playing: int
    chat: int


class Store:
    """Writes to SQLite take turns; PostgreSQL sorts them out itself."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], int] = wall_ms) -> None:
        self.engine = engine
        self.clock = clock
        self.embedded = engine.dialect.name == "sqlite"
        self.turn = asyncio.Lock()
        self.log = open_log(engine) if self.embedded else None
        self.thread = ThreadPoolExecutor(1, "log")

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        if not self.embedded:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self.turn, self.engine.begin() as connection:
            yield connection

    def now(self) -> ColumnElement[int]:
        """The time that leases are measured by: the database's own, where machines share it."""
        return literal(self.clock()) if self.embedded else DATABASE_MS

    async def close(self) -> None:
        await self.engine.dispose()
        self.thread.submit(self.log.dispose if self.log is not None else int).result()
        self.thread.shutdown()

    async def ping(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(select(1))

    # Settings that all processes share

    async def secret(self) -> str:
        """What cookies are signed with; made once."""
        return await self.setting("secret", secrets.token_hex(32))

    async def setting(self, name: str, default: str) -> str:
        """The stored value, or the default, which is then stored."""
        query = select(settings.c.value).where(settings.c.name == name)
        async with self.writing() as connection:
            found = (await connection.execute(query)).scalar()
            if found is None:
                try:
                    async with connection.begin_nested():
                        await connection.execute(insert(settings).values(name=name, value=default))
                    return default
                except IntegrityError:
                    found = (await connection.execute(query)).scalar_one()
            return str(found)

    async def set_setting(self, name: str, value: str) -> None:
        async with self.writing() as connection:
            await connection.execute(update(settings).where(settings.c.name == name).values(value=value))

    # Guests

    async def add_guest(self, guest: str, name: str) -> None:
        now = self.clock()
        async with self.writing() as connection:
            await connection.execute(insert(guests).values(id=guest, name=name, created=now, seen=now))

    async def guest_name(self, guest: str) -> str | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(guests.c.name).where(guests.c.id == guest))
            name = found.scalar()
        return None if name is None else str(name)

    async def rename(self, guest: str, name: str) -> None:
        async with self.writing() as connection:
            await connection.execute(
                update(guests).where(guests.c.id == guest).values(name=name, seen=self.clock())
            )

    async def touch_guest(self, guest: str) -> None:
        async with self.writing() as connection:
            await connection.execute(update(guests).where(guests.c.id == guest).values(seen=self.clock()))

    async def forget_guest(self, guest: str, played: list[str]) -> None:
        """Deletes a guest and his chat, and takes his name off these games."""
        async with self.writing() as connection:
            await connection.execute(delete(chats).where(chats.c.guest == guest))
        for table in played:
            await self.forget_name(table, guest)
        async with self.writing() as connection:
            await connection.execute(delete(tokens).where(tokens.c.guest == guest))
            await connection.execute(delete(guests).where(guests.c.id == guest))

    # One-time tokens

    async def add_token(
        self, fingerprint: str, purpose: str, guest: str, until: int, table: str | None, seat: int | None
    ) -> None:
        async with self.writing() as connection:
            await connection.execute(
                insert(tokens).values(
                    fingerprint=fingerprint,
                    purpose=purpose,
                    guest=guest,
                    table_id=table,
                    seat=seat,
                    until=until,
                )
            )

    async def use_token(self, fingerprint: str, purpose: str) -> TokenRow | None:
        """The token, if it holds; it does not after this."""
        async with self.writing() as connection:
            found = await connection.execute(
                delete(tokens)
                .where(
                    tokens.c.fingerprint == fingerprint,
                    tokens.c.purpose == purpose,
                    tokens.c.until > self.clock(),
                )
                .returning(tokens.c.guest, tokens.c.table_id, tokens.c.seat)
            )
            row = found.first()
        return None if row is None else TokenRow(row.guest, row.table_id, row.seat)

    # Tables

    async def add_table(self, table: TableRow, card: Card, bodies: list[bytes]) -> None:
        """A new table with the first entries of its log; an IntegrityError says that the code is taken."""
        async with self.writing() as connection:
            await connection.execute(
                insert(tables).values(
                    id=table.id,
                    code=table.code,
                    game=table.game,
                    public=table.public,
                    watch=table.watch,
                    host=card.host,
                    status=card.status,
                    count=card.count,
                    people=card.people,
                    free=card.free,
                    created=table.created,
                    touched=table.created,
                    due=None,
                    lease_by=None,
                    lease_until=0,
                )
            )
            await connection.execute(insert(entries), entry_rows(table.id, 0, bodies))
            await write_sitters(connection, table.id, card)

    async def table(self, id: str) -> TableRow | None:
        query = select(
            tables.c.id,
            tables.c.code,
            tables.c.game,
            tables.c.public,
            tables.c.watch,
            tables.c.created,
            tables.c.status,
        ).where(tables.c.id == id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else TableRow(**row._mapping)

    async def find_code(self, code: str) -> str | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(tables.c.id).where(tables.c.code == code, tables.c.status == WAITING)
            )
            id = found.scalar()
        return None if id is None else str(id)

    async def public_tables(self, limit: int = 100) -> list[Row[Any]]:
        query = (
            select(
                tables,
                tables.c.count.label("chairs"),
                func.coalesce(guests.c.name, "").label("host_name"),
            )
            .outerjoin(guests, guests.c.id == tables.c.host)
            .where(tables.c.status == WAITING, tables.c.public)
            .order_by(tables.c.created.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return list(await connection.execute(query))

    async def tables_of(self, guest: str, limit: int = 50, status: str = "") -> list[str]:
        mine = exists().where(seats.c.table_id == tables.c.id, seats.c.guest == guest)
        query = select(tables.c.id).where(or_(tables.c.host == guest, mine))
        if status:
            query = query.where(tables.c.status == status)
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(tables.c.touched.desc()).limit(limit))
            return [str(row[0]) for row in found]

    # The log

    async def append(self, batches: list[Batch]) -> None:
        """Stores all of it or nothing; an IntegrityError says that another process was first."""
        if self.log is None:
            async with self.writing() as connection:
                await connection.run_sync(append_rows, batches)
        else:
            async with self.turn:
                await asyncio.get_running_loop().run_in_executor(self.thread, self.append_now, batches)

    def append_now(self, batches: list[Batch]) -> None:
        assert self.log is not None
        with self.log.begin() as connection:
            append_rows(connection, batches)

    async def write_card(self, table: str, card: Card) -> None:
        values: dict[str, object] = {
            "touched": self.clock(),
            "status": card.status,
            "count": card.count,
            "people": card.people,
            "free": card.free,
            "host": card.host,
        }
        if card.status != WAITING:
            values["code"] = None
        async with self.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(values))
            await connection.execute(delete(seats).where(seats.c.table_id == table))
            await write_sitters(connection, table, card)

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

    # Leases

    async def lease(self, table: str, process: str, ms: int) -> Lease:
        now = self.now()
        async with self.writing() as connection:
            before = (
                await connection.execute(
                    select(tables.c.lease_by, tables.c.lease_until, now)
                    .where(tables.c.id == table)
                    .with_for_update()
                )
            ).first()
            if before is None:
                return Lease(False, "")
            by, until, at = before
            if by is not None and by != process and until >= at:
                return Lease(False, str(by))
            await connection.execute(
                update(tables).where(tables.c.id == table).values(lease_by=process, lease_until=now + ms)
            )
        lapsed = by is not None and by != process
        return Lease(True, process, int(until) - ms if lapsed else None)

    async def renew(self, process: str, ms: int) -> set[str]:
        """The tables this process still holds, all renewed."""
        async with self.writing() as connection:
            found = await connection.execute(
                update(tables)
                .where(tables.c.lease_by == process)
                .values(lease_until=self.now() + ms, touched=self.clock())
                .returning(tables.c.id)
            )
            return {str(row[0]) for row in found}

    async def let_go(self, process: str, dues: dict[str, int | None]) -> None:
        """Nobody holds these tables now; each says when somebody must."""
        if not dues:
            return
        async with self.writing() as connection:
            await connection.execute(
                LET_GO, [{"key": id, "process": process, "wake": due} for id, due in dues.items()]
            )

    async def drop_leases(self) -> None:
        """For a database that only one process may use: whoever held a table is gone."""
        async with self.writing() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.lease_by.is_not(None))
                .values(lease_by=None, lease_until=0, due=self.clock())
            )

    async def due(self, limit: int = 200) -> list[str]:
        """Games that nobody holds and that have something to do, or whose holder has gone silent."""
        query = (
            select(tables.c.id)
            .where(
                tables.c.status == PLAYING,
                or_(
                    and_(tables.c.lease_by.is_(None), tables.c.due <= self.clock()),
                    and_(tables.c.lease_by.is_not(None), tables.c.lease_until < self.now()),
                ),
            )
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return [str(row[0]) for row in await connection.execute(query)]

    # Times when no process ran at all

    async def wake(self, silence: int) -> None:
        """Called at the start: notes for how long nobody was there."""
        now = self.clock()
        alive = int(await self.setting("alive", str(now)))
        if now - alive > silence:
            with suppress(IntegrityError):  # another process has woken up first and noted it
                async with self.writing() as connection:
                    await connection.execute(insert(outages).values(began=alive, ended=now))
        await self.breathe()

    async def breathe(self) -> None:
        await self.set_setting("alive", str(self.clock()))

    async def stood(self, since: int) -> int:
        """For how many ms after that moment nobody was there."""
        query = select(outages.c.began, outages.c.ended).where(outages.c.ended > since)
        async with self.engine.connect() as connection:
            return sum(row.ended - max(row.began, since) for row in await connection.execute(query))

    # Chat

    async def add_chat(
        self, table: str, guest: str, seat: int, name: str, message: str, words: str
    ) -> ChatRow | None:
        """The line with its number; None when this message is there already."""
        at = self.clock()
        number = select(func.coalesce(func.max(chats.c.number), 0) + 1).where(chats.c.table_id == table)
        again = select(chats.c.number).where(
            chats.c.table_id == table, chats.c.guest == guest, chats.c.message == message
        )
        for _ in range(20):
            try:
                async with self.writing() as connection:
                    if (await connection.execute(again)).first() is not None:
                        return None
                    found = await connection.execute(
                        insert(chats)
                        .values(
                            table_id=table,
                            number=number.scalar_subquery(),
                            guest=guest,
                            seat=seat,
                            name=name,
                            message=message,
                            text=words,
                            at=at,
                        )
                        .returning(chats.c.number)
                    )
                    return ChatRow(int(found.scalar_one()), guest, seat, name, words, at)
            except IntegrityError:
                continue  # somebody else took this number
        raise RuntimeError("the chat of a table is too busy")

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        query = (
            select(chats)
            .where(chats.c.table_id == table, chats.c.number > after)
            .order_by(chats.c.number.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            found = [
                ChatRow(row.number, row.guest, row.seat, row.name, row.text, row.at)
                for row in await connection.execute(query)
            ]
        return found[::-1]

    async def drop_table(self, table: str) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(tables).where(tables.c.id == table))

    async def forget_chat(self, table: str) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(chats).where(chats.c.table_id == table))

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
            await connection.execute(delete(seats).where(seats.c.table_id == table, seats.c.guest == guest))
            await connection.execute(
                update(tables).where(tables.c.id == table, tables.c.host == guest).values(host="")
            )

    # Retention

    async def forget_old(self, keep: Keep) -> int:
        """Deletes what has been kept long enough; finished games keep their record."""
        now = self.clock()
        async with self.engine.connect() as connection:
            old = select(guests.c.id).where(guests.c.seen < now - keep.guests).limit(100)
            gone = [str(row[0]) for row in await connection.execute(old)]
        for guest in gone:
            await self.forget_guest(guest, await self.tables_of(guest, 10_000, status=OVER))
        async with self.writing() as connection:
            dropped = await connection.execute(
                delete(tables).where(
                    or_(
                        and_(tables.c.status == WAITING, tables.c.touched < now - keep.waiting),
                        and_(tables.c.status == PLAYING, tables.c.touched < now - keep.playing),
                    )
                )
            )
            finished = select(tables.c.id).where(tables.c.status == OVER, tables.c.touched < now - keep.chat)
            await connection.execute(delete(chats).where(chats.c.table_id.in_(finished)))
            await connection.execute(delete(tokens).where(tokens.c.until < now))
            await connection.execute(delete(outages).where(outages.c.ended < now - keep.playing))
        return dropped.rowcount


LET_GO = (
    update(tables)
    .where(tables.c.id == bindparam("key"), tables.c.lease_by == bindparam("process"))
    .values(lease_by=None, lease_until=0, due=bindparam("wake"))
)


def append_rows(connection: Connection, batches: list[Batch]) -> None:
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
        rows = [row for batch in batches for row in entry_rows(batch.table, batch.number, batch.bodies)]
        connection.execute(insert(entries), rows)
    begun = [batch.table for batch in batches if batch.starts]
    if begun:
        connection.execute(update(tables).where(tables.c.id.in_(begun)).values(status=PLAYING, code=None))


def entry_rows(table: str, number: int, bodies: list[bytes]) -> list[dict[str, object]]:
    return [{"table_id": table, "number": number + n, "body": body} for n, body in enumerate(bodies)]


async def write_sitters(connection: AsyncConnection, table: str, card: Card) -> None:
    if card.sitters:
        await connection.execute(
            insert(seats),
            [{"table_id": table, "seat": seat, "guest": guest} for seat, guest in card.sitters.items()],
        )


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
