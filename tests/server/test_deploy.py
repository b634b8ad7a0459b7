"""What is in deploy/ is whole: dashboard and alerts name nothing that is not exported, and the files of the
servers, the proxies and the image fit together."""

import contextlib
import json
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from koloda.server import errors
from koloda.server.checks import check
from koloda.server.settings import ServerSettings
from tests.server.servers import serving

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
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


COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yml").read_text())
ENVIRONMENT = dict(
    line.split("=", 1) for line in (DEPLOY / "koloda.env").read_text().splitlines() if line and line[0] != "#"
)
DOCKERFILE = (ROOT / "Dockerfile").read_text()


def validate(schema: str, *files: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "check_jsonschema",
        "--builtin-schema",
        f"vendor.{schema}",
        *map(str, files),
    ]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_compose_file_is_one() -> None:
    validate("compose-spec", DEPLOY / "compose.yml")
    services = COMPOSE["services"]
    for name, service in services.items():
        assert set(service.get("depends_on", [])) <= set(services), name
        named = [volume.split(":")[0] for volume in service.get("volumes", [])]
        for volume in named:
            assert (DEPLOY / volume).is_file() if volume.startswith(".") else volume in COMPOSE["volumes"]
        assert name.startswith("koloda") or re.search(r":\d+\.\d+", service["image"]), f"{name} is not pinned"


def test_the_servers_of_the_compose_file_are_closed_and_known_to_the_proxy() -> None:
    nodes = {node.split(":")[0] for node in ENVIRONMENT["KOLODA_NODES"].split()}
    servers = {name: one for name, one in COMPOSE["services"].items() if one["image"] == "koloda"}
    assert set(servers) == nodes and len(nodes) == 3
    for server in servers.values():
        assert server["read_only"] and server["cap_drop"] == ["ALL"] and "ports" not in server


def test_the_environment_is_one_that_a_server_takes() -> None:
    ours = {name for name in ENVIRONMENT if name.startswith("KOLODA_")} - {"KOLODA_SITE", "KOLODA_NODES"}
    told = {name.removeprefix("KOLODA_").lower(): ENVIRONMENT[name] for name in ours}
    settings = ServerSettings(**told)  # type: ignore[arg-type]
    check(settings)
    assert settings.url == f"https://{ENVIRONMENT['KOLODA_SITE']}"
    who = f"{ENVIRONMENT['POSTGRES_USER']}:{ENVIRONMENT['POSTGRES_PASSWORD']}"
    assert settings.database == f"postgresql://{who}@postgres/{ENVIRONMENT['POSTGRES_DB']}"


def test_the_image_ends_small_and_harmless() -> None:
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    assert re.search("^USER koloda$", last, re.M) and "HEALTHCHECK" in last and last.count("VOLUME") == 1
    assert not re.search("gcc|apt-get|pip|npm", last)
    assert last.index("useradd") < last.index("USER koloda")
    for sources in re.findall(r"^COPY ((?!--).+) \S+$", DOCKERFILE, re.M):
        for source in sources.split():
            assert (ROOT / source).exists(), source
            assert f"!{source.split('/')[0]}\n" in (ROOT / ".dockerignore").read_text(), source


def test_the_image_has_what_a_wheel_has(tmp_path: Path) -> None:
    """The rulebooks that the command shows, and letters for the pictures that the server draws."""
    build, last = DOCKERFILE.split("\nFROM ")[-2:]
    for sources in re.findall(r"^COPY ((?!--).+) \S+$", build, re.M):
        for source in sources.split():
            if source.startswith("docs"):
                shutil.copytree(ROOT / source, tmp_path / source)
    setup = runpy.run_path(str(ROOT / "setup.py"))
    with contextlib.chdir(tmp_path):
        setup["copy_books"](tmp_path)
    for kind in ("rulebooks", "lessons"):
        assert len(list((tmp_path / "koloda" / "study" / kind).iterdir())) == 10
    assert "fonts-dejavu-core" in build and "COPY --from=build /usr/share/fonts/" in last


def test_the_unit_starts_the_command_with_the_environment() -> None:
    unit = (DEPLOY / "koloda@.service").read_text()
    assert "EnvironmentFile=/etc/koloda.env\n" in unit and "koloda serve --host 127.0.0.1 --port %i\n" in unit
    assert "ProtectSystem=strict\n" in unit and "User=koloda\n" in unit
