"""Arne for the contract: what it must be told, and tables that together show every variant and option."""

import re
from collections import Counter
from typing import Final

from koloda.games.arne.cards import CODES, ON_CARDS, ON_NAMES
from koloda.games.arne.game import ARNE
from koloda.kernel.actions import Action
from koloda.kernel.seats import letter
from koloda.kernel.state import State
from koloda.testing import Subject

HEADERS: Final = [
    "2p strict",
    "2p strict deck=both first=2",
    "2p table honesty=call colours=2",
    "2p strict variant=dummy colours=2",
    "2p strict variant=minimum colours=2 minown=off",
    "3p strict colours=2 pick=random",
    "3p table variant=minimum deck=one+",
    "3p strict variant=dummy pick=random claims=first",
    "4p strict",
    "4p table",
    "4p table honesty=call dodge=off",
    "4p table honesty=call variant=minimum",
    "4p strict final=open tempo=none",
    "4p strict swapquiet=on passdir=clockwise finaldrawer=none x2=once x3x2=off",
    "4p strict variant=dummy final=open",
    "4p table honesty=call variant=team teamswap=partner",
    "5p strict variant=dummy race=bucket tempo=blitz",
    "5p table deck=one honesty=call claims=first",
    "6p strict first=youngest",
    "6p table variant=minimum pick=random first=youngest dodge=off",
    "6p strict variant=team tempo=relaxed",
    "8p table variant=team honesty=call final=open",
    "12p strict variant=team pick=random",
]
SHORT: Final = dict(zip(ON_NAMES, [CODES[card] for card in ON_CARDS], strict=True))


TICKS: Final = ["colour", "move", "beat", "give", "end", "quiet", "final"]


class ArneSubject(Subject):
    @property
    def verbs(self) -> set[str]:
        """A -200 has no word of its own, and every phase its own tick."""
        return super().verbs - {"~ tick", "k-thief@top"} | {"k-200", *(f"~ tick:{tick}" for tick in TICKS)}

    def verb(self, state: State, action: Action) -> str:
        code = state.write_code(action)
        if "&" not in code and code.startswith("k-200"):
            return "k-200"
        kind = super().verb(state, action)
        return f"~ {code}" if kind == "~ tick" else kind

    def named(self, line: str) -> set[str]:
        """A white action is named by its verb."""
        words = re.split(r"[ :>@+]", line)
        return {name for word in words for name in (word, f"a-{word}")} & self.known

    def found(self, state: State) -> Counter[str]:
        """Hands, fields, discard and deck; on a stack the short names stand for the cards."""
        places = [letter(seat) for seat in range(state.count)] + ["disc", "deck"]
        places += [f"field{place}" for place in range(state.count + 1)]
        words = [word for name in places for word in re.split(r"[\s\[\]]+", state.field(name) or "")]
        cards = [word.partition("/")[0] for word in words if word not in ("", "-")]
        return Counter(SHORT.get(card, card) for card in cards)


def make_arne() -> ArneSubject:
    return ArneSubject(
        ARNE,
        places=["deck"],
        words={
            "SCORE": [code for code in CODES if code[0] not in "ak"],
            "MINUS": [code for code in CODES if code.startswith("k-200")],
            "COLOUR": list("rygbov"),
            "FIELD": list("01234567"),
            "NUMBER": list("123456"),
        },
        codes=[
            "colour COLOUR", "play SCORE", "play SCORE+k-cham", "play SCORE>FIELD",
            "play SCORE+k-cham>FIELD", "pull>SEAT", "2black>SEAT", "2score>SEAT:COLOUR", "2score>SEAT",
            "swap>SEAT", "x3@FIELD.NUMBER", "disc CARD", "give -", "give CARD", "give CARD CARD",
            "MINUS>FIELD", "MINUS+k-cham>FIELD", "k-crash@FIELD.NUMBER", "k-lock@FIELD.NUMBER",
            "k-cham@FIELD.NUMBER", "k-cham@FIELD.NUMBER>FIELD", "k-thief@FIELD.NUMBER:keep",
            "k-thief@FIELD.NUMBER:drop", "k-cham@FIELD.NUMBER & k-thief@FIELD.NUMBER:drop",
            "k-crash@FIELD.NUMBER & k-lock@FIELD.NUMBER",
        ],
        seats={count: {} for count in range(2, 7)} | {n: {"variant": "team"} for n in (8, 10, 12)},
        brief={},
        reveals={"called": {"answer"}, "gave": {"count", "cards"}, "laid": {"cards"}, "owes": {"count"}},
        branches={"discarded", "skipped", "laid", "gave", "took-back"},
        remembered={"stole-top"},  # whoever put it there face down knows it
        longest=20_000,
        tours=HEADERS,
    )  # fmt: skip
