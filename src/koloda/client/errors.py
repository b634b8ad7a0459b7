"""What goes wrong on the way to a table, in one sentence."""


class ClientError(Exception):
    """The server cannot be reached, or does not let this client do what it wants. `code` is the server's own
    word for it, where it has one."""

    def __init__(self, text: str, code: str = "") -> None:
        super().__init__(text)
        self.code = code


class SeatGone(ClientError):
    """The seat is another's now, the token was taken back, or the table is gone."""
