"""The workflows of the forge: they are valid, pinned, and call what there is."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M))
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
workflows = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)


def steps(path: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(path.read_text())["jobs"].values()
    return [step for job in jobs for step in job.get("steps", [])]


def test_they_are_workflows() -> None:
    assert {path.stem for path in WORKFLOWS} == {"test", "wheels", "publish", "docs"}
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    done = subprocess.run([*command, *map(str, WORKFLOWS)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@workflows
def test_every_action_is_pinned_by_its_commit(path: Path) -> None:
    for line in re.findall(r"uses: (\S+.*)", path.read_text()):
        if line.startswith("./"):
            assert (ROOT / line).is_file(), line
        else:
            assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line), line


@workflows
def test_every_target_and_file_that_is_called_is_there(path: Path) -> None:
    for command in filter(None, (step.get("run") for step in steps(path))):
        assert set(re.findall(r"make ([a-z-]+)", command)) <= TARGETS, command
        for file in re.findall(r"(?:-r |python )((?:requirements|tools)/\S+)", command):
            assert (ROOT / file).is_file(), command


def test_only_the_job_that_publishes_can_sign_for_pypi() -> None:
    whole = yaml.safe_load((ROOT / ".github/workflows/publish.yml").read_text())
    signing = [name for name, job in whole["jobs"].items() if "id-token" in job.get("permissions", {})]
    assert signing == ["publish"] and whole["jobs"]["publish"]["environment"] == "pypi"
    assert set(whole["jobs"]["publish"]["needs"]) == {"test", "wheels"}


def test_wheels_are_built_for_every_python_that_is_promised() -> None:
    promised = {
        name.rpartition(" ")[2] for name in PROJECT["project"]["classifiers"] if "Python :: 3." in name
    }
    built = {f"3.{name[3:-2]}" for name in PROJECT["tool"]["cibuildwheel"]["build"]}
    assert built == promised
    tried = PROJECT["tool"]["cibuildwheel"]["test-command"].split("{project}/")[1].split()[0]
    assert (ROOT / tried).is_file() and tried in (ROOT / "MANIFEST.in").read_text()


def test_an_sdist_can_be_compiled_with_what_it_declares() -> None:
    """The compiler checks the server's types: without its packages there would be none."""
    extras = PROJECT["project"]["optional-dependencies"]
    needed = {
        name
        for extra in ("play", "serve", "cluster")
        for name in extras[extra]
        if not name.startswith("koloda")
    }
    assert needed <= set(PROJECT["build-system"]["requires"])
    assert PROJECT["build-system"]["requires"] == PROJECT["dependency-groups"]["build"]


@pytest.mark.parametrize("lock", ["run", "cluster", "build", "bench", "docs", "ship", "node", "dev"])
def test_a_lock_holds_what_is_declared(lock: str) -> None:
    """An old lock compiles nothing on a clean machine, though it does wherever the rest is installed."""
    extras, groups = PROJECT["project"]["optional-dependencies"], PROJECT["dependency-groups"]
    serve = [PROJECT["project"]["dependencies"], extras["serve"], extras["play"]]
    wanted = {
        "run": serve,
        "cluster": [*serve, extras["cluster"]],
        "dev": [*serve, extras["cluster"], extras["testing"], groups["dev"]],
    }.get(lock, [groups.get(lock, [])])
    asked = {project_name(one) for part in wanted for one in part if "koloda" not in one}
    text = (ROOT / "requirements" / f"{lock}.txt").read_text()
    assert asked and asked <= {project_name(line) for line in re.findall(r"^\S+==", text, re.M)}


def project_name(requirement: str) -> str:
    return re.split(r"[\[>=<; ]", requirement)[0].lower().replace("_", "-").replace(".", "-")
