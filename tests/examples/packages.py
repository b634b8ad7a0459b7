"""Packages as somebody installs them: into a folder of their own that a process of its own looks into."""

import os
import subprocess
import sys
from pathlib import Path

Done = subprocess.CompletedProcess[str]


def environment(site: Path) -> dict[str, str]:
    """That of a process which finds what is installed in `site`."""
    before = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    path = os.pathsep.join([str(site), *map(os.path.abspath, before)])
    return {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "PYTHONDONTWRITEBYTECODE": "1"}


def run(site: Path, *command: str, text: str = "", folder: Path | None = None) -> Done:
    """Runs Python with what is installed in `site`."""
    return subprocess.run(
        [sys.executable, *command],
        input=text,
        capture_output=True,
        text=True,
        env=environment(site),
        cwd=folder,
        timeout=300,
        check=False,
    )


def koloda(site: Path, *arguments: str, text: str = "") -> Done:
    return run(site, "-m", "koloda", *arguments, text=text)


def install(site: Path, folder: Path) -> None:
    how = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", str(site)]
    done = run(site, "-m", "pip", "install", *how, str(folder))
    assert done.returncode == 0, done.stderr


def offer(site: Path, name: str, points: str, code: str = "", group: str = "koloda.games") -> None:
    """A package that is installed already: its entry points, and its code where it is one module."""
    info = site / f"koloda_{name}-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: koloda-{name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[{group}]\n{points}\n")
    if code:
        (site / f"koloda_{name}.py").write_text(code, encoding="utf-8")
