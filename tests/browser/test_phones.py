"""What a phone shows, upright and sideways: all that may be needed, whole, and nothing over another."""

import re
from functools import partial

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.players import DRAWN, Player, press, sitting, tap, until, whose_turn
from tests.browser.tables import PAUSES, play_from
from tests.server.servers import Server

SIZES = ((320, 568), (360, 740), (568, 320), (740, 360), (844, 390), (640, 400))
"""Small and usual phones, upright and sideways; the last is a laptop's window at twice its size."""
TABLES = {
    "uno": ("uno", "4p strict blanks=0 uno_hold=0 | A r5 g6 b7 w w4 y3 r9 | B ?7 | C ?5 | D ?7 | top r3"),
    "uno, ten players": (
        "uno",
        f"10p strict blanks=0 uno_hold=0 | A r5 g6 b7 w{''.join(f' | {seat} ?7' for seat in 'BCDEFGHIJ')}"
        " | top r3",
    ),
    "uno, many cards": (
        "uno",
        "2p strict blanks=0 uno_hold=0 | A r1 r2 r3 r4 r5 r6 r7 r8 r9 g1 g2 g3 g4 g5 g6 g7 b1 b2 b3 b4 w w4"
        " | B ?7 | top r3",
    ),
    "iota": ("iota", "4p strict | A rs2 gt3 bx4 yc1 | grid rs1@0,0 gt1@1,0 bx1@2,0 rt2@1,1"),
    "montana": ("montana", "4p strict | A g1* b3* b6* !o= #2 :say | B ?6 | C ?6 | D ?6 | pile r4o"),
    "montana, six players": (
        "montana",
        "6p table | A g1* b3* b6* !o= #2 :say g2o | B ?6 | C ?6 | D ?6 | E ?6 | F ?6 | pile r4o",
    ),
    "arne": (
        "arne",
        "4p strict tempo=none | A r50 r1000 g100 b500 a-x3 k-200y k-crash k-lock | B ?5 | C ?5 | D ?5"
        " | field1 [r100 x3] [k-200b cham] | field2 [y100 crash] [y50] | field3 [r500] | disc k-stop",
    ),
    "arne, ten cards": (
        "arne",
        "4p strict tempo=none | A r50 r1000 y1000 g50 g500 g1000 b500 b1000 k-200y k-200g | B ?5 | C ?5"
        " | D ?5 | field1 [r100 x3] | field2 [y100 crash] [y50] | disc k-stop",
    ),
    "munchkin": (
        "munchkin",
        f"4p strict {PAUSES} | A hand=bard.1,orc.2,amnesia,mouse,valenki,bucket,skis,coral | B F"
        " | phase S.CREATE",
    ),
    "munchkin, a fight": (
        "munchkin",
        f"4p strict {PAUSES} | A L3 race=orc.1 on=firclub,snowcap off=boots curses=hiccups hand=coral"
        " | B L2 on=whip | combat A vs slush[redcap] santa-mall",
    ),
}
PARTS = (
    ".frame > header, .spot, .piles, .prompt, .hand, .actions, .rules, .home, .strip,"
    " .people, .scene, .self, .seats, .grid, .waiting, nav, .tip, .turn, .look > *, .prompt > button"
)
"""What lies on a board; none of it over another, but that a tip may lie over the table on a small phone."""
KEPT = ".frame > header, .prompt, .hand, .actions"
"""What no tip lies over."""
SEEN = """([parts, kept]) => {
    const faults = [];
    const words = one => (one.dataset.code ?? one.dataset.hand ?? one.innerText).slice(0, 30);
    const name = one => `${one.className} "${words(one)}"`;
    // As much of it as is seen: what scrolls hides the rest.
    const seen = one => {
        let { left, top, right, bottom } = one.getBoundingClientRect();
        for (let up = one.parentElement; up; up = up.parentElement) {
            if (getComputedStyle(up).overflow === 'visible') continue;
            const box = up.getBoundingClientRect();
            [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
            [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
        }
        return { left: Math.max(0, left), top: Math.max(0, top),
            right: Math.min(innerWidth, right), bottom: Math.min(innerHeight, bottom) };
    };
    const shown = places => [...document.querySelectorAll(places)].filter(one => one.checkVisibility());
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the screen');
    for (const one of shown('.hand button, .actions button, .frame > header :is(a, button), nav button')) {
        const box = one.getBoundingClientRect();
        const part = seen(one);
        const cut = Math.max(part.left - box.left, part.top - box.top,
            box.right - part.right, box.bottom - part.bottom);
        if (cut > 1.5 && !one.closest('.more')) faults.push(`cut off: ${name(one)}`);
        if (!one.closest('.hand') && Math.min(box.width, box.height) < 43.9)
            faults.push(`too small: ${name(one)}`);
    }
    const found = shown(parts);
    found.forEach((one, at) => found.slice(at + 1).forEach(two => {
        if (one.contains(two) || two.contains(one)) return;
        const tipped = one.matches('.tip') ? two : two.matches('.tip') ? one : null;
        if (tipped && !tipped.matches(kept)) return;
        const [a, b] = [seen(one), seen(two)];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > 2) faults.push(`${name(one)} lies over ${name(two)}`);
    }));
    for (const button of shown('button, a')) {
        const lines = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        while (lines.nextNode()) {
            const text = lines.currentNode;
            if (!text.parentElement.checkVisibility() || text.parentElement.closest('svg')) continue;
            for (const word of text.data.matchAll(/[^\\s-]+/g)) {
                const range = document.createRange();
                range.setStart(text, word.index);
                range.setEnd(text, word.index + word[0].length);
                if (new Set([...range.getClientRects()].map(line => Math.round(line.top))).size > 1)
                    faults.push(`the word ${word[0]} is broken: ${name(button)}`);
            }
        }
    }
    return faults;
}"""
RESTS = """parts => {
    const boxes = [...document.querySelectorAll(`${parts}, .hand button, .actions button`)].map(
        one => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join());
    window.places = [...window.places.slice(-2), boxes.join(' ')];
    return window.places.length === 3 && new Set(window.places).size === 1;
}"""
WIDTHS = "() => [...document.querySelectorAll('.hand .card')].map(card => card.offsetWidth)"
STRIPS = """() => [...document.querySelectorAll('.hand [data-code]')].flatMap(card => {
    const sign = card.querySelector('text');
    if (!sign) return [];
    const { right, top, bottom } = sign.getBoundingClientRect();
    const over = document.elementFromPoint(right - 1, (top + bottom) / 2);
    return card.contains(over) ? [] : [card.dataset.code];
})"""
"""The cards whose sign in the corner runs under the next card."""


def turn(player: Player, size: tuple[int, int]) -> None:
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    rest(player)


def rest(player: Player) -> None:
    """Waits until everything has found its place: three frames alike."""
    page = player.page
    page.evaluate("window.places = []")
    until(page, lambda: bool(page.evaluate(RESTS, PARTS)), "the board does not come to rest")


def slow(line: WebSocketRoute) -> None:
    """The server finds that every round trip takes long."""
    server = line.connect_to_server()
    ping = re.compile(r'"type":"ping","number":(\d+)(,"ms":\d+)?')
    server.on_message(lambda text: line.send(ping.sub(r'"type":"ping","number":\1,"ms":999', str(text))))


def faults(player: Player) -> list[str]:
    found: list[str] = player.page.evaluate(SEEN, [PARTS, KEPT])
    return found


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("table", TABLES)
def test_the_hand_and_every_button_lie_on_the_screen(
    browser: Browser, server: Server, table: str, lang: str
) -> None:
    """Without tips too: they leave for good."""
    game, position = TABLES[table]
    with sitting(browser, server, size=SIZES[0], lang=lang, tips=True) as player:
        play_from([player], position, game=game)
        assert whose_turn([player]) is player
        tips = player.page.locator(".tip button:not(.main)")
        for told in (True, False):
            for size in SIZES:
                turn(player, size)
                assert faults(player) == [], f"{size}, tips: {told}"
            if tips.count() == 0:
                return
            tips.click()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_while_a_race_runs_there_is_one_button(browser: Browser, server: Server, lang: str) -> None:
    position = "3p strict race_ms=60000 | A g2* b3* b6* | B ?6 | C ?6 | pile g5* | rules D=#2"
    with sitting(browser, server, size=SIZES[0], lang=lang) as player:
        play_from([player], position, game="montana")
        assert whose_turn([player]) is player
        tap(player.card("g2*"))
        buttons = player.page.locator(".actions button")
        expect(buttons).to_have_count(1)
        for size in SIZES:
            turn(player, size)
            assert faults(player) == [], str(size)
            box, bar = buttons.bounding_box(), player.page.locator(".actions").bounding_box()
            assert box and bar and box["height"] >= 96 and box["width"] == bar["width"]
        buttons.click()
        expect(buttons).not_to_have_count(1)


@pytest.mark.parametrize("size", [(320, 568), (360, 740), (568, 320)])
def test_the_sign_of_a_card_fits_the_strip_that_is_seen(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    """Ten cards in a hand: 1000 never reads as 100."""
    with sitting(browser, server, size=size) as player:
        play_from([player], TABLES["arne, ten cards"][1], game="arne")
        assert len(player.hand) == 10
        rest(player)
        assert player.page.evaluate(STRIPS) == []


@pytest.mark.parametrize("game", ["arne", "munchkin", "montana"])
def test_a_slow_line_and_a_long_name_leave_the_menu_on_the_screen(
    browser: Browser, server: Server, game: str
) -> None:
    """In Russian, on the narrowest phone, with a line whose time would be a long number."""
    with sitting(browser, server, size=SIZES[0], lang="ru") as player:
        player.page.route_web_socket(re.compile("/socket"), slow)
        play_from([player], TABLES[game][1], game=game)
        expect(player.page.locator(".frame > header [aria-label*='999']")).to_be_visible()
        rest(player)
        assert faults(player) == []


@pytest.mark.parametrize("table", ["uno", "iota", "montana", "arne", "munchkin"])
def test_letters_twice_as_large_push_nothing_off_the_screen(
    browser: Browser, server: Server, table: str
) -> None:
    """In Russian; the words of buttons and prompts grow with them."""
    game, position = TABLES[table]
    with sitting(browser, server, size=(360, 740), lang="ru") as player:
        play_from([player], position, game=game)
        assert whose_turn([player]) is player
        button = player.page.locator(".actions button").first

        def letters() -> float:
            return float(button.evaluate("one => parseFloat(getComputedStyle(one).fontSize)"))

        def grown(size: float) -> bool:
            return letters() > size * 1.2

        before = 0.0
        for root in ("100%", "200%"):
            player.page.evaluate("size => (document.documentElement.style.fontSize = size)", root)
            until(player.page, partial(grown, before), "the words do not grow")
            rest(player)
            assert faults(player) == [], root
            before = letters()


@pytest.mark.parametrize("table", ["uno", "montana", "arne", "arne, ten cards", "munchkin"])
def test_beside_a_tv_there_is_a_large_hand_or_the_table(browser: Browser, server: Server, table: str) -> None:
    """And a way from one to the other that lies over nothing."""
    game, position = TABLES[table]
    with (
        sitting(browser, server, size=SIZES[-1], lang="ru") as player,
        sitting(browser, server, size=(1280, 720)) as screen,
    ):
        screen.open(play_from([player], position, game=game) + "/screen")
        for size in SIZES:
            widths = []
            for way in ("Показать стол", "Показать карты"):
                turn(player, size)
                press(player.page, way)
                rest(player)
                assert faults(player) == [], f"{size} {way}"
                widths.append(player.page.evaluate(WIDTHS))
            small, large = widths
            assert min(large, default=1.6) >= 1.6 * max(small, default=1), str(size)


def test_beside_a_tv_iota_shows_the_hand_while_another_plays(browser: Browser, server: Server) -> None:
    """On one's own turn the places on the table have to be pointed at."""
    with (
        sitting(browser, server, size=SIZES[0], lang="ru") as player,
        sitting(browser, server, size=SIZES[0]) as ben,
        sitting(browser, server, size=(1280, 720)) as screen,
    ):
        position = "2p strict | A rs2 gt3 bx4 yc1 | B rs3 gt2 | grid rs1@0,0 gt1@1,0 bx1@2,0 | turn B"
        screen.open(play_from([player, ben], position, game="iota") + "/screen")
        assert whose_turn([player, ben]) is ben
        cards = player.page.locator("[data-hand]")
        for size in SIZES:
            widths = []
            for way in ("Показать стол", "Показать карты"):
                turn(player, size)
                press(player.page, way)
                rest(player)
                assert faults(player) == [], f"{size} {way}"
                widths.append(cards.first.evaluate("card => card.offsetWidth"))
            assert widths[1] >= 1.6 * widths[0], str(size)


def test_pages_hold_letters_twice_as_large(browser: Browser, server: Server) -> None:
    with sitting(browser, server, size=(360, 740), lang="ru") as player:
        for path in (
            "/",
            "/about",
            "/new/uno",
            "/rules/uno",
            "/learn",
            "/learn/uno",
            "/learn/uno/L1",
            "/study",
        ):
            player.open(path)
            expect(player.page.locator("h1").first).to_be_visible()
            player.page.evaluate("() => (document.documentElement.style.fontSize = '200%')")
            player.page.evaluate(DRAWN)
            assert player.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path


def test_colours_of_the_system_leave_every_difference(browser: Browser, server: Server) -> None:
    """What is possible and what is not, whose turn it is, and where a question ends."""
    with sitting(browser, server, size=(360, 740)) as player:
        page = player.page
        page.emulate_media(forced_colors="active")
        play_from([player], "3p strict blanks=0 uno_hold=0 | A r5 g6 w | B ?7 | C ?5 | top r3")
        assert whose_turn([player]) is player
        look = "one => { const { borderStyle, borderWidth, color } = getComputedStyle(one); return"
        on = page.locator(".actions [aria-disabled=false]").first.evaluate(look + " borderStyle; }")
        off = page.locator(".actions [aria-disabled=true]").first.evaluate(look + " borderStyle; }")
        assert on != off
        tap(player.card("w"))
        dialog = page.get_by_role("dialog")
        assert dialog.evaluate(look + " borderWidth; }") != "0px"
