"""What can be asked of a table, a class for each verb: who may, what it comes to, and what that does.

Refusals of the table itself are `koloda.table.*`; those of an action are the rules'.
"""

from typing import TYPE_CHECKING, Final

from koloda.games import find_game
from koloda.kernel import Action, NotationError, Refusal
from koloda.kernel.actions import SEED
from koloda.kernel.deals import is_hex
from koloda.kernel.seats import HOST, SPECTATOR, letter
from koloda.table import asking
from koloda.table import entries as kinds
from koloda.table import seat_verbs as seats
from koloda.table.entries import Entry, Plain
from koloda.table.seat_verbs import wake_up
from koloda.table.tickets import Ticket
from koloda.table.verb import TableVerb

if TYPE_CHECKING:
    from koloda.table.table_state import TableState

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
ALL: Final[list[TableVerb]] = [  # with the words that are stored: they stay
    ActVerb("act", kinds.ACTION),
    seats.SitVerb("sit", "sit"),
    seats.JoinVerb("join", "sit"),
    seats.HandOverVerb("hand_over", "hand"),
    seats.LeaveVerb("leave", "leave"),
    seats.KickVerb("kick", "kick"),
    seats.KickVerb("ban", "ban"),
    seats.FreeVerb("free"),
    seats.LockVerb("lock"),
    seats.AddBotVerb("add_bot", "bot"),
    seats.AddProgramVerb("add_program", "program"),
    seats.RemoveBotVerb("remove_bot", "unbot"),
    seats.ResizeVerb(kinds.RESIZE),
    RulesVerb("rules"),
    PaceVerb("pace"),
    StartVerb(kinds.START),
    PauseVerb("pause"),
    ResumeVerb("resume"),
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
