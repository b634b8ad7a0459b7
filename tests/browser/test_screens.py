"""What a TV shows, to be read from across the room: every game, the lobby, the races and the results."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.players import DRAWN, PHONE, Player, play_round, press, sitting, tap, whose_turn
from tests.browser.tables import PAUSES, ROUND, open_by_page, play_from
from tests.server.servers import Server

TV = (1920, 1080)
LEAST = 0.022
FRAMES = 100
"""So many to lay everything out, on a busy machine."""
SMALL = """least => [...document.querySelectorAll('body *')]
    .filter(one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && [...one.childNodes].some(part => part.nodeType === Node.TEXT_NODE && part.data.trim()))
    .map(one => {
        const drawn = one instanceof SVGGraphicsElement ? one.getScreenCTM().d : 1;
        return [one.textContent.trim().slice(0, 40), parseFloat(getComputedStyle(one).fontSize) * drawn];
    })
    .filter(([, size]) => size < innerHeight * least)"""
"""What is written too small to be read from a sofa, as it is drawn."""
CUT = """places => [...document.querySelectorAll(places)].filter(one => one.checkVisibility()).filter(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const board = (one.closest('.board.screen, .end') ?? document.body).getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > board.bottom + 1;
}).map(one => `${one.className} ${one.textContent.trim().slice(0, 40)}`)"""
"""What does not lie whole on the screen."""
PARTS = (
    ".plate, .pile, .prompt, .person, .fight, .monster, .field, .aim, .cell.card, .rules li, .story"
    ", .end :is(h1, li, h3, button, .evening), .thrown button, .corner"
)
HANDS = {
    "uno": "4p strict blanks=0 uno_hold=0 | A r5 g6 w w4 | B ?7 | C ?1 | D ?7 | top r3",
    "uno, ten players": "10p strict blanks=0 uno_hold=0 | A r5 g6 | "
    + " | ".join(f"{seat} ?7" for seat in "BCDEFGHIJ")
    + " | top r3",
    "iota": "4p strict | A rs2 gt3 bx4 yc1 | grid rs1@0,0 gt1@1,0 bx1@2,0 rt2@1,1",
    "montana": "6p strict race_ms=60000 | A g2* b3* b6* | B ?6 | C ?6 | D ?4 | E ?6 | F ?6 | pile g5*"
    " | rules D=#2",
    "arne": "4p strict tempo=none | A r50 r1000 g100 b500 a-x3 k-200y k-crash k-lock | B ?5 | C ?5 | D ?5"
    " | field1 [r100 x3] [k-200b cham] | field2 [y100 crash] [y50] | field3 [r500] | disc k-stop",
    "arne, a full field": "4p strict tempo=none | A g500 b500 a-x3 | B ?5 | C ?5 | D ?5"
    " | field1 [r100 crash] [r200 crash] [r500 crash] [rx2 crash] [r1000 x3] [k-200b cham] | disc k-stop",
    "arne, six players": "6p strict tempo=none | A r50 r1000 g100 | B ?5 | C ?5 | D ?5 | E ?5 | F ?5"
    " | field1 [r100 x3] | field2 [y100] [y50]",
    "munchkin": f"4p strict {PAUSES} | A hand=bard.1,orc.2,amnesia,mouse | B F | phase S.CREATE",
    "munchkin, a fight": f"4p strict {PAUSES} | A L3 race=orc.1 on=firclub,snowcap off=boots curses=hiccups"
    " hand=?3 | B L2 on=whip hand=?3 | combat v4 A+B vs slush[redcap] santa-mall nettroll[overfed]"
    " | deal B: share=1 pick=main | played coral>M snowball.1>W",
}


def reads_well(screen: Player) -> None:
    """Once everything has found its place."""
    page = screen.page
    faults: list[object] = []

    def look() -> bool:
        faults[:] = page.evaluate(SMALL, LEAST) + page.evaluate(CUT, PARTS)
        return not faults

    for _ in range(FRAMES):
        if look():
            return
        page.evaluate(DRAWN)
    assert faults == []


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("table", HANDS)
def test_every_game_is_read_from_across_the_room(
    browser: Browser, server: Server, table: str, lang: str
) -> None:
    game = table.partition(",")[0]
    with (
        sitting(browser, server, size=PHONE, lang=lang) as anna,
        sitting(browser, server, size=TV, lang=lang) as screen,
    ):
        path = play_from([anna], HANDS[table], game=game)
        assert whose_turn([anna]) is anna
        screen.open(f"{path}/screen")
        screen.page.wait_for_function("() => wire.position && document.querySelector('.board .table')")
        reads_well(screen)


@pytest.mark.parametrize("size", [TV, (1280, 720)])
def test_lobby_race_and_results_are_large(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    with (
        sitting(browser, server, size=PHONE) as anna,
        sitting(browser, server, size=PHONE) as ben,
        sitting(browser, server, size=size) as screen,
    ):
        open_by_page(screen, "screen 41", {"target": "round", "hand": "5", "blanks": "0", "uno_hold": "0"})
        screen.open("/tv")
        expect(screen.page.get_by_role("button", name="UNO")).to_be_visible()
        reads_well(screen)
        press(screen.page, "UNO")
        screen.page.wait_for_url(re.compile("/tv/[A-Z]{4}$"))
        code = screen.page.url.rpartition("/")[2]
        for player in (anna, ben):
            player.sit(f"/r/{code}")
        expect(screen.page.get_by_text("Player 2")).to_be_visible()
        reads_well(screen)
        anna.deal()
        play_round([anna, ben])
        reads_well(screen)
        until_over([anna, ben])
        expect(screen.page.locator(".end h1")).to_contain_text("won!")
        expect(screen.page.locator(".end li")).to_have_count(2)
        reads_well(screen)


def test_the_end_of_a_game_of_ten_leaves_room_for_what_comes_next(browser: Browser, server: Server) -> None:
    hands = " | ".join(f"{seat} ?2" for seat in "BCDEFGHIJ")
    with (
        sitting(browser, server, size=PHONE) as anna,
        sitting(browser, server, size=TV) as screen,
    ):
        path = play_from([anna], f"10p {ROUND} | A r5 | {hands} | top r3")
        screen.open(f"{path}/screen")
        screen.page.wait_for_function("() => wire.position")
        tap(anna.card("r5"))
        until_over([anna])
        expect(screen.page.locator(".end li")).to_have_count(10)
        expect(screen.page.locator(".end .games button").nth(4)).to_be_visible()
        reads_well(screen)


def until_over(people: list[Player]) -> None:
    """Everybody is done with the last round."""
    for player in people:
        if not player.position.get("over"):
            press(player.page, "Go on")
    people[0].page.wait_for_function("() => wire.position.over")


def test_a_race_darkens_the_screen_and_its_times_are_shown_after_it(browser: Browser, server: Server) -> None:
    position = "2p strict race_ms=60000 | A g2* b3* b6* | B g1* g3* b1* | pile g5* | rules D=#2"
    with (
        sitting(browser, server, size=PHONE) as anna,
        sitting(browser, server, size=PHONE) as ben,
        sitting(browser, server, size=TV) as screen,
    ):
        path = play_from([anna, ben], position, game="montana")
        screen.open(f"{path}/screen")
        screen.page.wait_for_function("() => wire.position")
        tap(anna.card("g2*"))
        race = screen.page.locator(".race strong")
        expect(race).to_have_text("Cover!")
        box = race.bounding_box()
        assert box and box["height"] > 0.2 * TV[1]
        for player in (ben, anna):
            button = player.page.locator(".actions button")
            expect(button).to_have_count(1)
            button.click()
        expect(race).to_have_count(0)
        expect(screen.page.locator(".times .name")).to_have_text(["Ben", "Anna"])
        reads_well(screen)


def test_a_shout_and_a_catch_are_told_large_with_names(browser: Browser, server: Server) -> None:
    position = f"2p {ROUND} | A r5 r6 | B b5 b6 | top r3"
    with (
        sitting(browser, server, size=PHONE) as anna,
        sitting(browser, server, size=PHONE) as ben,
        sitting(browser, server, size=TV) as screen,
    ):
        path = play_from([anna, ben], position)
        screen.open(f"{path}/screen")
        screen.page.wait_for_function("() => wire.position")
        tap(anna.card("r5"))
        anna.settle()
        press(ben.page, "Catch.*")
        told = screen.page.locator(".lines p")
        expect(told).to_contain_text("Anna")
        box = told.bounding_box()
        assert box and box["height"] > 0.08 * TV[1]


def test_the_first_gesture_at_the_tv_switches_the_sound_on(browser: Browser, server: Server) -> None:
    with sitting(browser, server, size=TV) as screen:
        screen.open("/tv")
        press(screen.page, "Table")
        expect(screen.page.get_by_role("button", name="Sounds on")).to_be_visible()
        press(screen.page, "Sounds on")
        press(screen.page, "Русский")
        expect(screen.page.get_by_role("heading", name="Вечеринка на этом экране")).to_be_visible()
        screen.page.reload()
        screen.page.locator("h1").click()
        screen.page.get_by_role("button", name="Стол").click()
        expect(screen.page.get_by_role("button", name="Звук выключен")).to_be_visible()
