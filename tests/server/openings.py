"""How a game begins, written into its log before anybody looks at the table: nothing is left to luck."""

import json
import sqlite3
from typing import Any

from tests.server.servers import Server

LUCK = "00" * 16
"""What the bots of a table draw theirs from."""


def start_from(server: Server, id: str, **how: str) -> None:
    """The game has begun, in this `position` or with this `seed`."""
    with server.store() as store:
        opening = read_entry(store, id, 0)
        opening["values"] |= {"luck": LUCK, **how}
        opening["values"]["settings"]["provable"] = False
        write_entry(store, id, 0, opening)
        store.execute("DELETE FROM entries WHERE table_id = ? AND number > 0", (id,))
        store.execute("UPDATE tables SET status = 'playing', code = NULL WHERE id = ?", (id,))


def read_entry(store: sqlite3.Connection, id: str, number: int) -> dict[str, Any]:
    found = store.execute("SELECT body FROM entries WHERE table_id = ? AND number = ?", (id, number))
    entry: dict[str, Any] = json.loads(found.fetchone()[0])
    return entry


def write_entry(store: sqlite3.Connection, id: str, number: int, entry: dict[str, Any]) -> None:
    body = json.dumps(entry).encode()
    store.execute("UPDATE entries SET body = ? WHERE table_id = ? AND number = ?", (body, id, number))
