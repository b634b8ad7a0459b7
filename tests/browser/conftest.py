import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import HOW, QUIET, find_chromium
from tests.browser.players import SLOW
from tests.server.servers import Server, serving

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail(HOW)
        pytest.skip(HOW)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(QUIET), timeout=SLOW)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("browser")) as server:
        yield server


@pytest.fixture(scope="session")
def axe() -> str:
    """The checker, as a script; it comes with what the web client is built with."""
    if not AXE.exists():
        told = "axe-core is not installed: `make test-web` fetches it"
        pytest.fail(told) if os.environ.get("CI") else pytest.skip(told)
    return AXE.read_text(encoding="utf-8")
