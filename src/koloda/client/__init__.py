"""A seat at a table of a Koloda server, for programs and for whoever writes a screen (`koloda[client]`).

import koloda.client

async with koloda.client.join(url, token=token) as seat:
    async for question in seat:
        await question.answer(question.legal[0])
"""

try:
    import msgspec  # noqa: F401
    import websockets  # noqa: F401
except ModuleNotFoundError as _error:
    raise ModuleNotFoundError(
        f"koloda.client needs {_error.name}, which is not installed: pip install 'koloda[client]'",
        name=_error.name,
    ) from None

from koloda.client.errors import ClientError, SeatGone
from koloda.client.players import let_play
from koloda.client.seat import SeatQuestion, TableSeat, join

__all__ = ["ClientError", "SeatGone", "SeatQuestion", "TableSeat", "join", "let_play"]
