"""Arne in a real browser: black cards in anybody's turn, joint plays, gifts, and a game to its end."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Error, Locator, expect

from tests.browser.players import (
    DESK,
    DRAWN,
    PHONE,
    SEEN_AT,
    Player,
    patiently,
    seated,
    settled,
    sitting,
    tap,
)

LIT = ".here, .aim.lit, .who.lit, .pile.lit"
BLACK = ".aim:is([aria-label*=Crash], [aria-label*=−200])"
FAST = {"tempo": "blitz", "pick": "random"}


def sit_down(player: Player, count: int, options: dict[str, str]) -> None:
    player.open(player.make_table(count, count - 1, {**FAST, **options}, game="arne"))
    player.deal()


def cards(player: Player, *, black: bool) -> Locator:
    """My cards that can be used now."""
    kind = "[data-code^='k-']" if black else ":not([data-code^='k-'])"
    return player.page.locator(f".hand .card.fitting{kind}")


def aim(player: Player) -> None:
    """Uses the chosen card on the first thing that is lit."""
    page = player.page
    play = page.get_by_role("button", name="Play it")
    if play.is_visible():
        play.click(timeout=800)
        return
    target = page.locator(LIT).first
    target.scroll_into_view_if_needed(timeout=800)
    target.click(timeout=800)
    if page.get_by_role("dialog").is_visible():
        page.get_by_role("dialog").get_by_role("button").first.click(timeout=800)


def give(player: Player) -> None:
    page = player.page
    button = page.get_by_role("button", name=re.compile("^Give"))
    for card in cards(player, black=True).or_(cards(player, black=False)).all()[:2]:
        if button.get_attribute("aria-disabled") == "true":
            tap(card, 800)
    button.click(timeout=800)


def step(player: Player, *, blacks: bool) -> None:
    """One thing that can be done: a question, a gift, a white move, a black card, or nothing more."""
    page = player.page
    dialog = page.get_by_role("dialog").filter(has_not=page.locator(".won"))
    try:
        if dialog.is_visible():
            dialog.get_by_role("button").first.click(timeout=800)
        elif page.get_by_role("button", name=re.compile("^Give")).is_visible():
            give(player)
        elif cards(player, black=False).count():
            tap(cards(player, black=False).first, 800)
            aim(player)
        elif blacks and cards(player, black=True).count():
            tap(cards(player, black=True).first, 800)
            aim(player)
        else:
            page.keyboard.press("s")
            page.keyboard.press("o")
    except Error:  # the moment is over
        if page.get_by_role("button", name="Cancel").first.is_visible():
            page.keyboard.press("Escape")


def play_to_the_end(player: Player) -> None:
    page = player.page
    for at, _ in enumerate(patiently()):
        if "is over" in page.locator(".prompt").first.inner_text():
            expect(page.locator(".won").first).to_be_visible()
            return
        step(player, blacks=at % 3 == 0)
        page.evaluate(DRAWN)
    raise AssertionError("the game does not end: " + page.inner_text("body")[:500])


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_game_to_its_end(browser: Browser, url: str, size: tuple[int, int]) -> None:
    with sitting(browser, url, size=size) as player:
        sit_down(player, 2, {"deck": "both"})
        play_to_the_end(player)


def test_fields_are_one_swipe_away_on_a_phone(browser: Browser, url: str) -> None:
    """A tap on a name slides that field into sight; my own stays."""
    with sitting(browser, url, size=PHONE) as player:
        sit_down(player, 4, {})
        page = player.page
        tabs = page.get_by_role("navigation", name="The other fields").get_by_role("button")
        expect(tabs).to_have_count(3)
        for place in range(3):
            tabs.nth(place).click()
            expect(page.locator(".strip .slot").nth(place)).to_be_in_viewport(ratio=0.9)
        home = page.locator(".home").bounding_box()
        assert home and home["x"] >= 0 and home["x"] + home["width"] <= PHONE[0]


def two_at_arne(anna: Player, ben: Player) -> None:
    """Both are dealt in; no clock runs."""
    path = anna.make_table(2, 0, {"tempo": "none", "pick": "random", "deck": "all"}, game="arne")
    anna.open(path)
    ben.sit(path)
    anna.deal()
    seated(ben)


def play_until(anna: Player, ben: Player, can: Callable[[Player, Player], bool]) -> None:
    """White cards only, game after game, until one of them can do it to the other, and does."""
    for _ in range(6):
        two_at_arne(anna, ben)
        for _ in range(80):
            for me, other in ((anna, ben), (ben, anna)):
                settled(anna, ben)
                if can(me, other):
                    return
                step(me, blacks=False)
            if "is over" in anna.page.locator(".prompt").first.inner_text():
                break
    raise AssertionError("the cards for it never came")


def test_a_black_card_is_dragged_to_its_aim_in_anothers_turn(browser: Browser, url: str) -> None:
    """Let go over a field that is lit, whatever way the hand went there."""
    with sitting(browser, url) as anna, sitting(browser, url) as ben:
        play_until(anna, ben, drags_a_minus)


def drags_a_minus(me: Player, other: Player) -> bool:
    place = me.page.locator(".strip [data-place]").first.get_attribute("data-place")
    minus = [code for code in me.position["legal"] if re.fullmatch(rf"k-200[a-z]*>{place}", code)]
    if not minus or "Your turn!" in me.page.locator(".prompt").inner_text():
        return False
    card = me.page.locator(f".hand .card.fitting[data-code='{minus[0].partition('>')[0]}']")
    drag(me, card.first, me.page.locator(".strip .stacks").first)
    expect(other.page.locator(".home [aria-label*='−200']").first).to_be_visible()
    return True


def drag(player: Player, card: Locator, target: Locator) -> None:
    seen, start, end = card.evaluate(SEEN_AT), card.bounding_box(), target.bounding_box()
    assert seen and start and end
    mouse = player.page.mouse
    mouse.move(start["x"] + seen["x"], start["y"] + seen["y"])
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + 20, steps=2)
    mouse.up()


def test_two_black_cards_fall_at_once(browser: Browser, url: str) -> None:
    """Tapped one after the other, each with its aim, and named before they fall; the other sees both."""
    with sitting(browser, url, size=PHONE) as anna, sitting(browser, url) as ben:
        play_until(anna, ben, plays_two_blacks)


def plays_two_blacks(me: Player, other: Player) -> bool:
    pair = two_blacks(me)
    if pair:
        play_at_once(me, other, pair)
    return bool(pair)


def two_blacks(player: Player) -> list[str]:
    """Codes of two black cards that could fall now, each on another aim."""
    found: dict[str, str] = {}
    for code in player.position["legal"]:
        card, _, aim = re.sub("[>@]", " ", code).partition(" ")
        if re.match("k-(200|crash)", card) and aim not in found:
            held = player.hand.count(card) - sum(one.startswith(card) for one in found.values())
            if held > 0:
                found[aim] = code
    return list(found.values())[:2] if len(found) > 1 else []


def play_at_once(me: Player, other: Player, pair: list[str]) -> None:
    page = me.page
    held = len(me.hand)
    page.get_by_role("button", name="Several at once").click()
    for code in pair:
        card, stack, aim = code.partition("@")
        card, _, place = card.partition(">")
        tap(page.locator(f".hand .card.fitting[data-code='{card}']").first)
        target = f"[data-aim='stack:{aim}']" if stack else f"[data-place='{place}'] .here"
        page.locator(target).click()
    expect(page.get_by_text(re.compile(r"→.* \+ .*→"))).to_be_visible()
    page.get_by_role("button", name="Play all 2").click()
    expect(page.locator(".hand [data-code]")).to_have_count(held - 2)
    for player in (me, other):
        expect(player.page.locator(BLACK)).to_have_count(2)
