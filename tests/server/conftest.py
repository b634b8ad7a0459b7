"""What tests of several processes share."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.machines import Base


@pytest.fixture(scope="module")
def base() -> Iterator[Base]:
    with tempfile.TemporaryDirectory(prefix="kol") as folder:  # a short path: it names a Unix socket
        base = Base(Path(folder))
        try:
            yield base
        finally:
            base.valkey.stop()
            base.postgres.cleanup()
