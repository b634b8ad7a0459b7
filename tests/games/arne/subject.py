"""Arne for the contract: what it must be told, and tables that together show every variant and option."""

import re
from collections import Counter
from typing import Final

from koloda.games.arne.cards import CODES, ON_CARDS, ON_NAMES
from koloda.games.arne.game import ARNE
from koloda.games.arne.play import Arne
from koloda.kernel.positions import read_header
from koloda.kernel.seats import letter
from koloda.kernel.state import State
from tests.contract.subject import Subject

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


class ArneSubject(Subject):
    def verb(self, line: str) -> str:
        """The kind of an action; a -200 of any colour is `k-200`, several cards at once are `joint`."""
        who, _, code = line.partition(" ")
        word = re.split(r"[ :>@+]", code)[0]
        kind = "joint" if "&" in code else re.sub(r"^k-200.$", "k-200", word)
        return f"~ {code}" if word == "tick" else f"~ {kind}" if who == "~" else kind

    def named(self, line: str) -> set[str]:
        """A white action is named by its verb."""
        words = re.split(r"[ :>@+]", line)
        return {name for word in words for name in (word, f"a-{word}")} & set(self.cards)

    def pack(self, state: State) -> Counter[str]:
        assert isinstance(state, Arne)
        return Counter(CODES[card] for card in state.options.pack)

    def found(self, state: State) -> Counter[str]:
        """Hands, fields, discard and deck; on a stack the short names stand for the cards."""
        places = [letter(seat) for seat in range(state.count)] + ["disc", "deck"]
        places += [f"field{place}" for place in range(state.count + 1)]
        words = [word for name in places for word in re.split(r"[\s\[\]]+", state.field(name) or "")]
        cards = [word.partition("/")[0] for word in words if word not in ("", "-")]
        return Counter(SHORT.get(card, card) for card in cards)


def make_arne() -> ArneSubject:
    subject = ArneSubject(ARNE)
    subject.cards = list(CODES)
    subject.words = {
        "CARD": list(CODES),
        "SCORE": [code for code in CODES if code[0] not in "ak"],
        "MINUS": [code for code in CODES if code.startswith("k-200")],
        "COLOUR": list("rygbov"),
        "FIELD": list("01234567"),
        "NUMBER": list("123456"),
    }
    subject.codes = [
        "colour COLOUR", "play SCORE", "play SCORE+k-cham", "play SCORE>FIELD", "play SCORE+k-cham>FIELD",
        "pull>SEAT", "2black>SEAT", "2score>SEAT:COLOUR", "2score>SEAT", "draw3", "pass", "swap>SEAT",
        "x3@FIELD.NUMBER", "disc CARD", "skip", "give -", "give CARD", "give CARD CARD", "MINUS>FIELD",
        "MINUS+k-cham>FIELD", "k-crash@FIELD.NUMBER", "k-lock@FIELD.NUMBER", "k-cham@FIELD.NUMBER",
        "k-cham@FIELD.NUMBER>FIELD", "k-thief@top", "k-thief@FIELD.NUMBER:keep", "k-thief@FIELD.NUMBER:drop",
        "k-stop", "k-rev", "ok", "done", "call:give", "call:disc", "call:skip",
        "k-cham@FIELD.NUMBER & k-thief@FIELD.NUMBER:drop", "k-crash@FIELD.NUMBER & k-lock@FIELD.NUMBER",
    ]  # fmt: skip
    ticks = ["colour", "move", "beat", "give", "end", "quiet", "final"]
    subject.verbs = {
        "colour", "play", "pull", "2black", "2score", "draw3", "pass", "swap", "x3", "disc", "skip", "give",
        "k-200", "k-crash", "k-lock", "k-cham", "k-thief", "k-stop", "k-rev", "joint", "ok", "done", "call",
        "~ pull", "~ deck", "~ first", "~ markers", *(f"~ tick:{tick}" for tick in ticks),
    }  # fmt: skip
    subject.seats = {count: {} for count in range(2, 7)} | {n: {"variant": "team"} for n in (8, 10, 12)}
    subject.reveals = {"called": {"answer"}, "gave": {"count", "cards"}, "laid": {"cards"}, "owes": {"count"}}
    subject.branches = {"discarded", "skipped", "laid", "gave", "took-back"}
    subject.remembered = {"stole-top"}  # whoever put it there face down knows it
    subject.longest = 20_000
    subject.tours = [read_header(header) for header in HEADERS]
    subject.source = "src/koloda/games/arne"
    return subject
