"""What the log of a table adds up to. The same entries give the same state, anywhere."""

import hashlib
import os
from collections.abc import Callable

from koloda.bots.levels import make_player
from koloda.bots.player import Plan, Player, Thought
from koloda.games import find_game
from koloda.kernel import Chance, Event, Game, NotationError, State, Window
from koloda.kernel.actions import SEED
from koloda.kernel.chance import open_chance
from koloda.kernel.deals import Deal, commit, seed_of, with_deals
from koloda.kernel.errors import OtherVersion
from koloda.kernel.records import SEED_LINE, Record, copy_head
from koloda.kernel.seats import HOST, SPECTATOR, all_seats, has, seats_in
from koloda.kernel.windows import ANSWER, HOLD, PROPOSAL, TURN
from koloda.table import entries as kinds
from koloda.table.asking import LINES, PATIENCE, read_words
from koloda.table.chairs import Chair, Seating, called, founder_after, make_chair, resized
from koloda.table.clocks import WindowClock
from koloda.table.entries import Entry, Plain
from koloda.table.settings import TableSettings, read_settings
from koloda.table.verbs import BY_KIND
from koloda.wire.lobby import Listing, TableText

Luck = Callable[[int], bytes]


class TableState:
    """`happen` takes the next entry. Nothing here asks for the time: entries carry it.

    `downtime` is how long the clocks have not run: an entry's moment less that is the table's own time.
    """

    def __init__(
        self,
        opening: Entry,
        game: Game | None = None,
        chairs: list[Chair] | None = None,
        urandom: Luck = os.urandom,
    ) -> None:
        values = opening.values
        self.game = edition(game if game is not None else find_game(opening.text("game")), opening)
        self.settings = read_settings(as_dict(values["settings"]))
        self.urandom = urandom
        """Where the bytes of new deals come from."""
        self.chosen = {name: str(value) for name, value in as_dict(values["options"]).items()}
        self.founder = opening.text("founder")
        self.luck = opening.text("luck")
        self.log = [opening]
        self.listing = Listing()
        """How whoever runs the table lists it: for its text alone."""
        self.text: TableText | None = None
        """What `translation.table_text` has made of it; None when something around the game has changed."""
        self.begun = False
        self.paused_at: int | None = None
        self.deserted = False
        """Whether it is paused because nobody is there."""
        self.empty_since: int | None = None
        """Since when every person who played here has been away or has left."""
        self.muted: set[str] = set()
        """The persons whose words are not passed on; `?` for all who watch."""
        self.kicked: set[str] = set()
        """The persons whom the owner has sent away: they do not sit down here again."""
        self.banned: set[str] = set()
        """Those of them who do not watch either."""
        self.spoken: dict[str, list[int]] = {}
        """When persons have written words inside their last actions."""
        self.locked = False
        """Whether nobody new comes in."""
        self.on_screen = False
        """Whether a screen that everybody sees shows the table."""
        self.sat: list[list[str]] = []
        """The persons who have held each seat since the game began, in turn; `""` for a deleted one."""
        self.freed: set[int] = set()
        """Seats that were left in the middle of the game and that the owner has opened to others."""
        self.digested = 0
        """The last entry that told the digest of the position before it."""
        self.downtime = 0
        self.deals: list[Deal] = []
        self.totals: list[list[int]] = []
        """The points of the match as each deal was committed to."""
        self.agreed: set[str] = set()
        self.next_table = ""
        self.wishes: dict[str, str] = {}
        """What the persons want to play next."""
        self.wished_at = 0
        """When the first of them said so."""
        self.lag = 0
        """The longest round trip of those who are here: then all of them have what was sent."""
        self.clocks: dict[int, WindowClock] = {}
        self.limits: dict[int, int] = {}
        self.windows: list[Window] = []
        self.hidden: dict[int, list[int]] = {}
        self.thinking: dict[int, tuple[int, int]] = {}
        self.thought: dict[int, tuple[int, int]] = {}
        self.thoughts: dict[int, tuple[Thought, tuple[int, Plan] | None]] = {}
        """What bots are still thinking about, and what they had meant to do before."""
        """Since when, and since which of its versions, a bot has had the position before it."""
        told = values["chairs"]
        assert isinstance(told, list)
        self.chairs = chairs if chairs is not None else [make_chair(as_dict(chair)) for chair in told]
        self.follows = any(as_dict(chair).get("away") for chair in told)
        """Whether it is the next game of people who have yet to come back."""
        self.state = self.begin(opening)
        if self.begun:
            self.begin_seats()
        for seat, chair in enumerate(self.chairs):
            if told and as_dict(told[seat]).get("away"):
                chair.away_since = self.time_of(opening)
            self.seat_bot(seat)
        self.head = Record(self.game.name, self.game.version, self.state.view(SPECTATOR).header)
        self.head.position = opening.text("position")
        self.name_seats()
        self.tell_bots(opening.events)
        self.run_clocks(self.time_of(opening))
        self.think(list(range(len(self.chairs))), self.time_of(opening))

    def begin(self, opening: Entry) -> State:
        """A position to go on from, a game of a seed, or one that waits for its players."""
        position, seed = opening.text("position"), opening.text("seed")
        if position:
            self.begun = True
            return self.game.read(position)
        state = self.game.new(len(self.chairs), self.chosen, None)
        if seed:
            self.begun = True
            opening.events = state.play(SEED_LINE + seed)
        return state

    # What is known of it

    @property
    def everybody(self) -> int:
        """The mask of all seats."""
        return all_seats(len(self.chairs))

    @property
    def version(self) -> int:
        return len(self.log) - 1

    @property
    def is_over(self) -> bool:
        return self.begun and bool(self.state.is_over())

    def version_for(self, seat: int) -> int:
        """How many changes this seat has been told of: the only number that leaves for it."""
        return self.version - len(self.hidden.get(seat, ()))

    def number_of(self, version: int, seat: int) -> int:
        """The number of the entry that a seat knows by that version."""
        number = version
        for hidden in self.hidden.get(seat, ()):
            number += hidden <= number
        return number

    def sees(self, seat: int, entry: Entry) -> bool:
        """Whether a seat learns that something happened."""
        return (
            not entry.unseen
            or entry.seat == seat
            or any(event.reaches(seat) for event in entry.events if seat >= 0 or seat == SPECTATOR)
        )

    def time_of(self, entry: Entry) -> int:
        """The entry's moment on the table's own time."""
        return (entry.at if self.paused_at is None else self.paused_at) - self.downtime

    def seat_of(self, person: str) -> int:
        """Where a person sits; SPECTATOR for somebody who only watches."""
        for seat, chair in enumerate(self.chairs):
            if person and chair.person == person:
                return seat
        return SPECTATOR

    @property
    def owner(self) -> str:
        """Whoever runs the table (`Seating.owner`)."""
        return self.seating().owner

    def runs(self, person: str) -> bool:
        """Whether a person may do what the owner may: himself, or the screen that opened the table."""
        return bool(person) and person in (self.owner, self.founder)

    def seating(self, entries: list[Entry] | None = None) -> Seating:
        """Who sits where now, or will when these entries have happened."""
        seating = Seating(self.chairs, self.founder, begun=self.begun)
        for entry in entries or []:
            seating.take(entry)
        return seating

    def owner_is_here(self) -> bool:
        """Whether the owner sits at the table and has not gone."""
        seat = self.seat_of(self.owner)
        return seat >= 0 and self.chairs[seat].away_since is None

    def begin_seats(self) -> None:
        """The game begins: from now on a seat has something to hide."""
        self.begun = True
        self.sat = [[chair.person] if chair.is_person else [] for chair in self.chairs]

    def has_sat(self, person: str) -> bool:
        """Whether a person has held a seat of this game."""
        return bool(person) and any(person in persons for persons in self.sat)

    def returns(self, person: str, seat: int) -> bool:
        """Whether the person was the last to hold this seat of the running game."""
        return bool(person) and self.begun and self.sat[seat][-1:] == [person]

    def can_be_taken(self, seat: int) -> bool:
        """Whether there is room for a person: nobody sits there, or the game runs and a bot does."""
        chair = self.chairs[seat]
        return chair.empty or (self.begun and bool(chair.level) and not self.sat[seat])

    def is_free(self, seat: int) -> bool:
        """Whether anybody who has not sat at this game may take the empty seat."""
        return not self.begun or not self.sat[seat] or seat in self.freed or self.settings.late

    def may_watch(self, person: str, *, begun: bool) -> bool:
        """Whether somebody without a seat may look on. At a closed table that ends with the waiting room."""
        if self.runs(person) or person in self.banned:
            return self.runs(person)
        return self.listing.watch or not (begun or person in self.kicked)

    def may_read(self, person: str) -> bool:
        """Whether the course of the game is for this person: that of a closed table is for its own people."""
        if self.listing.watch or self.runs(person):
            return True
        return self.sits(person) or (self.is_over and self.has_sat(person) and person not in self.kicked)

    def is_public(self) -> bool:
        """Whether every hand may be known: the game is over and, where hands stay closed, all agree who have
        held one. Somebody whose name is deleted has not agreed."""
        if not self.is_over:
            return False
        persons = {person for persons in self.sat for person in persons}
        return not self.game.closed or (bool(persons) and "" not in persons and persons <= self.agreed)

    def record(self) -> Record:
        """The game so far, over or not; it replays to this very position. It tells every hand."""
        record = copy_head(self.head)
        record.names = self.head.names
        actions = [entry.action for entry in self.log if entry.kind == kinds.ACTION]
        record.seed = self.log[0].text("seed")
        if not record.seed and not record.position and actions and actions[0].startswith(SEED_LINE):
            record.seed = actions.pop(0).removeprefix(SEED_LINE)
        record.actions = actions
        record.digest = self.state.digest()
        return record

    def open_record(self) -> str | None:
        """The record with its deals as text; None while it may not be public."""
        if not self.is_public():
            return None
        return with_deals(self.record().text(), [deal for deal in self.deals if deal.seed])

    # The next entry

    def happen(self, entry: Entry) -> None:
        """Takes the next entry; an action must have been judged."""
        assert entry.version == len(self.log), f"entry {entry.version} after {self.version}"
        kind = entry.kind
        verb = BY_KIND.get(kind)
        if verb is None:
            raise NotationError(f"the log has an entry of an unknown kind {kind!r}")
        over = self.is_over
        verb.happen(self, entry)
        is_action = kind == kinds.ACTION
        if not is_action or over or self.is_over or entry.action.startswith(SEED_LINE):
            self.text = None
        self.log.append(entry)
        if "digest" in entry.values:
            self.digested = entry.version
        if entry.unseen:
            for seat in [*range(len(self.chairs)), SPECTATOR]:
                if not self.sees(seat, entry):
                    self.hidden.setdefault(seat, []).append(entry.version)
        now = self.time_of(entry)
        if not is_action:
            self.count_people(now)
        self.run_clocks(now)
        self.think(self.seats_told(entry), now)

    def seats_told(self, entry: Entry) -> list[int]:
        """Who has something new to think about."""
        if entry.kind != kinds.ACTION:
            return [entry.seat]
        return [seat for seat in range(len(self.chairs)) if self.sees(seat, entry)]

    def play(self, entry: Entry) -> None:
        """An action: the rules do it.

        Nothing has changed since it was judged: its number follows the last one. What comes from a store is
        read and judged here, and so is what waits for the host to tell chance (`State.attempt`).
        """
        state = self.state
        before = state.step
        action = entry.judged
        if action is None or state.chance is None:
            action = state.action(entry.action)
            entry.events = state.apply(action)
        else:
            state.push(action, entry.events)
            entry.judged = None
        entry.seat = int(action.seat)
        entry.unseen = state.step == before and not state.waiting
        if action.code == SEED and self.deals:
            self.deals[-1].seed = action.text
        if entry.seat >= 0 and not entry.values.get("bot"):
            self.chairs[entry.seat].timeouts = 0
            if action.text:
                by = entry.text("by")
                self.spoken[by] = [*self.spoken.get(by, []), entry.at][-LINES:]
        late = entry.values.get("late")
        if isinstance(late, list):
            for seat in late:
                assert isinstance(seat, int)
                self.chairs[seat].timeouts += 1
        self.tell_bots(entry.events)

    def change_seat(self, entry: Entry) -> None:
        seat = entry.seat
        old, new = self.chairs[seat], make_chair(entry.values)
        self.founder = founder_after(self.founder, old, new)
        self.chairs[seat] = new
        if entry.values.get("away"):
            new.away_since = self.time_of(entry)
        self.freed.discard(seat)
        if self.begun and new.is_person and self.sat[seat][-1:] != [new.person]:
            self.sat[seat].append(new.person)
        self.seat_bot(seat)
        if new.empty and self.begun:
            new.keeper = self.make_bot(seat, self.settings.keeper)
        self.name_seats()

    def change_count(self, count: int) -> None:
        self.chairs = resized(self.chairs, count)
        self.state = self.game.new(count, self.chosen, None)
        self.head.header = self.state.view(SPECTATOR).header
        self.name_seats()

    def change_rules(self, entry: Entry) -> None:
        """Other options, and other times of the table, before the start."""
        self.chosen = read_words(entry.text("options"))
        times = {name: value for name, value in entry.values.items() if name in ("turn_ms", "bot_pace")}
        self.change_times(times)
        self.change_count(len(self.chairs))

    def change_times(self, times: dict[str, Plain]) -> None:
        self.settings = read_settings({**self.settings.plain(), **times})

    def wished(self, now: int) -> str:
        """What most of those who are here want to play next; empty while more of them may say so."""
        here = [chair.person for chair in self.chairs if chair.is_person and chair.away_since is None]
        votes = [self.wishes[person] for person in here if person in self.wishes]
        if not votes or (len(votes) < len(here) and now - self.wished_at < PATIENCE):
            return ""
        return max(votes, key=votes.count)

    def count_people(self, now: int) -> None:
        """Notes since when nobody is there. Bots among themselves need nobody."""
        here = any(chair.is_present and chair.away_since is None for chair in self.chairs)
        left = any(chair.is_person or chair.empty for chair in self.chairs)
        self.empty_since = None if here or not left else now if self.empty_since is None else self.empty_since

    def open_deal(self, entry: Entry) -> None:
        number = len(self.deals) + 1
        salt, secret = entry.text("salt"), entry.text("secret")
        deal = Deal(number, commit(number, salt, secret))
        deal.salt, deal.secret = salt, secret
        self.deals.append(deal)
        self.totals.append(self.state.totals() if self.begun else [])

    def next_seed(self) -> str:
        """The seed that the open deal has come to."""
        deal = self.deals[-1]
        return seed_of(deal.number, deal.secret, deal.added)

    def name_seats(self) -> None:
        """For the record: whoever left in the middle of the game keeps his name in it."""
        old = self.head.names if self.begun else []
        old += ["-"] * (len(self.chairs) - len(old))
        self.head.names = [name or left for name, left in zip(called(self.chairs), old, strict=True)]

    # Clocks

    def run_clocks(self, now: int) -> None:
        """After a change: which windows are open, and which of their clocks run."""
        windows = self.state.windows()
        self.windows = windows
        limits = {window.serial: self.limit(window) for window in windows}
        old = {  # what had no clock until now begins with all of its time
            serial: clock
            for serial, clock in self.clocks.items()
            if self.limits[serial] or not limits.get(serial)
        }
        self.limits = limits
        self.clocks = {
            window.serial: old.get(window.serial) or WindowClock(now + min(int(window.ack_ms), self.lag))
            for window in windows
        }
        for window in windows:
            clock = self.clocks[window.serial]
            if window.waits:
                clock.stand(now, int(window.stand_ms))
            else:
                clock.run(now)

    def limit(self, window: Window) -> int:
        """How long a window stays open: the game's word, else the table's for persons. Nobody hurries a
        person who plays alone."""
        alone = self.lone_seat()
        if alone >= 0:
            return self.limit_alone(window, alone)
        if window.ms or window.close is None or window.kind not in (TURN, ANSWER):
            return int(window.ms)
        timed = any(self.chairs[seat].is_afar for seat in seats_in(window.seats))
        return self.settings.turn_ms if timed else 0

    def lone_seat(self) -> int:
        """Where the only person sits among bots and programs; -1 where more sit or may come."""
        found = -1
        for seat, chair in enumerate(self.chairs):
            if chair.empty or (found >= 0 and chair.is_person):
                return -1
            if chair.is_person:
                found = seat
        return found

    def gives_hints(self, seat: int) -> bool:
        """Whether this seat may ask what to do: alone always, among people where the table says so."""
        return seat >= 0 and (self.settings.hints or self.lone_seat() == seat)

    def limit_alone(self, window: Window, seat: int) -> int:
        """What waits for the person has no clock, unless it is a race or there is nothing to choose. The rest
        takes its time, and more at a slow table."""
        kind = window.kind
        waited_for = window.seats if kind == PROPOSAL else window.seats & self.state.must()
        asks = bool(window.ms) and kind != HOLD and not window.race and has(waited_for, seat)
        if asks and (kind != ANSWER or len(self.state.legal(seat)) > 1):
            return 0
        return int(window.ms) * max(100, self.settings.bot_pace) // 100

    # Bots

    def seat_bot(self, seat: int) -> None:
        """Gives a chair that wants a bot its own."""
        chair = self.chairs[seat]
        if chair.level and chair.bot is None:
            chair.bot = self.make_bot(seat, chair.level)

    def make_bot(self, seat: int, level: str) -> Player:
        """A bot that has seen what the seat has seen."""
        bot = make_player(self.game, level, seat, self.bot_chance(seat, 0))
        for entry in self.log:
            show(bot, seat, entry.events)
        return bot

    def bot_chance(self, seat: int, version: int) -> Chance:
        """A bot's luck follows from where it stands, so that it thinks the same after a rebuild."""
        words = f"{self.luck}/{seat}/{version}"
        return open_chance(f"k1:{hashlib.sha256(words.encode()).hexdigest()[:14]}")

    def tell_bots(self, events: list[Event]) -> None:
        for seat, chair in enumerate(self.chairs):
            if chair.player is not None:
                show(chair.player, seat, events)
        for seat in list(self.thoughts):  # who sees something while he thinks begins anew
            if any(event.reaches(seat) for event in events):
                del self.thoughts[seat]
                self.thought.pop(seat, None)

    def think(self, seats: list[int], now: int) -> None:
        """These seats have something new before them."""
        for seat in seats:
            if 0 <= seat < len(self.chairs):
                self.thinking[seat] = now, self.version_for(seat)

    def waits_for_host(self) -> bool:
        """Whether nothing goes on until the host tells something."""
        state = self.state
        if not self.begun or state.is_over() or state.must():
            return False
        return bool(state.host_choices()) or not state.windows()

    def host_choices(self) -> list[str]:
        """The codes of what the host may answer now."""
        state = self.state
        return [state.write_code(action) for action in state.host_choices()] if self.begun else []

    def sits(self, person: str) -> bool:
        return self.seat_of(person) != SPECTATOR


def show(bot: Player, seat: int, events: list[Event]) -> None:
    for event in events:
        if event.reaches(seat):
            bot.see(event.kind, event.seat, event.values(seat))


def edition(game: Game, opening: Entry) -> Game:
    """The game in the version that the log was begun with."""
    options = {name: str(value) for name, value in as_dict(opening.values["options"]).items()}
    found = game.at(opening.number("rules"), options)
    if found is None:
        raise OtherVersion(game.name, opening.number("rules"), game.version)
    return found


def as_dict(value: Plain) -> dict[str, Plain]:
    assert isinstance(value, dict)
    return value


def opening_entry(
    game: Game,
    options: dict[str, str],
    chairs: list[Chair],
    settings: TableSettings,
    *,
    at: int,
    founder: str = "",
    luck: str = "",
    seed: str = "",
    position: str = "",
    away: bool = False,
) -> Entry:
    """Number 0 of a log; `away` where those who sit there have yet to come."""
    told: list[Plain] = [{**chair.plain(), "away": away and chair.is_person} for chair in chairs]
    values: dict[str, Plain] = {
        "game": game.name,
        "rules": game.version,
        "options": dict(options),
        "settings": dict(settings.plain()),
        "chairs": told,
        "founder": founder,
        "luck": luck,
        "seed": seed,
        "position": position,
    }
    return Entry(0, "", [], kind=kinds.OPEN, at=at, seat=HOST, values=values)
