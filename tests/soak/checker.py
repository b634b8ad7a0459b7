"""What clients were told, checked against the log: nothing acknowledged lost, doubled or in another order,
every view as the log has it, clocks within bounds, one owner at a time."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from koloda.kernel.seats import SPECTATOR, letter
from koloda.table.clocks import HandClock
from koloda.table.entries import ACTION, Entry
from koloda.table.table import Table
from koloda.wire.socket import Update

Json = dict[str, Any]
SKEW = 3.0
"""So many seconds an entry's moment may lie outside of the time between the question and its answer: what
reading the database's clock at the start may take."""
MOST = 40
"""So many findings are written down of each kind."""


class Findings:
    """What is wrong, and what was looked at."""

    def __init__(self) -> None:
        self.wrong: dict[str, list[str]] = defaultdict(list)
        self.seen: Counter[str] = Counter()
        self.worst: dict[str, float] = {}

    def expect(self, kind: str, holds: bool, text: str) -> None:
        self.seen[kind] += 1
        if not holds and len(self.wrong[kind]) < MOST:
            self.wrong[kind].append(text)

    def measure(self, name: str, value: float) -> None:
        self.worst[name] = max(self.worst.get(name, value), value)

    def report(self) -> Json:
        wrong = {kind: texts for kind, texts in self.wrong.items() if texts}
        return {"looked at": dict(self.seen), "worst": self.worst, "wrong": wrong}


class Played:
    """A log played again: what every seat saw at each of its versions."""

    def __init__(self, id: str, entries: list[Entry], findings: Findings) -> None:
        self.id = id
        self.entries = entries
        self.steps: dict[str, dict[int, Json]] = defaultdict(dict)
        self.positions: dict[str, dict[int, Json | None]] = defaultdict(dict)
        self.versions: list[dict[str, int]] = []
        """For each entry the version that it led every seat to."""
        clock = HandClock(entries[0].at)
        self.table = Table(entries[0], clock)
        seats = [*range(len(self.table.chairs)), SPECTATOR]
        for seat in seats:
            self.note(letter(seat), self.table.snapshot(seat))
            self.table.subscribe(seat, self.listener(letter(seat)))
        self.versions.append({letter(seat): self.table.version_for(seat) for seat in seats})
        last = entries[0].at
        for entry in entries[1:]:
            back = (last - entry.at) / 1000
            findings.measure("seconds back when another process leads on", back)
            findings.expect("time goes on", back <= 0, f"{id} {entry.version}: {last} → {entry.at}")
            last = max(last, entry.at)
            clock.ms = entry.at
            if entry.values.get("late"):
                out = any(self.table.time_left(window) == 0 for window in self.table.windows)
                findings.expect("nobody's time is cut short", out, f"{id} {entry.version}")
            self.table.absorb([entry])
            self.versions.append({letter(seat): self.table.version_for(seat) for seat in seats})

    def listener(self, seat: str) -> Any:
        return lambda update: self.note(seat, update)

    def note(self, seat: str, message: Any) -> None:
        assert isinstance(message, Update) or message.fresh
        told = msgspec.json.decode(msgspec.json.encode(message))
        self.positions[seat][told["version"]] = bare(told.get("position"))
        for step in told.get("steps", []):
            self.steps[seat][step["version"]] = step


def bare(position: Json | None) -> Json | None:
    """Without the time that is left: it goes on while a message is on its way."""
    if not position:
        return None
    windows = [{**window, "left": None} for window in position.get("windows", [])]
    return {**position, "windows": windows}


def read(path: Path) -> Iterator[tuple[float, float, str, Any]]:
    with path.open(encoding="utf-8") as file:
        for line in file:
            moment, wall, what, value = json.loads(line)
            yield moment, wall, what, value


class Told:
    """The history of one client beside its log."""

    def __init__(self, path: Path, played: Played, chats: Counter[str], findings: Findings) -> None:
        self.played = played
        self.findings = findings
        self.chats = chats
        self.name = path.name
        self.messages = {entry.text("message"): entry for entry in played.entries if entry.text("message")}
        self.sent: dict[str, tuple[float, float, Json]] = {}
        self.settled: dict[str, str] = {}
        self.done: list[tuple[float, float, int]] = []
        """When something was first sent, when it was acknowledged, its number in the log."""
        self.seat = "?"
        self.version: int | None = None
        for moment, wall, what, value in read(path):
            if what == "open":
                self.version = None
            elif what == "sent":
                self.sent.setdefault(value["id"], (moment, wall, value))
            elif what == "told":
                self.hear(moment, wall, value)

    def where(self, text: object) -> str:
        return f"{self.name} seat {self.seat}: {text}"

    def hear(self, moment: float, wall: float, message: Json) -> None:
        kind = message["type"]
        if kind in ("snapshot", "update"):
            self.look(message)
        elif kind == "done":
            self.acknowledge(moment, wall, message)
        elif kind == "refused":
            again = self.settled.get(message["id"]) == "done"
            self.findings.expect("what was done is not refused", not again, self.where(message))
            self.settled[message["id"]] = "refused"
            self.findings.expect(
                "what was refused is not done", message["id"] not in self.messages, self.where(message)
            )

    def look(self, message: Json) -> None:
        """Every step and every view is the log's."""
        self.seat = message.get("seat", self.seat)
        expect, version = self.findings.expect, message["version"]
        steps = self.played.steps[self.seat]
        known = self.version
        for step in message.get("steps", []):
            expect("steps are the log's", steps.get(step["version"]) == step, self.where(step))
            if known is not None:
                expect("no step is missed or told twice", step["version"] == known + 1, self.where(step))
            known = step["version"]
        if known is not None:
            expect("no version goes back", version >= known, self.where((known, version)))
        self.version = version
        positions = self.played.positions[self.seat]
        if message.get("position") is not None:
            same = bare(message["position"]) == positions.get(version)
            text = "" if same else differ(bare(message["position"]), positions.get(version))
            expect("views are the log's", same, self.where((version, text)))
            for window in message["position"].get("windows", []):
                left = window.get("left")
                expect("clocks", left is None or 0 <= left <= 86_400_000, self.where(window))

    def acknowledge(self, moment: float, wall: float, message: Json) -> None:
        expect, id = self.findings.expect, message["id"]
        self.settled[id] = "done"
        first, wall_then, sent = self.sent[id]
        if sent["type"] == "say":
            expect("words are stored once", self.chats[sent["text"]] == 1, self.where(sent))
            return
        entry = self.messages.get(id)
        expect("nothing acknowledged is lost", entry is not None, self.where(sent))
        if entry is None:
            return
        expect("it is the seat's own", letter(entry.seat) == self.seat, self.where(sent))
        after = self.played.versions[entry.version][self.seat]
        last = self.played.versions[-1][self.seat]
        expect("its version", after <= message["version"] <= last, self.where((after, message)))
        outside = max(wall_then - entry.at / 1000, entry.at / 1000 - wall)
        self.findings.measure("seconds outside of question and answer", round(outside, 3))
        expect("its moment", outside <= SKEW, self.where((wall_then, entry.at, wall)))
        self.done.append((first, moment, entry.version))


def differ(told: Json | None, found: Json | None) -> str:
    """Where two positions differ."""
    if told is None or found is None:
        return f"told {told is not None}, found {found is not None}"
    keys = [key for key in {*told, *found} if told.get(key) != found.get(key)]
    return str({key: (str(told.get(key))[:150], str(found.get(key))[:150]) for key in keys})


def check_table(
    id: str, entries: list[Entry], files: list[Path], chats: Counter[str], findings: Findings
) -> Played:
    numbers = [entry.version for entry in entries]
    findings.expect("no gap", numbers == list(range(len(entries))), id)
    actions = [entry for entry in entries if entry.kind == ACTION and entry.text("message")]
    messages = Counter((entry.seat, entry.text("message")) for entry in actions)
    twice = [message for message, times in messages.items() if times > 1]
    findings.expect("nothing is done twice", not twice, f"{id} {twice}")
    played = Played(id, entries, findings)
    done: list[tuple[float, float, int]] = []
    for path in files:
        done += Told(path, played, chats, findings).done
    check_order(id, done, findings)
    return played


def check_order(id: str, done: list[tuple[float, float, int]], findings: Findings) -> None:
    """What was acknowledged before something else was sent stands before it in the log."""
    by_answer = sorted(done, key=lambda one: one[1])
    newest, at = -1, 0
    for first, _, number in sorted(done):
        while at < len(by_answer) and by_answer[at][1] < first:
            newest = max(newest, by_answer[at][2])
            at += 1
        findings.expect(
            "the order of answers is the log's", number > newest, f"{id}: {number} after {newest}"
        )
