"""A whole evening in a real browser: a TV and four phones, UNO, then Arne, then Munchkin.

One goes home, one comes late, one phone sleeps, one is turned sideways, and the Wi-Fi of one dies for ten
seconds.
"""

import asyncio
import random
import re
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Browser, expect

from tests.browser.players import PHONE, Player, play_round, press, seated, sitting, until, whose_turn
from tests.browser.tables import open_by_page
from tests.browser.test_evening import ROUND, TV, come
from tests.browser.test_lines import LOST, Wifi
from tests.browser.test_phones import WIDTHS, faults, rest, turn
from tests.browser.test_screens import reads_well
from tests.server.clients import Seat, play
from tests.server.servers import Server

SIDEWAYS = (740, 360)
TEN_SECONDS = 10_000
GO_ON = """() => [...document.querySelectorAll('.picker button')].find(
    button => button.innerText === 'Go on')?.click()"""


def test_from_the_first_scan_to_the_last_game(browser: Browser, server: Server) -> None:
    with (
        sitting(browser, server, size=TV) as screen,
        sitting(browser, server, size=PHONE) as anna,
        sitting(browser, server, size=PHONE) as ben,
        sitting(browser, server, size=PHONE) as cleo,
        sitting(browser, server, size=PHONE) as dora,
    ):
        wifi = Wifi(cleo)
        open_by_page(screen, "evening 3", ROUND)
        screen.open("/tv")
        press(screen.page, "UNO")
        screen.page.wait_for_url(re.compile("/tv/[A-Z]{4}$"))
        path = f"/r/{screen.page.url.rpartition('/')[2]}"
        for player, name in ((anna, "Anna"), (ben, "Ben"), (cleo, "Cleo")):
            come(player, path, name)
        anna.page.get_by_role("button", name="more", exact=False).first.click()
        expect(screen.page.locator(".room li")).to_have_count(4)
        anna.page.get_by_role("button", name=re.compile("^Start with 1 bot")).click()
        for player in (anna, ben, cleo):
            seated(player)
            expect(player.page.get_by_role("button", name="Show the table")).to_be_visible()

        come_late(dora, path)
        turned_sideways(ben)
        without_wifi(cleo, wifi, [anna, ben, cleo, dora])
        sleeps(cleo, path)
        play_round([anna, ben, cleo, dora])
        go_on([anna, ben, cleo, dora])
        expect(screen.page.locator(".end h1")).to_contain_text("won!")
        reads_well(screen)

        # Ben goes home; the others vote, the host decides.
        ben.page.goto("about:blank")
        cleo.page.get_by_role("dialog").get_by_role("button", name="Arne Total").click()
        anna.page.get_by_role("dialog").get_by_role("button", name=re.compile("Arne Total.*Cleo")).click()
        expect(screen.page.get_by_text("Waiting for Ben.")).to_be_visible()
        anna.page.get_by_text("Change the rules").click()
        press(anna.page, "Fast")
        press(anna.page, "Start without Ben")
        people = [anna, cleo, dora]
        for player in people:
            player.page.wait_for_function("() => wire.table?.game === 'arne' && wire.position")
            assert player.page.url.endswith(path), "one link for the evening"
        reads_well(screen)
        play_out(server, people)
        expect(screen.page.locator(".end li")).to_have_count(4)
        for name in ("Anna", "Ben", "Cleo", "Dora"):
            expect(screen.page.locator(".end li", has_text=name)).to_be_visible()
        expect(screen.page.locator(".end .evening")).to_be_visible()
        reads_well(screen)

        anna.page.get_by_role("dialog").get_by_role("button", name="Munchkin").click()
        expect(screen.page.get_by_text("Waiting for Ben.")).to_be_visible()
        ben.open(path)
        press(anna.page, "Start")
        for player in (anna, ben, cleo, dora):
            player.page.wait_for_function("() => wire.table?.game === 'munchkin' && wire.position")
            seated(player)
            press(player.page, "I am ready")
        screen.page.wait_for_function("() => wire.position?.fields.phase !== 'S.CREATE'")
        reads_well(screen)
        room = anna.page.request.get(
            f"{server.url}/api/tables/{anna.page.evaluate('wire.table.id')}/room"
        ).json()
        assert [game["game"] for game in room["games"]] == ["uno", "arne", "munchkin"]
        assert sum(score["wins"] for score in room["scores"]) >= 2


def come_late(dora: Player, path: str) -> None:
    """The game has begun: a bot gives up its chair and its cards."""
    dora.page.goto(dora.server.url + path)
    dora.page.get_by_role("textbox", name="Your name").fill("Dora")
    press(dora.page, "Take the seat")
    seated(dora)
    expect(dora.page.get_by_role("button", name="Show the table")).to_be_visible()


def turned_sideways(ben: Player) -> None:
    """The hand is all that there is, and as large as it gets, either way round; a tap shows the table."""
    for size in (PHONE, SIDEWAYS):
        turn(ben, size)
        assert faults(ben) == []
        large = ben.page.evaluate(WIDTHS)
        press(ben.page, "Show the table")
        rest(ben)
        assert faults(ben) == []
        small = ben.page.evaluate(WIDTHS)
        assert min(large) >= 1.6 * max(small)
        press(ben.page, "Show the hand")
        rest(ben)


def without_wifi(cleo: Player, wifi: Wifi, people: list[Player]) -> None:
    """What she played arrives when it is back, once."""
    others = [player for player in people if player is not cleo]
    while (player := whose_turn(people)) is not cleo:
        assert player in others
        player.play_on()
    cleo.page.wait_for_function("() => document.querySelector('.actions')")
    held = cleo.hand
    wifi.dead = True
    cleo.page.get_by_role("button", name=re.compile("^Draw")).click()
    expect(cleo.page.get_by_role("alert")).to_contain_text(LOST)
    cleo.page.wait_for_timeout(TEN_SECONDS)
    wifi.dead = False
    until(cleo.page, lambda: len(cleo.hand) > len(held), "the card that was drawn does not come")
    assert len(set(wifi.acts)) == len(wifi.acts)
    expect(cleo.page.get_by_role("alert")).to_have_count(0)


def sleeps(cleo: Player, path: str) -> None:
    """Her phone goes dark and forgets the page; when she looks again she has her seat and her cards."""
    held = sorted(cleo.hand)
    cleo.page.close()
    cleo.page = cleo.context.new_page()
    cleo.page.on("pageerror", lambda error: cleo.wrong.append(str(error)))
    cleo.open(path)
    seated(cleo)
    assert sorted(cleo.hand) == held


def go_on(people: list[Player]) -> None:
    """Everybody is done with the round."""

    def done() -> bool:
        for player in people:
            player.page.evaluate(GO_ON)
        return all(player.position.get("over") for player in people)

    until(people[0].page, done, "the match is not over")


def play_out(server: Server, people: list[Player]) -> None:
    """The rest of the game by lot, as fast as the server takes it; the pages look on."""
    id = people[0].page.evaluate("wire.table.id")
    cookies = [
        next(str(one["value"]) for one in player.context.cookies() if one["name"] == "koloda")
        for player in people
    ]

    async def game() -> None:
        seats = [Seat(server.url, cookie, id) for cookie in cookies]
        for seat in seats:
            await seat.open()
        await play(seats, random.Random(5))
        for seat in seats:
            await seat.close()

    with ThreadPoolExecutor(1) as pool:
        done = pool.submit(lambda: asyncio.run(game()))
        until(people[0].page, done.done, "the game does not end")
        done.result()
