"""An effect of a card, and all that the rules and the bots may ask of it."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from koloda.games.munchkin import codes
from koloda.games.munchkin.effects.worths import HAND_CARD, Judgement
from koloda.kernel import Refusal
from koloda.kernel.phrases import NOTHING, Phrase, Spoken

if TYPE_CHECKING:
    from koloda.games.munchkin.effects.conditions import Cond
    from koloda.games.munchkin.packs.kinds import Kind, People
    from koloda.games.munchkin.rules.listing import Lister
    from koloda.games.munchkin.state import MunchkinPublic, MunchkinState

DONE: Final = 0
NOTHING_LOST: Final = 1
WAITS: Final = 2
"""How a consequence ends: it acted, it found nothing to act on, or somebody must choose first."""


def signed(number: i64) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


class Effect:
    """One line of a card: its word with the arguments; here is what a word means that has no part in it.

    `otherwise` is what happens when it finds nothing to act on, `does` what a curse does as long as it lasts.
    """

    def __init__(self, word: str) -> None:
        self.word = word
        self.text = ""
        self.n: i64 = 1
        self.cond: Cond | None = None
        self.what = ""
        self.by = "victim"
        self.to_taker = False
        self.on = "any"
        self.loot = False
        self.does: Effect | None = None
        self.otherwise: Effect | None = None

    # What stands on the card

    def phrase(self, how: str = "", values: dict[str, Spoken] = NOTHING) -> Phrase:
        return Phrase(f"munchkin-card-{self.word.replace('_', '-')}{how}", values)

    def says(self, kind: "Kind", people: "People") -> Phrase:
        """Its line on a card of that kind; `people` are the names of races and classes."""
        return self.phrase()

    # While the card acts: for whoever wears it or is it, or for the monster

    def acting(self, state: "MunchkinPublic", seat: i64) -> "Effect | None":
        """What a curse lying with a munchkin does to him now."""
        return None

    def strength(self, state: "MunchkinPublic", seat: i64) -> i64:
        """combat.sum-m: what it adds to a munchkin's strength."""
        return 0

    def monster_strength(self, state: "MunchkinPublic") -> i64:
        """combat.sum-w: what it adds to a monster's strength."""
        return 0

    def side_strength(self) -> i64:
        """one.combat: what it adds to the side it was played for."""
        return 0

    def flight(self) -> i64:
        """flee.mods."""
        return 0

    def is_limit(self) -> bool:
        """item.only: whether it says who may wear the item."""
        return False

    def allows(self, state: "MunchkinPublic", seat: i64) -> bool:
        """Whether this munchkin may."""
        return True

    def wins_ties(self) -> bool:
        """combat.ties."""
        return False

    def is_level_only(self) -> bool:
        """multi.special."""
        return False

    def spares(self, state: "MunchkinPublic", seat: i64) -> bool:
        """flee.auto: whether the monster does not chase this munchkin."""
        return False

    def wants(self, tags: list[str]) -> bool:
        """flee.throw: whether the monster lets everybody go for an item with these tags."""
        return False

    def raises_helper(self) -> bool:
        """help.no-level: whether kills raise a helper."""
        return False

    def gives_tag(self, tag: str) -> bool:
        """santa.who."""
        return False

    def forbids(self, what: str) -> bool:
        """curse.forbid."""
        return False

    # What happens to a victim

    def is_consequence(self) -> bool:
        """Whether it may stand in `bad` and `escape`, and on both sides of `else`."""
        return False

    def befall(self, state: "MunchkinState", card: i64, victim: i64, place: i64) -> i64:
        """DONE, NOTHING_LOST or WAITS."""
        return NOTHING_LOST

    def may_ask(self, state: "MunchkinPublic", victim: i64) -> bool:
        """Whether an open prompt can be its own, and not what comes `otherwise`."""
        return False

    def needed(self, state: "MunchkinPublic", victim: i64, amount: i64) -> i64:
        """How many cards the answer to its prompt names."""
        return amount

    def answer(
        self, state: "MunchkinState", who: i64, card: i64, victim: i64, place: i64, cards: list[int]
    ) -> i64:
        """Its prompt has been answered: DONE, or WAITS for the next one."""
        return DONE

    def is_of_hand(self) -> bool:
        """Whether its prompt asks for hand cards."""
        return False

    def is_taken(self) -> bool:
        """Whether the chooser gets what he chooses."""
        return False

    def is_deadly(self) -> bool:
        return False

    def lasts(self) -> bool:
        """curse.discard: whether the curse lies with its victim."""
        return False

    def ends_with_combat(self) -> bool:
        return False

    def ends_with_turn(self) -> bool:
        return False

    # Plays

    def answers(self, window: i64) -> bool:
        """time.answers: whether it may be played in this locked window."""
        return False

    def why_not_when(self, state: "MunchkinState", seat: i64, card: i64, row: str) -> Refusal | None:
        """The window column of pack §3; `row` is `use` or `event`."""
        raise NotImplementedError

    def why_not_at(
        self, state: "MunchkinState", kind: i64, target: i64, mark: i64, number: i64
    ) -> Refusal | None:
        """What the card must name, and what it must not."""
        return None if mark == codes.NO_NUMBER else Refusal("munchkin.code.action")

    def why_not_event(self, state: "MunchkinState", seat: i64, named: i64, added: i64) -> Refusal | None:
        """event.play: the same for a card from behind a door, which may name two monsters."""
        if added >= 0:
            return Refusal("munchkin.event.play")
        kind = codes.CARD_TARGET if named >= 0 else codes.NO_TARGET
        return self.why_not_at(state, kind, named, codes.NO_NUMBER, 0)

    def side(self) -> i64:
        """one.combat: the side of a card that leaves no choice, else 0."""
        return 0

    def use(self, state: "MunchkinState", seat: i64, card: i64, target: i64, mark: i64, number: i64) -> None:
        """The card leaves its owner and acts."""
        raise NotImplementedError

    def use_event(self, state: "MunchkinState", seat: i64, card: i64, named: i64, added: i64) -> None:
        self.use(state, seat, card, self.side() or named, codes.NO_NUMBER, 0)

    def list_uses(self, lister: "Lister", card: int) -> None:
        """One action for each thing the card can name."""
        lister.offer_use(card, codes.NO_TARGET, 0, codes.NO_NUMBER, 0)

    def list_events(self, lister: "Lister", card: int) -> None:
        lister.offer(codes.EVENT, (card, -1, -1))

    def wins_game(self) -> bool:
        """end.win: only where R4 is openly beaten."""
        return False

    # To a bot

    def look(self) -> int:
        """To whoever wears it, in tenths of a point."""
        return 0

    def gift(self) -> int:
        """On a race or class."""
        return 0

    def worth(self) -> int:
        """On a card to be played."""
        return HAND_CARD

    def cost(self, state: "MunchkinPublic", seat: i64, judgement: Judgement) -> int:
        """To a victim."""
        return 0

    def weakens(self, state: "MunchkinPublic", victim: i64) -> int:
        """What a curse takes from a fighter's strength, his level apart."""
        return 0

    def levels_lost(self, state: "MunchkinPublic", victim: i64) -> int:
        return 0

    def boost(self, state: "MunchkinPublic", target: i64, *, level_only: bool) -> tuple[int, int]:
        """How far a play moves the sums for the munchkins, and what it costs beside the card."""
        return 0, 0

    def blow(self, state: "MunchkinPublic", target: i64, added: i64) -> int:
        """How far a play moves the sums for the monsters."""
        return 0

    def newcomer(self, state: "MunchkinPublic", named: i64) -> int:
        """The monster that a play brings into the fight, if it brings one."""
        return -1

    def ends_combat(self) -> bool:
        return False

    def frees_all(self) -> bool:
        """Whether nobody has to roll any more."""
        return False

    def saves_roll(self, need: int, mark: int, number: int) -> bool:
        """Whether a roll that lacks so much succeeds with it."""
        return False

    def spoils_roll(self, over: int, mark: int, number: int) -> bool:
        """Whether a roll that has so much to spare fails with it."""
        return False

    def spoils_theft(self, mark: int, number: int) -> bool:
        return False

    def brings_cards(self) -> bool:
        return False

    def searches(self) -> bool:
        """Whether it takes a card from a discard pile."""
        return False


PLAYED: Final = "event oneshot trick"
CURSED: Final = "monster curse"


class EffectWord:
    """A word of the vocabulary: its class, and where and how it is written.

    `takes` are its arguments in order, as `NAME:KIND`, with `?` behind what may be left out. A kind is int,
    count (1 or more), many (count or `all`), cond, tag, effect, or words with `/`. `types` are the cards it
    may stand on; with `lasting` it may stand inside next_combat, next_turn and lasting.
    """

    def __init__(self, make: type[Effect], takes: str, types: str, *, lasting: bool = False) -> None:
        self.make = make
        self.takes = takes.split()
        self.types = types.split()
        self.lasting = lasting
