"""`koloda texts NAME`: which sentences of a game are missing, and who asks for them."""

import argparse

from koloda.cli.setup import find_game
from koloda.texts.wanted import broken_texts, spoilt_texts, unasked_texts, wanted_texts


def texts(arguments: argparse.Namespace) -> int:
    """0 when everything can be said in both languages, 1 when something is missing."""
    game = find_game(arguments.game, None)
    broken = [*spoilt_texts(game), *broken_texts(game)]
    for one in broken:
        print(one)
    for key in unasked_texts(game):
        print(f"{key}: nobody asks for it")
    count = len({text.key for text in wanted_texts(game)})
    print(f"{game.name}: {count} messages are asked for in each language, {len(broken) or 'none'} missing")
    return 1 if broken else 0
