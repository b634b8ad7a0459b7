"""`make bench`: ratios measured in one run on one core, beside the peers."""

import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path

from bench import iota, ours, peers

HERE = Path(__file__).parent
ROUNDS = 7


def rate(measure: tuple[int, float]) -> float:
    return measure[0] / measure[1]


def interpreted() -> dict[str, float]:
    """Our decisions per second from the source, in a process of its own on the same core."""
    source = HERE.parent / "src"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(HERE.parent)])}
    command = [sys.executable, "-m", "bench.ours", "20"]
    told = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    found = json.loads(told)
    assert not found["compiled"]
    return {str(players): float(value) for players, value in found["per_second"].items()}


def beside_eights(name: str, mine: ours.Games, count: int) -> float:
    """So many games of ours against the C++ crazy_eights for four."""
    eights = peers.CrazyEights(4)
    pairs = [(rate(mine.run(count)), rate(eights.run(1500))) for _ in range(ROUNDS + 1)][1:]
    one, other = (statistics.median(values) for values in zip(*pairs, strict=True))
    print(f"{name}, 4 players, decisions a second: koloda {one:,.0f}, openspiel {other:,.0f}")
    return statistics.median(one / other for one, other in pairs)


def main() -> int:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(f"Python {platform.python_version()}, {platform.machine()}; {peers.versions()}")
    build = "compiled" if ours.is_compiled() else "interpreted"
    print(f"Koloda's core is {build}. CPU time on one core; a ratio above 1 means that Koloda is faster.\n")
    ratios: dict[str, float] = {}
    pure = interpreted()
    for players in (2, 4):
        uno, eights, rlcard = ours.uno(players), peers.CrazyEights(players), peers.RlcardUno(players)
        beside_cpp, beside_rlcard, pure_beside = [], [], []
        rates: dict[str, list[float]] = {"koloda": [], "openspiel": [], "rlcard": []}
        for turn in range(ROUNDS + 1):
            mine, cpp, slow = rate(uno.run(300)), rate(eights.run(1500)), rate(rlcard.run(20))
            if turn:  # the first warms up
                beside_cpp.append(mine / cpp)
                beside_rlcard.append(mine / slow)
                pure_beside.append(pure[str(players)] / slow)
                for name, value in (("koloda", mine), ("openspiel", cpp), ("rlcard", slow)):
                    rates[name].append(value)
        ratios[f"uno {players}p {build} / openspiel crazy_eights C++"] = statistics.median(beside_cpp)
        ratios[f"uno {players}p {build} / rlcard uno"] = statistics.median(beside_rlcard)
        ratios[f"uno {players}p interpreted / rlcard uno"] = statistics.median(pure_beside)
        told = ", ".join(f"{name} {statistics.median(values):,.0f}" for name, values in rates.items())
        print(f"{players} players, decisions a second: {told}, koloda interpreted {pure[str(players)]:,.0f}")
    montana = ours.Games(ours.MONTANA, 4, {})
    ratios[f"montana 4p {build} / openspiel crazy_eights C++"] = beside_eights("Montana", montana, 300)
    ratios[f"arne 4p {build} / openspiel crazy_eights C++"] = beside_eights("Arne", ours.arne(), 60)
    print("(crazy_eights is a relative of these games, none of them; RLCard's UNO has neither shouts")
    print("nor full rules)\n")
    ratios["clone, 0.5 us / measured"] = 0.5 / ours.clone_microseconds(ours.live_state(4, 5))
    ratios["arne clone, 2 us / measured"] = 2 / ours.clone_microseconds(ours.full_state())
    ratios["10000 live states, 100 MB / measured"] = 100 / max(0.1, ours.megabytes_of(10_000))
    ratios |= iota.ratios(iota.measure())
    agree = ours.same_digests(ours.UNO, ours.ONE_ROUND, 20) and ours.same_digests(ours.MONTANA, {}, 20)
    for name, value in ratios.items():
        print(f"{value:8.2f}  {name}")
    print(f"\nfast path and checked path end in the same digests: {'yes' if agree else 'NO'}")
    (HERE / "results.json").write_text(
        json.dumps({k: round(v, 3) for k, v in ratios.items()}, indent=2) + "\n"
    )
    return 0 if agree else 1


if __name__ == "__main__":
    sys.exit(main())
