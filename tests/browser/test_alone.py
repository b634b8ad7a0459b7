"""Alone among bots nobody hurries: the time stands still while one reads, bots are as quick as one likes."""

import json
import re

from playwright.sync_api import Browser, expect

from tests.browser.players import Player, press, sitting
from tests.browser.tables import play_from
from tests.server.servers import Server

ROUND = "3p strict blanks=0 uno_hold=0 | A r5 g6 b7 y9 | B r1 g2 b3 | C r2 g3 b4 | top r3"


def table_of(player: Player) -> dict[str, object]:
    found: dict[str, object] = player.page.evaluate("wire.table")
    return found


def test_while_the_rules_are_read_the_game_stands_still(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as player:
        play_from([player], ROUND)
        press(player.page, "Rules")
        player.page.wait_for_function("() => wire.table.paused")
        player.page.keyboard.press("Escape")
        player.page.wait_for_function("() => !wire.table.paused")
        player.card("r5").click(position={"x": 8, "y": 20})
        player.settle()
        assert "r5" not in player.hand


def test_with_another_person_the_rules_stop_nobody(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as anna, sitting(browser, server) as ben:
        play_from([anna, ben], "2p strict blanks=0 uno_hold=0 | A r5 g6 | B r1 g2 | top r3")
        press(anna.page, "Rules")
        expect(anna.page.get_by_role("dialog")).to_be_visible()
        anna.settle()
        assert not table_of(anna)["paused"]


def test_bots_are_as_quick_as_one_likes(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as player:
        play_from([player], ROUND)
        press(player.page, "Table")
        player.page.get_by_role("button", name="Take their time").click()
        player.page.wait_for_function("() => wire.table.pace === 200")
        expect(player.page.get_by_role("button", name="Take their time")).to_have_attribute(
            "aria-pressed", "true"
        )


def test_in_a_first_game_of_montana_the_program_judges(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as player:
        wanted: list[dict[str, object]] = []
        player.page.on(
            "request",
            lambda sent: (
                wanted.append(json.loads(sent.post_data or "{}"))
                if sent.method == "POST" and re.search("/api/tables$", sent.url)
                else None
            ),
        )
        for pace in (200, 100):
            player.open("/")
            box = player.page.get_by_role("article").filter(
                has=player.page.get_by_role("heading", name="Montana")
            )
            box.get_by_role("button", name=re.compile("bots", re.IGNORECASE)).click()
            player.page.wait_for_url("**/t/*")
            player.page.wait_for_function("pace => wire.position && wire.table.pace === pace", arg=pace)
        first, second = (dict(table["options"]) for table in wanted)  # type: ignore[call-overload]
        assert "referee" not in first and "referee" in second


def test_a_page_that_was_left_while_the_time_stood_goes_on(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as player:
        path = play_from([player], ROUND)
        press(player.page, "Rules")
        player.page.wait_for_function("() => wire.table.paused")
        player.open(path)
        player.page.wait_for_function("() => wire.table && !wire.table.paused")


def test_while_a_card_is_read_a_race_stands_still(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as player:
        play_from(
            [player],
            "2p strict race_ms=60000 | A g2* g1* | B r1* r2* | pile g5* | rules D=#2",
            game="montana",
        )
        player.card("g2*").click()
        player.page.wait_for_function("() => wire.position.windows.some(({ race }) => race)")
        player.card("g1*").hover()
        player.page.wait_for_function("() => wire.table.paused")
        expect(player.page.locator(".peek.ready")).to_contain_text("green 1")
        player.page.mouse.move(2, 2)
        player.page.wait_for_function("() => !wire.table.paused")
