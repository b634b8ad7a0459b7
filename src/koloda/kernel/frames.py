"""Effects of several steps as a stack of frames."""

from typing import final

from mypy_extensions import i64


@final
class Frame:
    """What goes on inside what: its phase, who may act, and the numbers it needs to finish.

    `serial` is the number of the window it opened; a restart gives a new one.
    """

    __slots__ = ("kind", "seat", "seats", "serial", "text", "values")

    def __init__(
        self, kind: i64, seat: i64, seats: i64, serial: i64, values: list[int], text: str = ""
    ) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.seats: i64 = seats
        self.serial: i64 = serial
        self.values = values
        self.text = text

    def clone(self) -> "Frame":
        return Frame(self.kind, self.seat, self.seats, self.serial, self.values[:], self.text)
