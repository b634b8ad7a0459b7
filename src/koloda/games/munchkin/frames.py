"""Effects of several steps: a locked window is a frame, whose numbers mean what stands here."""

from typing import Final, final

from mypy_extensions import i64

# Values of a W.DIE frame: the frame's seat threw it
FACE: Final = 0
AGAINST: Final = 1
"""The monster's card, or NO_CARD for a theft."""
VICTIM: Final = 2
LOOT: Final = 3
ADDED: Final = 4
FLOWN: Final = 5
REROLLED: Final = 6

# Values of a W.PICK or R.SPLIT frame: the frame's seat chooses; the choices follow
BY: Final = 0
CARD: Final = 1
OF: Final = 2
PLACE: Final = 3
AMOUNT: Final = 4
CHOICES: Final = 5

# BY
BY_EFFECT: Final = 0
"""A consequence of CARD on OF, its number PLACE from 0; AMOUNT cards are chosen."""
BY_SERENADE: Final = 1
BY_ENCORE: Final = 2
BY_SHARE: Final = 3
BY_FETCH: Final = 4
HAND_CARDS: Final = -5
"""A choice: AMOUNT of the chooser's own hand cards."""


def die(face: int, *, against: i64 = -1, victim: i64 = -1, loot: i64 = -1) -> list[int]:
    """The values of a W.DIE frame: against a monster, or for an item of a victim."""
    return [face, int(against), int(victim), int(loot), 0, 0, 0]


def prompt(
    by: int, choices: list[int], amount: i64 = 1, *, card: i64 = -1, of: i64 = -1, place: i64 = 0
) -> list[int]:
    """The values of a W.PICK or R.SPLIT frame."""
    return [by, int(card), int(of), int(place), int(amount), *choices]


@final
class Frame:
    """A locked window: its phase, who may act, and the numbers it needs to finish.

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
