"""`koloda doctor` finds what is broken: each thing is broken here, and named in one sentence."""

import json
import os
import socket
import sqlite3
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

from koloda.cli import main
from tests.server.servers import free_port, serving

Report = dict[str, dict[str, Any]]


def examined(capsys: pytest.CaptureFixture[str], *arguments: str, status: int) -> Report:
    """What was found, by the name of each finding."""
    assert main(["doctor", "--json", *arguments]) == status
    told = json.loads(capsys.readouterr().out)
    assert told["fine"] == (status == 0)
    for finding in told["findings"]:
        assert finding["text"].endswith(".") and "\n" not in finding["text"] and "{" not in finding["text"]
    return {finding["what"]: finding for finding in told["findings"]}


@pytest.fixture
def healthy(tmp_path: Path) -> list[str]:
    return ["--database", f"sqlite:///{tmp_path}/koloda.db", "--port", str(free_port())]


def test_nothing_is_wrong(capsys: pytest.CaptureFixture[str], healthy: list[str], tmp_path: Path) -> None:
    found = examined(capsys, *healthy, status=0)
    assert {"version", "extra", "games", "port-free", "file-new", "space"} <= set(found)
    assert ("compiled" in found) != ("pure" in found)
    assert not list(tmp_path.iterdir()), "it only looks"


def test_it_speaks_russian_under_a_russian_locale(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, healthy: list[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert main(["doctor", *healthy]) == 0
    told = capsys.readouterr().out
    assert f"✓ Порт {healthy[-1]} на 127.0.0.1 свободен.\n" in told and "doctor-" not in told


def test_what_draws_pictures_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, healthy: list[str], tmp_path: Path
) -> None:
    """An installed package that has them, of which the renderer is not there."""
    about = tmp_path / "koloda-0.1.0.dist-info" / "METADATA"
    about.parent.mkdir()
    needs = 'Requires-Dist: koloda-no-such-renderer>=1; extra == "pictures"'
    about.write_text(f"Metadata-Version: 2.1\nName: koloda\nVersion: 0.1.0\n{needs}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    found = examined(capsys, *healthy, status=0)["extra-missing"]
    assert found["state"] == "note" and "koloda-no-such-renderer" in found["text"]


def test_a_port_that_somebody_else_has(capsys: pytest.CaptureFixture[str], healthy: list[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", int(healthy[-1])))
        other.listen()
        assert healthy[-1] in examined(capsys, *healthy, status=1)["port"]["text"]


def test_a_server_that_runs_already(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        found = examined(capsys, "--database", server.database, "--port", str(server.port), status=0)
    assert found["port-koloda"]["state"] == "note" and found["file"]["state"] == "fine"


def test_a_setting_that_cannot_be(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, healthy: list[str]
) -> None:
    assert "99999" in examined(capsys, *healthy[:2], "--port", "99999", status=1)["setting"]["text"]
    monkeypatch.setenv("KOLODA_LEASE", "soon")
    assert "KOLODA_LEASE" in examined(capsys, *healthy, status=1)["setting"]["text"]
    monkeypatch.delenv("KOLODA_LEASE")
    monkeypatch.setenv("KOLODA_PORTT", "1")
    assert "KOLODA_PORT is one" in examined(capsys, *healthy, status=0)["variable"]["text"]


def test_a_folder_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    port = str(free_port())
    found = examined(capsys, "--database", f"sqlite:///{tmp_path}/none/k.db", "--port", port, status=1)
    assert f"{tmp_path}/none" in found["folder-missing"]["text"]


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder that nobody can write to")
def test_a_file_that_cannot_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    found = examined(capsys, "--database", "sqlite:////proc/self/k.db", "--port", str(free_port()), status=1)
    assert "k.db" in found["file-unwritable"]["text"]


def test_a_file_that_is_spoilt(
    capsys: pytest.CaptureFixture[str], healthy: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "koloda.db"
    file.write_text("Anya owes Boris two cards.\n" * 50)
    assert "not a database" in examined(capsys, *healthy, status=1)["file-spoilt"]["text"]
    file.unlink()
    with sqlite3.connect(file) as store:
        store.execute("CREATE TABLE tables (a TEXT)")
        store.executemany("INSERT INTO tables VALUES (?)", [("x" * 900,)] * 50)
    store.close()
    whole = file.read_bytes()
    file.write_bytes(whole[:9000] + b"\xff" * 3000 + whole[12000:])
    file.chmod(0o644)
    assert str(file) in examined(capsys, *healthy, status=1)["file-spoilt"]["text"]


def test_a_file_that_others_can_read(
    capsys: pytest.CaptureFixture[str], healthy: list[str], tmp_path: Path
) -> None:
    (tmp_path / "koloda.db").touch(0o644)
    found = examined(capsys, *healthy, status=0)
    assert found["file-open"]["state"] == found["file-empty"]["state"] == "note"


def test_a_database_and_a_bus_that_do_not_answer(capsys: pytest.CaptureFixture[str]) -> None:
    database = f"postgresql://koloda:hidden-word@127.0.0.1:{free_port()}/koloda"
    bus = f"valkey://:hidden-word@127.0.0.1:{free_port()}"
    port = str(free_port())
    found = examined(capsys, "--database", database, "--bus", bus, "--port", port, status=1)
    for what in ("database-away", "bus-away"):
        assert found[what]["state"] == "wrong" and "hidden-word" not in found[what]["text"]


def test_a_database_and_a_bus_that_answer(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from tests.server.machines import Base

    base = Base(tmp_path)
    try:
        where = ["--database", base.database, "--port", str(free_port())]
        assert "bus-none" in examined(capsys, *where, status=0)
        found = examined(capsys, *where, "--bus", base.bus, status=0)
    finally:
        base.valkey.stop()
        base.postgres.stop()
    assert found["database"]["values"]["version"] and ("bus" in found or "bus-slow" in found)


def test_a_package_that_is_missing(tmp_path: Path, healthy: list[str]) -> None:
    """All packages of this environment but one."""
    for path in Path(sysconfig.get_path("purelib")).iterdir():
        if not path.name.lower().startswith("litestar"):
            (tmp_path / path.name).symlink_to(path)
    places = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(tmp_path)]))
    done = subprocess.run(
        [sys.executable, "-S", "-m", "koloda", "doctor", "--lang", "en", *healthy],
        env={**os.environ, "PYTHONPATH": places, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 1 and not done.stderr, done
    assert "✗ koloda[serve] is not complete, it lacks litestar: pip install 'koloda[serve]'.\n" in done.stdout
