"""The worked example, in a short form: it learns, is saved, and plays."""

import sys
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

import koloda

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_a_learnt_player_is_saved_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    learn_uno = import_module("learn_uno")

    path = tmp_path / "learnt.npz"
    monkeypatch.setattr(learn_uno, "GAMES", 16)
    assert learn_uno.train(6, 7, path) > 0
    weights = np.load(path)["weights"]
    assert weights.shape == (len_of_observation() + 1, len(koloda.actions("uno", players=2)))
    monkeypatch.setenv("KOLODA_LEARNT", str(path))
    match = koloda.play("uno", ["learn_uno:LearntBot", "plain"], seed=3, target="round")
    assert match.winners
    assert "learn_uno" in sys.modules


def len_of_observation() -> int:
    last = koloda.observation("uno", players=2)[-1]
    return last.start + int(np.prod(last.shape))
