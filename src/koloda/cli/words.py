"""What the command says of itself, in the language of its user: help, errors, results."""

import argparse
import errno
from functools import cache
from importlib.resources import files
from itertools import pairwise

from koloda.texts import choose_language
from koloda.texts.tables import Speaker, read_table

LANG = "--lang"
OF_ARGPARSE = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "show program's version number and exit": "argparse-version",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "invalid %(type)s value: %(value)r": "argparse-value",
    "expected one argument": "argparse-one",
    "expected at least one argument": "argparse-some",
    "not allowed with argument %s": "argparse-not-with",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
}
"""The sentences of argparse, by their names here."""

REASONS = {
    errno.ENOENT: "reason-missing",
    errno.EACCES: "reason-forbidden",
    errno.EPERM: "reason-forbidden",
    errno.EISDIR: "reason-folder",
    errno.ENOTDIR: "reason-no-folder",
    errno.EEXIST: "reason-taken",
    errno.ENOSPC: "reason-full",
    errno.EROFS: "reason-read-only",
}
"""What the system says of files; anything else it says itself."""


@cache
def open_speaker(lang: str) -> Speaker:
    return Speaker(lang, [read_table(files(package) / "texts", lang) for package in ("koloda.cli",)])


class Tongue:
    """The language that the command speaks."""

    lang = "en"


def speak(argv: list[str]) -> None:
    """In the language that the command line asks for, else that of the environment. It must be known before
    the command line can be read: what is wrong there is said in it too."""
    asked = [after for word, after in pairwise(argv) if word == LANG]
    asked += [word.partition("=")[2] for word in argv if word.startswith(f"{LANG}=")]
    Tongue.lang = choose_language(asked[-1] if asked else None)
    argparse._ = translate  # type: ignore[attr-defined]


def translate(sentence: str) -> str:
    """A sentence of argparse."""
    return find(OF_ARGPARSE[sentence]) or sentence if sentence in OF_ARGPARSE else sentence


def find(name: str, /, **values: str | int) -> str | None:
    for lang in dict.fromkeys((Tongue.lang, "en")):
        said = open_speaker(lang).find(name, values)
        if said is not None:
            return said
    return None


def say(name: str, /, **values: str | int) -> str:
    return find(name, **values) or name


def reason(error: OSError) -> str:
    """Why the system would not."""
    name = REASONS.get(error.errno or 0)
    return say(name) if name else str(error.strerror or error)
