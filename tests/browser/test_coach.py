"""After a game: the coach's page and other choices; and puzzles."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.players import PHONE, sitting
from tests.browser.tables import ROUND, play_from
from tests.server.servers import Server

LAST_CARD = f"2p {ROUND} | A r5 | B g2 bS w | discard r7 | colour r | deck y1 y2 y3 y4 | turn A"


def test_a_game_is_judged_and_its_moments_can_be_tried_again(
    browser: Browser, server: Server, axe: str
) -> None:
    with sitting(browser, server, size=PHONE) as anna:
        page = anna.page
        path = play_from([anna], LAST_CARD)
        page.locator(".hand button, .hand [role=option]").first.click()
        end = page.get_by_role("dialog", name="The end")
        go_on = page.get_by_role("button", name="Go on")
        expect(end.or_(go_on)).to_be_visible()
        if go_on.count():
            go_on.click()
        expect(end).to_be_visible()
        anna.open(f"{path}/replay?step=0")
        page.get_by_role("link", name="Analysis by the coach").click()
        expect(page).to_have_url(re.compile(f"{path}/analysis"))
        here = page.get_by_role("region", name="At this moment")
        expect(here).to_contain_text("Anna decides")
        expect(here.locator("li").first).to_contain_text("Red 5\u00a0· done")
        expect(here.locator("li").first).to_contain_text("100 %")
        expect(page.get_by_text("No choice was surely a mistake.")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        page.evaluate(axe)
        found = page.evaluate("axe.run(document, {rules: {'color-contrast': {enabled: false}}})")
        grave = [one["id"] for one in found["violations"] if one["impact"] in ("serious", "critical")]
        assert grave == []
        here.get_by_role("button", name="What if?").click()
        sheet = page.get_by_role("dialog", name="What if?")
        sheet.get_by_role("button", name="Compare").click()
        expect(sheet.locator("li").first).to_contain_text("100 %")
        sheet.get_by_role("link", name="Play on from here").click()
        expect(page).to_have_url(re.compile("/study#game=uno&position="))
        expect(page.locator(".hand")).to_be_visible()


def test_a_puzzle_says_that_there_is_something_better_and_shows_it(browser: Browser, server: Server) -> None:
    with sitting(browser, server, size=PHONE) as player:
        page = player.page
        player.open("/puzzle")
        expect(page.get_by_role("link", name="Puzzle of the day").first).to_be_visible()
        player.open("/puzzle/uno?number=1")
        page.get_by_role("button", name="Show me").click()
        words = page.locator("section.words")
        expect(words).to_contain_text("Well done!")
        expect(words.locator("li").first).to_contain_text("%")
        assert page.evaluate("localStorage.getItem('koloda.puzzles.uno')") == "1"
        page.get_by_role("button", name="Next puzzle").click()
        expect(page).to_have_url(re.compile(r"/puzzle/uno\?number=2$"))
