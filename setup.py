"""Builds the package; what runs for every move is compiled with mypyc wherever that is possible."""

import os
import shlex
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

SOURCE = Path("src")
COMPILED_PACKAGES = ("kernel", "games", "bots", "table", "server/live")

# The game that is measured beside other engines is optimised together with the kernel, others by themselves.
BESIDE_KERNEL = "uno"

# What of those packages stays interpreted: the beginning of a path under src -> the reason.
INTERPRETED: dict[str, str] = {}

PURE = "Koloda is built without compiling (slower, otherwise the same): "


def why_not_compile() -> str | None:
    """One sentence if this build has to be pure Python, nothing if it can be compiled."""
    if os.environ.get("KOLODA_PURE", "0") not in ("", "0"):
        return PURE + "KOLODA_PURE asks for it."
    if {"editable_wheel", "develop"} & set(sys.argv):
        return PURE + "an editable install runs the source itself."
    if os.name == "nt":  # the compiler is not on PATH there; setuptools finds it
        return None
    if find_compiler() is None:
        return PURE + "no C compiler was found (on Debian: apt install gcc python3-dev)."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return PURE + "Python's C headers were not found (on Debian: apt install python3-dev)."
    return None


def find_compiler() -> str | None:
    """The command that setuptools should call: what CC names, what Python was built with, or plain cc."""
    wanted = os.environ.get("CC")
    for command in [wanted] if wanted else [sysconfig.get_config_var("CC"), "cc"]:
        if command and shutil.which(shlex.split(command)[0]):
            return str(command)
    return None


def left_interpreted() -> tuple[str, ...]:
    """KOLODA_ONLY="uno iota" compiles these games alone, for who works on them."""
    games = SOURCE / "koloda" / "games"
    if only := os.environ.get("KOLODA_ONLY", "").split():
        return tuple(
            f"koloda/games/{path.name}/"
            for path in games.iterdir()
            if path.is_dir() and path.name not in only
        )
    return tuple(INTERPRETED)


def modules_to_compile() -> list[str]:
    found = (path for name in COMPILED_PACKAGES for path in (SOURCE / "koloda" / name).rglob("*.py"))
    left_out = left_interpreted()
    return sorted(str(path) for path in found if not path.relative_to(SOURCE).as_posix().startswith(left_out))


def more_flags() -> list[str]:
    if os.name == "nt":
        return []
    flags = ["-Wno-error"]  # a warning of some newer compiler is no reason to fail
    if sys.platform == "linux":  # nobody replaces our functions at run time: call them directly
        flags.append("-fno-semantic-interposition")
    return flags


def join_by_game(sources: list[str]) -> list[str]:
    """One C file for each game, the table and the server: optimised as a whole, compiled side by side."""
    joined: dict[str, list[str]] = {}
    for source in sources:
        where = Path(source).stem.split("___")
        if where[0] == "__native_koloda" and len(where) > 1:
            game = where[2] if where[1] == "games" and len(where) > 2 else BESIDE_KERNEL
            part = where[1] if where[1] in ("table", "server") else f"game_{game}"
            joined.setdefault(f"build/{part}.c", []).append(source)
        else:
            joined[source] = []
    for name, parts in joined.items():
        text = "".join(f'#include "{Path(part).name}"\n' for part in parts)
        if parts and not (Path(name).exists() and Path(name).read_text() == text):
            Path(name).write_text(text)
    return list(joined)


def compile_side_by_side(compiler: Any, sources: list[str], **how: Any) -> list[str]:
    """One compiler process for each core; setuptools alone would take one file after the other."""
    longest_first = sorted(sources, key=lambda source: "game_" not in source)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        one_file = partial(type(compiler).compile, compiler, **how)
        return [
            name for names in pool.map(lambda source: one_file([source]), longest_first) for name in names
        ]


def drop_leftovers(modules: list[str]) -> None:
    """Forget what an earlier build left in build/lib*, except the libraries of these modules."""
    for lib in Path("build").glob("lib*"):
        for path in filter(Path.is_file, lib.glob("koloda/**/*")):
            module = SOURCE / path.relative_to(lib).with_name(path.name.split(".")[0] + ".py")
            if path.suffix not in (".so", ".pyd") or str(module) not in modules:
                path.unlink()


def main() -> None:
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class BuildSideBySide(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            self.compiler.compile = partial(compile_side_by_side, self.compiler)
            super().build_extensions()

    modules = modules_to_compile()
    Path("build").mkdir(exist_ok=True)
    drop_leftovers(modules)
    extensions = []
    reason = why_not_compile()
    if reason:
        print(reason, file=sys.stderr)
    elif modules:
        from mypyc.build import mypycify

        if compiler := find_compiler():
            os.environ["CC"] = compiler
        # One call, one shared library: calls between modules stay native.
        extensions = mypycify(
            ["--cache-dir=build/mypy_cache", *modules],
            opt_level="3",
            debug_level="0",
            group_name="koloda",
            multi_file=True,
        )
        for extension in extensions:
            extension.depends = [*extension.depends, *extension.sources]
            extension.sources = join_by_game(extension.sources)
            extension.extra_compile_args = [*extension.extra_compile_args, *more_flags()]
    setup(
        cmdclass={"build_ext": BuildSideBySide},
        ext_modules=extensions,
        options={"egg_info": {"egg_base": "build"}},
    )


if __name__ == "__main__":
    main()
