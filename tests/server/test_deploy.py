"""The dashboard and the alert rules are whole, and name nothing that is not exported."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from koloda.server import errors
from tests.server.servers import serving

DEPLOY = Path(__file__).parents[2] / "deploy"
DASHBOARD: dict[str, Any] = json.loads((DEPLOY / "dashboard.json").read_text())
RULES: list[dict[str, Any]] = [
    rule for group in yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"] for rule in group["rules"]
]
EXPRESSIONS = {
    "dashboard": [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]],
    "alerts": [rule["expr"] for rule in RULES],
}
FUNCTIONS = {"sum", "max", "rate", "histogram_quantile", "by"}
SCRAPED = {"up"}
"""What Prometheus itself knows of whatever it scrapes, under the labels `job` and `instance`."""
TARGET = {"job", "instance"}


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """The names of all samples, with their labels, of a server that has told somebody of an error."""
    with serving(tmp_path_factory.mktemp("deploy")) as server:
        httpx.get(f"{server.url}/api/tables/nothing")
        text = httpx.get(f"{server.url}/metrics").text
    found: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


@pytest.mark.parametrize("what", EXPRESSIONS)
def test_every_metric_and_label_is_exported(exported: dict[str, set[str]], what: str) -> None:
    named: set[str] = set()
    for text in EXPRESSIONS[what]:
        bare = re.sub(r'"[^"]*"|\[[^\]]*\]', "", text)
        words = set(re.findall(r"[a-z_]+", bare)) - FUNCTIONS
        labels = {
            word
            for part in re.findall(r"by \(([^)]*)\)|\{([^}]*)\}", bare)
            for word in re.findall(r"[a-z_]+", "".join(part))
        }
        metrics = words - labels
        assert metrics <= set(exported) | SCRAPED, text
        known = TARGET.union(*(exported.get(name, set()) for name in metrics))
        assert labels <= known, text
        named |= metrics
    assert len(named) > 4


@pytest.mark.parametrize("text", [text for texts in EXPRESSIONS.values() for text in texts])
def test_an_expression_is_whole(text: str) -> None:
    for one, other in ("()", "[]", "{}"):
        assert text.count(one) == text.count(other)
    assert text.count('"') % 2 == 0
    for counter in re.findall(r"\w+_total\b|\w+_bucket\b", text):
        assert f"rate({counter}" in text, f"{counter} only ever grows"


def test_every_rule_says_what_is_wrong_and_names_codes_that_there_are() -> None:
    assert len({rule["alert"] for rule in RULES}) == len(RULES)
    for rule in RULES:
        assert set(rule) == {"alert", "expr", "for", "annotations"}
        assert re.fullmatch("[0-9]+[smh]", rule["for"]) and rule["annotations"]["summary"].endswith(".")
    codes = {problem().code for problem in (errors.failed, errors.store_away, errors.unknown_fate)}
    told = [code for rule in RULES for code in re.findall(r'code=~"([^"]*)"', rule["expr"])]
    assert told and all(set(code.split("|")) <= codes for code in told)


def test_the_dashboard_can_be_drawn() -> None:
    panels = DASHBOARD["panels"]
    assert DASHBOARD["title"] and DASHBOARD["schemaVersion"] and len(panels) > 6
    assert len({panel["title"] for panel in panels}) == len(panels)
    places: set[tuple[int, int]] = set()
    for panel in panels:
        at = panel["gridPos"]
        cells = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert panel["type"] and at["x"] + at["w"] <= 24 and not cells & places, panel["title"]
        places |= cells
