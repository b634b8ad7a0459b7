"""Where a table is: what people copy out of the address bar, and what is asked of the server over HTTP."""

import asyncio
import json
from http.client import HTTPException
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from koloda.client.errors import ClientError

PATIENCE = 20.0
"""Seconds in which a server answers."""


class TableAddress(NamedTuple):
    """A table of a server, `http://192.168.1.5:8000` being the server's origin."""

    origin: str
    table: str

    def socket(self, query: str) -> str:
        return f"{self.origin.replace('http', 'ws', 1)}/api/tables/{self.table}/socket{query}"


class HttpAnswer(NamedTuple):
    """The body of an answer, and the cookie that came with it, if one did."""

    body: dict[str, Any]
    cookie: str


async def find_table(url: str) -> TableAddress:
    """The table that a link leads to: of a table (`/t/…`), or of a room by its code (`/r/…`, `/join/…`)."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    words = [word for word in parts.path.split("/") if word]
    if parts.scheme not in ("http", "https") or not parts.hostname or len(words) < 2:
        raise ClientError(f"{url} leads to no table; it looks like http://SERVER/t/TABLE")
    origin = f"{parts.scheme}://{parts.netloc}"
    if words[0] == "t":
        return TableAddress(origin, words[1])
    if words[0] in ("r", "join"):
        found = await ask(origin, "POST", "/api/join", {"code": words[1]})
        return TableAddress(origin, str(found.body["id"]))
    raise ClientError(f"{url} leads to no table; it looks like http://SERVER/t/TABLE")


async def ask(
    origin: str, method: str, path: str, body: dict[str, object] | None = None, cookie: str = ""
) -> HttpAnswer:
    """A request over HTTP; what the server refuses is told in its own words."""
    return await asyncio.to_thread(ask_now, origin, method, path, body, cookie)


def ask_now(origin: str, method: str, path: str, body: dict[str, object] | None, cookie: str) -> HttpAnswer:
    headers = {"content-type": "application/json"}
    if cookie:
        headers["cookie"] = f"koloda={cookie}"
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(origin + path, data, headers, method=method), timeout=PATIENCE) as answer:
            return HttpAnswer(json.loads(answer.read()), cookie_in(answer.headers.get("set-cookie") or ""))
    except HTTPError as error:
        with error:
            raise told(error.read(), error.code) from None
    except (OSError, HTTPException, ValueError) as error:
        raise ClientError(f"{origin} does not answer as a Koloda server does: {error}") from None


def told(body: bytes, status: int) -> ClientError:
    """What an answer says that is an error."""
    try:
        found = json.loads(body)
        return ClientError(str(found["text"]), str(found["code"]))
    except (ValueError, KeyError, TypeError):
        return ClientError(f"the server answers with status {status}", f"status.{status}")


def cookie_in(header: str) -> str:
    """The value of our cookie in a header that sets it."""
    name, _, rest = header.partition("=")
    return rest.partition(";")[0] if name.strip() == "koloda" else ""
