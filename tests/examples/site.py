"""A folder with packages of other people's, as pip would leave it: Durak, and some that are not well made."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.examples.durak import FOLDER
from tests.server.servers import Server

GAME = """
from koloda_durak.game import *
from koloda_durak.game import DurakGame

class Copy(DurakGame):
    {more}

GAME = Copy({name!r}, 1, 2, 6, options=OPTIONS, phases=PHASES, pack=PACK, rows=ROWS, verbs=VERBS)
"""
SPOILT = {
    "broken": {"koloda_broken.py": "raise OSError('no cards')"},
    "mute": {"koloda_mute.py": GAME.format(name="mute", more="pass")},
    "torn": {
        "koloda_torn/__init__.py": "from koloda_torn.game import GAME",
        "koloda_torn/game.py": GAME.format(name="torn", more="pass"),
        "koloda_torn/texts/ru.ftl": "torn-pitch = {\n\ntorn-name = Рваная\n\ntorn-odd = { NUMBER($a) }\n",
    },
    "evil": {"koloda_evil.py": GAME.format(name="evil", more="def suited(self): raise OSError('no suits')")},
}
"""Games that cannot be loaded, have no texts, have spoilt ones, and fail when they are asked."""


def environment(site: Path) -> dict[str, str]:
    path = os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")]))
    return {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}


def run(site: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        input=typed,
        capture_output=True,
        text=True,
        env=environment(site),
        timeout=100,
        check=False,
    )


def make_site(folder: Path, *spoilt: str) -> Path:
    """Installs the example, and some of the others beside it."""
    shutil.copytree(FOLDER, folder / "durak", ignore=shutil.ignore_patterns("__pycache__", "build"))
    site = folder / "site"
    how = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", str(site)]
    done = run(folder, "-m", "pip", "install", *how, str(folder / "durak"))
    assert done.returncode == 0, done.stderr
    for name in spoilt:
        info = site / f"koloda_{name}-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: koloda-{name}\nVersion: 1\n")
        (info / "entry_points.txt").write_text(f"[koloda.games]\n{name} = koloda_{name}:GAME\n")
        for path, text in SPOILT[name].items():
            (site / path).parent.mkdir(parents=True, exist_ok=True)
            (site / path).write_text(text, encoding="utf-8")
    return site


@contextmanager
def serving_site(folder: Path, *spoilt: str) -> Iterator[Server]:
    """A server in an environment with these packages."""
    site = make_site(folder, *spoilt)
    server = Server(f"sqlite:///{folder}/koloda.db", folder / "log", limits="false")
    server.environment = environment(site)
    server.start()
    try:
        yield server
    finally:
        server.close()
