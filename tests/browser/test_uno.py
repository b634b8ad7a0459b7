"""UNO in a real browser, against a real server."""

import json
import re
from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Error, expect

from tests.browser.players import (
    PHONE,
    SEEN_AT,
    draw_for,
    hurry,
    patiently,
    play_round,
    seated,
    settled,
    sitting,
    tap,
    two_at_a_table,
)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_newcomer_plays_a_round_against_bots(browser: Browser, url: str, lang: str) -> None:
    """One tap on the home page, and a round to its end."""
    with sitting(browser, url, size=PHONE, lang=lang) as player:
        player.page.route("**/api/tables", hurry)
        player.open()
        player.page.get_by_role("button", name=re.compile("With bots|С ботами")).first.click()
        seated(player)
        assert len(player.hand) >= 7  # the bots may have moved first
        play_round([player], lang)


def test_four_play_a_round_one_drops_and_returns_one_watches(browser: Browser, url: str) -> None:
    with (
        sitting(browser, url) as anna,
        sitting(browser, url, size=PHONE) as ben,
        sitting(browser, url) as cleo,
        sitting(browser, url) as dora,
        sitting(browser, url) as watcher,
    ):
        path = anna.make_table(4, 0)
        anna.open(path)
        for guest in (ben, cleo, dora):
            guest.sit(path)
        anna.deal()
        for player in (anna, ben, cleo, dora):
            seated(player)
        watcher.open(path)
        expect(watcher.page.locator(".board").first).to_be_visible()
        assert watcher.hand == []
        for _ in range(12):
            for player in (anna, ben, cleo, dora):
                player.play_on()
        settled(anna, ben, cleo, dora)
        held = sorted(ben.hand)
        ben.page.goto("about:blank")
        ben.open(path)
        seated(ben)
        assert sorted(ben.hand) == held
        play_round([anna, ben, cleo, dora])
        assert anna.sees_result()


def test_nobody_receives_anothers_cards(browser: Browser, url: str) -> None:
    """Not in anything that came over the wire."""
    with sitting(browser, url) as anna, sitting(browser, url) as ben:
        two_at_a_table(anna, ben, {})
        play_round([anna, ben])
        for player, own, other in ((anna, "A", "B"), (ben, "B", "A")):
            shown = [fields for frame in player.heard for fields in find_fields(json.loads(frame))]
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


def test_who_forgets_to_shout_is_caught(browser: Browser, url: str) -> None:
    """Neither shouts; the first who holds one card draws two."""
    with sitting(browser, url) as anna, sitting(browser, url) as ben:
        for _ in range(4):
            two_at_a_table(anna, ben, {"hand": "5", "uno_hold": "5000"})
            while not anna.sees_result():
                for me, other in ((anna, ben), (ben, anna)):
                    settled(anna, ben)
                    catch = me.page.locator(".actions").get_by_role("button", name="Catch", disabled=False)
                    if len(other.hand) == 1 and catch.count():
                        catch.click()
                        expect(other.page.locator(".hand [data-code]")).to_have_count(3)
                        return
                    me.play_on()
        raise AssertionError("nobody was ever caught")


def test_a_wild_draw_four_is_challenged(browser: Browser, url: str) -> None:
    """The dialog says what is at stake; the verdict is shown."""
    with sitting(browser, url) as anna, sitting(browser, url) as ben:
        two_at_a_table(anna, ben, {"hand": "10"})
        player = draw_for([anna, ben], "w4")
        player.page.locator("[data-colour]").first.click()
        doubter = ben if player is anna else anna
        cards = len(doubter.hand)
        page = doubter.page
        page.get_by_role("dialog").get_by_role("button", name=re.compile("^I don't believe")).click()
        expect(page.get_by_role("dialog", name=re.compile("bluff|honest"))).to_be_visible()
        settled(anna, ben)
        assert len(doubter.hand) in (cards, cards + 6)


def test_a_refusal_names_its_rule(browser: Browser, url: str) -> None:
    with sitting(browser, url) as player:
        player.open(player.make_table(2, 1))
        player.deal()
        seated(player)
        page = player.page
        refusal = page.get_by_role("group", name="Not possible")
        for _ in patiently():
            with suppress(Error):  # none is dull now, or the turn has passed
                tap(page.locator(".hand .card.dull").first, timeout=500)
                settled(player)
                if refusal.count():
                    break
            player.play_on()
        page.get_by_role("button", name="Which rule?").click()
        expect(page.locator("[data-clause].here")).to_be_visible()


PLACES = """() => [...document.querySelectorAll('.actions button')].slice(0, 2)
    .map(button => button.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height])"""


def test_shout_and_catch_are_always_in_their_places(browser: Browser, url: str) -> None:
    """They do not move, whatever happens and whether or not anything is owed."""
    with sitting(browser, url, size=PHONE) as player:
        player.open(player.make_table(3, 2))
        player.deal()
        seated(player)
        settled(player)
        before = player.page.evaluate(PLACES)
        assert len(before) == 2
        for _ in range(15):
            assert player.page.evaluate(PLACES) == before
            if player.play_on():
                break


NUMBERED = ", ".join(
    f".hand .card.fitting:not([data-code^=w])[data-code$='{number}']" for number in range(10)
)


def test_a_double_click_plays_one_card(browser: Browser, url: str) -> None:
    with sitting(browser, url) as anna, sitting(browser, url) as ben:
        two_at_a_table(anna, ben, {})
        for _ in patiently():
            for player in (anna, ben):
                settled(anna, ben)
                ready = player.page.locator(NUMBERED)
                if ready.count():
                    before = len(player.hand)
                    ready.first.dblclick(position=ready.first.evaluate(SEEN_AT))
                    settled(anna, ben)
                    assert len(player.hand) == before - 1
                    return
                player.play_on()
        raise AssertionError("no number ever fitted")
