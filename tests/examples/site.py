"""A folder with packages of other people's, as pip would leave it: Durak, and some that are not well made."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.examples.durak import FOLDER
from tests.examples.packages import environment, install, offer
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


def make_site(folder: Path, *spoilt: str) -> Path:
    """Installs the example, and some of the others beside it."""
    shutil.copytree(FOLDER, folder / "durak", ignore=shutil.ignore_patterns("__pycache__", "build"))
    site = folder / "site"
    install(site, folder / "durak")
    for name in spoilt:
        offer(site, name, f"{name} = koloda_{name}:GAME")
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
