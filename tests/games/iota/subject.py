"""What the contract must be told about Iota."""

from collections import Counter

from koloda.games.iota.game import IOTA
from koloda.kernel.state import State
from koloda.testing import Subject


class IotaSubject(Subject):
    def hidden(self, state: State, seat: int) -> list[str]:
        """While a seat knows where cards lie, or a move lies open, cards are not exchanged; `out` holds only
        naturals."""
        bound = any(state.field(name) != "-" for name in ("known", "draft", "move"))
        return [] if bound else [name for name in super().hidden(state, seat) if name != "out"]

    def found(self, state: State) -> Counter[str]:
        """The cards of the grid stand with their cells, and a declared joker with its meaning."""
        grid = [word.partition("@")[0] for word in (state.field("grid") or "-").split()]
        return super().found(state) + Counter(word.partition("=")[0] for word in grid if word != "-")


def make_iota() -> Subject:
    return IotaSubject(
        IOTA,
        places=["deck", "out"],
        reveals={"over": {"A", "B", "C", "D", "out"}},
        words={"X": ["-1", "0", "1", "2"], "Y": ["-1", "0", "1", "2"]},
        codes=[
            "+CARD@X,Y", "*CARD@X,Y", "<", ".", "!", "ok", "P", "P CARD", "P CARD CARD", "L CARD@X,Y",
            "L CARD@X,Y CARD@X,Y", "T CARD@X,Y P", "T CARD@X,Y L CARD@X,Y", "T CARD@X,Y", "L", "tea",
        ],
        brief={},
        endless={"stall_rounds"},
        strides=8,
        tours=[
            "2p strict",
            "3p table",
            "4p table table_penalty=lose-turn show_draft=on",
            "2p strict pack=short scoring=kids",
            "3p strict starter_joker=redraw joker_take=with-lay stall_rounds=1 pack=short",
            "2p strict joker_meaning=declared first=B",
            "4p table joker_meaning=declared pack=short first=youngest",
        ],
    )  # fmt: skip
