"""The engine alone is enough for the library; a command whose extra is missing says which one."""

import subprocess
import sys

import pytest

WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
"""
SERVER = {"litestar", "sqlalchemy", "uvicorn", "alembic", "aiosqlite", "asyncpg", "redis", "websockets"}
EVERYTHING = SERVER | {"rich", "msgspec", "yaml", "babel", "pytz", "httptools", "segno", "prometheus_client"}
EVERYTHING |= {"pytest", "hypothesis"}
LIBRARY = """
import koloda
match = koloda.play("uno", ["hard", "normal"], seed=7, target="round")
assert match.winners and koloda.replay(match.record()) == match
try:
    koloda.read("uno", "2p strict | A r5 | B b2 b7 | top r3").play("A y9")
except koloda.Refusal as refusal:
    print(refusal)
"""
COMMAND = "from koloda.cli import main; sys.exit(main({arguments!r}))"


def run(missing: set[str], program: str) -> subprocess.CompletedProcess[str]:
    program = WITHOUT.format(missing=missing) + program
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)


def test_the_library_needs_the_engine_alone() -> None:
    done = run(EVERYTHING, LIBRARY)
    assert (done.stdout, done.stderr) == ("You don't have this card: y9. (uno.act.held)\n", "")


def test_importing_it_loads_no_reader_of_packages_nor_of_files_in_them() -> None:
    """They take longer than all the rest; what needs them loads them."""
    slow = {"importlib.metadata", "importlib.resources", "email", "zipfile", "asyncio", "socket"}
    done = run(set(), f"import koloda\nprint(sorted({slow!r} & set(sys.modules)))")
    assert (done.stdout, done.stderr) == ("[]\n", "")


@pytest.mark.parametrize(
    ("missing", "arguments", "extra"),
    [
        (EVERYTHING, ["play", "uno"], "play"),
        (EVERYTHING, ["serve"], "serve"),
        (SERVER, ["serve"], "serve"),
        (SERVER, ["db", "upgrade"], "serve"),
    ],
)
def test_a_command_says_what_to_install(missing: set[str], arguments: list[str], extra: str) -> None:
    done = run(missing, COMMAND.format(arguments=arguments))
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.startswith(f"koloda: `koloda {arguments[0]}` needs ")
    assert done.stderr.endswith(f", which is not installed: pip install 'koloda[{extra}]'\n")


DRIVERS = {"asyncpg", "redis"}
LOADED = """
import koloda.server.run, koloda.cli.admin
from koloda.server.bus import open_bus
from koloda.server.store.connect import open_engine
open_bus(""), open_engine("sqlite:///k.db")
print({drivers!r} & set(sys.modules))
open_bus("valkey://127.0.0.1"), open_engine("postgresql://127.0.0.1/k")
print(sorted({drivers!r} & set(sys.modules)))
"""


def test_the_drivers_of_several_machines_are_loaded_where_an_address_asks_for_them() -> None:
    done = run(set(), LOADED.format(drivers=DRIVERS))
    assert (done.stdout, done.stderr) == ("set()\n['asyncpg', 'redis']\n", "")


@pytest.mark.parametrize("asked", [["--database", "postgresql://h/k"], ["--bus", "valkey://h"]])
def test_an_address_says_which_driver_to_install(asked: list[str]) -> None:
    done = run(DRIVERS, COMMAND.format(arguments=["serve", *asked]))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith("which is not installed: pip install 'koloda[cluster]'\n")


def test_tests_of_games_say_what_to_install() -> None:
    done = run({"hypothesis"}, "import koloda.testing")
    sentence = "koloda.testing needs hypothesis, which is not installed: pip install 'koloda[testing]'"
    assert done.stderr.endswith(f"ModuleNotFoundError: {sentence}\n")


@pytest.mark.parametrize("arguments", [["check", "/nowhere"], ["texts", "uno"], ["new", "uno"]])
def test_what_needs_no_terminal_runs_without_it(arguments: list[str]) -> None:
    done = run(EVERYTHING, COMMAND.format(arguments=arguments))
    assert "pip install" not in done.stderr and "Traceback" not in done.stderr


def test_what_needs_no_server_runs_without_it() -> None:
    done = run(SERVER, COMMAND.format(arguments=["simulate", "uno", "--games", "2", "--seed", "1", "--json"]))
    assert done.returncode == 0, done.stderr


def test_a_client_names_the_extra_that_it_lacks() -> None:
    done = run({"websockets"}, "import koloda.client")
    assert done.stderr.rstrip().endswith("pip install 'koloda[client]'")
    done = run({"websockets"}, COMMAND.format(arguments=["join", "http://127.0.0.1/t/x", "--name", "Eva"]))
    assert done.returncode == 2 and "koloda[client]" in done.stderr and done.stderr.count("\n") == 1
