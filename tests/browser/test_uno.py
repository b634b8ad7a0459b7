"""UNO in a real browser, against a real server."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.players import (
    PHONE,
    SEEN_AT,
    Player,
    play_round,
    seated,
    sitting,
    tap,
    until,
    whose_turn,
)
from tests.browser.tables import ROUND, open_by_page, play_from
from tests.server.servers import Server


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_newcomer_plays_a_round_against_bots(browser: Browser, server: Server, lang: str) -> None:
    """One tap on the home page, and a round to its end."""
    with sitting(browser, server, size=PHONE, lang=lang) as player:
        open_by_page(player, "newcomer", {"blanks": "0", "uno_hold": "0"})
        player.open()
        player.page.get_by_role("button", name=re.compile("With bots|С ботами")).first.click()
        seated(player)
        assert whose_turn([player]) is player
        assert len(player.hand) == 7
        play_round([player], lang)


def test_four_play_a_round_one_drops_and_returns_one_watches(browser: Browser, server: Server) -> None:
    with (
        sitting(browser, server) as anna,
        sitting(browser, server, size=PHONE) as ben,
        sitting(browser, server) as cleo,
        sitting(browser, server) as dora,
        sitting(browser, server) as watcher,
    ):
        people = [anna, ben, cleo, dora]
        path = play_from(people, f"4p {ROUND}", seed="round 23")
        watcher.open(path)
        expect(watcher.page.locator(".board").first).to_be_visible()
        assert watcher.hand == []
        for _ in range(12):
            player = whose_turn(people)
            assert player
            player.play_on()
        held = ben.hand
        ben.page.goto("about:blank")
        ben.open(path)
        seated(ben)
        assert ben.hand == held
        play_round(people)
        expect(watcher.page.locator(".board").first).to_be_visible()
        finds_it_in_my_games(dora)


def finds_it_in_my_games(player: Player) -> None:
    """And takes it off."""
    page = player.page
    path = f"{player.server.url}/api/me/games"
    until(page, lambda: bool(page.request.get(path).json()["games"]), "the game is in no list")
    player.open("/games")
    expect(page.locator(".games li")).to_have_count(1)
    expect(page.locator(".games li")).to_contain_text("With Anna, Ben, Cleo")
    page.get_by_role("button", name=re.compile("^Take off my games")).click()
    expect(page.locator(".games li")).to_have_count(0)


def test_nobody_receives_anothers_cards(browser: Browser, server: Server) -> None:
    """Not in anything that came over the wire."""
    with sitting(browser, server) as anna, sitting(browser, server) as ben:
        play_from([anna, ben], f"2p {ROUND}", seed="round 10")
        play_round([anna, ben])
        for player, own, other in ((anna, "A", "B"), (ben, "B", "A")):
            shown = list(find_fields(player.heard))
            assert any(fields.get(own, "?")[0] != "?" for fields in shown)
            playing = [
                fields[other] for fields in shown if other in fields and fields.get("over", "-") == "-"
            ]
            assert playing and all(word.startswith("?") for hand in playing for word in hand.split())


def find_fields(told: object) -> Iterator[dict[str, str]]:
    """The fields of every position in a message."""
    if isinstance(told, dict):
        if isinstance(told.get("fields"), dict):
            yield told["fields"]
        told = list(told.values())
    if isinstance(told, list):
        for part in told:
            yield from find_fields(part)


def test_who_forgets_to_shout_is_caught(browser: Browser, server: Server) -> None:
    """One card left and no shout: two more for it."""
    with sitting(browser, server) as anna, sitting(browser, server) as ben:
        play_from([anna, ben], f"2p {ROUND} | A r5 g6 | B b1 b2 b3 | top r3 | deck y1 y2 y3 …")
        tap(anna.card("r5"))
        catch = ben.page.locator(".actions").get_by_role("button", name="Catch", disabled=False)
        catch.click()
        expect(anna.page.locator(".hand [data-code]")).to_have_count(3)
        assert sorted(anna.hand) == ["g6", "y1", "y2"]


@pytest.mark.parametrize(
    ("other", "verdict", "left"), [("r5", "bluff", (6, 3)), ("g5", "honest", (2, 9))], ids=["bluff", "honest"]
)
def test_a_wild_draw_four_is_challenged(
    browser: Browser, server: Server, other: str, verdict: str, left: tuple[int, int]
) -> None:
    """The dialog says what is at stake; the verdict is shown, and the cards go to whom they are due."""
    with sitting(browser, server) as anna, sitting(browser, server) as ben:
        play_from([anna, ben], f"2p {ROUND} | A w4 {other} g6 | B b1 b2 b3 | top r3 | deck …")
        tap(anna.card("w4"))
        anna.page.locator("[data-colour]").first.click()
        page = ben.page
        page.get_by_role("dialog").get_by_role("button", name=re.compile("^I don't believe")).click()
        expect(page.get_by_role("dialog", name=re.compile(verdict))).to_be_visible()
        for player, count in zip((anna, ben), left, strict=True):
            expect(player.page.locator(".hand [data-code]")).to_have_count(count)


def test_a_refusal_names_its_rule(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as player:
        play_from([player], f"2p {ROUND} | A r5 g6 | B b1 b2 b3 | top r3")
        page = player.page
        tap(page.locator(".hand .card.dull"))
        expect(page.get_by_role("group", name="Not possible")).to_be_visible()
        page.get_by_role("button", name="Which rule?").click()
        expect(page.locator("[data-clause].here")).to_be_visible()


PLACES = """() => [...document.querySelectorAll('.actions button')].slice(0, 2)
    .map(button => button.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height])"""


def test_shout_and_catch_are_always_in_their_places(browser: Browser, server: Server) -> None:
    """They do not move, whatever happens and whether or not anything is owed."""
    with (
        sitting(browser, server, size=PHONE) as anna,
        sitting(browser, server, size=PHONE) as ben,
        sitting(browser, server) as cleo,
    ):
        people = [anna, ben, cleo]
        position = f"3p {ROUND} | A r5 g6 | B g5 g6 | C ?6 | top r3 | deck … | chance k1:00000000000001"
        play_from(people, position)
        before = anna.page.evaluate(PLACES)
        assert len(before) == 2
        owes = set()
        for _ in range(15):
            player = whose_turn(people)
            if player is None:
                break
            player.play_on()
            owes.add(player.position["fields"].get("owes", "-"))
            for one in (anna, ben):
                assert one.page.evaluate(PLACES) == before
        assert owes >= {"-", "A", "B"}


def test_a_double_click_plays_one_card(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as anna, sitting(browser, server) as ben:
        play_from([anna, ben], f"2p {ROUND} | A r5 r6 r7 | B b1 b2 b3 | top r3")
        card = anna.card("r6")
        card.dblclick(position=card.evaluate(SEEN_AT))
        anna.settle()
        assert anna.hand == ["r5", "r7"]
        assert whose_turn([anna, ben]) is ben
