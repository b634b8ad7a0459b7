"""Small changes in the rules of a game, each of which some test should notice."""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "koloda" / "games"
RULES = ("rules/**/*.py", "verbs.py", "effects/*.py", "powers/*.py", "cells.py", "grid.py", "moves.py")
"""Where a game keeps its rules; Munchkin's effects and powers, Iota's geometry and moves lie beside them."""
BESIDE = ("drifting", "forms", "joint", "races", "telling", "windows")
"""Modules of bots, clocks and screens among them."""

SWAPS: dict[type[ast.AST], str] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.Is: "is not", ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in", ast.And: "or", ast.Or: "and",
    ast.Add: "-", ast.Sub: "+", ast.BitAnd: "|", ast.BitOr: "&",
}  # fmt: skip
NAMES = {"max": "min", "min": "max", "any": "all", "all": "any"}
SEATS = ("turn", "mover", "seat")
TELLING = ("Event", "NotationError", "Refusal", "tell", "told")
TOLD = ("knows", "public", "shown", "told")
"""What is told of a rule, not the rule."""
CLOCKS = ("opened", "paused", "played", "unseen")
"""What windows are numbered and timed by."""
ASIDE = (
    "__init__", "careless", "fill", "form", "mean", "parts", "phrase", "random", "read", "refuse", "removal",
    "sample", "says", "signed", "tell", "worth", "write",
)  # fmt: skip
"""Functions for bots and screens."""
FOR_BOTS = "    # To a bot\n"
"""The methods of a class below this line are for bots, whatever class has them."""


@dataclass(frozen=True)
class Change:
    """One piece of a file and what stands there instead."""

    game: str
    path: Path
    function: str
    first: int
    last: int
    """Lines of the statement, without what is nested in it."""
    line: int
    text: str
    """The line, to find the change again when others have moved it."""
    start: int
    end: int
    before: str
    after: str
    number: int
    """Of those in the function that read the same."""

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.game, self.function, self.text, self.change

    @property
    def change(self) -> str:
        return f"{self.before} -> {self.after}" + (f" #{self.number}" if self.number > 1 else "")

    def apply(self, source: str) -> str:
        return source[: self.start] + self.after + source[self.end :]

    def __str__(self) -> str:
        where = f"{self.path.relative_to(ROOT)}:{self.line} {self.function}"
        return f"{where}\n    {self.text}\n    {self.change}"


def changes_of(game: str) -> list[Change]:
    folder = GAMES / game
    paths = {path for pattern in RULES for path in folder.glob(pattern) if path.stem not in BESIDE}
    aside = {name for path in paths for name in asked_by_bots(path.read_text("utf-8"))}
    return [change for path in sorted(paths) for change in changes_in(game, path, aside)]


def asked_by_bots(source: str) -> Iterator[str]:
    line = source[: source.find(FOR_BOTS)].count("\n") + 1 if FOR_BOTS in source else len(source)
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and node.lineno < line < (node.end_lineno or 0):
            yield from (
                one.name for one in node.body if isinstance(one, ast.FunctionDef) and one.lineno > line
            )


def changes_in(game: str, path: Path, aside: set[str]) -> Iterator[Change]:
    source = path.read_text("utf-8")
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def at(line: int, column: int) -> int:
        begin = starts[line - 1]
        return begin + len(source[begin:].split("\n", 1)[0].encode()[:column].decode())

    for name, function in functions_in(ast.parse(source)):
        if function.name.startswith(ASIDE) or ("." in name and function.name in aside):
            continue
        same: Counter[tuple[str, str, str]] = Counter()
        for statement in statements_in(function.body):
            first, last = header_of(statement)
            for node, after in replacements(statement):
                start = at(node.lineno, node.col_offset)
                end = at(node.end_lineno or 0, node.end_col_offset or 0)
                text = source[starts[node.lineno - 1] : starts[node.lineno]].strip()
                before = " ".join(source[start:end].split())
                same[text, before, after] += 1
                place = first, last, node.lineno, text, start, end
                yield Change(game, path, name, *place, before, after, same[text, before, after])


def functions_in(module: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in module.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def statements_in(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Also the nested ones, but for what is done only to tell it."""
    for statement in body:
        if isinstance(statement, ast.If) and only_tells(statement):
            continue
        yield statement
        for name in ("body", "orelse", "finalbody"):
            yield from statements_in(getattr(statement, name, []))


def only_tells(statement: ast.If) -> bool:
    done = [*statement.body, *statement.orelse]
    told = all(isinstance(one, ast.Expr) and is_told(one.value) for one in done)
    return told or any(name_of(node) == "out" for node in expressions_of(statement.test))


def header_of(statement: ast.stmt) -> tuple[int, int]:
    """Its lines up to what is nested in it."""
    body: list[ast.stmt] = getattr(statement, "body", [])
    last = body[0].lineno - 1 if body else statement.end_lineno or statement.lineno
    return statement.lineno, max(statement.lineno, last)


def replacements(statement: ast.stmt) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Every piece of a statement, without the nested ones, and what may stand there instead."""
    if not getattr(statement, "body", []) and {*map(name_of, expressions_of(statement))} & {*TOLD, *CLOCKS}:
        return
    tells = any(is_telling(node) for node in ast.walk(statement))
    if is_deed(statement) and not tells:
        yield statement, "pass"
    if isinstance(statement, ast.AugAssign) and type(statement.op) in SWAPS:
        op = SWAPS[type(statement.op)]
        yield statement, f"{ast.unparse(statement.target)} {op}= {ast.unparse(statement.value)}"
    flag = isinstance(statement, ast.Assign | ast.AnnAssign) and isinstance(statement.value, ast.Constant)
    for node in expressions_in(statement):
        for after in other_values(node, flag):
            yield node, after
    if isinstance(statement, ast.If | ast.While) and isinstance(
        statement.test, ast.Call | ast.Name | ast.Attribute | ast.BoolOp
    ):
        yield statement.test, f"not ({ast.unparse(statement.test)})"


def expressions_of(node: ast.AST) -> list[ast.expr]:
    return [inner for inner in ast.walk(node) if isinstance(inner, ast.expr)]


def is_deed(statement: ast.stmt) -> bool:
    """Whether the statement changes something that outlives the function, or its course."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    if isinstance(statement, ast.Assign):
        return isinstance(statement.targets[0], ast.Attribute | ast.Subscript)
    return isinstance(statement, ast.AugAssign | ast.Break | ast.Continue)


def expressions_in(statement: ast.stmt) -> Iterator[ast.expr]:
    """Of the statement itself; not its annotations, and nothing that is only told."""
    for name, value in ast.iter_fields(statement):
        if name in ("annotation", "body", "orelse", "finalbody", "target", "targets"):
            continue
        for node in value if isinstance(value, list) else [value]:
            if isinstance(node, ast.expr) and not is_text(node):
                yield from inside(node)


def inside(node: ast.AST) -> Iterator[ast.expr]:
    if isinstance(node, ast.JoinedStr) or is_telling(node):
        return
    if isinstance(node, ast.expr):
        yield node
    for child in ast.iter_child_nodes(node):
        yield from inside(child)


def is_telling(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and name_of(node.func).startswith(TELLING)


def is_told(node: ast.expr) -> bool:
    """Nothing but a call of `tell` or its like."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and is_telling(node)


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def name_of(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def other_values(node: ast.expr, flag: bool) -> Iterator[str]:
    """What may stand in place of an expression; a `flag` is a number that is set, not counted with."""
    if isinstance(node, ast.Compare):
        yield from other_comparisons(node)
    elif isinstance(node, ast.BoolOp):
        yield "(" + f" {SWAPS[type(node.op)]} ".join(f"({ast.unparse(part)})" for part in node.values) + ")"
    elif isinstance(node, ast.BinOp) and type(node.op) in SWAPS:
        if not isinstance(node.left, ast.List) and not isinstance(node.right, ast.List):
            yield f"({ast.unparse(node.left)} {SWAPS[type(node.op)]} {ast.unparse(node.right)})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield str(not node.value)
        elif isinstance(node.value, int):
            if node.value != 1 or not flag:
                yield str(node.value + 1)
            if node.value:
                yield str(node.value - 1)
    elif isinstance(node, ast.Call):
        yield from other_calls(node)
    elif isinstance(node, ast.Attribute) and node.attr in SEATS:
        yield "0"


def other_comparisons(node: ast.Compare) -> Iterator[str]:
    terms = [ast.unparse(term) for term in (node.left, *node.comparators)]
    signs = [ast.unparse(ast.Compare(ast.Name("a"), [op], [ast.Name("b")]))[2:-2] for op in node.ops]
    for at, op in enumerate(node.ops):
        others = [*signs[:at], SWAPS[type(op)], *signs[at + 1 :]]
        words = [f" {sign} {term}" for sign, term in zip(others, terms[1:], strict=True)]
        yield "(" + terms[0] + "".join(words) + ")"


def other_calls(node: ast.Call) -> Iterator[str]:
    name = name_of(node.func)
    if name in NAMES and isinstance(node.func, ast.Name):
        yield ast.unparse(ast.Call(ast.Name(NAMES[name]), node.args, node.keywords))
    if name == "after" and len(node.args) == 1:
        yield ast.unparse(node.args[0])
    if name in SEATS and not node.args:
        yield "0"
    for at, (one, two) in enumerate(zip(node.args, node.args[1:], strict=False)):
        if isinstance(one, ast.Name) and isinstance(two, ast.Name) and one.id not in ("state", "out"):
            if two.id == "out":
                continue
            args = [*node.args[:at], two, one, *node.args[at + 2 :]]
            yield ast.unparse(ast.Call(node.func, args, node.keywords))
