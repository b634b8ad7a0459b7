"""The verbs of a table: each is there once, and what has been stored can always be read."""

from koloda.table.verbs import ALL, BY_KIND, VERBS
from koloda.wire.socket import Act, Add, Agree
from koloda.wire.verbs import ROUTES


def test_what_can_be_asked_over_http_and_the_socket_is_a_verb() -> None:
    assert {route.verb for route in ROUTES} <= set(VERBS)
    assert {str(message.__struct_config__.tag) for message in (Act, Add, Agree)} <= set(VERBS)


def test_every_verb_has_its_own_name_and_every_path_its_own_verb() -> None:
    assert len(VERBS) == len(ALL)
    assert len({(route.method, route.path) for route in ROUTES}) == len(ROUTES)


def test_the_kinds_of_stored_entries_stay() -> None:
    """They stand in databases."""
    assert sorted(BY_KIND) == [
        "action", "add", "agree", "away", "back", "commit", "free", "keep", "lock", "mute", "next",
        "pace", "pause",
        "resize", "resume", "rules", "screen", "seat", "start", "stood", "wish",
    ]  # fmt: skip
