"""The text of a position becomes a state (munchkin.code.position)."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.munchkin.cards import LOWEST, NO_CARD, Cards
from koloda.games.munchkin.codes import JOINS, MONSTERS, MUNCHKINS, NO, YES
from koloda.games.munchkin.packs.vocabulary import (
    CHEAT,
    CLASS,
    CURSE,
    DOOR,
    ENHANCER,
    MONSTER,
    RACE,
    TREASURE,
)
from koloda.games.munchkin.state import (
    BY,
    BY_EFFECT,
    BY_ENCORE,
    BY_FETCH,
    BY_SERENADE,
    BY_SHARE,
    C_OPEN,
    CHOICES,
    DISPUTED,
    F_ROLL,
    FEMALE,
    HAGGLED,
    HAND_CARDS,
    MALE,
    NOBODY,
    OF,
    PHASES,
    PROPOSALS,
    R_SPLIT,
    S_CREATE,
    SERENADED,
    T_DOOR,
    T_END,
    T_START,
    USED,
    W_CURSE,
    W_DIE,
    W_FRESH,
    W_KILL,
    W_PICK,
    W_RULE,
    W_RUN,
    W_SECRET,
    Combat,
    Foe,
    Munchkin,
    MunchkinState,
    Proposal,
)
from koloda.games.munchkin.terms import read_terms
from koloda.kernel.errors import NotationError
from koloda.kernel.frames import Frame
from koloda.kernel.positions import ELLIPSES, Pack, Position, unknown_count
from koloda.kernel.seats import bit, letter, read_seat, read_seats

REST: Final = "…"
SEAT_WORDS: Final = (
    "L1, M, F, race=, class=, on=, off=, curses=, hand=, fresh=, seen=, berserk=, stabbed=, holds=, used=, "
    "late=, absent, here, dead, alive"
)
CHOICE_WORDS: Final = {"yes": YES, "no": NO, "join": JOINS}
USED_BITS: Final = (HAGGLED, DISPUTED, SERENADED)


@final
class Placing:
    """One position being read: every card may be named once."""

    def __init__(self, state: MunchkinState) -> None:
        self.state = state
        self.cards: Cards = state.cards
        self.pack = Pack(list(range(len(state.cards.codes))))
        self.unknown: list[tuple[list[int], int]] = []
        """Hands that hold so many cards that do not matter."""

    def card(self, code: str) -> int:
        """A card that lies where the text says, and nowhere else."""
        card = self.known(code)
        if not self.pack.name(card):
            raise NotationError(f"the card {code!r} is named twice")
        return card

    def known(self, code: str) -> int:
        card = self.cards.numbers.get(code, NO_CARD)
        if card == NO_CARD:
            raise NotationError(f"no card {code!r} in the packs {self.state.options.values['packs']}")
        return card

    def typed(self, code: str, card_type: int, what: str) -> int:
        card = self.card(code)
        if self.state.kind(card).type != card_type:
            raise NotationError(f"{code!r} is no {what}")
        return card

    def number(self, text: str, what: str, least: int = 0, most: int = 99) -> int:
        digits = text[1:] if text.startswith("-") else text
        if not digits.isascii() or not digits.isdigit() or len(digits) > 6 or not least <= int(text) <= most:
            raise NotationError(f"{what} is a number from {least} to {most}, not {text!r}")
        return int(text)

    def seat(self, text: str) -> int:
        return int(read_seat(text, self.state.count))


def split_list(text: str, mark: str) -> list[str]:
    """Parts between marks outside square brackets; `-` is none."""
    if text == "-":
        return []
    parts: list[str] = []
    part = ""
    depth = 0
    for char in text:
        depth += (char == "[") - (char == "]")
        if char == mark and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += char
    parts.append(part)
    return [part for part in parts if part]


def split_bracket(text: str) -> tuple[str, list[str]]:
    """`pitbull[souvenir,overfed]`: the card and what lies with it."""
    code, bracket, rest = text.partition("[")
    if not bracket:
        return code, []
    if not rest.endswith("]") or len(rest) < 2:
        raise NotationError(f"the bracket of {text!r} is not closed")
    return code, rest[:-1].split(",")


def read_position(state: MunchkinState, position: Position) -> None:
    placing = Placing(state)
    state.turn = placing.seat(position.take("turn", "A"))
    state.host = placing.seat(position.take("host", "A"))
    for seat in range(state.count):
        read_munchkin(placing, seat, position.take(letter(seat), ""))
    read_combat(placing, position)
    read_phase(placing, position)
    read_deal(placing, position.take("deal", ""))
    state.split = [placing.card(code) for code in split_list(position.take("split", "-"), " ")]
    read_proposals(placing, position)
    state.undo = position.take("undo", "-")
    if state.undo == "-":
        state.undo = ""
    if state.undo.count('"') % 2:
        raise NotationError(f"a quote is not closed in {state.undo!r}")
    piles = {name: position.take(name, REST if name[1] == "D" else "-") for name in ("DD", "DX", "TD", "TX")}
    position.finish()
    read_piles(placing, piles)
    check_hands(placing)
    check_choices(placing)


# Seats


def read_munchkin(placing: Placing, seat: i64, text: str) -> None:
    munchkin = placing.state.seats[seat]
    names: set[str] = set()
    for word in text.split():
        if word == "-":
            continue
        name, equals, value = word.partition("=")
        if name in names:
            raise NotationError(f"{name!r} is given twice for seat {letter(seat)}")
        names.add(name)
        if equals:
            read_word(placing, munchkin, name, value)
        elif word == "M" or word == "F":
            munchkin.sex = MALE if word == "M" else FEMALE
        elif word == "absent" or word == "here":
            munchkin.absent = word == "absent"
        elif word == "dead" or word == "alive":
            munchkin.dead = word == "dead"
        elif word.startswith("L"):
            least = LOWEST if placing.state.cards.sinks else 1
            munchkin.level = placing.number(word[1:], "a level", least, int(placing.state.options.goal))
        else:
            raise NotationError(f"unknown word {word!r} for seat {letter(seat)}; known are {SEAT_WORDS}")


def read_word(placing: Placing, munchkin: Munchkin, name: str, value: str) -> None:
    words = split_list(value, ",")
    if name == "race" or name == "class":
        if len(words) > 1:
            raise NotationError(f"one {name} card at a time, not {value!r}")
        card_type = RACE if name == "race" else CLASS
        card = placing.typed(words[0], card_type, name) if words else NO_CARD
        if name == "race":
            munchkin.race = card
        else:
            munchkin.trade = card
    elif name == "on" or name == "off":
        read_items(placing, munchkin, munchkin.worn if name == "on" else munchkin.carried, words)
    elif name == "curses":
        munchkin.curses = [placing.typed(word, CURSE, "curse") for word in words]
    elif name == "hand":
        for word in words:
            count = unknown_count(word)
            if count >= 0:
                placing.unknown.append((munchkin.hand, count))
            else:
                munchkin.hand.append(placing.card(word))
    elif name == "fresh":
        munchkin.fresh = [placing.known(word) for word in words]
    elif name == "seen":
        for word in words:
            code, _, who = word.rpartition(":")
            munchkin.seen.append((placing.known(code), int(read_seats(" ".join(who), placing.state.count))))
    elif name == "stabbed":
        munchkin.stabbed = read_seats(" ".join(words) or "-", placing.state.count)
    elif name == "used":
        for word in words:
            if word not in USED:
                raise NotationError(f"used is of {', '.join(USED)}, not {word!r}")
            munchkin.used |= USED_BITS[USED.index(word)]
    elif name == "berserk":
        munchkin.berserk = placing.number(value, name, 0, 3)
    elif name == "holds":
        munchkin.holds = placing.number(value, name, 0, 9)
    elif name == "late":
        munchkin.late = placing.number(value, name)
    else:
        raise NotationError(f"unknown word {name!r} of a seat; known are {SEAT_WORDS}")


def read_items(placing: Placing, munchkin: Munchkin, items: list[int], words: list[str]) -> None:
    for word in words:
        code, lying = split_bracket(word)
        item = placing.card(code)
        if not placing.state.kind(item).is_item():
            raise NotationError(f"{code!r} is no item")
        items.append(item)
        for cheat in lying:
            munchkin.cheats.append((item, placing.typed(cheat, CHEAT, "Cheat!")))


def check_hands(placing: Placing) -> None:
    for munchkin in placing.state.seats:
        shown = [entry[0] for entry in munchkin.seen]
        if placing.state.stage == S_CREATE:
            down = [munchkin.race, munchkin.trade, *munchkin.items()]
            shown = [card for card in shown if card not in down]
        for card in munchkin.fresh + shown:
            if card not in munchkin.hand:
                raise NotationError(f"{placing.cards.codes[card]!r} is fresh or seen, but not in that hand")
    for seat, card in placing.state.picked:
        if card not in placing.state.seats[seat].hand:
            raise NotationError(f"{placing.cards.codes[card]!r} is picked, but not in that hand")


def check_choices(placing: Placing) -> None:
    """A prompt offers only what lies where its source takes from."""
    state = placing.state
    frame = state.top_frame()
    if frame is None or (frame.kind != W_PICK and frame.kind != R_SPLIT):
        return
    by = frame.values[BY]
    place: list[int] = []
    if by == BY_FETCH:
        place = state.discards[DOOR] + state.discards[TREASURE]
    elif by == BY_EFFECT:
        victim = state.seats[frame.values[OF]]
        place = victim.items() + victim.hand
    elif by == BY_SHARE or state.partner != NOBODY:
        place = state.split
    else:
        place = state.seats[frame.seat].hand
    for card in frame.values[CHOICES:]:
        if card >= 0 and card not in place:
            raise NotationError(f"{placing.cards.codes[card]!r} is no choice: it does not lie there")


# The combat


def read_combat(placing: Placing, position: Position) -> None:
    state = placing.state
    text = position.take("combat", "-")
    played = split_list(position.take("played", "-"), " ")
    owed, _, levels = position.take("owed", "0").partition(" L")
    state.owed = placing.number(owed, "owed")
    state.owed_levels = placing.number(levels or "0", "owed levels")
    free = split_list(position.take("free", "-"), " ")
    rolled = split_list(position.take("rolled", "-"), " ")
    if text == "-":
        if played or free or rolled:
            raise NotationError("there is no combat for `played`, `free` or `rolled`")
        return
    sides, vs, foes = text.partition(" vs ")
    words = sides.split()
    combat = Combat(state.turn)
    if words and words[0].startswith("v") and words[0][1:].isdigit():
        combat.version = placing.number(words.pop(0)[1:], "a version", 1, 999999)
    if not vs or len(words) != 1:
        raise NotationError(f"a combat is `v4 A+B vs monster monster`, not {text!r}")
    main, plus, helper = words[0].partition("+")
    if placing.seat(main) != state.turn:
        raise NotationError(f"the main munchkin {main} is not the seat on turn")
    if plus:
        combat.helper = placing.seat(helper)
        if combat.helper == combat.main:
            raise NotationError("nobody is his own helper")
    for word in split_list(foes, " "):
        combat.foes.append(read_foe(placing, word))
    for word in played:
        combat.played.append(read_played(placing, word))
    for code in free:
        find_foe(placing, combat, code).free = True
    for word in rolled:
        who, _, code = word.partition(":")
        foe = find_foe(placing, combat, code)
        foe.rolled = foe.rolled | bit(placing.seat(who))
    state.combat = combat


def read_foe(placing: Placing, word: str) -> Foe:
    code, lying = split_bracket(word)
    like = ""
    at = code.find(":")
    while code not in placing.cards.numbers and at >= 0:
        if code[:at] in placing.cards.numbers:
            code, like = code[:at], code[at + 1 :]
            break
        at = code.find(":", at + 1)
    card = placing.card(code)
    foe = Foe(card, placing.known(like) if like else card)
    if placing.state.kind(foe.like).type != MONSTER:
        raise NotationError(f"{word!r} is no monster")
    foe.enhancers = [placing.typed(enhancer, ENHANCER, "enhancer") for enhancer in lying]
    return foe


def read_played(placing: Placing, word: str) -> tuple[int, int]:
    code, arrow, side = word.partition(">")
    if arrow and side not in ("M", "W"):
        raise NotationError(f"a side is M or W, not {side!r}")
    return placing.card(code), 0 if not arrow else MUNCHKINS if side == "M" else MONSTERS


def find_foe(placing: Placing, combat: Combat, code: str) -> Foe:
    foe = combat.find(placing.known(code))
    if foe is None:
        raise NotationError(f"{code!r} is not in the combat")
    return foe


# Phases and frames


def read_phase(placing: Placing, position: Position) -> None:
    state = placing.state
    fighting = state.combat is not None
    name, _, held = position.take("phase", PHASES[C_OPEN if fighting else T_START]).partition(" ")
    under = position.take("under", "-").split()
    passed = read_seats(position.take("passed", "-"), state.count)
    if name not in PHASES or name == PHASES[W_FRESH]:
        known = [other for other in PHASES if other != PHASES[W_FRESH]]
        raise NotationError(f"unknown phase {name!r}; known are {', '.join(known)}")
    phase = PHASES.index(name)
    state.held = held == "held" and (phase == W_KILL or phase == W_RUN)
    if held and not state.held:
        raise NotationError(f"{held!r} is no word of the phase {name}")
    die = position.take("die", "-")
    curse = position.take("curse", "-")
    prompt = position.take("prompt", "-")
    if phase < W_DIE:
        state.stage = phase
        state.passed = passed
    elif under and under != ["-"]:
        read_under(state, under)
    else:
        state.stage = usual_stage(placing, phase, die.partition(">")[2], prompt.partition(" by ")[2])
    if (C_OPEN <= state.stage <= F_ROLL) != fighting:
        raise NotationError(f"{PHASES[state.stage]} and a combat go together")
    door = position.take("door", "-")
    if (door != "-") != (state.stage == T_DOOR):
        raise NotationError("a face-up door and T.DOOR go together")
    if door != "-":
        state.door = placing.card(door)
    picked = position.take("picked", "-")
    for word in split_list(picked, " "):
        who, _, code = word.partition(":")
        state.picked.append((placing.seat(who), placing.known(code)))
    if phase < W_DIE:
        if die != "-" or curse != "-" or prompt != "-" or picked != "-":
            raise NotationError(f"nothing waits in {name}")
        return
    frame = Frame(phase, NOBODY, passed, 0, [])
    state.frames.append(frame)
    if phase == W_DIE:
        read_die(placing, frame, die)
    elif phase == W_CURSE:
        code, arrow, who = curse.partition(">")
        if not arrow:
            raise NotationError(f"a curse is its card and the victim, as in `amnesia>A`, not {curse!r}")
        frame.values = [placing.typed(code, CURSE, "curse")]
        frame.seat = placing.seat(who)
    elif phase == W_SECRET:
        mask: i64 = 0
        for seat in range(state.count):
            if state.seats[seat].hand or [1 for hand, _ in placing.unknown if hand is state.seats[seat].hand]:
                mask |= bit(seat)
        frame.values = [int(mask)]
        frame.seat = state.turn
    elif phase == W_RULE:
        frame.seat = state.host
    else:
        read_prompt(placing, frame, prompt)


def read_under(state: MunchkinState, under: list[str]) -> None:
    if under[0] not in PHASES or PHASES.index(under[0]) >= W_DIE:
        raise NotationError(f"no open window {under[0]!r} goes on")
    state.stage = PHASES.index(under[0])
    state.passed = read_seats(" ".join(under[1:]) or "-", state.count)


def usual_stage(placing: Placing, phase: i64, against: str, source: str) -> i64:
    """Where a locked window stands when the text leaves `under` out."""
    if placing.state.combat is None:
        return T_END if phase == R_SPLIT or source == "encore" else T_START
    theft = against[1:2] == ":"
    monster = placing.cards.numbers.get(source.partition(">")[0], NO_CARD)
    bad_stuff = ">" in source and monster != NO_CARD and placing.state.kind(monster).type != CURSE
    return F_ROLL if (phase == W_DIE and not theft) or bad_stuff else C_OPEN


def read_die(placing: Placing, frame: Frame, text: str) -> None:
    """`4 A>icicle add=-3 flight=1 rerolled`."""
    words = text.split()
    if len(words) < 2:
        raise NotationError(f"a die is its face, whose and against what, not {text!r}")
    face = placing.number(words[0], "a die", 1, 6)
    who, _, against = words[1].partition(">")
    frame.seat = placing.seat(who)
    values = [face, NO_CARD, NOBODY, NO_CARD, 0, 0, 0]
    victim, colon, item = against.partition(":")
    if colon and len(victim) == 1:
        values[2], values[3] = placing.seat(victim), placing.known(item)
    else:
        values[1] = placing.known(against)
        combat = placing.state.combat
        if combat is None or combat.find(values[1]) is None:
            raise NotationError(f"{against!r} is not in the combat")
    for word in words[2:]:
        name, _, number = word.partition("=")
        if name == "add":
            values[4] = placing.number(number, name, -99, 99)
        elif name == "flight":
            values[5] = placing.number(number, name, 0, 3)
        elif word == "rerolled":
            values[6] = 1
        else:
            raise NotationError(f"unknown word {word!r} of a die")
    frame.values = values


def read_prompt(placing: Placing, frame: Frame, text: str) -> None:
    """`B boots whip by hippogriff>A.1`."""
    choices, by, source = text.partition(" by ")
    words = choices.split()
    if not by or len(words) < 2:
        raise NotationError(f"a prompt is who chooses, among what, `by` what, not {text!r}")
    frame.seat = placing.seat(words[0])
    values = [BY_EFFECT, NO_CARD, NOBODY, 0, 1]
    if source == "serenade":
        values[0] = BY_SERENADE
        values[2] = int(placing.state.turn)
    elif source == "encore":
        values[0] = BY_ENCORE
    elif source.startswith("share."):
        values[0] = BY_SHARE
        values[4] = placing.number(source[6:], "a share")
    elif ">" in source:
        code, _, rest = source.partition(">")
        who, _, place = rest.partition(".")
        values[1] = placing.known(code)
        values[2] = placing.seat(who)
        values[3] = placing.number(place, "a place", 1, 20) - 1
        combat = placing.state.combat
        caught = None if combat is None else combat.find(values[1])
        if placing.state.kind(values[1]).type == CURSE:
            placing.card(code)
        elif caught is not None:
            caught.rolled |= bit(values[2])
    else:
        values[0] = BY_FETCH
        values[1] = placing.card(source)
    for word in words[1:]:
        if word in CHOICE_WORDS:
            values.append(CHOICE_WORDS[word])
        elif set(word.split(",")) == {"c"}:
            values.append(HAND_CARDS)
            values[4] = len(word.split(","))
        else:
            values.append(placing.known(word))
    frame.values = values


# Deals and proposals


def read_deal(placing: Placing, text: str) -> None:
    state = placing.state
    if not text or text == "-":
        return
    who, colon, rest = text.partition(": ")
    if colon and len(who) == 1:
        state.partner = placing.seat(who)
        text = rest
    if text == "forced":
        state.forced = True
        return
    terms = read_terms(state.cards, state.count, text)
    if terms is None:
        raise NotationError(f"these are no terms: {text!r}", clause="munchkin.deal.terms")
    state.terms = terms


def read_proposals(placing: Placing, position: Position) -> None:
    state = placing.state
    numbers = sorted([int(name[1:]) for name in position.fields if is_proposal(name)])
    for number in numbers:
        text = position.take(f"p{number}", "")
        head, _, terms = text.partition(" {")
        words = head.split()
        if len(words) != 4 or words[1] not in PROPOSALS or words[2] != ">" or not terms.endswith("}"):
            raise NotationError(f"a proposal is `A ask > B {{terms}}`, not {text!r}")
        if words[0] == words[3] or number == 0:
            raise NotationError(f"a proposal is to somebody else and numbered from 1, not p{number} {text!r}")
        kind = PROPOSALS.index(words[1])
        proposal = Proposal(number, kind, placing.seat(words[0]), placing.seat(words[3]), terms[:-1].strip())
        state.proposals.append(proposal)
    following = numbers[-1] + 1 if numbers else 1
    state.next_number = placing.number(position.take("next", str(following)), "next", following, 999999)


def is_proposal(name: str) -> bool:
    return name[:1] == "p" and name[1:].isascii() and name[1:].isdigit() and len(name) < 8


# Piles


def read_piles(placing: Placing, texts: dict[str, str]) -> None:
    state = placing.state
    open_ended: list[str] = []
    for name, text in texts.items():
        words = split_list(text, " ")
        if words and words[-1] in ELLIPSES:
            words.pop()
            open_ended.append(name)
        deck = DOOR if name[0] == "D" else TREASURE
        cards = [placing.card(word) for word in words]
        for card in cards:
            if state.kind(card).deck != deck:
                raise NotationError(f"{placing.cards.codes[card]!r} does not belong into {name}")
        state.pile(name).extend(cards)
    for hand, count in placing.unknown:
        hand += placing.pack.last(count)
    for name in open_ended:
        deck = DOOR if name[0] == "D" else TREASURE
        for card in placing.pack.rest():
            if state.kind(card).deck == deck:
                placing.pack.name(card)
                state.pile(name).append(card)
    for name in texts:
        state.pile(name).reverse()
