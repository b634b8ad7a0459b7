"""A position as text (munchkin.code.position), for everybody's eyes or for one seat's."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.cards import NO_CARD
from koloda.games.munchkin.codes import JOINS, NO, PILES, SIDES, YES
from koloda.games.munchkin.state import (
    ADDED,
    AGAINST,
    AMOUNT,
    BY,
    BY_EFFECT,
    BY_ENCORE,
    BY_FETCH,
    BY_SERENADE,
    C_OPEN,
    CARD,
    CHOICES,
    F_ROLL,
    FACE,
    FLOWN,
    HAND_CARDS,
    LOOT,
    NOBODY,
    OF,
    PHASES,
    PLACE,
    PROPOSALS,
    R_SPLIT,
    REROLLED,
    S_CREATE,
    T_START,
    USED,
    VICTIM,
    W_CURSE,
    W_DIE,
    W_PICK,
    W_TURN,
    Foe,
    Munchkin,
    MunchkinState,
)
from koloda.games.munchkin.windows import asked_by_lap
from koloda.kernel.frames import Frame
from koloda.kernel.seats import LETTERS, bit, has, letter, seats_in, write_seats

EVERYTHING: Final = -3
"""The reader of a position: nothing is hidden from it. A seat or SPECTATOR reads a view."""

FIELDS: Final = (
    "turn", "host", "phase", "under", "door", "combat", "deal", "played", "owed", "passed", "free",
    "rolled", "die", "curse", "split", "picked", "prompt",
)  # fmt: skip
LAST_FIELDS: Final = ("next", "undo", "DD", "DX", "TD", "TX")
CHOICE_WORDS: Final = {YES: "yes", NO: "no", JOINS: "join"}


def write_position(state: MunchkinState) -> str:
    parts = [state.options.header(state.count)]
    parts += [f"{name} {value}" for name, value in position_fields(state, EVERYTHING).items()]
    return " | ".join(parts)


def position_fields(state: MunchkinState, reader: i64) -> dict[str, str]:
    """What differs from its default, in writing order; piles always stand there."""
    found: dict[str, str] = {}
    for seat in range(state.count):
        value = write_seat(state, seat, reader, whole=False)
        if value:
            found[letter(seat)] = value
    for name in FIELDS:
        value = write_field(state, name, reader)
        if value != default_field(state, name):
            found[name] = value
    for proposal in state.proposals:
        if reader == EVERYTHING or may_read_proposal(state, proposal.author, proposal.to, reader):
            found[f"p{proposal.number}"] = write_field(state, f"p{proposal.number}", reader)
    for name in LAST_FIELDS:
        value = write_field(state, name, reader)
        if value != default_field(state, name):
            found[name] = value
    return found


def may_read_proposal(state: MunchkinState, author: i64, to: i64, reader: i64) -> bool:
    """deal.public."""
    return state.options.deal_public or reader == author or reader == to


def default_field(state: MunchkinState, name: str) -> str:
    if name == "turn" or name == "host":
        return "A"
    if name == "phase":
        return PHASES[C_OPEN if state.combat is not None else T_START]
    if name == "owed":
        return "0"
    if name == "deal":
        combat = state.combat
        return "share=0 pick=main" if combat is not None and combat.helper != NOBODY else "-"
    if name == "next":
        return str(max([proposal.number for proposal in state.proposals], default=0) + 1)
    return "" if name == "DD" or name == "TD" else "-"


def write_field(state: MunchkinState, name: str, reader: i64) -> str:
    """A field of the table as `reader` knows it; empty when there is no such field."""
    if name == "turn":
        return letter(state.turn)
    if name == "host":
        return letter(state.host)
    if name == "phase":
        return PHASES[state.phase()] + (" held" if state.held else "")
    if name == "under":
        return write_under(state, reader)
    if name == "door":
        return write_card(state, state.door)
    if name == "combat":
        return write_combat(state)
    if name == "deal":
        return write_deal(state, reader)
    if name == "played":
        return write_played(state)
    if name == "owed":
        return f"{state.owed} L{state.owed_levels}" if state.owed_levels else str(state.owed)
    if name == "passed":
        return write_passed(state, reader)
    if name == "free":
        return " ".join([state.code(foe.card) for foe in foes_of(state) if foe.free]) or "-"
    if name == "rolled":
        return write_rolled(state)
    if name == "split":
        return write_cards(state, state.split)
    if name == "picked":
        return write_picked(state, reader)
    if name == "die" or name == "curse" or name == "prompt":
        return write_frame(state, name, reader)
    if name == "next":
        return str(state.next_number)
    if name == "undo":
        return write_undo(state, reader) if state.undo else "-"
    if name in PILES:
        return write_pile(state, name, reader)
    if name.startswith("p") and name[1:].isdigit():
        return write_proposal(state, int(name[1:]))
    return ""


def write_card(state: MunchkinState, card: i64) -> str:
    return "-" if card == NO_CARD else state.code(card)


def write_cards(state: MunchkinState, cards: list[int]) -> str:
    return " ".join([state.code(card) for card in cards]) or "-"


def unknown(count: i64) -> str:
    return f"?{count}" if count else "-"


# Seats


def write_seat(state: MunchkinState, seat: i64, reader: i64, *, whole: bool) -> str:
    """The words of a seat; with `whole` also those at their default."""
    munchkin = state.seats[seat]
    owner = reader == EVERYTHING or reader == seat
    blind = state.stage == S_CREATE and not owner
    if blind:
        hand = write_hand(state, seat, dealt_cards(munchkin), reader)
        words = ["L1", "M", "race=-", "class=-", "on=-", "off=-", "curses=-", f"hand={hand}"]
    else:
        words = [
            f"L{munchkin.level}",
            "MF"[munchkin.sex],
            f"race={write_card(state, munchkin.race)}",
            f"class={write_card(state, munchkin.trade)}",
            f"on={write_items(state, seat, munchkin.worn)}",
            f"off={write_items(state, seat, munchkin.carried)}",
            f"curses={commas(state, munchkin.curses)}",
            f"hand={write_hand(state, seat, munchkin.hand, reader)}",
        ]
    words += [
        f"fresh={write_hand(state, seat, munchkin.fresh, reader)}",
        f"seen={write_seen(state, seat, reader)}",
        f"berserk={munchkin.berserk}",
        f"stabbed={write_seats(munchkin.stabbed).replace(' ', ',')}",
        f"holds={munchkin.holds}",
        f"used={','.join([word for at, word in enumerate(USED) if munchkin.used >> at & 1]) or '-'}",
        f"late={munchkin.late}",
        "absent" if munchkin.absent else "here",
        "dead" if munchkin.dead else "alive",
    ]
    if whole:
        return " ".join(words)
    defaults = ("L1", "M", f"holds={state.options.holds}", "berserk=0", "late=0", "here", "alive")
    return " ".join([word for word in words if word not in defaults and not word.endswith("=-")])


def dealt_cards(munchkin: Munchkin) -> list[int]:
    """setup.reveal: until all are ready what lies down is as good as in the hand."""
    cards = [int(munchkin.race), int(munchkin.trade), *munchkin.items(), *munchkin.hand]
    return [card for card in cards if card != NO_CARD]


def commas(state: MunchkinState, cards: list[int]) -> str:
    return ",".join([state.code(card) for card in cards]) or "-"


def write_items(state: MunchkinState, seat: i64, items: list[int]) -> str:
    munchkin = state.seats[seat]
    words: list[str] = []
    for item in items:
        cheats = munchkin.cheats_on(item)
        words.append(state.code(item) + (f"[{commas(state, cheats)}]" if cheats else ""))
    return ",".join(words) or "-"


def write_hand(state: MunchkinState, seat: i64, cards: list[int], reader: i64) -> str:
    """Another's hand: what he has shown this reader, and how many more."""
    if reader == EVERYTHING or reader == seat:
        return commas(state, cards)
    words: list[str] = []
    for card, mask in state.seats[seat].seen:
        if reader >= 0 and has(mask, reader) and card in cards:
            words.append(state.code(card))
    if len(cards) > len(words):
        words.append(f"?{len(cards) - len(words)}")
    return ",".join(words) or "-"


def write_seen(state: MunchkinState, seat: i64, reader: i64) -> str:
    words: list[str] = []
    for card, mask in state.seats[seat].seen:
        if reader == EVERYTHING or reader == seat or (reader >= 0 and has(mask, reader)):
            words.append(f"{state.code(card)}:{''.join([letter(other) for other in seats_in(mask)])}")
    return ",".join(words) or "-"


# The table


def write_under(state: MunchkinState, reader: i64) -> str:
    """What goes on below a locked window, and who has passed in it at this v."""
    if not state.frames:
        return "-"
    mask = state.passed if reader == EVERYTHING else state.passed & seen_bit(reader)
    return " ".join([PHASES[state.stage]] + [letter(seat) for seat in seats_in(mask)])


def seen_bit(reader: i64) -> i64:
    return bit(reader) if reader >= 0 else 0


def foes_of(state: MunchkinState) -> list[Foe]:
    combat = state.combat
    return [] if combat is None else combat.foes


def write_combat(state: MunchkinState) -> str:
    combat = state.combat
    if combat is None:
        return "-"
    who = "+".join([letter(seat) for seat in combat.fighters()])
    foes: list[str] = []
    for foe in combat.foes:
        code = state.code(foe.card)
        if foe.like != foe.card:
            code += ":" + state.code(foe.like)
        foes.append(code + (f"[{commas(state, foe.enhancers)}]" if foe.enhancers else ""))
    return f"v{combat.version} {who} vs {' '.join(foes)}"


def write_deal(state: MunchkinState, reader: i64) -> str:
    """In a combat with a helper, or until all is shared and paid; deal.public."""
    combat = state.combat
    helper = combat.helper if combat is not None else state.partner
    if helper == NOBODY:
        return "-"
    if reader != EVERYTHING and not state.forced and not may_read_proposal(state, state.turn, helper, reader):
        return "?" if combat is not None else f"{letter(helper)}: ?"
    terms = state.terms
    agreed = "share=0 pick=main" if terms is None else terms.text(state.cards)
    text = "forced" if state.forced else agreed
    return text if combat is not None else f"{letter(helper)}: {text}"


def write_played(state: MunchkinState) -> str:
    combat = state.combat
    if combat is None:
        return "-"
    words = [state.code(card) + (f">{SIDES[side]}" if side else "") for card, side in combat.played]
    return " ".join(words) or "-"


def write_passed(state: MunchkinState, reader: i64) -> str:
    """hidden.passes: a seat knows its own."""
    frame = state.top_frame()
    mask = state.passed if frame is None else frame.seats
    if reader == EVERYTHING or state.phase() == S_CREATE:
        return write_seats(mask)
    if state.options.ask and reader >= 0 and has(asked_by_lap(state), reader):
        return write_seats(mask)
    if frame is None and state.stage != W_TURN and (state.stage < C_OPEN or state.stage >= F_ROLL):
        return "-"
    if frame is not None and frame.kind != W_DIE and frame.kind != W_CURSE:
        return "-"
    return f"{letter(reader)} ?" if reader >= 0 and has(mask, reader) else "?"


def write_rolled(state: MunchkinState) -> str:
    combat = state.combat
    if combat is None:
        return "-"
    words: list[str] = []
    for seat in combat.fighters():
        words += [f"{letter(seat)}:{state.code(foe.card)}" for foe in combat.foes if has(foe.rolled, seat)]
    return " ".join(words) or "-"


def write_picked(state: MunchkinState, reader: i64) -> str:
    words: list[str] = []
    for seat, card in state.picked:
        known = reader == EVERYTHING or reader == seat
        words.append(f"{letter(seat)}:{state.code(card) if known else '?'}")
    return " ".join(words) or "-"


def write_frame(state: MunchkinState, name: str, reader: i64) -> str:
    frame = state.top_frame()
    if frame is None:
        return "-"
    if name == "die" and frame.kind == W_DIE:
        return write_die(state, frame)
    if name == "curse" and frame.kind == W_CURSE:
        return f"{state.code(frame.values[0])}>{letter(frame.seat)}"
    if name == "prompt" and (frame.kind == W_PICK or frame.kind == R_SPLIT):
        return write_prompt(state, frame, reader)
    return "-"


def write_die(state: MunchkinState, frame: Frame) -> str:
    values = frame.values
    if values[AGAINST] != NO_CARD:
        against = state.code(values[AGAINST])
    else:
        against = f"{letter(values[VICTIM])}:{state.code(values[LOOT])}"
    words = [str(values[FACE]), f"{letter(frame.seat)}>{against}"]
    if values[ADDED]:
        words.append(f"add={values[ADDED]}")
    if values[FLOWN]:
        words.append(f"flight={values[FLOWN]}")
    if values[REROLLED]:
        words.append("rerolled")
    return " ".join(words)


def write_prompt(state: MunchkinState, frame: Frame, reader: i64) -> str:
    """`B boots whip by hippogriff>A.1`."""
    values = frame.values
    by = values[BY]
    cards = [choice for choice in values[CHOICES:] if choice >= 0]
    words = [CHOICE_WORDS[choice] for choice in values[CHOICES:] if choice in CHOICE_WORDS]
    if HAND_CARDS in values[CHOICES:]:
        words.append(",".join(["c"] * values[AMOUNT]))
    secret = by == BY_FETCH or (by == BY_ENCORE and not state.split)
    if secret and cards and reader != EVERYTHING and reader != frame.seat:
        words.append(unknown(len(cards)))
    else:
        words += [state.code(card) for card in cards]
    if by == BY_EFFECT:
        source = f"{state.code(values[CARD])}>{letter(values[OF])}.{values[PLACE] + 1}"
    elif by == BY_SERENADE:
        source = "serenade"
    elif by == BY_ENCORE:
        source = "encore"
    elif by == BY_FETCH:
        source = state.code(values[CARD])
    else:
        source = f"share.{values[AMOUNT]}"
    return f"{letter(frame.seat)} {' '.join(words)} by {source}"


def write_proposal(state: MunchkinState, number: i64) -> str:
    proposal = state.find_proposal(number)
    if proposal is None:
        return "-"
    who = f"{letter(proposal.author)} {PROPOSALS[proposal.kind]} > {letter(proposal.to)}"
    return f"{who} {{{proposal.terms}}}"


def write_undo(state: MunchkinState, reader: i64) -> str:
    """What would be put back; of a pile only its top, of another's hand the cards that have left it."""
    if reader == EVERYTHING:
        return state.undo
    parts: list[str] = []
    for part in state.undo.split(" / "):
        words = part.split(" ")
        if words[0] in PILES and len(words) > 2:
            words = [words[0], words[1], f"?{len(words) - 2}"]
        elif len(words[0]) == 1 and words[0] != letter(reader):
            words = [hide_hand(state, read_letter(words[0]), word, reader) for word in words]
        parts.append(" ".join(words))
    return " / ".join(parts)


def read_letter(text: str) -> i64:
    return LETTERS.index(text)


def hide_hand(state: MunchkinState, seat: i64, word: str, reader: i64) -> str:
    name, equals, value = word.partition("=")
    if not equals or name not in ("hand", "fresh") or value == "-":
        return word
    cards = [state.cards.numbers[code] for code in value.split(",")]
    hand = state.seats[seat].hand
    gone = [state.code(card) for card in cards if card not in hand]
    held = write_hand(state, seat, [card for card in cards if card in hand], reader)
    return f"{name}={','.join(gone + ([] if held == '-' else [held]))}"


def write_pile(state: MunchkinState, name: str, reader: i64) -> str:
    """disc.up, disc.look: nothing of a draw pile, the top of a discard pile, to its searcher all of it."""
    pile = state.pile(name)
    if reader == EVERYTHING or (pile and searches(state, pile, reader)):
        return write_cards(state, pile[::-1])
    if not pile or name[1] == "D":
        return unknown(len(pile))
    top = state.code(pile[-1])
    return top if len(pile) == 1 else f"{top} ?{len(pile) - 1}"


def searches(state: MunchkinState, pile: list[int], reader: i64) -> bool:
    """Whether the reader is looking through this discard pile."""
    frame = state.top_frame()
    if frame is None or frame.kind != W_PICK or frame.seat != reader:
        return False
    return frame.values[BY] == BY_FETCH and pile[-1] in frame.values[CHOICES:]
