"""Seats change hands, links die, servers go: each says what happened and what to do, and nothing is lost."""

import re
from contextlib import suppress
from functools import partial

import pytest
from playwright.sync_api import Browser, Error, Page, Route, expect

from tests.browser.players import (
    PHONE,
    Player,
    hurry,
    patiently,
    play_round,
    seated,
    settled,
    sitting,
    two_at_a_table,
)
from tests.server.servers import Server


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile(f"^{name}$")).first.click()


def test_a_tv_and_two_phones_play_twice(browser: Browser, url: str) -> None:
    """The screen opens the table, shows nobody's hand, starts, and follows into the next game."""
    with (
        sitting(browser, url, size=(1920, 1080)) as screen,
        sitting(browser, url, size=PHONE) as anna,
        sitting(browser, url, size=PHONE) as ben,
    ):
        screen.page.route("**/api/tables", partial(hurry, target="round", hand="5", uno_hold="0"))
        screen.open("/new/uno")
        for _ in range(2):
            press(screen.page, "One seat less")
        screen.page.get_by_text("This is the TV").click()
        press(screen.page, "Open the table")
        screen.page.wait_for_url("**/screen")
        first = screen.page.url
        path = first.removeprefix(url).removesuffix("/screen")
        anna.sit(path)
        ben.sit(path)
        expect(ben.page.get_by_text("started on the big screen")).to_be_visible()
        expect(screen.page.get_by_text("Player 2")).to_be_visible()
        press(screen.page, "Start")
        seated(anna)
        seated(ben)
        expect(screen.page.locator(".board").first).to_be_visible()
        assert screen.page.locator(".hand [data-code]").count() == 0
        play_round([anna, ben])
        for player in (anna, ben):
            finish(player)
        press(ben.page, "Play again")
        anna.page.get_by_role("dialog").get_by_role("link", name="Join the next game").click()
        screen.page.wait_for_url(lambda at: at != first)
        expect(screen.page.get_by_text("Player 2")).to_be_visible()
        press(screen.page, "Start")
        seated(anna)
        seated(ben)


def finish(player: Player) -> None:
    """From the last round to the result of the game."""
    won = player.page.locator(".won").first
    go_on = player.page.get_by_role("button", name=re.compile("^Go on")).first
    for _ in patiently():
        expect(won.or_(go_on).first).to_be_visible()
        if won.is_visible():
            return
        with suppress(Error):  # the result came meanwhile
            go_on.click(timeout=500)
    raise AssertionError("the result is never shown")


@pytest.mark.parametrize("watch", [True, False])
def test_a_seat_is_handed_over_by_a_link(browser: Browser, url: str, watch: bool) -> None:
    """Once, with the cards in hand, also where nobody may watch."""
    with (
        sitting(browser, url) as anna,
        sitting(browser, url, size=PHONE) as ben,
        sitting(browser, url, size=PHONE) as cleo,
        sitting(browser, url) as late,
    ):
        two_at_a_table(anna, ben, {}, watch=watch)
        held = sorted(ben.hand)
        press(ben.page, "Table")
        press(ben.page, "Hand my seat over")
        link = ben.page.get_by_role("textbox", name="Hand my seat over").input_value()
        for player in (cleo, late):
            player.page.goto(link)
            expect(player.page.get_by_text("hands you this seat")).to_be_visible()
        press(cleo.page, "Sit down")
        seated(cleo)
        assert sorted(cleo.hand) == held
        expect(ben.page.get_by_text("Somebody else plays on your seat now")).to_be_visible()
        press(late.page, "Sit down")
        expect(late.page.get_by_text("has been used")).to_be_visible()


def test_somebody_with_two_tabs_leaves_and_another_takes_over_and_is_sent_away(
    browser: Browser, url: str
) -> None:
    with (
        sitting(browser, url) as anna,
        sitting(browser, url, size=PHONE) as ben,
        sitting(browser, url, size=PHONE) as cleo,
    ):
        path = two_at_a_table(anna, ben, {})
        other = ben.context.new_page()
        other.goto(url + path)
        for page in (ben.page, other):
            expect(page.get_by_text("also open in another tab")).to_be_visible()
        expect(other.locator(".hand [data-code]").first).to_be_visible()
        press(ben.page, "Table")
        press(ben.page, "Leave the game")
        press(ben.page, "Leave")
        ben.page.wait_for_url(url + "/")
        expect(other.get_by_role("button", name="Take the seat")).to_be_visible()
        assert "sent you away" not in other.inner_text("body")
        expect(anna.page.get_by_text("has left; a bot plays on").first).to_be_visible()
        cleo.open(path)
        press(cleo.page, "Take the seat")
        seated(cleo)
        press(anna.page, "Table")
        press(anna.page, "Send away")
        press(anna.page, "Yes, send away")
        expect(cleo.page.get_by_text("The host has sent you away")).to_be_visible()
        assert cleo.hand == []


def test_at_a_full_table_one_waits_and_watches(browser: Browser, url: str) -> None:
    with sitting(browser, url) as anna, sitting(browser, url) as cleo:
        path = anna.make_table(2, 1)
        anna.open(path)
        cleo.open(path)
        expect(cleo.page.get_by_text("All seats are taken.")).to_be_visible()
        anna.deal()
        expect(cleo.page.get_by_text("You are watching")).to_be_visible()


DEAD = {
    "/t/nothing-here-at-all-00000": ("no longer there", "Ask for a new link"),
    "/t/nothing-here-at-all-00000/replay": ("no longer there", "Ask for a new link"),
    "/t/nothing-here-at-all-00000/screen": ("no longer there", "Ask for a new link"),
    "/join/ZZZZ": ("No table waits under this code", "ask for the link"),
    "/resume#short": ("This link is incomplete", "Make a new link"),
    "/resume#0123456789012345678901": ("has been used or is too old", "Make a new link"),
    "/new/chess": ("not here yet", "home page"),
    "/nowhere": ("no such page", "home page"),
}


def test_a_dead_link_says_so(browser: Browser, url: str) -> None:
    with sitting(browser, url) as player:
        for path, (what, todo) in DEAD.items():
            player.page.goto("about:blank")
            player.open(path)
            expect(player.page.get_by_text(what)).to_be_visible()
            expect(player.page.get_by_text(todo)).to_be_visible()
        player.page.get_by_role("link", name="To the games").click()
        expect(player.page.get_by_role("button", name="With bots").first).to_be_visible()


def test_the_server_goes_and_comes_back_with_a_newer_client(browser: Browser, server: Server) -> None:
    """What was played stays played; the bar leaves the table its room."""

    def newer(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "build": "another"})

    with sitting(browser, server.url) as anna, sitting(browser, server.url, size=PHONE) as ben:
        two_at_a_table(anna, ben, {})
        for _ in range(4):
            anna.play_on()
            ben.play_on()
        settled(anna, ben)
        held = sorted(anna.hand), sorted(ben.hand)
        server.kill()
        for player in (anna, ben):
            expect(player.page.get_by_text("Nothing is lost")).to_be_visible()
        ben.page.route("**/api/address", newer)
        server.start()
        for player in (anna, ben):
            expect(player.page.get_by_text("Nothing is lost")).to_be_hidden(timeout=40_000)
        settled(anna, ben)
        assert (sorted(anna.hand), sorted(ben.hand)) == held
        expect(ben.page.get_by_role("button", name="Reload")).to_be_visible()
        last = ben.page.locator(".actions button").last.bounding_box()
        assert last and last["y"] + last["height"] <= PHONE[1]
        press(ben.page, "Reload")
        seated(ben)
