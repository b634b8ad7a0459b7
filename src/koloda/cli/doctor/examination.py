"""In which order things are looked at, and which of them can be, when something is missing."""

import argparse
from collections.abc import Iterator

from koloda.cli.doctor.findings import Finding, wrong
from koloda.cli.doctor.installation import examine_installation, installed, packages_of
from koloda.cli.errors import CommandError


def examine(arguments: argparse.Namespace) -> list[Finding]:
    """A server of this computer, with these flags and this environment."""
    extras: tuple[str, ...] = ("play", "serve")
    asked = f"{arguments.database or ''} {arguments.bus or ''}"
    if "postgres" in asked or "valkey" in asked or "redis" in asked:
        extras += ("cluster",)
    found = list(examine_installation(extras))
    if all(installed(name) for name in packages_of("serve")):
        found += examine_settings(arguments)
    return found


def examine_settings(arguments: argparse.Namespace) -> Iterator[Finding]:
    # Only with the extra `serve` can these be loaded.
    from koloda.cli.doctor.server import examine_server
    from koloda.cli.serve import read_settings

    try:
        settings = read_settings(arguments)
    except CommandError as error:
        yield wrong("setting", why=str(error))
        return
    yield from examine_server(settings)
