"""How soon friends play, and how soon the TV follows: `python -m bench.evening`.

In Chromium on loopback, a TV and four phones: taps and seconds from the TV's first page to the first card of
all four; the time from a tap on a phone to the painted change on the TV.
"""

import argparse
import os
import re
import statistics
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect, sync_playwright

from bench.web import PRESS, WATCH, first_load, share
from tests.browser.chromium import HOW, QUIET, find_chromium
from tests.browser.players import NEXT, PHONE, WORDS, Player, seated, sitting, whose_turn
from tests.browser.tables import ROUND, play_from
from tests.server.servers import Server, serving

TV = (1920, 1080)
NAMES = ("Anna", "Ben", "Cleo", "Dora")


class Taps:
    """Counts what fingers do; a name is typed in one go."""

    def __init__(self) -> None:
        self.count = 0
        self.typed = 0

    def tap(self, where: Locator) -> None:
        where.click()
        self.count += 1

    def write(self, where: Locator, text: str) -> None:
        where.fill(text)
        self.typed += 1


def first_cards(browser: Browser, server: Server) -> tuple[Taps, float]:
    """Four phones scan the code one after the other, as one pair of hands does it."""
    taps = Taps()
    with ExitStack() as open_pages:
        screen = open_pages.enter_context(sitting(browser, server, size=TV))
        phones = [open_pages.enter_context(sitting(browser, server, size=PHONE)) for _ in NAMES]
        begun = time.monotonic()
        screen.open("/tv")
        taps.tap(screen.page.get_by_role("button", name="UNO"))
        screen.page.wait_for_url(re.compile("/tv/[A-Z]{4}$"))
        code = screen.page.url.rpartition("/")[2]
        for phone, name in zip(phones, NAMES, strict=True):
            phone.open(f"/r/{code}")  # the scan
            taps.write(phone.page.get_by_role("textbox", name="Your name"), name)
            taps.tap(phone.page.get_by_role("button", name="Play", exact=True))
            expect(phone.page.get_by_role("button", name="Stand up")).to_be_visible()
        taps.tap(phones[0].page.get_by_role("button", name="Start", exact=True))
        for phone in phones:
            seated(phone)
        return taps, time.monotonic() - begun


def to_the_tv(browser: Browser, server: Server, count: int) -> list[float]:
    """Milliseconds from a tap to the change on the TV."""
    found: list[float] = []
    with ExitStack() as open_pages:
        screen = open_pages.enter_context(sitting(browser, server, size=TV))
        phones = [open_pages.enter_context(sitting(browser, server, size=PHONE)) for _ in NAMES]
        rounds = 0
        while len(found) < count:
            rounds += 1
            path = play_from(phones, f"4p {ROUND} hand=10", seed=f"evening {rounds}")
            screen.open(f"{path}/screen")
            screen.page.wait_for_function("() => wire.position && document.querySelector('.board .piles')")
            screen.page.evaluate(WATCH)
            while len(found) < count:
                one = whose_turn(phones)
                if one is None:
                    break
                one.page.wait_for_function(NEXT, arg=WORDS["en"])
                found += move(one, screen)
    return found


def move(one: Player, screen: Player) -> list[float]:
    screen.page.evaluate("window.changes.length = 0")
    at = one.page.evaluate(PRESS)
    for _ in range(40):
        if seen := screen.page.evaluate("window.changes[0] ?? 0"):
            return [seen - at]
        one.page.wait_for_timeout(25)
    return []  # it only opened a question


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.evening")
    parser.add_argument("--moves", type=int, default=100)
    args = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit(HOW)
    with (
        tempfile.TemporaryDirectory() as place,
        sync_playwright() as playwright,
        serving(Path(place)) as server,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        print(f"machine: {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
        print(f"first load, home and a table of UNO: {first_load(browser, server):.1f} kB", flush=True)
        taps, seconds = first_cards(browser, server)
        print(
            f"from the TV's first page to the first card of four phones: {taps.count} taps and "
            f"{taps.typed} names, {seconds:.1f} s",
            flush=True,
        )
        shown = to_the_tv(browser, server, args.moves)
        print(
            f"from a tap on a phone to the TV: {statistics.median(shown):.0f} ms (median), "
            f"{share(shown, 0.95):.0f} ms (95 %), {len(shown)} taps"
        )
        print(f"load afterwards: {os.getloadavg()[0]:.1f}")
        browser.close()


if __name__ == "__main__":
    main()
