"""What people say at a table."""

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from koloda.server.store.base import Base
from koloda.server.store.rows import chats


class ChatRow(msgspec.Struct):
    number: int
    guest: str
    seat: int
    name: str
    text: str
    at: int


class Chats(Base):
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

    async def forget_chat(self, table: str) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(chats).where(chats.c.table_id == table))
