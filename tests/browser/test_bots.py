"""Bots at tables of every game: they move, and the browser shows it."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.players import sitting, whose_turn
from tests.browser.tables import ROUND, play_from
from tests.server.servers import Server

LUCK = "chance k1:00000000000001 0"
TABLES = {
    "uno": f"3p {ROUND} | A r5 r6 | B r7 b2 b3 | C ?3 | top r3 | deck … | turn B | {LUCK}",
    "iota": f"3p strict | A rs2 gt3 bx4 yc1 | B rs3 gt2 | C gs1 bt1 | grid rs1@0,0 | turn B | {LUCK}",
    "montana": f"3p strict | A g1* b3* | B r4* g2o b5* | C r2o b4* | pile r4o | turn B | {LUCK}",
    "arne": f"3p strict tempo=blitz | A r50 k-crash | B y50 y100 | C g50 g100 | turn B | {LUCK}",
    "munchkin": f"3p strict | A hand=firclub | B L3 | C hand=shovel | DD mouse … | turn B | {LUCK}",
}
"""It is the turn of a bot."""


@pytest.mark.parametrize("game", TABLES)
def test_bots_move_until_a_person_is_asked(browser: Browser, server: Server, game: str) -> None:
    with sitting(browser, server) as player:
        play_from([player], TABLES[game], game=game)
        assert whose_turn([player]) is player
        bot = player.page.evaluate("wire.table.chairs[1].name")
        expect(player.page.get_by_role("group", name="What happened")).to_contain_text(bot)
