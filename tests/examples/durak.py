"""Where the example package is."""

from pathlib import Path

FOLDER = Path(__file__).parents[2] / "examples" / "durak"
