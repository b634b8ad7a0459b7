"""Prepares .venv, doing only what has changed since the last time.

usage: bootstrap.py deps|package|core|bench|docs|ship
       bootstrap.py play|npm ARGUMENTS

play: what the server needs and the web client, side by side, then `koloda serve` with these arguments, on
the source until the compiled package, which is built behind it, is there; core: that package alone; deps:
the locked dependencies of all that can be done here; package: these and Koloda with its web client, built
and installed; bench: all that and the locked dependencies of the benchmarks; docs: the dependencies and
those of the documentation site; ship: what makes and checks what is published, and the web client; npm: the
web client's locked dependencies, then npm with these arguments. Needs nothing but Python: pip comes with the
project, as a wheel that must match the lock, because Debian's python3 alone has neither pip nor ensurepip;
node is the system's or comes from PyPI.
"""

import hashlib
import os
import runpy
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
WHEELS = ROOT / "build" / "wheel"
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "koloda" / "server" / "web"
NODE = (20, 19)
LOG = ROOT / "build" / "core.log"
WHAT = {
    "run": "Installing what the server needs",
    "build": "Installing what compiles it",
    "dev": "Installing the locked dependencies",
    "bench": "Installing what is measured beside it",
    "docs": "Installing what builds the documentation",
    "node": "Installing node",
    "ship": "Installing what makes and checks wheels",
}

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
    if goal == "play":
        sys.exit(play(arguments))
    if goal == "core":
        install_lock("build")
        install_package()
        return
    if goal == "ship":
        build_client()
        install_lock("ship")
        return
    install_lock("dev")
    if goal == "npm":
        npm = install_client_lock()
        if npm is None:
            sys.exit(1)
        run(f"npm {' '.join(arguments)}", *npm, *arguments)
        return
    if goal == "docs":
        install_lock("docs")
        return
    if goal != "deps":
        build_client()
        install_package()
    if goal == "bench":
        install_lock("bench")


def play(arguments: list[str]) -> int:
    with ThreadPoolExecutor() as pool:
        client = pool.submit(build_client)
        install_lock("run")
        client.result()
    command = [str(PYTHON), "-m", "koloda", "serve", *arguments]
    if is_done("package", package_key()):
        return serve(command, {})
    with building_behind():
        return serve(command, {"PYTHONPATH": "src"})


def serve(command: list[str], more: dict[str, str]) -> int:
    """Until it is told to stop; the signals are the server's own business."""
    process = subprocess.Popen(command, env={**os.environ, **more})
    signal.signal(signal.SIGTERM, lambda *_: process.terminate())
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            pass


@contextmanager
def building_behind() -> Iterator[None]:
    """The compiled package, while the server runs on the source. What was compiled by then is kept."""
    if reason := why_not_compile():
        print(reason, flush=True)
        yield
        return
    print(
        "The game starts on the source; a compiled core is built behind it and taken at the next start "
        f"({LOG.relative_to(ROOT)} says how far it is).",
        flush=True,
    )
    LOG.parent.mkdir(exist_ok=True)
    nice = [found, "-n", "19"] if (found := shutil.which("nice")) else []
    with LOG.open("wb") as log:
        command = [*nice, sys.executable, __file__, "core"]
        builder = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
    try:
        yield
    finally:
        if builder.poll() is None:
            end_all(builder)


def end_all(builder: "subprocess.Popen[bytes]") -> None:
    """It and the compilers it has started."""
    if os.name == "nt":
        builder.terminate()
    else:
        os.killpg(builder.pid, signal.SIGTERM)
    builder.wait()


def make_venv() -> None:
    key = digest([str(VENV), sys.base_prefix, str(sys.version_info[:2])])
    if PYTHON.exists() and is_done("venv", key):
        return
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
    key = lock_key(name)
    if is_done(name, key) or (name in ("run", "build") and is_done("dev", lock_key("dev"))):
        return
    with telling(WHAT[name]):
        install("--no-build-isolation", "--require-hashes", "-r", lock)
    mark_done(name, key)


def lock_key(name: str) -> str:
    return digest([(ROOT / "requirements" / f"{name}.txt").read_bytes()])


def why_not_compile() -> str | None:
    reason: str | None = runpy.run_path("setup.py")["why_not_compile"]()
    return reason


def package_key() -> str:
    """What the installed package was made of."""
    files = [Path("pyproject.toml"), Path("setup.py"), *sorted(Path("src").rglob("*"))]
    files = [path for path in files if path.is_file() and path.suffix != ".pyc"]
    contents = (part for path in files for part in (str(path), path.read_bytes()))
    return digest([why_not_compile() or "", *contents])


def install_package() -> None:
    with one_at_a_time():
        key = package_key()
        if is_done("package", key):
            return
        with telling("Building Koloda"):
            for old in WHEELS.glob("*.whl"):
                old.unlink()
            run("Building Koloda", PYTHON, "-c", BUILD_WHEEL, WHEELS)
            install("--no-deps", "--no-index", "--force-reinstall", *WHEELS.glob("*.whl"))
        mark_done("package", key)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Somebody plays and somebody tests: one of them builds, the other waits for it."""
    if os.name == "nt":
        yield
        return
    import fcntl

    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


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
    with telling("Building the web client"):
        run("Building the web client", *npm, "run", "--silent", "build")
    mark.write_text(key)


def install_client_lock() -> list[str | Path] | None:
    """How npm is called, its packages installed; None where its registry is out of reach."""
    npm = find_npm()
    key = digest([(WEB / "package-lock.json").read_bytes(), (WEB / "package.json").read_bytes()])
    mark = WEB / "node_modules" / ".made-of"
    if mark.exists() and mark.read_text() == key:
        return npm
    with telling("Installing what builds the web client"):
        code = subprocess.run([*npm, "ci", "--silent", "--no-audit", "--no-fund"]).returncode
    if code:
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


@contextmanager
def telling(what: str) -> Iterator[None]:
    """Says that it begins, and how long it took."""
    print(f"{what} ...", flush=True)
    begin = time.monotonic()
    yield
    print(f"{what}: {time.monotonic() - begin:.0f} s", flush=True)


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
