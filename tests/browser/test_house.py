"""Phones in a house: plain http, Back, a wrong code, no network, and what a hand feels."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.players import PHONE, press, sitting, tap
from tests.browser.tables import ROUND, open_table, play_from
from tests.server.servers import Server, serving

PLAIN = """
for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined });
"""
"""What browsers take away over plain http."""
FEELS = """
window.felt = [];
window.awake = 0;
navigator.vibrate = lengths => window.felt.push(lengths.join(' '));
Object.defineProperty(navigator, 'wakeLock', {
    value: { request: async () => (window.awake++, { release: async () => window.awake-- }) },
});
"""


def test_a_link_is_copied_over_plain_http_or_shown_to_be_copied(browser: Browser, server: Server) -> None:
    with sitting(browser, server, size=PHONE) as player:
        player.context.add_init_script(PLAIN)
        path = f"/t/{open_table(player, f'2p {ROUND}')}"
        player.open(path)
        press(player.page, "Share the link")
        expect(player.page.get_by_role("button", name="Copied")).to_be_visible()
        player.page.reload()
        player.page.evaluate("document.execCommand = () => false")
        press(player.page, "Share the link")
        expect(player.page.get_by_text("The link is selected: copy it by hand.")).to_be_visible()
        selected = player.page.evaluate("[document.activeElement.value, getSelection().toString()]")
        assert re.search("/r/[A-Z]{4}$", selected[0]) and selected[1] in ("", selected[0])


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_waiting_room_is_not_wider_than_a_small_phone(
    browser: Browser, server: Server, lang: str
) -> None:
    with sitting(browser, server, size=(320, 568), lang=lang) as player:
        player.open(f"/t/{open_table(player, f'4p {ROUND}')}")
        code = player.page.locator(".invite .code")
        expect(code).to_be_visible()
        code.evaluate("code => (code.textContent = 'WMWMWM')")
        assert player.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        for part in (".invite", ".invite .field", ".invite .button"):
            box = player.page.locator(part).first.bounding_box()
            assert box and box["x"] >= 0 and box["x"] + box["width"] <= 320, part


def test_back_closes_what_lies_over_the_table(browser: Browser, server: Server) -> None:
    with sitting(browser, server, size=PHONE) as player:
        player.open()
        path = play_from([player], f"2p {ROUND} | A r5 g6 w | B ?7 | top r3")
        page = player.page
        for panel in ("Rules", "Table"):
            press(page, panel)
            expect(page.get_by_role("dialog", name=panel)).to_be_visible()
            page.go_back()
            expect(page.get_by_role("dialog")).to_have_count(0)
            assert page.url == server.url + path
        tap(player.card("w"))
        expect(page.locator("[data-colour]").first).to_be_visible()
        page.go_back()
        expect(page.locator("[data-colour]")).to_have_count(0)
        assert page.url == server.url + path and len(player.hand) == 3
        press(page, "Rules")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.wait_for_function("() => history.state?.over === undefined")
        page.go_back()
        page.wait_for_url(server.url + "/")


def test_a_wrong_code_is_answered_in_its_field(browser: Browser, server: Server) -> None:
    with sitting(browser, server, size=PHONE) as host, sitting(browser, server, size=PHONE) as guest:
        path = f"/t/{open_table(host, f'2p {ROUND}')}"
        host.open(path)
        code = host.page.locator(".invite .code").inner_text()
        guest.open()
        field = guest.page.get_by_role("textbox", name="Join by code")
        box = field.bounding_box()
        assert box and box["y"] + box["height"] < PHONE[1], "it is seen without scrolling"
        field.fill("ZZZZZZZZ")
        press(guest.page, "Join")
        expect(guest.page.get_by_role("alert")).to_contain_text("There is no room with this code.")
        assert guest.page.url == server.url + "/"
        expect(field).to_have_attribute("aria-invalid", "true")
        field.fill(code.lower())
        expect(guest.page.get_by_role("alert")).to_have_count(0)
        press(guest.page, "Join")
        guest.page.wait_for_url(re.compile(f"/r/{code}$", re.IGNORECASE))


def test_a_phone_feels_the_turn_and_the_catch_and_stays_awake(browser: Browser, server: Server) -> None:
    with sitting(browser, server, size=PHONE) as anna, sitting(browser, server, size=PHONE) as ben:
        for player in (anna, ben):
            player.context.add_init_script(FEELS)
        play_from([anna, ben], f"2p {ROUND} | A r5 g6 | B r1 r2 r4 | top r3 | deck y1 y2 y3 …")
        anna.page.wait_for_function("() => window.awake === 1")
        ben.page.locator(".prompt").first.click()
        tap(anna.card("r5"))
        ben.page.wait_for_function("() => felt.join() === '40'")
        ben.page.locator(".actions").get_by_role("button", name="Catch", disabled=False).click()
        anna.page.wait_for_function("() => felt.join() === '160 60 160'")


def test_without_a_server_the_page_says_so_and_nothing_old_is_shown(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        context = browser.new_context(locale="en-US", reduced_motion="reduce")
        try:
            page = context.new_page()
            page.goto(server.url)
            page.evaluate("navigator.serviceWorker.ready")
            page.wait_for_function("() => navigator.serviceWorker.controller !== null")
            assert page.evaluate("caches.keys()") == []
            server.kill()
            page.goto(server.url + "/about")
            expect(page.get_by_role("heading", name="No connection")).to_be_visible()
            server.start()
            page.get_by_role("button", name="Try again").click()
            expect(page.get_by_role("heading", name=re.compile("About", re.I)).first).to_be_visible()
        finally:
            context.close()
