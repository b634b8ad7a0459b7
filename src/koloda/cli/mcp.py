"""`koloda mcp`: the games for language models, over standard input and output or over HTTP."""

import argparse

from koloda.cli.errors import CommandError
from koloda.cli.words import say


def mcp(arguments: argparse.Namespace) -> int:
    from koloda.mcp.server import make_server

    server = make_server()
    if arguments.http is None:
        server.run("stdio")
        return 0
    host, _, port = arguments.http.rpartition(":")
    if not (port.isascii() and port.isdigit() and 0 < int(port) < 65536):
        raise CommandError(say("error-mcp-http", text=arguments.http))
    server.run("streamable-http", host=host or "127.0.0.1", port=int(port))
    return 0
