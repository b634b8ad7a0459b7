"""What whoever runs the server has ordered: tables that are closed or set aside, guests and addresses that
are kept out, a notice to everybody. Every process reads it once a second."""

import msgspec
from sqlalchemy import delete, insert, select, update

from koloda.server.store.database import Database
from koloda.server.store.rows import BY_ORDER, CLOSED, OVER, settings, tables

BAN = "ban "
NOTICE = "notice"


class Ban(msgspec.Struct, frozen=True):
    """`until` is ms since 1970; 0 is for good."""

    until: int = 0
    why: str = ""


class StandingOrders(msgspec.Struct):
    """Bans by the guest's id or the address."""

    bans: dict[str, Ban] = msgspec.field(default_factory=dict)
    notice: str = ""
    aside: set[str] = msgspec.field(default_factory=set)


class Orders(Database):
    async def standing_orders(self) -> StandingOrders:
        """Those that hold now."""
        now = self.clock()
        told = select(settings.c.name, settings.c.value).where(
            settings.c.name.startswith(BAN, autoescape=True) | (settings.c.name == NOTICE)
        )
        aside = select(tables.c.id).where(tables.c.aside.in_(BY_ORDER))
        found = StandingOrders()
        async with self.engine.connect() as connection:
            for name, value in await connection.execute(told):
                if name == NOTICE:
                    found.notice = str(value)
                    continue
                ban = msgspec.json.decode(value, type=Ban)
                if not 0 < ban.until < now:
                    found.bans[str(name).removeprefix(BAN)] = ban
            found.aside = {str(row[0]) for row in await connection.execute(aside)}
        return found

    async def hold(self, table: str, why: str) -> bool:
        """Nobody leads or reads the table from now on; False where there is none."""
        values: dict[str, object] = {"aside": why, "lease_by": None, "lease_until": 0, "due": None}
        if why == CLOSED:
            values |= {"status": OVER, "code": None}
        async with self.writing() as connection:
            found = await connection.execute(update(tables).where(tables.c.id == table).values(values))
            return found.rowcount > 0

    async def free(self, table: str) -> bool:
        """A table that was held goes on; one that cannot be read is tried again."""
        async with self.writing() as connection:
            found = await connection.execute(
                update(tables)
                .where(tables.c.id == table, tables.c.aside.is_not(None), tables.c.aside != CLOSED)
                .values(aside=None, due=self.clock())
            )
            return found.rowcount > 0

    async def ban(self, who: str, ban: Ban) -> None:
        await self.order(BAN + who, msgspec.json.encode(ban).decode())

    async def unban(self, who: str) -> bool:
        return await self.recall(BAN + who)

    async def announce(self, text: str) -> None:
        """Everybody at a table reads it; nothing takes it back."""
        if text:
            await self.order(NOTICE, text)
        else:
            await self.recall(NOTICE)

    async def order(self, name: str, value: str) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(settings).where(settings.c.name == name))
            await connection.execute(insert(settings).values(name=name, value=value))

    async def recall(self, name: str) -> bool:
        async with self.writing() as connection:
            found = await connection.execute(delete(settings).where(settings.c.name == name))
            return found.rowcount > 0
