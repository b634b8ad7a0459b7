"""People at the web client: what they see, tap and type."""

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, Route, WebSocket, expect

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

SEEN_AT = """card => {
    const { left, top, width, height } = card.getBoundingClientRect();
    const y = Math.min(40, height / 2);
    const seen = x => card.contains(document.elementFromPoint(left + x, top + y));
    for (let x = 2; x < width - 6; x += 2) if (seen(x) && seen(x + 6)) return { x: x + 3, y };
}"""
"""A point of a card where no other lies on it, however the fan turns them."""
DRAWN = """() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"""

SLOW = 20_000  # a busy machine is slow, not wrong
expect.set_options(timeout=SLOW)


def patiently(seconds: float = 300) -> Iterator[None]:
    """Again and again, as long as somebody would wait; what has not come by then does not come."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield


def until(page: Page, true: Callable[[], bool], what: str | Callable[[], str]) -> None:
    """Waits for what only the test can see."""
    for _ in patiently(SLOW / 1000):
        if true():
            return
        page.wait_for_timeout(20)
    said = what if isinstance(what, str) else what()
    raise AssertionError(f"{said}: {page.inner_text('body')[:500]}")


def tap(card: Locator, timeout: float = 5000) -> None:
    """Where it is seen; again where something came over it meanwhile."""
    for _ in patiently(timeout / 1000):
        with suppress(Error):
            card.click(position=card.evaluate(SEEN_AT, timeout=timeout), timeout=1000)
            return
    raise Error("it cannot be tapped")


class Player:
    """Somebody with a browser of his own."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.page: Page = context.new_page()
        self.wrong: list[str] = []
        self.heard: list[str] = []
        self.sent: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.heard.append(str(text)))
        socket.on("framesent", lambda text: self.sent.append(str(text)))

    @property
    def position(self) -> dict[str, Any]:
        """The newest that came over the wire."""
        told = (json.loads(frame).get("position") for frame in reversed(self.heard))
        return next(filter(None, told), {"fields": {}, "plain": {}, "legal": [], "forms": []})

    @property
    def news(self) -> int:
        """How much this browser was told of the table."""
        return sum(json.loads(frame)["type"] in ("snapshot", "update") for frame in self.heard)

    @property
    def is_answered(self) -> bool:
        """Whether nothing that was asked over the wire is still open."""
        asked, answered = (
            {json.loads(frame).get("id") for frame in frames} for frames in (self.sent, self.heard)
        )
        return asked <= answered | {None}

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
        self.page.get_by_role("button", name=re.compile("^(Start|Начать)$")).first.click()
        seated(self)

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
            with suppress(Error):  # gone meanwhile
                tap(self.page.locator("[data-next]").first, timeout=500)
        self.page.evaluate(DRAWN)
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


def settled(*players: Player) -> None:
    """Waits until nothing is on its way to anybody, and all that came is drawn."""
    quiet, told = 0, -1
    for _ in patiently():
        for player in players:
            player.page.evaluate(DRAWN)
        now = sum(player.news for player in players)
        is_quiet = now == told and all(player.is_answered for player in players)
        quiet, told = quiet + 1 if is_quiet else 0, now
        if quiet == 3:
            return
    raise AssertionError("the table never comes to rest")


def play_round(players: list[Player], lang: str = "en") -> None:
    """Everybody plays until the round is over for all of them."""
    for _ in patiently():
        over = [player.play_on(lang) for player in players]
        if all(over):
            return
    raise AssertionError("the round does not end: " + players[0].page.inner_text("body")[:500])


def seated(player: Player) -> None:
    expect(player.page.locator(".hand [data-code]").first).to_be_visible()


def draw_for(players: list[Player], kind: str) -> Player:
    """Everybody draws until somebody can play a card of this kind, and plays it; who it is."""
    for _ in patiently():
        for player in players:
            page = player.page
            wanted = page.locator(f".hand .card.fitting[data-code^={kind}]")
            with suppress(Error):  # the moment has passed
                if wanted.count():
                    tap(wanted.first)
                    return player
                for name in ("Draw", "Pass"):
                    button = page.locator(".actions").get_by_role("button", name=name, disabled=False)
                    if button.count():
                        button.click(timeout=500)
            page.evaluate(DRAWN)
    raise AssertionError(f"nobody ever drew {kind}")
