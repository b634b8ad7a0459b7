"""A full state that fits what a seat knows: unseen cards dealt at random."""

from typing import final

from mypy_extensions import i64

from koloda.games.munchkin import cards, frames, phases
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.state import MunchkinPublic, MunchkinState, Undo
from koloda.games.munchkin.view import Known, MunchkinView, Sight
from koloda.games.munchkin.windows import counts_passes, owner
from koloda.kernel import Chance
from koloda.kernel.seats import bit, has

BOTH: tuple[int, ...] = (vocabulary.DOOR, vocabulary.TREASURE)


def guess(state: MunchkinState, seen: MunchkinView, chance: Chance) -> None:
    """Fills a new state with what the view shows, and deals the rest at random."""
    open_table(state, seen, chance).deal()
    if seen.seat >= 0:
        fill_passes(state, seen)


def open_table(state: MunchkinState, seen: MunchkinView, chance: Chance) -> "Dealer":
    """What the view shows; the rest is still to be dealt."""
    sight = seen.sight
    state.copy_steps(sight.table)
    state.copy_public(sight.table)
    state.copy_known(sight.table)
    return Dealer(state, sight, seen.before, chance)


@final
class Dealer:
    """Deals what one seat does not see."""

    def __init__(self, state: MunchkinState, sight: Sight, before: Sight | None, chance: Chance) -> None:
        self.state = state
        self.sight = sight
        self.before = before
        self.chance = chance
        self.known: list[list[int]] = [known[:] for known, _ in sight.hands]
        self.name_estate()
        named = named_cards(sight, self.known)
        self.buried: list[int] = []
        """Cards that have been laid off since what could be taken back."""
        if before is not None:
            self.buried = sorted(named_cards(before, [known for known, _ in before.hands]) - named)
            named |= set(self.buried)
        self.unseen: list[list[int]] = [
            chance.shuffled([card for card in state.cards.decks[deck] if card not in named]) for deck in BOTH
        ]
        self.held: list[list[int]] = []
        """What is hidden of the hands, where that is settled before the piles."""

    def deal(self) -> None:
        self.fill_piles()
        self.fill_prompt()
        self.fill_hands()
        self.fill_picks()
        if self.before is not None:
            self.fill_undo(self.before)

    def held_from(self, deck: i64) -> i64:
        """How many hidden cards of hands come from a deck: all that lie on no pile."""
        lying = self.sight.draws[deck] + self.sight.discards[deck] - len(self.sight.table.discards[deck])
        return len(self.unseen[deck]) - lying

    def hides_cards(self) -> bool:
        """Whether more is hidden than hands and piles."""
        frame = self.state.frame
        drawn = frame is not None and frame.values[frames.BY] == frames.BY_ENCORE
        return self.before is not None or drawn

    def hold(self, hands: list[list[int]]) -> None:
        """Settles what is hidden of the hands."""
        self.held = hands
        taken = {card for hand in hands for card in hand}
        self.unseen = [[card for card in unseen if card not in taken] for unseen in self.unseen]

    def name_estate(self) -> None:
        """death.rule: what is laid open and not in play comes from the dead one's hand."""
        frame = self.state.frame
        if frame is not None and frame.kind == phases.W_PICK and frame.values[frames.BY] == frames.BY_EFFECT:
            victim = frame.values[frames.OF]
            lying = self.state.seats[victim].items() + self.known[victim]
            choices = frame.values[frames.CHOICES :]
            self.known[victim] += [card for card in choices if card >= 0 and card not in lying]

    def take(self, deck: i64, count: i64) -> list[int]:
        unseen = self.unseen[deck]
        taken, self.unseen[deck] = unseen[:count], unseen[count:]
        return taken

    def fill_piles(self) -> None:
        state, before = self.state, self.before
        for deck in BOTH:
            state.draws[deck] = self.take(deck, self.sight.draws[deck])
            if before is None or before.discards[deck] == self.sight.discards[deck]:
                state.discards[deck] = self.fill_pile(deck, self.sight)
            else:  # above what lay there, what was laid off since
                laid = [card for card in self.buried if state.kind(card).deck == deck]
                laid = [card for card in laid if card not in before.table.discards[deck]]
                state.discards[deck] = self.fill_pile(deck, before) + laid + self.sight.table.discards[deck]

    def fill_pile(self, deck: i64, sight: Sight) -> list[int]:
        top = sight.table.discards[deck]
        return self.take(deck, sight.discards[deck] - len(top)) + top

    def fill_prompt(self) -> None:
        """Cards that another chooses among: treasures just drawn, or the discard pile of that size."""
        state = self.state
        frame = state.frame
        if frame is None:
            return
        hidden = self.sight.choices - len(frame.values)
        if hidden == 0:
            return
        if frame.values[frames.BY] == frames.BY_ENCORE:
            drawn = self.take(vocabulary.TREASURE, hidden)
            self.known[frame.seat] += drawn
            frame.values += drawn
            return
        for pile in state.discards:
            if len(pile) == hidden:
                frame.values += pile[::-1]
                return

    def fill_hands(self) -> None:
        rest = self.chance.shuffled(self.unseen[vocabulary.DOOR] + self.unseen[vocabulary.TREASURE])
        for seat, munchkin in enumerate(self.state.seats):
            if self.held:
                dealt = self.held[seat][:]
            else:
                missing = self.sight.hands[seat][1] - len(self.known[seat])
                dealt, rest = rest[:missing], rest[missing:]
            munchkin.hand = self.known[seat] + dealt
            munchkin.fresh = complete(self.sight.fresh[seat], dealt)

    def fill_picks(self) -> None:
        own = dict(self.state.picked)
        picked: list[tuple[int, int]] = []
        for seat in self.sight.pickers:
            hand = self.state.seats[seat].hand
            picked.append((seat, own[seat] if seat in own else hand[self.chance.below(len(hand))]))
        self.state.picked = picked

    def fill_undo(self, before: Sight) -> None:
        """The position before: what is hidden of its hands are cards that are still there."""
        after = self.state.clone()
        if after.phase() == phases.W_RULE:
            after.frame = None
        base = after.clone()
        base.copy_public(before.table)
        base.copy_known(before.table)
        base.passed = after.passed
        base.proposals = after.proposals
        for deck in BOTH:
            base.discards[deck] = after.discards[deck][: before.discards[deck]]
        for seat, munchkin in enumerate(base.seats):
            now = after.seats[seat]
            held = [card for card in now.hand if card not in before.hands[seat][0]]
            munchkin.hand = now.hand[:]
            munchkin.fresh = now.fresh[:]
            if before.hands[seat][1] != len(now.hand):
                munchkin.hand = complete(before.hands[seat], held)
            if before.fresh[seat][1] != len(now.fresh):
                munchkin.fresh = complete(before.fresh[seat], held)
        self.state.undo = Undo(base, after, before.words)


def complete(known: Known, pool: list[int]) -> list[int]:
    """The cards that are known, and so many of the pool that there are as many as there must be."""
    return known[0] + pool[: known[1] - len(known[0])]


def named_cards(sight: Sight, hands: list[list[int]]) -> set[int]:
    """Every card whose place is known."""
    table = sight.table
    found: set[int] = {int(table.door), *table.split, *frame_cards(table)}
    for pile in table.discards:
        found.update(pile)
    for munchkin, hand in zip(table.seats, hands, strict=True):
        found.update(munchkin.lying() + munchkin.curses + [cheat for _, cheat in munchkin.cheats] + hand)
    combat = table.combat
    if combat is not None:
        found.update([card for card, _ in combat.played])
        for foe in combat.foes:
            found.update([int(foe.card), *foe.enhancers])
    found.discard(cards.NO_CARD)
    return found


def frame_cards(table: MunchkinPublic) -> list[int]:
    """A curse that is about to bite, or what a prompt comes from: it lies nowhere else."""
    frame = table.frame
    if frame is None:
        return []
    if frame.kind == phases.W_CURSE:
        return [frame.values[0]]
    return [frame.values[frames.CARD]] if frame.kind == phases.W_PICK else []


def fill_passes(state: MunchkinState, seen: MunchkinView) -> None:
    """In a lap the seats before this one have passed."""
    seat = seen.seat
    if not state.options.ask or not counts_passes(state):
        return
    passed = state.passed_here()
    if has(passed, seat) and not seen.asked:
        for other in state.around(owner(state)):
            if other == seat:
                break
            passed |= bit(other)
    state.note_passed(passed)
