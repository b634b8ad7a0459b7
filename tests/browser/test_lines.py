"""A phone whose line dies without a word: it says so, and what was pressed is done once."""

import json
import re

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.players import PHONE, Player, sitting, tap, until
from tests.browser.tables import ROUND, play_from
from tests.server.servers import Server

POSITION = f"2p {ROUND} | A r5 g6 b7 | B b1 b2 b3 | top r3 | deck y1 y2 y3 …"
LOST = "The connection is lost."


class Wifi:
    """All that a page sends and hears over its sockets; while it is dead both vanish."""

    def __init__(self, player: Player) -> None:
        self.dead = False
        self.acts: list[str] = []
        """The names of the actions that have reached the server, once for each time."""
        self.ends_at_act = False
        """It dies as soon as an action has reached the server: no answer comes."""
        player.page.route_web_socket(re.compile("/socket"), self.take)

    def take(self, line: WebSocketRoute) -> None:
        if self.dead:
            return  # it opens and is never heard of
        server = line.connect_to_server()
        line.on_message(lambda text: self.pass_on(server, text))
        server.on_message(lambda text: None if self.dead else line.send(text))

    def pass_on(self, server: WebSocketRoute, text: str | bytes) -> None:
        if self.dead:
            return
        server.send(text)
        if (said := json.loads(text))["type"] == "act":
            self.acts.append(said["id"])
            self.dead = self.ends_at_act


def test_a_dead_line_says_so_and_the_card_arrives_when_it_is_back(browser: Browser, server: Server) -> None:
    with sitting(browser, server, size=PHONE) as anna, sitting(browser, server) as ben:
        wifi = Wifi(anna)
        play_from([anna, ben], POSITION)
        wifi.dead = True
        tap(anna.card("r5"))
        sent = anna.page.locator('.hand .sent[data-code="r5"]')
        expect(sent).to_be_visible()
        expect(anna.page.get_by_text("Sending…")).to_be_visible()
        expect(anna.page.get_by_role("alert")).to_contain_text(LOST)
        expect(sent).to_be_visible()
        assert wifi.acts == []
        wifi.dead = False
        arrives_once(anna, ben, wifi)


def test_a_card_whose_answer_was_lost_is_not_played_twice(browser: Browser, server: Server) -> None:
    with sitting(browser, server, size=PHONE) as anna, sitting(browser, server) as ben:
        wifi = Wifi(anna)
        wifi.ends_at_act = True
        play_from([anna, ben], POSITION)
        tap(anna.card("r5"))
        expect(anna.page.get_by_role("alert")).to_contain_text(LOST)
        assert len(wifi.acts) == 1
        wifi.dead = wifi.ends_at_act = False
        arrives_once(anna, ben, wifi)
        until(anna.page, lambda: len(wifi.acts) > 1, "it is not sent again")
        assert len(set(wifi.acts)) == 1


def arrives_once(anna: Player, ben: Player, wifi: Wifi) -> None:
    expect(anna.page.locator(".hand [data-code]")).to_have_count(2)
    expect(anna.page.get_by_role("alert")).to_have_count(0)
    expect(anna.page.locator(".sent")).to_have_count(0)
    expect(ben.page.get_by_role("img", name="On top: red 5")).to_be_visible()
    assert len(set(wifi.acts)) == 1
