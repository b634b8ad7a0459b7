"""What bad stuff and curses do to a victim (pack §2.2)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import cards, frames, phases
from koloda.games.munchkin.effects.effect import CURSED, DONE, NOTHING_LOST, WAITS, Effect, EffectWord
from koloda.games.munchkin.effects.worths import HAND_CARD, LEVEL, Judgement
from koloda.games.munchkin.options import DEATH_SOFT
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.packs.kinds import Kind, People
from koloda.games.munchkin.rules import death, zones
from koloda.games.munchkin.rules.telling import pick_at_random, spell_cards, tell
from koloda.games.munchkin.state import MunchkinPublic, MunchkinState
from koloda.kernel import Value
from koloda.kernel.phrases import Phrase, Spoken
from koloda.kernel.seats import letter

LOSABLE: Final = "head/armour/feet/hand/any/worn/oneshot/dear/best"

Loss = tuple[list[int], list[int], int]
"""Cards lost for certain, cards among which somebody chooses, how many of those."""


def ask(
    state: MunchkinState, who: i64, card: i64, victim: i64, place: i64, amount: i64, choices: list[int]
) -> i64:
    """W.PICK."""
    values = frames.prompt(frames.BY_EFFECT, choices, amount, card=card, of=victim, place=place)
    state.open_frame(phases.W_PICK, who, values)
    return WAITS


def tell_lost(state: MunchkinState, victim: i64, clause: str, cards: list[int]) -> None:
    tell(state, "lose-items", victim, clause, {"cards": spell_cards(state, cards)})


class Consequence(Effect):
    def is_consequence(self) -> bool:
        return True


class LoseLevels(Consequence):
    """`lose_levels(n)`: not below 1 (iron.R1)."""

    def says(self, kind: Kind, people: People) -> Phrase:
        return self.phrase("", {"count": int(self.n)})

    def befall(self, state: MunchkinState, card: i64, victim: i64, place: i64) -> i64:
        least: i64 = cards.LOWEST if "R1" in state.cause(card).over else 1
        if state.seats[victim].level <= least:
            return NOTHING_LOST
        zones.lose_levels(state, victim, self.n, least, "munchkin.iron.R1")
        return DONE

    def cost(self, state: MunchkinPublic, seat: i64, judgement: Judgement) -> int:
        return LEVEL * self.levels_lost(state, seat)

    def levels_lost(self, state: MunchkinPublic, victim: i64) -> int:
        return int(min(self.n, state.seats[victim].level - 1))


class LoseItem(Consequence):
    """`lose_item(SEL, n=1, by=victim, to=discard)`: items in play, worn or carried."""

    def says(self, kind: Kind, people: People) -> Phrase:
        values: dict[str, Spoken] = {"what": self.what, "count": int(self.n)}
        how = "" if self.n == 1 else "-all" if self.n == vocabulary.ALL_OF_THEM else "-several"
        taken = f"-{self.by}" if self.to_taker and self.by != "victim" else ""
        return self.phrase(taken, {"what": Phrase(f"munchkin-card-items{how}", values)})

    def befall(self, state: MunchkinState, card: i64, victim: i64, place: i64) -> i64:
        sure, choices, need = self.loss(state, victim)
        who = self.chooser(state, victim)
        if need:
            return ask(state, who, card, victim, place, 1, choices)
        if not sure:
            return NOTHING_LOST
        self.take(state, victim, who, state.cards.by_code(sure))
        return DONE

    def chooser(self, state: MunchkinState, victim: i64) -> i64:
        if self.by == "left":
            return state.left(victim)
        return state.right(victim) if self.by == "right" else victim

    def eligible(self, state: MunchkinPublic, victim: i64) -> list[int]:
        """curse.choose: in play, worn or carried, unless the card says worn."""
        munchkin = state.seats[victim]
        what = self.what
        if what == "worn":
            return munchkin.worn[:]
        items = munchkin.items()
        if what == "oneshot":
            return [item for item in items if state.kind(item).type == vocabulary.ONESHOT]
        if what == "hand":
            hands = (vocabulary.HAND, vocabulary.HANDS2)
            return [item for item in items if int(state.kind(item).slot) in hands]
        if what in vocabulary.SLOTS:
            return [item for item in items if state.kind(item).slot == vocabulary.SLOTS.index(what)]
        return items

    def is_of_the_highest(self) -> bool:
        return self.what == "dear" or self.what == "best"

    def loss(self, state: MunchkinPublic, victim: i64) -> Loss:
        """What it takes; of `dear` and `best` the highest."""
        items = self.eligible(state, victim)
        if len(items) <= self.n:
            return items, [], 0
        if not self.is_of_the_highest():
            return [], items, int(self.n)
        dear = self.what == "dear"
        worth = [int(state.kind(item).gold if dear else state.kind(item).bonus) for item in items]
        edge = sorted(worth, reverse=True)[self.n - 1]
        sure = [item for item, value in zip(items, worth, strict=True) if value > edge]
        rest = [item for item, value in zip(items, worth, strict=True) if value == edge]
        need = int(self.n) - len(sure)
        return (sure + rest, [], 0) if len(rest) == need else (sure, rest, need)

    def take(self, state: MunchkinState, victim: i64, who: i64, items: list[int]) -> None:
        """`to=taker`: the chooser has it then, carried; what nobody named goes in code order (disc.order)."""
        values: dict[str, Value] = {"cards": spell_cards(state, items)}
        if self.to_taker:
            values["target"] = letter(who)
        kind = "items-taken" if self.to_taker else "lose-items"
        tell(state, kind, victim, "munchkin.curse.choose", values)
        for item in items:
            if self.to_taker:
                zones.hand_over(state, item, victim, who)
            else:
                zones.out_of_play(state, victim, item)
        if not self.to_taker:
            zones.discard(state, items)

    def may_ask(self, state: MunchkinPublic, victim: i64) -> bool:
        return bool(self.eligible(state, victim))

    def needed(self, state: MunchkinPublic, victim: i64, amount: i64) -> i64:
        return self.loss(state, victim)[2]

    def answer(
        self, state: MunchkinState, who: i64, card: i64, victim: i64, place: i64, cards: list[int]
    ) -> i64:
        self.take(state, victim, who, state.cards.by_code(self.loss(state, victim)[0]) + cards)
        return DONE

    def is_taken(self) -> bool:
        return self.to_taker

    def cost(self, state: MunchkinPublic, seat: i64, judgement: Judgement) -> int:
        """The least dear ones where the victim chooses, the dearest where others do."""
        worths = [judgement.item(state, seat, item) for item in self.eligible(state, seat)]
        worths.sort(reverse=self.by != "victim" or self.is_of_the_highest())
        return sum(worths[: min(int(self.n), len(worths))])

    def weakens(self, state: MunchkinPublic, victim: i64) -> int:
        worn = state.seats[victim].worn
        items = self.eligible(state, victim)
        bonuses = [int(state.kind(item).bonus) if item in worn else 0 for item in items]
        bonuses.sort(reverse=self.is_of_the_highest())
        return sum(bonuses[: min(int(self.n), len(bonuses))])


class LoseHand(Consequence):
    """`lose_hand(n, by=victim)`."""

    def says(self, kind: Kind, people: People) -> Phrase:
        if self.n == vocabulary.ALL_OF_THEM:
            return self.phrase("-all")
        return self.phrase("-random" if self.by == "random" else "", {"count": int(self.n)})

    def befall(self, state: MunchkinState, card: i64, victim: i64, place: i64) -> i64:
        hand = state.seats[victim].hand
        if not hand:
            return NOTHING_LOST
        if len(hand) <= self.n:
            self.drop(state, victim, state.cards.by_code(hand))
            return DONE
        if self.by != "random":
            return ask(state, victim, card, victim, place, self.n, [frames.HAND_CARDS])
        lost: list[int] = []
        while len(lost) < self.n:
            lost.append(pick_at_random(state, [other for other in hand if other not in lost]))
        self.drop(state, victim, lost)
        return DONE

    def drop(self, state: MunchkinState, victim: i64, cards: list[int]) -> None:
        tell_lost(state, victim, "munchkin.zone.hand", cards)
        for card in cards:
            zones.out_of_hand(state, victim, card)
        zones.discard(state, cards)

    def may_ask(self, state: MunchkinPublic, victim: i64) -> bool:
        return bool(state.seats[victim].hand)

    def answer(
        self, state: MunchkinState, who: i64, card: i64, victim: i64, place: i64, cards: list[int]
    ) -> i64:
        self.drop(state, victim, cards)
        return DONE

    def is_of_hand(self) -> bool:
        return True

    def cost(self, state: MunchkinPublic, seat: i64, judgement: Judgement) -> int:
        return HAND_CARD * int(min(self.n, len(state.seats[seat].hand)))


class LosePerson(Consequence):
    """`lose_race`, `lose_class`."""

    def is_race(self) -> bool:
        return False

    def card(self, state: MunchkinPublic, victim: i64) -> i64:
        munchkin = state.seats[victim]
        return munchkin.race if self.is_race() else munchkin.trade

    def befall(self, state: MunchkinState, card: i64, victim: i64, place: i64) -> i64:
        if self.card(state, victim) == cards.NO_CARD:
            return NOTHING_LOST
        lost = zones.set_card(state, victim, cards.NO_CARD, race=self.is_race())
        tell_lost(state, victim, "munchkin.class.gain", [lost])
        zones.discard(state, [lost])
        return DONE

    def cost(self, state: MunchkinPublic, seat: i64, judgement: Judgement) -> int:
        card = self.card(state, seat)
        return 0 if card == cards.NO_CARD else judgement.identity(state.kind(card))


class LoseClass(LosePerson):
    def weakens(self, state: MunchkinPublic, victim: i64) -> int:
        return 0 if state.seats[victim].trade == cards.NO_CARD else 1


class LoseRace(LosePerson):
    def is_race(self) -> bool:
        return True


class ChangeSex(Consequence):
    def befall(self, state: MunchkinState, card: i64, victim: i64, place: i64) -> i64:
        zones.change_sex(state, victim)
        return DONE

    def cost(self, state: MunchkinPublic, seat: i64, judgement: Judgement) -> int:
        return 10


class Death(Consequence):
    """death.rule: the others take one card each, the rest is discarded; death.soft: the items go."""

    def is_deadly(self) -> bool:
        return True

    def befall(self, state: MunchkinState, card: i64, victim: i64, place: i64) -> i64:
        if state.options.death == DEATH_SOFT:
            items = state.cards.by_code(state.seats[victim].items())
            for item in items:
                zones.out_of_play(state, victim, item)
            zones.discard(state, items)
            return DONE if items else NOTHING_LOST
        death.fall(state, victim)
        return self.share_out(state, card, victim, place, death.takers(state, victim))

    def share_out(self, state: MunchkinState, card: i64, victim: i64, place: i64, left: list[int]) -> i64:
        for seat in left:
            cards = death.estate(state, victim)
            if len(cards) > 1:
                return ask(state, seat, card, victim, place, 1, cards)
            if cards:
                death.take_from(state, victim, seat, cards[0])
        death.clear(state, victim)
        return DONE

    def may_ask(self, state: MunchkinPublic, victim: i64) -> bool:
        return True

    def answer(
        self, state: MunchkinState, who: i64, card: i64, victim: i64, place: i64, cards: list[int]
    ) -> i64:
        death.take_from(state, victim, who, cards[0])
        order = death.takers(state, victim)
        return self.share_out(state, card, victim, place, order[order.index(int(who)) + 1 :])

    def is_taken(self) -> bool:
        return True

    def cost(self, state: MunchkinPublic, seat: i64, judgement: Judgement) -> int:
        return 3 * LEVEL


WORDS: Final[dict[str, EffectWord]] = {
    "lose_levels": EffectWord(LoseLevels, "n:count", CURSED),
    "lose_item": EffectWord(
        LoseItem, f"what:{LOSABLE} n:many? by:victim/left/right? to:discard/taker?", CURSED
    ),
    "lose_hand": EffectWord(LoseHand, "n:many by:victim/random?", CURSED),
    "lose_class": EffectWord(LoseClass, "", CURSED),
    "lose_race": EffectWord(LoseRace, "", CURSED),
    "change_sex": EffectWord(ChangeSex, "", CURSED),
    "die": EffectWord(Death, "", CURSED),
}
