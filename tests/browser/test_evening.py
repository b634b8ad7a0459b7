"""An evening in a real browser: one code, a TV, phones that come and go, one game after another."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.players import PHONE, Player, play_round, press, seated, sitting
from tests.browser.tables import open_by_page
from tests.server.servers import Server

ROUND = {"target": "round", "hand": "5", "blanks": "0", "uno_hold": "0"}
TV = (1920, 1080)
LETTERS = """() => [...document.querySelectorAll('main *')]
    .filter(one => one.checkVisibility() && [...one.childNodes].some(
        part => part.nodeType === Node.TEXT_NODE && part.data.trim()))
    .filter(one => parseFloat(getComputedStyle(one).fontSize) < innerHeight * 0.022)
    .map(one => one.textContent.trim())"""
"""What is written too small to be read from a sofa."""


def come(player: Player, path: str, name: str) -> None:
    """Scans the code, says a name and plays."""
    player.open(path)
    player.page.get_by_role("textbox", name="Your name").fill(name)
    press(player.page, "Play")
    expect(player.page.get_by_role("button", name="Stand up")).to_be_visible()


def at_arne(player: Player) -> None:
    """Colours are chosen before there is a hand."""
    expect(player.page.get_by_role("heading", name="Arne Total")).to_be_visible()
    expect(player.page.get_by_role("toolbar", name="Your cards, 0 cards")).to_be_visible()


def test_an_evening_of_two_games_with_one_who_leaves_and_one_who_is_late(
    browser: Browser, server: Server
) -> None:
    with (
        sitting(browser, server, size=TV) as screen,
        sitting(browser, server, size=PHONE) as anna,
        sitting(browser, server, size=PHONE) as ben,
        sitting(browser, server, size=PHONE) as cleo,
    ):
        open_by_page(screen, "screen 41", ROUND)
        screen.open("/tv")
        press(screen.page, "UNO")
        screen.page.wait_for_url(re.compile("/tv/[A-Z]{4}$"))
        code = screen.page.url.rpartition("/")[2]
        picture = screen.page.get_by_role("img", name=re.compile("^QR code"))
        expect(picture).to_be_visible()
        box = picture.bounding_box()
        assert box is not None and box["height"] >= 0.45 * TV[1]
        come(anna, f"/r/{code}", "Anna")
        come(ben, f"/r/{code.lower()}", "Ben")
        expect(screen.page.get_by_text("Ben")).to_be_visible()
        assert screen.page.evaluate(LETTERS) == []
        expect(ben.page.get_by_text("Anna starts the game.")).to_be_visible()
        anna.deal()
        seated(anna)
        seated(ben)
        play_round([anna, ben])

        ben.page.get_by_role("dialog").get_by_role("button", name="Arne Total").click()
        expect(anna.page.get_by_role("button", name=re.compile("Arne Total.*Ben"))).to_be_visible()
        ben.page.goto("about:blank")
        anna.page.get_by_role("dialog").get_by_role("button", name="Arne Total").click()
        expect(screen.page.get_by_role("heading", name="Arne Total")).to_be_visible()
        expect(screen.page.get_by_text("Waiting for Ben.")).to_be_visible()
        come(cleo, f"/r/{code}", "Cleo")
        press(anna.page, "Start without Ben")
        for player in (anna, cleo):
            at_arne(player)
            assert player.page.url.endswith(f"/r/{code}"), "one link for the evening"
        assert screen.page.url.endswith(f"/tv/{code}")
        ben.open(f"/r/{code}")
        at_arne(ben)


def test_a_wrong_code_is_answered_on_the_tv_page(browser: Browser, server: Server) -> None:
    with sitting(browser, server, size=TV) as screen:
        screen.open("/tv")
        screen.page.get_by_role("textbox").fill("QQQQ")
        press(screen.page, "Show")
        expect(screen.page.get_by_role("alert")).to_contain_text("no room with this code")
        expect(screen.page.get_by_role("textbox")).to_have_value("QQQQ")


def test_friends_are_invited_by_one_click_and_the_rules_are_changed_while_they_come(
    browser: Browser, server: Server
) -> None:
    with sitting(browser, server) as anna, sitting(browser, server, size=PHONE) as ben:
        anna.open("/")
        anna.page.locator("article", has_text="UNO").get_by_role("button", name="With friends").click()
        anna.page.get_by_role("textbox", name="Your name").fill("Anna")
        press(anna.page, "Open the table")
        anna.page.wait_for_url(re.compile("/r/[A-Z]{4}$"))
        come(ben, anna.page.url.removeprefix(server.url), "Ben")
        anna.page.get_by_text("Change the rules").click()
        press(anna.page, "Fast")
        expect(anna.page.get_by_role("button", name="Fast")).to_have_attribute("aria-pressed", "true")
        anna.page.get_by_role("textbox", name="Say something").fill("Welcome!")
        press(anna.page, "Send")
        expect(ben.page.get_by_text("Welcome!")).to_be_visible()
        anna.deal()
        seated(ben)
