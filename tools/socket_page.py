"""Writes docs/socket.md: what travels over the socket of a table, from the server's own types. `--check` only
says whether the page is up to date."""

import re
import sys
from pathlib import Path
from typing import Any

from koloda.server.live import connection, socket_session
from koloda.server.settings import ServerSettings
from koloda.wire.schema import socket_schema
from koloda.wire.socket import ClientMessage, ServerMessage

PAGE = Path(__file__).parents[1] / "docs" / "socket.md"
Schema = dict[str, Any]
SETTINGS = ServerSettings()
RATE = SETTINGS.message_rate
HEAD = f"""# The socket of a table

Made by `make observations`. With Python use [`koloda.client`](guides/players.md#by-network), which does all
this.

A client opens `ws://SERVER/api/tables/TABLE/socket` (`wss://` where the server has TLS) and shows who it
is: a program the token of its seat, in the header `Authorization: Bearer TOKEN`; a browser the cookie of
`POST /api/me`. Without either it watches, where the table allows that. In the query:

| name | what it does |
| --- | --- |
| `last`, `seat` | after a lost line: the last version that is known, of which seat; what was missed follows |
| `lang` | `en` or `ru`: the language of refusals |
| `mute` | seats whose words are left out, as `BC` |
| `watch` | `true`: looks on, also where one has a seat |

Messages are JSON, one in each text frame, told apart by `type`, which is the name of the message in small
letters. The server speaks first: a `snapshot`, then an `update` for every change. `position` is what the
seat sees, written as in [the notation](notation.md); `asked` says that the game waits for it, `legal` and
`forms` what it can do. What a client sends has an `id` of its own choice: the answer (`done`, `allowed`,
`refused`, `error`) carries it, and the same message sent again does nothing twice. A `ping` is answered by
a `pong` at once.

A message has at most {SETTINGS.message_bytes} bytes. {RATE:g} a second are read, and {RATE * 5:g} at once;
what comes faster, or cannot be read, is dropped with an `error`, and after {socket_session.MOST_BAD} of
these the line is closed. {socket_session.MOST_OPEN} questions may be open.

| close code | what it means |
| --- | --- |
| {connection.GOING} | the server restarts, or the table moves: come back with `last` and `seat` |
| {connection.SLOW} | what was sent was not read; come back |
| {connection.GONE} | the table is gone, or the seat is not yours any more |
| {socket_session.RUDE} | too much nonsense |
| 1009 | a message was too long |

A socket that is refused gets an ordinary HTTP answer with `code` and `text`: 403 `token.seat` for a token
that opens no seat of this table, 403 for a table that is closed to strangers, 404 for one that is not
there, 429 and 503 for later.
"""


def write_type(schema: Schema) -> str:
    if "$ref" in schema:
        name = str(schema["$ref"]).rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for several in ("allOf", "anyOf", "oneOf"):
        if several in schema:
            return " or ".join(write_type(one) for one in schema[several])
    if "enum" in schema or "const" in schema:
        return ", ".join(f"`{word}`" for word in schema.get("enum", [schema.get("const")]))
    kind = str(schema.get("type", "anything"))
    if kind == "array":
        return f"list of {write_type(schema.get('items', {}))}"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"object of {write_type(inner)}" if isinstance(inner, dict) and inner else "object"
    named = {"null": "nothing", "integer": "number", "string": "text", "boolean": "yes or no"}.get(kind, kind)
    least, most = (schema.get(word, schema.get(f"{word}Length")) for word in ("minimum", "maximum"))
    least, most = schema.get("minLength", least), schema.get("maxLength", most)
    if most is not None:
        named += f", {f'{least} ' if least is not None else ''}to {most}"
    return named + (f", `{schema['pattern']}`" if "pattern" in schema else "")


def write_message(name: str, schema: Schema) -> str:
    about = re.sub(r"\s+", " ", str(schema.get("description", ""))).strip()
    rows = [
        f"| `{field}`{'' if field in schema.get('required', []) else '?'} | {cell(write_type(one))} "
        f"| {cell(one.get('description', ''))} |"
        for field, one in schema.get("properties", {}).items()
    ]
    table = ["", "| field | what stands there | meaning |", "| --- | --- | --- |", *rows] if rows else []
    return "\n".join([f"\n### {name}\n", about, *table, ""])


def cell(text: str) -> str:
    return text.replace("|", "\\|")


def page() -> str:
    parts: dict[str, Schema] = {
        name: schema
        for name, schema in dict(socket_schema()["$defs"]).items()  # type: ignore[call-overload]
        if "properties" in schema
    }
    sent = [one.__name__ for one in ClientMessage.__args__]
    told = [one.__name__ for one in ServerMessage.__args__]
    others = [name for name in parts if name not in sent + told]
    chapters = [("From the client", sent), ("From the server", told), ("What they are made of", others)]
    written = [
        f"\n## {title}\n" + "".join(write_message(name, parts[name]) for name in names)
        for title, names in chapters
    ]
    return HEAD + "\nA `?` marks a field that may be missing.\n" + "".join(written)


def main() -> int:
    if "--check" in sys.argv:
        if PAGE.exists() and PAGE.read_text(encoding="utf-8") == page():
            return 0
        print("docs/socket.md is out of date: make observations", file=sys.stderr)
        return 1
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
