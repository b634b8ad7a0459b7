"""The examples of the README are executed."""

import re
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_readme_examples() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", README.read_text(), re.DOTALL | re.MULTILINE)
    assert blocks
    for block in blocks:
        exec(compile(block, str(README), "exec"), {})
