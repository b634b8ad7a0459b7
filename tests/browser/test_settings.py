"""What is kept on this device: sounds with their volume, and whether letters are keys."""

from playwright.sync_api import Browser, expect

from tests.browser.players import press, sitting
from tests.browser.tables import play_from
from tests.server.servers import Server

ROUND = "2p strict blanks=0 uno_hold=0 | A g6 b7 y9 | B r1 g2 b3 | top r3"


def test_letters_may_be_no_keys(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as player:
        play_from([player], ROUND)
        press(player.page, "Table")
        player.page.locator("summary", has_text="Keys").click()
        expect(player.page.locator("dl")).to_contain_text("Draw")
        player.page.get_by_label("Letters and digits work like buttons").uncheck()
        player.open(player.page.url.removeprefix(server.url))
        expect(player.card("g6")).to_be_visible()
        player.page.keyboard.press("d")
        player.settle()
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
