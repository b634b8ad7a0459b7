"""What must hold of every game at every moment. Each takes a table and walks on it."""

import random
import re
from collections.abc import Callable, Iterable
from typing import Final

from koloda.kernel.actions import Action
from koloda.kernel.chance import open_chance
from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.events import CHANCE, Event, Value
from koloda.kernel.game import Game
from koloda.kernel.records import Record, leave_out, read_record, replay, spell_out, start
from koloda.kernel.seats import HOST, SPECTATOR
from koloda.kernel.state import State
from koloda.kernel.windows import NOTICE, PROPOSAL
from koloda.testing.walks import PlainTable, Walk

Look = tuple[object, ...]

MOST_JUDGED: Final = 100
"""Of thousands of listed actions a sample is judged."""
MOST_READERS: Final = 5


def actions_of(state: State, seat: int) -> Look:
    """What a seat can do, as it is told."""
    if seat < 0:
        return ()
    listed = tuple(state.write_code(action) for action in state.legal(seat) + offered(state, seat))
    return listed, tuple((form.pattern, form.least, form.most, form.aside) for form in state.forms(seat))


def offered(state: State, seat: int) -> list[Action]:
    """What people are offered instead of what is listed, where that is something else."""
    return [] if type(state).offers is State.offers else state.offers(seat)


def look(state: State) -> Look:
    """Everything about a state that its text must bring back."""
    windows = tuple((w.name, w.kind, w.seats, w.clause, w.ms, w.waits, w.shown) for w in state.windows())
    closing = tuple(state.write_action(w.close) if w.close else "" for w in state.windows())
    all_actions = tuple(actions_of(state, seat) for seat in range(state.count))
    ends = (state.is_over(), state.winners(), tuple(state.totals()))
    return state.text(), state.digest(), state.must(), windows, closing, all_actions, ends


def look_of(state: State, seat: int) -> Look:
    """Everything that reaches one seat: view, windows with their serials, legal actions."""
    view = state.view(seat)
    windows = tuple(
        (w.serial, w.name, w.kind, w.seats, w.clause, w.ms, w.waits, w.race, w.close) for w in view.windows
    )
    return view.text(), windows, actions_of(state, seat)


def told(events: list[Event], seat: int) -> list[Look]:
    """The events as a seat reads them."""
    return [(e.kind, e.seat, e.clause, e.values(seat)) for e in events if e.reaches(seat)]


def any_seat(walk: Walk) -> int:
    """A seat at the table, or the spectator's."""
    seat = walk.dice.randrange(-1, walk.state.count)
    return int(SPECTATOR) if seat < 0 else seat


def replays_and_reads(table: PlainTable, limit: int) -> None:
    """Replay equals the original at each step; text → state → text, and play goes on the same."""
    walk = Walk(table)
    state = walk.state
    twin = table.new()
    reader = table.game.read(state.text())
    distant = reader.clone()
    assert look(reader) == look(state)
    while walk.steps < limit and (action := walk.next()) is not None:
        line = state.write_action(action)
        assert state.action(line) == action, line
        events = repr(state.apply(action))
        now = look(state)
        for other in (twin, reader, distant):
            assert repr(other.apply(other.action(line))) == events, line
            assert look(other) == now, line
        reader = table.game.read(state.text())
        assert look(reader) == now, line


class Readers:
    """Positions read from the texts of a game on its way, played on beside it: fresh ones and old ones."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.read: list[State] = []
        self.look_up()

    def look_up(self) -> None:
        """Another reader joins; of those there are every other one goes."""
        if len(self.read) == MOST_READERS:
            self.read = self.read[::2]
        self.read.append(self.game.read(self.state.text()))

    def apply(self, action: Action) -> None:
        state = self.state
        line = state.write_action(action)
        before = state.text()
        told = repr(state.apply(action))
        for reader in self.read:
            assert repr(reader.apply(reader.action(line))) == told, f"{line} is told otherwise from {before}"
            same = (reader.text(), reader.digest()) == (state.text(), state.digest())
            assert same, f"after {line}\n{reader.text()}\nis not\n{state.text()}\nfrom\n{before}"
        self.look_up()


def texts_play_on(table: PlainTable, limit: int) -> None:
    """The text of every position, read back and played on, gives the same texts and events."""
    walk = Walk(table)
    readers = Readers(table.game, walk.state)
    while walk.steps < limit and (action := walk.next()) is not None:
        readers.apply(action)


def clones_stand_apart(table: PlainTable, limit: int) -> None:
    """Old clones, positions and views never change, whatever is played on with."""
    walk = Walk(table)
    state = walk.state
    kept = []
    while walk.steps < limit and (action := walk.next()) is not None:
        if walk.steps % 7 == 0:
            view = state.view(any_seat(walk))
            kept.append((state.clone(), look(state), view, view.text()))
            assert look(kept[-1][0]) == kept[-1][1]
        if walk.steps % 5 == 0:
            aside, before = state.clone(), look(state)
            for _ in range(3):
                other = Walk(table, state=aside).next()
                if other is None:
                    break
                aside.apply(other)
            assert look(state) == before
        state.apply(action)
    for clone, then, view, text in kept:
        assert look(clone) == then
        assert view.text() == text
        assert all(window.close is None for window in view.windows)


def legal_is_why_not(table: PlainTable, limit: int) -> None:
    """What is listed is accepted; what is accepted is listed, a form, or differs in nothing that counts."""
    walk = Walk(table)
    state = walk.state
    while walk.steps < limit and (action := walk.next()) is not None:
        for seat in range(state.count):
            judge_seat(walk, seat)
        for _ in range(4):
            seat = walk.dice.randrange(state.count)
            judge_code(walk, seat, walk.random_code())
        state.apply(action)


def judge_seat(walk: Walk, seat: int) -> None:
    state = walk.state
    listed = state.legal(seat)
    assert len(set(listed)) == len(listed), f"listed twice: {actions_of(state, seat)}"
    assert listed == state.clone().legal(seat), "the order is not stable"
    for action in walk.dice.sample(listed, min(len(listed), MOST_JUDGED)):
        refusal = state.why_not(action)
        assert action.seat == seat
        code = state.write_action(action)
        assert refusal is None, f"{code} is listed and refused: {refusal}\n{state.text()}"
    for action in offered(state, seat):
        refusal = state.why_not(action)
        assert refusal is None, (
            f"{state.write_action(action)} is offered and refused: {refusal}\n{state.text()}"
        )
    for form in state.forms(seat):
        filled = state.fill(form, walk.chance.clone())
        code = state.write_code(filled)
        refusal = state.why_not(filled)
        assert refusal is None, f"{code} fills {form} and is refused: {refusal}\n{state.text()}"
        assert code.startswith(form.verb)
        assert state.action(state.write_action(filled)) == filled


def judge_code(walk: Walk, seat: int, code: str) -> None:
    state = walk.state
    before = look(state)
    try:
        action = state.read_action(seat, code)
        state.clone().apply(action)
    except (NotationError, Refusal) as error:
        again = refusal_of(lambda: state.apply(state.read_action(seat, code)))
        assert type(again) is type(error), f"{code} is refused once and accepted once"
        assert look(state) == before, f"{code} is refused and changes something"
        assert not isinstance(error, Refusal) or error.clause, code
        return
    if action in state.legal(seat) or any(code.startswith(form.verb) for form in state.forms(seat)):
        return
    known = [outcome(state), *(effect(state, other) for other in state.legal(seat))]
    what = f"{code} of seat {seat} is accepted and does what nothing listed does"
    assert effect(state, action) in known, f"{what}\n{state.text()}"


def refusal_of(act: Callable[[], object]) -> NotationError | Refusal | None:
    """What it is refused with; nothing where it is done."""
    try:
        act()
    except (NotationError, Refusal) as error:
        return error
    return None


def outcome(state: State) -> Look:
    return state.digest(), state.must(), tuple(actions_of(state, seat) for seat in range(state.count))


def effect(state: State, action: Action) -> Look:
    """Where an action leads."""
    after = state.clone()
    after.apply(action)
    return outcome(after)


def cards_stay(table: PlainTable, limit: int) -> None:
    """Each card of the pack is in exactly one place."""
    walk = Walk(table)
    subject = table.subject
    pack = subject.pack(walk.state)
    assert subject.found(walk.state) == pack
    while walk.steps < limit and (action := walk.next()) is not None:
        walk.state.apply(action)
        assert subject.found(walk.state) == pack, walk.state.text()


def guesses_fit(table: PlainTable, limit: int) -> None:
    """A guess has the view and the legal actions of its seat, has every card once, and can be played on."""
    walk = Walk(table)
    state = walk.state
    while walk.steps < limit and (action := walk.next()) is not None:
        for seat in (walk.dice.randrange(state.count), SPECTATOR):
            chance = open_chance(f"k1:{walk.dice.getrandbits(40):x}")
            guessed = table.game.guess(state.view(seat), chance)
            assert look_of(guessed, seat) == look_of(state, seat), f"seat {seat}: {state.text()}"
            assert table.subject.found(guessed) == table.subject.pack(guessed), guessed.text()
            on = Walk(table, state=guessed)
            for _ in range(4):
                following = on.next()
                if following is None:
                    break
                assert guessed.why_not(following) is None
                guessed.push(following)
            assert table.subject.found(guessed) == table.subject.pack(guessed), guessed.text()
        state.apply(action)


def secrets_keep(table: PlainTable, limit: int) -> None:
    """Two worlds that differ only in what a seat cannot see look the same to it, step by step.

    The second world is a guess from the seat's view; now and then it also goes without an action
    of which the seat has heard nothing. The two part where something hidden becomes known by an event
    that may tell it; then the second world is guessed anew.
    """
    walk = Walk(table)
    state = walk.state
    seat = any_seat(walk)
    world = second_world(walk, seat)
    while walk.steps < limit and (action := common_action(walk, world)) is not None:
        before = look_of(state, seat)
        events = state.apply(action)
        line = state.write_action(action)
        here = told(events, seat)
        if not here and action.seat not in (seat, HOST):
            assert look_of(state, seat) == before, (
                f"seat {seat} heard nothing of {line} and sees it\n{before}"
            )
            if walk.dice.random() < 0.5:
                continue
        if world.why_not(action) is not None:
            world = second_world(walk, seat)
            continue
        there_events = world.apply(action)
        there = told(there_events, seat)
        if here == there:
            apart = f"seat {seat} tells two worlds apart after {line}"
            assert look_of(world, seat) == look_of(state, seat), apart
            continue
        allowed = may_part(walk, seat, events, there_events)
        assert allowed, parting(line, seat, events, there_events)
        world = second_world(walk, seat)


def second_world(walk: Walk, seat: int) -> State:
    state = walk.state
    chance = open_chance(f"k1:{walk.dice.getrandbits(40):x}")
    world = walk.table.game.guess(state.view(seat), chance)
    world.chance = None if state.chance is None else state.chance.clone()
    return world


def common_action(walk: Walk, world: State) -> Action | None:
    """Something that can be done in both worlds, if there is such a thing."""
    action = walk.next()
    for _ in range(6):
        if action is None or world.why_not(action) is None:
            break
        action = walk.next()
    return action


def may_part(walk: Walk, seat: int, one: list[Event], two: list[Event]) -> bool:
    """Whether the first difference between two tellings is one that the rules reveal."""
    subject = walk.table.subject
    seen = [[event for event in events if event.reaches(seat)] for events in (one, two)]
    for first, second in zip(seen[0], seen[1], strict=False):
        if (first.kind, first.seat, first.clause) != (second.kind, second.seat, second.clause):
            return first.kind in subject.branches and second.kind in subject.branches
        values, others = first.values(seat), second.values(seat)
        if values != others:
            keys = {key for key in {**values, **others} if values.get(key) != others.get(key)}
            learned = set(first.secret) if first.values(seat) is not first.public else set()
            return keys <= learned | subject.reveals.get(first.kind, set())
    longer = max(seen, key=len)[min(len(seen[0]), len(seen[1])) :]
    return longer[0].kind in subject.branches


def parting(line: str, seat: int, one: list[Event], two: list[Event]) -> str:
    """What a seat learns that it could not know, and how a game says that it should."""
    here, there = told(one, seat), told(two, seat)
    said = f"{line} tells seat {seat} something hidden: {here}\nor: {there}\n"
    pairs = zip([e for e in one if e.reaches(seat)], [e for e in two if e.reaches(seat)], strict=False)
    for first, second in pairs:
        if (first.kind, first.seat) != (second.kind, second.seat):
            kinds = ", ".join(repr(kind) for kind in sorted({first.kind, second.kind}))
            return f"{said}if the rules reveal it so: Subject(…, branches={{{kinds}}})"
        values, others = first.values(seat), second.values(seat)
        if values != others:
            keys = sorted(key for key in {**values, **others} if values.get(key) != others.get(key))
            names = ", ".join(map(repr, keys))
            return f"{said}if the rules reveal it so: Subject(…, reveals={{{first.kind!r}: {{{names}}}}})"
    longer = max(here, there, key=len)[min(len(here), len(there)) :]
    return f"{said}if the rules reveal it so: Subject(…, branches={{{longer[0][0]!r}}})" if longer else said


def hidden_cards_do_not_show(table: PlainTable, limit: int) -> None:
    """Exchange what the rules hide from a seat, in the text itself: the seat sees, hears and can do the same.

    This is what `secrets_keep` cannot see, for it guesses its second world from a view.
    """
    walk = Walk(table)
    state = walk.state
    while walk.steps < limit and (action := walk.next()) is not None:
        seat = any_seat(walk)
        mixed = table.subject.mix(state, seat, walk.dice)
        if mixed:
            here, there = table.game.read(state.text()), table.game.read(mixed)
            assert look_of(here, seat) == look_of(there, seat), f"seat {seat} sees it: {mixed}"
            if there.why_not(action) is None:
                one, two = here.apply(action), there.apply(action)
                same = told(one, seat) == told(two, seat)
                line = state.write_action(action)
                allowed = same or may_part(walk, seat, one, two)
                assert allowed, parting(line, seat, one, two)
                assert not same or look_of(here, seat) == look_of(there, seat), f"{line} shows it: {mixed}"
        state.apply(action)


def secrets_have_readers(table: PlainTable, limit: int) -> None:
    """What an event keeps secret is read by those alone who can see it on the table, before or after."""
    walk = Walk(table)
    state = walk.state
    cards = table.subject.known
    while walk.steps < limit and (action := walk.next()) is not None:
        before = state.clone()
        for event in state.apply(action):
            for seat in [*range(state.count), SPECTATOR]:
                knows = event.values(seat) != event.public
                assert not knows or (seat >= 0 and event.knows >> seat & 1), event
                assert event.kind != CHANCE or not (knows or event.reaches(seat)), event
                remembered = event.kind in table.subject.remembered
                secret = words_of(event.secret.values()) & cards if knows and not remembered else set()
                if secret:
                    seen = words_of([before.view(seat).text(), state.view(seat).text()])
                    assert secret <= seen, f"seat {seat} is told of {secret - seen}: {event}"


def words_of(values: Iterable[Value]) -> set[str]:
    """All words that could be a card."""
    text = " ".join(value if isinstance(value, str) else str(value) for value in values)
    return set(re.findall(r"[^ ,:='()]+", text))


def windows_close(table: PlainTable, limit: int) -> None:
    """A window whose clock runs can be closed; then it is not open; a stale serial changes nothing."""
    walk = Walk(table)
    state = walk.state
    gone: set[int] = set()
    before: set[int] = set()
    while walk.steps < limit and (action := walk.next()) is not None:
        windows = state.windows()
        serials = [window.serial for window in windows]
        assert len(set(serials)) == len(serials), windows
        assert not gone & set(serials), f"a serial came back: {[w for w in windows if w.serial in gone]}"
        gone |= before - set(serials)
        before = set(serials)
        for window in windows:
            if window.kind == NOTICE:
                assert window.close is None and not window.ms
            elif window.kind == PROPOSAL or not window.waits:
                close_one(state, window.serial, window.close)
        if gone:
            refuse_stale(state, walk.dice.choice(sorted(gone)), action)
        state.apply(action)


def close_one(state: State, serial: int, close: Action | None) -> None:
    assert close is not None, "its time cannot run out"
    assert close.seat == HOST
    after = state.clone()
    after.apply(close, serial)
    assert not after.is_open(serial), f"{state.write_action(close)} leaves it open: {state.text()}"
    refuse_stale(after, serial, close)


def refuse_stale(state: State, serial: int, action: Action) -> None:
    before = look(state)
    refusal = refusal_of(lambda: state.apply(action, serial))
    assert refusal is not None and refusal.clause == "koloda.window.stale", "a stale serial is accepted"
    assert look(state) == before


def records_agree(table: PlainTable, limit: int) -> None:
    """A record replays to its digest; seeded and spelled out are the same game."""
    walk = Walk(table)
    state = walk.state
    record = Record(table.game.name, table.game.version, state.view(SPECTATOR).header)
    record.names = ["Аня", "Boris the 2nd", 'O"Neil', *"defghijkl"][: state.count]
    record.seed = table.seed_name
    while walk.steps < limit and (action := walk.next()) is not None:
        record.actions.append(state.write_action(action))
        state.apply(action)
    record.digest = state.digest()
    text = record.text()
    assert read_record(text).text() == text
    assert replay(table.game, read_record(text)).digest() == record.digest
    spelled = spell_out(table.game, record)
    text = spelled.text()
    assert read_record(text).text() == text
    told_all = start(table.game, spelled)
    for line in spelled.actions:
        told_all.apply(told_all.action(line))
        assert table.game.read(told_all.text()).text() == told_all.text(), line
        if told_all.waiting:
            can = [actions_of(told_all, seat) for seat in range(told_all.count)]
            assert can == [((), ())] * told_all.count, f"{line} waits for its result, and somebody could act"
    assert not told_all.waiting
    assert told_all.digest() == record.digest
    assert leave_out(table.game, spelled).text() == record.text()


def readers_take_anything(table: PlainTable, limit: int) -> None:
    """A spoilt position or action is read as what it now says, or refused in words; nothing else."""
    walk = Walk(table)
    state = walk.state
    while walk.steps < limit and (action := walk.next()) is not None:
        text, line = state.text(), state.write_action(action)
        for _ in range(4):
            try:
                read = table.game.read(spoil(text, walk.dice))
            except NotationError as error:
                assert str(error)
            else:
                assert table.game.read(read.text()).text() == read.text()
            before = look(state)
            aside = state.clone()
            try:
                aside.apply(aside.action(spoil(line, walk.dice)))
            except (NotationError, Refusal):
                assert look(aside) == before
        state.apply(action)


SLIPS: Final = ["|", " | ", "?", "?9999", "…", "-", "A", "~", '"', ":", "0", "-1", "\\", "\n", "²", "ё"]


def spoil(text: str, dice: random.Random) -> str:
    """A text with a slip of the pen: something lost, doubled, exchanged or put in."""
    parts = re.split("( )", text) if dice.random() < 0.7 else list(text)
    for _ in range(dice.randrange(1, 3)):
        at, other = dice.randrange(len(parts)), dice.randrange(len(parts))
        slip = dice.randrange(4)
        if slip == 0:
            parts[at] = ""
        elif slip == 1:
            parts[at] += " " + parts[at]
        elif slip == 2:
            parts[at], parts[other] = parts[other], parts[at]
        else:
            parts[at] += dice.choice(SLIPS)
    return "".join(parts)


def games_end(table: PlainTable, limit: int) -> None:
    """Random play comes to an end; then nobody can do anything and somebody has won. Who is out before
    stays out and has nothing to do."""
    walk = Walk(table, ends=True)
    state = walk.state
    out: set[int] = set()
    while (action := walk.next()) is not None:
        state.push(action)
        asked = state.must() | state.may()
        assert not any(asked >> seat & 1 for seat in out), f"asks whoever is out: {state.text()}"
        if not state.is_over():
            now = {seat for seat in range(state.count) if state.is_out(seat)}
            assert out <= now, f"somebody who was out is back: {state.text()}"
            out = now
        assert walk.steps < table.subject.longest, f"no end after {walk.steps} actions: {state.text()}"
    assert state.is_over()
    assert state.must() == 0 and state.may() == 0
    assert state.winners() != 0
    assert not [window for window in state.windows() if window.close is not None]


PROPERTIES: Final[dict[Callable[[PlainTable, int], None], int]] = {
    replays_and_reads: 60,
    texts_play_on: 150,
    clones_stand_apart: 120,
    legal_is_why_not: 50,
    cards_stay: 150,
    guesses_fit: 40,
    secrets_keep: 150,
    hidden_cards_do_not_show: 150,
    secrets_have_readers: 150,
    windows_close: 80,
    records_agree: 120,
    readers_take_anything: 40,
    games_end: 0,
}
"""Each with the number of actions it follows a game for at default settings."""
