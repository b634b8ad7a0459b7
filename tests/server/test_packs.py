"""A game goes on with the cards that it began with, whatever becomes of the pack's file."""

from pathlib import Path

from tests.docs.test_packs_guide import PACK
from tests.server.servers import Server, serving
from tests.server.test_quarantine import asked, goes_on, running

OTHER = PACK.replace("level = 5", "level = 9").replace("Racketeer Gull", "Honest Gull")


def options(server: Server, table: str) -> str:
    with server.store() as base:
        (body,) = base.execute(
            "SELECT body FROM entries WHERE table_id = ? AND number = 0", (table,)
        ).fetchone()
        return bytes(body).decode()


def test_an_edited_or_missing_pack_changes_no_game_that_has_begun(tmp_path: Path) -> None:
    assert OTHER != PACK
    pack = tmp_path / "harbour.toml"
    pack.write_text(PACK, encoding="utf-8")
    with serving(tmp_path, (pack,)) as server:
        guest = server.guest("Anya")
        table = running(guest, "munchkin", options={"packs": "winter,harbour"})
        shown = guest.ask("GET", f"/api/tables/{table}")["table"]["options"]["packs"]
        assert shown == "winter,harbour"
        assert "winter,harbour@" in options(server, table)
        server.stop()
        pack.write_text(f"# only remarks have changed\n{PACK}", encoding="utf-8")
        server.start()
        assert goes_on(server, table)
        server.stop()
        pack.write_text(OTHER, encoding="utf-8")
        server.start()
        assert goes_on(server, table)
        assert "Racketeer" in asked(server, f"/api/tables/{table}/cards", "en").text
        fresh = running(guest, "munchkin", options={"packs": "winter,harbour"})
        assert "Honest" in asked(server, f"/api/tables/{fresh}/cards", "en").text
        server.stop()
        server.packs = ()
        server.start()
        assert goes_on(server, table) and goes_on(server, fresh)
        assert asked(server, "/healthz", "en").text == "ok"
