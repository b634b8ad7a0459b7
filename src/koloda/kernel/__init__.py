"""What every game shares. No game's name appears in here, no I/O, no time.

A game is a deterministic machine: state = f(options, seed, actions). `State` is the contract of a position,
`Game` that of a game; the classes below are their vocabulary. `seats` and `masks` are sets of players and of
cards; `positions`, `records` and `scenarios` are the text forms.
"""

from koloda.kernel.actions import Action, Form
from koloda.kernel.belief import Belief
from koloda.kernel.brain import Brain
from koloda.kernel.chance import Chance
from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.events import Event, Value
from koloda.kernel.game import Game
from koloda.kernel.mind import Mind, ReadingMind
from koloda.kernel.options import Option
from koloda.kernel.state import State
from koloda.kernel.views import View
from koloda.kernel.windows import Window

__all__ = [
    "Action", "Belief", "Brain", "Chance", "Event", "Form", "Game", "Mind", "NotationError", "Option",
    "ReadingMind", "Refusal", "State", "Value", "View", "Window",
]  # fmt: skip
