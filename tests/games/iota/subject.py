"""What the contract must be told about Iota."""

from collections import Counter

from koloda.games.iota.cards import CODES
from koloda.games.iota.game import IOTA
from koloda.kernel.positions import read_header
from koloda.kernel.state import State
from tests.contract.subject import Subject


class IotaSubject(Subject):
    def hidden(self, state: State, seat: int) -> list[str]:
        """While a seat knows where cards lie, or a move lies open, cards are not exchanged."""
        bound = any(state.field(name) != "-" for name in ("known", "draft", "move"))
        return [] if bound else super().hidden(state, seat)

    def found(self, state: State) -> Counter[str]:
        """Hands, deck, what has left the game, and the cards of the grid without their cells."""
        cards = super().found(state)
        for word in (state.field("grid") or "-").split():
            if word != "-":
                cards[word.partition("@")[0].partition("=")[0]] += 1
        return cards


def make_iota() -> Subject:
    subject = IotaSubject(IOTA)
    subject.cards = CODES[:]
    subject.places = ["deck", "out"]
    subject.verbs = {"L", "T", "P", "+", "*", "<", ".", "!", "ok", "~ close", "~ auto", "~ deck", "~ first"}
    subject.reveals = {"over": {"A", "B", "C", "D", "out"}}
    subject.words = {"CARD": CODES[:65], "X": ["-1", "0", "1", "2"], "Y": ["-1", "0", "1", "2"]}
    subject.codes = [
        "+CARD@X,Y", "*CARD@X,Y", "<", ".", "!", "ok", "P", "P CARD", "P CARD CARD", "L CARD@X,Y",
        "L CARD@X,Y CARD@X,Y", "T CARD@X,Y P", "T CARD@X,Y L CARD@X,Y", "T CARD@X,Y", "L", "tea",
    ]  # fmt: skip
    subject.endless = {"stall_rounds"}
    subject.tours = [
        read_header(header)
        for header in (
            "2p strict",
            "3p table",
            "4p table table_penalty=lose-turn show_draft=on",
            "2p strict pack=short scoring=kids",
            "3p strict starter_joker=redraw joker_take=with-lay stall_rounds=1 pack=short",
            "2p strict joker_meaning=declared first=B",
            "4p table joker_meaning=declared pack=short",
        )
    ]
    subject.source = "src/koloda/games/iota"
    return subject
