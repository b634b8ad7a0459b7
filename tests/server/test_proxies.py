"""The proxies' configurations of deploy/, with the real proxies in front of three real servers.

Needs nginx or caddy and openssl (on Debian: apt install nginx caddy openssl); skipped where they are missing.
"""

import asyncio
import os
import random
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.clients import Guest, Seat, play, run
from tests.server.machines import Base, cluster
from tests.server.servers import STARTS, Server, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
SITE = "localhost"


def certificate(folder: Path) -> tuple[Path, Path]:
    cert, key = folder / "cert.pem", folder / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={SITE}"]
    command += ["-addext", f"subjectAltName=DNS:{SITE}", "-days", "2", "-keyout", str(key), "-out", str(cert)]
    subprocess.run(command, check=True, capture_output=True)
    return cert, key


def nginx(folder: Path, port: int, servers: list[Server]) -> tuple[list[str], dict[str, str]]:
    """Our file as it is, but for what it says is to be changed, and inside the least that is around it."""
    cert, key = certificate(folder)
    text = (DEPLOY / "nginx.conf").read_text()
    for number, server in enumerate(servers, 8421):
        text = text.replace(f"127.0.0.1:{number}", f"127.0.0.1:{server.port}")
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}").replace("cards.example.org", SITE)
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    text = text.replace("/etc/ssl/cards.pem", str(cert)).replace("/etc/ssl/cards.key", str(key))
    (folder / "koloda.conf").write_text(text)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    around = f"daemon off; pid {folder}/pid; error_log {folder}/proxy.log; events {{}}\n"
    around += f"http {{ access_log off; {folders} include {folder}/koloda.conf; }}\n"
    if os.getuid() == 0:
        around = "user root;\n" + around
    (folder / "nginx.conf").write_text(around)
    return ["nginx", "-p", str(folder), "-c", f"{folder}/nginx.conf"], {}


def caddy(folder: Path, port: int, servers: list[Server]) -> tuple[list[str], dict[str, str]]:
    """Our file as it is, but for a certificate of our own and no administration."""
    cert, key = certificate(folder)
    text = (DEPLOY / "Caddyfile").read_text()
    text = text.replace("\tencode gzip", f"\ttls {cert} {key}\n\tencode gzip")
    alone = f"{{\n\tadmin off\n\tauto_https disable_redirects\n\thttp_port {free_port()}\n}}\n"
    (folder / "Caddyfile").write_text(alone + text)
    nodes = " ".join(f"127.0.0.1:{server.port}" for server in servers)
    command = ["caddy", "run", "--config", f"{folder}/Caddyfile", "--adapter", "caddyfile"]
    return command, {
        "KOLODA_SITE": f"https://{SITE}:{port}",
        "KOLODA_NODES": nodes,
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }


Proxy = Callable[[Path, int, list[Server]], tuple[list[str], dict[str, str]]]


@contextmanager
def behind(proxy: Proxy, base: Base, folder: Path) -> Iterator[tuple[list[Server], str, ssl.SSLContext]]:
    """Three servers, the address of the proxy in front of them, and whom to trust."""
    port = free_port()
    url = f"https://{SITE}:{port}"
    with cluster(base, folder, 3, url=url, proxies="127.0.0.1") as servers:
        command, environment = proxy(folder, port, servers)
        with (folder / "proxy.out").open("wb") as out:
            process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=out, stderr=out)
        trust = ssl.create_default_context(cafile=str(folder / "cert.pem"))
        try:
            wait(process, url, trust, folder / "proxy.out")
            yield servers, url, trust
        finally:
            process.terminate()
            process.wait(STARTS)


def wait(process: "subprocess.Popen[bytes]", url: str, trust: ssl.SSLContext, log: Path) -> None:
    ends = time.monotonic() + STARTS
    while time.monotonic() < ends:
        assert process.poll() is None, log.read_text()
        try:
            if httpx.get(f"{url}/healthz", verify=trust).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    raise AssertionError(log.read_text())


class ProxyGuest(Guest):
    def __init__(self, url: str, name: str, trust: ssl.SSLContext) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=60.0, verify=trust, headers={"origin": url})
        self.ask("POST", "/api/me", {"name": name})

    @property
    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class ProxySeat(Seat):
    """A seat whose socket goes through TLS, with all cookies of its guest."""

    def __init__(self, guest: ProxyGuest, table: str, trust: ssl.SSLContext) -> None:
        super().__init__(guest.url, "", table)
        self.headers = {"cookie": guest.cookies, "origin": guest.url}
        self.trust = trust

    async def enter(self) -> None:
        self.socket = await connect(
            f"{self.url}/api/tables/{self.table}/socket",
            additional_headers=self.headers,
            ssl=self.trust,
            compression=None,
            open_timeout=60,
        )
        await self.until("snapshot")


def sockets(servers: list[Server]) -> list[int]:
    """How many each server holds."""
    found = (
        re.search(r"^koloda_sockets ([0-9]+)", httpx.get(f"{one.url}/metrics").text, re.M) for one in servers
    )
    return [int(match[1]) if match else 0 for match in found]


@pytest.mark.parametrize("proxy", [nginx, caddy], ids=lambda proxy: str(proxy.__name__))
def test_a_game_goes_through_the_proxy_and_everybody_stays_with_one_server(
    proxy: Proxy, base: Base, tmp_path: Path
) -> None:
    for program in (proxy.__name__, "openssl"):
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed")
    with behind(proxy, base, tmp_path) as (servers, url, trust):
        people = [ProxyGuest(url, f"P{number}", trust) for number in range(3)]
        assert people[0].http.get("/metrics").status_code == 403
        cookie = people[0].http.post("/api/me", json={"name": "P0"}).headers.get("set-cookie", "Secure")
        assert "Secure" in cookie, "the proxy is believed about TLS"
        table = str(people[0].open_table(3)["id"])
        for guest, seat in zip(people[1:], "BC", strict=True):
            guest.sit(table, seat)

        async def game() -> None:
            seats = [ProxySeat(guest, table, trust) for guest in people]
            for seat in seats:
                await seat.enter()
            people[0].ask("POST", f"/api/tables/{table}/start")
            assert await play(list(seats), random.Random(1)) > 10
            for seat in seats:
                await seat.close()
            # The same person five times is five times at the same server.
            before = sockets(servers)
            again = [ProxySeat(people[0], table, trust) for _ in range(5)]
            for seat in again:
                await seat.enter()
            grown = [now - then for now, then in zip(sockets(servers), before, strict=True)]
            assert sorted(grown) == [0, 0, 5], grown
            # That server goes away: he comes back to another one, and the game is still there.
            servers[grown.index(5)].kill()
            back = ProxySeat(people[0], table, trust)
            await asyncio.wait_for(back.enter(), STARTS)
            assert back.is_over and back.seat == "A"
            for seat in [*again, back]:
                await seat.cut()

        try:
            run(game())
        finally:
            for guest in people:
                guest.close()
