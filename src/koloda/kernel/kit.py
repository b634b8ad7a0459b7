"""A game that is made of rows. From its fields, verbs and windows follow the text of a position, what a seat
sees of it, a guess at the rest, what is listed, refused and done; the game adds its rules.

It begins in the first of its phases, where the cards are dealt, and is over in the last. A clause that every
game has is found by its name: `GAME.setup.players`, `GAME.setup.pack`, `GAME.setup.deal`, `GAME.end.over`.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from koloda.kernel.actions import Action
from koloda.kernel.acts import number
from koloda.kernel.cards import CardField, CardPack, PackPiles
from koloda.kernel.chance import Chance
from koloda.kernel.errors import NotationError, Refusal, Values
from koloda.kernel.events import Event, Value, told_chance
from koloda.kernel.fields import Field, Fields, Shown, Word, facts_of_all
from koloda.kernel.game import Game
from koloda.kernel.options import Option, read_options, write_options
from koloda.kernel.positions import Position, read_header
from koloda.kernel.seats import HOST, SPECTATOR, bit
from koloda.kernel.spelled import spell
from koloda.kernel.state import State
from koloda.kernel.verbs import OrderSlot, Verb, Verbs
from koloda.kernel.views import View, seen_windows
from koloda.kernel.windows import ANSWER, NOTICE, TURN, Window, serial, stop_outer_clocks

CLOSE: Final = -11
"""The code of `~ close`: the time of the innermost window is out."""
DECK: Final = -12
"""The code of `~ deck 6s Td …`: the order of the cards."""

Choice = tuple[str, list[int]]
"""Something a seat might do: the name of a verb, and the numbers of what it names."""


@mypyc_attr(allow_interpreted_subclasses=True)
class KitView(View):
    """The fields; a guess is made from them and from when windows opened."""

    def __init__(self, state: "KitState", seat: i64, shown: Shown) -> None:
        windows = seen_windows(state.windows(), seat)
        super().__init__(seat, state.header(), shown.to(seat), windows, shown.plain_to(seat))
        steps = State(state.count, None)
        steps.copy_steps(state)
        self.steps = steps


@mypyc_attr(allow_interpreted_subclasses=True)
class KitState(State):
    """A position of such a game.

    `begin` makes the game's own variables, each of which a row of the fields copies. `deal` and `carry_out`
    change them, and say what happened with `tell`. `why` is the one place where something is forbidden:
    `legal` lists those of the `choices` that it lets through. `moments` are the open windows, made with
    `ask`; the game waits for the seats of those that are a TURN or an ANSWER.
    """

    def __init__(self, game: "KitGame", count: i64, options: dict[str, str], chance: Chance | None) -> None:
        super().__init__(count, chance)
        self.game = game
        self.options = options
        self.phase: i64 = 0
        self.hands: list[list[int]] = [[] for _ in range(count)]
        self.events: list[Event] | None = None
        self.begin()

    # What the game gives, beside `winners`

    def begin(self) -> None:
        """Makes the variables of a game whose cards are not dealt yet."""
        raise NotImplementedError

    def deal(self, order: list[int]) -> None:
        """The cards have been shuffled; goes on to the first decision."""
        raise NotImplementedError

    def moments(self) -> list[Window]:
        """The open windows, outermost first."""
        raise NotImplementedError

    def choices(self, seat: i64) -> list[Choice]:
        """All that this seat might do, in a stable order."""
        raise NotImplementedError

    def why(self, seat: i64, verb: str, things: list[int]) -> str:
        """The clause that forbids it; empty where none does."""
        raise NotImplementedError

    def carry_out(self, seat: i64, verb: str, things: list[int]) -> None:
        raise NotImplementedError

    def time_out(self) -> None:
        """Nobody has acted in time: what the rules say then."""
        raise NotImplementedError

    def check(self) -> None:
        """Raises a NotationError where fields that have been read do not go together."""

    # What it may use

    def enter(self, phase: i64) -> None:
        """A new phase: whoever is asked is asked anew."""
        self.phase = phase
        self.opened: i64 = self.step

    def ask(
        self, name: str, kind: str, seats: i64, clause: str, ms: int = 0, *, slot: int = 0, since: int = -1
    ) -> Window:
        """A window that opened with the phase, or at the step `since`; those of one step differ in `slot`."""
        close = None if kind == NOTICE else Action(HOST, CLOSE)
        step: i64 = since if since >= 0 else self.opened
        return Window(serial(step, slot), name, kind, seats, clause, ms, close)

    def tell(
        self,
        kind: str,
        seat: int,
        clause: str,
        public: dict[str, Value] | None = None,
        secret: dict[str, Value] | None = None,
    ) -> None:
        """What has happened; its own seat also reads the secret."""
        if self.events is not None:
            knows = bit(seat) if secret else 0
            self.events.append(Event(kind, seat, clause, public or {}, secret, knows))

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return 0 if seat + 1 == self.count else seat + 1

    # What follows

    def is_over(self) -> bool:
        return self.phase == len(self.game.phases) - 1

    def deals_next(self) -> bool:
        return self.phase == 0

    def tells_chance(self, action: Action) -> bool:
        return action.code == DECK

    def windows(self) -> list[Window]:
        if self.phase == 0 or self.is_over():
            return []
        return stop_outer_clocks(self.moments())

    def must(self) -> i64:
        mask: i64 = 0
        for window in self.windows():
            if window.kind == TURN or window.kind == ANSWER:
                mask |= window.seats
        return mask

    def legal(self, seat: i64) -> list[Action]:
        if self.waiting or self.phase == 0 or self.is_over():
            return []
        if seat == HOST:
            return [window.close for window in self.windows() if window.close is not None][-1:]
        rows = self.game.verbs.by_name
        return [
            rows[verb].make(seat, things)
            for verb, things in self.choices(seat)
            if not self.why(seat, verb, things)
        ]

    def judge(self, action: Action) -> Refusal | None:
        if action.seat == HOST:
            return self.judge_host(action)
        row = self.game.verbs.row(action)
        if row.host:
            return Refusal("koloda.action.unknown")
        if self.phase == 0 or self.is_over():
            return Refusal(f"{self.game.name}.{'setup.deal' if self.phase == 0 else 'end.over'}")
        clause = self.why(action.seat, row.name, row.things(action))
        if not clause:
            return None
        named: Values = {}
        for name, value in row.parts(self, action).items():
            if isinstance(value, str) and name != "verb":
                named[name] = value
        return Refusal(clause, named)

    def judge_host(self, action: Action) -> Refusal | None:
        if action.code == DECK:
            return None if self.phase == 0 else Refusal("koloda.chance.unasked")
        if action.code != CLOSE:
            return Refusal("koloda.action.unknown")
        return None if self.legal(HOST) else Refusal("koloda.window.stale")

    def do(self, action: Action, out: list[Event] | None) -> None:
        self.events = out
        if action.code == DECK:
            pack, clause = self.game.pack, f"{self.game.name}.setup.deal"
            self.deal_told(spell(action.args, pack.pack, pack.pack, pack.codes, clause))
        elif action.code == CLOSE:
            self.time_out()
        else:
            row = self.game.verbs.row(action)
            self.carry_out(action.seat, row.name, row.things(action))
        self.events = None

    def go_on(self, out: list[Event] | None) -> None:
        chance = self.chance
        if self.phase == 0 and chance is not None:
            self.events = out
            self.deal_told(chance.shuffled(self.game.pack.pack))
            self.events = None

    def deal_told(self, order: list[int]) -> None:
        if self.events is not None:
            self.events.append(told_chance(f"~ deck {self.game.pack.write(order)}"))
        self.deal(order)

    # Text and copies

    def header(self) -> str:
        return f"{self.count}p {write_options(self.game.options, self.options)}"

    def write(self) -> str:
        return self.game.fields.write(self)

    def field(self, name: str) -> str | None:
        return self.game.fields.find(self, name)

    def read_action(self, seat: i64, code: str) -> Action:
        return self.game.verbs.read(self, seat, code)

    def write_code(self, action: Action) -> str:
        return self.game.verbs.write(self, action)

    def parts(self, action: Action) -> dict[str, Value]:
        return self.game.verbs.parts(self, action)

    def meant(self, seat: i64, values: dict[str, str]) -> Action | None:
        """The first of the choices that names all these things."""
        if self.phase == 0 or self.is_over():
            return None
        for verb, things in self.choices(seat):
            action = self.game.verbs.by_name[verb].make(seat, things)
            named = self.parts(action)
            if values.items() <= named.items():
                return action
        return None

    def view(self, seat: i64) -> View:
        return KitView(self, seat, Shown(self.game.fields, self, seat))

    def views(self, seats: list[int]) -> list[View]:
        shown = Shown(self.game.fields, self, SPECTATOR)
        return [KitView(self, seat, shown) for seat in seats]

    def clone(self) -> "KitState":
        copy = self.game.make(self.count, self.options, None)
        copy.copy_from(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, KitState)
        self.copy_kernel(other)
        for row in self.game.fields.rows:
            row.copy(self, other)


@mypyc_attr(allow_interpreted_subclasses=True)
class KitGame(Game):
    """Such a game: give `make`, and `brain` for its bots. `rows` are its fields, to which `phase` and what
    may be asked of every game are added, and its verbs, to which `~ close` and `~ deck` are."""

    def __init__(
        self,
        name: str,
        version: int,
        least: int,
        most: int,
        *,
        options: list[Option],
        phases: list[str],
        pack: CardPack,
        rows: list[Field],
        verbs: list[Verb],
        presets: dict[str, dict[str, str]] | None = None,
        closed: bool = False,
        minutes: tuple[int, int] = (0, 0),
        age: int = 0,
    ) -> None:
        phase = Word("phase", phases, default=phases[1])
        fields = Fields([*rows, phase, *facts_of_all()], first=("phase",))
        super().__init__(
            name,
            version,
            least,
            most,
            options,
            fields,
            closed=closed,
            presets=presets,
            minutes=minutes,
            age=age,
        )
        self.phases = phases
        self.pack = pack
        told = OrderSlot(pack.codes, pack.read_card)
        host = [Verb("close", CLOSE, host=True), Verb("deck", DECK, [told], host=True)]
        number(verbs)
        self.verbs: Verbs = Verbs(name, [*verbs, *host])

    def suited(self) -> tuple[str, str]:
        return self.pack.ranks, self.pack.suits

    def make(self, count: i64, options: dict[str, str], chance: Chance | None) -> KitState:
        """The game's own state before the deal."""
        raise NotImplementedError

    def agree(self, count: i64, given: dict[str, str]) -> dict[str, str]:
        """All options with their values, where these can be played by so many."""
        if count < self.least or count > self.most:
            raise NotationError(
                f"{self.name} is for {self.least} to {self.most} players, not {count}",
                clause=f"{self.name}.setup.players",
            )
        return read_options(self.options, given)

    def new(self, count: i64, options: dict[str, str], chance: Chance | None) -> State:
        state = self.make(count, self.agree(count, options), chance)
        state.go_on(None)
        return state

    def read_fields(self, position: Position) -> State:
        options = self.agree(position.count, position.options)
        return self.fill(self.make(position.count, options, None), position, self.pack.pack)

    def guess(self, view: View, chance: Chance) -> State:
        """What the view shows is read like a position, with the cards that it hides in any order."""
        assert isinstance(view, KitView)
        count, options = read_header(view.header)
        position = Position(count, options)
        for row in self.fields.reading:
            shown = view.field(row.name)
            if shown is not None:
                position.fields[row.name] = shown
        state = self.make(count, self.agree(count, options), chance)
        self.fill(state, position, chance.shuffled(self.pack.pack))
        state.copy_steps(view.steps)
        return state

    def fill(self, state: KitState, position: Position, order: list[int]) -> KitState:
        """Reads the fields into a new state; cards that are not named come in this order."""
        self.fields.take(state, position, "phase")
        rows = [row for row in self.fields.reading if isinstance(row, CardField) and row.is_there(state)]
        ends = tuple([row.name for row in rows if row.attribute != "hands"])
        piles = PackPiles(self.pack, order, ends, f"{self.name}.setup.pack")
        before = [len(row.found(state)) for row in rows]
        named = [row for row in rows if row.name in position.fields]
        for row in rows:
            row.name_cards(piles, position.take(row.name, row.missing(state)))
        if state.phase != 0 or named:
            for row in rows:
                row.fill(state, piles)
            left = piles.supply.rest()
            if left:
                raise NotationError(
                    f"{len(left)} cards are nowhere: {self.pack.write(left)}",
                    clause=f"{self.name}.setup.pack",
                )
            if state.phase == 0 and before != [len(row.found(state)) for row in rows]:
                raise NotationError("no card is dealt yet in this phase", clause=f"{self.name}.setup.deal")
        self.fields.read(state, position)
        state.check()
        return state

    def grammar(self) -> Verbs:
        return self.verbs

    def all_cards(self, count: i64, options: dict[str, str]) -> list[str]:
        return [self.pack.codes[card] for card in self.pack.pack]
