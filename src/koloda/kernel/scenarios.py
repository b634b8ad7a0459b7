"""Worked examples as text, and the runner that holds any game to them. The grammar is in
docs/rules/SCENARIOS.md."""

from mypy_extensions import mypyc_attr

from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.game import Game
from koloda.kernel.positions import split_actions, split_outside_quotes
from koloda.kernel.seats import read_seat, write_seats
from koloda.kernel.state import State


class Scenario:
    """An id, a title, numbered lines, and the clauses it exercises."""

    def __init__(self, game: str, name: str, title: str, line: int) -> None:
        self.game = game
        self.name = name
        self.title = title
        self.line = line
        self.lines: list[tuple[int, str]] = []
        self.clauses: list[str] = []


class Failure:
    """A fact that does not hold."""

    def __init__(self, line: int, scenario: str, expected: str, found: str) -> None:
        self.line = line
        self.scenario = scenario
        self.expected = expected
        self.found = found


def read_scenarios(text: str, games: list[str], *, markdown: bool) -> list[Scenario]:
    """The scenarios of a plain text, or of the fenced blocks that a game's name stands on."""
    if markdown:
        return read_blocks(text, games)
    numbered = list(enumerate(text.split("\n"), 1))
    for number, line in numbered:
        if line.strip() and not line.startswith("#"):
            word, _, game = line.strip().partition(" ")
            if word != "game" or game not in games:
                raise NotationError(
                    f"a scenario file begins with 'game NAME' ({', '.join(games)}), not {line.strip()!r}",
                    where=f"line {number}",
                )
            return read_lines(game, numbered[number:])
    return []


def read_blocks(text: str, games: list[str]) -> list[Scenario]:
    """A block ends with a fence of its own kind, or with the text."""
    scenarios: list[Scenario] = []
    opened = game = ""
    block: list[tuple[int, str]] = []
    for number, line in [*enumerate(text.split("\n"), 1), (0, "")]:
        fence, info = read_fence(line)
        if not opened:
            opened, game, block = fence, info, []
        elif number == 0 or (fence.startswith(opened) and not info):
            if game in games:
                scenarios += read_lines(game, block)
            opened = ""
        else:
            block.append((number, line))
    return scenarios


def read_fence(line: str) -> tuple[str, str]:
    """The marks of a fence and the info string behind them; nothing where the line is none."""
    text = line.strip()
    rest = text.lstrip(text[:1])
    fence = text[: len(text) - len(rest)]
    if text[:1] not in ("`", "~") or len(fence) < 3 or "`" in rest:
        return "", ""
    return fence, rest.strip()


def read_lines(game: str, numbered: list[tuple[int, str]]) -> list[Scenario]:
    scenarios: list[Scenario] = []
    for number, raw in numbered:
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line.endswith(" =>"):
            raise NotationError(f"facts belong behind the {'=>'!r} of {line!r}", where=f"line {number}")
        if line[:2] not in ("P ", "= ", "> ", "! "):
            if line == "P" or not line[0].isalnum():
                raise NotationError(
                    f"a line begins with 'P ', '= ', '> ', '! ' or '#' or is an id and a title, not {line!r}",
                    where=f"line {number}",
                )
            name, _, title = line.partition(" ")
            scenarios.append(Scenario(game, name, title.strip(), number))
        elif not scenarios:
            raise NotationError("a scenario begins with its id and title", where=f"line {number}")
        elif line[0] == "!":
            clauses = line[2:].partition(":")[0]
            scenarios[-1].clauses += [f"{game}.{word.strip()}" for word in clauses.split(",")]
        else:
            scenarios[-1].lines.append((number, line))
    return scenarios


@mypyc_attr(allow_interpreted_subclasses=True)
class Run:
    """One scenario being run. Raises NotationError where it cannot be read."""

    def __init__(self, game: Game, scenario: Scenario) -> None:
        self.game = game
        self.scenario = scenario
        self.failures: list[Failure] = []
        self.state: State | None = None
        self.refused: str = ""

    def run(self) -> list[Failure]:
        lost = False
        for number, line in self.scenario.lines:
            if lost and line[0] != "P":
                continue
            try:
                lost = not self.step(number, line)
            except NotationError as error:
                raise error.at(f"line {number}, {self.scenario.name}") from None
        return self.failures

    def step(self, number: int, line: str) -> bool:
        """One line; False when nothing that follows makes sense before the next position."""
        if line[0] == "P":
            return self.place(number, line[2:])
        if line[0] == "=":
            return self.expect(number, line[2:])
        actions, *said = split_outside_quotes(line[2:], " => ")
        facts = " => ".join(said)
        wanted = [fact.strip() for fact in split_outside_quotes(facts, " | ")]
        refusal = any(fact.startswith("refused ") and fact != "refused -" for fact in wanted)
        return self.act(number, split_actions(actions), refusal) and (not facts or self.expect(number, facts))

    def place(self, number: int, text: str) -> bool:
        self.state = None
        try:
            self.state = self.game.read(text)
        except NotationError as error:
            if not error.clause:
                raise
            self.refused = error.clause
            follows = [line for at, line in self.scenario.lines if at > number][:1]
            if not follows or not follows[0].startswith("= refused "):
                raise
        else:
            self.refused = "-"
        return True

    def act(self, number: int, actions: list[str], refusal: bool) -> bool:
        """The actions of a line; only the last one may be refused."""
        state = self.position()
        for at, text in enumerate(actions):
            before = state.text()
            try:
                state.apply(state.action(text))
            except (NotationError, Refusal) as error:
                told = bool(error.clause) if refusal else is_rule(error.clause)
                if isinstance(error, NotationError) and not told:
                    raise
                self.refused = error.clause
                if state.text() != before:
                    self.fail(number, f"{text} refused, nothing changed", state.text())
                    return False
                if not refusal or at < len(actions) - 1:
                    self.fail(number, f"{text} accepted", f"refused {error.clause}")
                    return False
            else:
                self.refused = "-"
        if state.waiting and self.refused == "-":
            needed = state.write_action(state.waiting[0])
            raise NotationError(f"{needed!r} waits for the host's line with the result of chance")
        return True

    def expect(self, number: int, text: str) -> bool:
        for fact in split_outside_quotes(text, " | "):
            found = self.found(fact.strip())
            if found is not None:
                self.fail(number, fact.strip(), found)
                if self.state is None:
                    return False
        return True

    def found(self, fact: str) -> str | None:
        """None when the fact holds, otherwise what is found in its place."""
        name, _, value = fact.partition(" ")
        value = value.strip()
        if name == "refused":
            return None if value == self.refused else f"refused {self.refused}"
        state = self.position()
        if name in ("can", "cannot"):
            return self.found_can(state, name == "can", value)
        if name == "sees":
            who, _, rest = value.partition(":")
            name, _, value = rest.strip().partition(" ")
            is_ = state.view(read_seat(who.strip(), state.count)).field(name)
            if is_ is None:
                is_ = state.field(name) and "-"
            if is_ is None:
                raise NotationError(f"no field {name!r} in a view of {self.game.name}")
            return None if self.game.holds(name, value, is_, True) else f"sees {who}: {name} {is_}"
        if name == "must":
            is_ = write_seats(state.must())
            return None if sorted(value.split()) == sorted(is_.split()) else f"must {is_}"
        if name == "may":
            is_ = write_seats(state.may())
            return None if sorted(value.split()) == sorted(is_.split()) else f"may {is_}"
        is_ = state.field(fact if not value else name)
        if is_ is None:
            raise NotationError(f"no field or fact {name!r} in {self.game.name}")
        if name == "points" and value.lstrip("-").isdigit():
            is_ = winner_points(is_, state.field("over") or "-")
        if self.game.holds(name, value, is_, False):
            return None
        return is_ if state.field(is_) == "" else f"{name} {is_}"

    def found_can(self, state: State, wanted: bool, value: str) -> str | None:
        who, colon, codes = value.partition(": ")
        if colon and len(who) == 1:
            seat = read_seat(who, state.count)
        else:
            turn = state.field("turn") or "-"
            codes = value
            seat = read_seat(turn if turn != "-" else write_seats(state.must())[:1], state.count)
        parts = codes.split(", ") if self.game.spaced else codes.split()
        wrong = [code for code in parts if self.game.can(state, seat, code.strip()) != wanted]
        if not wrong:
            return None
        return f"{'cannot' if wanted else 'can'} {(', ' if self.game.spaced else ' ').join(wrong)}"

    def position(self) -> State:
        if self.state is None:
            raise NotationError("there is no position to go on from")
        return self.state

    def fail(self, number: int, expected: str, found: str) -> None:
        self.failures.append(Failure(number, f"{self.scenario.name} {self.scenario.title}", expected, found))


def is_rule(clause: str) -> bool:
    """A clause of the game itself; what only the kernel cannot read is no refusal to reckon with."""
    return bool(clause) and not clause.startswith("koloda.")


def winner_points(points: str, over: str) -> str:
    """`points n` alone is about the winner."""
    words = points.split()
    found = [words[i + 1] for i in range(0, len(words) - 1, 2) if words[i] in over.split()]
    return found[0] if found else "-"
