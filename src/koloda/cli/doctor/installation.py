"""What is installed: versions, the compiled core, the packages of each extra, games and web client."""

import platform
import re
import shutil
import time
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.resources import files
from importlib.util import find_spec

import koloda
import koloda.kernel.state
from koloda.cli.doctor.findings import Finding, fine, note, wrong
from koloda.games import GAMES

EXTRAS = ("play", "serve", "pictures", "cluster")
SLOW = 100
"""A computer that plays fewer actions of bots in a tenth of a second lets its people wait."""


def examine_installation(extras: tuple[str, ...]) -> Iterator[Finding]:
    """`extras` are those that must be there; of the others is only told."""
    core = "pure" if str(koloda.kernel.state.__file__).endswith(".py") else "compiled"
    python, system = platform.python_version(), platform.platform()
    yield fine("version", koloda=koloda.__version__, python=python, system=system)
    yield fine("compiled") if core == "compiled" else note("pure")
    yield from examine_speed()
    for extra in EXTRAS:
        if packages_of(extra):
            yield examine_extra(extra, must=extra in extras)
    for game, why in GAMES.broken.items():
        yield wrong("game-broken", game=game, why=one_line(why))
    yield fine("games", count=len(GAMES), names=", ".join(GAMES))
    if "serve" in extras:
        built = (files("koloda.server") / "web" / "index.html").is_file()
        yield fine("client") if built else wrong("client-missing")
        if find_spec("uvloop") is None and platform.system() != "Windows":
            yield note("loop")


def examine_speed() -> Iterator[Finding]:
    """Bots of UNO for a tenth of a second: what a table would have of this computer."""
    ends = time.perf_counter() + 0.1
    actions = seed = 0
    while time.perf_counter() < ends:
        seed += 1
        actions += len(koloda.play("uno", ["plain"] * 4, seed=seed, target="round").record().splitlines())
    yield fine("speed", count=actions * 10) if actions >= SLOW else note("slow", count=actions * 10)


def examine_extra(extra: str, *, must: bool) -> Finding:
    needed = packages_of(extra)
    missing = [name for name in needed if installed(name) is None]
    if not missing:
        named = ", ".join(f"{name} {installed(name)}" for name in needed)
        return fine("extra", extra=extra, names=named)
    report = wrong if must else note
    return report("extra-missing", extra=extra, names=", ".join(missing))


def packages_of(extra: str) -> list[str]:
    """What an extra brings by itself, without those of the extras in it."""
    found = []
    for line in declared():
        name, _, marker = line.partition(";")
        package = re.split(r"[\s\[<>=!~(]", name.strip(), maxsplit=1)[0]
        here = "win32" not in marker or platform.system() != "Windows"
        if re.search(rf"extra == ['\"]{extra}['\"]", marker) and package != "koloda" and here:
            found.append(package)
    return found


def declared() -> list[str]:
    """What the installed package needs."""
    try:
        return requires("koloda") or []
    except PackageNotFoundError:  # the source alone, beside no installed package
        return []


def installed(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def one_line(text: object) -> str:
    return " ".join(str(text).split())


def free_space(folder: str) -> int:
    """MB."""
    return shutil.disk_usage(folder).free // 1_000_000
