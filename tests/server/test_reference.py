"""The API for people and programs: all of it is described, and the page needs nothing from elsewhere."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

import httpx
import pytest

from koloda.wire.words import OWN, PARAMETERS
from tests.server.servers import Server, serving

Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("reference")) as server:
        yield server


@pytest.fixture(scope="module")
def schema(server: Server) -> Json:
    for _ in range(2):  # whoever asks second gets the same
        found: Json = httpx.get(f"{server.url}/api/schema/openapi.json").json()
    return found


def operations(schema: Json) -> list[tuple[str, Json]]:
    return [
        (f"{method} {path}", operation)
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
    ]


def test_every_operation_and_parameter_is_described(schema: Json) -> None:
    assert [name for name, operation in operations(schema) if not operation.get("description")] == []
    told = [(name, one) for name, operation in operations(schema) for one in operation.get("parameters", [])]
    assert [(name, one["name"]) for name, one in told if not one.get("description")] == []
    assert len({(name, one["name"]) for name, one in told}) == len(told), "one is told twice"
    assert {one["name"] for _, one in told} >= {name for name in PARAMETERS if "." not in name}


def test_every_type_and_field_is_described(server: Server, schema: Json) -> None:
    messages = httpx.get(f"{server.url}/api/socket.json").json()["$defs"]
    types = {
        name: part for name, part in {**schema["components"]["schemas"], **messages}.items() if "type" in part
    }
    assert [name for name, part in types.items() if not part.get("description")] == []
    fields = {
        f"{name}.{field}": one for name, part in types.items() for field, one in part["properties"].items()
    }
    assert [name for name, one in fields.items() if not one.get("description")] == []
    assert set(OWN) - set(fields) == set(), "words for what is not there"


def test_errors_are_described_as_they_are_answered(server: Server, schema: Json) -> None:
    answer = httpx.get(f"{server.url}/api/tables/nothing").json()
    assert set(answer) == set(schema["components"]["schemas"]["ErrorBody"]["properties"])
    for _, operation in operations(schema):
        assert operation["responses"]["default"]["content"]["application/json"]["schema"]["$ref"].endswith(
            "ErrorBody"
        )


class Links(HTMLParser):
    """What a page names, and what it asks a browser to load."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.tags.add(tag)
        self.ids |= {told["id"]} if "id" in told else set()
        self.links += [told[name] for name in ("href", "src") if name in told]
        assert not {"style", "onclick"} & set(told), "the page's own rules forbid it"


def test_the_page_shows_everything_and_needs_nothing_from_elsewhere(server: Server, schema: Json) -> None:
    page = httpx.get(f"{server.url}/api/schema")
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    assert page.text == httpx.get(f"{server.url}/api/schema").text
    found = Links()
    found.feed(page.text)
    assert not {"script", "style", "img", "iframe"} & found.tags
    for link in found.links:
        if link.startswith("#"):
            assert link[1:] in found.ids, f"{link} leads nowhere"
        else:
            assert httpx.get(server.url + link).status_code == 200, link
    text = re.sub("<[^>]+>", "", page.text)
    for name, operation in operations(schema):
        assert name.partition(" ")[2] in text and operation["description"].split("`")[0] in text
    assert "Munchkin" not in text and "{id}/socket" in text and "Idempotency-Key" in text
