"""The words of a position about locked windows, proposals and piles."""

from mypy_extensions import i64

from koloda.games.munchkin import cards, codes, frames, phases, tablewords
from koloda.games.munchkin.frames import Frame
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.rules.picks import prompt_of
from koloda.games.munchkin.seatwords import Placing, number, sees, split_list
from koloda.games.munchkin.state import MunchkinPublic, MunchkinState, Proposal
from koloda.kernel import NotationError, State
from koloda.kernel.facts import EXACT, PILE
from koloda.kernel.fields import hidden
from koloda.kernel.positions import ELLIPSES, Position
from koloda.kernel.seats import EVERYTHING, bit, letter

# Locked windows


class FrameRow(tablewords.Row):
    """What an open window is about; `kinds` are its phases."""

    def __init__(self, name: str, kinds: tuple[int, ...], *, compare: int = EXACT, head: int = 0) -> None:
        super().__init__(name, compare=compare, head=head)
        self.kinds = kinds

    def is_open(self, state: MunchkinPublic) -> bool:
        frame = state.frame
        return frame is not None and int(frame.kind) in self.kinds

    def tell(self, table: MunchkinState, seat: i64) -> str:
        return self.write_frame(table, table.the_frame(), seat) if self.is_open(table) else "-"

    def put(self, table: Placing, text: str) -> None:
        if self.is_open(table):
            self.read_frame(table, table.the_frame(), text)
        elif text != "-" and table.frame is None:
            raise NotationError(f"nothing waits in {phases.PHASES[table.phase()]}")

    def write_frame(self, state: MunchkinState, frame: Frame, seat: i64) -> str:
        raise NotImplementedError

    def read_frame(self, state: Placing, frame: Frame, text: str) -> None:
        raise NotImplementedError


class DieRow(FrameRow):
    """`4 A>icicle add=-3 flight=1 rerolled`."""

    def write_frame(self, state: MunchkinState, frame: Frame, seat: i64) -> str:
        values = frame.values
        if values[frames.AGAINST] != cards.NO_CARD:
            against = state.code(values[frames.AGAINST])
        else:
            against = f"{letter(values[frames.VICTIM])}:{state.code(values[frames.LOOT])}"
        words = [str(values[frames.FACE]), f"{letter(frame.seat)}>{against}"]
        if values[frames.ADDED]:
            words.append(f"add={values[frames.ADDED]}")
        if values[frames.FLOWN]:
            words.append(f"flight={values[frames.FLOWN]}")
        if values[frames.REROLLED]:
            words.append("rerolled")
        return " ".join(words)

    def read_frame(self, state: Placing, frame: Frame, text: str) -> None:
        words = text.split()
        if len(words) < 2:
            raise NotationError(f"a die is its face, whose and against what, not {text!r}")
        face = number(words[0], "a die", 1, 6)
        who, _, against = words[1].partition(">")
        frame.seat = state.seat(who)
        values = frames.die(face)
        victim, colon, item = against.partition(":")
        if colon and len(victim) == 1:
            values[frames.VICTIM], values[frames.LOOT] = state.seat(victim), state.named(item)
        else:
            values[frames.AGAINST] = int(state.foe(against).card)
        for word in words[2:]:
            name, _, count = word.partition("=")
            if name == "add":
                values[frames.ADDED] = number(count, name, -99, 99)
            elif name == "flight":
                values[frames.FLOWN] = number(count, name, 0, 3)
            elif word == "rerolled":
                values[frames.REROLLED] = 1
            else:
                raise NotationError(f"unknown word {word!r} of a die")
        frame.values = values


class CurseRow(FrameRow):
    """`amnesia>A`."""

    def write_frame(self, state: MunchkinState, frame: Frame, seat: i64) -> str:
        return f"{state.code(frame.values[0])}>{letter(frame.seat)}"

    def read_frame(self, state: Placing, frame: Frame, text: str) -> None:
        code, arrow, who = text.partition(">")
        if not arrow:
            raise NotationError(f"a curse is its card and the victim, as in `amnesia>A`, not {text!r}")
        frame.values = [state.typed(code, vocabulary.CURSE, "curse")]
        frame.seat = state.seat(who)


class PromptRow(FrameRow):
    """`B boots whip by hippogriff>A.1`: who chooses among what, because of what."""

    def write_frame(self, state: MunchkinState, frame: Frame, seat: i64) -> str:
        values = frame.values
        prompt = prompt_of(frame)
        choices = values[frames.CHOICES :]
        words = [word for choice in choices for word, number in codes.PICK_WORDS.items() if number == choice]
        if frames.HAND_CARDS in choices:
            words.append(",".join(["c"] * values[frames.AMOUNT]))
        listed = [choice for choice in choices if choice >= 0]
        if prompt.is_secret(state) and listed and not sees(seat, frame.seat):
            words.append(hidden(len(listed)))
        else:
            words += [state.code(card) for card in listed]
        return f"{letter(frame.seat)} {' '.join(words)} by {prompt.write(state, values)}"

    def read_frame(self, state: Placing, frame: Frame, text: str) -> None:
        choices, by, source = text.partition(" by ")
        words = choices.split()
        if not by or len(words) < 2:
            raise NotationError(f"a prompt is who chooses, among what, `by` what, not {text!r}")
        frame.seat = state.seat(words[0])
        values = self.read_source(state, source)
        for word in words[1:]:
            if word in codes.PICK_WORDS:
                values.append(codes.PICK_WORDS[word])
            elif set(word.split(",")) == {"c"}:
                values.append(frames.HAND_CARDS)
                values[frames.AMOUNT] = len(word.split(","))
            else:
                values.append(state.named(word))
        frame.values = values

    def read_source(self, state: Placing, source: str) -> list[int]:
        if source == "serenade":
            return frames.prompt(frames.BY_SERENADE, [], of=state.turn)
        if source == "encore":
            return frames.prompt(frames.BY_ENCORE, [])
        if source.startswith("share."):
            return frames.prompt(frames.BY_SHARE, [], number(source[6:], "a share"))
        code, arrow, rest = source.partition(">")
        if not arrow:
            return frames.prompt(frames.BY_FETCH, [], card=state.place(code))
        who, _, place = rest.partition(".")
        card, victim = state.named(code), state.seat(who)
        combat = state.combat
        caught = None if combat is None else combat.find(card)
        if state.kind(card).type == vocabulary.CURSE:
            state.place(code)
        elif caught is not None:
            caught.rolled |= bit(victim)
        at = number(place, "a place", 1, 20) - 1
        return frames.prompt(frames.BY_EFFECT, [], card=card, of=victim, place=at)

    def same(self, expected: str, found: str, hidden: bool) -> bool:
        if " by " not in expected:
            found = found.partition(" by ")[0]
            found = found[:1] if len(expected) == 1 else found
        return super().same(expected, found, hidden)


# Proposals


class NextRow(tablewords.Row):
    """The number of the next proposal."""

    def missing(self, state: State) -> str:
        return str(tablewords.known(state).usual_number())

    def tell(self, table: MunchkinState, seat: i64) -> str:
        return str(table.next_number)

    def put(self, table: Placing, text: str) -> None:
        table.next_number = number(text, "next", int(self.missing(table)), 999999)


def is_proposal(name: str) -> bool:
    """`p3`."""
    return name[:1] == "p" and name[1:].isascii() and name[1:].isdigit() and len(name) < 8


def write_proposal(state: MunchkinPublic, name: str) -> str:
    """`A ask > B {share=1}`."""
    proposal = state.find_proposal(int(name[1:]))
    if proposal is None:
        return "-"
    who = f"{letter(proposal.author)} {codes.PROPOSALS[proposal.kind]} > {letter(proposal.to)}"
    return f"{who} {{{proposal.terms}}}"


def read_proposals(state: Placing, position: Position) -> None:
    for at in sorted([int(name[1:]) for name in position.fields if is_proposal(name)]):
        text = position.take(f"p{at}", "")
        head, _, terms = text.partition(" {")
        words = head.split()
        if len(words) != 4 or words[1] not in codes.PROPOSALS or words[2] != ">" or not terms.endswith("}"):
            raise NotationError(f"a proposal is `A ask > B {{terms}}`, not {text!r}")
        if words[0] == words[3] or at == 0:
            raise NotationError(f"a proposal is to somebody else and numbered from 1, not p{at} {text!r}")
        kind = codes.PROPOSALS.index(words[1])
        author, to = state.seat(words[0]), state.seat(words[3])
        state.proposals.append(Proposal(at, kind, author, to, terms[:-1].strip()))


# Piles


class PileRow(tablewords.Row):
    """disc.up, disc.look: nothing of a draw pile, the top of a discard pile, to its searcher all of it."""

    def __init__(self, name: str, default: str) -> None:
        super().__init__(name, default, compare=PILE)

    def deck(self) -> int:
        return "DT".index(self.name[0])

    def missing(self, state: State) -> str:
        return "" if self.name[1] == "D" else "-"

    def tell(self, table: MunchkinState, seat: i64) -> str:
        pile = table.pile(self.name)
        if seat == EVERYTHING or (pile and searches(table, pile, seat)):
            return tablewords.write_row(table, pile[::-1])
        if not pile or self.name[1] == "D":
            return hidden(len(pile))
        return write_top(table, pile)

    def put(self, table: Placing, text: str) -> None:
        """The named cards, top first; `…` waits until all piles have theirs."""
        words = split_list(text or self.default, " ")
        pile = table.pile(self.name)
        if words and words[-1] in ELLIPSES:
            words.pop()
            table.open_ended.append(self.name)
        for word in words:
            card = table.place(word)
            if table.kind(card).deck != self.deck():
                raise NotationError(f"{word!r} does not belong into {self.name}")
            pile.append(card)


def write_top(state: MunchkinPublic, pile: list[int]) -> str:
    if not pile:
        return "-"
    top = state.code(pile[-1])
    return top if len(pile) == 1 else f"{top} ?{len(pile) - 1}"


def searches(state: MunchkinState, pile: list[int], seat: i64) -> bool:
    """Whether this seat is looking through this discard pile."""
    frame = state.frame
    if frame is None or frame.kind != phases.W_PICK or frame.seat != seat:
        return False
    return frame.values[frames.BY] == frames.BY_FETCH and pile[-1] in frame.values[frames.CHOICES :]


def fill_piles(state: Placing) -> None:
    """Cards that do not matter, into hands; then what is left, under the piles with `…`."""
    for hand, count in state.unknown:
        hand += state.supply.last(count)
    for name in state.open_ended:
        for card in state.supply.rest():
            if state.kind(card).deck == "DT".index(name[0]):
                state.supply.name(card)
                state.pile(name).append(card)
    for name in codes.PILES:
        state.pile(name).reverse()
