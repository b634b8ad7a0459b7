"""What may be written behind `koloda admin`."""

import argparse
import re

from koloda.cli.words import say

ID = re.compile("-[A-Za-z0-9_-]{21}")
"""An id that looks like a flag: one of 64 does."""


def guarded(word: str) -> str:
    """What has a blank in it is never taken for a flag; the blank goes where the id is read."""
    return f" {word}" if ID.fullmatch(word) else word


def add_arguments(parser: argparse.ArgumentParser, database: argparse.ArgumentParser) -> None:
    whats = parser.add_subparsers(dest="what", metavar=say("meta-what"), required=True)

    def add(name: str) -> argparse.ArgumentParser:
        help = say(f"help-admin-{name}")
        return whats.add_parser(name, help=help, description=help, parents=[database], key="admin")

    listing = add("tables")
    listing.add_argument("--status", choices=("waiting", "playing", "over", "aside"))
    listing.add_argument("--game", metavar=say("meta-game"))
    listing.add_argument("--limit", type=int, default=50, metavar="N")
    listing.add_argument("--json", action="store_true")
    one = add("table")
    one.add_argument("--json", action="store_true")
    one.add_argument("id", metavar="ID", type=str.strip)
    for name in ("close", "quarantine", "release"):
        add(name).add_argument("id", metavar="ID", type=str.strip)
    ban = add("ban")
    ban.add_argument("who", metavar=say("meta-who"), type=str.strip)
    ban.add_argument("--for", dest="time", metavar=say("meta-time"))
    ban.add_argument("--why", default="", metavar=say("meta-text"))
    add("unban").add_argument("who", metavar=say("meta-who"), type=str.strip)
    add("bans")
    announce = add("announce")
    announce.add_argument("text", metavar=say("meta-text"), nargs="?", default="")
    add("backup").add_argument("file", metavar=say("meta-file"))
    restore = add("restore")
    restore.add_argument("file", metavar=say("meta-file"))
    restore.add_argument("--table", default="", type=str.strip, metavar="ID")
    export = add("export")
    export.add_argument("folder", metavar=say("meta-folder"))
    export.add_argument("--closed", action="store_true")
    prune = add("prune")
    for status in ("waiting", "playing", "over"):
        prune.add_argument(f"--{status}", metavar=say("meta-time"))
    prune.add_argument("--dry-run", action="store_true")
    add("sizes").add_argument("--json", action="store_true")
