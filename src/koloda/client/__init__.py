"""A seat at a table of a Koloda server, for programs and for whoever writes a screen (`koloda[client]`).

import koloda.client

async with koloda.client.join(url, token=token) as seat:
    async for question in seat:
        await question.answer(question.legal[0])
"""

from koloda.client.errors import ClientError, SeatGone
from koloda.client.players import let_play
from koloda.client.seat import SeatQuestion, TableSeat, join

__all__ = ["ClientError", "SeatGone", "SeatQuestion", "TableSeat", "join", "let_play"]
