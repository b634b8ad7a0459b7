"""Who plays: bots of ours by their level, bots of one's own, and a whole match between them."""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb

from koloda.bots.arena import carry_out, next_action
from koloda.bots.levels import LEVELS, make_player
from koloda.bots.outside import outside_names
from koloda.bots.player import Plan, Player
from koloda.games import find_game
from koloda.kernel import Action, Chance, Event, Form, Game, NotationError, Value, View
from koloda.kernel.chance import open_chance
from koloda.kernel.seats import letter, read_seat
from koloda.library.catalogue import Choice
from koloda.library.match import Match, open_match
from koloda.library.moves import Happening, Move, happening
from koloda.library.seeds import Seed, derive, read_seed
from koloda.library.views import SeatView, see_window
from koloda.texts import Texts

THINKS_MS = 1000
"""How long a bot of one's own takes in the virtual time of a match; less than a hold lasts."""
FAULTS = 3
"""Questions that went unanswered before a bot is given up for the rest of its game."""
COMPLAINED: set[str] = set()
"""The bots of whose errors this process has told."""


class Bot:
    """Somebody who plays a seat. For a bot of one's own give `choose`; it gets what its seat may know, no
    more.

    >>> class First(Bot):
    ...     def choose(self, view, legal, waited_for):
    ...         return legal[0] if waited_for else None
    """

    def __init__(self, game: str, seat: str, seed: Seed = None) -> None:
        self.game = game
        self.seat = seat
        self.seed: str = read_seed(seed)
        self._heard = 0

    def choose(self, view: SeatView, legal: list[Move], waited_for: bool) -> str | None:
        """What to do now: one of `legal`, a filled form as text, or None for nothing.

        `waited_for` says that the game waits for this seat; otherwise it may step in. What is refused counts
        as nothing."""
        raise NotImplementedError

    def see(self, event: Happening) -> None:
        """Something has happened, as this seat reads it."""

    def move(self, match: Match) -> Move | None:
        """What it would do now in this match; it is told what has happened since it was last asked."""
        player = self._sit(match._game)
        for event in match._events[self._heard :]:
            if event.reaches(player.seat):
                player.see(event.kind, event.seat, event.values(player.seat))
        self._heard = len(match._events)
        state = match._state
        legal, forms = state.legal(player.seat), state.forms(player.seat)
        waited_for = self.seat in match.waits_for
        plan = player.plan(state.view(player.seat), legal, forms, waited_for) if legal or forms else None
        return None if plan is None else Move(state.write_action(plan.action), state.parts(plan.action))

    @classmethod
    def player(cls, game: Game, seat: int, chance: Chance) -> Player:
        """This bot as tables and tournaments seat it."""
        return Hired(game, seat, chance, cls(game.name, letter(seat), chance.name))

    def _sit(self, game: Game) -> Player:
        return Seated(game, self._number(game), open_chance(self.seed), self)

    def _number(self, game: Game) -> int:
        return int(read_seat(self.seat, game.most))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.game!r}, {self.seat!r}, {self.seed!r})"


class LevelBot(Bot):
    """One of ours, or of an installed package, by its name."""

    def __init__(self, game: str, level: str, seat: str, seed: Seed = None) -> None:
        super().__init__(game, seat, seed)
        self.level = level
        found = find_game(game)
        self._player = make_player(found, level, self._number(found), open_chance(self.seed))

    def _sit(self, game: Game) -> Player:
        return self._player

    def __repr__(self) -> str:
        return f"koloda.bot({self.game!r}, {self.level!r}, {self.seat!r}, {self.seed!r})"


class Seated(Player):
    """A bot of one's own where the kernel's players sit."""

    def __init__(self, game: Game, seat: int, chance: Chance, bot: Bot) -> None:
        super().__init__(game, seat, chance)
        self.bot = bot

    def see(self, kind: str, seat: int, values: dict[str, Value]) -> None:
        # A seat reads what happened; which clause says so is for those who look it up.
        self.bot.see(happening(kind, seat, "", values, Texts(self.game.name, "en")))

    def plan(self, view: View, legal: list[Action], forms: list[Form], waited_for: bool) -> Plan | None:
        guessed = self.game.guess(view, self.chance)  # it reads and writes; what it holds, nobody is shown
        written = {guessed.write_action(action): action for action in legal}
        moves = [Move(text, guessed.parts(action)) for text, action in written.items()]
        windows = [see_window(window) for window in view.windows]
        seen = SeatView(self.game.name, self.bot.seat, view.text(), view.facts(), view.plain, windows)
        chosen = self.bot.choose(seen, moves, waited_for)
        if chosen is None:
            return None
        action = written.get(str(chosen))
        if action is None:
            try:
                action = guessed.action(str(chosen))
            except NotationError as error:
                raise NotationError(f"{self.name} answered {str(chosen)[:80]!r}: {error}") from error
        return Plan(action, THINKS_MS)

    @property
    def name(self) -> str:
        return f"the bot {type(self.bot).__name__} at seat {self.bot.seat}"


class Hired(Seated):
    """One that was called by its name, where others play too: what it raises is told in a sentence, once, and
    its question stays unanswered. After three of them it is absent for the rest of the game."""

    def __init__(self, game: Game, seat: int, chance: Chance, bot: Bot) -> None:
        super().__init__(game, seat, chance, bot)
        self.faults = 0

    def see(self, kind: str, seat: int, values: dict[str, Value]) -> None:
        if self.faults < FAULTS:
            with self.told():
                super().see(kind, seat, values)

    def plan(self, view: View, legal: list[Action], forms: list[Form], waited_for: bool) -> Plan | None:
        if self.faults < FAULTS:
            with self.told():
                return super().plan(view, legal, forms, waited_for)
        return None

    @contextmanager
    def told(self) -> Iterator[None]:
        try:
            yield
        except Exception as error:  # somebody else's code
            self.faults += 1
            complain(type(self.bot).__name__, self.complaint(error))

    def complaint(self, error: Exception) -> str:
        if isinstance(error, NotationError):
            return str(error)
        last = extract_tb(error.__traceback__)[-1]
        where = f"{Path(last.filename).name}, line {last.lineno}"
        return f"{self.name} failed: {type(error).__name__}: {error} ({where})"


def complain(name: str, complaint: str) -> None:
    """The first thing that is wrong with a bot of that name, and what follows from it."""
    if name not in COMPLAINED:
        COMPLAINED.add(name)
        follows = f"this counts as no answer, and after {FAULTS} of them in a game it is absent"
        print(f"koloda: {complaint}; {follows}", file=sys.stderr)


def levels() -> list[str]:
    """The names of all bots, from the weakest of ours on, then those that installed packages bring."""
    return [*LEVELS, *outside_names()]


def bot(game: str, level: str, seat: str, seed: Seed = None) -> Bot:
    """A bot of that level for a seat: `random`, `plain`, `easy`, `normal`, `hard`, `expert` in games that
    have one, or one of another package.

    >>> import koloda
    >>> match = koloda.new("uno", players=2, seed=1)
    >>> bots = {seat: koloda.bot("uno", "normal", seat, seed=2) for seat in match.seats}
    >>> move = bots[match.waits_for[0]].move(match)
    >>> move in match.legal(move.seat)
    True
    """
    return LevelBot(game, level, seat, seed)


Chooser = Callable[[SeatView, list[Move], bool], str | None]
Somebody = str | Bot | type[Bot] | Chooser
"""A level, a bot, the class of one, or a function that chooses."""


def play(
    game: str | Match,
    bots: Sequence[Somebody] | Mapping[str, Somebody] = (),
    seed: Seed = None,
    *,
    most: int = 1_000_000,
    **options: Choice,
) -> Match:
    """A whole match between bots, to its end or `most` actions; the same on every machine for the same seed.

    `bots` names one for each seat: a level, a `Bot`, the class of one, or a function that is asked what to
    do. A match that is given is played on.

    >>> import koloda
    >>> match = koloda.play("uno", ["hard", "plain", "plain"], seed=7, target=100)
    >>> match.is_over, len(match.winners)
    (True, 1)
    """
    if isinstance(game, str):
        count = len(bots)
        if isinstance(bots, Mapping):
            count = max([find_game(game).least, *(ord(seat[:1] or "A") - ord("A") + 1 for seat in bots)])
        match = open_match(game, count or None, seed, options)
    else:
        match = game
    sitting = seat_by_seat(match, bots)
    source = read_seed(seed) if seed is not None or not match._record.seed else match._record.seed
    players = [
        seat_somebody(match, who, seat, derive(source, seat))
        for who, seat in zip(sitting, match.seats, strict=True)
    ]
    done = 0
    while done < most and not match.is_over:
        action = next_action(match._state, players)
        move = match._state.write_action(action)
        events: list[Event] = []
        carry_out(match._state, players, action, events)
        match._record.actions.append(move)
        match._events += events
        done += 1
    return match


def seat_by_seat(match: Match, bots: Sequence[Somebody] | Mapping[str, Somebody]) -> list[Somebody]:
    """Who sits where; whoever is not named is of level `normal`."""
    if isinstance(bots, Mapping):
        for seat in bots:
            match._seat(seat)
        return [bots.get(seat, "normal") for seat in match.seats]
    sitting = list(bots) or ["normal"] * len(match.seats)
    if len(sitting) != len(match.seats):
        raise NotationError(f"{len(sitting)} bots for {len(match.seats)} seats")
    return sitting


def seat_somebody(match: Match, who: Somebody, seat: str, seed: str) -> Player:
    game = match._game
    if isinstance(who, str):
        return make_player(game, who, read_seat(seat, game.most), open_chance(seed))
    if isinstance(who, type):
        somebody: Bot = who(match.game, seat, seed)
    elif isinstance(who, Bot):
        somebody = who
    else:
        somebody = ChooserBot(match.game, seat, seed, who)
    if somebody.seat != seat:
        raise NotationError(f"{somebody!r} was made for seat {somebody.seat}, not {seat}")
    return somebody._sit(game)


class ChooserBot(Bot):
    """A function that chooses."""

    def __init__(self, game: str, seat: str, seed: Seed, choose: Chooser) -> None:
        super().__init__(game, seat, seed)
        self._choose = choose

    def choose(self, view: SeatView, legal: list[Move], waited_for: bool) -> str | None:
        return self._choose(view, legal, waited_for)
