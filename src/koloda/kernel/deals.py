"""Deals that can be proved: a commitment before, the bytes of others, the secret after.

Before a deal the host commits to a secret: SHA-256 of the line `deal 1 SALT SECRET`, all in hex.
Whoever plays may add bytes of his own. The seed is `h1:` and SHA-256 of `seed 1 SECRET A:BYTES C:BYTES`,
seats in order. In a record this stands in comments, one deal for each seed in their order:

    # deal 1 commitment 5f0c…
    # deal 1 added A:00ff C:1b
    # deal 1 salt 77… secret 9e…
"""

import hashlib
from typing import Final, final

from koloda.kernel.errors import NotationError
from koloda.kernel.seats import LETTERS, letter

COMMENT: Final = "# deal "
MOST_BYTES: Final = 32
SECRET_DIGITS: Final = 64


@final
class Deal:
    """One deal; `secret` and `salt` are empty while they are not told, `seed` until it has been dealt."""

    def __init__(self, number: int, commitment: str) -> None:
        self.number = number
        self.commitment = commitment
        self.added: dict[int, str] = {}
        self.salt = ""
        self.secret = ""
        self.seed = ""

    def lines(self) -> list[str]:
        """The comments of a record."""
        head = f"{COMMENT}{self.number}"
        added = [f"{letter(seat)}:{self.added[seat]}" for seat in sorted(self.added)]
        lines = [f"{head} commitment {self.commitment}"]
        if added:
            lines.append(f"{head} added {' '.join(added)}")
        if self.secret:
            lines.append(f"{head} salt {self.salt} secret {self.secret}")
        return lines


def commit(number: int, salt: str, secret: str) -> str:
    """The commitment to a secret."""
    return hashlib.sha256(f"deal {number} {salt} {secret}".encode()).hexdigest()


def seed_of(number: int, secret: str, added: dict[int, str]) -> str:
    """The seed that a secret and the bytes of the seats make together."""
    words = [f"seed {number} {secret}"]
    words += [f"{letter(seat)}:{added[seat]}" for seat in sorted(added)]
    return f"h1:{hashlib.sha256(' '.join(words).encode()).hexdigest()}"


def is_hex(text: str, most_bytes: int = MOST_BYTES) -> bool:
    """Whole bytes in small hex digits."""
    return 0 < len(text) <= 2 * most_bytes and len(text) % 2 == 0 and not text.strip("0123456789abcdef")


def with_deals(text: str, deals: list[Deal]) -> str:
    """A record's text with the comments that prove its deals, behind the line of its game."""
    head, game, rest = text.split("\n", 2)
    return "\n".join([head, game, *[line for deal in deals for line in deal.lines()], rest])


def read_deals(text: str) -> list[Deal]:
    """The deals that a record's comments tell of, in order."""
    deals: list[Deal] = []
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith(COMMENT):
            try:
                read_line(line.removeprefix(COMMENT).split(), deals)
            except NotationError as error:
                raise error.at(f"line {number}") from None
    return deals


def read_line(words: list[str], deals: list[Deal]) -> None:
    if len(words) == 3 and words[1] == "commitment" and words[0] == str(len(deals) + 1):
        deals.append(Deal(len(deals) + 1, words[2]))
        return
    if not deals or len(words) < 2 or words[0] != str(deals[-1].number):
        raise NotationError("the lines of a deal begin with its commitment, and deals are numbered")
    deal = deals[-1]
    if words[1] == "added" and not deal.added:
        for word in words[2:]:
            who, _, added = word.partition(":")
            seat = LETTERS.find(who) if len(who) == 1 else -1
            if seat < 0 or seat in deal.added or not is_hex(added):
                raise NotationError(f"{word!r} is not a seat and its bytes, as in 'A:00ff'")
            deal.added[seat] = added
    elif len(words) == 5 and words[1] == "salt" and words[3] == "secret" and not deal.secret:
        deal.salt, deal.secret = words[2], words[4]
    else:
        raise NotationError(f"{' '.join(words)!r} is no line of a deal")


def check_deal(deal: Deal, seed: str) -> None:
    """Raises when the secret is not the one committed to, or the seed does not follow from it."""
    if not deal.secret:
        raise NotationError(f"the secret of deal {deal.number} has not been told")
    if len(deal.secret) != SECRET_DIGITS or not is_hex(deal.secret) or not is_hex(deal.salt):
        raise NotationError(f"the secret of deal {deal.number} is not 32 bytes with a salt, in hex")
    found = commit(deal.number, deal.salt, deal.secret)
    if found != deal.commitment:
        raise NotationError(f"the secret of deal {deal.number} is not the one committed to")
    found = seed_of(deal.number, deal.secret, deal.added)
    if found != seed:
        raise NotationError(
            f"the seed of deal {deal.number} does not follow from its secret: {found} was due, not {seed}"
        )


def seeds_of(seed: str, actions: list[str]) -> list[str]:
    """The seeds of a record: its own, and those that came with later rounds."""
    later = [line.split(" ", 2)[2].strip() for line in actions if line.startswith("~ seed ")]
    return [seed, *later] if seed else later
