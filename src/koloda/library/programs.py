"""Players that are programs of their own: they read lines and answer with lines (docs/guides/players.md).

A program that is silent, late, too long or wrong is told so and asked again, three times in all; then the
rules for absent seats hold for this question. After three such questions, or when it has ended, it is not
asked any more. The game never waits longer than it said.
"""

import atexit
import json
import os
import queue
import shlex
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Callable
from contextlib import nullcontext, suppress

from koloda.bots.player import Plan, Player
from koloda.kernel import Action, Chance, Form, Game, NotationError, State, Value, View
from koloda.kernel.seats import letter
from koloda.library.bots import FAULTS
from koloda.texts import Texts

START_MS = 10_000
"""How long a program may take to say that it is there."""
ANSWER_MS = 5_000
"""How long for an answer; KOLODA_PLAYER_MS says otherwise."""
TRIES = 3
LONGEST = 4_000
"""Bytes of a line."""
LINES = 10_000
"""So many lines that nobody has asked for end a program."""
TOO_LONG, GONE = "\0long", "\0gone"


class ProgramError(Exception):
    """Why a program cannot be asked any more."""


class Program:
    """A process and its lines."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            words = shlex.split(command)
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except (OSError, ValueError, IndexError) as error:
            raise NotationError(f"the player {command!r} cannot be started: {error}") from None
        self.lines: queue.Queue[str] = queue.Queue(LINES)
        self.name = command
        threading.Thread(target=self.listen, daemon=True).start()
        try:
            self.say("koloda 1")
            self.wait_ready()
        except ProgramError as error:
            self.end()
            raise NotationError(f"the player {command!r} {error}") from None

    def listen(self) -> None:
        """Puts line after line where it is asked for; too much of anything is the end."""
        out = self.process.stdout
        assert out is not None
        try:
            while line := out.readline(LONGEST + 1):
                if len(line) > LONGEST and not line.endswith(b"\n"):
                    while rest := out.readline(LONGEST):
                        if rest.endswith(b"\n"):
                            break
                    self.lines.put_nowait(TOO_LONG)
                else:
                    self.lines.put_nowait(line.decode("utf-8", "replace").strip())
        except (queue.Full, OSError, ValueError):
            pass
        try:
            self.lines.put(GONE, timeout=1)
        except queue.Full:
            self.process.kill()

    def say(self, line: str) -> None:
        """A line to the program, unless it does not read."""
        stdin = self.process.stdin
        assert stdin is not None
        done = threading.Event()

        def write() -> None:
            try:
                stdin.write(line.encode() + b"\n")
                stdin.flush()
                done.set()
            except (OSError, ValueError):
                pass

        if len(line) < 2_000:  # a pipe has room for more than that
            write()
        else:
            threading.Thread(target=write, daemon=True).start()
            done.wait(ANSWER_MS / 1000)
        if not done.is_set():
            raise ProgramError("has closed its input, or does not read it")

    def hear(self, deadline: float) -> str:
        """The next line; empty when the time is over."""
        try:
            line = self.lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            return ""
        if line == GONE:
            raise ProgramError("has ended")
        return line

    def wait_ready(self) -> None:
        deadline = time.monotonic() + START_MS / 1000
        while True:
            line = self.hear(deadline)
            if line == "ready":
                return
            if line.startswith("id "):
                self.name = line[3:60]
            elif not line and time.monotonic() >= deadline:
                raise ProgramError(f"has not said `ready` within {START_MS / 1000:g} s")

    def forget(self) -> None:
        """What has come late answers nothing any more."""
        while True:
            try:
                if self.lines.get_nowait() == GONE:
                    raise ProgramError("has ended")
            except queue.Empty:
                return

    def end(self) -> None:
        with suppress(OSError, ValueError), self.process.stdin or nullcontext() as stdin:
            if stdin is not None:
                stdin.write(b"quit\n")
        try:
            self.process.wait(0.3)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        with suppress(OSError, ValueError):
            if self.process.stdout is not None:
                self.process.stdout.close()


IDLE: dict[str, list[Program]] = {}
"""Programs whose game is over: they play the next one."""
MOST_IDLE = 16


@atexit.register
def end_idle() -> None:
    """Nobody plays any more."""
    for idle in IDLE.values():
        while idle:
            idle.pop().end()


def release(held: list[Program]) -> None:
    """A player is gone; its program waits for another game, unless it was given up."""
    for program in held:
        idle = IDLE.setdefault(program.command, [])
        if program.process.poll() is None and len(idle) < MOST_IDLE:
            idle.append(program)
        else:
            program.end()


class ProgramPlayer(Player):
    """A seat that a program plays."""

    def __init__(self, game: Game, seat: int, chance: Chance, command: str) -> None:
        super().__init__(game, seat, chance)
        idle = IDLE.get(command)
        self.program: Program | None = idle.pop() if idle else Program(command)
        self.held = [self.program]
        self.command = command
        self.letter = letter(seat)
        self.told = False
        self.faults = 0
        self.ms = int(os.environ.get("KOLODA_PLAYER_MS", ANSWER_MS))
        self.texts = Texts(game.name, "en")
        weakref.finalize(self, release, self.held)

    def see(self, kind: str, seat: int, values: dict[str, Value]) -> None:
        if self.told:
            told = json.dumps(values, ensure_ascii=False)
            self.try_to(lambda program: program.say(f"event {kind} {letter(seat)} {told}"))

    def plan(self, view: View, legal: list[Action], forms: list[Form], waited_for: bool) -> Plan | None:
        if self.program is None:
            return None
        found: list[Plan | None] = [None]
        self.try_to(lambda program: found.append(self.ask(program, view, legal, forms, waited_for)))
        return found[-1]

    def try_to(self, deed: "Callable[[Program], None]") -> None:
        """Does it, unless the program has ended; says so once, and asks it no more."""
        if self.program is None:
            return
        try:
            deed(self.program)
        except ProgramError as error:
            self.give_up(str(error))

    def give_up(self, why: str) -> None:
        print(
            f"koloda: the player {self.command!r} at seat {self.letter} {why}; it is absent now",
            file=sys.stderr,
        )
        program, self.program = self.program, None
        self.held.clear()
        if program is not None:
            program.end()

    def ask(
        self, program: Program, view: View, legal: list[Action], forms: list[Form], waited_for: bool
    ) -> Plan | None:
        """One question, and as many tries as there are."""
        if not self.told:
            program.say(f"game {self.game.name} version {self.game.version} seat {self.letter} {view.header}")
            program.wait_ready()
            self.told = True
        world = self.game.guess(view, self.chance)  # reads and writes; what it holds, nobody is shown
        written = {world.write_code(action): action for action in legal}
        program.forget()
        program.say(f"view {view.text()}")
        for code in written:
            program.say(f"can {code}")
        for form in forms:
            program.say(f"form {form.least} {form.most} {form.pattern}")
        for tries in range(TRIES, 0, -1):
            program.say(f"ask {'must' if waited_for else 'may'} ms {self.ms} tries {tries}")
            answer = program.hear(time.monotonic() + self.ms / 1000)
            if answer == "nothing":
                return None
            wrong, action = self.judge(world, written, answer)
            if action is not None:
                return Plan(action, 1000)
            program.say(f"wrong {wrong}")
        self.faults += 1
        if self.faults >= FAULTS:
            self.give_up(f"has answered {FAULTS} questions wrongly or not at all")
        return None

    def judge(self, world: State, written: dict[str, Action], answer: str) -> tuple[str, Action | None]:
        """The action that an answer names, or a sentence that says what is wrong."""
        if not answer:
            return f"no answer within {self.ms} ms", None
        if answer == TOO_LONG:
            return f"a line has at most {LONGEST} bytes", None
        verb, _, code = answer.partition(" ")
        if verb != "do" or not code:
            return f"an answer is `do CODE` or `nothing`, not {answer[:60]!r}", None
        if code in written:
            return "", written[code]
        try:
            action = world.read_action(self.seat, code)
            refusal = world.why_not(action)
        except NotationError as error:
            return " ".join(str(error).split()), None
        if refusal is not None:
            return f"{refusal.clause} {self.texts.refusal(refusal)}", None
        return "", action


class ProgramSeat:
    """What a table asks for a player, by its command."""

    def __init__(self, command: str) -> None:
        self.command = command

    def player(self, game: Game, seat: int, chance: Chance) -> Player:
        return ProgramPlayer(game, seat, chance, self.command)
