"""Tables whose luck is written down. They are opened over HTTP like any other; before anybody looks at one,
the first entries of its log say how it begins."""

import hashlib
import json

from playwright.sync_api import Route

from tests.browser.players import Player, seated
from tests.server.openings import LUCK, read_entry, start_from, write_entry
from tests.server.servers import Server

NAMES = ("Anna", "Ben", "Cleo", "Dora")
ROUND = "strict target=round blanks=0 uno_hold=0"
"""One round of UNO in which nobody has to wait for a clock."""
PAUSES = " ".join(
    f"{pause}_ms=3600000"
    for pause in ("kill", "run", "curse", "turn", "think", "pick", "setup", "offer", "die", "fresh", "rule")
)
"""In Munchkin nothing happens by itself."""


def open_table(host: Player, head: str, *, game: str = "uno", bots: int = 0, watch: bool = True) -> str:
    """A table as the head of a position names it (`2p strict target=round`); its id."""
    count, referee, *options = head.split()
    table = {
        "game": game,
        "count": int(count.removesuffix("p")),
        "options": {"referee": referee, **dict(option.split("=", 1) for option in options)},
        "bots": ["easy"] * bots,
        "clock": {"turn": 0, "keep": 0, "pace": 5},
        "watch": watch,
    }
    host.ask("/api/me", {"name": NAMES[0]})
    return str(host.ask("/api/tables", table)["table"]["id"])


def play_from(people: list[Player], position: str, *, game: str = "uno", seed: str = "") -> str:
    """Everybody sits at a game that begins with this position, or at one of this seed with these options;
    its path. Those who come after the people are bots."""
    host, *guests = people
    head = position.partition(" | ")[0]
    id = open_table(host, head, game=game, bots=int(head.split("p")[0]) - len(people))
    start_from(host.server, id, **({"seed": f"k1:{digest(seed)[:14]}"} if seed else {"position": position}))
    answer = host.page.request.get(f"{host.server.url}/api/tables/{id}")
    assert answer.ok, f"the server cannot read this: {position}"
    for seat, name, guest in zip("BCD", NAMES[1:], guests, strict=False):
        guest.ask("/api/me", {"name": name})
        guest.ask(f"/api/tables/{id}/seats/{seat}/take", {})
    for player in people:
        player.open(f"/t/{id}")
    for player in people:
        seated(player)
    return f"/t/{id}"


def open_by_page(player: Player, secret: str, options: dict[str, str]) -> None:
    """The table that this page opens has bots that do not think long, these options, and a deal that is
    known beforehand."""

    def ask(route: Route) -> None:
        if route.request.method != "POST":
            return route.continue_()
        table = json.loads(route.request.post_data or "{}")
        table["clock"] = {**table.get("clock", {}), "pace": 5}
        table["options"] |= options
        answer = route.fetch(post_data=json.dumps(table))
        choose_secret(player.server, answer.json()["table"]["id"], secret)
        return route.fulfill(response=answer)

    player.page.route("**/api/tables", ask)


def choose_secret(server: Server, id: str, secret: str) -> None:
    """The table waits for its players and deals from this secret when it is started."""
    with server.store() as store:
        opening, promise = read_entry(store, id, 0), read_entry(store, id, 1)
        opening["values"]["luck"] = LUCK
        promise["values"] = {"salt": LUCK, "secret": digest(secret)}
        write_entry(store, id, 0, opening)
        write_entry(store, id, 1, promise)


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
