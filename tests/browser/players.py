"""People at the web client: what they see, tap and type."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from koloda.games import GAMES
from tests.server.servers import Server

PHONE = (360, 640)
DESK = (1280, 800)
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
    const next = find('[data-colour]') ?? find('[role=dialog] button', words.take)
        ?? find('[role=dialog] .targets button') ?? find('.hand .card.fitting')
        ?? find('.actions button', words.pass) ?? find('.actions button', words.draw);
    if (next) next.dataset.next = '';
    return Boolean(next);
}"""
"""Marks what somebody would do now."""

KNOWN = "try {{ {} }} catch {{}}".format(
    "".join(f"localStorage.setItem('koloda.{game}.tips', 'end');" for game in GAMES)
)
"""Whoever has read all tips. A page of the browser's own, as for a dead line, has no store."""
WIRE = """
window.wire = { open: new Set(), heard: [], position: null, table: null };
window.WebSocket = class extends WebSocket {
    constructor(...where) {
        super(...where);
        this.addEventListener('message', ({ data }) => {
            const told = JSON.parse(data);
            wire.heard.push(told);
            wire.open.delete(told.id);
            wire.position = told.position ?? wire.position;
            wire.table = told.table ?? wire.table;
        });
    }
    send(text) {
        const { id } = JSON.parse(text);
        if (id) wire.open.add(id);
        super.send(text);
    }
};
const fetched = window.fetch;
window.fetch = async (...what) => {
    const asked = Symbol();
    wire.open.add(asked);
    try { return await fetched(...what); } finally { wire.open.delete(asked); }
};
const random = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = bytes => bytes.length === 32 ? bytes.fill(7) : random(bytes);
"""
"""What was asked, over the socket or by HTTP, and not answered; all that was heard over the socket, and the
newest of it. A browser adds
32 bytes of its own to a deal: always the same, so that the deal is."""
ANSWERED = "() => wire.open.size === 0"
READY = """() => wire.table?.chairs.every(({ kind, seat, away }) =>
    kind === 'bot' || kind === 'person' && !away && wire.table.deals.at(-1).added[seat])"""
"""Everybody is there and has added to the deal."""
TO_MOVE = "() => wire.position && (wire.position.asked || wire.position.over)"

SEEN_AT = """card => {
    const { left, top, width, height } = card.getBoundingClientRect();
    const y = Math.min(40, height / 2);
    const seen = x => card.contains(document.elementFromPoint(left + x, top + y));
    for (let x = 2; x < width - 6; x += 2) if (seen(x) && seen(x + 6)) return { x: x + 3, y };
}"""
"""A point of a card where no other lies on it, however the fan turns them."""
DRAWN = """() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"""

RESULT = ".won, table"
SLOW = 90_000  # a busy machine is slow, not wrong
expect.set_options(timeout=SLOW)


def press(page: Page, name: str) -> None:
    """What that asks of the server is answered before anything else is done."""
    page.get_by_role("button", name=re.compile(f"^{name}$")).first.click()
    page.wait_for_function(ANSWERED)


def tap(card: Locator) -> None:
    """Where it is seen."""
    card.click(position=card.evaluate(SEEN_AT))


class Player:
    """Somebody with a browser of his own."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context = context
        self.server = server
        self.page: Page = context.new_page()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))

    @property
    def position(self) -> dict[str, Any]:
        """The newest that came over the wire."""
        found: dict[str, Any] = self.page.evaluate("wire.position")
        return {**found, "legal": [action["code"] for action in found.get("legal", [])]}

    @property
    def heard(self) -> list[dict[str, Any]]:
        """All that came over the wire since the page was opened."""
        found: list[dict[str, Any]] = self.page.evaluate("wire.heard")
        return found

    def open(self, path: str = "/") -> None:
        self.page.goto(self.server.url + path)

    def ask(self, path: str, what: dict[str, Any]) -> dict[str, Any]:
        """The same request as the page's own."""
        url = self.server.url
        answer = self.page.request.post(url + path, data=what, headers={"origin": url})
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def sit(self, path: str) -> None:
        """Comes to a table that waits for players and takes a seat."""
        self.open(path)
        self.page.get_by_role("button", name=re.compile("^(Play|Играть)$")).first.click()
        expect(self.page.get_by_role("button", name=re.compile("^(Stand up|Встать)$"))).to_be_visible()

    def deal(self) -> None:
        """Starts as soon as everybody is ready."""
        self.page.wait_for_function(READY)
        self.page.get_by_role("button", name=re.compile("^(Start|Начать)$")).first.click()

    @property
    def hand(self) -> list[str]:
        cards = self.page.locator(".hand [data-code]")
        found: list[str] = cards.evaluate_all("cards => cards.map(card => card.dataset.code)")
        return found

    def card(self, code: str) -> Locator:
        """The first such card in the hand."""
        return self.page.locator(f'.hand [data-code="{code}"]').first

    def settle(self) -> None:
        """Waits until nothing that was asked is open; what came is drawn then."""
        self.page.wait_for_function(ANSWERED)

    @property
    def is_over(self) -> bool:
        """The game, or a round of it."""
        position = self.position
        return bool(position.get("over")) or position["fields"].get("phase") == "ROUND_OVER"

    def play_on(self, lang: str = "en") -> None:
        """Does one thing that can be done now."""
        self.page.wait_for_function(NEXT, arg=WORDS[lang])
        tap(self.page.locator("[data-next]"))
        self.settle()


@contextmanager
def sitting(
    browser: Browser, server: Server, *, size: tuple[int, int] = DESK, lang: str = "en", tips: bool = False
) -> Iterator[Player]:
    """A player whose page must not have failed when he goes. Nothing moves there: what has come is drawn.
    Without `tips` it is not his first game."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale="ru-RU" if lang == "ru" else "en-US",
        reduced_motion="reduce",
        has_touch=size == PHONE,
        service_workers="block",  # one that answers offline is tried where it matters
    )
    context.set_default_timeout(SLOW)
    context.add_init_script(WIRE)
    if not tips:
        context.add_init_script(KNOWN)
    player = Player(context, server)
    try:
        yield player
        assert player.wrong == [], player.wrong
    finally:
        context.close()


def until(page: Page, true: Callable[[], bool], what: str) -> None:
    """Waits for what no single page can tell."""
    end = time.monotonic() + SLOW / 1000
    while not true():
        assert time.monotonic() < end, f"{what}: {page.inner_text('body')[:500]}"
        page.evaluate(DRAWN)


def whose_turn(people: list[Player]) -> Player | None:
    """Waits until the game asks somebody; None when it is over."""
    asked: list[Player] = []

    def find() -> bool:
        asked[:] = [player for player in people if player.page.evaluate(TO_MOVE)]
        return bool(asked)

    until(people[0].page, find, "nobody is asked")
    return None if asked[0].is_over else asked[0]


def play_round(people: list[Player], lang: str = "en", most: int = 150) -> None:
    """Everybody plays until the round is over for all of them."""
    for _ in range(most):
        player = whose_turn(people)
        if player is None:
            for one in people:
                expect(one.page.locator(RESULT).first).to_be_visible()
            return
        player.play_on(lang)
    raise AssertionError("the round does not end: " + people[0].page.inner_text("body")[:500])


def seated(player: Player) -> None:
    expect(player.page.locator(".hand [data-code], [data-hand]").first).to_be_visible()
