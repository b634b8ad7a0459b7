"""Many records in one file, one behind the other, compressed where its name ends in `.gz`."""

import gzip
import multiprocessing
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import nullcontext, suppress
from pathlib import Path

from koloda.games import find_game
from koloda.kernel import NotationError
from koloda.kernel.records import MAGIC, read_record, replay
from koloda.lab.workers import AHEAD, Ready, begin

CHUNK = 100
"""Records that a process checks at a time."""
LONGEST = 4_000_000
"""Characters of one record."""


def write_records(path: Path, records: Iterable[str]) -> int:
    """Writes them, the same bytes for the same records; how many there were."""
    count = 0
    with open(path, "wb") as file:
        packed = gzip.GzipFile("", "wb", 6, file, mtime=0) if path.suffix == ".gz" else nullcontext(file)
        with packed as out:
            for record in records:
                out.write(record.encode())
                count += 1
    return count


def read_records(path: Path) -> Iterator[str]:
    """The texts of all records of a file."""
    lines: list[str] = []
    length = 0
    try:
        packed = path.suffix == ".gz"
        with gzip.open(path, "rt", encoding="utf-8") if packed else open(path, encoding="utf-8") as file:
            for line in file:
                if line.rstrip() == MAGIC and any(not old.startswith("#") and old.strip() for old in lines):
                    yield "".join(lines)
                    lines, length = [], 0
                lines.append(line)
                length += len(line)
                if length > LONGEST:
                    raise NotationError(f"a record is longer than {LONGEST} characters")
    except (EOFError, gzip.BadGzipFile, UnicodeDecodeError) as error:
        raise NotationError(f"this is no file of records: {error}") from None
    if lines:
        yield "".join(lines)


def check_records(first: int, texts: list[str]) -> tuple[int, int]:
    """Plays them again and compares their digests; how many records and actions. `first` is the number of the
    first of them, for whoever has to find a wrong one."""
    actions = 0
    for number, text in enumerate(texts, first):
        try:
            record = read_record(text)
            game = find_game(record.game).at(record.version, {})
            if game is None:
                raise NotationError(f"version {record.version} of {record.game} is not played here")
            replay(game, record)
        except NotationError as error:
            raise NotationError(f"record {number}: {error}") from None
        actions += len(record.actions)
    return len(texts), actions


def check_file(path: Path, jobs: int = 1, ready: Ready = None) -> Generator[tuple[int, int], None, None]:
    """The same for a whole file, by so many processes; yields what is done."""
    if jobs <= 1:
        for number, text in enumerate(read_records(path), 1):
            yield check_records(number, [text])
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, initializer=begin, initargs=(ready,))
    waiting: deque[Future[tuple[int, int]]] = deque()
    try:
        for first, texts in chunks(read_records(path)):
            waiting.append(pool.submit(check_records, first, texts))
            if len(waiting) >= jobs * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def chunks(texts: Iterator[str]) -> Iterator[tuple[int, list[str]]]:
    first = 1
    while True:
        chunk: list[str] = []
        with suppress(StopIteration):
            while len(chunk) < CHUNK:
                chunk.append(next(texts))
        if not chunk:
            return
        yield first, chunk
        first += len(chunk)
