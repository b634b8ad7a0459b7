"""Who somebody is on the servers where he has played from this terminal: he comes back to his seat."""

import json
import os

from koloda.cli.saves import folder

FILE = "guests.json"


def cookie_of(origin: str) -> str:
    """What a server has given him; empty where it has not."""
    return read().get(origin, "")


def keep(origin: str, cookie: str) -> None:
    """For the next time, where the disk lets us; nobody else reads it."""
    found = {**read(), origin: cookie}
    try:
        folder().mkdir(parents=True, exist_ok=True)
        path = folder() / FILE
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump(found, file)
    except OSError:
        pass


def read() -> dict[str, str]:
    try:
        found = json.loads((folder() / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(name): str(value) for name, value in found.items()} if isinstance(found, dict) else {}
