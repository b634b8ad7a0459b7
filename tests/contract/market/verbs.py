"""The actions of the market, a row each."""

from typing import Final

from koloda.kernel import Action, State
from koloda.kernel.seats import letter, read_seat
from koloda.kernel.verbs import IN_ARGS, OrderSlot, SeatSlot, Slot, Verb, Verbs, WordSlot
from tests.contract.market import table
from tests.contract.market.table import CARD_CODES, FRUITS


class AskVerb(Verb):
    """`ask:B:p "please"`: args are who is asked and for which fruit."""

    def read(self, state: State, seat: int, text: str) -> Action | None:
        words, _, note = text.partition(" ")
        asked = super().read(state, seat, words)
        if asked is None:
            return None
        return Action(seat, self.code, asked.args, table.read_note(note or '""'))

    def write(self, state: State, action: Action) -> str:
        return f"{super().write(state, action)} {table.write_note(action.text)}"


class ExpireVerb(Verb):
    """`~ expire B`: the request of B."""

    def read(self, state: State, seat: int, text: str) -> Action | None:
        return Action(seat, self.code, (int(read_seat(text.strip(), state.count)),))

    def write(self, state: State, action: Action) -> str:
        return f" {letter(action.args[0])}"


def to_seat(mark: str = ":", shift: int = 0) -> Slot:
    return SeatSlot("target", mark, shift=shift, bits=3)


VERBS: Final = Verbs(
    "the market",
    [
        Verb("draw", table.DRAW),
        Verb("roll", table.ROLL),
        Verb("pass", table.PASS),
        Verb("haggle", table.HAGGLES),
        Verb("yield", table.YIELD),
        Verb("stand", table.STAND),
        Verb("call", table.CALL),
        Verb("drop", table.DROP),
        Verb("sell", table.SELL, [WordSlot("cards", ":", CARD_CODES, many=",")]),
        AskVerb(
            "ask",
            table.ASK,
            [SeatSlot("target", ":", shift=IN_ARGS), WordSlot("fruit", ":", list(FRUITS), shift=IN_ARGS)],
        ),
        Verb("deny", table.DENY, [to_seat()]),
        Verb("move", table.MOVE, [to_seat(">")]),
        Verb("give", table.GIVE, [to_seat(shift=5), WordSlot("card", ":", CARD_CODES, bits=5)]),
        Verb("close offer", table.CLOSE_OFFER, host=True),
        Verb("close haggle", table.CLOSE_HAGGLE, host=True),
        Verb("close turn", table.CLOSE_TURN, host=True),
        ExpireVerb("expire", table.EXPIRE, host=True),
        Verb("deck", table.DECK, [OrderSlot(CARD_CODES, table.read_card)], host=True),
        Verb("die", table.DIE, [WordSlot("number", " ", list("-123456"), shift=IN_ARGS)], host=True),
    ],
)
