"""What the owner of a table can do about people, and what they can tell him."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.players import PHONE, press, seated, sitting
from tests.browser.tables import ROUND, open_table
from tests.browser.test_seats import two_at_a_table
from tests.server.servers import Server

pytestmark = pytest.mark.browser


def test_a_locked_table_lets_nobody_new_in(browser: Browser, server: Server) -> None:
    with (
        sitting(browser, server) as anna,
        sitting(browser, server, size=PHONE) as ben,
        sitting(browser, server, size=PHONE) as cleo,
    ):
        path = two_at_a_table(anna, ben)
        press(anna.page, "Table")
        press(anna.page, "Lock the table")
        anna.page.keyboard.press("Escape")
        expect(anna.page.get_by_text("nobody new comes in")).to_be_visible()
        cleo.open(path)
        expect(cleo.page.get_by_role("heading", name="This table is locked")).to_be_visible()
        press(anna.page, "Unlock")
        expect(anna.page.get_by_text("nobody new comes in")).to_be_hidden()
        cleo.open(path)
        expect(cleo.page.get_by_text("You are watching")).to_be_visible()


def test_a_report_is_for_the_owner_and_a_ban_for_the_evening(browser: Browser, server: Server) -> None:
    with (
        sitting(browser, server) as anna,
        sitting(browser, server) as ben,
        sitting(browser, server) as cleo,
    ):
        path = f"/t/{open_table(anna, f'3p {ROUND}')}"
        anna.open(path)
        ben.sit(path)
        cleo.sit(path)
        anna.deal()
        for player in (anna, ben, cleo):
            seated(player)
            player.page.get_by_role("tab", name="Chat").click()
        ben.page.get_by_role("textbox", name="Say something").fill("a bad word")
        press(ben.page, "Send")
        expect(cleo.page.locator(".chat").get_by_text("a bad word")).to_be_visible()
        press(cleo.page, "Report to the owner")
        expect(cleo.page.get_by_text("The owner has been told.")).to_be_visible()
        expect(anna.page.get_by_text(re.compile("^About "))).to_be_visible()
        assert ben.page.get_by_text(re.compile("^About ")).count() == 0
        press(anna.page, "Table")
        anna.page.get_by_role("button", name="Send away").first.click()
        press(anna.page, "For the evening")
        expect(ben.page.get_by_role("heading", name="sent you away for the evening")).to_be_visible()
        ben.open("/")
        ben.open(path)
        expect(ben.page.get_by_role("heading", name="sent you away for the evening")).to_be_visible()
