"""From a clean clone to the page, with empty caches, and once more.

python -m bench.start [--compiled]   # --compiled: also waits for the compiled core and starts on it
"""

import argparse
import os
import re
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INSTALLED = re.compile(r"^Installing (.+): (\d+) s$", re.M)
PATIENCE = 900.0


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.start", description=__doc__.partition("\n")[0])
    parser.add_argument("--compiled", action="store_true", help="also start on the compiled core")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="koloda-start") as folder:
        clone = Path(folder, "koloda")
        subprocess.run(["git", "clone", "-q", ROOT, clone], check=True)
        caches = {"PIP_NO_CACHE_DIR": "1", "npm_config_cache": f"{folder}/npm"}
        first, said = start(clone, caches)
        print(f"first start: {first:.1f} s to the page")
        for what, seconds in INSTALLED.findall(said):
            print(f"    of these, from the registries: {what}, {seconds} s")
        print(f"second start: {start(clone, caches)[0]:.1f} s")
        if arguments.compiled:
            subprocess.run(["python3", "tools/bootstrap.py", "core"], cwd=clone, check=True)
            print(f"on the compiled core: {start(clone, caches)[0]:.1f} s")


def start(clone: Path, caches: dict[str, str]) -> tuple[float, str]:
    """Seconds until the page is served, and what was said meanwhile."""
    port = free_port()
    log = clone.parent / "log"
    begin = time.monotonic()
    with log.open("wb") as out:
        process = subprocess.Popen(
            ["make", "play", f"ARGS=--port {port}"],
            cwd=clone,
            env={**os.environ, **caches},
            stdout=out,
            stderr=out,
            start_new_session=True,
        )
    try:
        while not answers(f"http://127.0.0.1:{port}/"):
            if process.poll() is not None or time.monotonic() - begin > PATIENCE:
                raise SystemExit(f"no page:\n{log.read_text()}")
            time.sleep(0.05)
        return time.monotonic() - begin, log.read_text()
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait()


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5) as page:
            return bool(page.status == 200)
    except (urllib.error.URLError, OSError):
        return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    main()
