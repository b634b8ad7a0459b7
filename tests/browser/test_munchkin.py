"""Munchkin in a real browser, with a pack that no client knows: fights, deals, curses and refusals."""

import re
from collections.abc import Collection, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.players import DESK, DRAWN, PHONE, SLOW, Player, patiently, seated, settled, sitting, tap
from tests.server.servers import Server, serving

CIRCUS = Path(__file__).parents[1] / "packs" / "circus.toml"
LONG = "600000"
PAUSES = {
    **{f"{pause}_ms": LONG for pause in ("kill", "run", "curse", "turn", "think", "pick", "setup", "offer")},
    **{f"{pause}_ms": "500" for pause in ("die", "fresh")},
}
"""Time enough to look on where somebody meddles, none where nobody does."""
NAMES = ("Anna", "Ben", "Cleo")
MONSTERS = {"lion", "clown"}
CURSES = {"pie": "Pie in the Face", "hoop": "Stuck in a Hoop", "ticket": "Lost the Ticket"}
SHOTS = {"trumpet": ("Trumpet Blast", 5), "drum": ("Drum Roll", 3), "cannon": ("Cannon Shot", 4)}
ITEMS = {"nose", "medal"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("munchkin"), (CIRCUS,)) as server:
        yield server


def kind(card: str) -> str:
    return card.partition(".")[0]


class Munchkin:
    """Somebody at the board: what he sees over the wire tells him what to tap."""

    def __init__(self, player: Player, seat: str) -> None:
        self.player = player
        self.page = player.page
        self.seat = seat
        self.name = NAMES["ABC".index(seat)]

    @property
    def fields(self) -> dict[str, str]:
        return {**self.player.position["plain"], **self.player.position["fields"]}

    @property
    def phase(self) -> str:
        return self.fields.get("phase", "").partition(" ")[0]

    def hand(self, kinds: Collection[str]) -> list[str]:
        """Cards of these kinds."""
        found = re.search(r"hand=(\S+)", self.fields.get(self.seat, ""))
        cards = found[1].split(",") if found else []
        return [card for card in cards if kind(card) in kinds]

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{name}")).first

    def tap(self, name: str) -> None:
        self.button(name).click(timeout=SLOW)

    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog").first

    def choose(self, card: str, way: str) -> None:
        """A card of the hand, and then one of the things that can be done with it."""
        tap(self.page.locator(f'.hand [data-code="{card}"]'))
        self.dialog().get_by_role("button", name=re.compile(way)).first.click(timeout=SLOW)

    def sees_phase(self, phase: str) -> None:
        expect(self.page.locator(f'[data-phase="{phase}"]')).to_be_visible()


@contextmanager
def table(browser: Browser, url: str, size: tuple[int, int], **options: str) -> Iterator[list[Munchkin]]:
    """Three people whose munchkins are made, worn items and all."""
    with ExitStack() as stack:
        people = [stack.enter_context(sitting(browser, url, size=size)) for _ in NAMES]
        path = people[0].make_table(
            3, 0, {**PAUSES, "packs": "circus", "first": "host", **options}, game="munchkin"
        )
        for guest, name in zip(people[1:], NAMES[1:], strict=True):
            guest.ask("/api/me", {"name": name})
            guest.ask(f"{path.replace('/t/', '/api/tables/')}/seats/{'ABC'[NAMES.index(name)]}/take", {})
        for guest in people:
            guest.open(path)
        people[0].deal()
        for guest in people:
            seated(guest)
        munchkins = [Munchkin(player, seat) for player, seat in zip(people, "ABC", strict=True)]
        for one in munchkins:
            for item in one.hand(ITEMS):
                one.choose(item, "^Put on")
            one.tap("I am ready")
        munchkins[0].sees_phase("T.START")
        yield munchkins


def fight(people: list[Munchkin]) -> Munchkin:
    """Turns are taken until somebody fights; who it is."""
    for _ in patiently():
        settled(*(one.player for one in people))
        turn = people["ABC".index(people[0].fields.get("turn", "A"))]
        if turn.phase == "C.OPEN":
            return turn
        if turn.phase == "W.CURSE":
            let_it_be(people)
        else:
            step(turn)
            turn.page.evaluate(DRAWN)
    raise AssertionError("nobody ever fought")


def let_it_be(people: list[Munchkin]) -> None:
    for one in people:
        one.tap("Nothing from me")


def step(one: Munchkin) -> None:
    """The next thing in a turn: the door, trouble, the room, what is too much."""
    if one.phase == "T.START":
        one.tap("Open the door")
    elif one.phase == "T.DOOR":
        one.tap("Take the card")
    elif one.phase == "T.ROOM":
        monsters = one.hand(MONSTERS)
        if monsters:
            one.choose(monsters[0], "^Look for trouble")
        else:
            one.tap("Loot the room")
    elif one.phase == "T.END":
        form = next(
            (form for form in one.player.position["forms"] if form["verb"] in ("give", "trash")), None
        )
        if form is None:
            one.tap("End the turn")
            return
        one.tap("Throw away" if form["verb"] == "trash" else "Give away")
        for card in one.dialog().locator("fieldset button").all()[: form["least"]]:
            card.click()
        one.dialog().get_by_role("button", name=re.compile("^Done")).click()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_fight_with_a_deal_and_meddling(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    """Help is asked for by a form and answered with another one; a rival makes the monster stronger, and
    curses out of turn; then it is killed or fled from."""
    with table(browser, server.url, size) as people:
        main = fight(people)
        helper, rival = sorted(
            [one for one in people if one is not main],
            key=lambda one: bool(one.hand(SHOTS) and one.hand(CURSES)),
        )
        panel = main.page.get_by_role("region", name="Fight")
        make_a_deal(main, helper)
        expect(panel).to_contain_text("Deal: Treasures for the helper: all")

        strength = int(main.fields["sums"].partition(":")[2])
        weapon = rival.hand(SHOTS)[0]
        name, number = SHOTS[kind(weapon)]
        rival.choose(weapon, "^Use: the monsters")
        expect(panel).to_contain_text(name)
        assert int(main.fields["sums"].partition(":")[2]) == strength + number
        main.page.get_by_role("button", name="What counts").click()
        expect(panel).to_contain_text(f"+{number}")

        card = rival.hand(CURSES)[0]
        rival.choose(card, f"^Curse: {main.name}")
        main.sees_phase("W.CURSE")
        expect(main.page.locator(".scene")).to_contain_text(f"{CURSES[kind(card)]} → {main.name}")
        let_it_be(people)
        main.sees_phase("C.OPEN")
        end_fight(main, [helper, rival])


def make_a_deal(main: Munchkin, helper: Munchkin) -> None:
    """An offer, another one against it, and agreement."""
    main.tap("Ask for help")
    main.dialog().get_by_role("radio", name=re.compile(helper.name)).click()
    main.dialog().get_by_label("Treasures for the helper").select_option("1")
    main.tap("Offer it")
    offer = helper.page.locator(".offer.mine")
    expect(offer).to_contain_text(f"{main.name} asks for your help")
    expect(offer).to_contain_text("Treasures for the helper: 1")
    helper.tap("Offer something else")
    helper.dialog().get_by_label("Treasures for the helper").select_option("all")
    helper.tap("Offer it")
    expect(main.page.locator(".offer.mine")).to_contain_text("Treasures for the helper: all")
    main.tap("Agree")


def end_fight(main: Munchkin, others: list[Munchkin]) -> None:
    """The pause is seen by all, who may meddle and who does not; then the kill or the die."""
    wins = main.fields["verdict"] == "winning"
    main.tap("I kill it!" if wins else "I run!")
    for one in others:
        one.sees_phase("W.KILL" if wins else "W.RUN")
        expect(one.page.locator(".waiting")).to_contain_text("May still meddle")
        one.tap("Nothing from me")
    if wins:
        expect(main.page.locator(".mine .level")).to_have_text("2")
    else:
        main.sees_phase("F.ROLL")
        main.tap("Roll the die")
        for one in (main, *others):
            expect(one.page.locator(".throw")).to_contain_text("5 or more escapes")


def test_a_refusal_names_its_rule_and_two_trade_in_anothers_turn(browser: Browser, server: Server) -> None:
    """A card that cannot be played now says why; a gift goes from one to the other by a form."""
    with table(browser, server.url, PHONE) as people:
        idle = next(one for one in people[1:] if one.hand(SHOTS))
        idle.page.locator(f'.hand [data-code="{idle.hand(SHOTS)[0]}"]').click()
        expect(idle.dialog()).to_contain_text("Not now")
        idle.dialog().get_by_role("button", name="Which rule?").click()
        expect(idle.page.locator("[data-clause].here")).to_be_visible()

        giver, taker = sorted(people, key=lambda one: "on=" not in one.fields[one.seat])[:2]
        item = giver.fields[giver.seat].partition("on=")[2].split(" ")[0].split(",")[0]
        for one in (giver, taker):
            while one.page.get_by_role("dialog").count():
                one.page.keyboard.press("Escape")
                one.page.evaluate(DRAWN)
        giver.tap("Offer a trade")
        giver.dialog().get_by_role("radio", name=re.compile(taker.name)).click()
        giver.dialog().get_by_role("group", name="You give").get_by_role("button").first.click()
        giver.tap("Offer it")
        expect(taker.page.locator(".offer.mine")).to_contain_text(f"{giver.name} offers you a trade")
        taker.tap("Agree")
        expect(taker.page.locator(".offer")).to_have_count(0)
        assert item in taker.fields[taker.seat] and item not in taker.fields[giver.seat]


def test_a_whisper_reaches_one_and_the_host_settles_a_quarrel(browser: Browser, server: Server) -> None:
    """Under referee `table`: an objection opens the host's last word."""
    with table(browser, server.url, DESK, referee="table") as people:
        host, one, other = people
        one.tap("Whisper")
        one.dialog().get_by_role("radio", name=re.compile("Anna")).click()
        one.dialog().get_by_role("textbox").fill("Cleo has a lion")
        one.tap("Say it")
        expect(host.page.get_by_text("Ben whispers to you: Cleo has a lion").first).to_be_visible()
        expect(other.page.get_by_text("Ben whispers").first).to_be_visible()
        assert "has a lion" not in "".join(other.player.heard)
        other.tap("I object!")
        other.dialog().get_by_role("textbox").fill("no whispering")
        other.tap("Say it")
        host.sees_phase("W.RULE")
        expect(host.page.locator(".quarrel")).to_contain_text("no whispering")
        host.tap("Decide: it stays")
        host.sees_phase("T.START")
