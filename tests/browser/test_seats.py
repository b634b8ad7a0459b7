"""Seats change hands, links die, servers go: each says what happened and what to do, and nothing is lost."""

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.players import PHONE, Player, play_round, press, seated, sitting, whose_turn
from tests.browser.tables import ROUND, open_by_page, open_table, play_from
from tests.server.servers import Server


def two_at_a_table(anna: Player, ben: Player, *, watch: bool = True) -> str:
    """Both are dealt in; the path of the table."""
    path = f"/t/{open_table(anna, f'2p {ROUND}', watch=watch)}"
    anna.open(path)
    ben.sit(path)
    anna.deal()
    seated(anna)
    seated(ben)
    return path


def test_a_tv_and_two_phones_play_twice(browser: Browser, server: Server) -> None:
    """The screen opens the table, shows nobody's hand, starts, and follows into the next game."""
    with (
        sitting(browser, server, size=(1920, 1080)) as screen,
        sitting(browser, server, size=PHONE) as anna,
        sitting(browser, server, size=PHONE) as ben,
    ):
        open_by_page(screen, "screen 41", {"target": "round", "hand": "5", "blanks": "0", "uno_hold": "0"})
        screen.open("/new/uno")
        for _ in range(2):
            press(screen.page, "One seat less")
        screen.page.get_by_text("This is the TV").click()
        press(screen.page, "Open the table")
        screen.page.wait_for_url("**/screen")
        first = screen.page.url
        path = first.removeprefix(server.url).removesuffix("/screen")
        anna.sit(path)
        ben.sit(path)
        expect(ben.page.get_by_text("Player starts the game.")).to_be_visible()
        expect(screen.page.get_by_text("Player 2")).to_be_visible()
        screen.deal()
        seated(anna)
        seated(ben)
        expect(screen.page.locator(".board").first).to_be_visible()
        assert screen.page.locator(".hand [data-code]").count() == 0
        play_round([anna, ben])
        for player in (anna, ben):
            expect(player.page.locator(".won").first).to_be_visible()
        ben.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
        screen.page.wait_for_url(lambda at: at != first)
        expect(screen.page.get_by_role("listitem").filter(has_text="Player 2")).to_be_visible()
        screen.deal()
        seated(anna)
        seated(ben)


@pytest.mark.parametrize("watch", [True, False])
def test_a_seat_is_handed_over_by_a_link(browser: Browser, server: Server, watch: bool) -> None:
    """Once, with the cards in hand, also where nobody may watch."""
    with (
        sitting(browser, server) as anna,
        sitting(browser, server, size=PHONE) as ben,
        sitting(browser, server, size=PHONE) as cleo,
        sitting(browser, server) as late,
    ):
        two_at_a_table(anna, ben, watch=watch)
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
    browser: Browser, server: Server
) -> None:
    with (
        sitting(browser, server) as anna,
        sitting(browser, server, size=PHONE) as ben,
        sitting(browser, server, size=PHONE) as cleo,
    ):
        path = two_at_a_table(anna, ben)
        other = ben.context.new_page()
        other.goto(server.url + path)
        for page in (ben.page, other):
            expect(page.get_by_text("also open in another tab")).to_be_visible()
        expect(other.locator(".hand [data-code]").first).to_be_visible()
        press(ben.page, "Table")
        press(ben.page, "Leave the game")
        press(ben.page, "Leave")
        ben.page.wait_for_url(server.url + "/")
        expect(other.get_by_role("button", name="Take the seat")).to_be_visible()
        assert "sent you away" not in other.inner_text("body")
        expect(anna.page.get_by_text("has left; a bot plays on").first).to_be_visible()
        cleo.open(path)
        expect(cleo.page.get_by_text("You are watching")).to_be_visible()
        expect(cleo.page.get_by_role("button", name="Take the seat")).to_have_count(0)
        press(anna.page, "Table")
        press(anna.page, "Give the seat away")
        anna.page.keyboard.press("Escape")
        press(cleo.page, "Take the seat")
        seated(cleo)
        press(anna.page, "Table")
        press(anna.page, "Send away")
        press(anna.page, "Yes, send away")
        expect(cleo.page.get_by_text("The host has sent you away")).to_be_visible()
        assert cleo.hand == []


def test_whoever_does_not_play_waits_and_watches(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as anna, sitting(browser, server) as cleo:
        path = f"/t/{open_table(anna, f'2p {ROUND}', bots=1)}"
        anna.open(path)
        cleo.open(path)
        expect(cleo.page.get_by_text("Play along, or wait to watch.")).to_be_visible()
        anna.deal()
        expect(cleo.page.get_by_text("You are watching")).to_be_visible()


def test_whoever_comes_to_a_full_table_is_told_of_the_next_game(browser: Browser, server: Server) -> None:
    with (
        sitting(browser, server) as anna,
        sitting(browser, server) as ben,
        sitting(browser, server, size=PHONE) as cleo,
    ):
        cleo.open(two_at_a_table(anna, ben))
        told = cleo.page.get_by_text("You can play in the next game.")
        expect(told).to_be_visible()
        press(cleo.page, "All right")
        expect(told).to_have_count(0)


DEAD = {
    "/t/nothing-here-at-all-00000": ("no longer there", "Ask for a new link"),
    "/t/nothing-here-at-all-00000/replay": ("no longer there", "Ask for a new link"),
    "/t/nothing-here-at-all-00000/screen": ("no longer there", "Ask for a new link"),
    "/join/ZZZZ": ("There is no room with this code", "ask for the link"),
    "/resume#short": ("This link is incomplete", "Make a new link"),
    "/resume#0123456789012345678901": ("has been used or is too old", "Make a new link"),
    "/new/chess": ("not here yet", "home page"),
    "/nowhere": ("no such page", "home page"),
}


def test_a_dead_link_says_so(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as player:
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

    with sitting(browser, server) as anna, sitting(browser, server, size=PHONE) as ben:
        play_from([anna, ben], f"2p {ROUND} | A r5 g6 r7 | B r2 b5 b6 | top r3 | deck y1 y2 y3 …")
        for player, left in ((anna, ["g6", "r7"]), (ben, ["b5", "b6"])):
            assert whose_turn([anna, ben]) is player
            player.play_on()
            assert sorted(player.hand) == left
        held = anna.hand, ben.hand
        server.kill()
        for player in (anna, ben):
            expect(player.page.get_by_text("Nothing is lost")).to_be_visible()
        ben.page.route("**/api/address", newer)
        server.start()
        for player in (anna, ben):
            expect(player.page.get_by_text("Nothing is lost")).to_be_hidden()
        for player in (anna, ben):
            player.settle()
        assert (anna.hand, ben.hand) == held
        expect(ben.page.get_by_role("button", name="Reload")).to_be_visible()
        last = ben.page.locator(".actions button").last.bounding_box()
        assert last and last["y"] + last["height"] <= PHONE[1]
        press(ben.page, "Reload")
        seated(ben)
