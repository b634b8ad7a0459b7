"""Messages as JSON and back."""

import msgspec

from koloda.wire.bus import Answered, Note, Request
from koloda.wire.socket import ClientMessage

encode = msgspec.json.Encoder().encode
decode_client = msgspec.json.Decoder(ClientMessage).decode
decode_bus = msgspec.json.Decoder(Request | Answered | Note).decode
