"""Where Chromium comes from: the system's, or Debian's where this process may install it."""

import fcntl
import os
import shutil
import subprocess
import tempfile

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
HOW = "no Chromium was found: install it (on Debian: apt install chromium) or name it in KOLODA_CHROMIUM"


def find_chromium() -> str | None:
    """Its path. Root on Debian installs it when it is missing; anybody else does without."""
    if named := os.environ.get("KOLODA_CHROMIUM"):
        return named
    return on_path() or (on_path() if install() else None)


def on_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def install() -> bool:
    """One process installs it; the others wait and find it."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return False
    with open(os.path.join(tempfile.gettempdir(), "koloda-chromium.lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if on_path():
            return True
        for what in (["update", "-q"], ["install", "-qy", "--no-install-recommends", "chromium"]):
            if subprocess.run([apt, *what], stdout=subprocess.DEVNULL).returncode:
                return False
    return True
