"""What is on the table: munchkins, piles, a combat, proposals, what waits. No rule in here.

A turn goes (W.TURN) → T.START → T.DOOR or a combat → T.ROOM → T.END; `stage` says where it is.
A locked window (a curse, a die, a choice, a split) is a frame on top of the stage, proposals and fresh
cards lie beside it.
"""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.munchkin import cards, phases
from koloda.games.munchkin.cards import Cards
from koloda.games.munchkin.frames import Frame
from koloda.games.munchkin.options import MunchkinOptions
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.packs.kinds import Kind
from koloda.games.munchkin.terms import Terms
from koloda.kernel import Chance, Event, State
from koloda.kernel.seats import NOBODY, bit, has

MALE: Final = 0
FEMALE: Final = 1

# `used`
HAGGLED: Final = 1
DISPUTED: Final = 2
SERENADED: Final = 4
USED: Final = ("haggle", "dispute", "serenade")

# Kinds of proposals
HELP_ASKED: Final = 0
HELP_BID: Final = 1
TRADE: Final = 2


Changes = list[tuple[str, list[str]]]
"""Words of a position, by the names of its fields."""


@final
class Character:
    """One seat's character and cards."""

    def __init__(self, sex: i64, holds: i64) -> None:
        self.level: i64 = 1
        self.sex: i64 = sex
        self.race: i64 = cards.NO_CARD
        self.trade: i64 = cards.NO_CARD
        """The class card; `class` is Python's word."""
        self.worn: list[int] = []
        self.carried: list[int] = []
        self.cheats: list[tuple[int, int]] = []
        """(item, Cheat! lying with it)"""
        self.curses: list[int] = []
        self.hand: list[int] = []
        self.fresh: list[int] = []
        self.seen: list[tuple[int, int]] = []
        """(hand card, mask of those it was shown to)"""
        self.berserk: i64 = 0
        self.stabbed: i64 = 0
        self.holds: i64 = holds
        self.used: i64 = 0
        self.late: i64 = 0
        self.absent = False
        self.dead = False

    def show(self) -> "Character":
        """What lies open of him: no hand."""
        copy = Character(self.sex, self.holds)
        copy.level = self.level
        copy.race = self.race
        copy.trade = self.trade
        copy.worn = self.worn[:]
        copy.carried = self.carried[:]
        copy.cheats = self.cheats[:]
        copy.curses = self.curses[:]
        copy.berserk = self.berserk
        copy.stabbed = self.stabbed
        copy.used = self.used
        copy.late = self.late
        copy.absent = self.absent
        copy.dead = self.dead
        return copy

    def clone(self) -> "Character":
        copy = self.show()
        copy.hand = self.hand[:]
        copy.fresh = self.fresh[:]
        copy.seen = self.seen[:]
        return copy

    def has_shown(self, card: i64, seat: i64) -> bool:
        """human.show: whether this seat knows that he holds the card."""
        for known, mask in self.seen:
            if known == card:
                return seat >= 0 and has(mask, seat)
        return False

    def person(self, kind: Kind) -> i64:
        """The race, where this card is one, else the class; NO_CARD for none."""
        return self.race if kind.type == vocabulary.RACE else self.trade

    def become(self, card: i64, *, race: bool) -> i64:
        """Another race or class, or none; the old one."""
        old = self.race if race else self.trade
        if race:
            self.race = card
        else:
            self.trade = card
        return old

    def lying(self) -> list[int]:
        """Race, class and items."""
        return [int(card) for card in (self.race, self.trade) if card != cards.NO_CARD] + self.items()

    def items(self) -> list[int]:
        """Worn first, then carried."""
        return self.worn + self.carried

    def has_item(self, card: i64) -> bool:
        return card in self.worn or card in self.carried

    def cheats_on(self, item: i64) -> list[int]:
        return [cheat for under, cheat in self.cheats if under == item]

    def has_cheat(self, item: i64) -> bool:
        for under, _ in self.cheats:
            if under == item:
                return True
        return False


@final
class Foe:
    """A monster in the combat: the card that lies there, and the monster it acts as."""

    def __init__(self, card: i64, like: i64) -> None:
        self.card: i64 = card
        self.like: i64 = like
        self.enhancers: list[int] = []
        self.free = False
        self.rolled: i64 = 0

    def clone(self) -> "Foe":
        copy = Foe(self.card, self.like)
        copy.enhancers = self.enhancers[:]
        copy.free = self.free
        copy.rolled = self.rolled
        return copy


@final
class Combat:
    """`played` are the other cards of the combat zone with the side they are on."""

    def __init__(self, main: i64) -> None:
        self.version: i64 = 1
        self.main: i64 = main
        self.helper: i64 = NOBODY
        self.foes: list[Foe] = []
        self.played: list[tuple[int, int]] = []

    def clone(self) -> "Combat":
        copy = Combat(self.main)
        copy.version = self.version
        copy.helper = self.helper
        copy.foes = [foe.clone() for foe in self.foes]
        copy.played = self.played[:]
        return copy

    def fighters(self) -> list[int]:
        return [int(self.main)] if self.helper == NOBODY else [int(self.main), int(self.helper)]

    def find(self, card: i64) -> Foe | None:
        for foe in self.foes:
            if foe.card == card:
                return foe
        return None


@final
class Proposal:
    """munchkin.offer.life; `terms` are the words between its braces."""

    def __init__(self, number: i64, kind: i64, author: i64, to: i64, terms: str) -> None:
        self.number: i64 = number
        self.kind: i64 = kind
        self.author: i64 = author
        self.to: i64 = to
        self.terms = terms


class MunchkinPublic(State):
    """What a seat knows of the table: all that lies open, and of the rest its own part.

    A view holds one, a guess starts from it; a position has hands, passes and picks whole. Of the discard
    piles, whose top card is last, everybody sees that card.
    """

    def __init__(self, options: MunchkinOptions, count: i64, chance: Chance | None) -> None:
        super().__init__(count, chance)
        self.options = options
        self.cards: Cards = options.cards
        self.turn: i64 = 0
        self.host: i64 = 0
        self.stage: i64 = phases.S_DEAL
        self.held = False
        self.door: i64 = cards.NO_CARD
        self.combat: Combat | None = None
        self.forced = False
        """Whether the helper had to come: no deal is kept with him."""
        self.partner: i64 = NOBODY
        """The helper of a combat that is won, until all is shared and paid."""
        self.owed: i64 = 0
        self.owed_levels: i64 = 0
        """Of monsters that were removed by a card that beats R2."""
        self.split: list[int] = []
        self.shown: list[int] = []
        self.refreshed: i64 = 0
        # What a seat may know in part
        self.seats: list[Character] = []
        self.frame: Frame | None = None
        """The locked window that lies on the stage."""
        self.passed: i64 = 0
        self.picked: list[tuple[int, int]] = []
        self.proposals: list[Proposal] = []
        self.next_number: i64 = 1
        self.terms: Terms | None = None
        """The deal with the helper."""
        self.discards: list[list[int]] = [[], []]

    def copy_public(self, other: "MunchkinPublic") -> None:
        """What everybody sees alike."""
        self.options = other.options
        self.cards = other.cards
        self.turn = other.turn
        self.host = other.host
        self.stage = other.stage
        self.held = other.held
        self.door = other.door
        combat = other.combat
        self.combat = None if combat is None else combat.clone()
        self.forced = other.forced
        self.partner = other.partner
        self.owed = other.owed
        self.owed_levels = other.owed_levels
        self.split = other.split[:]
        self.shown = other.shown[:]
        self.refreshed = other.refreshed

    def copy_known(self, other: "MunchkinPublic") -> None:
        """The rest, as far as the other knows it."""
        self.seats = [munchkin.clone() for munchkin in other.seats]
        frame = other.frame
        self.frame = None if frame is None else frame.clone()
        self.passed = other.passed
        self.picked = other.picked[:]
        self.proposals = other.proposals[:]
        self.next_number = other.next_number
        self.terms = other.terms
        self.discards = [pile[:] for pile in other.discards]

    # Asking

    def header(self) -> str:
        return self.options.header(self.count)

    def kind(self, card: i64) -> Kind:
        return self.cards.kinds[card]

    def cause(self, card: i64) -> Kind:
        """What befalls whom this card has caught or cursed; a twin does as the monster it copies."""
        foe = None if self.combat is None else self.combat.find(card)
        return self.kind(card if foe is None else foe.like)

    def code(self, card: i64) -> str:
        return self.cards.codes[card]

    def left(self, seat: i64) -> i64:
        """munchkin.code.seats: clockwise."""
        return seat + 1 if seat + 1 < self.count else 0

    def right(self, seat: i64) -> i64:
        return seat - 1 if seat > 0 else self.count - 1

    def around(self, seat: i64) -> list[int]:
        """The others, clockwise from the left of `seat`."""
        return [int((seat + 1 + step) % self.count) for step in range(self.count - 1)]

    def the_frame(self) -> Frame:
        frame = self.frame
        assert frame is not None
        return frame

    def passed_here(self) -> i64:
        """Who has passed in the innermost window."""
        frame = self.frame
        return self.passed if frame is None else frame.seats

    def note_passed(self, mask: i64) -> None:
        frame = self.frame
        if frame is None:
            self.passed = mask
        else:
            frame.seats = mask

    def phase(self) -> i64:
        """The innermost window."""
        frame = self.frame
        return self.stage if frame is None else frame.kind

    def is_done(self) -> bool:
        return self.stage == phases.G_OVER

    def in_combat(self, seat: i64) -> bool:
        combat = self.combat
        return combat is not None and (seat == combat.main or seat == combat.helper)

    def is_fighting(self) -> bool:
        """C.OPEN, W.KILL or W.RUN, whatever lies on top."""
        return self.stage == phases.C_OPEN or self.stage == phases.W_KILL or self.stage == phases.W_RUN

    def the_combat(self) -> Combat:
        combat = self.combat
        assert combat is not None
        return combat

    def find_proposal(self, number: i64) -> Proposal | None:
        for proposal in self.proposals:
            if proposal.number == number:
                return proposal
        return None

    def usual_number(self) -> i64:
        """What the next proposal is numbered, as far as those that are open tell."""
        return max([proposal.number for proposal in self.proposals], default=0) + 1

    def present(self) -> i64:
        """The seats that are not absent."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.count:
            if not self.seats[seat].absent:
                mask |= bit(seat)
            seat += 1
        return mask


class MunchkinState(MunchkinPublic):
    """A whole position. The draw piles have their top card last."""

    def __init__(self, options: MunchkinOptions, count: i64, chance: Chance | None) -> None:
        super().__init__(options, count, chance)
        self.draws: list[list[int]] = [[], []]
        self.undo: Undo | None = None
        self.leaked = False
        """Whether this action has shown what cannot be unseen."""
        self.out: list[Event] | None = None
        """Where events go while an action is carried out."""

    def seat_all(self) -> None:
        """Munchkins for a new game, or for a position to be read; a clone has them from what it copies."""
        self.seats = [Character(MALE, self.options.holds) for _ in range(self.count)]

    def copy_table(self, other: "MunchkinState") -> None:
        """Everything but the kernel's part."""
        self.copy_public(other)
        self.copy_known(other)
        self.draws = [pile[:] for pile in other.draws]
        self.undo = other.undo

    def clone(self) -> "MunchkinState":
        raise NotImplementedError

    def pile(self, name: str) -> list[int]:
        """A pile with its top last."""
        deck = vocabulary.TREASURE if name[0] == "T" else vocabulary.DOOR
        return self.discards[deck] if name[1] == "X" else self.draws[deck]

    # Changing

    def owe_nothing(self) -> None:
        self.owed = 0
        self.owed_levels = 0

    def enter(self, stage: i64) -> None:
        """A new stage: nobody has passed yet."""
        self.stage = stage
        self.passed = 0
        self.restart()

    def restart(self) -> None:
        """The innermost window opens, or starts again at full length."""
        self.opened = self.step
        self.held = False

    def open_frame(self, kind: i64, seat: i64, values: list[int]) -> None:
        assert self.frame is None
        self.frame = Frame(kind, seat, 0, self.step, values)
        self.restart()

    def close_frame(self) -> None:
        self.frame = None
        self.restart()


@final
class Undo:
    """human.dispute: `before` is what `rule undo` would bring back, `after` the position it came to.

    `earlier` are the words that differed already; of a seat they are written behind those that came later.
    """

    def __init__(self, before: MunchkinState, after: MunchkinState, earlier: Changes) -> None:
        self.before = before
        self.after = after
        self.earlier = earlier
        self.words: Changes | None = None
        """What differs, once somebody has asked for it."""
