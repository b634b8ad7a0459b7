"""The guide to the library: its examples run, one after the other."""

import re
from pathlib import Path

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "library.md"


def test_its_examples_run() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(blocks) > 6
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, str(GUIDE), "exec"), names)
