"""`python -m tools.screenshots [home] [GAME…]`: the web client at work, as WebP in docs/screenshots.

A real server and real bots; Chromium itself makes the files small. The seeds are always the same, the moves
of the player are not.
"""

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.chromium import HOW, QUIET, find_chromium
from tests.browser.players import Player, sitting
from tests.browser.tables import play_from
from tests.server.servers import Server, serving

FOLDER: Final = Path(__file__).parents[1] / "docs" / "screenshots"
SIZES: Final = {360: (360, 640), 768: (768, 1024), 1440: (1440, 900), 1920: (1920, 1080)}
PEOPLE: Final = {"uno": 4, "iota": 3, "montana": 4, "arne": 4, "munchkin": 4}
MOVES: Final = {"uno": 3, "iota": 3, "montana": 1, "arne": 6, "munchkin": 8}
QUALITY: Final = 0.72
WEBP = """async ([data, quality]) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + data;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""

PLAY = """([table, moves]) => new Promise(done => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    let made = 0;
    let now = null;
    const act = () => {
        if (!now?.asked || !now.legal.length) return;
        if (made >= moves) return end();
        const dull = ['draw', 'pass', 'uno', 'catch', 'call', 'ok'];
        const plays = now.legal.filter(({ verb }) => !dull.includes(verb));
        const from = plays.length ? plays : now.legal;
        const { code } = from[Math.floor(Math.random() * from.length)];
        made += 1;
        socket.send(JSON.stringify({ type: 'act', id: `play-${made}`, code, serial: -1 }));
    };
    const end = () => {
        socket.close();
        done(made);
    };
    socket.onmessage = ({ data }) => {
        const told = JSON.parse(data);
        if (told.type === 'ping') socket.send(JSON.stringify({ type: 'pong', number: told.number }));
        if (told.position) now = told.position;
        if (told.position || told.type === 'refused') act();
    };
    setTimeout(end, 25000);
})"""
"""Plays along at the same seat, as a second tab would, until it is this player's turn again."""


def keep(page: Page, maker: Page, name: str) -> None:
    data = base64.b64encode(page.screenshot()).decode()
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(maker.evaluate(WEBP, [data, QUALITY])))


def at_all_sizes(player: Player, maker: Page, name: str, looks: Callable[[int], str]) -> None:
    for width, (_, height) in SIZES.items():
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.evaluate("look => (document.documentElement.dataset.look = look)", looks(width))
        player.page.wait_for_timeout(1500)
        keep(player.page, maker, f"{name}-{width}")


def look_of(width: int) -> str:
    """Both looks are shown."""
    return "dark" if width in (360, 1440) else "light"


def take_home(browser: Browser, server: Server, maker: Page) -> None:
    with sitting(browser, server) as player:
        player.open()
        expect(player.page.get_by_role("button", name="With bots").first).to_be_enabled()
        at_all_sizes(player, maker, "home", look_of)


def take_table(browser: Browser, server: Server, maker: Page, game: str) -> None:
    """Some moves into a game, on the player's own turn where it comes soon."""
    with sitting(browser, server) as player:
        player.context.add_init_script("localStorage.setItem('koloda.uno.tips', 'end')")
        path = play_from([player], f"{PEOPLE[game]}p strict", game=game, seed=game)
        player.page.evaluate(PLAY, [path.removeprefix("/t/"), MOVES[game]])
        player.page.wait_for_timeout(1500)
        at_all_sizes(player, maker, game, look_of)
        if game == "uno":
            take_screen(browser, server, maker, path)


def take_screen(browser: Browser, server: Server, maker: Page, path: str) -> None:
    with sitting(browser, server) as screen:
        screen.open(f"{path}/screen")
        expect(screen.page.locator(".show .board").first).to_be_visible()
        at_all_sizes(screen, maker, "tv", look_of)


def main() -> None:
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit(HOW)
    with (
        tempfile.TemporaryDirectory() as place,
        serving(Path(place)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        maker = browser.new_page()
        wanted = sys.argv[1:] or ["home", *PEOPLE]
        if "home" in wanted:
            take_home(browser, server, maker)
        for game in [name for name in PEOPLE if name in wanted]:
            take_table(browser, server, maker, game)
        browser.close()
    total = sum(path.stat().st_size for path in FOLDER.glob("*.webp"))
    print(f"{len(list(FOLDER.glob('*.webp')))} pictures, {total / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
