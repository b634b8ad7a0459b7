"""The JSON schema of the socket's messages, made from their types."""

import msgspec

from koloda.wire.socket import ClientMessage, ServerMessage


def socket_schema() -> dict[str, object]:
    (sent, told), parts = msgspec.json.schema_components(
        (ClientMessage, ServerMessage), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a Koloda socket",
        "$defs": {**parts, "ClientMessage": sent, "ServerMessage": told},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }
