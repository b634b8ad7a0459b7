"""Decisions of games between bots as data: who was asked, what he saw, could do and did, how it ended."""

import json
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import IO, Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from librt.vecs import vec
from mypy_extensions import i16, u8

from koloda.bots.choosing import Choosing
from koloda.bots.decisions import EVERYBODY
from koloda.bots.levels import make_player
from koloda.bots.many import SAID, payoffs, write_said
from koloda.bots.player import Player
from koloda.games import find_game
from koloda.kernel import Action, Event
from koloda.kernel.action_ids import END, NOTHING
from koloda.kernel.chance import open_chance
from koloda.lab.games import Series
from koloda.library.seeds import derive

RANDOM = "random"
"""Takes any number that answers; asked without a view, so that this is fast."""
MOST = 20_000
"""Decisions of one game, after which it is cut off and its result is 0."""


UNLISTED = -1
"""What a bot did that the list has no number for: a whole move of Iota, a form filled in on purpose."""
ROWS = 50_000
"""So many decisions are written at once."""


TEXTS = ["game", "action", "text"]
"""Columns of few different values."""


class Decided(NamedTuple):
    """All decisions of a game, a row each, side by side."""

    number: int
    seats: bytes
    actions: list[int]
    observations: bytes
    masks: bytes
    results: list[float]
    told: dict[int, str]
    """The text of what was done where no number stands for it, by its place."""


def decide_games(series: Series, numbers: list[int]) -> list[Decided]:
    return [decide_game(series, number) for number in numbers]


def decide_game(series: Series, number: int) -> Decided:
    """The game of that number: deal, seats and seeds as in the arena, asked one question after the other
    (`Decisions`, everybody)."""
    game = find_game(series.game)
    count = len(series.bots)
    deal, turn = divmod(number, count)
    state = game.new(count, series.options, open_chance(derive(series.seed, deal)))
    ids, layout = game.actions(count, series.options), game.observation(count, series.options)
    chance = open_chance(derive(series.seed, number, "numbers"))
    choosing = Choosing(ids, state, chance, EVERYBODY)
    bots = [series.bots[(seat + turn) % count] for seat in range(count)]
    players: list[Player | None] = [
        None
        if bot == RANDOM
        else make_player(game, bot, seat, open_chance(derive(series.seed, number, seat)))
        for seat, bot in enumerate(bots)
    ]
    heard = [(seat, player) for seat, player in enumerate(players) if player is not None]
    choosing.asked.events = [] if heard else None
    size, own = int(ids.size), int(layout.size)
    row = vec[i16]([i16(0)] * (own + (int(SAID) if ids.words else 0)))
    mask = vec[u8]([u8(0)] * size)
    seen, marked = memoryview(row), memoryview(mask)
    seats = bytearray()
    actions: list[int] = []
    observations, masks = bytearray(), bytearray()
    planned: list[int] = []
    told: dict[int, str] = {}
    while len(actions) < MOST and choosing.find():
        tell(choosing, heard)
        seat = int(choosing.seat())
        player = players[seat]
        choosing.mark(mask, 0)
        layout.write_state(state, seat, row, 0)
        if ids.words:
            write_said(choosing, row, own)
        seats.append(seat)
        observations += seen
        masks += marked
        choosing.unmark(mask, 0)
        if player is None:
            answers = choosing.numbers()
            actions.append(answers[chance.below(len(answers))])
            choosing.choose(actions[-1])
            continue
        if not choosing.said:
            action = decide(choosing, player)
            if action is not None and action not in choosing.listed:
                told[len(actions)] = state.write_code(action)
                actions.append(UNLISTED)
                choosing.act(action)
                continue
            planned = [int(NOTHING)] if action is None else ids.spelled(state, action)[:]
        actions.append(planned.pop(0) if planned else int(END))
        if actions[-1] == NOTHING:
            choosing.listed, choosing.forms = [], []
        choosing.choose(actions[-1])
    results = payoffs(state) if state.is_over() else [0.0] * count
    return Decided(number, bytes(seats), actions, bytes(observations), bytes(masks), results, told)


def decide(choosing: Choosing, player: Player) -> Action | None:
    """What a bot does; nothing, where it is refused."""
    asked, state = choosing.asked, choosing.state
    view = state.view(player.seat)
    plan = player.plan(view, asked.legal(), asked.forms(), asked.waited_for)
    return None if plan is None or state.why_not(plan.action) is not None else plan.action


def tell(choosing: Choosing, heard: list[tuple[int, Player]]) -> None:
    """Every bot hears what reaches it."""
    events: list[Event] = choosing.asked.events or []
    for event in events:
        for seat, player in heard:
            if event.reaches(seat):
                player.see(event.kind, event.seat, event.values(seat))
    if events:
        choosing.asked.events = []


# Files


def describe(series: Series) -> dict[str, Any]:
    """What the numbers mean; written beside them."""
    game = find_game(series.game)
    count = len(series.bots)
    ids, layout = game.actions(count, series.options), game.observation(count, series.options)
    parts = [
        {"name": part.name, "shape": part.shape, "start": layout.starts[part.name]} for part in layout.parts
    ]
    return {
        "game": series.game, "version": game.version, "players": count, "options": series.options,
        "bots": series.bots, "seed": series.seed, "order": EVERYBODY,
        "width": int(layout.size) + (int(SAID) if ids.words else 0), "parts": parts, "actions": ids.texts,
    }  # fmt: skip


def schema(told: dict[str, Any]) -> pa.Schema:
    fields = [
        ("game", pa.int32()), ("step", pa.int32()), ("seat", pa.int8()), ("action", pa.int16()),
        ("text", pa.string()), ("observation", pa.list_(pa.int16(), told["width"])),
        ("mask", pa.binary((len(told["actions"]) + 7) // 8)), ("result", pa.float32()),
    ]  # fmt: skip
    return pa.schema(fields, {b"koloda": json.dumps(told).encode()})


def columns(decided: Decided, told: dict[str, Any]) -> list[Any]:
    """A game's decisions as the columns of the schema."""
    count = len(decided.actions)
    seats = np.frombuffer(decided.seats, np.int8)
    seen = np.frombuffer(decided.observations, np.int16)
    masks = np.frombuffer(decided.masks, np.uint8).reshape(count, -1)
    packed = np.packbits(masks, axis=1, bitorder="little")
    actions = np.array(decided.actions, np.int16)
    texts = [told["actions"][number] if number >= 0 else decided.told[at]
             for at, number in enumerate(decided.actions)]  # fmt: skip
    return [
        pa.array(np.full(count, decided.number, np.int32)),
        pa.array(np.arange(count, dtype=np.int32)),
        pa.array(seats),
        pa.array(actions),
        pa.array(texts, pa.string()),
        pa.FixedSizeListArray.from_arrays(pa.array(seen), told["width"]),
        pa.FixedSizeBinaryArray.from_buffers(
            pa.binary(packed.shape[1]), count, [None, pa.py_buffer(packed.tobytes())]
        ),
        pa.array(np.array(decided.results, np.float32)[seats]),
    ]


def write_parquet(path: Path, series: Series, games: Iterable[Decided]) -> Generator[int, None, None]:
    """Writes game by game; yields how many decisions each had. The file is whole whenever it is left."""
    told = describe(series)
    kind = schema(told)
    with pq.ParquetWriter(
        path, kind, compression="zstd", use_dictionary=["game", "action", "text"]
    ) as writer:
        waiting: list[Any] = []
        rows = 0
        try:
            for decided in games:
                waiting.append(pa.record_batch(columns(decided, told), schema=kind))
                rows += len(decided.actions)
                if rows >= ROWS:
                    writer.write_table(pa.Table.from_batches(waiting))
                    waiting, rows = [], 0
                yield len(decided.actions)
        finally:
            if waiting:
                writer.write_table(pa.Table.from_batches(waiting))


def write_lines(file: IO[str], series: Series, games: Iterable[Decided]) -> Generator[int, None, None]:
    """The same as JSON lines: first what the numbers mean, then a line for each decision."""
    told = describe(series)
    file.write(json.dumps({"koloda": told}, ensure_ascii=False) + "\n")
    width = told["width"]
    for decided in games:
        count = len(decided.actions)
        seen = np.frombuffer(decided.observations, np.int16).reshape(count, width)
        masks = np.frombuffer(decided.masks, np.uint8).reshape(count, -1)
        for step, (seat, action) in enumerate(zip(decided.seats, decided.actions, strict=True)):
            row = {
                "game": decided.number, "step": step, "seat": seat, "action": action,
                "text": told["actions"][action] if action >= 0 else decided.told[step],
                "observation": seen[step].tolist(), "legal": np.flatnonzero(masks[step]).tolist(),
                "result": decided.results[seat],
            }  # fmt: skip
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
        yield count
