"""Guests and their one-time tokens."""

from contextlib import suppress

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from koloda.server.store.database import Database
from koloda.server.store.rows import bans, guests, places, tokens


class TokenRow(msgspec.Struct):
    guest: str
    table: str | None
    seat: int | None


class People(Database):
    async def note_place(self, table: str, guest: str, place: str) -> None:
        """He has come to this table from there."""
        one = (places.c.table_id == table) & (places.c.guest == guest) & (places.c.address == place)
        with suppress(IntegrityError):  # noted at the same time, or the table is gone
            async with self.writing() as connection:
                found = await connection.execute(update(places).where(one).values(at=self.clock()))
                if not found.rowcount:
                    await connection.execute(
                        insert(places).values(table_id=table, guest=guest, address=place, at=self.clock())
                    )

    async def is_banned(self, host: str, guest: str, place: str) -> bool:
        """Whether this guest, or whoever comes from that place, stays away from the tables of this host."""
        query = select(bans.c.guest).where(
            bans.c.host == host,
            bans.c.until > self.clock(),
            or_(bans.c.guest == guest, bans.c.address == place),
        )
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

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

    async def touch_guest(self, guest: str) -> bool:
        """He was here now; False where nobody knows him."""
        async with self.writing() as connection:
            found = await connection.execute(
                update(guests).where(guests.c.id == guest).values(seen=self.clock())
            )
            return found.rowcount > 0

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
