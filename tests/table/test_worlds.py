"""Two tables whose hidden cards differ only in what a seat cannot see give it the same bytes.

The second world is a guess from the seat's view. Both tables run on one clock, with the same people, who
do what can be done in both; time runs out in both. The worlds part where something hidden becomes known
by an event that may tell it (the contract says which); then a new pair begins from the first one.
"""

import random

import pytest
from msgspec.structs import replace

from koloda.bots.wander import wander
from koloda.kernel.actions import Action
from koloda.kernel.chance import open_chance
from koloda.kernel.events import Event
from koloda.kernel.seats import HOST, SPECTATOR, letter
from koloda.kernel.state import State
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.opening import table_at
from koloda.table.settings import TableSettings
from koloda.table.table import Table
from koloda.testing import walks
from koloda.testing.properties import may_part, told
from koloda.testing.subject import Options, Subject
from koloda.wire.socket import Snapshot, Update
from tests.contract.subjects import SUBJECTS
from tests.table.house import raw

SETTINGS = TableSettings(turn_ms=15_000)


class World:
    """A table, and everything that one seat has received from it."""

    def __init__(self, subject: Subject, state: State, seat: int, clock: HandClock) -> None:
        chairs = [Chair(letter(at), person=f"p{at}") for at in range(state.count)]
        self.table = table_at(subject.game, subject.game.read(state.text()).text(), chairs, clock, SETTINGS)
        self.table.state = state  # a text would not keep what was guessed behind an open play
        self.table.run_clocks(clock.ms)
        self.table.queue.note_windows(self.table.windows, clock.ms)
        self.seat = seat
        self.heard: list[str] = []
        self.events: list[Event] = []
        self.known = self.table.version_for(seat)
        self.table.subscribe(seat, self.hear)
        self.table.listeners.append(lambda version, events: self.events.extend(events))

    def hear(self, update: Update) -> None:
        self.heard.append(raw(update))

    def new(self) -> tuple[list[str], list[Event]]:
        """What has come since it was asked last: the live messages, a reconnect and a snapshot."""
        heard, self.heard = self.heard, []
        events, self.events = self.events, []
        heard.append(raw(self.table.missed(self.known, self.seat)))
        heard.append(raw(self.table.snapshot(self.seat)))
        self.known = self.table.version_for(self.seat)
        return heard, events

    def do(self, action: Action) -> None:
        line = self.table.state.write_action(action)
        self.table.submit(HOST if action.seat == HOST else int(action.seat), line.partition(" ")[2])

    def due(self) -> list[str]:
        """What happens now by itself."""
        return [entry.action for entry in self.table.propose()]


class Pair:
    """Two worlds that look the same to a seat."""

    def __init__(
        self,
        subject: Subject,
        state: State,
        seat: int,
        dice: random.Random,
        clock: HandClock,
        world: type[World] = World,
    ) -> None:
        guessed = subject.game.guess(state.view(seat), open_chance(f"k1:{dice.getrandbits(40):x}"))
        guessed.chance = None if state.chance is None else state.chance.clone()
        self.one = world(subject, state.clone(), seat, clock)
        self.two = world(subject, guessed, seat, clock)
        self.differ = state.text() != guessed.text()


def difference(here: list[str], there: list[str]) -> str:
    one, two = next((one, two) for one, two in zip(here, there, strict=False) if one != two)
    at = next((at for at, pair in enumerate(zip(one, two, strict=False)) if pair[0] != pair[1]), 0)
    return f"…{one[max(0, at - 200) : at + 100]}\n…{two[max(0, at - 200) : at + 100]}"


def common(pair: Pair, chance_name: str) -> Action | None:
    """Something that can be done in both worlds."""
    chance = open_chance(chance_name)
    for _ in range(6):
        action = wander(pair.one.table.state, chance)
        if action is None or pair.two.table.state.why_not(action) is None:
            return action
    return None


def begin(table: walks.PlainTable) -> State:
    state = table.new()
    if not state.must() and not state.windows():
        state.apply(walks.Walk(table, state=state).begin())
    return state


def walk(
    subject: Subject, count: int, options: Options, seed: int, limit: int, world: type[World] = World
) -> tuple[int, int]:
    """A whole game; answers how many messages were compared, and how many between different worlds."""
    dice = random.Random(seed)
    clock = HandClock()
    table = walks.PlainTable(subject, count, options, seed)
    state = begin(table)
    seat = int(SPECTATOR) if seed % (count + 1) == count else seed % (count + 1)
    frame = walks.Walk(table, state=state)
    pair = Pair(subject, state, seat, dice, clock, world)
    compared = different = 0
    for _ in range(limit):
        if pair.one.table.is_over:
            break
        action = None if dice.random() < 0.1 else common(pair, f"k1:{dice.getrandbits(40):x}")
        if action is not None:
            clock.advance(dice.randrange(0, 400))
            pair.one.do(action)
            unheard = not pair.one.heard and action.seat not in (seat, HOST)
            if not (unheard and dice.random() < 0.5):
                pair.two.do(action)
        else:
            clock.advance(dice.randrange(1_000, 20_000))
        apart = False
        while True:
            here, one = pair.one.new()
            there, two = pair.two.new()
            if here != there:
                may = apart or (told(one, seat) != told(two, seat) and may_part(frame, seat, one, two))
                assert may, f"seat {seat} tells two worlds apart:\n{difference(here, there)}"
                pair = Pair(subject, pair.one.table.state, seat, dice, clock, world)
                break
            compared += len(here)
            different += pair.differ * len(here)
            lines = pair.one.due(), pair.two.due()
            if not any(lines):
                break
            apart = all(lines) and lines[0] != lines[1]  # the rules' own default tells it: `~ auto B g2`
            for one_of_them, due in zip((pair.one, pair.two), lines, strict=True):
                if due:
                    one_of_them.table.confirm()
    assert pair.one.table.is_over or compared > limit
    return compared, different


CASES = [
    (subject, count, options, seed)
    for subject in SUBJECTS
    for seed, (count, options) in enumerate(subject.tours[:: max(1, len(subject.tours) // 12)], 1)
]


@pytest.mark.parametrize(
    ("subject", "count", "options", "seed"),
    CASES,
    ids=[f"{subject}-{count}p-seed{seed}" for subject, count, _, seed in CASES],
)
def test_a_seat_cannot_tell_two_worlds_apart(
    subject: Subject, count: int, options: Options, seed: int
) -> None:
    compared, different = walk(subject, count, options, seed, 250 // subject.strides)
    assert different > compared // 2 > 0, "the worlds were the same world"


def test_the_test_would_notice_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """One card of another hand in a message, and the worlds fall apart."""
    honest = Table.snapshot

    def leaks(self: Table, seat: int) -> Snapshot:
        message = honest(self, seat)
        other = next(at for at in range(len(self.chairs)) if at != seat)
        hand = self.state.field(letter(other)) or ""
        position = None if message.position is None else replace(message.position, winners=hand)
        return replace(message, position=position)

    monkeypatch.setattr(Table, "snapshot", leaks)
    subject, count, options, seed = CASES[0]
    with pytest.raises(AssertionError, match="tells two worlds apart"):
        walk(subject, count, options, seed, 200)
