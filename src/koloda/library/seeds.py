"""Seeds: a number, a text, or none."""

import hashlib
import os

from koloda.kernel import NotationError
from koloda.kernel.chance import open_chance

Seed = int | str | None
"""A whole number, any text, the name of a source (`k1:7c1f`), or None for one drawn by lot."""


def read_seed(seed: Seed) -> str:
    """The source of chance that is meant: `k1:HEX` and `h1:HEX` as they stand, a number as its digits, any
    other text by its hash, nothing by lot."""
    if seed is None:
        return f"k1:{os.urandom(7).hex()}"
    if isinstance(seed, int):
        if not 0 <= seed < 1 << 60:
            raise NotationError(f"a seed is a whole number from 0 to 2**60 - 1, or a text, not {seed}")
        return f"k1:{seed:x}"
    if not isinstance(seed, str):
        raise NotationError(f"a seed is a whole number or a text, not {seed!r}")
    if seed.startswith(("k1:", "h1:")):
        open_chance(seed)
        return seed
    return derive(seed)


def derive(*parts: str | int) -> str:
    """A seed of its own for everything that needs one."""
    words = "/".join(str(part) for part in parts)
    return f"k1:{hashlib.sha256(words.encode()).hexdigest()[:14]}"
