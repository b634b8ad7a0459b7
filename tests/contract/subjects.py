"""The games under test, and the little that the contract must be told about each."""

import re
from collections import Counter
from typing import Final

from koloda.games import GAMES
from koloda.kernel.positions import read_header
from koloda.kernel.state import State
from tests.contract.market.game import MARKET
from tests.contract.subject import Options, Subject
from tests.games.arne.subject import make_arne
from tests.games.iota.subject import make_iota
from tests.games.munchkin.subject import make_munchkin


class UnoSubject(Subject):
    def hidden(self, state: State, seat: int) -> list[str]:
        """While hands are open or a copy of somebody's cards lies beside, cards are not exchanged."""
        bound = any(state.field(name) != "-" for name in ("open", "drawn", "accused", "verdict", "chosen"))
        return [] if bound else super().hidden(state, seat)

    def pack(self, state: State) -> Counter[str]:
        """Full or classic, with as many blanks as the header says."""
        header = state.write().partition(" | ")[0].split()
        blanks = next((word[7:] for word in header if word.startswith("blanks=")), "3")
        cards = Counter(self.cards)
        if "deck=classic" in header:
            blanks = "0"
            del cards["wx"]
        for number in range(int(blanks) + 1, 4):
            del cards[f"wb{number}"]
        return cards


def make_uno() -> Subject:
    subject = UnoSubject(GAMES["uno"])
    ranks = [*"0112233445566778899", "+", "+", "R", "R", "S", "S"]
    subject.cards = [colour + rank for colour in "rgby" for rank in ranks]
    subject.cards += ["w"] * 4 + ["w4"] * 4 + ["wx", "wb1", "wb2", "wb3"]
    subject.places = ["deck", "discard"]
    subject.verbs = {
        "CARD", "draw", "pass", "uno", "catch", "call", "ch", "take", "col", "disc", "keep", "joke", "laugh",
        "stone", "crow", "done", "ok", "~ hold", "~ auto", "~ vote", "~ stunt", "~ custom", "~ call",
        "~ next", "~ deck", "~ dealer", "~ shuffle",
    }  # fmt: skip
    subject.reveals = {
        "challenged": {"verdict"},
        "drew": {"count"},
        "shed": {"cards"},
        "open-hand": {"cards"},
        "vote-over": {"laughs", "success"},
        "round-over": {"points"},
    }
    subject.branches = {"called", "shed", "drew", "reshuffled", "starved", "last-call", "round-over"}
    subject.words = {"CARD": subject.cards, "COLOUR": list("rgby")}
    subject.codes = [
        "draw", "pass", "uno", "ch", "take", "joke", 'joke "Колобок повесился"', "laugh", "stone", "crow",
        "done", "ok", "catch:SEAT", "call:SEAT", "CARD", "CARD!", "CARD:COLOUR", "CARD:COLOUR!", "CARD>SEAT",
        "CARD:COLOUR>SEAT!", "col:COLOUR", "keep:CARD", "keep:CARD!", "disc:CARD", "disc:CARD,CARD",
    ]  # fmt: skip
    blanks = ["B00", "B01", "B02", "B03", "B04", "B05", "B06", "B07", "B08", "B09", "B10", "BX/none"]
    blanks += ["BX/next/draw2", "BX/chosen/discard1", "BX/all/discard2", "BX/next/skip", "BX/self/again"]
    blanks += ["BX/all/open", 'BX/chosen/swap/"Меняемся, быстро!"', "BX/others/draw1"]
    triples = [blanks[at % len(blanks)] for at in range(3 * len(blanks))]
    subject.texts = {"blank_rules": [",".join(triples[at : at + 3]) for at in range(0, len(triples), 3)]}
    subject.brief = {"target": "round"}
    subject.endless = {"false_uno", "false_catch"}
    subject.tours = [*house_tours(subject.texts["blank_rules"]), *option_tours()]
    subject.source = "src/koloda/games/uno"
    return subject


def house_tours(rules: list[str]) -> list[tuple[int, Options]]:
    """Every rule for a blank, at the table's mercy and with house rules."""
    table = {"target": "round", "referee": "table"}
    house = {"target": "round", "joke_laughs": "majority", "jump_in": "on", "stacking": "any"}
    house |= {"seven_zero": "on", "force_play": "drawn"}
    found = [(2 + at % 3, {**table, "blank_rules": rule}) for at, rule in enumerate(rules)]
    return found + [(2 + at % 4, {**house, "blank_rules": rule}) for at, rule in enumerate(rules)]


def option_tours() -> list[tuple[int, Options]]:
    headers = [
        "3p target=50",
        "4p target=round dealer=host w4_mode=no_bluff reverse2=plain",
        "2p target=round false_uno=1 false_catch=1 uno_call=off",
        "5p target=round false_uno=2 stacking=same draw_until=on finish_on=numbers",
        "10p target=round hand=10 force_play=all finish_on=no_wild stacking=up",
        "3p target=60 scoring=against dealer=random next_dealer=winner uno_call=auto",
        "2p target=100 deck=classic next_dealer=draw blank_skip=on",
        "6p target=round referee=table w4_mode=no_bluff blanks=1 blank_rules=B10",
    ]
    return [read_header(header) for header in headers]


class MontanaSubject(Subject):
    def found(self, state: State) -> Counter[str]:
        """The rule piles write their cards into one another's words."""
        rules = state.field("rules") or "-"
        words = re.split("[ >,]", re.sub(r"(^| )[VSMD]=", r"\1", rules))
        return super().found(state) + Counter(word for word in words if word != "-")

    def pack(self, state: State) -> Counter[str]:
        """smile_split=duty turns the copies of the extra rules round."""
        cards = Counter(self.cards)
        if "smile_split=duty" in state.write():
            cards.update({":same": -1, ":run": -1, ":say": 1, ":tap": 1})
        return cards

    def hidden(self, state: State, seat: int) -> list[str]:
        """While a drawn card lies apart, cards are not exchanged."""
        bound = state.field("drawn") != "-" or state.field("phase") == "OVER"
        return [] if bound else super().hidden(state, seat)


def make_montana() -> Subject:
    subject = MontanaSubject(GAMES["montana"])
    subject.cards = [c + n + f for c in "grb" for n in "123456" for f in "*o"] * 2
    subject.cards += ["!o=", "!o1", "!s=", "!s1", ":same", ":run", *(f"#{n}" for n in "123456")] * 2
    subject.cards += [":say", ":tap", "Vodd", "Veven"]
    subject.places = ["deck", "pile"]
    subject.verbs = {
        "play", "lay", "draw", "keep", "swap", "cover", "say", "tap", "montana", "call", "~ deck", "~ first",
        "~ loser", "~ close", "~ next",
    }  # fmt: skip
    subject.reveals = {
        "drew": {"count"},
        "deal-over": {"points"},
        "match-over": {"total"},
        "played": {"drawn"},
        "laid": {"drawn"},
        "recycled": {"count"},
        "shown": {"cards"},
    }
    subject.branches = {
        "drew", "short", "recycled", "final", "deal-over", "missed", "hit", "called", "seven",
        "again", "reversed", "race", "kept", "shown",
    }  # fmt: skip
    subject.words = {"CARD": subject.cards, "OFFENCE": ["wrong", "say", "tap", "shout"]}
    subject.codes = [
        "draw", "keep", "tap", "montana", "play CARD", "play CARD CARD", "play CARD CARD CARD", "lay CARD",
        "lay CARD @1", "lay CARD @2", "lay CARD @3", "swap SEAT", "swap", "cover 412", "cover 9999",
        "say b5", "say g1", "call SEAT OFFENCE",
    ]  # fmt: skip
    subject.brief = {"target": "300"}
    subject.endless = {"move_limit", "false_call"}
    subject.tours = [
        (2, {"referee": "table", "wrong_then": "retry"}),
        (3, {"referee": "table"}),
        (4, {"referee": "table", "false_call": "2", "target": "300"}),
        (6, {"race": "chance"}),
        (3, {"digit_cover": "oldest", "first": "winner", "target": "300"}),
        (2, {"smile_split": "duty", "first": "rotate", "target": "300"}),
        (3, {"first": "host", "target": "300"}),
    ]
    subject.source = "src/koloda/games/montana"
    return subject


def make_market() -> Subject:
    subject = Subject(MARKET)
    subject.cards = [fruit + number for fruit in "pqr" for number in "123456"]
    subject.places = ["deck", "rows"]
    subject.verbs = {
        "sell", "draw", "roll", "move", "pass", "haggle", "yield", "stand", "call", "ask", "give", "deny",
        "drop", "~ close", "~ expire", "~ deck", "~ die",
    }  # fmt: skip
    subject.words = {"CARD": subject.cards}
    subject.codes = [
        "draw", "roll", "pass", "haggle", "yield", "stand", "call", "drop", "move>SEAT", "sell:CARD",
        "sell:CARD,CARD", "deny:SEAT", "give:SEAT:CARD", 'ask:SEAT:p "а можно?"', "ask:SEAT:q",
    ]  # fmt: skip
    subject.branches = {"paid", "passed"}
    subject.brief = {}
    subject.longest = 5_000
    subject.tours = [
        (count, {"referee": referee, "hand": hand})
        for count in (2, 3, 5)
        for referee in ("strict", "table")
        for hand in ("2", "3")
    ]
    subject.source = "tests/contract/market"
    return subject


SUBJECTS: Final = [make_uno(), make_montana(), make_iota(), make_arne(), make_munchkin(), make_market()]
