"""Reads a small QR code from a terminal, as a camera would see it: light on dark, two modules in a letter.

Enough for short addresses: versions 1 to 3 with one block of data, undamaged, bytes only.
"""

from collections.abc import Callable

MASKS: list[Callable[[int, int], int]] = [
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
]
UPPER, LOWER = " ▄", " ▀"
"""The letters whose upper, or lower, half is dark."""


def modules(lines: list[str]) -> list[list[int]]:
    """1 is dark; without the quiet zone."""
    rows: list[list[int]] = []
    for line in lines:
        if line.strip():
            rows += [[int(letter in half) for letter in line] for half in (UPPER, LOWER)]
    rows = rows[: len(rows[0])]  # it is square: the last half line is none of it
    dark = [(y, x) for y, row in enumerate(rows) for x, bit in enumerate(row) if bit]
    top, left = min(y for y, _ in dark), min(x for _, x in dark)
    size = max(x for y, x in dark if y == top) - left + 1
    assert top >= 4 and left >= 4, "a quiet zone of four modules"
    return [row[left : left + size] for row in rows[top : top + size]]


def read_qr(lines: list[str]) -> str:
    grid = modules(lines)
    size = len(grid)
    version = (size - 17) // 4
    assert size == 17 + 4 * version and version <= 3
    told = [grid[8][x] for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [grid[y][8] for y in (7, 5, 4, 3, 2, 1, 0)]
    form = int("".join(map(str, told)), 2) ^ 0b101010000010010
    level, mask = form >> 13, MASKS[form >> 10 & 7]
    assert version < 3 or level in (0, 1), "one block of data"

    def is_fixed(y: int, x: int) -> bool:
        corner = (y < 9 and x < 9) or (y < 9 and x >= size - 8) or (y >= size - 8 and x < 9)
        aligned = version > 1 and abs(y - size + 7) <= 2 and abs(x - size + 7) <= 2
        return corner or aligned or y == 6 or x == 6

    bits: list[int] = []
    up = True
    for right in [x for x in range(size - 1, 0, -2) if x > 6] + [5, 3, 1]:
        for y in range(size - 1, -1, -1) if up else range(size):
            bits += [grid[y][x] ^ int(mask(y, x) == 0) for x in (right, right - 1) if not is_fixed(y, x)]
        up = not up
    assert number(bits[:4]) == 4, "bytes"
    count = number(bits[4:12])
    return bytes(number(bits[12 + 8 * n : 20 + 8 * n]) for n in range(count)).decode()


def number(bits: list[int]) -> int:
    return int("".join(map(str, bits)), 2)
