"""Writes web/src/protocol/wire.ts: the server's bodies and messages as TypeScript.

usage: web_types.py [--check]

The types come from the server's own schema; --check only says whether the file is up to date.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from koloda.wire import analysis, lobby, pages, played, socket, study, verbs

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web" / "src" / "protocol" / "wire.ts"
HEADER = "// Made from the server's types by tools/web_types.py (`make types`); not edited by hand.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def main(check: bool) -> None:
    text = write()
    if not check:
        FILE.write_text(text, encoding="utf-8")
    elif not FILE.exists() or FILE.read_text(encoding="utf-8") != text:
        sys.exit(f"{FILE.relative_to(ROOT)} is not what the server's types say; run `make types`.")


def write() -> str:
    modules = (lobby, socket, pages, played, verbs, study, analysis)
    structs = {
        name: found
        for module in modules
        for name, found in vars(module).items()
        if isinstance(found, type)
        and issubclass(found, msgspec.Struct)
        and found.__module__ == module.__name__
    }
    (*_, sent, told), parts = msgspec.json.schema_components(
        (*structs.values(), socket.ClientMessage, socket.ServerMessage), ref_template="{name}"
    )
    bodies = [write_struct(name, parts[name], structs[name]) for name in structs if name in parts]
    unions = [
        f"export type {name} = {write_type(schema)};\n"
        for name, schema in (("ClientMessage", sent), ("ServerMessage", told))
    ]
    return "\n".join([HEADER, *bodies, *unions, write_routes()])


def write_routes() -> str:
    """What can be asked of a table: how, and with what body; the seat of a path is a part of it."""
    types, rows = [], []
    for route in verbs.ROUTES:
        parts = ["{ seat: string }"] if "{seat}" in route.path else []
        parts += [route.body.__name__] if route.body is not None else []
        types.append(f"  {route.verb}: {' & '.join(parts) or 'object'};")
        rows.append(f"  {route.verb}: ['{route.method}', '{route.path}'],")
    return "\n".join(
        [
            "/** What can be asked of a table over HTTP. */",
            "export interface TableVerbs {",
            *types,
            "}",
            "",
            "/** The method and the path behind that of the table. */",
            "export const TABLE_ROUTES: Record<keyof TableVerbs, [string, string]> = {",
            *rows,
            "};",
            "",
        ]
    )


def write_struct(name: str, schema: dict[str, Any], struct: type[msgspec.Struct]) -> str:
    """A default may be left out by who sends it, where its struct says so; a client may leave out any."""
    may_omit = struct.__struct_config__.omit_defaults or struct.__struct_config__.forbid_unknown_fields
    required = schema.get("required", [])
    lines = []
    if "description" in schema:
        words = [line.strip() for line in schema["description"].splitlines()]
        lines.append("/** " + "\n * ".join(words).replace("\n * \n", "\n *\n") + " */")
    lines.append(f"export interface {name} {{")
    for key, value in schema["properties"].items():
        mark = "?" if may_omit and key not in required else ""
        lines.append(f"  {key}{mark}: {write_type(value)};")
    return "\n".join([*lines, "}", ""])


def write_type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(write_type(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f"'{word}'" for word in schema["enum"])
    if schema["type"] == "array":
        item = write_type(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if schema["type"] == "object":
        return f"Record<string, {write_type(schema['additionalProperties'])}>"
    return PLAIN[schema["type"]]


if __name__ == "__main__":
    main("--check" in sys.argv[1:])
