"""What a client is told when something cannot be done: a stable code and a sentence."""


class Problem(Exception):
    """`code` is for programs, `text` for people; `status` is the answer over HTTP."""

    def __init__(self, code: str, text: str, status: int = 409) -> None:
        super().__init__(code)
        self.code = code
        self.text = text
        self.status = status


def unknown_table() -> Problem:
    """The same for a table that never was and one that the asker may not know of."""
    return Problem("table.unknown", "There is no such table.", 404)


def not_yours() -> Problem:
    return Problem("seat.not-yours", "This seat is somebody else's.", 403)


def not_host() -> Problem:
    return Problem("table.not-host", "Only the host of the table can do this.", 403)


def too_many() -> Problem:
    return Problem("rate.limit", "Too many requests; try again in a moment.", 429)


def come_back() -> Problem:
    return Problem("server.away", "The table is moving to another server; try again in a moment.", 503)
