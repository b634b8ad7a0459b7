"""The pages of the reference, from the docstrings."""

import re
from pathlib import Path

MODULES = {
    "koloda": "what `import koloda` gives",
    "koloda.envs": "games as environments, for learning and searching",
    "koloda.client": "a seat at a table of a server, for programs",
    "koloda.testing": "tests for a game of your own",
    "koloda.kernel": "the words that every game is made of",
    "koloda.kernel.kit": "a game made of rows",
    "koloda.kernel.cards": "packs, and rows of hands and piles",
    "koloda.kernel.fields": "rows of a position",
    "koloda.kernel.verbs": "what can be done, and what it names",
    "koloda.kernel.acts": "actions of games that are made of rows",
    "koloda.kernel.options": "what a table may agree on",
    "koloda.kernel.windows": "chances to act",
    "koloda.kernel.records": "a game as text",
    "koloda.kernel.scenarios": "worked examples as text",
}

ENVS = """.. automodule:: koloda.envs

.. autofunction:: koloda.envs.aec
.. autofunction:: koloda.envs.single
.. autofunction:: koloda.envs.vector

.. py:function:: koloda.envs.register() -> list[str]

   Registers every game with OpenSpiel as `koloda_GAME`, and says under which names.

.. autoclass:: koloda.envs.GameEnv
.. autoclass:: koloda.envs.SeatEnv
.. autoclass:: koloda.envs.VectorGames
   :members:
"""
"""It loads its parts when they are asked for, so they are named here; OpenSpiel need not be there.
What an environment can do, PettingZoo and Gymnasium describe."""


CLIENT = """.. automodule:: koloda.client

.. autofunction:: koloda.client.join
.. autofunction:: koloda.client.let_play

.. autoclass:: koloda.client.TableSeat
   :members: is_over, winners, view, act, answer, why_not, say, next_question, close
.. autoclass:: koloda.client.SeatQuestion
   :members:

.. autoexception:: koloda.client.ClientError
.. autoexception:: koloda.client.SeatGone
"""
"""What a program calls; the line beneath it is ours."""


def stage_reference(into: Path) -> None:
    folder = into / "api"
    folder.mkdir(parents=True, exist_ok=True)
    for module in MODULES:
        rst = f".. automodule:: {module}\n   :members:\n"
        if module == "koloda":  # `koloda.games` is a package that can be called
            rst += "   :exclude-members: games\n\n.. py:function:: koloda.games() -> list[str]\n\n"
            rst += "   The names of all games, ours and those that installed packages bring.\n"
        if module == "koloda.kernel":  # these stand on the first page
            rst += "   :exclude-members: NotationError, Refusal\n"
        if module == "koloda.envs":
            rst = ENVS
        if module == "koloda.client":
            rst = CLIENT
        (folder / f"{module}.md").write_text(f"# {module}\n\n```{{eval-rst}}\n{rst}```\n", "utf-8")
    rows = [f"| [`{module}`]({module}.md) | {what} |" for module, what in MODULES.items()]
    names = "\n".join(MODULES)
    table = "\n".join(["| module | |", "| --- | --- |", *rows])
    head = "# Reference\n\nWhat is public, from its docstrings; `help(koloda.new)` says the same.\n\n"
    tree = f"\n\n```{{toctree}}\n:hidden:\n\n{names}\n```\n"
    (folder / "index.md").write_text(head + table + tree, "utf-8")


def tidied(lines: list[str]) -> list[str]:
    """A docstring for the page: an indented sample is code, as in Markdown; what Python says by itself of the
    fields of a named tuple is left out."""
    text = "\n".join(lines)
    text = re.sub(r"(?m)^(\S[^\n]*[^:\n])\n\n(?=    +\S)", r"\1\n\n::\n\n", text)
    text = re.sub(r"(?m)^(\S[^\n]*[^:]):\n\n(?=    +\S)", r"\1:\n\n::\n\n", text)
    text = re.sub(r"(?m)^Alias for field number \d+$", "", text)
    return text.split("\n")
