"""What the contract must be told about Iota."""

from collections import Counter

from koloda.games.iota.game import IOTA
from koloda.kernel.positions import read_header
from koloda.kernel.state import State
from tests.contract.subject import Subject


class IotaSubject(Subject):
    def verb(self, line: str) -> str:
        """`+gt2@1,0` and `*gt2@1,0` begin with their verb; `!` is one."""
        code = line.partition(" ")[2]
        return code[0] if code[0] in "+*!" else super().verb(line)

    def hidden(self, state: State, seat: int) -> list[str]:
        """While a seat knows where cards lie, or a move lies open, cards are not exchanged."""
        bound = any(state.field(name) != "-" for name in ("known", "draft", "move"))
        return [] if bound else super().hidden(state, seat)

    def found(self, state: State) -> Counter[str]:
        """The cards of the grid stand with their cells, and a declared joker with its meaning."""
        grid = [word.partition("@")[0] for word in (state.field("grid") or "-").split()]
        return super().found(state) + Counter(word.partition("=")[0] for word in grid if word != "-")


def make_iota() -> Subject:
    subject = IotaSubject(IOTA)
    subject.cards = [c + s + n for c in "rgby" for s in "stcx" for n in "1234"] + ["j1", "j2"]
    subject.places = ["deck", "out"]
    subject.verbs = {"L", "T", "P", "+", "*", "<", ".", "!", "ok", "~ close", "~ auto", "~ deck", "~ first"}
    subject.reveals = {"over": {"A", "B", "C", "D", "out"}}
    subject.words = {"CARD": subject.cards, "X": ["-1", "0", "1", "2"], "Y": ["-1", "0", "1", "2"]}
    subject.codes = [
        "+CARD@X,Y", "*CARD@X,Y", "<", ".", "!", "ok", "P", "P CARD", "P CARD CARD", "L CARD@X,Y",
        "L CARD@X,Y CARD@X,Y", "T CARD@X,Y P", "T CARD@X,Y L CARD@X,Y", "T CARD@X,Y", "L", "tea",
    ]  # fmt: skip
    subject.endless = {"stall_rounds"}
    subject.strides = 8
    headers = [
        "2p strict",
        "3p table",
        "4p table table_penalty=lose-turn show_draft=on",
        "2p strict pack=short scoring=kids",
        "3p strict starter_joker=redraw joker_take=with-lay stall_rounds=1 pack=short",
        "2p strict joker_meaning=declared first=B",
        "4p table joker_meaning=declared pack=short first=youngest",
    ]
    subject.tours = [read_header(header) for header in headers]
    subject.source = "src/koloda/games/iota"
    return subject
