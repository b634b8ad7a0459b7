"""What may be written behind `koloda admin`."""

import argparse
import re

ID = re.compile("-[A-Za-z0-9_-]{21}")
"""An id that looks like a flag: one of 64 does."""


def guarded(word: str) -> str:
    """What has a blank in it is never taken for a flag; the blank goes where the id is read."""
    return f" {word}" if ID.fullmatch(word) else word


def add_arguments(parser: argparse.ArgumentParser, database: argparse.ArgumentParser) -> None:
    whats = parser.add_subparsers(dest="what", metavar="WHAT", required=True)

    def add(name: str, help: str) -> argparse.ArgumentParser:
        return whats.add_parser(name, help=help, description=help, parents=[database])

    listing = add("tables", "list tables, the newest first")
    listing.add_argument("--status", choices=("waiting", "playing", "over", "aside"))
    listing.add_argument("--game", metavar="GAME")
    listing.add_argument("--limit", type=int, default=50, metavar="N", help="at most so many (50)")
    listing.add_argument("--json", action="store_true", help="print one JSON object")
    one = add("table", "show one table and who sits there, without its cards")
    one.add_argument("--json", action="store_true", help="print one JSON object")
    one.add_argument("id", metavar="ID", type=str.strip)
    for name, help in (
        ("close", "end a table for good"),
        ("quarantine", "set a table aside, until it is released"),
        ("release", "let a table go on that was set aside, or try again to read it"),
    ):
        add(name, help).add_argument("id", metavar="ID", type=str.strip)
    ban = add("ban", "keep somebody out of the server")
    ban.add_argument(
        "who",
        metavar="WHO",
        type=str.strip,
        help="a guest's id (`koloda admin table` shows it) or an address",
    )
    ban.add_argument("--for", dest="time", metavar="TIME", help="90d, 12h, 30m; otherwise for good")
    ban.add_argument("--why", default="", metavar="TEXT", help="a note for yourself")
    add("unban", "let somebody in again").add_argument("who", metavar="WHO", type=str.strip)
    add("bans", "list who is kept out")
    announce = add("announce", "show a sentence to everybody at a table, such as when the server stops")
    announce.add_argument(
        "text", metavar="TEXT", nargs="?", default="", help="without it the last is taken back"
    )
    backup = add("backup", "write everything into one file, also while the server runs")
    backup.add_argument("file", metavar="FILE")
    restore = add("restore", "bring back what a backup has and the database has not")
    restore.add_argument("file", metavar="FILE")
    restore.add_argument("--table", default="", type=str.strip, metavar="ID", help="this table alone")
    export = add("export", "write the records of all finished games into a folder")
    export.add_argument("folder", metavar="FOLDER")
    export.add_argument("--closed", action="store_true", help="also those to which not all have agreed")
    prune = add("prune", "delete tables that nobody has touched for a time")
    for status in ("waiting", "playing", "over"):
        prune.add_argument(f"--{status}", metavar="TIME", help=f"tables that are {status}: 365d, 12h")
    prune.add_argument("--dry-run", action="store_true", help="only count them")
    add("sizes", "show how much there is of everything").add_argument(
        "--json", action="store_true", help="print one JSON object"
    )
