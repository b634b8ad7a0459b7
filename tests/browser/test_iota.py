"""Iota in a real browser: the grid, the draft, the dialogs, and a game to its end."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Error, FloatRect, Locator, expect

from tests.browser.players import DESK, DRAWN, PHONE, Player, patiently, settled, sitting, until

LIT_AT = """() => {
    const grid = document.querySelector('.grid');
    for (const cell of document.querySelectorAll('.lit')) {
        const { x, y, width, height } = cell.getBoundingClientRect();
        const at = [x + width / 2, y + height / 2];
        const there = document.elementFromPoint(...at);
        if (there && grid.contains(there) && !there.closest('button')) return at;
    }
}"""
"""The middle of a lit cell on which nothing lies."""


def sit_down(player: Player, options: dict[str, str] | None = None) -> None:
    """At a table with one bot; it may already have moved."""
    player.open(player.make_table(2, 1, options, game="iota"))
    start = player.page.get_by_role("button", name="Start", exact=True)
    start.first.click()
    expect(player.page.locator("[data-hand]").first).to_be_visible()


def my_turn(player: Player) -> None:
    expect(player.page.get_by_text("Your turn!")).to_be_visible()


def cards(player: Player) -> set[str]:
    found: list[str] = player.page.locator("[data-hand]").evaluate_all(
        "all => all.map(one => one.dataset.hand)"
    )
    return set(found)


def fitting(player: Player) -> Locator:
    """Cards that could be laid somewhere."""
    return player.page.locator("[data-hand]:not(.dull)")


def tap_lit_cell(player: Player) -> None:
    """One that is seen: when a card is picked there always is one."""
    page = player.page
    before = None
    for _ in patiently(20):
        page.evaluate(DRAWN)
        at = page.evaluate(LIT_AT)
        if at and at == before:  # the camera stands still
            page.mouse.click(*at)
            return
        before = at
    raise AssertionError("no lit cell is in sight")


def lay_something(player: Player) -> bool:
    """Taps a card that fits and a cell that lights up."""
    if fitting(player).count() == 0:
        return False
    fitting(player).first.click()
    expect(player.page.locator("[data-hand].chosen")).to_have_count(1)
    tap_lit_cell(player)
    expect(player.page.locator(".tried")).not_to_have_count(0)
    settled(player)
    return True


def exchange(player: Player, cards: int) -> None:
    page = player.page
    page.get_by_role("button", name=re.compile("^Pass")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for card in dialog.locator("[aria-pressed]").all()[:cards]:
        card.click()
    dialog.get_by_role("button", name=re.compile("^(Pass|Exchange)")).click()
    expect(dialog).to_be_hidden()
    settled(player)


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_game_to_its_end(browser: Browser, url: str, size: tuple[int, int]) -> None:
    """By taps: lay and done, or exchange where nothing fits."""
    with sitting(browser, url, size=size) as player:
        sit_down(player, {"pack": "short"})
        page = player.page
        for _ in patiently():
            page.evaluate(DRAWN)
            if page.locator(".won").first.is_visible():
                return
            if not page.get_by_text("Your turn!").is_visible():
                continue
            try:
                laid = lay_something(player)
                done = page.get_by_role("button", name=re.compile("^Done"))
                if laid and done.get_attribute("aria-disabled") != "true":
                    done.click()
                    settled(player)
                else:  # nothing fits, or a joker was taken: that alone is no turn
                    exchange(player, 0 if laid else 4)
            except (AssertionError, Error):
                if not page.locator(".won").first.is_visible():
                    raise
        raise AssertionError("the game does not end: " + page.inner_text("body")[:500])


def test_a_draft_shows_its_points_and_can_be_taken_back(browser: Browser, url: str) -> None:
    with sitting(browser, url, size=PHONE) as player:
        sit_down(player)
        my_turn(player)
        page = player.page
        held = page.locator("[data-hand]").count()
        assert lay_something(player)
        expect(page.locator(".prompt .points")).to_have_text(re.compile("^So far: \\d+ points"))
        expect(page.locator(".sum").first).to_be_visible()
        expect(page.locator("[data-hand]")).to_have_count(held - 1)
        page.get_by_role("button", name=re.compile("^Undo")).click()
        expect(page.locator(".tried")).to_have_count(0)
        expect(page.locator("[data-hand]")).to_have_count(held)


def test_a_cell_that_does_not_fit_names_its_rule_and_is_marked(browser: Browser, url: str) -> None:
    with sitting(browser, url) as player:
        sit_down(player)
        my_turn(player)
        page = player.page
        page.locator("[data-hand]").first.click()
        page.locator(".card[data-card]").first.click()
        expect(page.locator(".wrong")).not_to_have_count(0)
        page.get_by_role("button", name="Which rule?").click()
        expect(page.locator("[data-clause].here")).to_be_visible()


def test_cards_are_exchanged(browser: Browser, url: str) -> None:
    with sitting(browser, url, size=PHONE) as player:
        sit_down(player)
        my_turn(player)
        held = cards(player)
        exchange(player, 2)
        now = cards(player)
        assert len(now) == 4 and len(now & held) == 2


def tried(player: Player) -> FloatRect:
    box = player.page.locator(".tried").bounding_box()
    assert box
    return box


def press(player: Player, keys: list[str], moves: Callable[[FloatRect], bool]) -> FloatRect:
    """What the keys do to the card that was tried; a busy browser draws later than it hears."""
    for key in keys:
        player.page.keyboard.press(key)
    until(player.page, lambda: moves(tried(player)), f"{keys[0]} leaves the card where it is")
    return tried(player)


def test_by_keys_alone(browser: Browser, url: str) -> None:
    """A number picks a card, N goes from lit cell to lit cell, Enter lays; + and - zoom, arrows walk."""
    with sitting(browser, url) as player:
        sit_down(player)
        my_turn(player)
        page = player.page
        fits = fitting(player).first.get_attribute("aria-keyshortcuts") or ""
        page.keyboard.press(fits)
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        expect(page.locator(".tried")).to_have_count(1)
        size = tried(player)["width"]
        near = press(player, ["+"] * 3, lambda box: box["width"] > size)
        far = press(player, ["-"] * 6, lambda box: box["width"] < near["width"] / 2)
        press(player, ["ArrowRight"] * 45, lambda box: box["x"] < far["x"] - 100)
        page.keyboard.press("0")
        page.keyboard.press("d")
        expect(page.locator(".tried")).to_have_count(0)
