"""The games under test, and the little that the contract must be told about each."""

import re
from collections import Counter
from typing import Final

from koloda.games import GAMES
from koloda.kernel.state import State
from koloda.testing import Subject
from tests.contract.market.game import MARKET
from tests.games.arne.subject import make_arne
from tests.games.iota.subject import make_iota
from tests.games.munchkin.subject import make_munchkin

BLANK_RULES: Final = [
    "B00,B01,B02", "B03,B04,B05", "B06,B07,B08", "B09,B10,BX/none",
    "BX/next/draw2,BX/chosen/discard1,BX/all/discard2", "BX/next/skip,BX/self/again,BX/all/open",
    'BX/chosen/swap/"Меняемся, быстро!",BX/others/draw1,B00', "B01,B02,B03", "B04,B05,B06", "B07,B08,B09",
    "B10,BX/none,BX/next/draw2", "BX/chosen/discard1,BX/all/discard2,BX/next/skip",
    'BX/self/again,BX/all/open,BX/chosen/swap/"Меняемся, быстро!"', "BX/others/draw1,B00,B01",
    "B02,B03,B04", "B05,B06,B07", "B08,B09,B10", "BX/none,BX/next/draw2,BX/chosen/discard1",
    "BX/all/discard2,BX/next/skip,BX/self/again",
    'BX/all/open,BX/chosen/swap/"Меняемся, быстро!",BX/others/draw1',
]  # fmt: skip
HOUSE: Final = "joke_laughs=majority jump_in=on stacking=any seven_zero=on force_play=drawn"


class UnoSubject(Subject):
    def hidden(self, state: State, seat: int) -> list[str]:
        """While hands are open or a copy of somebody's cards lies beside, cards are not exchanged."""
        bound = any(state.field(name) != "-" for name in ("open", "drawn", "accused", "verdict", "chosen"))
        return [] if bound else super().hidden(state, seat)


def make_uno() -> Subject:
    table = [f"{2 + at % 3}p target=round table blank_rules={rule}" for at, rule in enumerate(BLANK_RULES)]
    house = [f"{2 + at % 4}p target=round {HOUSE} blank_rules={rule}" for at, rule in enumerate(BLANK_RULES)]
    return UnoSubject(
        GAMES["uno"],
        places=["deck", "discard"],
        reveals={
            "challenged": {"verdict"},
            "drew": {"count"},
            "shed": {"cards"},
            "open-hand": {"cards"},
            "vote-over": {"laughs", "success"},
            "round-over": {"points"},
        },
        branches={"called", "shed", "drew", "reshuffled", "starved", "last-call", "round-over"},
        codes=['joke "Колобок повесился"'],
        texts={"blank_rules": BLANK_RULES},
        brief={"target": "round"},
        endless={"false_uno", "false_catch"},
        tours=[
            *table,
            *house,
            "3p target=50",
            "4p target=round dealer=host w4_mode=no_bluff reverse2=plain",
            "2p target=round false_uno=1 false_catch=1 uno_call=off",
            "5p target=round false_uno=2 stacking=same draw_until=on finish_on=numbers",
            "10p target=round hand=10 force_play=all finish_on=no_wild stacking=up",
            "3p target=60 scoring=against dealer=random next_dealer=winner uno_call=auto",
            "2p target=100 deck=classic next_dealer=draw blank_skip=on",
            "6p target=round table w4_mode=no_bluff blanks=1 blank_rules=B10",
        ],
    )


class MontanaSubject(Subject):
    def found(self, state: State) -> Counter[str]:
        """The rule piles write their cards into one another's words."""
        rules = state.field("rules") or "-"
        words = re.split("[ >,]", re.sub(r"(^| )[VSMD]=", r"\1", rules))
        return super().found(state) + Counter(word for word in words if word != "-")

    def hidden(self, state: State, seat: int) -> list[str]:
        """While a drawn card lies apart, cards are not exchanged; no rule card lies on the pile."""
        bound = state.field("drawn") != "-" or state.field("phase") == "OVER"
        return [] if bound else [name for name in super().hidden(state, seat) if name != "pile"]


def make_montana() -> Subject:
    return MontanaSubject(
        GAMES["montana"],
        places=["deck", "pile"],
        reveals={
            "drew": {"count"},
            "deal-over": {"points"},
            "match-over": {"total"},
            "played": {"drawn"},
            "laid": {"drawn"},
            "recycled": {"count"},
            "shown": {"cards"},
        },
        branches={
            "drew", "short", "recycled", "final", "deal-over", "missed", "hit", "called", "seven",
            "again", "reversed", "race", "kept", "shown",
        },
        codes=["cover 412", "cover 9999"],
        brief={"target": "300"},
        endless={"move_limit", "false_call"},
        tours=[
            "2p table wrong_then=retry",
            "3p table",
            "4p table false_call=2 target=300",
            "6p race=chance",
            "3p digit_cover=oldest first=winner target=300",
            "2p smile_split=duty first=rotate target=300",
            "3p first=host target=300",
        ],
    )  # fmt: skip


def make_market() -> Subject:
    return Subject(
        MARKET,
        places=["deck", "rows"],
        codes=['ask:SEAT:p "а можно?"', "ask:SEAT:q"],
        branches={"paid", "passed"},
        longest=5_000,
        tours=[
            f"{count}p {referee} hand={hand}"
            for count in (2, 3, 5)
            for referee in ("strict", "table")
            for hand in (2, 3)
        ],
    )


SUBJECTS: Final = [make_uno(), make_montana(), make_iota(), make_arne(), make_munchkin(), make_market()]
