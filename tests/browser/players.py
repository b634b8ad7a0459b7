"""People at the web client: what they see, tap and type."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, Position, Route, expect

PHONE = (360, 640)
DESK = (1280, 800)
QUICK = {"target": "round", "blanks": "0", "uno_hold": "0"}
WORDS = {
    "en": {"draw": "^Draw", "pass": "^Pass", "take": "^Take"},
    "ru": {"draw": "^Взять карту", "pass": "^Пас", "take": "^Взять "},
}
"""How the buttons are called."""
NEXT = """words => {
    const seen = one => one.checkVisibility() && !one.disabled && one.ariaDisabled !== 'true';
    const find = (places, word) => [...document.querySelectorAll(places)].find(
        one => seen(one) && (!word || new RegExp(word).test(one.innerText.trim())));
    for (const old of document.querySelectorAll('[data-next]')) delete old.dataset.next;
    if (find('.won, table')) return 'over';
    const next = find('[data-colour]') ?? find('[role=dialog] button', words.take)
        ?? find('[role=dialog] .targets button') ?? find('.hand .card.fitting')
        ?? find('.actions button', words.pass) ?? find('.actions button', words.draw);
    if (next) next.dataset.next = '';
    return next ? 'next' : '';
}"""
"""Marks what somebody would do now, in one go: a busy machine answers slowly."""

EDGE: Position = {"x": 9, "y": 20}
"""What is seen of a card whose neighbour lies on it."""

expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong


class Player:
    """Somebody with a browser of his own."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.page: Page = context.new_page()
        self.wrong: list[str] = []
        self.heard: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda text: self.heard.append(str(text)))
        )

    def open(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def make_table(
        self,
        count: int,
        bots: int,
        options: dict[str, str] | None = None,
        *,
        game: str = "uno",
        watch: bool = True,
    ) -> str:
        """Opens a table by the same request as the page; its path."""
        quick = QUICK if game == "uno" else {}
        table = {
            "game": game,
            "count": count,
            "options": {**quick, **(options or {})},
            "bots": ["easy"] * bots,
            "clock": {"turn": 0, "keep": 0, "pace": 5},
            "watch": watch,
        }
        self.ask("/api/me", {"name": "Anna"})
        return f"/t/{self.ask('/api/tables', table)['table']['id']}"

    def ask(self, path: str, what: dict[str, Any]) -> dict[str, Any]:
        answer = self.page.request.post(self.url + path, data=what, headers={"origin": self.url})
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def sit(self, path: str) -> None:
        """Comes to a table that waits for players and takes a seat."""
        self.open(path)
        self.page.get_by_role("button", name=re.compile("^(Sit down|Сесть)$")).first.click()
        expect(self.page.get_by_role("button", name=re.compile("^(Stand up|Встать)$"))).to_be_visible()

    def deal(self) -> None:
        """Starts as soon as all seats are taken."""
        start = self.page.get_by_role("button", name=re.compile("^(Start|Начать)$")).first
        for _ in range(60):
            if self.page.locator(".hand [data-code]").first.is_visible():
                return
            with suppress(Error):  # it moved while others came
                if start.is_visible():
                    start.click(timeout=1000)
            self.page.wait_for_timeout(250)

    @property
    def hand(self) -> list[str]:
        cards = self.page.locator(".hand [data-code]")
        found: list[str] = cards.evaluate_all("cards => cards.map(card => card.dataset.code)")
        return found

    def sees_result(self) -> bool:
        return bool(self.page.evaluate(NEXT, WORDS["en"]) == "over")

    def play_on(self, lang: str = "en") -> bool:
        """Does one thing that can be done now, if there is one; whether the round is over."""
        now = self.page.evaluate(NEXT, WORDS[lang])
        if now == "next":
            button = self.page.locator("[data-next]").first
            try:
                button.click(timeout=500, position=EDGE)
            except Error:  # gone meanwhile, or something flies over it
                with suppress(Error):
                    button.press("Enter", timeout=500)
        self.page.wait_for_timeout(30)
        return bool(now == "over")


@contextmanager
def sitting(
    browser: Browser, url: str, *, size: tuple[int, int] = DESK, lang: str = "en", still: bool = True
) -> Iterator[Player]:
    """A player whose page must not have failed when he goes."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale="ru-RU" if lang == "ru" else "en-US",
        reduced_motion="reduce" if still else "no-preference",
        has_touch=size == PHONE,
    )
    player = Player(context, url)
    try:
        yield player
        assert player.wrong == []
    finally:
        context.close()


def hurry(route: Route, **options: str) -> None:
    """The request for a new table as the page makes it, with bots that do not think long."""
    if route.request.method != "POST":
        return route.continue_()
    table = json.loads(route.request.post_data or "{}")
    table["clock"] = {**table.get("clock", {}), "pace": 5}
    table["options"] = {**table.get("options", {}), "blanks": "0", **options}
    return route.continue_(post_data=json.dumps(table))


def two_at_a_table(anna: Player, ben: Player, options: dict[str, str], *, watch: bool = True) -> str:
    """Both are dealt in; the path of the table."""
    path = anna.make_table(2, 0, options, watch=watch)
    anna.open(path)
    ben.sit(path)
    anna.deal()
    seated(anna)
    seated(ben)
    return path


def play_round(players: list[Player], lang: str = "en", most: int = 1500) -> None:
    """Everybody plays until the round is over for all of them."""
    for _ in range(most):
        over = [player.play_on(lang) for player in players]
        if all(over):
            return
    raise AssertionError("the round does not end: " + players[0].page.inner_text("body")[:500])


def seated(player: Player) -> None:
    expect(player.page.locator(".hand [data-code]").first).to_be_visible(timeout=20_000)
