"""What people say at a table."""

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from koloda.server.store.database import Database
from koloda.server.store.rows import chats


class ChatRow(msgspec.Struct):
    number: int
    guest: str
    seat: int
    name: str
    text: str
    at: int
    about: int | None = None
    """The seat that it reports to the owner, who alone reads it."""


ERASED = {"guest": "", "name": "", "message": "", "text": ""}
"""A line that somebody has taken back."""


class Chats(Database):
    async def add_chat(
        self,
        table: str,
        guest: str,
        seat: int,
        name: str,
        message: str,
        words: str,
        about: int | None = None,
    ) -> ChatRow | None:
        """The line with its number; None when this message is there already. A LookupError says that it was
        another line."""
        at = self.clock()
        number = select(func.coalesce(func.max(chats.c.number), 0) + 1).where(chats.c.table_id == table)
        again = select(chats.c.text, chats.c.about).where(
            chats.c.table_id == table, chats.c.guest == guest, chats.c.message == message
        )
        for _ in range(20):
            try:
                async with self.writing() as connection:
                    said = (await connection.execute(again)).first()
                    if said is not None and (said.text, said.about) != (words, about):
                        raise LookupError(message)
                    if said is not None:
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
                            about=about,
                        )
                        .returning(chats.c.number)
                    )
                    return ChatRow(int(found.scalar_one()), guest, seat, name, words, at, about)
            except IntegrityError:
                continue  # somebody else took this number
        raise RuntimeError("the chat of a table is too busy")

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        query = (
            select(chats)
            .where(chats.c.table_id == table, chats.c.number > after, chats.c.text != "")
            .order_by(chats.c.number.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            found = [
                ChatRow(row.number, row.guest, row.seat, row.name, row.text, row.at, row.about)
                for row in await connection.execute(query)
            ]
        return found[::-1]

    async def chat_numbers(self, ids: list[str]) -> dict[str, int]:
        """How far the chats of these tables have come."""
        if not ids:
            return {}
        query = (
            select(chats.c.table_id, func.max(chats.c.number))
            .where(chats.c.table_id.in_(ids))
            .group_by(chats.c.table_id)
        )
        async with self.engine.connect() as connection:
            return {str(row[0]): int(row[1]) for row in await connection.execute(query)}

    async def forget_chat(self, table: str) -> None:
        """The last line stays, empty: numbers never begin again, whoever waits for the next one gets it."""
        last = select(func.max(chats.c.number)).where(chats.c.table_id == table).scalar_subquery()
        own = chats.c.table_id == table
        async with self.writing() as connection:
            await connection.execute(delete(chats).where(own, chats.c.number < last))
            await connection.execute(update(chats).where(own).values(ERASED))
