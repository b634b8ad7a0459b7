"""The dashboard and the alert rules name nothing that is not exported."""

import json
import re
from pathlib import Path

import httpx
import pytest
import yaml

from tests.server.servers import serving

DEPLOY = Path(__file__).parents[2] / "deploy"


def expressions() -> dict[str, list[str]]:
    dashboard = json.loads((DEPLOY / "dashboard.json").read_text())
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text())
    panels = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    alerts = [rule["expr"] for group in rules["groups"] for rule in group["rules"]]
    return {"dashboard": panels, "alerts": alerts}


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> str:
    with serving(tmp_path_factory.mktemp("deploy")) as server:
        return httpx.get(f"{server.url}/metrics").text


@pytest.mark.parametrize("what", ["dashboard", "alerts"])
def test_every_metric_is_exported(exported: str, what: str) -> None:
    names = {name for text in expressions()[what] for name in re.findall(r"\b(?:koloda|process)_\w+", text)}
    assert len(names) > 4
    for name in names:
        family = re.sub(r"_(bucket|total|info)$", "", name)
        assert re.search(rf"^# TYPE {family}(_total|_info)? ", exported, re.M), name
