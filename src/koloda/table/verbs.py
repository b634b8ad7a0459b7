"""What can be asked of a table, a class for each verb: who may, what it comes to, and what that does.

Refusals of the table itself are `koloda.table.*`; those of an action are the rules'.
"""

from typing import TYPE_CHECKING, Final

from koloda.bots.levels import levels
from koloda.games import find_game
from koloda.kernel import Action, NotationError, Refusal
from koloda.kernel.actions import SEED
from koloda.kernel.deals import is_hex
from koloda.kernel.seats import HOST, SPECTATOR, letter
from koloda.table import asking
from koloda.table import entries as kinds
from koloda.table.chairs import Chair
from koloda.table.entries import Entry, Plain
from koloda.table.tickets import Ticket

if TYPE_CHECKING:
    from koloda.table.table_state import TableState

class TableVerb:
    """`kind` is that of the entry it comes to; several verbs may share one."""

    def __init__(self, name: str, kind: str = "") -> None:
        self.name = name
        self.kind = kind or name

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        """What it comes to at that moment, nothing where it is so already; or raises the Refusal. Nothing
        changes."""
        raise NotImplementedError

    def happen(self, table: "TableState", entry: Entry) -> None:
        """What its entry does to the table, now or when the log is read again."""
        raise NotImplementedError

    def entry(self, seat: int = HOST, values: dict[str, Plain] | None = None) -> Entry:
        return Entry(0, "", [], kind=self.kind, seat=seat, values=values)


# Actions


class ActVerb(TableVerb):
    """Something that the rules know: a seat's or the host's."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        state, seat = table.state, ticket.seat
        if seat != HOST:
            asking.own(table, ticket)
        returns = bool(ticket.by) and seat >= 0 and table.chairs[seat].needs_return
        if not (returns and table.deserted and table.chairs[seat].is_person):
            asking.in_play(table)
        action = ticket.action if ticket.action is not None else asking.read(state, seat, ticket.code)
        if ticket.serial >= 0 and not any(ticket.serial == window.serial for window in table.windows):
            raise Refusal("koloda.window.stale", {"serial": ticket.serial})
        if seat == HOST and ticket.by:
            self.hosts(table, ticket, action)
        refusal = state.why_not(action)
        if refusal is not None:
            raise refusal
        if action.text and ticket.by and seat >= 0:
            asking.check_words(table, ticket, action, at)
        if state.chance is None and action.code != SEED:
            state.clone().apply(action)  # a result that does not fit is refused only when it is used
        found: list[Entry] = []
        if returns:
            found += [BACK.entry(seat), *wake_up(table)]
        entry = asking.action_entry(state.write_action(action), seat, ticket.values)
        if self.needs_seed(table, action):  # it will be judged again, behind the seed
            found.append(asking.action_entry(f"~ seed {table.next_seed()}", HOST, {}))
        else:
            entry.judged = action
        found.append(entry)
        return found

    def hosts(self, table: "TableState", ticket: Ticket, action: Action) -> None:
        """A person may speak for the host where the game waits for its word; never about chance."""
        asking.owned(table, ticket)
        told = action.code == SEED or table.state.tells_chance(action)
        if told or not table.waits_for_host():
            raise Refusal("koloda.table.host")

    def needs_seed(self, table: "TableState", action: Action) -> bool:
        """Whether this very action deals, from a deal that has been committed to and not yet used."""
        state, deals = table.state, table.deals
        if not deals or deals[-1].seed or action.code == SEED or not state.deals_next():
            return False
        trial = state.clone()
        trial.apply(action)
        return not trial.deals_next() and not trial.is_over()

    def happen(self, table: "TableState", entry: Entry) -> None:
        table.play(entry)


# Seats


class SeatVerb(TableVerb):
    """Who sits at a seat changes; `how` says by what, in the entry."""

    def __init__(self, name: str, how: str) -> None:
        super().__init__(name, kinds.SEAT)
        self.how = how

    def sits(self, table: "TableState", ticket: Ticket, chair: Chair) -> Entry:
        if table.is_over:
            raise Refusal("koloda.over")
        return self.entry(ticket.seat, {**chair.plain(), "how": self.how})

    def person(self, table: "TableState", ticket: Ticket) -> list[Entry]:
        """The person that the ticket names sits down; a game that stood still for want of people goes on."""
        who = ticket.text("person")
        if table.seat_of(who) >= 0:
            raise Refusal("koloda.table.seated")
        if who in table.kicked:
            raise Refusal("koloda.table.kicked")
        if any(who in persons for seat, persons in enumerate(table.sat) if seat != ticket.seat):
            raise Refusal("koloda.table.sat")
        if table.locked and not table.runs(who) and not table.returns(who, ticket.seat):
            raise Refusal("koloda.table.locked")
        return [
            self.sits(table, ticket, Chair(asking.clean_name(table, ticket), person=who)),
            *wake_up(table),
        ]

    def nobody(self, table: "TableState", ticket: Ticket) -> list[Entry]:
        return [self.sits(table, ticket, Chair("", empty=True))]

    def happen(self, table: "TableState", entry: Entry) -> None:
        old, how = table.chairs[entry.seat].person, entry.text("how")
        if how in ("kick", "ban") and old and old != entry.text("by"):
            table.kicked.add(old)
            if how == "ban":
                table.banned.add(old)
        table.change_seat(entry)


class SitVerb(SeatVerb):
    """A person (`person`, `name`) takes an empty seat. In mid-game it holds the cards of whoever sat there:
    he may come back to it, others need the owner's word. A bot gives up its chair, with its cards, to whoever
    comes late."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        asking.chair_of(table, ticket.seat)
        if not table.can_be_taken(ticket.seat):
            raise Refusal("koloda.table.taken", {"seat": letter(ticket.seat)})
        found = self.person(table, ticket)
        if not table.is_free(ticket.seat) and not table.returns(ticket.text("person"), ticket.seat):
            raise Refusal("koloda.table.vacated", {"seat": letter(ticket.seat)})
        return found


class JoinVerb(SitVerb):
    """A person (`person`, `name`) plays, wherever there is room: on the seat that he has left, on a free one,
    on a new one, or on a bot's."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        person = ticket.text("person")
        seats = [seat for seat in range(len(table.chairs)) if table.can_be_taken(seat)]
        own = [seat for seat in seats if table.returns(person, seat)]
        free = [seat for seat in seats if table.is_free(seat)]
        free.sort(key=lambda seat: not table.chairs[seat].empty)
        if own or free:
            return super().entries(table, self.at_seat(ticket, (own or free)[0]), at)
        more = [] if table.begun or table.seat_of(person) >= 0 else make_room(table)
        if more:
            return [*more, *self.person(table, self.at_seat(ticket, len(table.chairs)))]
        bots = [] if table.begun else [seat for seat, chair in enumerate(table.chairs) if chair.level]
        if not bots:
            raise Refusal("koloda.table.full")
        return self.person(table, self.at_seat(ticket, bots[-1]))

    def at_seat(self, ticket: Ticket, seat: int) -> Ticket:
        return Ticket(self.name, seat, by=ticket.by, values=ticket.values)


class HandOverVerb(SeatVerb):
    """Somebody else (`person`, `name`) goes on at this seat."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        asking.own(table, ticket)
        return self.person(table, ticket)


class LeaveVerb(SeatVerb):
    """In the middle of a game a bot plays on until somebody sits down."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        return self.nobody(table, ticket) if asking.own(table, ticket).is_person else []


class KickVerb(SeatVerb):
    """The owner sends a person or a program away, who does not sit down here again; by a ban he does not
    watch either, nor come to what else the owner opens this evening (which is for whoever runs the tables to
    see to)."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        chair = asking.chair_of(table, ticket.seat)
        asking.owned(table, ticket)
        found = self.nobody(table, ticket) if chair.is_afar else []
        for entry in found:
            entry.values["sent"] = chair.person
        return found


class FreeVerb(TableVerb):
    """The owner lets anybody new take a seat that a person has left in the middle of the game."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        asking.vacant(table, ticket)
        asking.owned(table, ticket)
        return [] if table.is_free(ticket.seat) else [self.entry(ticket.seat)]

    def happen(self, table: "TableState", entry: Entry) -> None:
        table.freed.add(entry.seat)


class LockVerb(TableVerb):
    """Whether (`on`) the table takes in nobody new."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        asking.owned(table, ticket)
        on = bool(ticket.values["on"])
        return [] if table.locked == on else [self.entry(HOST, {"on": on})]

    def happen(self, table: "TableState", entry: Entry) -> None:
        table.locked = bool(entry.values.get("on"))


class AddBotVerb(SeatVerb):
    """A bot (`level`, `name`) takes an empty seat."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        asking.chair_of(table, ticket.seat)
        asking.may_begin(table, ticket, at)
        asking.vacant(table, ticket)
        level = ticket.text("level")
        if level not in levels(table.game):
            raise NotationError(f"there is no bot {level!r}; there is {', '.join(levels(table.game))}")
        return [self.sits(table, ticket, Chair(asking.clean_name(table, ticket), level=level))]


class AddProgramVerb(SeatVerb):
    """A program of somebody's own (`person`, `name`) gets an empty seat that anybody new might take. It
    counts as away until it comes."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        asking.chair_of(table, ticket.seat)
        asking.owned(table, ticket)
        asking.vacant(table, ticket)
        if not table.is_free(ticket.seat):
            raise Refusal("koloda.table.vacated", {"seat": letter(ticket.seat)})
        name = asking.clean_name(table, ticket)
        entry = self.sits(table, ticket, Chair(name, person=ticket.text("person"), program=True))
        entry.values["away"] = True
        return [entry]


class RemoveBotVerb(SeatVerb):
    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        chair = asking.chair_of(table, ticket.seat)
        asking.owned(table, ticket)
        return [] if chair.is_person or chair.empty else self.nobody(table, ticket)


class ResizeVerb(TableVerb):
    """How many seats (`count`) there are, before the start."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        asking.owned(table, ticket)
        asking.not_begun(table)
        game, chairs = table.game, table.chairs
        count = ticket.number("count")
        if not game.least <= count <= game.most:
            raise NotationError(f"{game.name} is for {game.least} to {game.most} players, not {count}")
        if any(not chair.empty for chair in chairs[count:]):
            raise Refusal("koloda.table.taken", {"seat": letter(len(chairs) - 1)})
        return [] if count == len(chairs) else change_count(table, count)

    def happen(self, table: "TableState", entry: Entry) -> None:
        if "options" in entry.values:
            table.chosen = asking.read_words(entry.text("options"))
        table.change_count(entry.number("count"))


# The course of the table


class PaceVerb(TableVerb):
    """How long bots think, and races alone among bots wait, in percent; also in the middle of a game."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        asking.owned(table, ticket)
        pace = ticket.number("pace")
        return [] if table.settings.bot_pace == pace else [self.entry(HOST, {"pace": pace})]

    def happen(self, table: "TableState", entry: Entry) -> None:
        table.change_times({"bot_pace": entry.number("pace")})


class RulesVerb(TableVerb):
    """Other options (`name=value`, with blanks between them) and times, before the start."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        asking.owned(table, ticket)
        asking.not_begun(table)
        game, count = table.game, len(table.chairs)
        options = game.pin(game.fit(count, asking.read_words(ticket.text("options"))))
        game.new(count, options, None)
        values: dict[str, Plain] = {"options": asking.write_words(options)}
        for name, time in (("turn_ms", "turn"), ("bot_pace", "pace")):
            if time in ticket.values:
                values[name] = ticket.number(time)
        return [self.entry(HOST, values)]

    def happen(self, table: "TableState", entry: Entry) -> None:
        table.change_rules(entry)


class StartVerb(TableVerb):
    """Every seat is taken: deal. Whoever is away holds the others up for a moment only: then a bot keeps the
    seat, and anybody may begin where the owner is missing, or at the next game of an evening."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        now = at - table.downtime
        asking.may_begin(table, ticket, at)
        asking.not_begun(table)
        away: list[int] = []
        for seat, chair in enumerate(table.chairs):
            since = chair.away_since
            if chair.empty:
                raise Refusal("koloda.table.absent", {"seat": letter(seat)})
            if since is not None and now - since < asking.PATIENCE:
                raise Refusal("koloda.table.missing", {"who": chair.name})
            if since is not None:
                away.append(seat)
        seed = table.next_seed() if table.deals else f"k1:{table.urandom(7).hex()}"
        dealt = asking.action_entry(f"~ seed {seed}", HOST, {})
        return [self.entry(), dealt, *[KEEP.entry(seat) for seat in away]]

    def happen(self, table: "TableState", entry: Entry) -> None:
        table.begin_seats()


class PauseVerb(TableVerb):
    """No clock runs, no bot acts, no action is taken; `deserted` where nobody is there."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        asking.owned(table, ticket)
        if not table.begun:
            raise Refusal("koloda.table.waits")
        return [] if table.paused_at is not None else [self.entry(HOST, dict(ticket.values))]

    def happen(self, table: "TableState", entry: Entry) -> None:
        table.paused_at = entry.at
        table.deserted = bool(entry.values.get("deserted"))


class ResumeVerb(TableVerb):
    """For the owner; where he is not at the table, for everybody who sits there."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        if table.owner_is_here() or not table.sits(ticket.by):
            asking.owned(table, ticket)
        return [self.entry()] if table.paused_at is not None else []

    def happen(self, table: "TableState", entry: Entry) -> None:
        assert table.paused_at is not None
        table.downtime += entry.at - table.paused_at
        table.paused_at = None
        table.deserted = False


class MuteVerb(TableVerb):
    """Whether (`on`) the words of this seat's person, or of all who watch, are kept from the table."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        asking.owned(table, ticket)
        person = "?" if ticket.seat == SPECTATOR else asking.chair_of(table, ticket.seat).person
        if not person:
            raise Refusal("koloda.table.mute", {"seat": letter(ticket.seat)})
        on = bool(ticket.values["on"])
        if (person in table.muted) == on:
            return []
        return [self.entry(ticket.seat, {"person": person, "on": on})]

    def happen(self, table: "TableState", entry: Entry) -> None:
        (table.muted.add if entry.values.get("on") else table.muted.discard)(entry.text("person"))


class DowntimeVerb(TableVerb):
    """For so long (`ms`) nobody ran this table; its clocks go on as if that time had not been."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        # Not longer than nothing has been written: the table's own time never goes back.
        ms = min(ticket.number("ms"), at - table.log[-1].at)
        return [self.entry(HOST, {"ms": ms})] if ms > 0 else []

    def happen(self, table: "TableState", entry: Entry) -> None:
        table.downtime += 0 if table.paused_at is not None else entry.number("ms")


class WishVerb(TableVerb):
    """A person who has played wants this `game` next."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        if not table.sits(ticket.by):
            raise Refusal("koloda.table.seat", {"seat": letter(ticket.seat)})
        if not table.is_over or table.next_table:
            raise Refusal("koloda.table.wish")
        game = find_game(ticket.text("game")).name
        return [] if table.wishes.get(ticket.by) == game else [self.entry(HOST, {"game": game})]

    def happen(self, table: "TableState", entry: Entry) -> None:
        table.wished_at = table.wished_at or entry.at
        table.wishes[entry.text("by")] = entry.text("game")


class FollowVerb(TableVerb):
    """Tells everybody where (`table`) the next game is played; the first word counts."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        return [] if table.next_table else [self.entry(HOST, dict(ticket.values))]

    def happen(self, table: "TableState", entry: Entry) -> None:
        table.next_table = entry.text("table")


# Absence


class AwayVerb(TableVerb):
    """The person's last connection has gone."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        chair = asking.own(table, ticket)
        gone = chair.is_afar and chair.away_since is None
        return [self.entry(ticket.seat)] if gone else []

    def happen(self, table: "TableState", entry: Entry) -> None:
        table.chairs[entry.seat].away_since = table.time_of(entry)


class BackVerb(TableVerb):
    """The person is there again, and gets the seat back from the bot that kept it."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        chair = asking.own(table, ticket)
        if not chair.is_afar or not chair.needs_return:
            return []
        return [self.entry(ticket.seat), *(wake_up(table) if chair.is_person else [])]

    def happen(self, table: "TableState", entry: Entry) -> None:
        chair = table.chairs[entry.seat]
        chair.away_since = None
        chair.timeouts = 0
        chair.keeper = None


class ScreenVerb(TableVerb):
    """Whether (`on`) a screen that everybody sees shows the table: phones are hands then."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        on = bool(ticket.values["on"])
        return [] if table.on_screen == on else [self.entry(HOST, {"on": on})]

    def happen(self, table: "TableState", entry: Entry) -> None:
        table.on_screen = bool(entry.values.get("on"))


class KeeperVerb(TableVerb):
    """A bot keeps an absent person's seat warm."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        chair = asking.chair_of(table, ticket.seat)
        return [self.entry(ticket.seat)] if chair.is_afar and chair.keeper is None else []

    def happen(self, table: "TableState", entry: Entry) -> None:
        table.chairs[entry.seat].keeper = table.make_bot(entry.seat, table.settings.keeper)


# Deals


class CommitmentVerb(TableVerb):
    """The table commits to the chance of the next deal. Its secret is in the entry."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        values: dict[str, Plain] = {"salt": table.urandom(16).hex(), "secret": table.urandom(32).hex()}
        return [self.entry(HOST, values)]

    def happen(self, table: "TableState", entry: Entry) -> None:
        table.open_deal(entry)


class AddVerb(TableVerb):
    """A person's own `bytes`, in hex, for the deal that has been committed to."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        asking.own(table, ticket)
        deals = table.deals
        if not deals or deals[-1].seed or ticket.seat in deals[-1].added:
            raise Refusal("koloda.table.dealt")
        text = ticket.text("bytes")
        if not is_hex(text):
            raise NotationError("what is added to a deal is 1 to 32 bytes in small hex digits")
        return [self.entry(ticket.seat, {"bytes": text})]

    def happen(self, table: "TableState", entry: Entry) -> None:
        table.deals[-1].added[entry.seat] = entry.text("bytes")


class ConsentVerb(TableVerb):
    """The person agrees to the open record, where hands would stay closed for ever. Whoever has left the seat
    before the end is asked too (SPECTATOR, `by`)."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        person = ticket.by if ticket.seat == SPECTATOR else asking.own(table, ticket).person
        if not table.has_sat(person):
            raise Refusal("koloda.table.seat", {"seat": letter(ticket.seat)})
        if not table.is_over:
            raise Refusal("koloda.table.running")
        return [] if person in table.agreed else [self.entry(ticket.seat, {"person": person})]

    def happen(self, table: "TableState", entry: Entry) -> None:
        told = entry.values.get("person")
        table.agreed.add(told if isinstance(told, str) else table.chairs[entry.seat].person)


BACK: Final = BackVerb("back")
KEEP: Final = KeeperVerb("keep")
RESIZE: Final = ResizeVerb(kinds.RESIZE)
RULES: Final = RulesVerb("rules")
RESUME: Final = ResumeVerb("resume")
ALL: Final[list[TableVerb]] = [  # with the words that are stored: they stay
    ActVerb("act", kinds.ACTION),
    SitVerb("sit", "sit"),
    JoinVerb("join", "sit"),
    HandOverVerb("hand_over", "hand"),
    LeaveVerb("leave", "leave"),
    KickVerb("kick", "kick"),
    KickVerb("ban", "ban"),
    FreeVerb("free"),
    LockVerb("lock"),
    AddBotVerb("add_bot", "bot"),
    AddProgramVerb("add_program", "program"),
    RemoveBotVerb("remove_bot", "unbot"),
    RESIZE,
    RULES,
    PaceVerb("pace"),
    StartVerb(kinds.START),
    PauseVerb("pause"),
    RESUME,
    MuteVerb("mute"),
    DowntimeVerb("downtime", kinds.STOOD),
    WishVerb("wish"),
    FollowVerb("follow", "next"),
    AwayVerb(kinds.AWAY),
    ScreenVerb(kinds.SCREEN),
    BACK,
    KEEP,
    CommitmentVerb("commit"),
    AddVerb("add"),
    ConsentVerb("agree"),
]
VERBS: Final[dict[str, TableVerb]] = {verb.name: verb for verb in ALL}
BY_KIND: Final[dict[str, TableVerb]] = {verb.kind: verb for verb in ALL}
"""Who lets an entry happen."""


# What several of them ask


def change_count(table: "TableState", count: int) -> list[Entry]:
    """So many seats, with the options that go with them; raises where no options do."""
    options = table.game.pin(table.game.fit(count, table.chosen))
    table.game.new(count, options, None)
    found = [RESIZE.entry(HOST, {"count": count})]
    if options != table.chosen:
        # The options of the larger number may not fit the smaller one, nor the other way round.
        found[0].values["options"] = asking.write_words(options)
    return found


def make_room(table: "TableState") -> list[Entry]:
    """The next larger number of seats that can play; nothing where the table is as large as it gets."""
    for count in range(len(table.chairs) + 1, table.game.most + 1):
        try:
            return change_count(table, count)
        except (NotationError, Refusal):
            continue
    return []


def wake_up(table: "TableState") -> list[Entry]:
    """A game that was paused because nobody was there goes on with whoever comes."""
    return [RESUME.entry()] if table.deserted else []
