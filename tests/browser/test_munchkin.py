"""Munchkin in a real browser, with a pack that no client knows: fights, deals, curses and refusals."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.players import DESK, PHONE, Player, sitting, tap
from tests.browser.tables import NAMES, PAUSES, play_from
from tests.server.servers import Server, serving

CIRCUS = Path(__file__).parents[1] / "packs" / "circus.toml"
WEAK = "A hand=nose.1 | B hand=medal.1 | C hand=trumpet.1,pie.1"
"""What they are dealt. A lion has level 4, an item is worth 1, the trumpet 5."""
STRONG = (
    "A hand=nose.1,nose.2,nose.3,medal.2,medal.3,medal.4 | B hand=nose.4,medal.1 | C hand=trumpet.1,pie.1"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("munchkin"), (CIRCUS,)) as server:
        yield server


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

    def sums(self, side: int) -> int:
        """How strong the munchkins (0) or the monsters (1) are."""
        return int(self.fields["sums"].split(":")[side])

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{name}")).first

    def tap(self, name: str) -> None:
        self.button(name).click()

    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog").first

    def choose(self, card: str, way: str) -> None:
        """A card of the hand, and then one of the things that can be done with it."""
        tap(self.player.card(card))
        self.dialog().get_by_role("button", name=re.compile(way)).first.click()

    def close_dialogs(self) -> None:
        dialogs = self.page.get_by_role("dialog")
        for left in reversed(range(dialogs.count())):
            self.page.keyboard.press("Escape")
            expect(dialogs).to_have_count(left)

    def sees_phase(self, phase: str) -> None:
        expect(self.page.locator(f'[data-phase="{phase}"]')).to_be_visible()


@contextmanager
def table(
    browser: Browser, server: Server, hands: str, size: tuple[int, int] = DESK, referee: str = "strict"
) -> Iterator[list[Munchkin]]:
    """Three people whose munchkins are made, worn items and all. Behind the door waits a lion."""
    with ExitStack() as stack:
        people = [stack.enter_context(sitting(browser, server, size=size)) for _ in "ABC"]
        head = f"3p {referee} packs=circus first=host {PAUSES}"
        luck = "DD lion.1 … | chance k1:00000000000001 0"
        play_from(people, f"{head} | {hands} | phase S.CREATE | {luck}", game="munchkin")
        munchkins = [Munchkin(player, seat) for player, seat in zip(people, "ABC", strict=True)]
        for one in munchkins:
            for item in (card for card in one.player.hand if re.match("nose|medal", card)):
                one.choose(item, "^Put on")
                one.player.settle()
            one.tap("I am ready")
        for one in munchkins:
            one.sees_phase("T.START")
        yield munchkins


def let_it_be(people: list[Munchkin]) -> None:
    for one in people:
        one.tap("Nothing from me")


@pytest.mark.parametrize(
    ("size", "hands", "wins"), [(DESK, STRONG, True), (PHONE, WEAK, False)], ids=["killed", "fled from"]
)
def test_a_fight_with_a_deal_and_meddling(
    browser: Browser, server: Server, size: tuple[int, int], hands: str, wins: bool
) -> None:
    """Help is asked for by a form and answered with another one; a rival makes the monster stronger, and
    curses out of turn; then it is killed or fled from."""
    with table(browser, server, hands, size) as people:
        main, helper, rival = people
        main.tap("Open the door")
        for one in people:
            one.sees_phase("C.OPEN")
        panel = main.page.get_by_role("region", name="Fight")
        make_a_deal(main, helper)
        expect(panel).to_contain_text("Deal: Treasures for the helper: all")

        assert main.sums(1) == 4
        rival.choose("trumpet.1", "^Use: the monsters")
        expect(panel).to_contain_text("Trumpet Blast")
        assert main.sums(1) == 9
        main.page.get_by_role("button", name="What counts").click()
        expect(panel).to_contain_text("+5")

        rival.choose("pie.1", f"^Curse: {main.name}")
        for one in people:
            one.sees_phase("W.CURSE")
        expect(main.page.locator(".scene")).to_contain_text(f"Pie in the Face → {main.name}")
        let_it_be(people)
        main.sees_phase("C.OPEN")
        assert main.fields["verdict"] == ("winning" if wins else "losing")
        if wins:
            kill(main, [helper, rival])
        else:
            run(main, [helper, rival])


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


def kill(main: Munchkin, others: list[Munchkin]) -> None:
    main.tap("I kill it!")
    nobody_meddles(others, "W.KILL")
    expect(main.page.locator(".mine .level")).to_have_text("2")


def run(main: Munchkin, others: list[Munchkin]) -> None:
    main.tap("I run!")
    nobody_meddles(others, "W.RUN")
    main.sees_phase("F.ROLL")
    main.tap("Roll the die")
    for one in (main, *others):
        expect(one.page.locator(".throw")).to_contain_text("5 or more escapes")


def nobody_meddles(others: list[Munchkin], pause: str) -> None:
    """The pause is seen by all, who may meddle and who does not."""
    for one in others:
        one.sees_phase(pause)
        expect(one.page.locator(".waiting")).to_contain_text("May still meddle")
        one.tap("Nothing from me")


def test_a_refusal_names_its_rule_and_two_trade_in_anothers_turn(browser: Browser, server: Server) -> None:
    """A card that cannot be played now says why; a gift goes from one to the other by a form."""
    with table(browser, server, WEAK, PHONE) as people:
        _, giver, taker = people
        taker.player.card("trumpet.1").click()
        expect(taker.dialog()).to_contain_text("Not now")
        taker.dialog().get_by_role("button", name="Which rule?").click()
        expect(taker.page.locator("[data-clause].here")).to_be_visible()
        taker.close_dialogs()
        giver.tap("Offer a trade")
        giver.dialog().get_by_role("radio", name=re.compile(taker.name)).click()
        giver.dialog().get_by_role("group", name="You give").get_by_role("button").first.click()
        giver.tap("Offer it")
        expect(taker.page.locator(".offer.mine")).to_contain_text(f"{giver.name} offers you a trade")
        taker.tap("Agree")
        expect(taker.page.locator(".offer")).to_have_count(0)
        taker.player.settle()
        assert "medal.1" in taker.fields["C"] and "medal.1" not in taker.fields["B"]


def test_a_whisper_reaches_one_and_the_host_settles_a_quarrel(browser: Browser, server: Server) -> None:
    """Under referee `table`: an objection opens the host's last word."""
    with table(browser, server, WEAK, referee="table") as people:
        host, one, other = people
        one.tap("Whisper")
        one.dialog().get_by_role("radio", name=re.compile("Anna")).click()
        one.dialog().get_by_role("textbox").fill("Cleo has a lion")
        one.tap("Say it")
        expect(host.page.get_by_text("Ben whispers to you: “Cleo has a lion”").first).to_be_visible()
        expect(other.page.get_by_text("Ben whispers").first).to_be_visible()
        assert "has a lion" not in json.dumps(other.player.heard)
        other.tap("I object!")
        other.dialog().get_by_role("textbox").fill("no whispering")
        other.tap("Say it")
        host.sees_phase("W.RULE")
        expect(host.page.locator(".quarrel")).to_contain_text("no whispering")
        host.tap("Decide: it stays")
        host.sees_phase("T.START")
