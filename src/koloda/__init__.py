"""Card games, played by the book.

    import koloda

    match = koloda.new("uno", players=3, seed=7, target=200)
    match.legal("A")                                          # ['A b4', 'A draw', …]
    match = koloda.play("uno", ["hard", "plain", "plain"], seed=7)
    print(match.winners, match.totals)

A position, a move and a whole game are text; a refusal names the rule that forbids.
"""

import sys
from typing import TYPE_CHECKING

from koloda.kernel.errors import NotationError, Refusal
from koloda.library.bots import Bot, bot, levels, play
from koloda.library.catalogue import GameInfo, GamesPackage, OptionInfo, about, games
from koloda.library.decisions import Decision, decisions
from koloda.library.match import Match, new, read, replay
from koloda.library.moves import Happening, Move
from koloda.library.numbers import ActionInfo, PartInfo, actions, observation
from koloda.library.prompts import Parsed, parse, prompt
from koloda.library.views import OpenWindow, SeatView
from koloda.study.analysis import Analysis, Assessed, Considered, Estimate, Odds, analyse
from koloda.study.what_if import imagine, what_if

if not TYPE_CHECKING:  # koloda.games() and `import koloda.games.uno.game as uno` are both meant
    said = games.__doc__
    games = sys.modules["koloda.games"]
    games.__class__ = GamesPackage
    games.__doc__ = games.__doc__ or said  # a compiled package has lost its own
    del said

__version__ = "0.1.0"

__all__ = [
    "ActionInfo", "Analysis", "Assessed", "Bot", "Considered", "Decision", "Estimate", "GameInfo",
    "Happening", "Match", "Move", "NotationError", "Odds", "OpenWindow", "OptionInfo", "Parsed", "PartInfo",
    "Refusal", "SeatView", "about", "actions", "analyse", "bot", "decisions", "games", "imagine", "levels",
    "new", "observation", "parse", "play", "prompt", "read", "replay", "what_if",
]  # fmt: skip


def __dir__() -> list[str]:
    return sorted([*__all__, "__doc__", "__version__"])
