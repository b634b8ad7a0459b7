"""The first page: what was left is named, and tiles show games."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.players import sitting
from tests.browser.tables import play_from
from tests.server.servers import Server


def test_home_names_the_game_that_was_left_and_tiles_play_when_looked_at(
    browser: Browser, server: Server
) -> None:
    with sitting(browser, server) as player:
        page = player.page
        player.open()
        newcomer = page.get_by_role("link", name="UNO in two minutes")
        expect(newcomer).to_be_visible()
        path = play_from([player], "2p strict | A r5 g6 b7 | B ?7 | top r3")
        player.open()
        back = page.get_by_role("link", name=re.compile("^Back to UNO"))
        expect(back).to_contain_text("Ben")
        expect(newcomer).to_have_count(0)
        tile = page.locator("article", has_text="Iota")
        tile.hover()
        page.emulate_media(reduced_motion="no-preference")
        page.reload()
        tile.hover()
        expect(tile.locator(".clip .grid")).to_be_visible()
        expect(tile.locator(".clip")).to_have_attribute("inert", "")
        page.mouse.move(0, 0)
        expect(tile.locator(".clip")).to_have_count(0)
        back.click()
        page.wait_for_url(re.compile(f"{path}$"))
