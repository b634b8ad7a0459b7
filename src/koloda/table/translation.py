"""From the table to the wire: the one place where what a seat may know becomes what travels.

It is made of views and events and nothing else.
"""

from functools import lru_cache
from typing import Final

from koloda.kernel import Action, Event, Form, State, Value, View, Window
from koloda.kernel.deals import Deal
from koloda.kernel.options import read_options
from koloda.kernel.seats import ALL, SPECTATOR, has, letter, seats_in
from koloda.kernel.windows import HOLD
from koloda.table import entries as kinds
from koloda.table.chairs import PROGRAM, Chair, called
from koloda.table.entries import Entry
from koloda.table.table_state import TableState
from koloda.wire.lobby import ChairText, DealText, TableText
from koloda.wire.socket import ActionText, EventText, FormText, PositionText, StepText, WindowText

MOST_CODES: Final = 20_000
"""So many codes of a game are kept taken apart."""

actions_of: Final[dict[str, dict[str, ActionText]]] = {}


class Translation:
    """What the seats are told at one moment; `now` is the table's own time. What several of them see alike
    is made once."""

    def __init__(self, table: TableState, now: int) -> None:
        state = table.state
        self.table = table
        self.now = now
        self.over = table.is_over
        self.must = int(state.must()) if table.begun and not self.over else 0
        self.winners = letters(tuple(seats_in(state.winners()))) if self.over else ""
        self.host = action_texts(table, state.host_choices()) if table.begun else []
        self.windows: dict[tuple[int, ...], list[WindowText]] = {}
        self.steps: dict[tuple[int, int], StepText] = {}

    def position(self, view: View) -> PositionText | None:
        """What the seat of a view sees and can do; nothing before the game begins."""
        table, seat = self.table, int(view.seat)
        if not table.begun:
            return None
        state = table.state
        plays = seat != SPECTATOR and not self.over
        asked = plays and has(self.must, seat) and not any(window.kind == HOLD for window in view.windows)
        facts = view.facts()
        return PositionText(
            view.header,
            view.fields,
            {**view.plain, **facts} if facts else view.plain,
            asked,
            action_texts(table, state.offers(seat)) if plays else [],
            self.window_texts(view.windows),
            [form_text(form) for form in state.forms(seat)] if plays else [],
            self.over,
            self.winners,
            self.host,
        )

    def window_texts(self, windows: list[Window]) -> list[WindowText]:
        """A window is the same for every seat that sees it (`seen_windows`)."""
        key = tuple([window.serial for window in windows])
        found = self.windows.get(key)
        if found is None:
            found = self.windows[key] = [self.window_text(window) for window in windows]
        return found

    def window_text(self, window: Window) -> WindowText:
        table, serial = self.table, window.serial
        limit = table.limits.get(serial, 0)
        return WindowText(
            serial,
            window.name,
            window.kind,
            letters(tuple(seats_in(window.seats & table.everybody))),
            window.clause,
            limit,
            table.clocks[serial].left(limit, self.now) if limit else None,
            window.race,
            window.waits,
            window.reaction.code if window.reaction is not None else "",
        )

    def step_texts(self, seen: list[Entry], seat: int) -> list[StepText]:
        """The last entries that a seat sees, as it reads and counts them."""
        first = self.table.version_for(seat) - len(seen) + 1
        return [self.step_text(entry, version, seat) for version, entry in enumerate(seen, first)]

    def step_text(self, entry: Entry, version: int, seat: int) -> StepText:
        key = entry.version, version
        found = self.steps.get(key)
        if found is None:
            found = StepText(
                version,
                entry.at,
                entry.kind,
                "~" if entry.kind == kinds.ACTION else letter(entry.seat),
                [event_text(event, event.values(seat)) for event in entry.events if event.reaches(seat)],
            )
            if all(is_alike(event) for event in entry.events):
                self.steps[key] = found
        return found


def is_alike(event: Event) -> bool:
    """Whether everybody reads the same of it, or nobody anything."""
    return event.shown == 0 or (event.shown == ALL and not event.secret)


def event_text(event: Event, values: dict[str, Value]) -> EventText:
    return EventText(event.kind, letter(event.seat), event.clause, values)


def form_text(form: Form) -> FormText:
    return FormText(form.verb, form.pattern, form.least, form.most, form.aside)


def action_texts(table: TableState, actions: list[Action]) -> list[ActionText]:
    """Actions by their codes; what a code names is worked out once for each game."""
    state, name = table.state, table.game.name
    known = actions_of.get(name)
    if known is None or len(known) > MOST_CODES:
        known = actions_of[name] = {}
    found: list[ActionText] = []
    for action in actions:
        code = state.write_code(action)
        text = known.get(code)
        if text is None:
            text = known[code] = action_text(state, action, code)
        found.append(text)
    return found


def action_text(state: State, action: Action, code: str) -> ActionText:
    values = dict(state.parts(action))
    return ActionText(code, str(values.pop("verb", "")), values)


@lru_cache(256)
def letters(seats: tuple[int, ...]) -> str:
    return "".join([letter(seat) for seat in seats])


def table_text(table: TableState) -> TableText:
    """The table around the game; the same object until something of it changes."""
    if table.text is None:
        table.text = make_table_text(table)
    return table.text


def make_table_text(table: TableState) -> TableText:
    listing, owner, public = table.listing, table.seat_of(table.owner), table.is_public()
    muted = sorted(table.seat_of(who) for who in table.muted if who == "?" or table.sits(who))
    return TableText(
        listing.id,
        listing.code,
        table.game.name,
        listing.public,
        listing.watch,
        "over" if table.is_over else "playing" if table.begun else "waiting",
        table.paused_at is not None,
        read_options(table.game.options, table.game.unpin(table.chosen)),
        [
            chair_text(table, seat, chair, name)
            for seat, (chair, name) in enumerate(zip(table.chairs, called(table.chairs), strict=True))
        ],
        letter(owner) if owner >= 0 else "",
        [
            deal_text(deal, totals, open=public and bool(deal.seed))
            for deal, totals in zip(table.deals, table.totals, strict=True)
        ],
        table.next_table,
        letters(tuple(muted)),
        table.locked,
        {letter(table.seat_of(who)): game for who, game in table.wishes.items() if table.sits(who)},
        table.settings.turn_ms,
        table.settings.bot_pace,
        table.settings.hints or table.lone_seat() >= 0,
        table.on_screen,
    )


def chair_text(table: TableState, seat: int, chair: Chair, name: str) -> ChairText:
    away, kept = chair.away_since is not None, chair.keeper is not None
    free = table.can_be_taken(seat) and not table.locked and not table.is_over and table.is_free(seat)
    level = PROGRAM if chair.program else chair.level
    return ChairText(letter(seat), chair.kind, name, level, away, kept, free)


def deal_text(deal: Deal, totals: list[int], *, open: bool) -> DealText:
    """A deal without its secret, unless every hand may be known."""
    added = {letter(seat): text for seat, text in deal.added.items()}
    salt, secret = (deal.salt, deal.secret) if open else ("", "")
    return DealText(deal.commitment, added, salt, secret, totals)
