"""Luck that can be named, copied and told again.

`k1:SEED` is a fast generator for play and study: multiply-with-carry with base 2^32.
`h1:SEED` is a keyed stream for deals that must be provable: SHA-256 over key and block number.
Both give 32 bits a draw; `below` rejects what would favour a number. After n draws both can be
found again from the name and n alone.
"""

import hashlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from koloda.kernel.errors import NotationError

FACTOR: Final[i64] = 698769069
WORD: Final[i64] = 0xFFFFFFFF
PRIME: Final = 698769069 * (1 << 32) - 1
WORDS_A_BLOCK: Final[i64] = 8


@final
class Chance:
    """A source of numbers. `name` and `draws` say where it stands."""

    __slots__ = ("block", "draws", "key", "name", "state")

    def __init__(self, name: str, draws: i64, state: i64, key: bytes | None, block: bytes) -> None:
        self.name: str = name
        self.draws: i64 = draws
        self.state: i64 = state
        self.key: bytes | None = key
        self.block: bytes = block

    def word(self) -> i64:
        """The next 32 bits."""
        n = self.draws
        self.draws = n + 1
        if self.key is None:
            x: i64 = FACTOR * (self.state & WORD) + (self.state >> 32)
            self.state = x
            return x & WORD
        at = n % WORDS_A_BLOCK
        if at == 0:
            self.block = block_at(self.key, n // WORDS_A_BLOCK)
        return int.from_bytes(self.block[at * 4 : at * 4 + 4], "big")

    def below(self, count: i64) -> i64:
        """A number from 0 to count - 1, each equally likely. One possibility costs no draw."""
        if count <= 1:
            return 0
        product = self.word() * count
        low = product & WORD
        if low < count:
            floor = (WORD + 1 - count) % count
            while low < floor:
                product = self.word() * count
                low = product & WORD
        return product >> 32

    def shuffled(self, cards: list[int]) -> list[int]:
        """A new list in random order, settled from its front on."""
        order = cards[:]
        i: i64 = 0
        n: i64 = len(order)
        while i < n - 1:
            j = i + self.below(n - i)
            card = order[i]
            order[i] = order[j]
            order[j] = card
            i += 1
        return order

    def mix(self, pile: vec[u8], size: i64) -> None:
        """Puts the first `size` cards of a pile in random order, settled from its top, the last one, on."""
        i = size - 1
        while i > 0:
            j = self.below(i + 1)
            card = pile[i]
            pile[i] = pile[j]
            pile[j] = card
            i -= 1

    def clone(self) -> "Chance":
        return Chance(self.name, self.draws, self.state, self.key, self.block)

    def text(self) -> str:
        return f"{self.name} {self.draws}"


def open_chance(name: str, draws: i64 = 0) -> Chance:
    """The source of that name (`k1:7c1f`, `h1:…`) after so many draws."""
    kind, _, seed = name.partition(":")
    if kind == "k1":
        return Chance(name, draws, carry_state(read_hex(seed, name, 15), draws), None, b"")
    if kind == "h1":
        key = read_hex(seed, name, 64).to_bytes(32, "big")
        return Chance(name, draws, 0, key, block_at(key, draws // WORDS_A_BLOCK))
    raise NotationError(f"unknown source of chance {name!r}: k1:HEX or h1:HEX is meant")


def block_at(key: bytes, number: i64) -> bytes:
    return hashlib.sha256(key + int(number).to_bytes(8, "big")).digest()


def read_hex(seed: str, name: str, most: i64) -> int:
    if not seed or len(seed) > most or seed.strip("0123456789abcdef"):
        raise NotationError(f"the seed of {name!r} must be 1 to {most} hex digits (0-9, a-f)")
    return int(seed, 16)


def carry_state(seed: int, draws: i64) -> i64:
    """A step multiplies by FACTOR modulo PRIME, so any number of steps is one power."""
    start = (seed * 0x2545F4914F6CDD1D + 0x1B873593A5A5A5A5) % (PRIME - 1) + 1
    if draws == 0:
        return start
    return start * pow(int(FACTOR), int(draws), PRIME) % PRIME


def read_chance(text: str) -> Chance:
    name, _, draws = text.partition(" ")
    if draws and not (draws.isascii() and draws.isdigit() and len(draws) < 16):
        raise NotationError(f"a chance is a name and a number of draws, not {text!r}")
    return open_chance(name, int(draws) if draws else 0)
