"""How a game ends on the screen, in a real browser."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.players import sitting
from tests.browser.tables import ROUND, play_from
from tests.server.servers import Server

LAST_CARD = f"2p {ROUND} | A r5 | B g2 bS w | discard r7 | colour r | deck y1 y2 y3 y4 | turn A"


def test_the_end_turns_the_hands_over_and_leaves_a_table_to_go_on_from(
    browser: Browser, server: Server
) -> None:
    """Anna plays her last card: she sees what Ben held and what it counts; closing it leaves the buttons."""
    with sitting(browser, server) as anna, sitting(browser, server) as ben:
        path = play_from([anna, ben], LAST_CARD)
        anna.page.locator(".hand button, .hand [role=option]").first.click()
        for player in (anna, ben):
            go_on = player.page.get_by_role("button", name="Go on")
            if go_on.count():
                go_on.click()
        end = anna.page.get_by_role("dialog", name="The end")
        expect(end).to_be_visible()
        expect(anna.page.get_by_role("dialog")).to_have_count(1)
        expect(end.get_by_text("You have won!")).to_be_visible()
        expect(end.get_by_label("In hand: 72")).to_be_visible()
        anna.page.keyboard.press("Escape")
        expect(anna.page.get_by_role("dialog")).to_have_count(0)
        after = anna.page.get_by_role("group", name="The end")
        expect(after.get_by_role("button", name="Play again")).to_be_visible()
        expect(anna.page.get_by_role("button", name="UNO!")).to_have_count(0)
        after.get_by_role("link", name="Replay").click()
        eyes = anna.page.get_by_role("group", name="Whose eyes")
        expect(eyes.get_by_role("button", name="All cards", pressed=True)).to_be_visible()
        eyes.get_by_role("button", name="My cards").click()
        expect(anna.page.locator(".hand")).to_be_visible()
        anna.page.get_by_label("What happened").get_by_role("button", name="You play: red 5").click()
        expect(anna.page).to_have_url(re.compile(f"{path}/replay\\?step=1&eyes=A$"))
        anna.page.reload()
        expect(eyes.get_by_role("button", name="My cards", pressed=True)).to_be_visible()
        expect(anna.page.locator("output")).to_contain_text("2 /")
