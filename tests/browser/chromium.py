"""Where Chromium comes from: the system's, or Debian's where this process may install it."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

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
    """Its path. Root on Debian installs it when it is missing; anybody else does without. Of several that
    look for it at the same time one installs it, and the others wait."""
    if named := os.environ.get("KOLODA_CHROMIUM"):
        return named
    with (Path(tempfile.gettempdir()) / f"koloda-chromium-{os.getuid()}").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return on_path() or (on_path() if install() else None)


def on_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def install() -> bool:
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    patient = ["-o", "DPkg::Lock::Timeout=600", "-o", "Acquire::Retries=3"]
    for command in (["update", "-q"], ["install", "-qy", "--no-install-recommends", "chromium"]):
        if subprocess.run([apt, *patient, *command], stdout=subprocess.DEVNULL).returncode:
            return False
    return True
