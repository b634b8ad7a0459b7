"""From whatever somebody pastes to a position and what was done since: a position, a record, a scenario, or
the link of a study."""

from typing import NamedTuple
from urllib.parse import parse_qs, quote

from koloda.games import GAMES, find_game
from koloda.kernel import Game, NotationError
from koloda.kernel.positions import read_header, split_actions
from koloda.kernel.records import MAGIC, SEED_LINE, edition, read_record
from koloda.study.lessons import moves_of
from koloda.study.study import LONGEST

LINK = "/study#"
MOST_LETTERS = 60_000


class Pasted(NamedTuple):
    game: str
    position: str
    actions: list[str]
    names: list[str]


def read_pasted(text: str, game: str = "") -> Pasted:
    """What a text tells; `game` is the one that is meant where the text does not say it."""
    text = text.strip()
    if len(text) > MOST_LETTERS:
        raise NotationError(f"a text has {MOST_LETTERS} letters at most, not {len(text)}")
    if not text:
        raise NotationError("there is no text")
    if LINK in text:
        found = read_link(text)
    elif text.startswith(MAGIC):
        found = read_whole(text)
    else:
        found = read_lines_of(text, game)
    if len(found.actions) > LONGEST:
        raise NotationError(f"a study has {LONGEST} actions at most, not {len(found.actions)}")
    return found


def write_link(game: str, position: str, actions: list[str]) -> str:
    """The address of a study behind that of a server."""
    parts = [f"game={game}", f"position={quote(position, safe='')}"]
    if actions:
        parts.append(f"moves={quote('; '.join(actions), safe='')}")
    return LINK + "&".join(parts)


def read_link(text: str) -> Pasted:
    told = {name: values[0] for name, values in parse_qs(text.partition(LINK)[2].split()[0]).items()}
    if not told.get("position"):
        raise NotationError("this link names no position")
    found = read_lines_of(told["position"], told.get("game", ""))
    return found._replace(actions=[*found.actions, *split_actions(told.get("moves", ""))])


def read_whole(text: str) -> Pasted:
    """A record: from its first position on."""
    record = read_record(text)
    game = edition(find_game(record.game), record)
    if game.version != find_game(record.game).version:
        raise NotationError(f"this game was played by rules of version {record.version}, which are not here")
    position = record.position
    if not position:
        count, options = read_header(record.header)
        position = game.new(count, options, None).text()
    seed = [SEED_LINE + record.seed] if record.seed and not record.position else []
    return Pasted(record.game, position, [*seed, *record.actions], record.names)


def read_lines_of(text: str, game: str) -> Pasted:
    """A position, with its game before it or without, or the lines of a scenario."""
    lines = [line.strip() for line in text.split("\n")]
    lines = [line for line in lines if line and not line.startswith(("#", "```", "= ", "! "))]
    position = ""
    actions: list[str] = []
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "P":
            position, actions = rest, []
        elif word == ">" and position:
            moves, refused = moves_of(rest)
            actions += moves[:-1] if refused else moves
        elif word == "game" and rest in GAMES:
            game = rest
        elif not position and " | " in line:
            first, _, behind = line.partition(" ")
            game, position = (first, behind) if first in GAMES else (game, line)
    if not position:
        position = " ".join(lines)
        first, _, behind = position.partition(" ")
        game, position = (first, behind) if first in GAMES else (game, position)
    return Pasted(find_by_position(position, game).name, position, actions, [])


def find_by_position(position: str, game: str) -> Game:
    """The game that is named, or the only one that can read it."""
    if game:
        find_game(game).read(position)
        return find_game(game)
    errors: list[str] = []
    for name in GAMES:
        try:
            GAMES[name].read(position)
        except NotationError as error:
            errors.append(f"{name}: {error}")
        else:
            return GAMES[name]
    raise NotationError(f"no game can read this position ({errors[0]})")
