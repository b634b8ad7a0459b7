"""The games under test, and the little that the contract must be told about each."""

import random
import re
from collections import Counter
from typing import Final

from koloda.games import GAMES
from koloda.kernel.game import Game
from koloda.kernel.positions import read_header, split_outside_quotes
from koloda.kernel.seats import letter
from koloda.kernel.state import State
from tests.contract.market.game import MARKET

Options = dict[str, str]


class Subject:
    """A game, and what cannot be asked of it in general.

    `places` are the fields that hold its cards; `verbs` every kind of action; `codes` patterns of codes
    for random attempts, with `words` to put into them; `texts` values for options that are free text.
    `brief` are options under which random play ends soon, `endless` those with which it may not;
    `tours` tables that together show everything. Hidden things may become known by the public values
    of the events in `reveals`, or by which event of `branches` follows; the secrets of the events in
    `remembered` a seat may know from earlier, without seeing them on the table. With `strides` the quick
    suite follows its games that much less far: every step of a game with thousands of moves is long.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.places: list[str] = []
        self.verbs: set[str] = set()
        self.reveals: dict[str, set[str]] = {}
        self.branches: set[str] = set()
        self.remembered: set[str] = set()
        self.codes: list[str] = []
        self.words: dict[str, list[str]] = {}
        self.cards: list[str] = []
        self.texts: dict[str, list[str]] = {}
        self.brief: Options = {}
        self.endless: set[str] = set()
        self.tours: list[tuple[int, Options]] = []
        self.longest = 100_000
        self.strides = 1
        self.source = ""

    def __repr__(self) -> str:
        return self.game.name

    def verb(self, line: str) -> str:
        """The kind of an action: its first word, without what it names; a card is `CARD`."""
        who, _, code = line.partition(" ")
        word = re.split(r"[ :>!]", code)[0]
        kind = "CARD" if word in self.cards else word
        return f"~ {kind}" if who == "~" else kind

    def pack(self, state: State) -> Counter[str]:
        """The cards that must be there."""
        return Counter(self.cards)

    def found(self, state: State) -> Counter[str]:
        """The cards of the position, wherever they are."""
        names = [letter(seat) for seat in range(state.count)] + self.places
        words = [word.strip(",") for name in names for word in (state.field(name) or "").split()]
        return Counter(word for word in words if word != "-")

    def hidden(self, state: State, seat: int) -> list[str]:
        """The fields whose cards the rules hide from a seat; none where they cannot be exchanged freely."""
        return [letter(other) for other in range(state.count) if other != seat] + ["deck"]

    def mix(self, state: State, seat: int, dice: random.Random) -> str:
        """The position with the cards hidden from a seat exchanged at random; empty where that cannot be."""
        names = self.hidden(state, seat)
        segments = split_outside_quotes(state.text(), " | ")
        piles = {at: part.split() for at, part in enumerate(segments) if part.split()[0] in names}
        cards = [word for words in piles.values() for word in words[1:] if word != "-"]
        if not cards or segments[-1].startswith("since"):
            return ""
        dice.shuffle(cards)
        for at, words in piles.items():
            segments[at] = " ".join([words[0], *(word if word == "-" else cards.pop() for word in words[1:])])
        return " | ".join(segments)


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
    ]
    subject.source = "src/koloda/games/montana"
    return subject


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
    subject = IotaSubject(GAMES["iota"])
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


SUBJECTS: Final = [make_uno(), make_montana(), make_iota(), make_market()]
