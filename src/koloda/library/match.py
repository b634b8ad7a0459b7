"""A game that is played: what can be asked of it, and what can be done."""

from collections.abc import Callable

from koloda.bots.decisions import closing
from koloda.games import find_game
from koloda.kernel import Event, Form, Game, NotationError, Refusal, State
from koloda.kernel.chance import open_chance
from koloda.kernel.positions import read_header, split_actions
from koloda.kernel.records import Record, play_line, read_record, start
from koloda.kernel.seats import EVERYTHING, SPECTATOR, letter, read_seat, seats_in
from koloda.library.catalogue import Choice, choose_options
from koloda.library.moves import Happening, Move, tell, write_move
from koloda.library.seeds import Seed, read_seed
from koloda.library.views import OpenWindow, SeatView, see_window
from koloda.texts import Texts


class Match:
    """A game from its first card to its last, at one moment of it.

    Made by `koloda.new`, `koloda.read` and `koloda.replay`. Seats are letters, actions are text. Two matches
    are equal where their positions are; `copy`, `pickle` and `repr` keep the position, and `record` keeps
    what was played. `lang` is the language of sentences, `en` or `ru`.

    >>> import koloda
    >>> match = koloda.read("uno", "3p strict | A r5 g1 | B b2 b7 | C y4 y6 | top r3 | deck b1 b3 …")
    >>> match.waits_for
    ['A']
    >>> _ = match.play("A r5; C catch:A")
    >>> match["A"]
    'g1 b1 b3'
    """

    def __init__(self, game: Game, state: State, record: Record, lang: str = "en") -> None:
        self._game = game
        self._state = state
        self._record = record
        self._events: list[Event] = []
        self.lang = lang

    # Asking

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game.name

    @property
    def seats(self) -> list[str]:
        """The letters of all seats, in order."""
        return [letter(seat) for seat in range(self._state.count)]

    @property
    def text(self) -> str:
        """The position; `koloda.read` reads it."""
        return self._state.text()

    @property
    def digest(self) -> str:
        """Sixteen hex digits that tell this position from any other."""
        return self._state.digest()

    @property
    def is_over(self) -> bool:
        return self._state.is_over()

    @property
    def winners(self) -> list[str]:
        """Who has won what has just ended; nobody while nothing has."""
        return [letter(seat) for seat in seats_in(self._state.winners())]

    @property
    def totals(self) -> dict[str, int]:
        """The points of the match so far, by seat."""
        return dict(zip(self.seats, map(int, self._state.totals()), strict=True))

    @property
    def waits_for(self) -> list[str]:
        """The seats that must act; several in a vote or a race, none in a pause that the host ends
        (`close`)."""
        return [letter(seat) for seat in seats_in(self._state.must())]

    @property
    def may_act(self) -> list[str]:
        """The seats that are not waited for and could step in."""
        return [letter(seat) for seat in seats_in(self._state.may())]

    @property
    def windows(self) -> list[OpenWindow]:
        """The chances to act that are open, outermost first."""
        return [see_window(window) for window in self._state.windows()]

    def legal(self, seat: str) -> list[Move]:
        """All that a seat can do now, one move for each different effect, in a stable order; families that
        cannot be listed are `forms`."""
        state = self._state
        return [write_move(state, action) for action in state.legal(self._seat(seat))]

    def forms(self, seat: str) -> list[str]:
        """The families of moves that cannot be listed, as patterns to fill in: `disc:CARD,CARD`."""
        return [form.pattern for form in self._state.forms(self._seat(seat))]

    def fill(self, seat: str, pattern: str, seed: Seed = 0) -> Move:
        """One move of such a family, by lot."""
        there = {form.pattern: form for form in self._state.forms(self._seat(seat))}
        if pattern not in there:
            known = ", ".join(there) or "none"
            raise NotationError(f"there is no form {pattern!r} for {seat} now; there is {known}")
        form: Form = there[pattern]
        return write_move(self._state, self._state.fill(form, open_chance(read_seed(seed))))

    def why_not(self, move: str) -> Refusal | None:
        """Nothing, or the refusal that `play` would raise, with its clause and its sentence."""
        refusal = self._state.why_not(self._state.action(move))
        return None if refusal is None else self._spoken(refusal)

    def view(self, seat: str | None = None) -> SeatView:
        """What a seat may know; None for somebody who only watches."""
        view = self._state.view(SPECTATOR if seat is None else self._seat(seat))
        windows = [see_window(window) for window in view.windows]
        return SeatView(self.game, seat, view.text(), view.facts(), view.plain, windows)

    def observe(self, seat: str) -> dict[str, list[int]]:
        """What a seat may know, as numbers: the parts of `koloda.observation`, made from its view alone."""
        state = self._state
        layout = self._game.observation(state.count, self._options())
        row = list(layout.read(state.view(self._seat(seat))))
        starts = layout.starts
        return {
            part.name: [int(n) for n in row[starts[part.name] : starts[part.name] + part.size]]
            for part in layout.parts
        }

    def guess(self, seat: str, seed: Seed = None) -> "Match":
        """A full position that fits what the seat may know: all it cannot see is dealt anew."""
        view = self._state.view(self._seat(seat))
        state = self._game.guess(view, open_chance(read_seed(seed)))
        return Match(self._game, state, begin_at(self._game, state), self.lang)

    def __getitem__(self, field: str) -> str:
        """A field of the position or a fact about it: `match["A"]`, `match["turn"]`."""
        found = self._state.field(field)
        if found is None:
            there = ", ".join(self._game.fields.by_name)
            raise KeyError(f"{self.game} has no field {field!r} now; its fields are {there}")
        return found

    # Acting

    def play(self, moves: str) -> list[Happening]:
        """Does what is written, `A r5` or `A r5; C catch:A`, and says what happened.

        All of it or nothing: what cannot be read raises NotationError, what a clause forbids Refusal, and
        then the position is what it was."""
        parts = split_actions(moves)
        if not parts:
            raise NotationError("an action is a seat and a code, as in 'A draw'")
        if len(parts) == 1:
            return self._play(parts[0])
        after = self.copy()
        happened = [event for part in parts for event in after._play(part)]
        self._state, self._record, self._events = after._state, after._record, after._events
        return happened

    def close(self) -> list[Happening]:
        """The time of the innermost open window is out: what the rules then do, done by the host."""
        close = closing(self._state)
        if close is None:
            raise NotationError("there is nothing to close: no window is open that the host may end")
        return self._play(self._state.write_action(close))

    def _play(self, move: str) -> list[Happening]:
        action = self._state.action(move)
        try:
            events = self._state.apply(action)
        except Refusal as refusal:
            raise self._spoken(refusal) from None
        return self._done([self._state.write_action(action)], events)

    def _done(self, moves: list[str], events: list[Event]) -> list[Happening]:
        self._record.actions += moves
        self._events += events
        texts = Texts(self.game, self.lang)
        return [tell(event, EVERYTHING, texts) for event in events if event.shown]

    # Keeping

    def record(self, names: list[str] | None = None) -> str:
        """The whole match as text: how it began, what was done, and the digest of where it stands.

        `koloda.replay` plays it again; `names` are those of the players, for readers.
        """
        record = copy_record(self._record)
        if names is not None:
            if len(names) != self._state.count:
                raise NotationError(f"{len(names)} names for {self._state.count} seats")
            record.names = list(names)
        record.digest = self._state.digest()
        return record.text()

    def copy(self) -> "Match":
        """A match that goes its own way from here."""
        match = Match(self._game, self._state.clone(), copy_record(self._record), self.lang)
        match._events = list(self._events)
        return match

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., "Match"], tuple[str, str, str, str]]:
        return unpickle, (self.game, self.text, self.record(), self.lang)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and (self.game, self.text) == (other.game, other.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"koloda.read({self.game!r}, {self.text!r})"

    # Inside

    def _options(self) -> dict[str, str]:
        return read_header(self._state.header())[1]

    def _seat(self, seat: str) -> int:
        if not isinstance(seat, str) or seat not in self.seats:
            raise NotationError(f"there is no seat {seat!r} at this table; there is {', '.join(self.seats)}")
        return int(read_seat(seat, self._state.count))

    def _spoken(self, refusal: Refusal) -> Refusal:
        refusal.sentence = Texts(self.game, self.lang).refusal(refusal)
        return refusal


def new(
    game: str,
    players: int | None = None,
    seed: Seed = None,
    *,
    preset: str = "book",
    told: bool = False,
    lang: str = "en",
    **options: Choice,
) -> Match:
    """A game about to begin.

    `players` is the least number where nothing is said; `seed` a number or a text, drawn by lot where there
    is none. `preset` names some options together, `options` are those of the game (`koloda.about`): words,
    numbers, True and False. With `told` chance has no source: the host tells every result (`~ deck …`).

    >>> import koloda
    >>> match = koloda.new("uno", players=3, seed=7, target=200)
    >>> match.seats, match.is_over
    (['A', 'B', 'C'], False)
    """
    return open_match(game, players, seed, options, preset=preset, told=told, lang=lang)


def open_match(
    game: str,
    players: int | None,
    seed: Seed,
    options: dict[str, Choice],
    *,
    preset: str = "book",
    told: bool = False,
    lang: str = "en",
) -> Match:
    found = find_game(game)
    count = found.least if players is None else players
    if not found.least <= count <= found.most:
        raise NotationError(f"{game} is for {found.least} to {found.most} players, not {count}")
    chosen = choose_options(found, preset, options)
    source = "" if told else read_seed(seed)
    state = found.new(count, chosen, None if told else open_chance(source))
    record = Record(game, found.version, state.header())
    record.seed = source
    record.spelled = told
    return Match(found, state, record, lang)


def read(game: str, position: str, *, lang: str = "en") -> Match:
    """A match that stands at this position.

    >>> import koloda
    >>> koloda.read("uno", "2p strict | A r5 | B b2 b7 | top r3").legal("A")
    ['A r5', 'A draw']
    """
    found = find_game(game)
    state = found.read(position)
    return Match(found, state, begin_at(found, state), lang)


def replay(record: str, *, upto: int | None = None, lang: str = "en") -> Match:
    """A recorded game, played again to its end and checked by its digest; or only its first `upto`
    actions."""
    told = read_record(record)
    found = find_game(told.game)
    match = Match(found, start(found, told), copy_record(told), lang)
    match._record.actions = []
    most = len(told.actions) if upto is None else upto
    for number, line in enumerate(told.actions[:most], 1):
        match._done([line], play_line(match._state, line, number))
    if most >= len(told.actions) and match.digest != told.digest:
        raise NotationError(
            f"the digest does not match: the record says {told.digest}, its game ends in {match.digest}"
        )
    return match


def begin_at(game: Game, state: State) -> Record:
    """An empty record that begins at this position."""
    record = Record(game.name, game.version, state.header())
    record.position = state.text()
    return record


def copy_record(record: Record) -> Record:
    copy = Record(record.game, record.version, record.header)
    copy.names, copy.seed, copy.position = record.names, record.seed, record.position
    copy.spelled, copy.digest = record.spelled, record.digest
    copy.actions = list(record.actions)
    return copy


def unpickle(game: str, position: str, record: str, lang: str) -> Match:
    match = read(game, position, lang=lang)
    match._record = read_record(record)
    return match
