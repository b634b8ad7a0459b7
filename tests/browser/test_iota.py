"""Iota in a real browser: the grid, the draft, the dialogs, and a game to its end."""

import re
from collections.abc import Callable

from playwright.sync_api import Browser, FloatRect, Locator, expect

from tests.browser.players import PHONE, Player, sitting, until, whose_turn
from tests.browser.tables import play_from
from tests.server.servers import Server

LIT_AT = """() => {
    const grid = document.querySelector('.grid');
    if (grid.getAnimations({ subtree: true }).some(one => one.playState === 'running')) return;
    for (const cell of document.querySelectorAll('.lit')) {
        const { x, y, width, height } = cell.getBoundingClientRect();
        const at = [x + width / 2, y + height / 2];
        const there = document.elementFromPoint(...at);
        if (there && grid.contains(there) && !there.closest('button')) {
            const frames = window.lit?.at === String(at) ? window.lit.frames + 1 : 0;
            window.lit = { at: String(at), frames };
            return frames > 2 && at;
        }
    }
}"""
"""The middle of a lit cell on which nothing lies, once the camera stands still."""
TURN = "2p strict | A rs2 gt3 bx4 yc1 | B ?4 | grid rs1@0,0 | deck ys4 yt4 …"
"""A's turn, with cards that fit on every side."""


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
    player.page.evaluate("window.lit = undefined")
    player.page.mouse.click(*player.page.wait_for_function(LIT_AT).json_value())


def lay_something(player: Player) -> bool:
    """Taps a card that fits and a cell that lights up."""
    if fitting(player).count() == 0:
        return False
    fitting(player).first.click()
    expect(player.page.locator("[data-hand].chosen")).to_have_count(1)
    tap_lit_cell(player)
    expect(player.page.locator(".tried")).not_to_have_count(0)
    player.settle()
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
    player.settle()


def take_turn(player: Player) -> None:
    """Lay and done, or exchange where nothing fits."""
    done = player.page.get_by_role("button", name=re.compile("^Done"))
    laid = lay_something(player)
    if laid and done.get_attribute("aria-disabled") != "true":
        done.click()
        player.settle()
    else:  # nothing fits, or a joker was taken: that alone is no turn
        exchange(player, 0 if laid else 4)


def test_a_game_to_its_end(browser: Browser, server: Server) -> None:
    """By taps, on a phone and at a desk."""
    with sitting(browser, server, size=PHONE) as anna, sitting(browser, server) as ben:
        people = [anna, ben]
        play_from(people, "2p strict pack=short", seed="game 1", game="iota")
        for _ in range(60):
            player = whose_turn(people)
            if player is None:
                break
            take_turn(player)
        for player in people:
            expect(player.page.locator(".won").first).to_be_visible()


def test_a_draft_shows_its_points_and_can_be_taken_back(browser: Browser, server: Server) -> None:
    with sitting(browser, server, size=PHONE) as player:
        play_from([player], TURN, game="iota")
        page = player.page
        held = page.locator("[data-hand]").count()
        assert lay_something(player)
        expect(page.locator(".prompt .points")).to_have_text(re.compile("^So far: 3 points"))
        expect(page.locator(".sum").first).to_be_visible()
        expect(page.locator("[data-hand]")).to_have_count(held - 1)
        page.get_by_role("button", name=re.compile("^Undo")).click()
        expect(page.locator(".tried")).to_have_count(0)
        expect(page.locator("[data-hand]")).to_have_count(held)


def test_a_cell_that_does_not_fit_names_its_rule_and_is_marked(browser: Browser, server: Server) -> None:
    with sitting(browser, server) as player:
        play_from([player], TURN, game="iota")
        page = player.page
        page.locator("[data-hand]").first.click()
        page.locator(".card[data-card]").first.click()
        expect(page.locator(".wrong")).not_to_have_count(0)
        page.get_by_role("button", name="Which rule?").click()
        expect(page.locator("[data-clause].here")).to_be_visible()


def test_cards_are_exchanged(browser: Browser, server: Server) -> None:
    with sitting(browser, server, size=PHONE) as player:
        play_from([player], TURN, game="iota")
        held = cards(player)
        exchange(player, 2)
        now = cards(player)
        assert len(now) == 4 and now - held == {"ys4", "yt4"}


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


def test_by_keys_alone(browser: Browser, server: Server) -> None:
    """A number picks a card, N goes from lit cell to lit cell, Enter lays; + and - zoom, arrows walk."""
    with sitting(browser, server) as player:
        play_from([player], TURN, game="iota")
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
