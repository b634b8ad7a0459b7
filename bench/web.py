"""What the web client weighs and how fast it is: `python -m bench.web`.

In Chromium on loopback: what a first visit to the home page and a table of UNO loads; the time from one
player's click to the painted change on the other three screens; the work of the main thread in each frame
while cards move at a table where 30 are held, from Chromium's trace.
"""

import argparse
import json
import os
import statistics
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import HOW, QUIET, find_chromium
from tests.browser.players import NEXT, WORDS, Player, seated, sitting, whose_turn
from tests.browser.tables import ROUND, play_from
from tests.server.servers import Server, serving

WATCH = """() => {
    window.changes = [];
    let seen = '';
    const look = () => {
        const now = document.querySelector('.board')?.innerText
            + [...document.querySelectorAll('.pile')].map(pile => pile.ariaLabel).join();
        if (now === seen) return;
        seen = now;
        // A task queued in a frame runs right after that frame has been painted.
        requestAnimationFrame(() => setTimeout(() => window.changes.push(Date.now())));
    };
    look();
    new MutationObserver(look).observe(document.querySelector('.board'),
        { subtree: true, childList: true, characterData: true, attributes: true });
}"""
PRESS = """() => {
    const at = Date.now();
    document.querySelector('[data-next]').click();
    return at;
}"""
TRACE = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
HELD = 30
COLOURS = "rgby"


def first_load(browser: Browser, server: Server) -> float:
    """kB on the wire for home and a table of UNO, without headers and the game's own data."""
    with sitting(browser, server) as player:
        sizes: dict[str, float] = {}
        own: set[str] = set()
        wire = player.context.new_cdp_session(player.page)
        wire.send("Network.enable")

        def ask(told: dict[str, Any]) -> None:
            if "/api/" not in told["request"]["url"]:
                own.add(told["requestId"])

        def receive(told: dict[str, Any]) -> None:
            sizes[told["requestId"]] = sizes.get(told["requestId"], 0) + told["encodedDataLength"]

        wire.on("Network.requestWillBeSent", ask)
        wire.on("Network.dataReceived", receive)
        player.open()
        player.page.get_by_role("button", name="With bots").first.click()
        seated(player)
        player.page.wait_for_timeout(500)
        return sum(sizes.get(id, 0) for id in own) / 1000


def moves(browser: Browser, server: Server, count: int) -> list[float]:
    """Milliseconds to each of the other screens."""
    found: list[float] = []
    with ExitStack() as open_pages:
        players = [open_pages.enter_context(sitting(browser, server)) for _ in range(4)]
        rounds = 0
        while len(found) < 3 * count:
            rounds += 1
            play_from(players, f"4p {ROUND} hand=10", seed=f"bench {rounds}")
            for player in players:
                player.page.evaluate(WATCH)
            while len(found) < 3 * count:
                one = whose_turn(players)
                if one is None:
                    break
                one.page.wait_for_function(NEXT, arg=WORDS["en"])
                found += move(one, [player for player in players if player is not one])
    return found


def move(one: Player, others: list[Player]) -> list[float]:
    for player in others:
        player.page.evaluate("window.changes.length = 0")
    at = one.page.evaluate(PRESS)
    for _ in range(40):
        seen = [player.page.evaluate("window.changes[0] ?? 0") for player in others]
        if all(seen):
            return [each - at for each in seen]
        one.page.wait_for_timeout(25)
    return []  # it only opened a question


def frames(browser: Browser, server: Server, folder: Path) -> list[float]:
    """Milliseconds of main-thread work in each frame while cards move, 30 in the hand."""
    with sitting(browser, server) as anna, sitting(browser, server) as ben:
        hands = [[f"{colour}{rank}" for rank in range(1, 9) for colour in COLOURS] for _ in "AB"]
        dealt = " | ".join(f"{seat} {' '.join(hand[:HELD])}" for seat, hand in zip("AB", hands, strict=True))
        play_from([anna, ben], f"2p {ROUND} | {dealt} | discard r0 | turn A", seed="")
        anna.page.emulate_media(reduced_motion="no-preference")
        browser.start_tracing(page=anna.page, categories=TRACE, path=folder / "trace.json")
        for _ in range(8):
            for player in (anna, ben):
                draw_and_pass(player)
        anna.page.wait_for_timeout(1000)
        browser.stop_tracing()
        anna.page.wait_for_timeout(200)
        return frame_work(json.loads((folder / "trace.json").read_text()))


def draw_and_pass(player: Player) -> None:
    for key in "dp":
        player.page.keyboard.press(key)
        player.page.wait_for_timeout(150)


def frame_work(trace: dict[str, Any]) -> list[float]:
    """Of the tasks of the page's main thread that make a frame; CPU time where Chromium tells it."""
    events = trace["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    tasks: dict[tuple[int, int], list[dict[str, Any]]] = {main: [] for main in mains}
    begins: dict[tuple[int, int], list[float]] = {main: [] for main in mains}
    for event in events:
        main = (event["pid"], event["tid"])
        if main not in mains:
            continue
        if event["name"] in ("RunTask", "ThreadControllerImpl::RunTask") and event.get("ph") == "X":
            tasks[main].append(event)
        elif event["name"] == "Layerize" or event["name"] == "Commit":
            begins[main].append(event["ts"])
    main = max(mains, key=lambda one: len(begins[one]))
    found = []
    end = 0.0
    for task in sorted(tasks[main], key=lambda one: (one["ts"], -one["dur"])):
        if task["ts"] < end:  # inside the one before: the same task by its other name
            continue
        end = task["ts"] + task["dur"]
        if any(task["ts"] <= at <= end for at in begins[main]):
            found.append(task.get("tdur", task["dur"]) / 1000)
    return found


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.web")
    parser.add_argument("--moves", type=int, default=200)
    args = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit(HOW)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = Path(place)
        with serving(folder) as server:
            browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
            print(f"machine: {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
            print(f"first load, home and a table of UNO: {first_load(browser, server):.1f} kB", flush=True)
            begun = time.monotonic()
            shown = moves(browser, server, args.moves)
            print(
                f"from a click to the other three screens: {statistics.median(shown):.0f} ms (median), "
                f"{share(shown, 0.95):.0f} ms (95 %), {len(shown)} in {time.monotonic() - begun:.0f} s"
            )
            work = frames(browser, server, folder)
            print(
                f"main-thread work of a frame, {HELD} cards: {statistics.median(work):.1f} ms (median), "
                f"{share(work, 0.95):.1f} ms (95 %), {max(work):.1f} ms (most), {len(work)} frames"
            )
            print(f"load afterwards: {os.getloadavg()[0]:.1f}")
            browser.close()


if __name__ == "__main__":
    main()
