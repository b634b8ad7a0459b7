"""A whole game of Munchkin in a real browser, against bots, by taps: whatever is asked is answered."""

from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Error, expect

from tests.browser.players import DESK, DRAWN, PHONE, Player, patiently, sitting, tap

QUICK = {f"{pause}_ms": "300" for pause in ("kill", "run", "curse", "die", "fresh", "offer")}
NEXT = """tried => {
    const seen = one => one.checkVisibility() && one.ariaDisabled !== 'true';
    const all = (places, word = '') => [...document.querySelectorAll(places)].filter(
        one => seen(one) && new RegExp(word).test(one.innerText.trim()));
    for (const old of document.querySelectorAll('[data-next]')) delete old.dataset.next;
    if (all('.won').length) return 'over';
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


@pytest.mark.parametrize(("size", "goal"), [(DESK, "5"), (PHONE, "10")], ids=["desk", "phone"])
def test_a_game_to_its_end(browser: Browser, url: str, size: tuple[int, int], goal: str) -> None:
    with sitting(browser, url, size=size) as player:
        player.open(player.make_table(3, 2, {**QUICK, "goal": goal}, game="munchkin"))
        player.deal()
        play_to_the_end(player)
        expect(player.page.locator(".won").first).to_be_visible()


def play_to_the_end(player: Player) -> None:
    page = player.page
    tried: list[str] = []
    for _ in patiently():
        now = page.evaluate(NEXT, tried)
        if now == "over":
            return
        if now not in ("", "next"):
            tried.append(now)
        if now:
            with suppress(Error):  # the moment has passed
                tap(page.locator("[data-next]").first, timeout=500)
        page.evaluate(DRAWN)
    raise AssertionError("the game does not end: " + page.inner_text("body")[:500])
