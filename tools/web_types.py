"""Writes web/src/protocol/wire.ts: the server's bodies and messages as TypeScript.

usage: web_types.py [--check]

The types come from the server's own schema; --check only says whether the file is up to date.
"""

import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from koloda.server.wire import lobby, pages, socket

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
    modules = (lobby, socket, pages)
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
    return "\n".join([HEADER, *bodies, *unions])


def is_struct_of(found: object, module: ModuleType) -> bool:
    is_struct = inspect.isclass(found) and issubclass(found, msgspec.Struct)
    return is_struct and getattr(found, "__module__", "") == module.__name__


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
