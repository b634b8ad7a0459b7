"""What a server says before it serves: one sentence and exit status 2, or its address."""

import os
import pty
import socket
import stat
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from asyncpg import InvalidPasswordError  # type: ignore[import-untyped]

from koloda.cli import main
from koloda.server.store.connect import DATABASE_ERRORS, connect
from tests.server.servers import Server, free_port, serving


def refused(*arguments: str, **environment: str) -> str:
    """The one sentence with which it does not start."""
    ended = subprocess.run(
        [sys.executable, "-m", "koloda", *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ended.returncode == 2, ended
    assert "http" not in ended.stdout, "an address was announced"
    assert ended.stderr.count("\n") == 1, ended.stderr
    assert ended.stderr.startswith("koloda: ")
    return ended.stderr.strip()


def refused_at_once(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The same, for what is wrong before anything is opened."""
    assert main(list(arguments)) == 2
    out, err = capsys.readouterr()
    assert not out and err.startswith("koloda: ") and err.count("\n") == 1, (out, err)
    return err.strip()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/koloda.db"


def test_a_port_out_of_range(database: str) -> None:
    for port in ("99999", "-1"):
        assert port in refused("serve", "--database", database, "--port", port)


def test_a_port_that_is_taken(database: str) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert port in refused("serve", "--database", database, "--port", port)


def test_an_address_of_another_machine(database: str) -> None:
    assert "192.0.2.1" in refused("serve", "--database", database, "--host", "192.0.2.1")
    assert "no.such.host.invalid" in refused(
        "serve", "--database", database, "--host", "no.such.host.invalid"
    )


def test_a_missing_folder(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/none/koloda.db"
    assert f"{tmp_path}/none" in refused("serve", "--database", database, "--port", "0")
    assert f"{tmp_path}/none" in refused("db", "upgrade", "--database", database)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Anya owes Boris two cards.\n" * 50)
    told = refused("serve", "--database", f"sqlite:///{tmp_path}/notes.txt", "--port", "0")
    assert "notes.txt" in told and "not a database" in told


def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    assert str(tmp_path) in refused("serve", "--database", f"sqlite:///{tmp_path}", "--port", "0")


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder that nobody can write to")
def test_a_file_that_cannot_be_made() -> None:
    assert "cannot be written to" in refused("serve", "--database", "sqlite:////proc/self/koloda.db")


def test_a_database_that_does_not_answer() -> None:
    database = f"postgresql://koloda:hidden-word@127.0.0.1:{free_port()}/koloda"
    for command in (("serve", "--port", "0"), ("db", "upgrade")):
        told = refused(*command, "--database", database)
        assert "does not answer" in told and "hidden-word" not in told


def test_a_bus_that_does_not_answer(database: str) -> None:
    bus = f"valkey://:hidden-word@127.0.0.1:{free_port()}"
    told = refused("serve", "--database", database, "--port", "0", "--bus", bus)
    assert "does not answer" in told and "hidden-word" not in told


@pytest.mark.parametrize("url", ["foo", "mysql://here/there", "sqlite", "postgresql://here:port/there"])
def test_a_database_that_is_none(capsys: pytest.CaptureFixture[str], url: str) -> None:
    assert url in refused_at_once(capsys, "serve", "--database", url)


@pytest.mark.parametrize(
    ("flag", "value"),
    [
        ("--lease", "-5"),
        ("--lease", "0"),
        ("--idle", "-1"),
        ("--lease", "nan"),
        ("--url", "notaurl"),
        ("--url", "https://cards.example.org:99999"),
        ("--origins", "https://cards.example.org,there"),
        ("--proxies", "10.0.0.1,there"),
        ("--bus", "amqp://here"),
        ("--bus", "valkey://here:there"),
    ],
)
def test_a_setting_that_cannot_be(
    capsys: pytest.CaptureFixture[str], database: str, flag: str, value: str
) -> None:
    refused_at_once(capsys, "serve", "--database", database, f"{flag}={value}")


@pytest.mark.parametrize(
    ("name", "value"), [("KOLODA_PORT", "many"), ("KOLODA_LOG_LEVEL", "loud"), ("KOLODA_KEEP_CHAT", "-1")]
)
def test_a_variable_that_cannot_be(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, database: str, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    assert value in refused_at_once(capsys, "serve", "--database", database)


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.stop()
        with server.store() as file:
            file.execute("UPDATE alembic_version SET version_num = '9999'")
        assert "newer" in refused("serve", "--database", server.database, "--port", "0")


def test_an_unknown_variable_is_named(tmp_path: Path) -> None:
    with serving(tmp_path, portt=1) as server:
        told = server.log.read_text()
    assert "KOLODA_PORTT is no setting; KOLODA_PORT is one" in told


def test_the_address_is_announced_when_players_are_taken(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert f"Koloda: {server.url}\n" in server.log.read_text()


def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    (tmp_path / "koloda.db").touch(0o644)
    with serving(tmp_path) as server:
        server.guest("Anya").open_table(2)
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("koloda.db*")}
    assert "koloda.db-wal" in modes
    assert set(modes.values()) == {0o600}, modes


def test_a_second_server_through_a_link(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        (tmp_path / "link.db").symlink_to(server.file)
        told = refused("serve", "--database", f"sqlite:///{tmp_path}/link.db", "--port", "0")
    assert "another server uses koloda.db" in told


def test_lines_in_a_terminal_are_for_people(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    server = Server(f"sqlite:///{tmp_path}/koloda.db", tmp_path / "log")
    process = subprocess.Popen(
        [*server.command, "serve", "--port", str(server.port), "--database", server.database],
        stdout=theirs,
        stderr=theirs,
    )
    try:
        os.close(theirs)
        told = ""
        while "Koloda: http" not in told:
            told += os.read(ours, 4096).decode()
    finally:
        process.terminate()
        process.wait(30)
        os.close(ours)
    assert "is open" in told and "{" not in told


def test_a_drivers_own_errors_are_those_of_a_database_that_does_not_answer() -> None:
    """SQLAlchemy lets them through where no connection can be made, and nobody else loads the driver."""

    def refuse(*arguments: object, **named: object) -> None:
        raise InvalidPasswordError("password authentication failed")

    with pytest.raises(DATABASE_ERRORS, match="password authentication failed"):
        connect(SimpleNamespace(connect=refuse), None, (), {})  # type: ignore[arg-type]
