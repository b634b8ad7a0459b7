"""Lessons on a board: a wrong move is told its rule, the right one leads on, the course ends in a game."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.players import PHONE, sitting
from tests.browser.tables import ROUND, play_from
from tests.server.servers import Server


def card(page: Page, name: str) -> None:
    page.locator(".board").get_by_role("button", name=re.compile(f"^{name}")).first.click()


def test_a_lesson_judges_praises_and_leads_on(browser: Browser, server: Server, axe: str) -> None:
    with sitting(browser, server, size=PHONE) as player:
        page = player.page
        player.open("/learn/uno/L1")
        card(page, "green 2")
        expect(page.locator("section.words")).to_contain_text("doesn't fit")
        card(page, "red 5")
        expect(page.locator("section.words")).to_contain_text("Well done!")
        assert page.evaluate("localStorage.getItem('koloda.learn.uno')") == "L1"
        page.get_by_role("button", name="Next").click()
        expect(page).to_have_url(re.compile("/learn/uno/L2$"))
        page.evaluate(axe)
        found = page.evaluate("axe.run(document, {rules: {'color-contrast': {enabled: false}}})")
        assert [one["id"] for one in found["violations"]] == []


@pytest.mark.parametrize("game", ["uno", "iota", "montana", "arne", "munchkin"])
def test_a_course_is_shown_to_its_end_and_a_game_begins(browser: Browser, server: Server, game: str) -> None:
    with sitting(browser, server, size=PHONE) as player:
        page = player.page
        page.emulate_media(reduced_motion="reduce")
        player.open(f"/learn/{game}")
        lessons = page.locator("ol").first.locator("li")
        expect(lessons.first).to_be_visible()
        count = lessons.count()
        assert 6 <= count <= 10
        page.get_by_role("link", name="Begin").click()
        for number in range(1, count + 1):
            expect(page).to_have_url(re.compile(f"/learn/{game}/L{number}$"))
            onward, show = page.locator("button.next"), page.get_by_role("button", name="Show me")
            while not onward.is_visible():
                if show.is_visible() and show.is_enabled():
                    show.click()
                page.wait_for_timeout(50)
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
            onward.click()
        expect(page).to_have_url(re.compile("/t/"))


def test_an_example_of_the_rulebook_opens_as_a_board(browser: Browser, server: Server) -> None:
    with sitting(browser, server, size=PHONE) as player:
        page = player.page
        player.open("/rules/montana")
        page.get_by_role("link", name="a six hits the next player", exact=False).first.click()
        expect(page).to_have_url(re.compile("/learn/montana/R05$"))
        page.get_by_role("button", name="Show me").click()
        expect(page.locator("section.words")).to_contain_text("Well done!")


def test_a_position_is_an_address(browser: Browser, server: Server) -> None:
    with sitting(browser, server, size=PHONE) as player:
        page = player.page
        player.open("/study#game=uno&position=3p strict | A r5 g1 b2 | B b2 r7 y1 | C y4 y6 r1 | top r3")
        card(page, "red 5")
        expect(page.locator("output")).to_have_text("1 / 1")
        card(page, "red 7")
        expect(page.locator("output")).to_have_text("2 / 2")
        assert "moves=A+r5%3B+B+r7" in page.url
        page.reload()
        expect(page.locator("output")).to_have_text("2 / 2")
        page.get_by_role("button", name="One step back").click()
        expect(page.locator("output")).to_have_text("1 / 2")
        page.get_by_role("button", name="As text").click()
        expect(page.locator("textarea")).to_have_value(re.compile("> B r7"))


def test_a_first_game_has_tips_also_among_friends_and_they_leave_for_good(
    browser: Browser, server: Server
) -> None:
    with (
        sitting(browser, server, size=PHONE, tips=True) as player,
        sitting(browser, server) as friend,
    ):
        play_from([player, friend], f"2p {ROUND} | A r5 w g6 | B b1 b2 y3 | top r3")
        tip = player.page.locator(".tip")
        expect(tip).to_contain_text("Get rid of your cards first")
        tip.get_by_role("button", name="Got it").click()
        expect(tip).to_contain_text("dark card")
        player.page.reload()
        expect(tip).to_contain_text("dark card")
        tip.get_by_role("button", name="Skip the tips").click()
        expect(tip).to_have_count(0)
        player.page.reload()
        expect(player.page.locator(".hand")).to_be_visible()
        expect(tip).to_have_count(0)
        assert "welcome" in player.page.evaluate("localStorage.getItem('koloda.uno.tips')")
