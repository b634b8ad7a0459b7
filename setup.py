"""Builds the package; what runs for every move is compiled with mypyc wherever that is possible."""

import ast
import json
import os
import re
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
# `wire`, which table and server/live make and send, is left out: msgspec makes its classes itself, in C.

# The game that is measured beside other engines is optimised together with the kernel, others by themselves.
BESIDE_KERNEL = "uno"

UNCOMPILED = {"sdist", "egg_info", "dist_info"}
"""What setuptools can be asked for without any library."""
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
    return ()


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


def join_by_game(sources: list[str], docstrings: dict[str, str]) -> list[str]:
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
        text = "".join(f'#include "{with_docstrings(part, docstrings)}"\n' for part in parts)
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


def read_docstrings(modules: list[str]) -> dict[str, str]:
    """`koloda.kernel.state.State.legal` and what it says of itself."""
    found: dict[str, str] = {}
    for module in modules:
        path = Path(module).relative_to(SOURCE).with_suffix("")
        name = ".".join(path.parts).removesuffix(".__init__")
        waiting: list[tuple[str, ast.AST]] = [(name, ast.parse(Path(module).read_text(encoding="utf-8")))]
        while waiting:
            name, node = waiting.pop()
            for inner in ast.iter_child_nodes(node):
                if isinstance(inner, ast.ClassDef | ast.FunctionDef):
                    found[f"{name}.{inner.name}"] = ast.get_docstring(inner) or ""
                    waiting.append((f"{name}.{inner.name}", inner))
    return found


METHOD = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s*METH_[\w| ]+,\s*PyDoc_STR\((?:NULL|".*?(?<!\\)"))\)')
CLASS = re.compile(r'(\.tp_name = "(\w+)",(?:\n(?!\};).*)*?\.tp_doc = PyDoc_STR\((?:NULL|".*?(?<!\\)"))\)')


def with_docstrings(source: str, docstrings: dict[str, str]) -> str:
    """A copy of a C file in which classes and functions say what they say in the source; its name.

    mypyc writes signatures alone, and `help` should tell more.
    """
    module = Path(source).stem.removeprefix("__native_").replace("___", ".")

    def add(match: re.Match[str]) -> str:
        parts = match[2].split("___")  # what comes before the name is as much of the module as it takes
        names = [".".join([module, *parts[at:]]) for at in range(len(parts))]
        said = next(filter(None, map(docstrings.get, names)), "")
        return f"{match[1].removesuffix('NULL')} {c_string(said)})" if said else match[0]

    text = Path(source).read_text(encoding="utf-8")
    for pattern in (METHOD, CLASS):
        text = pattern.sub(add, text)
    copy = Path("build", "documented", Path(source).name)
    copy.parent.mkdir(exist_ok=True)
    if not copy.exists() or copy.read_text(encoding="utf-8") != text:
        copy.write_text(text, encoding="utf-8")
    return f"{copy.parent.name}/{copy.name}"


def c_string(text: str) -> str:
    plain = {byte: chr(byte) for byte in range(32, 127)} | {ord("\n"): "\\n"}
    plain |= {ord(char): f"\\{char}" for char in '"\\?'}
    return '"' + "".join(plain.get(byte, f"\\{byte:03o}") for byte in text.encode()) + '"'


def write_tables(lib: Path) -> None:
    """Puts the table of every Fluent file beside it, so that what is installed can speak without Fluent."""
    sys.path.insert(0, str(SOURCE))
    from koloda.texts.fluent import make_table

    for path in lib.glob("koloda/**/texts/*.ftl"):
        table = make_table(path.read_text(encoding="utf-8"))
        path.with_suffix(".json").write_text(json.dumps(table, ensure_ascii=False), encoding="utf-8")


def copy_books(lib: Path) -> None:
    """Puts what players read and try out beside the module that finds it."""
    for kind in ("rulebooks", "lessons", "puzzles"):
        folder = lib / "koloda" / "study" / kind
        folder.mkdir(parents=True, exist_ok=True)
        for path in Path("docs", kind).glob("*.*"):
            shutil.copy(path, folder)


def main() -> None:
    from setuptools import setup
    from setuptools.command.build_ext import build_ext
    from setuptools.command.build_py import build_py

    class BuildTables(build_py):  # type: ignore[misc]
        def run(self) -> None:
            super().run()
            if not self.editable_mode:
                write_tables(Path(self.build_lib))
                copy_books(Path(self.build_lib))

    class BuildSideBySide(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            self.compiler.compile = partial(compile_side_by_side, self.compiler)
            super().build_extensions()

    modules = modules_to_compile()
    Path("build").mkdir(exist_ok=True)
    drop_leftovers(modules)
    extensions = []
    reason = why_not_compile()
    if UNCOMPILED & set(sys.argv):
        pass
    elif reason:
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
            extension.sources = join_by_game(extension.sources, read_docstrings(modules))
            extension.extra_compile_args = [*extension.extra_compile_args, *more_flags()]
    setup(
        cmdclass={"build_ext": BuildSideBySide, "build_py": BuildTables},
        ext_modules=extensions,
        options={"egg_info": {"egg_base": "build"}},
    )


if __name__ == "__main__":
    main()
