"""Guests and their one-time tokens."""

import msgspec
from sqlalchemy import delete, insert, select, update

from koloda.server.store.base import Base
from koloda.server.store.rows import guests, tokens


class TokenRow(msgspec.Struct):
    guest: str
    table: str | None
    seat: int | None


class People(Base):
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
