"""A game by numbers: its actions as a list, and what its observations are made of."""

from typing import NamedTuple

from koloda.games import find_game
from koloda.kernel import Game, NotationError
from koloda.library.catalogue import Choice, choose_options


class ActionInfo(NamedTuple):
    """An action of the list at its place: its text, and whether it is a `whole` action, a `word` of longer
    ones, a `form` that is filled in by lot, `nothing`, or the `end` of what is said in words."""

    number: int
    text: str
    kind: str


class PartInfo(NamedTuple):
    """A part of an observation: where its numbers begin, its shape and what it means."""

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str


def actions(
    game: str, players: int | None = None, *, preset: str = "book", **options: Choice
) -> list[ActionInfo]:
    """All actions of a game as a finite list: the same game, players and options give the same numbers.

    >>> import koloda
    >>> koloda.actions("uno", players=2)[2]
    ActionInfo(number=2, text='r0', kind='whole')
    """
    found, count, chosen = choose_table(game, players, preset, options)
    ids = found.actions(count, chosen)
    both = zip(ids.texts, ids.kinds, strict=True)
    return [ActionInfo(number, text, kind) for number, (text, kind) in enumerate(both)]


def observation(
    game: str, players: int | None = None, *, preset: str = "book", **options: Choice
) -> list[PartInfo]:
    """What a seat sees as a row of whole numbers: the parts, one behind the other.

    >>> import koloda
    >>> koloda.observation("uno", players=2)[0].name
    'me'
    """
    found, count, chosen = choose_table(game, players, preset, options)
    layout = found.observation(count, chosen)
    return [
        PartInfo(part.name, layout.starts[part.name], tuple(part.shape), part.meaning)
        for part in layout.parts
    ]


def choose_table(
    game: str, players: int | None, preset: str, options: dict[str, Choice]
) -> tuple[Game, int, dict[str, str]]:
    """The game, how many play, and all options."""
    found = find_game(game)
    count = found.least if players is None else players
    if not found.least <= count <= found.most:
        raise NotationError(f"{game} is for {found.least} to {found.most} players, not {count}")
    return found, count, found.fit(count, choose_options(found, preset, options))
