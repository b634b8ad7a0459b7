"""Actions as text (munchkin.code.action)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.cards import Cards
from koloda.games.munchkin.codes import (
    ABSENT,
    ACCEPT,
    ASK,
    BACK,
    BID,
    CALL,
    CALLS,
    CARD_TARGET,
    CHEAT,
    CLAIM,
    CLOSE,
    COUNTER,
    CURSE,
    DIE,
    DISPUTE,
    DOFF,
    DROP,
    ENH,
    EQUALS,
    EVENT,
    EXPIRE,
    FIRST,
    GIVE,
    GUAL,
    HOST_VERBS,
    ITEM_TARGET,
    JOIN,
    NO_NUMBER,
    NO_TARGET,
    NUMBER_MARKS,
    OFFER,
    PASS,
    PICK,
    PICK_WORDS,
    PILE_TARGET,
    PILES,
    POW,
    PUT,
    RANDOM,
    REFUSE,
    REST,
    ROLL,
    RULE,
    RULINGS,
    RUN,
    SAY,
    SEAT_TARGET,
    SELL,
    SEX,
    SHOW,
    SHUFFLE,
    SIDE_TARGET,
    SIDES,
    THROW,
    TRASH,
    TROUBLE,
    USE,
    VERBS,
    WANDER,
    WEAR,
    WITHDRAW,
)
from koloda.games.munchkin.packs.vocabulary import POWERS
from koloda.games.munchkin.state import PHASES
from koloda.games.munchkin.terms import FORBIDDEN
from koloda.kernel.actions import Action
from koloda.kernel.errors import NotationError
from koloda.kernel.positions import ELLIPSES
from koloda.kernel.seats import HOST, LETTERS, all_seats, bit, letter, read_seat, seats_in

CLAUSE: Final = "munchkin.code.action"
ONE_CARD: Final = (TROUBLE, WEAR, DOFF, DROP, JOIN, ROLL)
CARD_AT_SEAT: Final = (GUAL, CURSE)
TWO_CARDS: Final = {ENH: ">", WANDER: "+", CHEAT: ">", THROW: ">"}
WITH_VERSION: Final = (CLAIM, RUN)
PROPOSING: Final = (ASK, BID, OFFER)
ANSWERING: Final = (ACCEPT, REFUSE, COUNTER, WITHDRAW)


def wrong(text: str) -> NotationError:
    return NotationError(f"this is no action: {text!r}", clause=CLAUSE)


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 7


def read_quoted(text: str, code: str) -> str:
    inner = text[1:-1]
    quoted = len(text) > 2 and text[0] == '"' and text[-1] == '"'
    if not quoted or any(mark in inner for mark in FORBIDDEN):
        raise wrong(code)
    return inner


def read_code(cards: Cards, count: i64, seat: i64, code: str) -> Action:
    """What a seat does."""
    word, _, rest = code.partition(" ")
    rest = rest.strip()
    if word not in VERBS:
        raise wrong(code)
    verb = VERBS.index(word)
    if verb == SAY or verb == DISPUTE:
        text, _, whom = rest.rpartition(" > ") if verb == SAY and rest[-1:] != '"' else (rest, "", "")
        listener = (Words(cards, count, code, []).seat(whom),) if whom else ()
        if listener == (seat,):
            raise wrong(code)
        return Action(seat, verb, listener, read_quoted(text, code))
    terms = ""
    braced = rest.endswith("}")
    if braced:
        rest, _, terms = rest[:-1].partition("{")
        terms = " ".join(terms.split())
    if braced != (verb in PROPOSING or verb == COUNTER):
        raise wrong(code)
    reader = Words(cards, count, code, rest.split())
    args = reader.arguments(verb)
    if reader.left:
        raise wrong(code)
    return Action(seat, verb, args, terms)


class Words:
    """The arguments of one action, taken word by word."""

    def __init__(self, cards: Cards, count: i64, code: str, left: list[str]) -> None:
        self.cards = cards
        self.count: i64 = count
        self.code = code
        self.left = left

    def word(self) -> str:
        if not self.left:
            raise wrong(self.code)
        return self.left.pop(0)

    def mark(self, mark: str) -> None:
        if self.word() != mark:
            raise wrong(self.code)

    def has(self, mark: str) -> bool:
        """Takes a word if it comes next."""
        if self.left and self.left[0] == mark:
            self.left.pop(0)
            return True
        return False

    def card(self) -> int:
        return self.cards.read(self.word())

    def card_list(self, text: str) -> tuple[int, ...]:
        found = [self.cards.read(part) for part in text.split(",")]
        if len(set(found)) != len(found):
            raise wrong(self.code)
        return tuple(found)

    def seat(self, text: str) -> int:
        if len(text) != 1 or text not in LETTERS[: self.count]:
            raise wrong(self.code)
        return int(read_seat(text, self.count))

    def number(self, text: str) -> int:
        if not is_number(text):
            raise wrong(self.code)
        return int(text)

    def arguments(self, verb: int) -> tuple[int, ...]:
        if verb in ONE_CARD:
            return (self.card(),)
        if verb in CARD_AT_SEAT:
            card = self.card()
            self.mark(">")
            return card, self.seat(self.word())
        if verb in TWO_CARDS:
            card = self.card()
            self.mark(TWO_CARDS[verb])
            return card, self.card()
        if verb in WITH_VERSION:
            return (self.number(self.word()),)
        if verb in PROPOSING:
            self.mark(">")
            return (self.seat(self.word()),)
        if verb in ANSWERING:
            name = self.word()
            if name[:1] != "p":
                raise wrong(self.code)
            return self.number(name[1:]), self.number(self.word()) if self.left else -1
        return self.other_arguments(verb)

    def other_arguments(self, verb: int) -> tuple[int, ...]:
        if verb == PUT:
            return self.card(), 1 if self.has("on") else 0
        if verb == SEX:
            sex = self.word()
            if sex != "M" and sex != "F":
                raise wrong(self.code)
            return ("MF".index(sex),)
        if verb == GIVE:
            return self.gifts()
        if verb == TRASH:
            return self.card_list(self.word())
        if verb == SELL:
            return self.sale()
        if verb == USE:
            return self.play()
        if verb == EVENT:
            card = self.card()
            named = self.card() if self.has(">") else -1
            return card, named, self.card() if self.has("+") else -1
        if verb == POW:
            return self.power()
        if verb == PASS:
            return (self.number(self.word()) if self.left else -1,)
        if verb == PICK:
            word = self.word()
            return (PICK_WORDS[word],) if word in PICK_WORDS else self.card_list(word)
        if verb == SHOW:
            shown = self.card_list(self.word())
            self.mark(">")
            who = self.word()
            mask = all_seats(self.count) if who == "all" else bit(self.seat(who))
            return (int(mask), *shown)
        if verb == CALL:
            return self.slip()
        if verb == RULE:
            ruling = self.word()
            if ruling not in RULINGS:
                raise wrong(self.code)
            return (RULINGS.index(ruling),)
        return ()

    def gifts(self) -> tuple[int, ...]:
        found: list[int] = []
        for part in self.word().split(","):
            code, _, who = part.partition(">")
            found += [self.cards.read(code), self.seat(who)]
        if len(set(found[::2])) * 2 != len(found):
            raise wrong(self.code)
        return tuple(found)

    def sale(self) -> tuple[int, ...]:
        sold = self.card_list(self.word())
        doubled = -1
        if self.left:
            word = self.word()
            if not word.startswith("x2="):
                raise wrong(self.code)
            doubled = self.cards.read(word[3:])
        return (doubled, *sold)

    def play(self) -> tuple[int, ...]:
        card = self.card()
        kind, target = NO_TARGET, 0
        if self.has(">"):
            word = self.word()
            if word == "M" or word == "W":
                kind, target = SIDE_TARGET, SIDES.index(word)
            elif word in PILES:
                kind, target = PILE_TARGET, PILES.index(word)
            elif len(word) == 1:
                kind, target = SEAT_TARGET, self.seat(word)
            else:
                kind, target = CARD_TARGET, self.cards.read(word)
        mark, number = NO_NUMBER, 0
        if self.left:
            word = self.word()
            if word[:1] not in ("+", "-", "="):
                raise wrong(self.code)
            mark, number = NUMBER_MARKS.index(word[0]), self.number(word[1:])
            if mark == EQUALS and not 1 <= number <= 6:
                raise wrong(self.code)
        return card, kind, target, mark, number

    def power(self) -> tuple[int, ...]:
        name = self.word()
        if name not in POWERS:
            raise wrong(self.code)
        paid: tuple[int, ...] = ()
        if self.left and self.left[0].startswith("-"):
            paid = self.card_list(self.word()[1:])
        kind, target, item = NO_TARGET, 0, -1
        if self.has(">"):
            word = self.word()
            who, colon, code = word.partition(":")
            if len(word) == 1:
                kind, target = SEAT_TARGET, self.seat(word)
            elif colon and len(who) == 1:
                kind, target, item = ITEM_TARGET, self.seat(who), self.cards.read(code)
            else:
                kind, target = CARD_TARGET, self.cards.read(word)
        return (POWERS.index(name), kind, target, item, *paid)

    def slip(self) -> tuple[int, ...]:
        what = self.word()
        if what not in CALLS:
            raise wrong(self.code)
        if what != "wear":
            return CALLS.index(what), -1, -1
        who, _, code = self.word().partition(":")
        return CALLS.index(what), self.seat(who), self.cards.read(code)


def read_host_code(cards: Cards, count: i64, code: str) -> Action:
    """What the host does: chance and clocks."""
    verb, _, rest = code.partition(" ")
    words = rest.split()
    if verb not in HOST_VERBS or not words or (verb != "shuffle" and len(words) != 1):
        raise wrong(code)
    number = SHUFFLE + HOST_VERBS.index(verb)
    word = words[0]
    if number == SHUFFLE:
        if word != "DD" and word != "TD":
            raise wrong(code)
        order = [REST if part in ELLIPSES else cards.read(part) for part in words[1:]]
        if REST in order[:-1]:
            raise wrong(code)
        return Action(HOST, SHUFFLE, (PILES.index(word), *order))
    if number == DIE and (is_number(word) and 1 <= int(word) <= 6):
        return Action(HOST, DIE, (int(word),))
    if number == RANDOM:
        return Action(HOST, RANDOM, (cards.read(word),))
    if number == CLOSE and word in PHASES:
        return Action(HOST, CLOSE, (PHASES.index(word),))
    if number == EXPIRE and word[0] == "p" and is_number(word[1:]):
        return Action(HOST, EXPIRE, (int(word[1:]),))
    if number in (FIRST, ABSENT, BACK) and len(word) == 1 and word in LETTERS[:count]:
        return Action(HOST, number, (int(read_seat(word, count)),))
    raise wrong(code)


# Writing


def write_code(cards: Cards, count: i64, action: Action) -> str:
    if action.seat == HOST:
        return write_host_code(cards, action)
    verb = int(action.code)
    words = [VERBS[verb]]
    if verb == SAY or verb == DISPUTE:
        words.append(f'"{action.text}"')
        words += [f"> {letter(listener)}" for listener in action.args]
    else:
        words += write_arguments(cards, count, verb, action.args)
    if verb in PROPOSING or verb == COUNTER:
        words.append(f"{{{action.text}}}")
    return " ".join(words)


def joined(cards: Cards, listed: tuple[int, ...]) -> str:
    return ",".join([cards.codes[card] for card in listed])


def write_arguments(cards: Cards, count: i64, verb: int, args: tuple[int, ...]) -> list[str]:
    codes = cards.codes
    if verb in ONE_CARD:
        return [codes[args[0]]]
    if verb in CARD_AT_SEAT:
        return [codes[args[0]], ">", letter(args[1])]
    if verb in TWO_CARDS:
        return [codes[args[0]], TWO_CARDS[verb], codes[args[1]]]
    if verb in WITH_VERSION:
        return [str(args[0])]
    if verb in PROPOSING:
        return [">", letter(args[0])]
    if verb in ANSWERING:
        return [f"p{args[0]}"] + ([str(args[1])] if args[1] >= 0 else [])
    if verb == PUT:
        return [codes[args[0]]] + (["on"] if args[1] else [])
    if verb == SEX:
        return ["MF"[args[0]]]
    if verb == GIVE:
        pairs = [f"{codes[args[at]]}>{letter(args[at + 1])}" for at in range(0, len(args), 2)]
        return [",".join(pairs)]
    if verb == TRASH:
        return [joined(cards, args)]
    if verb == SELL:
        return [joined(cards, args[1:])] + ([f"x2={codes[args[0]]}"] if args[0] >= 0 else [])
    if verb == USE:
        return write_play(cards, args)
    if verb == EVENT:
        named = [">", codes[args[1]]] if args[1] >= 0 else []
        return [codes[args[0]], *named] + (["+", codes[args[2]]] if args[2] >= 0 else [])
    if verb == POW:
        return write_power(cards, args)
    if verb == PASS:
        return [str(args[0])] if args[0] >= 0 else []
    if verb == PICK:
        words = [word for word, number in PICK_WORDS.items() if args == (number,)]
        return words or [joined(cards, args)]
    if verb == SHOW:
        seats = seats_in(args[0])
        return [joined(cards, args[1:]), ">", letter(seats[0]) if len(seats) == 1 else "all"]
    if verb == CALL:
        return [CALLS[args[0]]] + ([f"{letter(args[1])}:{codes[args[2]]}"] if args[1] >= 0 else [])
    return [RULINGS[args[0]]] if verb == RULE else []


def write_play(cards: Cards, args: tuple[int, ...]) -> list[str]:
    card, kind, target, mark, number = args
    words = [cards.codes[card]]
    if kind == SIDE_TARGET:
        words += [">", SIDES[target]]
    elif kind == PILE_TARGET:
        words += [">", PILES[target]]
    elif kind == SEAT_TARGET:
        words += [">", letter(target)]
    elif kind == CARD_TARGET:
        words += [">", cards.codes[target]]
    if mark != NO_NUMBER:
        words.append(f"{NUMBER_MARKS[mark]}{number}")
    return words


def write_power(cards: Cards, args: tuple[int, ...]) -> list[str]:
    words = [POWERS[args[0]]]
    if args[4:]:
        words.append("-" + joined(cards, args[4:]))
    if args[1] == SEAT_TARGET:
        words += [">", letter(args[2])]
    elif args[1] == ITEM_TARGET:
        words += [">", f"{letter(args[2])}:{cards.codes[args[3]]}"]
    elif args[1] == CARD_TARGET:
        words += [">", cards.codes[args[2]]]
    return words


def write_host_code(cards: Cards, action: Action) -> str:
    code, args = int(action.code), action.args
    word = HOST_VERBS[code - SHUFFLE]
    if code == SHUFFLE:
        order = ["…" if card == REST else cards.codes[card] for card in args[1:]]
        return " ".join([word, PILES[args[0]], *order])
    if code == DIE:
        return f"{word} {args[0]}"
    if code == RANDOM:
        return f"{word} {cards.codes[args[0]]}"
    if code == CLOSE:
        return f"{word} {PHASES[args[0]]}"
    if code == EXPIRE:
        return f"{word} p{args[0]}"
    return f"{word} {letter(args[0])}"
