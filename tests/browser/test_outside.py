"""Durak, a game of somebody else's package, on the board that knows no game."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.players import DESK, PHONE, TO_MOVE, Player, press, seated, sitting, tap, until, whose_turn
from tests.browser.tables import open_by_page, play_from
from tests.browser.test_access import look_at
from tests.browser.test_evening import come
from tests.browser.test_phones import SIZES, faults, rest, turn
from tests.browser.test_screens import TV, reads_well
from tests.examples.site import serving_site
from tests.server.servers import Server

UPRIGHT = (360, 740)
ASIDE = (844, 390)
DECK = "deck 8h 9h Th Ah | trump h"
THROW = f"3p strict | A 6s 7c Ad | B 9s Ts Js Ac Kd | C 6c 7d As | table 7s | {DECK} | attack A | defend B"
"""B defends, A and C have a seven each."""

DO = """() => {
    if (wire.position.over) return true;
    const seen = [...document.querySelectorAll('.hand .card.fitting, .actions button')]
        .filter(one => one.checkVisibility());
    const chosen = document.querySelector('.hand .card.picked');
    const next = chosen ? seen.find(one => one.matches('.actions button')) : seen[0];
    next?.click();
    return Boolean(next);
}"""
"""Somebody who plays whatever fits, and else presses the first button: all at one moment, as soon as it is
drawn."""
FITS = """() => {
    const { innerWidth, innerHeight } = window;
    const parts = [...document.querySelectorAll('.hand .card, [data-lies], .actions button, .plate, .piles')];
    return document.documentElement.scrollWidth <= innerWidth && parts.every(part => {
        const { left, top, right } = part.getBoundingClientRect();
        return left >= -1 && right <= innerWidth + 1 && top >= 0 && top < innerHeight;
    });
}"""
"""Nothing reaches beyond the screen."""
CODES = re.compile(r"\b[6-9TJQKA][scdh]\b|durak-|generic-board|koloda-")


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving_site(tmp_path_factory.mktemp("outside"), "mute", "torn") as server:
        yield server


def play_on(player: Player) -> None:
    player.page.wait_for_function(DO)
    player.settle()


def test_a_newcomer_finds_it_on_the_shelf_and_plays_it_with_bots(browser: Browser, outside: Server) -> None:
    with sitting(browser, outside, size=UPRIGHT, lang="ru") as player:
        page = player.page
        open_by_page(player, "newcomer", {})
        player.open()
        box = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Дурак"))
        expect(box).to_contain_text("2–6")
        box.get_by_role("button", name="С ботами").click()
        expect(page.locator(".hand [data-code]")).to_have_count(6)
        for _ in range(300):
            page.wait_for_function(TO_MOVE)
            if player.is_over:
                break
            play_on(player)
        expect(page.locator(".won")).to_be_visible()


def test_two_play_it_to_the_end_on_a_phone_and_at_a_desk(browser: Browser, outside: Server) -> None:
    with (
        sitting(browser, outside, size=UPRIGHT, lang="ru") as anna,
        sitting(browser, outside, size=DESK, lang="en") as ben,
    ):
        people = [anna, ben]
        path = play_from(people, "2p strict transfer=on", game="durak", seed="durak 5")
        assert [len(player.hand) for player in people] == [6, 6]
        moves = 0
        while (player := whose_turn(people)) is not None and moves < 300:
            play_on(player)
            moves += 1
            for one in people:
                assert one.page.evaluate(FITS), one.page.inner_text("body")
                assert not CODES.search(one.page.inner_text("body")), one.page.inner_text("body")
        assert moves > 20
        for one in people:
            expect(one.page.locator(".won")).to_be_visible()
        anna.open(f"{path}/replay")
        expect(anna.page.locator(".piles")).to_be_visible()
        before = anna.page.inner_text(".board")
        anna.page.keyboard.press("End")
        until(anna.page, lambda: anna.page.inner_text(".board") != before, "the replay does not move")


def test_an_evening_of_it_on_a_tv_and_phones(browser: Browser, outside: Server) -> None:
    """The phones are hands, the TV is read from a sofa, and afterwards it is one game of all."""
    with (
        sitting(browser, outside, size=TV) as screen,
        sitting(browser, outside, size=PHONE) as anna,
        sitting(browser, outside, size=PHONE) as ben,
    ):
        people = [anna, ben]
        open_by_page(screen, "evening of durak", {})
        screen.open("/tv")
        press(screen.page, "Durak")
        screen.page.wait_for_url(re.compile("/tv/[A-Z]{4}$"))
        path = f"/r/{screen.page.url.rpartition('/')[2]}"
        for player, name in zip(people, ("Anna", "Ben"), strict=True):
            come(player, path, name)
        anna.deal()
        for player in people:
            seated(player)
        reads_well(screen)
        for size in SIZES:
            turn(anna, size)
            assert faults(anna) == [], str(size)
            press(anna.page, "Show the table")
            rest(anna)
            assert faults(anna) == [], f"{size}, the table"
            press(anna.page, "Show the hand")
        moves = 0
        while (mover := whose_turn(people)) is not None and moves < 300:
            play_on(mover)
            moves += 1
        expect(screen.page.locator(".end h1")).to_be_visible()
        reads_well(screen)
        dialog = anna.page.get_by_role("dialog")
        expect(dialog.get_by_role("button", name="Durak")).to_be_visible()
        dialog.get_by_role("button", name="UNO").click()
        for player in (*people, screen):
            player.page.wait_for_function("() => wire.table?.game === 'uno'")


def test_anybody_throws_in_while_the_defender_thinks(browser: Browser, outside: Server) -> None:
    with (
        sitting(browser, outside, size=UPRIGHT) as anna,
        sitting(browser, outside) as ben,
        sitting(browser, outside, size=ASIDE) as cleo,
    ):
        play_from([anna, ben, cleo], f"{THROW} | phase DEFEND", game="durak")
        expect(cleo.page.get_by_text("You may play a fitting card right now")).to_be_visible()
        assert cleo.page.evaluate(FITS) and ben.page.evaluate(FITS)
        tap(cleo.card("7d"))
        tap(anna.card("7c"))
        for player in (anna, ben, cleo):
            for card in ("7s", "7c", "7d"):
                expect(player.page.locator(f'[data-lies="{card}"]')).to_be_visible()
        cleo.settle()
        tap(cleo.card("As"))
        expect(cleo.page.get_by_role("group", name="Not possible")).to_contain_text("A♠")


def test_a_card_with_several_uses_asks_and_the_table_answers(browser: Browser, outside: Server) -> None:
    position = f"3p strict transfer=on | A 9s Ad 7h | B 6c 7c Kc | C 6d 7d Kd | table 7s | {DECK}"
    with sitting(browser, outside, size=UPRIGHT) as anna, sitting(browser, outside) as ben:
        play_from([anna, ben], f"{position} | phase DEFEND | attack C | defend A", game="durak")
        page = anna.page
        tap(anna.card("Ad"))
        expect(page.get_by_role("group", name="Not possible")).to_contain_text("A♦")
        tap(anna.card("7h"))
        expect(page.locator(".actions button")).to_have_text(["Beat 7♠\ufe0e", "Pass it on", "Cancel"])
        page.keyboard.press("Escape")
        expect(page.locator(".actions button")).to_have_text(["Take"])
        tap(anna.card("7h"))
        press(page, "Pass it on")
        expect(ben.page.locator("[data-lies='7h']")).to_be_visible()
        expect(page.get_by_role("group", name=re.compile("Ben: .*Defends"))).to_be_visible()


def test_it_is_played_by_keyboard_and_axe_finds_nothing_grave(
    browser: Browser, outside: Server, axe: str
) -> None:
    position = f"3p strict transfer=on | A 9s Ad 7h | B 6c 7c Kc | C 6d 7d Kd | table 7s | {DECK}"
    with sitting(browser, outside) as anna:
        play_from([anna], f"{position} | phase DEFEND | attack C | defend A", game="durak")
        page = anna.page
        look_at(anna, axe, "any game")
        anna.card("9s").focus()
        page.keyboard.press("End")
        expect(page.get_by_role("button", name="seven of hearts: fits")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Beat 7♠")).to_be_focused()
        look_at(anna, axe, "which use of a card")
        page.keyboard.press("Enter")
        expect(page.get_by_role("img", name="seven of spades, with seven of hearts upon it")).to_be_visible()


def test_the_tv_shows_the_table_and_nobodys_hand(browser: Browser, outside: Server) -> None:
    with sitting(browser, outside) as anna, sitting(browser, outside, size=(1920, 1080), lang="ru") as tv:
        path = play_from([anna], f"{THROW} | phase DEFEND", game="durak")
        tv.open(f"{path}/screen")
        expect(tv.page.locator('[data-lies="7s"]')).to_be_visible()
        expect(tv.page.locator(".plate")).to_have_count(3)
        assert tv.hand == [] and tv.page.evaluate(FITS)
        expect(tv.page.get_by_role("img", name="Колода: 4 карты, открытая карта: туз червей")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "name", "words"),
    [("ru", "Дурак", ("Переводной", "Козырь бьёт любую")), ("en", "Durak", ("Transfer", "A trump beats"))],
)
def test_its_rules_and_its_options_are_there(
    browser: Browser, outside: Server, lang: str, name: str, words: tuple[str, str]
) -> None:
    preset, clause = words
    with sitting(browser, outside, size=UPRIGHT, lang=lang) as player:
        page = player.page
        player.open("/rules/durak")
        expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
        page.locator("#clauses input").fill(clause)
        expect(page.locator('[data-clause="durak.beat.higher"]')).to_be_visible()
        player.open("/new/durak")
        page.get_by_role("button", name=preset).click()
        expect(page.locator("select").filter(has=page.locator('option[value="on"]'))).to_have_value("on")


@pytest.mark.parametrize(("game", "title"), [("mute", "mute"), ("torn", "Рваная")])
def test_a_game_without_words_can_be_played_all_the_same(
    browser: Browser, outside: Server, game: str, title: str
) -> None:
    with sitting(browser, outside, lang="ru") as anna:
        anna.open()
        expect(anna.page.get_by_role("heading", name=title)).to_be_visible()
        anna.open(f"/rules/{game}")
        expect(anna.page.get_by_role("heading", name=title, level=1)).to_be_visible()
        play_from([anna], f"{THROW} | phase THROW".replace("7s |", "Qs>7s |"), game=game)
        tap(anna.card("7c"))
        expect(anna.page.locator('[data-lies="7c"]')).to_be_visible()
