"""`python -m bench.arne_strength [GAMES [ONE OTHERS]]`: how strong Arne's bots are, with errors."""

import sys

from bench.shares import print_shares
from koloda.games.arne.game import ARNE

MATCHES = [
    ("hard", "random"),
    ("hard", "plain"),
    ("normal", "plain"),
    ("easy", "plain"),
    ("normal", "easy"),
    ("hard", "normal"),
]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    print_shares(ARNE, {}, [(sys.argv[2], sys.argv[3])] if len(sys.argv) > 3 else MATCHES, games)


if __name__ == "__main__":
    main()
