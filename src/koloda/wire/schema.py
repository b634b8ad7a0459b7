"""The JSON schemas of bodies and messages, made from their types and described by `words`."""

from collections.abc import Mapping
from typing import Any

import msgspec

from koloda.wire import analysis, lobby, pages, played, socket, study, verbs
from koloda.wire.socket import ClientMessage, ServerMessage
from koloda.wire.words import word_of

Schema = dict[str, Any]


def describe(parts: Mapping[str, Schema]) -> None:
    """Says what every field is."""
    for kind, part in parts.items():
        fields: Schema = part.get("properties", {})
        for name, schema in fields.items():
            if "$ref" in schema:  # beside a reference nothing is read
                fields[name] = {"allOf": [schema], "description": word_of(kind, name)}
            else:
                schema["description"] = word_of(kind, name)


def body_schemas(ref_template: str) -> dict[str, Schema]:
    """The bodies of the HTTP API by their names."""
    structs = [
        found
        for module in (lobby, pages, played, verbs, study, analysis, socket)
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, msgspec.Struct)
    ]
    _, parts = msgspec.json.schema_components(structs, ref_template=ref_template)
    describe(parts)
    return parts


def socket_schema() -> dict[str, object]:
    (sent, told), parts = msgspec.json.schema_components(
        (ClientMessage, ServerMessage), ref_template="#/$defs/{name}"
    )
    describe(parts)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a Koloda socket",
        "$defs": {**parts, "ClientMessage": sent, "ServerMessage": told},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }
