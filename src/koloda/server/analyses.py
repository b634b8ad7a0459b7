"""Games judged after their end, in processes beside the tables, a few at a time; what was found is kept."""

import asyncio
import hashlib
import lzma
from collections.abc import Sequence
from typing import Final

import msgspec

from koloda.games import find_game
from koloda.kernel import NotationError, State
from koloda.kernel.records import SEED_LINE, Record, edition, play_line, read_line, read_record, start
from koloda.kernel.seats import has, letter
from koloda.server import tasks
from koloda.server.errors import Problem
from koloda.server.registry import TableRegistry
from koloda.server.store.store import Store
from koloda.study.analysis import AnalysisPart, Assessed, Considered, Estimate, add_up
from koloda.table import entries as kinds
from koloda.table.table_state import TableState
from koloda.table.translation import action_text
from koloda.texts import Texts
from koloda.wire import analysis as wire

EFFORT: Final = 100
EDITION: Final = "1"
"""Another number where the same game would be judged otherwise."""
MOST_EACH: Final = 2
"""Under way for one guest."""
MOST_WAITING: Final = 24
"""Under way in one process."""
HIGHEST_MS: Final = 60_000
"""Whoever takes longer has not reacted."""

read_parts = msgspec.json.Decoder(list[AnalysisPart]).decode


class AnalysisDesk:
    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self.store = store
        self.registry = registry
        self.running: set[str] = set()

    async def look(self, key: str) -> wire.AnalysisSeen:
        """How far it is."""
        row = await self.store.analysis(key)
        if row is None:
            return wire.AnalysisSeen(key, "none", 0, 0)
        return wire.AnalysisSeen(key, "running" if row.body is None else "ready", row.done, row.parts)

    async def ask(self, told: tasks.Told, guest: str) -> wire.AnalysisSeen:
        """Begins it, unless that has been done already."""
        key = key_of(told)
        found = await self.look(key)
        if found.state != "none":
            return found
        if len(self.running) >= MOST_WAITING:
            raise Problem("analysis.full", "Many games are being judged right now; try again later.", 503)
        if await self.store.count_analyses(guest) >= MOST_EACH:
            raise Problem("analysis.many", "Two of your games are being judged already; wait for one.", 429)
        parts = await self.read(told)
        if await self.store.begin_analysis(key, guest, parts):
            self.running.add(key)
            self.registry.spawn(self.work(key, told, parts))
        return await self.look(key)

    async def read(self, told: tasks.Told) -> int:
        """How many parts it has; a Problem where the record is broken."""
        try:
            return await self.registry.workers.do(tasks.count_parts, told)
        except NotationError as error:
            raise unreadable(error) from None

    async def work(self, key: str, told: tasks.Told, parts: int) -> None:
        """AnalysisPart by part, until somebody stops it."""
        found: list[bytes] = []
        try:
            for part in range(parts):
                found.append(await self.registry.analysts.do(tasks.judge_part, told, EFFORT, part))
                if not await self.store.go_on_with_analysis(key, part + 1):
                    return
            body = await asyncio.to_thread(lzma.compress, b"[" + b",".join(found) + b"]")
            await self.store.go_on_with_analysis(key, parts, body)
        except BaseException:
            await self.store.drop_analysis(key)
            raise
        finally:
            self.running.discard(key)

    async def fetch(
        self, seen: wire.AnalysisSeen, told: tasks.Told, moments: Sequence[int], lang: str
    ) -> wire.AnalysisSeen:
        """With what was found, in a language, where it is ready."""
        row = await self.store.analysis(seen.key) if seen.state == "ready" else None
        if row is None or row.body is None:
            return seen
        analysis = await asyncio.to_thread(write_analysis, told, row.body, moments, lang)
        return msgspec.structs.replace(seen, analysis=analysis)


def key_of(told: tasks.Told) -> str:
    """The same for the same game, whoever played it."""
    try:
        record = read_record(told.record)
    except NotationError as error:
        raise unreadable(error) from None
    record.names = []
    return hashlib.sha256(f"{EDITION} {EFFORT}\n{record.text()}".encode()).hexdigest()[:32]


def unreadable(error: NotationError) -> Problem:
    return Problem("record.unreadable", str(error), 400)


def write_analysis(told: tasks.Told, body: bytes, moments: Sequence[int], lang: str) -> wire.AnalysisText:
    record = told.read()
    found = add_up(record, read_parts(lzma.decompress(body)), Texts(record.game, lang), complete=True)
    states = RecordWalk(record)
    decisions = [write_decision(one, states) for one in sorted(found.decisions, key=lambda one: one.step)]
    return wire.AnalysisText(
        found.game,
        found.seats,
        decisions,
        [
            wire.ChancesText(odds.step, [percent(one) for one in odds.chances.values()])
            for odds in found.curve
        ],
        [write_share(found.given[seat]) for seat in found.seats],
        [write_share(found.luck[seat]) for seat in found.seats],
        reactions(record, moments),
    )


class RecordWalk:
    """A record from its beginning on, asked for moment after moment."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = start(edition(find_game(record.game), record), record)
        self.at = 0

    def before(self, step: int) -> State:
        for line in self.record.actions[self.at : step]:
            self.at += 1
            play_line(self.state, line, self.at)
        return self.state


def write_decision(one: Assessed, walk: RecordWalk) -> wire.DecisionText:
    state = walk.before(one.step)
    return wire.DecisionText(
        one.step,
        one.seat,
        write_weighed(one.done, one.seat, state),
        [write_weighed(choice, one.seat, state) for choice in one.choices],
        percent(one.loss),
        percent(one.error),
        one.mistake,
        one.reasons,
    )


def write_weighed(one: Considered, seat: str, state: State) -> wire.WeighedText:
    action = action_text(state, state.action(f"{seat} {one.code}"), one.code) if one.code else None
    return wire.WeighedText(action, percent(one.chance), percent(one.error))


def write_share(part: Estimate) -> wire.ShareText:
    return wire.ShareText(percent(part.value), percent(part.error))


def percent(chance: float) -> float:
    return round(100 * chance, 1)


def reactions(record: Record, moments: Sequence[int]) -> list[wire.ReactionText]:
    """How fast seats stepped in where the game did not wait for them: in a race by their own clocks, else,
    where the `moments` of all actions are known, from the change before."""
    walk = RecordWalk(record)
    found: list[wire.ReactionText] = []
    for step, line in enumerate(record.actions):
        state = walk.before(step)
        action = read_line(state, line, step + 1)
        if action.seat < 0:
            continue
        ms = state.parts(action).get("ms")
        if ms is None and moments and steps_in(state, int(action.seat)):
            ms = moments[step] - moments[step - 1] if step else HIGHEST_MS
        if isinstance(ms, int) and ms < HIGHEST_MS:
            found.append(wire.ReactionText(step, letter(action.seat), ms))
    return found


def steps_in(state: State, seat: int) -> bool:
    """Whether the seat has a window with an end, and is not waited for."""
    if has(state.must(), seat) and state.pause() is None:
        return False
    return any(has(window.seats, seat) and window.ms > 0 for window in state.windows())


def moments_of(table: TableState) -> list[int]:
    """When each action of the table's record was done."""
    actions = [entry for entry in table.log if entry.kind == kinds.ACTION]
    if actions and actions[0].action.startswith(SEED_LINE):
        actions = actions[1:]
    return [entry.at for entry in actions]
