"""The clauses of a game: where its rules name them, and who cites them."""

import re
from collections.abc import Sequence
from pathlib import Path


def clauses_in(game: str, rules: Sequence[Path]) -> list[str]:
    """All clause ids that the documents define or mention (`durak.beat.higher`), in order."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in rules if path.suffix == ".md")
    found = re.findall(rf"`({re.escape(game)}(?:\.[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*)+)`", text)
    return [clause for clause in dict.fromkeys(found) if clause != f"{game}.md"]
