"""What may be done now is clear: a refusal stands at what was touched, and buttons mean something."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.players import sitting, tap
from tests.browser.tables import play_from
from tests.server.servers import Server


def test_a_refusal_stands_at_the_card_and_goes_with_the_next_thing(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as player:
        play_from([player], "2p strict blanks=0 uno_hold=0 | A r5 g6 b7 y9 | B ?7 | top r3")
        card = player.card("y9")
        tap(card)
        bubble = player.page.get_by_role("group", name="Not possible")
        expect(bubble).to_contain_text("doesn't fit")
        here, there = card.bounding_box(), bubble.bounding_box()
        assert here and there
        assert abs(there["x"] + there["width"] / 2 - here["x"] - here["width"] / 2) < 150
        assert there["y"] + there["height"] < here["y"] + 30
        player.page.keyboard.press("h")
        expect(bubble).to_have_count(0)


def test_the_brightest_button_is_what_is_to_be_done(browser: Browser, server: Server) -> None:
    """Nothing fits: that is to draw, and no shout."""
    with sitting(browser, server) as player:
        play_from([player], "2p strict blanks=0 uno_hold=0 | A g6 b7 y9 | B ?7 | top r3")
        expect(player.page.locator(".actions .loud")).to_have_text(re.compile("^Draw"))


def test_montana_has_the_buttons_of_the_rules_in_force(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as player:
        play_from([player], "2p table | A g2* r4o b1* | B ?6 | pile b5* | rules S=:tap", game="montana")
        buttons = player.page.locator(".actions")
        expect(buttons).to_contain_text("Tap!")
        expect(buttons).not_to_contain_text("Words")
        expect(buttons).not_to_contain_text("Cover")
