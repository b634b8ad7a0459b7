"""The HTTP API and the socket for people: OpenAPI that says what everything is, and a page made from it that
needs no script and nothing from elsewhere."""

import html
import re
from typing import Any

from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from koloda.wire.schema import Schema, body_schemas, socket_schema
from koloda.wire.words import PARAMETERS

AnyRequest = Request[Any, Any, Any]
REF = "#/components/schemas/"
MESSAGE: Schema = {
    "name": "Idempotency-Key",
    "in": "header",
    "required": False,
    "description": "The request's name, visible ASCII signs: asking again under it does nothing twice.",
    "schema": {"type": "string", "minLength": 1, "maxLength": 40},
}
ERROR: Schema = {
    "description": "Anything that cannot be done: a code for programs, a sentence for people.",
    "content": {"application/json": {"schema": {"$ref": f"{REF}ErrorBody"}}},
}
SOCKET = (
    "`/api/tables/{id}/socket`, with the cookie of `POST /api/me`, or, for a program, with the header "
    "`Authorization: Bearer TOKEN`. The first message is a snapshot, then "
    "every change comes as an update. `?last=VERSION&seat=SEAT` after a lost line gets the rest, "
    "`watch=true` looks on also where one has a seat, `mute=BC` leaves out the words of these seats, `lang` "
    "is the language of refusals."
)
STYLE = """
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 62rem; margin: 0 auto; padding: 1rem; }
nav ul { columns: 18rem; padding-left: 1rem; }
code, .path { font-family: ui-monospace, monospace; }
section { border-top: 1px solid #8888; margin-top: 1.5rem; }
h3 { margin: 1.5rem 0 0.25rem; overflow-wrap: anywhere; }
h3 b { display: inline-block; min-width: 4.5rem; }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0; }
td { vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid #8884; }
td:first-child { font-family: ui-monospace, monospace; }
"""


def complete(schema: Schema) -> Schema:
    """Litestar's description of the API with ours of everything in it."""
    known = set(schema.get("components", {}).get("schemas", {}))
    bodies = body_schemas(REF + "{name}")
    schema["components"] = {
        "schemas": {name: bodies[name] for name in sorted(known | {"ErrorBody"}) if name in bodies}
    }
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            for parameter in operation.get("parameters", []):
                if parameter["in"] == "header":
                    continue
                own = f"{path.rpartition('/')[2]}.{parameter['name']}"
                parameter["description"] = PARAMETERS.get(own) or PARAMETERS[parameter["name"]]
            told = operation.setdefault("parameters", [])
            if method != "get" and path.startswith("/api/tables") and MESSAGE not in told:
                told.append(MESSAGE)
            operation["responses"].pop("400", None)
            operation["responses"]["default"] = ERROR
    return schema


class ReferenceJson(JsonRenderPlugin):
    def render(self, request: AnyRequest, openapi_schema: Schema) -> bytes:
        return super().render(request, complete(openapi_schema))


class ReferencePage(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/")
        self.page = b""

    def render(self, request: AnyRequest, openapi_schema: Schema) -> bytes:
        self.page = self.page or write_page(complete(openapi_schema)).encode()
        return self.page


@get("/api/reference.css", media_type=MediaType.CSS, include_in_schema=False, cache=False)
async def style() -> Response[str]:
    return Response(STYLE, media_type=MediaType.CSS)


# The page


def write_page(schema: Schema) -> str:
    by_tag: dict[str, list[tuple[str, str, Schema]]] = {}
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            by_tag.setdefault(operation["tags"][0], []).append((method.upper(), path, operation))
    listed = "".join(
        f'<li><a href="#{anchor(method, path)}"><b>{method}</b> {html.escape(path)}</a></li>'
        for operations in by_tag.values()
        for method, path, _ in operations
    )
    messages: dict[str, Schema] = socket_schema()["$defs"]  # type: ignore[assignment]
    sent = {ref_name(one) for one in messages.pop("ClientMessage")["anyOf"]}
    told = {ref_name(one) for one in messages.pop("ServerMessage")["anyOf"]}
    types = {**schema["components"]["schemas"], **messages}
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8>",
        "<meta name=viewport content='width=device-width, initial-scale=1'>",
        "<title>Koloda: HTTP and socket</title><link rel=stylesheet href='/api/reference.css'>",
        f"<h1>Koloda {html.escape(schema['info']['version'])}: HTTP and socket</h1>",
        "<p>Also for programs: <a href='/api/schema/openapi.json'>OpenAPI</a>, ",
        "<a href='/api/socket.json'>the messages of the socket as JSON Schema</a>.</p>",
        f"<nav><ul>{listed}<li><a href='#socket'>The socket</a></li></ul></nav>",
    ]
    for tag, operations in by_tag.items():
        parts.append(f"<section><h2>{html.escape(tag.capitalize())}</h2>")
        parts += [write_operation(*operation) for operation in operations]
        parts.append("</section>")
    parts.append(f"<section id=socket><h2>The socket</h2><p>{said(SOCKET)}</p>")
    for title, names in (("What a client sends", sent), ("What the server tells", told)):
        parts.append(f"<h2>{title}</h2>")
        parts += [write_type_of(name, types[name]) for name in types if name in names]
    parts.append("</section><section><h2>What they are made of</h2>")
    parts += [write_type_of(name, types[name]) for name in sorted(types) if name not in sent | told]
    return "\n".join([*parts, "</section></html>"])


def write_operation(method: str, path: str, operation: Schema) -> str:
    parts = [
        f'<h3 id="{anchor(method, path)}"><b>{method}</b> <span class=path>{html.escape(path)}</span></h3>',
        f"<p>{said(operation['description'])}</p>",
    ]
    rows = [
        (f"{one['name']} ({one['in']})", one["schema"], one["description"], bool(one.get("required")))
        for one in operation.get("parameters", [])
    ]
    if rows:
        parts.append(write_rows(rows))
    body = operation.get("requestBody", {}).get("content", {})
    for content in body.values():
        parts.append(f"<p>Takes {write_kind(content['schema'])}.</p>")
    for status, answer in operation["responses"].items():
        kinds = [write_kind(one["schema"]) for one in answer.get("content", {}).values() if "schema" in one]
        if status != "default" and kinds:
            parts.append(f"<p>Answers {status} with {', '.join(kinds)}.</p>")
    return "\n".join(parts)


def write_type_of(name: str, schema: Schema) -> str:
    required = schema.get("required", [])
    rows = [
        (field, one, one["description"], field in required)
        for field, one in schema.get("properties", {}).items()
    ]
    about = f"<p>{said(schema.get('description', ''))}</p>"
    return f"<h3 id='{name}'>{name}</h3>{about}{write_rows(rows) if rows else ''}"


def write_rows(rows: list[tuple[str, Schema, str, bool]]) -> str:
    lines = [
        f"<tr><td>{html.escape(name)}{'' if needed else '?'}</td><td>{write_kind(kind)}</td>"
        f"<td>{said(about)}</td></tr>"
        for name, kind, about, needed in rows
    ]
    return f"<table>{''.join(lines)}</table>"


def write_kind(schema: Schema) -> str:
    """What may stand there, in words."""
    if "$ref" in schema:
        name = ref_name(schema)
        return f"<a href='#{name}'>{name}</a>"
    for several in ("allOf", "anyOf", "oneOf"):
        if several in schema:
            return " or ".join(write_kind(one) for one in schema[several])
    if "enum" in schema or "const" in schema:
        words = schema.get("enum", [schema.get("const")])
        return ", ".join(f"<code>{html.escape(str(word))}</code>" for word in words)
    kind = str(schema.get("type", "anything"))
    if kind == "array":
        return f"list of {write_kind(schema.get('items', {}))}"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"object of {write_kind(inner)}" if isinstance(inner, dict) and inner else "object"
    return {"null": "nothing", "integer": "whole number", "string": "text", "boolean": "yes or no"}.get(
        kind, kind
    ) + limits(schema)


def limits(schema: Schema) -> str:
    least = schema.get("minimum", schema.get("minLength"))
    most = schema.get("maximum", schema.get("maxLength"))
    if least is None and most is None:
        return ""
    unit = " signs" if schema.get("type") == "string" else ""
    return (
        f", {'' if least is None else f'{least} '}to {most}{unit}" if most is not None else f", from {least}"
    )


def said(text: str) -> str:
    """A sentence with its `code`."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", html.escape(text, quote=False))


def ref_name(schema: Schema) -> str:
    return str(schema["$ref"]).rpartition("/")[2]


def anchor(method: str, path: str) -> str:
    return f"{method.lower()}{re.sub('[^a-z.]+', '-', path)}"
