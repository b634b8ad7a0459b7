"""For those who do not see the screen, or do not point at it."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.players import PHONE, RESULT, Player, sitting, tap, whose_turn
from tests.browser.tables import ROUND, open_table, play_from
from tests.server.servers import Server

WIDE = (1440, 900)
GRAVE = ("serious", "critical")
RUN = """axe.run({
    resultTypes: ['violations'],
    rules: { 'label-content-name-mismatch': { enabled: true } },
})"""
FADED = """() => {
    const fades = one => one.playState === 'running' && /color|opacity|fill/.test(one.transitionProperty);
    window.calm = document.getAnimations().some(fades) ? 0 : (window.calm ?? 0) + 1;
    return window.calm > 2;
}"""
"""Colours fade even where nothing moves, and what inherits them does so a frame later."""
TABLES = {
    "iota": ("iota", "3p strict | A rs2 gt3 bx4 yc1 | grid rs1@0,0 gt1@1,0 bx1@2,0 rt2@1,1"),
    "montana": ("montana", "4p strict | A g1* b3* b6* !o= #2 :say | B ?6 | C ?6 | D ?6 | pile r4o"),
    "arne": (
        "arne",
        "4p strict tempo=none | A r50 a-x3 k-200y k-crash k-lock | B ?5 | C ?5 | D ?5"
        " | field1 [r100 x3] [k-200b cham] | field2 [y100 crash] [y50] | field3 [r500] | disc k-stop",
    ),
    "munchkin": (
        "munchkin",
        "4p strict setup_ms=3600000 | A hand=bard.1,orc.2,amnesia,mouse,valenki,bucket,skis,coral | B F"
        " | phase S.CREATE",
    ),
    "fight": (
        "munchkin",
        "4p strict think_ms=3600000 | A L3 race=orc.1 on=firclub,snowcap off=boots curses=hiccups hand=coral"
        " | B L2 on=whip | combat A vs slush[redcap] santa-mall",
    ),
}


def look_at(
    player: Player, axe: str, where: str, looks: tuple[str, ...] = ("dark light", "dark light")
) -> None:
    """No grave fault, narrow and wide, dark and light."""
    page = player.page
    found = []
    for (width, height), chosen in zip((PHONE, WIDE), looks, strict=True):
        page.set_viewport_size({"width": width, "height": height})
        for look in chosen.split():
            page.evaluate("look => { document.documentElement.dataset.look = look; window.calm = 0; }", look)
            page.wait_for_function(FADED)
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


def test_axe_finds_nothing_grave_before_the_game(browser: Browser, server: Server, axe: str) -> None:
    with sitting(browser, server) as player:
        player.open()
        expect(player.page.get_by_role("button", name="With bots").first).to_be_enabled()
        look_at(player, axe, "home")
        press(player.page, "Settings")
        expect(player.page.get_by_role("dialog", name="Settings")).to_be_visible()
        look_at(player, axe, "settings", ("dark", "light"))
        player.page.keyboard.press("Escape")
        player.page.wait_for_function("() => !history.state?.over")
        player.open("/games")
        expect(player.page.get_by_text("Games that you play to the end")).to_be_visible()
        look_at(player, axe, "my games", ("dark", "light"))
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
        player.open(f"/t/{open_table(player, '3p strict')}")
        expect(player.page.get_by_role("button", name="Stand up")).to_be_visible()
        look_at(player, axe, "lobby")


def test_axe_finds_nothing_grave_at_a_table_of_uno(browser: Browser, server: Server, axe: str) -> None:
    with sitting(browser, server, size=WIDE) as player:
        page = player.page
        path = play_from([player], f"2p {ROUND} | A r5 g6 b7 w | B ?7 | top r3")
        look_at(player, axe, "table")
        for sheet in ("Rules", "Table"):
            press(page, sheet)
            expect(page.get_by_role("dialog", name=sheet)).to_be_visible()
            look_at(player, axe, sheet)
            page.keyboard.press("Escape")
        page.keyboard.press("?")
        expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
        look_at(player, axe, "keys", ("dark", "light"))
        page.keyboard.press("Escape")
        tap(player.card("w"))
        expect(page.locator("[data-colour]").first).to_be_visible()
        look_at(player, axe, "colours")
        page.goto(server.url + path + "/replay")
        expect(page.get_by_role("slider")).to_be_visible()
        look_at(player, axe, "replay")
        page.goto(server.url + path + "/screen")
        expect(page.locator(".board.screen")).to_be_visible()
        look_at(player, axe, "TV", ("light", "dark"))


@pytest.mark.parametrize("table", TABLES)
def test_axe_finds_nothing_grave_at_other_tables(
    browser: Browser, server: Server, axe: str, table: str
) -> None:
    """The bots wait for the person: nothing changes meanwhile."""
    with sitting(browser, server, size=WIDE) as player:
        game, position = TABLES[table]
        play_from([player], position, game=game)
        assert whose_turn([player]) is player
        look_at(player, axe, table, ("dark", "light"))


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


def hears_how_many_fit(player: Player, pattern: str) -> None:
    """It is said a moment after it is shown."""
    player.page.wait_for_function(f"pattern => new Set(({FITTING})(pattern)).size === 1", arg=pattern)


def go_to(page: Page, card: str) -> None:
    """With arrows, from the first card on."""
    page.keyboard.press("h")
    for _ in range(page.locator(".hand [data-code]").count()):
        if page.locator(f"{card}:focus").count():
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows never come to {card}")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_round_by_keyboard_and_ear_alone(browser: Browser, server: Server, lang: str) -> None:
    """Once it is dealt, no pointer: arrows and Enter in the hand and in dialogs, letters for the rest. The
    focus is never lost, and what was played, whose turn it is and how many cards fit is said."""
    words = HEARD[lang]
    with sitting(browser, server, lang=lang) as player:
        page = player.page
        play_from([player], f"2p {ROUND}", seed="round 14")
        page.evaluate(LISTEN)
        page.keyboard.press("h")
        counted = 0
        for number in range(60):
            if whose_turn([player]) is None:
                break
            assert page.evaluate("document.activeElement !== document.body"), page.inner_text("body")[:600]
            if page.get_by_role("dialog").first.is_visible():
                page.keyboard.press("Enter")
            elif page.locator(".hand .card.fitting").count():
                if number and "pass" not in player.position["legal"]:  # after a draw it is not said again
                    hears_how_many_fit(player, words["fit"])
                    counted += 1
                go_to(page, ".hand .card.fitting")
                page.keyboard.press("Enter")
            elif "pass" in player.position["legal"]:
                page.keyboard.press("p")
            else:
                page.keyboard.press("d")
            player.settle()
        expect(page.locator(RESULT).first).to_be_visible()
        said = " ".join(page.evaluate("window.said"))
        assert words["played"] in said and words["turn"] in said and counted > 1, said
