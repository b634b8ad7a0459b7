"""Plays what is installed: a game of each kind in the library, the command, and a game on a running server.

usage: python -I tools/try_installed.py [compiled|pure]

Run by the Python of a bare environment that holds `koloda[serve]` and no more; -I keeps the source away.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import koloda
import koloda.kernel.state
from koloda.games import GAMES

Json = dict[str, Any]
FAST = {"target": "round", "uno_call": "auto", "uno_hold": "0", "w4_mode": "free"}
COMMAND = [sys.executable, "-I", "-m", "koloda"]


def main(wanted: str) -> None:
    here = Path(koloda.__file__ or "").resolve()
    assert here.is_relative_to(Path(sys.prefix).resolve()), f"{here} is not what is installed"
    core = "pure" if str(koloda.kernel.state.__file__).endswith(".py") else "compiled"
    assert wanted in ("", core), f"the core is {core}, not {wanted}"
    for game in GAMES:
        match = koloda.play(game, ["plain"] * 3, seed=7)
        assert koloda.replay(match.record()) == match
        print(
            f"{game}: {len(match.record().splitlines())} lines, {', '.join(match.winners)} wins", flush=True
        )
    for language, word in (("ru", "УНО"), ("en", "UNO")):
        assert word in told("games", "--lang", language)
        assert len(told("rules", "munchkin", "--lang", language)) > 10_000
    assert "winter" in told("pack", "show")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try_server(folder)
    print(f"koloda {koloda.__version__}, {core} core: all of it works")


def told(*arguments: str) -> str:
    environment = {**os.environ, "PYTHONUTF8": "1", "COLUMNS": "100"}
    done = subprocess.run([*COMMAND, *arguments], env=environment, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout


def try_server(folder: str) -> None:
    command = [*COMMAND, "serve", "--port", "0", "--database", f"sqlite:///{folder}/koloda.db"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8")
    try:
        assert server.stdout is not None
        url = server.stdout.readline().removeprefix("Koloda: ").strip()
        assert url.startswith("http"), "the server has not told its address"
        try_pages(url)
        print(f"served: a game of {play_on(url)} moves", flush=True)
    finally:
        server.terminate()
        server.wait(60)


def try_pages(url: str) -> None:
    """The client with its parts, and a rulebook in both languages among them."""
    assert ask(f"{url}/healthz") == "ok"
    for path in ("/", "/rules/uno", "/new/munchkin"):
        page = ask(url + path)
        parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        assert parts, f"{path} is not the client"
    waiting, scripts = {part for part in parts if part.endswith(".js")}, {""}
    while waiting := waiting - scripts:
        scripts |= waiting
        waiting = {
            f"/assets/{name}"
            for part in waiting
            for name in re.findall(r"[\w.-]+-[\w-]{8}\.js", ask(url + part))
        }
    for game in GAMES:
        for language in ("en", "ru"):
            assert any(f"/{game}.{language}-" in part for part in scripts), f"no rulebook of {game}"


def ask(url: str, body: Json | None = None, cookie: str = "") -> str:
    headers = {"content-type": "application/json", "cookie": cookie}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, data, headers), timeout=60) as answer:
        assert answer.status < 300
        text: str = answer.read().decode()
        return text


def play_on(url: str) -> int:
    """A round of UNO against a bot, over a socket; how many moves were ours."""
    from websockets.sync.client import connect

    body = json.dumps({"name": "Anya"}).encode()
    with urlopen(Request(f"{url}/api/me", body, {"content-type": "application/json"})) as answer:
        cookie = f"koloda={SimpleCookie(answer.headers['set-cookie'])['koloda'].value}"
    wanted: Json = {"game": "uno", "count": 2, "bots": ["plain"], "options": FAST}
    table = json.loads(ask(f"{url}/api/tables", wanted, cookie))["table"]["id"]
    ask(f"{url}/api/tables/{table}/start", {}, cookie)
    moves = 0
    socket = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(socket, additional_headers={"cookie": cookie}) as line:
        while True:
            message: Json = json.loads(line.recv(60))
            position = message.get("position") or {}
            if message["type"] == "ping":
                line.send(json.dumps({"type": "pong", "number": message["number"]}))
            elif position.get("over"):
                return moves
            elif position.get("asked") and position["legal"]:
                codes = [action["code"] for action in position["legal"]]
                code = next((code for code in codes if code not in ("draw", "pass")), codes[0])
                moves += 1
                line.send(json.dumps({"type": "act", "id": str(moves), "code": code}))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
