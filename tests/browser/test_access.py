"""For those who do not see the screen, or do not point at it."""

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.players import (
    DRAWN,
    PHONE,
    Player,
    draw_for,
    patiently,
    seated,
    sitting,
    two_at_a_table,
    until,
)

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDE = (1440, 900)
GRAVE = ("serious", "critical")
RUN = """axe.run({
    resultTypes: ['violations'],
    // A face shows numbers and signs; the name of the card or person says them in words.
    rules: { 'label-content-name-mismatch': { enabled: false } },
})"""
GAMES = {"iota": 3, "montana": 4, "arne": 4, "munchkin": 4}


@pytest.fixture(scope="session")
def axe() -> str:
    """The checker, as a script; it comes with what the web client is built with."""
    if not AXE.exists():
        told = "axe-core is not installed: `make test-web` fetches it"
        pytest.fail(told) if os.environ.get("CI") else pytest.skip(told)
    return AXE.read_text(encoding="utf-8")


def look_at(
    player: Player, axe: str, where: str, looks: tuple[str, ...] = ("dark light", "dark light")
) -> None:
    """No grave fault, narrow and wide, dark and light."""
    page = player.page
    found = []
    for (width, height), chosen in zip((PHONE, WIDE), looks, strict=True):
        page.set_viewport_size({"width": width, "height": height})
        for look in chosen.split():
            page.evaluate("look => (document.documentElement.dataset.look = look)", look)
            for _ in range(3):  # with reduced motion a colour fades from one frame to the next
                page.evaluate(DRAWN)
            if page.evaluate("!window.axe"):
                page.evaluate(axe)
            for fault in page.evaluate(RUN)["violations"]:
                if fault["impact"] in GRAVE:
                    found += [
                        f"{where} {width} {look} {fault['id']}: {about(node)}" for node in fault["nodes"]
                    ]
    assert found == []


def about(node: dict[str, Any]) -> str:
    said = [check["message"] for check in node["any"] + node["all"] + node["none"]]
    return f"{node['target']} {node['html'][:200]} {said[:1]}"


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()


def test_axe_finds_nothing_grave_before_the_game(browser: Browser, url: str, axe: str) -> None:
    with sitting(browser, url) as player:
        player.open()
        expect(player.page.get_by_role("button", name="With bots").first).to_be_enabled()
        look_at(player, axe, "home")
        player.open("/about")
        look_at(player, axe, "about")
        player.open("/rules/uno")
        expect(player.page.get_by_role("img", name="On a red seven")).to_be_visible()
        look_at(player, axe, "rulebook")
        player.open("/new/uno")
        expect(player.page.get_by_role("button", name="Open the table")).to_be_enabled()
        for part in player.page.locator("details").all():
            part.evaluate("part => (part.open = true)")
        look_at(player, axe, "new table")
        player.open(player.make_table(3, 0))
        expect(player.page.get_by_role("button", name="Stand up")).to_be_visible()
        look_at(player, axe, "lobby")


def test_axe_finds_nothing_grave_at_a_table_of_uno(browser: Browser, url: str, axe: str) -> None:
    with sitting(browser, url, size=WIDE) as player, sitting(browser, url) as other:
        page = player.page
        path = two_at_a_table(player, other, {})
        look_at(player, axe, "table")
        for sheet in ("Rules", "Table"):
            press(page, sheet)
            expect(page.get_by_role("dialog", name=sheet)).to_be_visible()
            look_at(player, axe, sheet)
            page.keyboard.press("Escape")
        chooser = draw_for([player, other], "w")
        expect(chooser.page.locator("[data-colour]").first).to_be_visible()
        look_at(chooser, axe, "colours")
        page.goto(player.url + path + "/replay")
        expect(page.get_by_role("slider")).to_be_visible()
        look_at(player, axe, "replay")


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_grave_at_other_tables(browser: Browser, url: str, axe: str, game: str) -> None:
    with sitting(browser, url, size=WIDE) as player:
        options = {"pick": "random"} if game == "arne" else {}
        player.open(player.make_table(GAMES[game], GAMES[game] - 1, options, game=game) + "#now")
        expect(player.page.locator(".hand :is([data-code], [data-hand])").first).to_be_visible()
        look_at(player, axe, game, ("dark", "light"))


LISTEN = """() => {
    window.said = [];
    for (const region of document.querySelectorAll('[aria-live]')) {
        new MutationObserver(() => window.said.push(region.textContent)).observe(
            region, { childList: true, characterData: true, subtree: true });
    }
}"""
HEARD = {
    "en": {"played": "You play: ", "turn": "Your turn!", "fit": r"(\d+|One) cards? fits?"},
    "ru": {"played": "Вы ходите: ", "turn": "ход!", "fit": r"Подход[ия]т (\d+)"},
}


FITTING = """pattern => {
    const said = [...window.said.join(' ').matchAll(new RegExp(pattern, 'g'))].at(-1)?.[1] ?? -1;
    return [document.querySelectorAll('.hand .card.fitting').length, said === 'One' ? 1 : Number(said)];
}"""


def hears_how_many_fit(player: Player, pattern: str) -> bool:
    """Whether it was said; it is said a moment after it is shown. After a draw it is not said again."""
    page = player.page
    if page.locator("[aria-keyshortcuts=P]:not([aria-disabled=true])").count():
        return False
    until(
        page,
        lambda: len({*page.evaluate(FITTING, pattern), -1}) == 2,
        lambda: f"it fits otherwise than was said: {page.evaluate('window.said')[-6:]}",
    )
    return bool(page.evaluate(FITTING, pattern)[1] >= 0)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_round_by_keyboard_and_ear_alone(browser: Browser, url: str, lang: str) -> None:
    """Once it is dealt, no pointer: arrows and Enter in the hand and in dialogs, letters for the rest. The
    focus is never lost, and what was played, whose turn it is and how many cards fit is said."""
    words = HEARD[lang]
    with sitting(browser, url, lang=lang) as player:
        page = player.page
        player.open(player.make_table(2, 1))
        player.deal()
        seated(player)
        page.evaluate(LISTEN)
        page.keyboard.press("h")
        counted = 0
        for _ in patiently():
            page.evaluate(DRAWN)
            if player.sees_result():
                break
            assert page.evaluate("document.activeElement !== document.body"), page.inner_text("body")[:600]
            if page.get_by_role("dialog").first.is_visible():
                page.keyboard.press("Enter")
            elif page.locator(".hand .card.fitting").count():
                counted += hears_how_many_fit(player, words["fit"])
                page.keyboard.press("h")
                for _ in range(len(player.hand)):
                    if page.locator(".hand .card.fitting:focus").count():
                        page.keyboard.press("Enter")
                        break
                    page.keyboard.press("ArrowRight")
            else:
                page.keyboard.press("d")
                page.keyboard.press("p")
        else:
            raise AssertionError("the round does not end")
        said = " ".join(page.evaluate("window.said"))
        assert words["played"] in said and words["turn"] in said and counted, said
