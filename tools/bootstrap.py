"""Prepares .venv, doing only what has changed since the last time.

usage: bootstrap.py deps|package|bench
       bootstrap.py npm ARGUMENTS

deps: the locked dependencies; package: these and Koloda with its web client, built and installed; bench:
all that and the locked dependencies of the benchmarks; npm: the web client's locked dependencies, then
npm with these arguments. Needs nothing but Python: pip comes with the project, as a wheel that must match
the lock, because Debian's python3 alone has neither pip nor ensurepip; node is the system's or comes from
PyPI.
"""

import hashlib
import os
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
WHEELS = ROOT / "build" / "wheel"
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "koloda" / "server" / "web"
NODE = (20, 19)

# The build backend itself, without a front end that would hide its word on compiling.
BUILD_WHEEL = """
import sys
from setuptools.build_meta import build_wheel
build_wheel(sys.argv[1], {"--global-option": "--quiet"})
"""


def main(goal: str, arguments: list[str]) -> None:
    os.chdir(ROOT)
    for name in ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE"):
        os.environ.pop(name, None)
    make_venv()
    install_lock("dev")
    if goal == "npm":
        npm = install_client_lock()
        if npm is None:
            sys.exit(1)
        run(f"npm {' '.join(arguments)}", *npm, *arguments)
        return
    if goal != "deps":
        build_client()
        install_package()
    if goal == "bench":
        install_lock("bench")


def make_venv() -> None:
    key = digest([str(VENV), sys.base_prefix, str(sys.version_info[:2])])
    if PYTHON.exists() and is_done("venv", key):
        return
    print("Making .venv ...", flush=True)
    try:
        import venv
    except ImportError:
        sys.exit("Python's venv module is missing; install it (on Debian: python3-venv) and run this again.")
    pip = next(ROOT.glob("tools/pip-*.whl"))
    if digest([pip.read_bytes()]) not in (ROOT / "requirements" / "dev.txt").read_text():
        sys.exit(f"tools/{pip.name} is not the file that requirements/dev.txt names; restore it.")
    venv.create(VENV, clear=True, symlinks=os.name != "nt")
    install(pip, "--no-index", with_pip=pip / "pip")
    mark_done("venv", key)


def install_lock(name: str) -> None:
    lock = ROOT / "requirements" / f"{name}.txt"
    key = digest([lock.read_bytes()])
    if is_done(name, key):
        return
    print(f"Installing the locked dependencies ({name}) ...", flush=True)
    install("--no-build-isolation", "--require-hashes", "-r", lock)
    mark_done(name, key)


def install_package() -> None:
    why_not_compile = runpy.run_path("setup.py")["why_not_compile"]()
    files = [Path("pyproject.toml"), Path("setup.py"), *sorted(Path("src").rglob("*"))]
    files = [path for path in files if path.is_file() and path.suffix != ".pyc"]
    contents = (part for path in files for part in (str(path), path.read_bytes()))
    key = digest([why_not_compile or "", *contents])
    if is_done("package", key):
        return
    print("Building Koloda ...", flush=True)
    for old in WHEELS.glob("*.whl"):
        old.unlink()
    run("Building Koloda", PYTHON, "-c", BUILD_WHEEL, WHEELS)
    install("--no-deps", "--no-index", "--force-reinstall", *WHEELS.glob("*.whl"))
    mark_done("package", key)


def build_client() -> None:
    """Into the package. Without npm's registry everything else works, so that is said and no more."""
    texts = Path("src/koloda").rglob("*.ftl")
    books = Path("docs/rulebooks").rglob("*")
    own = (path for path in WEB.rglob("*") if "node_modules" not in path.parts)
    files = sorted(path.resolve() for path in (*texts, *books, *own) if path.is_file())
    contents = (part for path in files for part in (str(path.relative_to(ROOT)), path.read_bytes()))
    key = digest(contents)
    mark = CLIENT / ".made-of"  # beside what was built: a client that came along is not built again
    if mark.exists() and mark.read_text() == key:
        return
    npm = install_client_lock()
    if npm is None:
        return
    print("Building the web client ...", flush=True)
    run("Building the web client", *npm, "run", "--silent", "build")
    mark.write_text(key)


def install_client_lock() -> list[str | Path] | None:
    """How npm is called, its packages installed; None where its registry is out of reach."""
    npm = find_npm()
    key = digest([(WEB / "package-lock.json").read_bytes(), (WEB / "package.json").read_bytes()])
    mark = WEB / "node_modules" / ".made-of"
    if mark.exists() and mark.read_text() == key:
        return npm
    print("Installing the web client's dependencies ...", flush=True)
    if subprocess.run([*npm, "ci", "--silent", "--no-audit", "--no-fund"]).returncode:
        print("The web client is not built: npm could not fetch its packages; the rest works without it.")
        return None
    mark.write_text(key)
    return npm


def find_npm() -> list[str | Path]:
    """The system's npm with a node that is new enough, else the one from PyPI."""
    npm = shutil.which("npm")
    if npm is None or not node_is_new():
        install_lock("node")
        folder = PYTHON.parent
        os.environ["PATH"] = os.pathsep.join([str(folder), os.environ["PATH"]])
        npm = shutil.which("npm", path=str(folder))
    return [npm or "npm", "--prefix", WEB]


def node_is_new() -> bool:
    try:
        told = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
        major, minor = told.strip().lstrip("v").split(".")[:2]
        return (int(major), int(minor)) >= NODE
    except (OSError, ValueError):
        return False


def install(*what: str | Path, with_pip: Path | None = None) -> None:
    pip = [with_pip] if with_pip else ["-m", "pip"]
    run("Installing", PYTHON, *pip, "install", "-q", "--disable-pip-version-check", *what)


def run(what: str, *command: str | Path) -> None:
    if subprocess.run(command).returncode:
        sys.exit(f"{what} failed; the reason stands above.")


def digest(parts: Iterable[str | bytes]) -> str:
    total = hashlib.sha256()
    for part in parts:
        total.update(part.encode() if isinstance(part, str) else part)
    return total.hexdigest()


def is_done(step: str, key: str) -> bool:
    mark = VENV / f".done-{step}"
    return mark.exists() and mark.read_text() == key


def mark_done(step: str, key: str) -> None:
    (VENV / f".done-{step}").write_text(key)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
