"""Arne in a real browser: black cards in anybody's turn, joint plays, gifts, and a game to its end."""

import re

from playwright.sync_api import Browser, Locator, expect

from tests.browser.players import PHONE, SEEN_AT, Player, sitting, tap, whose_turn
from tests.browser.tables import play_from
from tests.server.servers import Server

LIT = ".here, .aim.lit, .who.lit, .pile.lit"
BLACK = ".aim:is([aria-label*=Crash], [aria-label*=−200])"
CALM = "strict tempo=none deck=all"
"""No clock runs."""


def cards(player: Player, *, black: bool) -> Locator:
    """My cards that can be used now."""
    kind = "[data-code^='k-']" if black else ":not([data-code^='k-'])"
    return player.page.locator(f".hand .card.fitting{kind}")


def use(player: Player, card: Locator) -> None:
    """A card on the first thing that is lit for it."""
    page = player.page
    tap(card)
    play = page.get_by_role("button", name="Play it")
    if play.is_visible():
        play.click()
        return
    page.locator(LIT).first.click()
    question = page.get_by_role("dialog").get_by_role("button").first
    if question.is_visible():
        question.click()


def give(player: Player) -> None:
    """As many as are asked for."""
    button = player.page.get_by_role("button", name=re.compile("^Give"))
    for card in player.page.locator(".hand .card.fitting").all()[:2]:
        if button.get_attribute("aria-disabled") == "true":
            tap(card)
    button.click()


def step(player: Player, *, blacks: bool) -> None:
    """One thing that is asked for: an answer, a gift, a move, or nothing more."""
    page = player.page
    legal = player.position["legal"]
    phase = player.position["fields"].get("phase", "MOVE")
    question = page.get_by_role("dialog").get_by_role("button").first
    black, white = cards(player, black=True), cards(player, black=False)
    if question.is_visible():
        question.click()
    elif page.get_by_role("button", name=re.compile("^Give")).is_visible():
        give(player)
    elif phase == "MOVE" and blacks and black.count():
        use(player, black.first)
    elif phase == "MOVE" and white.count():
        use(player, white.first)
    else:
        page.keyboard.press("s" if "skip" in legal else "o")
    player.settle()


def test_a_game_to_its_end(browser: Browser, server: Server) -> None:
    """On a phone and at a desk; every third move begins with a black card."""
    with sitting(browser, server, size=PHONE) as anna, sitting(browser, server) as ben:
        people = [anna, ben]
        play_from(people, "2p strict tempo=none deck=both pick=random", seed="game 1", game="arne")
        for number in range(400):
            player = whose_turn(people)
            if player is None:
                break
            step(player, blacks=number % 3 == 0)
        for player in people:
            expect(player.page.locator(".prompt").first).to_contain_text("is over")
            expect(player.page.locator(".won").first).to_be_visible()


def test_fields_are_one_swipe_away_on_a_phone(browser: Browser, server: Server) -> None:
    """A tap on a name slides that field into sight; my own stays."""
    with sitting(browser, server, size=PHONE) as player:
        play_from([player], f"4p {CALM} | A r50 k-crash | B ?2 | C ?2 | D ?2", game="arne")
        page = player.page
        tabs = page.get_by_role("navigation", name="The other fields").get_by_role("button")
        expect(tabs).to_have_count(3)
        for place in range(3):
            tabs.nth(place).click()
            expect(page.locator(".strip .slot").nth(place)).to_be_in_viewport(ratio=0.9)
        home = page.locator(".home").bounding_box()
        assert home and home["x"] >= 0 and home["x"] + home["width"] <= PHONE[0]


def test_a_black_card_is_dragged_to_its_aim_in_anothers_turn(browser: Browser, server: Server) -> None:
    """Let go over a field that is lit."""
    with sitting(browser, server) as anna, sitting(browser, server) as ben:
        play_from([anna, ben], f"2p {CALM} | seats A:r B:b | A r50 | B k-200r b50 | turn A", game="arne")
        drag(ben, ben.card("k-200r"), ben.page.locator(".strip .stacks").first)
        expect(anna.page.locator(".home [aria-label*='−200']")).to_have_count(1)
        expect(ben.page.locator(".hand [data-code]")).to_have_count(1)


def drag(player: Player, card: Locator, target: Locator) -> None:
    seen, start, end = card.evaluate(SEEN_AT), card.bounding_box(), target.bounding_box()
    assert seen and start and end
    mouse = player.page.mouse
    mouse.move(start["x"] + seen["x"], start["y"] + seen["y"])
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + 20, steps=2)
    mouse.up()


def test_two_black_cards_fall_at_once(browser: Browser, server: Server) -> None:
    """Tapped one after the other, each with its aim, and named before they fall; the other sees both."""
    with sitting(browser, server, size=PHONE) as anna, sitting(browser, server) as ben:
        position = f"2p {CALM} | seats A:r B:b | A k-200b k-crash r50 | B b50 | field2 [b200] | turn A"
        play_from([anna, ben], position, game="arne")
        page = anna.page
        page.get_by_role("button", name="Several at once").click()
        for card, aim in (("k-200b", "[data-place='2'] .here"), ("k-crash", "[data-aim='stack:2.1']")):
            tap(anna.card(card))
            page.locator(aim).click()
        expect(page.get_by_text(re.compile(r"→.* \+ .*→"))).to_be_visible()
        page.get_by_role("button", name="Play all 2").click()
        expect(page.locator(".hand [data-code]")).to_have_count(1)
        for player in (anna, ben):
            expect(player.page.locator(BLACK)).to_have_count(2)
