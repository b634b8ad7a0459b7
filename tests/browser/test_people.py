"""People at the table: what they say is seen at their seats, and the log tells a story with the cards."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.players import PHONE, sitting, tap
from tests.browser.tables import play_from
from tests.server.servers import Server

ROUND = "2p strict blanks=0 uno_hold=0 | A r5 g6 b7 y9 | B r1 g2 b3 | top r3"


def test_a_reaction_is_seen_at_the_seat(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as anna, sitting(browser, server, size=PHONE) as ben:
        play_from([anna, ben], ROUND)
        anna.page.get_by_role("tab", name="Chat").click()
        anna.page.get_by_role("button", name="👏").click()
        expect(ben.page.locator(".plate .bubble")).to_have_text("👏")


def test_the_log_shows_who_did_it_and_with_which_card(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as anna, sitting(browser, server) as ben:
        play_from([anna, ben], ROUND)
        tap(anna.card("r5"))
        line = ben.page.locator(".log li", has_text=re.compile("red 5"))
        expect(line.locator(".cards img")).to_have_count(1)
        expect(line.locator(".face svg")).to_have_count(1)
