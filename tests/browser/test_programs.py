"""A program of one's own at a table: the host gets its line, all see what it is, and it can be sent away."""

import asyncio
import threading

from playwright.sync_api import Browser, expect

import koloda.client
from koloda.client import SeatGone
from tests.browser.players import PHONE, sitting
from tests.browser.tables import open_table
from tests.server.servers import Server


async def stay(link: str, token: str) -> None:
    """Sits there and does nothing, until the seat is gone."""
    async with koloda.client.join(link, token=token) as seat:
        async for _ in seat:
            pass


def test_the_host_gives_a_program_a_seat_and_takes_it_back(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as host, sitting(browser, server, size=PHONE) as friend:
        path = f"/t/{open_table(host, '3p strict')}"
        host.open(path)
        friend.sit(path)
        host.page.get_by_text("A program of yours").click()
        host.page.get_by_role("button", name="Token for seat C").click()
        line = host.page.locator("details input[readonly]").input_value().split()
        assert line[:2] == ["koloda", "join"] and line[2].endswith(path) and line[3] == "--token"
        seats = friend.page.get_by_role("listitem")
        expect(seats.filter(has_text="program of one's own, not here yet")).to_be_visible()
        gone: list[BaseException] = []

        def play() -> None:
            try:
                asyncio.run(stay(server.url + path, line[4]))
            except SeatGone as error:
                gone.append(error)

        program = threading.Thread(target=play)
        program.start()
        expect(friend.page.get_by_text("not here yet")).to_have_count(0)
        host.page.get_by_role("button", name="Remove").last.click()
        expect(seats.filter(has_text="program of one's own")).to_have_count(0)
        program.join(60)
        assert len(gone) == 1
