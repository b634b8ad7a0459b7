"""A hint on the board: what to do, why, and the card that is meant stands out."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.players import press, sitting
from tests.browser.tables import play_from
from tests.server.servers import Server

WINS = "3p strict blanks=0 uno_hold=0 target=round | A r5 g6 | B r1 g2 b3 | C r2 g3 b4 | top r3"


@pytest.mark.parametrize(("lang", "button", "why"), [("en", "Hint", "%"), ("ru", "Подсказка", "%")])
def test_the_card_that_is_meant_stands_out(
    browser: Browser, server: Server, lang: str, button: str, why: str
) -> None:
    with sitting(browser, server, lang=lang) as player:
        play_from([player], WINS)
        press(player.page, button)
        told = player.page.get_by_role("region", name=button)
        expect(told).to_contain_text(why)
        expect(player.page.locator(".hand .hinted")).to_have_attribute("data-code", "r5")
        player.card("r5").click(position={"x": 8, "y": 20})
        player.settle()
        assert "r5" not in player.hand
        expect(told).to_have_count(0)
        expect(player.page.locator(".hinted")).to_have_count(0)


def test_among_people_there_is_no_button(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as anna, sitting(browser, server) as ben:
        play_from([anna, ben], "2p strict blanks=0 uno_hold=0 | A r5 g6 | B r1 g2 | top r3")
        expect(anna.page.get_by_role("button", name="Rules")).to_be_visible()
        expect(anna.page.get_by_role("button", name="Hint")).to_have_count(0)
