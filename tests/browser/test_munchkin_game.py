"""A whole game of Munchkin in a real browser, by taps: whatever is asked is answered."""

from playwright.sync_api import Browser, expect

from tests.browser.players import DESK, PHONE, Player, sitting, tap, whose_turn
from tests.browser.tables import PAUSES, play_from
from tests.server.servers import Server

NEXT = """tried => {
    const seen = one => one.checkVisibility() && one.ariaDisabled !== 'true';
    const all = (places, word = '') => [...document.querySelectorAll(places)].filter(
        one => seen(one) && new RegExp(word).test(one.innerText.trim()));
    for (const old of document.querySelectorAll('[data-next]')) delete old.dataset.next;
    const toggles = all('[role=dialog] [aria-pressed=false]');
    const decisions = ['I kill it', 'Roll', 'Open the door', 'Take the card', 'Loot', 'Do nothing', 'I run',
        'Keep the rest', 'Nothing from me', 'Give away', 'Throw away', 'End the turn', 'I am ready'];
    const fresh = all('.hand .card.fitting').find(card => !tried.includes(card.dataset.code));
    const isCalm = all('.actions button', '^(Open the door|I am ready)').length > 0;
    const next = all('[role=dialog]').length
        ? all('[role=dialog] button', '^(Put on|Become|Done)')[0] ?? toggles[0]
            ?? all('[role=dialog] :is(.cards, .words) button')[0] ?? all('[role=dialog] button', '^Close')[0]
        : all('.offer.mine button', '^Agree')[0] ?? (isCalm ? fresh : undefined)
            ?? decisions.flatMap(word => all('.actions .main button', '^' + word))[0];
    if (!next) return '';
    next.dataset.next = '';
    return next === fresh ? fresh.dataset.code : 'next';
}"""
"""Marks what somebody would do now: answer a question, put on what fits, decide."""


GAME = (
    f"3p strict goal=5 first=host {PAUSES}"
    " | A L2 hand=firclub,snowcap,furcoat,boots,orc.1,mouse,hiccups"
    " | B F L2 hand=sparkler,kokoshnik,tinselmail,valenki,bard.1,slush,coral"
    " | C L2 hand=shovel,bucket,saladplate,skates,elf.1,flake,gual.1"
    " | phase S.CREATE | DD mandarin lose-feet warrior.1 carollers goosebumps overfed aspic amnesia …"
    " | chance k1:00000000000001 0"
)
"""All of them are armed well enough that somebody wins before long."""


def test_a_game_to_its_end(browser: Browser, server: Server) -> None:
    """Three of them, two of them on phones."""
    with (
        sitting(browser, server, size=PHONE) as anna,
        sitting(browser, server, size=DESK) as ben,
        sitting(browser, server, size=PHONE) as cleo,
    ):
        people = [anna, ben, cleo]
        play_from(people, GAME, game="munchkin")
        tried: dict[Player, list[str]] = {player: [] for player in people}
        for _ in range(300):
            player = whose_turn(people)
            if player is None:
                break
            step(player, tried[player])
        for player in people:
            expect(player.page.locator(".won").first).to_be_visible()


def step(player: Player, tried: list[str]) -> None:
    """One tap. A card that has been looked at is not looked at again."""
    found = player.page.wait_for_function(NEXT, arg=tried).json_value()
    if found != "next":
        tried.append(found)
    tap(player.page.locator("[data-next]"))
    player.settle()
