"""Tries changes against tests: the tests are collected once, and each change is made in a fork of its own,
in the function as it lies in memory. Nothing on the disk is touched."""

import gc
import os
import pickle
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType, FunctionType
from typing import Any, TypeVar

import pytest
from _pytest.runner import runtestprotocol

from tools.mutants.changes import ROOT, Change

SLOWER = 10
"""How many times slower than before a test may be, and some seconds."""
MEMORY = 4 << 30
KEPT = {"koloda.games.munchkin.packs.shelf": ("SHELF", "LOADED")}
"""What is read once and kept; it is read anew for each traced test, and when a change has been made."""

T = TypeVar("T")
Lines = frozenset[tuple[str, int]]
Traced = tuple[str, float, Lines, bool]
Tracer = Callable[[FrameType, str, object], Any]


class Trials:
    """A plugin of pytest that runs the tests once to see what they execute, then for each change
    those that would meet it, the quickest first, until one fails."""

    def __init__(self, changes: list[Change], jobs: int, told: Callable[[Change, str], None]) -> None:
        self.changes = changes
        self.jobs = jobs
        self.told = told
        self.killers: dict[Change, str] = {}
        """The test that noticed a change; empty where none did."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        gc.freeze()
        seconds, lines = self.look(session.items)
        tests: list[tuple[Change, list[pytest.Item]]] = []
        for change in self.changes:
            name = str(change.path)
            wanted = {(name, line) for line in range(change.first, change.last + 1)}
            met = [item for item in session.items if not wanted.isdisjoint(lines[item.nodeid])]
            tests.append((change, sorted(met, key=lambda item: seconds[item.nodeid])))
        work = [partial(try_change, change, items, seconds) for change, items in tests]
        for at, answer in in_forks(work, self.jobs):
            change = tests[at][0]
            self.killers[change] = "a test that took too long" if answer is None else answer
            self.told(change, self.killers[change])
        return True

    def look(self, items: list[pytest.Item]) -> tuple[dict[str, float], dict[str, Lines]]:
        """How long each test takes and what it executes of the functions that are to be changed."""
        wanted = {(str(change.path), change.function.split(".")[-1]) for change in self.changes}
        parts = [items[at :: self.jobs] for at in range(self.jobs)]
        work = [partial(run_traced, part, wanted) for part in parts]
        seconds: dict[str, float] = {}
        lines: dict[str, Lines] = {}
        for _, answer in in_forks(work, self.jobs):
            for name, took, met, passed in answer or []:
                seconds[name], lines[name] = took, met
                if not passed:
                    pytest.exit(f"{name} fails before anything is changed", 1)
        return seconds, lines


def in_forks(work: Sequence[Callable[[], T]], jobs: int) -> Iterator[tuple[int, T | None]]:
    """Does each piece of work in a process of its own; yields its result, None where it died."""
    waiting = list(enumerate(work))[::-1]
    running: dict[int, int] = {}
    with TemporaryDirectory() as folder:
        while waiting or running:
            while waiting and len(running) < jobs:
                at, one = waiting.pop()
                child = os.fork()
                if child == 0:
                    work_alone(one, Path(folder, str(at)))
                running[child] = at
            at = running.pop(os.wait()[0])
            answer = Path(folder, str(at))
            yield at, pickle.loads(answer.read_bytes()) if answer.exists() else None


def work_alone(one: Callable[[], T], answer: Path) -> None:
    try:
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        answer.write_bytes(pickle.dumps(one()))
    finally:
        os._exit(0)


def run_traced(
    items: list[pytest.Item], wanted: set[tuple[str, str]]
) -> list[tuple[str, float, Lines, bool]]:
    """Of each test its seconds, the lines it executes in the wanted functions, and whether it passes."""
    return [trace(item, wanted) for item in items]


def trace(item: pytest.Item, wanted: set[tuple[str, str]]) -> Traced:
    met: set[tuple[str, int]] = set()
    codes: dict[CodeType, bool] = {}

    def enter(frame: FrameType, event: str, arg: object) -> Tracer | None:
        code = frame.f_code
        known = codes.get(code)
        if known is None:
            known = codes[code] = (code.co_filename, code.co_name) in wanted
        return step if known else None

    def step(frame: FrameType, event: str, arg: object) -> Tracer:
        met.add((frame.f_code.co_filename, frame.f_lineno))
        return step

    forget()
    begin = time.perf_counter()
    sys.settrace(enter)
    passed = passes(item)
    sys.settrace(None)
    return item.nodeid, time.perf_counter() - begin, frozenset(met), passed


def passes(item: pytest.Item) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False))


def try_change(change: Change, items: list[pytest.Item], seconds: dict[str, float]) -> str:
    """The first test that fails, or nothing; a test that hangs ends the process."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    put_in_place(change)
    forget()
    for item in items:
        signal.setitimer(signal.ITIMER_REAL, 5 + SLOWER * seconds[item.nodeid])
        if not passes(item):
            return item.nodeid
    return ""


def forget() -> None:
    for module, names in KEPT.items():
        for name in names if module in sys.modules else ():
            vars(sys.modules[module])[name].clear()


def put_in_place(change: Change) -> None:
    """Gives the function in memory the code of the changed source."""
    name = ".".join(change.path.relative_to(ROOT / "src").with_suffix("").parts)
    found: Any = sys.modules[name]
    code = compile(change.apply(change.path.read_text("utf-8")), str(change.path), "exec", dont_inherit=True)
    for part in change.function.split("."):
        found = vars(found)[part]
        code = next(
            inner for inner in code.co_consts if isinstance(inner, CodeType) and inner.co_name == part
        )
    function = found.fget if isinstance(found, property) else getattr(found, "__func__", found)
    assert isinstance(function, FunctionType)
    function.__code__ = code
