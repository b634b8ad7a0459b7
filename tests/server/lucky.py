"""`koloda` whose tables all draw the same luck: what a test sees once, it sees every time. What people and
tables are called stays chance."""

import hashlib
import importlib
import os
import secrets  # noqa: F401  keeps the true source before there is another
import sys
from unittest import mock


def same(count: int) -> bytes:
    return hashlib.shake_256(b"koloda").digest(count)


with mock.patch.object(os, "urandom", same):
    importlib.import_module("koloda.table.opening")  # a table keeps where its luck comes from

from koloda.cli import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main())
