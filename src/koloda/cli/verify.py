"""`koloda verify`: a recorded game, checked."""

import argparse
import time
from contextlib import closing
from functools import partial
from pathlib import Path

from rich.console import Console

from koloda.cli.errors import CommandError
from koloda.cli.pack import load_packs
from koloda.cli.replay import open_record
from koloda.cli.setup import read_file
from koloda.cli.simulate import read_jobs
from koloda.cli.words import say
from koloda.kernel import NotationError, records
from koloda.kernel.deals import Deal, check_deal, read_deals, seeds_of
from koloda.kernel.positions import read_header
from koloda.kernel.records import Record
from koloda.kernel.seats import letter
from koloda.lab.corpus import check_file


def verify(arguments: argparse.Namespace) -> int:
    """Says what was checked: the version, the digest, and every deal that the record can prove. What needs
    older rules that are no longer here is not checked, and that is said. A compressed file holds many
    records."""
    if arguments.record.endswith(".gz"):
        return verify_many(arguments)
    game, record = open_record(arguments)
    version = {"version": str(record.version)}
    told = say("verified-actions", game=game.name, count=len(record.actions), **version)
    try:
        replayed = game.at(record.version, read_header(record.header)[1]) is not None
        if not replayed and 1 <= record.version < game.version:
            told += f"; {say('verified-not', **version)}"
        else:
            records.replay(game, record)
            told += f", {say('verified-digest', digest=record.digest)}"
        proved = prove(record, read_deals(read_file(arguments.record)), replayed=replayed)
    except NotationError as error:
        raise CommandError(f"{arguments.record}: {error}") from None
    print(f"{arguments.record}: {told}")
    for line in proved:
        print(line)
    return 0


def verify_many(arguments: argparse.Namespace) -> int:
    """Plays all records of a file again."""
    path = Path(arguments.record)
    jobs = read_jobs(arguments.jobs, 1 << 30)
    stderr = Console(stderr=True)
    count, actions, started = 0, 0, time.perf_counter()
    try:
        with (
            closing(check_file(path, jobs, partial(load_packs, arguments.pack))) as done,
            stderr.status("") as status,
        ):
            for records_done, actions_done in done:
                count += records_done
                actions += actions_done
                status.update(str(count))
    except OSError as error:
        raise CommandError(say("error-read", text=str(path), why=str(error.strerror))) from None
    except NotationError as error:
        raise CommandError(f"{path}: {error}") from None
    speed = f"{count / (time.perf_counter() - started):.0f}"
    print(f"{path}: {say('verified-many', games=count, count=actions, speed=speed)}")
    return 0


def prove(record: Record, deals: list[Deal], *, replayed: bool) -> list[str]:
    """Checks the deals of a record: one for each of its seeds. Where the game was replayed, the digest has
    shown that it was dealt so."""
    shown = f"; {say('verified-dealt')}" if replayed else ""
    seeds = seeds_of(record.seed, record.actions)
    if not deals:
        return [say("verified-no-deal")] if seeds else []
    if len(seeds) != len(deals):
        raise NotationError(f"the record has {len(seeds)} seeds and {len(deals)} deals")
    lines = []
    for deal, seed in zip(deals, seeds, strict=True):
        check_deal(deal, seed)
        names = " ".join(letter(seat) for seat in sorted(deal.added))
        proof = {
            "commitment": deal.commitment[:16],
            "seed": seed[:19],
            "added": say("verified-bytes", who=names) if names else say("verified-nobody"),
        }
        lines.append(say("verified-deal", number=deal.number, **proof) + shown)
    return lines
