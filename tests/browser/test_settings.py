"""What is kept on this device: sounds with their volume, how cards look, whether letters are keys."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.players import press, sitting
from tests.browser.tables import play_from
from tests.server.servers import Server

ROUND = "2p strict blanks=0 uno_hold=0 | A g6 b7 y9 | B r1 g2 b3 | top r3"


def test_letters_may_be_no_keys(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as player:
        play_from([player], ROUND)
        player.page.keyboard.press("q")
        told = player.page.locator("[aria-live=polite]", has_text="red 3")
        expect(told).to_contain_text("green 6")
        player.page.keyboard.press("?")
        expect(player.page.locator("dl")).to_contain_text("Draw")
        expect(player.page.locator("dl")).to_contain_text("Hear what is on the table")
        player.page.keyboard.press("Escape")
        press(player.page, "Table")
        player.page.locator("summary", has_text="Cards, motion, keys").click()
        player.page.get_by_label("Letters and digits work like buttons").uncheck()
        player.open(player.page.url.removeprefix(server.url))
        expect(player.card("g6")).to_be_visible()
        for key in "d?q":
            player.page.keyboard.press(key)
        player.settle()
        expect(player.page.get_by_role("dialog")).to_have_count(0)
        assert len(player.hand) == 3
        player.page.locator(".actions button", has_text="Draw").click()
        expect(player.page.locator(".hand [data-code]")).to_have_count(4)


def test_sounds_have_a_volume(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as player:
        play_from([player], ROUND)
        press(player.page, "Table")
        player.page.get_by_label("Volume").fill("30")
        player.page.reload()
        expect(player.card("g6")).to_be_visible()
        press(player.page, "Table")
        expect(player.page.get_by_label("Volume")).to_have_value("30")


def test_cards_are_larger_and_in_high_contrast(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as player:
        play_from([player], ROUND)
        card = player.card("g6")
        before = card.bounding_box()
        press(player.page, "Table")
        player.page.locator("summary", has_text="Cards, motion, keys").click()
        press(player.page, "Larger")
        player.page.get_by_label("Cards in high contrast").check()
        player.page.keyboard.press("Escape")
        after = card.bounding_box()
        assert before and after and after["width"] > before["width"] * 1.1
        pile = player.page.locator(".piles .leaf img").last
        expect(pile).to_have_attribute("src", re.compile("%23a50012"))
        player.page.reload()
        expect(pile).to_have_attribute("src", re.compile("%23a50012"))
