"""A player in ten lines: the first thing that can be done. `--bots "run:python examples/players/first.py"`"""

import sys

legal: list[str] = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word in ("koloda", "game"):
        print("ready", flush=True)
    elif word in ("view", "can"):
        legal = [*legal, rest] if word == "can" else []
    elif word == "ask":
        print(f"do {legal[0]}" if rest.startswith("must") and legal else "nothing", flush=True)
