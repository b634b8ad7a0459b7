"""A card that is looked at closely says what it does, and whether it fits: in the hand and on the table."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.players import PHONE, Player, sitting
from tests.browser.tables import PAUSES, play_from
from tests.server.servers import Server

UNO = "2p strict blanks=0 uno_hold=0 | A r5 g6 b+ w4 | B ?7 | top r3"
TABLES = {
    "uno": (UNO, "g6", "Green 6", "same colour or the same number"),
    "montana": (
        "2p strict | A g2* :say r4o | B ?6 | pile b5* | rules M=!o=",
        ":say",
        "Name blue cards",
        "adds one more rule",
    ),
    "arne": (
        "2p strict tempo=none | A k-crash b1000 | B ?5 | field1 [r100]",
        "k-crash",
        "Crash",
        "worth nothing",
    ),
    "iota": ("2p strict | A rs2 gt3 bx4 yc1 | grid rs1@0,0", "gt3", "3", "all the same or all different"),
    "munchkin": (
        f"3p strict {PAUSES} | A hand=orc.1,mouse | B F | C F | phase S.CREATE",
        "mouse",
        "Dozy Mouse",
        "cheese",
    ),
}


def peek(player: Player, card: str) -> Locator:
    """Points at a card of the hand; what is shown large."""
    player.page.mouse.move(2, 2)
    player.page.locator(f'.hand [data-code="{card}"], .hand [data-hand="{card}"]').first.hover()
    return player.page.locator(".peek.ready")


@pytest.mark.parametrize("game", TABLES)
def test_a_card_that_is_pointed_at_says_what_it_does(browser: Browser, server: Server, game: str) -> None:
    position, card, name, does = TABLES[game]
    with sitting(browser, server) as player:
        play_from([player], position, game=game)
        shown = peek(player, card)
        expect(shown.locator("strong")).to_contain_text(re.compile(name, re.IGNORECASE))
        expect(shown).to_contain_text(does)
        player.page.mouse.move(2, 2)
        expect(player.page.locator(".peek")).to_have_count(0)


def test_it_says_whether_it_fits_and_why_not(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as player:
        play_from([player], UNO)
        peek(player, "r5")
        expect(player.page.locator(".peek .yes")).to_contain_text("the colour is the same, red")
        peek(player, "g6")
        expect(player.page.locator(".peek .no")).to_contain_text("doesn't fit")


FACTS = {
    "arne": (
        "4p strict tempo=none | A r500 g50 k-200y | phase MOVE | turn A",
        "k-200y",
        ".yes",
        "B's field is yellow",
    ),
    "munchkin": (
        f"3p strict {PAUSES} | A hand=skates,mouse on=boots | B F | C F | phase T.ROOM",
        "skates",
        ".yes",
        "no room",
    ),
}
"""What a card says besides its kind: which field, which slot."""


@pytest.mark.parametrize("game", FACTS)
def test_it_names_the_field_or_the_slot(browser: Browser, server: Server, game: str) -> None:
    position, card, sign, fact = FACTS[game]
    with sitting(browser, server) as player:
        play_from([player], position, game=game)
        shown = peek(player, card)
        if game == "arne":
            name = player.page.evaluate("wire.table.chairs[1].name")
            fact = fact.replace("B", name, 1)
        expect(shown.locator(sign)).to_contain_text(fact)


def test_a_long_press_looks_and_does_not_play(browser: Browser, server: Server) -> None:
    with sitting(browser, server, size=PHONE) as player:
        play_from([player], UNO)
        card = player.card("r5")
        box = card.bounding_box()
        assert box
        at = {"clientX": box["x"] + 8, "clientY": box["y"] + 20, "pointerType": "touch", "bubbles": True}
        card.dispatch_event("pointerdown", {**at, "button": 0, "pointerId": 7})
        expect(player.page.locator(".peek.ready")).to_contain_text("red 5")
        card.dispatch_event("pointerup", {**at, "pointerId": 7})
        card.dispatch_event("click", {**at, "button": 0})
        player.settle()
        assert "r5" in player.hand


def test_a_key_shows_the_card_with_the_focus(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as player:
        play_from([player], UNO)
        player.page.keyboard.press("h")
        player.page.keyboard.press("i")
        expect(player.page.locator(".peek.ready")).to_contain_text("Left in a hand")
        player.page.keyboard.press("Escape")
        expect(player.page.locator(".peek")).to_have_count(0)
