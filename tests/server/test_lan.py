"""`koloda serve --lan`: an address and a QR code of it."""

import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.qr import read_qr
from tests.server.servers import free_port


@pytest.mark.parametrize("url", ["", "https://cards.example.org"])
def test_the_qr_code_says_the_address(tmp_path: Path, url: str) -> None:
    port = free_port()
    outside, inside = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "koloda", "serve", "--lan", "--port", str(port)],
        env={**os.environ, "KOLODA_DATABASE": f"sqlite:///{tmp_path}/koloda.db", "KOLODA_URL": url},
        stdout=inside,
        stderr=subprocess.DEVNULL,
    )
    os.close(inside)
    try:
        text = b""
        while not re.search(rb"\n[^\n]*[\xe2\x96][^\n]*\n\r?\n", text):
            text += os.read(outside, 4096)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        os.close(outside)
    first, *rest = text.decode().replace("\r", "").splitlines()
    address = first.removeprefix("Koloda: ")
    assert address == url if url else re.fullmatch(rf"http://[0-9.]+:{port}", address)
    assert read_qr(rest) == address


def test_by_default_only_this_computer_is_served(tmp_path: Path) -> None:
    from koloda.server.run import address
    from koloda.server.settings import ServerSettings

    assert address(ServerSettings()) == "http://127.0.0.1:8420"
