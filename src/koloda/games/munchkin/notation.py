"""Actions as text (munchkin.code.action): the rows of the table of verbs, and what they name."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes, phases
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.state import MunchkinPublic, MunchkinState
from koloda.games.munchkin.terms import FORBIDDEN
from koloda.kernel import Action, Refusal, State, Value
from koloda.kernel.positions import ELLIPSES, is_number
from koloda.kernel.seats import LETTERS, all_seats, bit, letter, seats_in
from koloda.kernel.verbs import IN_ARGS, Slot, Verb

ABSENT: Final = -1

Check = Callable[[MunchkinState, Action], Refusal | None]
Deed = Callable[[MunchkinState, Action], None]


def known(state: State) -> MunchkinPublic:
    assert isinstance(state, MunchkinPublic)
    return state


# What an action names


class Argument(Slot):
    """One word behind its mark, one number of the args; ABSENT where it may be left out and is."""

    def __init__(self, name: str, mark: str = "", *, optional: bool = False) -> None:
        super().__init__(name, mark, shift=IN_ARGS)
        self.optional = optional


class CardArgument(Argument):
    def read(self, state: State, text: str) -> i64:
        return known(state).cards.read(text)

    def write(self, state: State, number: i64) -> str:
        return known(state).code(number)


class SeatArgument(Argument):
    def read(self, state: State, text: str) -> i64:
        return LETTERS.find(text) if len(text) == 1 and text in LETTERS[: state.count] else ABSENT

    def write(self, state: State, number: i64) -> str:
        return letter(number)


class NumberArgument(Argument):
    """Perhaps behind a letter: `p3`."""

    def __init__(
        self, name: str, before: str = "", *, least: int = 0, most: int = 999999, optional: bool = False
    ) -> None:
        super().__init__(name, optional=optional)
        self.before = before
        self.least = least
        self.most = most

    def read(self, state: State, text: str) -> i64:
        digits = text.removeprefix(self.before)
        if not text.startswith(self.before) or not is_number(digits, 6):
            return ABSENT
        return int(digits) if self.least <= int(digits) <= self.most else ABSENT

    def write(self, state: State, number: i64) -> str:
        return f"{self.before}{number}"


class WordArgument(Argument):
    """One of some words; where it may be left out, that is the first of them."""

    def __init__(self, name: str, words: list[str], *, optional: bool = False) -> None:
        super().__init__(name, optional=optional)
        self.words = words

    def read(self, state: State, text: str) -> i64:
        return self.words.index(text) if text in self.words else ABSENT

    def write(self, state: State, number: i64) -> str:
        return self.words[number]


CARD: Final = CardArgument("card")
TARGET: Final = SeatArgument("target", ">")
VERSION: Final = NumberArgument("version")
PROPOSAL: Final = NumberArgument("proposal", "p")


def read_card(state: State, text: str) -> int:
    return known(state).cards.read(text)


def read_list(state: State, text: str) -> list[int]:
    """Cards between commas, each once; none where one is doubled."""
    found = [read_card(state, part) for part in text.split(",")]
    return found if len(set(found)) == len(found) else []


def write_list(state: State, cards: tuple[int, ...]) -> str:
    return ",".join(name_cards(state, cards))


def name_cards(state: State, cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([known(state).code(card) for card in cards])


# Rows


class MunchkinVerb(Verb):
    """A word, what it names, whether that may be done now, and what is done."""

    def __init__(
        self, word: str, code: i64, arguments: list[Argument], check: Check, deed: Deed, *, host: bool = False
    ) -> None:
        super().__init__(word, code, None, host=host)
        self.arguments = arguments
        self.check = check
        self.deed = deed

    def read(self, state: State, seat: i64, text: str) -> Action | None:
        args = self.read_words(state, text.split())
        return None if args is None else Action(seat, self.code, tuple(args))

    def write(self, state: State, action: Action) -> str:
        return "".join([f" {word}" for word in self.write_words(state, action.args)])

    def parts(self, state: State, action: Action) -> dict[str, Value]:
        return {"verb": self.word, **self.name_parts(state, action.args)}

    def read_words(self, state: State, words: list[str]) -> list[int] | None:
        """The args; None where these are no words of this verb."""
        args: list[int] = []
        for argument in self.arguments:
            number = read_argument(argument, state, words)
            if number < 0 and not argument.optional:
                return None
            args.append(int(number))
        return None if words else args

    def write_words(self, state: State, args: tuple[int, ...]) -> list[str]:
        words: list[str] = []
        for argument, number in zip(self.arguments, args, strict=True):
            text = argument.write(state, number) if number != ABSENT else ""
            words += [word for word in (argument.mark, text) if word and text]
        return words

    def name_parts(self, state: State, args: tuple[int, ...]) -> dict[str, Value]:
        found: dict[str, Value] = {}
        for argument, number in zip(self.arguments, args, strict=True):
            text = argument.write(state, number) if number != ABSENT else ""
            if text:
                found[argument.name] = text
        return found


def read_argument(argument: Argument, state: State, words: list[str]) -> i64:
    """Takes its words off the row; ABSENT where they are not there."""
    if argument.mark:
        if not words or words[0] != argument.mark:
            return ABSENT
        words.pop(0)
        return argument.read(state, words.pop(0)) if words else ABSENT - 1
    if argument.optional and (not words or argument.read(state, words[0]) < 0):
        return 0 if isinstance(argument, WordArgument) else ABSENT
    return argument.read(state, words.pop(0)) if words else ABSENT


class ListVerb(MunchkinVerb):
    """`trash a,b`: a list of cards; `pick yes`: or one word for them all."""

    def __init__(self, word: str, code: i64, words: dict[str, int], check: Check, deed: Deed) -> None:
        super().__init__(word, code, [], check, deed)
        self.words = words

    def read_words(self, state: State, words: list[str]) -> list[int] | None:
        if len(words) != 1:
            return None
        return [self.words[words[0]]] if words[0] in self.words else read_list(state, words[0]) or None

    def write_words(self, state: State, args: tuple[int, ...]) -> list[str]:
        found = [word for word, number in self.words.items() if args == (number,)]
        return found or [write_list(state, args)]

    def name_parts(self, state: State, args: tuple[int, ...]) -> dict[str, Value]:
        found = [word for word, number in self.words.items() if args == (number,)]
        return {"choice": found[0]} if found else {"cards": name_cards(state, args)}


class GiveVerb(MunchkinVerb):
    """`give a>B,b>C`; args: card, seat, card, seat …"""

    def read_words(self, state: State, words: list[str]) -> list[int] | None:
        if len(words) != 1:
            return None
        args: list[int] = []
        for part in words[0].split(","):
            code, _, who = part.partition(">")
            args += [read_card(state, code), int(TARGET.read(state, who))]
        given = args[::2]
        return None if ABSENT in args[1::2] or len(set(given)) != len(given) else args

    def write_words(self, state: State, args: tuple[int, ...]) -> list[str]:
        pairs = zip(name_cards(state, args[::2]), args[1::2], strict=True)
        return [",".join([f"{code}>{letter(seat)}" for code, seat in pairs])]

    def name_parts(self, state: State, args: tuple[int, ...]) -> dict[str, Value]:
        return {"cards": name_cards(state, args[::2]), "targets": tuple([letter(to) for to in args[1::2]])}


class SellVerb(MunchkinVerb):
    """`sell a,b x2=a`; args: the doubled item or ABSENT, then the items."""

    def read_words(self, state: State, words: list[str]) -> list[int] | None:
        if not words or len(words) > 2 or (len(words) == 2 and not words[1].startswith("x2=")):
            return None
        sold = read_list(state, words[0])
        doubled = read_card(state, words[1][3:]) if len(words) == 2 else ABSENT
        return [doubled, *sold] if sold else None

    def write_words(self, state: State, args: tuple[int, ...]) -> list[str]:
        doubled = [f"x2={known(state).code(args[0])}"] if args[0] != ABSENT else []
        return [write_list(state, args[1:]), *doubled]

    def name_parts(self, state: State, args: tuple[int, ...]) -> dict[str, Value]:
        found: dict[str, Value] = {"cards": name_cards(state, args[1:])}
        if args[0] != ABSENT:
            found["doubled"] = known(state).code(args[0])
        return found


def read_target(state: State, word: str) -> tuple[int, int]:
    """A side, a pile, a seat or a card, as its kind and number."""
    if word == "M" or word == "W":
        return codes.SIDE_TARGET, codes.SIDES.index(word)
    if word in codes.PILES:
        return codes.PILE_TARGET, codes.PILES.index(word)
    if len(word) == 1:
        return codes.SEAT_TARGET, int(TARGET.read(state, word))
    return codes.CARD_TARGET, read_card(state, word)


def write_target(state: State, kind: int, target: int) -> str:
    if kind == codes.SIDE_TARGET:
        return codes.SIDES[target]
    if kind == codes.PILE_TARGET:
        return codes.PILES[target]
    return letter(target) if kind == codes.SEAT_TARGET else known(state).code(target)


class UseVerb(MunchkinVerb):
    """`use coral > M`, `use dice +3`; args: card, kind of target, target, kind of number, number."""

    def read_words(self, state: State, words: list[str]) -> list[int] | None:
        if not words:
            return None
        card = read_card(state, words.pop(0))
        kind, target, mark, number = codes.NO_TARGET, 0, codes.NO_NUMBER, 0
        if len(words) > 1 and words[0] == ">":
            kind, target = read_target(state, words[1])
            words = words[2:]
        if words and words[0][0] in codes.NUMBER_MARKS[1:] and is_number(words[0][1:], 6):
            mark, number = codes.NUMBER_MARKS.index(words[0][0]), int(words[0][1:])
            words = words[1:]
        wrong = target < 0 or (mark == codes.EQUALS and not 1 <= number <= 6)
        return None if words or wrong else [card, kind, target, mark, number]

    def write_words(self, state: State, args: tuple[int, ...]) -> list[str]:
        card, kind, target, mark, number = args
        words = [known(state).code(card)]
        if kind != codes.NO_TARGET:
            words += [">", write_target(state, kind, target)]
        return words + ([f"{codes.NUMBER_MARKS[mark]}{number}"] if mark != codes.NO_NUMBER else [])

    def name_parts(self, state: State, args: tuple[int, ...]) -> dict[str, Value]:
        card, kind, target, mark, number = args
        found: dict[str, Value] = {"card": known(state).code(card)}
        if kind != codes.NO_TARGET:
            found["target"] = write_target(state, kind, target)
        if mark != codes.NO_NUMBER:
            found["number"] = f"{codes.NUMBER_MARKS[mark]}{number}"
        return found


class PowerVerb(MunchkinVerb):
    """`pow steal -a > B:boots`; args: power, kind of target, target, item or ABSENT, then the cards paid."""

    def read_words(self, state: State, words: list[str]) -> list[int] | None:
        if not words or words[0] not in vocabulary.POWERS:
            return None
        power = vocabulary.POWERS.index(words.pop(0))
        paid: list[int] = []
        if words and words[0].startswith("-"):
            paid = read_list(state, words.pop(0)[1:])
            if not paid:
                return None
        kind, target, item = codes.NO_TARGET, 0, ABSENT
        if len(words) > 1 and words[0] == ">":
            who, colon, code = words[1].partition(":")
            if colon and len(who) == 1:
                kind, target, item = codes.ITEM_TARGET, int(TARGET.read(state, who)), read_card(state, code)
            elif len(words[1]) == 1:
                kind, target = codes.SEAT_TARGET, int(TARGET.read(state, words[1]))
            else:
                kind, target = codes.CARD_TARGET, read_card(state, words[1])
            words = words[2:]
        return None if words or target < 0 else [power, kind, target, item, *paid]

    def write_words(self, state: State, args: tuple[int, ...]) -> list[str]:
        words = [vocabulary.POWERS[args[0]]]
        if args[4:]:
            words.append("-" + write_list(state, args[4:]))
        if args[1] == codes.ITEM_TARGET:
            words += [">", f"{letter(args[2])}:{known(state).code(args[3])}"]
        elif args[1] != codes.NO_TARGET:
            words += [">", write_target(state, args[1], args[2])]
        return words

    def name_parts(self, state: State, args: tuple[int, ...]) -> dict[str, Value]:
        found: dict[str, Value] = {"power": vocabulary.POWERS[args[0]], "paid": name_cards(state, args[4:])}
        if args[1] == codes.ITEM_TARGET:
            found["target"] = letter(args[2])
            found["card"] = known(state).code(args[3])
        elif args[1] != codes.NO_TARGET:
            found["target"] = write_target(state, args[1], args[2])
        return found


class ShowVerb(MunchkinVerb):
    """`show a,b > C`, `show a > all`; args: mask of the seats, then the cards."""

    def read_words(self, state: State, words: list[str]) -> list[int] | None:
        if len(words) != 3 or words[1] != ">":
            return None
        shown = read_list(state, words[0])
        seat = TARGET.read(state, words[2])
        if not shown or (seat < 0 and words[2] != "all"):
            return None
        return [int(all_seats(state.count) if words[2] == "all" else bit(seat)), *shown]

    def write_words(self, state: State, args: tuple[int, ...]) -> list[str]:
        seats = seats_in(args[0])
        return [write_list(state, args[1:]), ">", letter(seats[0]) if len(seats) == 1 else "all"]

    def name_parts(self, state: State, args: tuple[int, ...]) -> dict[str, Value]:
        return {"cards": name_cards(state, args[1:]), "target": self.write_words(state, args)[2]}


class CallVerb(MunchkinVerb):
    """`call claim`, `call wear B:boots`; args: what, seat, item."""

    def read_words(self, state: State, words: list[str]) -> list[int] | None:
        if not words or words[0] not in codes.CALLS:
            return None
        what = codes.CALLS.index(words[0])
        if words[0] != "wear":
            return [what, ABSENT, ABSENT] if len(words) == 1 else None
        if len(words) != 2:
            return None
        who, _, code = words[1].partition(":")
        seat = int(TARGET.read(state, who))
        return None if seat < 0 else [what, seat, read_card(state, code)]

    def write_words(self, state: State, args: tuple[int, ...]) -> list[str]:
        named = [f"{letter(args[1])}:{known(state).code(args[2])}"] if args[1] >= 0 else []
        return [codes.CALLS[args[0]], *named]

    def name_parts(self, state: State, args: tuple[int, ...]) -> dict[str, Value]:
        found: dict[str, Value] = {"call": codes.CALLS[args[0]]}
        if args[1] >= 0:
            found["target"] = letter(args[1])
            found["card"] = known(state).code(args[2])
        return found


class TermsVerb(MunchkinVerb):
    """`ask > B {share=1}`, `counter p3 {share=2}`: terms between braces."""

    def read(self, state: State, seat: i64, text: str) -> Action | None:
        head, brace, terms = text.rstrip().partition("{")
        args = self.read_words(state, head.split())
        if args is None or not brace or not terms.endswith("}"):
            return None
        return Action(seat, self.code, tuple(args), " ".join(terms[:-1].split()))

    def write(self, state: State, action: Action) -> str:
        return f"{super().write(state, action)} {{{action.text}}}"

    def parts(self, state: State, action: Action) -> dict[str, Value]:
        return {**super().parts(state, action), "terms": action.text}


class SpeechVerb(MunchkinVerb):
    """`say "…"`, `say "…" > B`: words between quotes, to all or to one."""

    def read(self, state: State, seat: i64, text: str) -> Action | None:
        text = text.strip()
        args: tuple[int, ...] = ()
        if self.arguments and not text.endswith('"'):
            text, _, whom = text.rpartition(" > ")
            listener = int(TARGET.read(state, whom))
            if listener < 0 or listener == seat:
                return None
            args = (listener,)
        said = text[1:-1]
        quoted = len(text) > 2 and text[0] == '"' and text[-1] == '"'
        if not quoted or any(mark in said for mark in FORBIDDEN):
            return None
        return Action(seat, self.code, args, said)

    def write(self, state: State, action: Action) -> str:
        return f' "{action.text}"' + "".join([f" > {letter(listener)}" for listener in action.args])

    def parts(self, state: State, action: Action) -> dict[str, Value]:
        found: dict[str, Value] = {"verb": self.word, "text": action.text}
        if action.args:
            found["target"] = letter(action.args[0])
        return found


class ShuffleVerb(MunchkinVerb):
    """`~ shuffle DD a b …`; args: deck, then the cards, top first; REST for `…`."""

    def read_words(self, state: State, words: list[str]) -> list[int] | None:
        if not words or words[0] not in codes.PILES[:2]:
            return None
        order = [codes.REST if word in ELLIPSES else read_card(state, word) for word in words[1:]]
        return None if codes.REST in order[:-1] else [codes.PILES.index(words[0]), *order]

    def write_words(self, state: State, args: tuple[int, ...]) -> list[str]:
        order = ["…" if card == codes.REST else known(state).code(card) for card in args[1:]]
        return [codes.PILES[args[0]], *order]

    def name_parts(self, state: State, args: tuple[int, ...]) -> dict[str, Value]:
        return {"pile": codes.PILES[args[0]]}


WINDOW: Final = WordArgument("window", phases.PHASES)
