"""The page about the socket is what the server's types say."""

from tools.socket_page import PAGE, page


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "make observations"


def test_every_field_is_explained() -> None:
    rows = [line for line in page().splitlines() if line.startswith("| `") and line.endswith("|  |")]
    assert rows == []
