"""Where Chromium comes from: the system's, or Debian's where this process may install it."""

import os
import shutil
import subprocess

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
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    for command in ([apt, "update", "-q"], [apt, "install", "-qy", "--no-install-recommends", "chromium"]):
        if subprocess.run(command, stdout=subprocess.DEVNULL).returncode:
            return False
    return True
