"""A game that is played by the numbers of its actions."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from koloda.bots.decisions import ANSWERS, Decisions
from koloda.kernel import Action, Chance, Form, NotationError, State
from koloda.kernel.action_ids import END, NOTHING, ActionIds

MOST_ASIDE: Final = 2
"""How many forms that lie aside, such as deals, a seat may fill in before it answers the game."""


@final
class Choosing:
    """One question after the other (`Decisions`), answered by numbers of `ActionIds`.

    `find` goes on to the next question; `mark` says which numbers answer it, `choose` answers. An action that
    is said in words takes several answers of the same seat; `said` are the words so far. Where what is left
    is a single action, it is done without further words. Forms are filled in by `chance`.
    """

    def __init__(self, ids: ActionIds, state: State, chance: Chance, order: str) -> None:
        self.ids = ids
        self.state = state
        self.chance = chance
        self.asked: Decisions = Decisions(state, order)
        self.said: list[int] = []
        self.listed: list[Action] = []
        self.forms: list[Form] = []
        self.aside: list[int] = [0] * int(state.count)
        self.speaks: bool = len(ids.words) > 0

    def seat(self) -> i64:
        return self.asked.seat

    def at(self, state: State, chance: Chance, said: list[int]) -> "Choosing":
        """The same question in another world, where these words have been said already."""
        other = Choosing(self.ids, state, chance, ANSWERS)
        other.asked = self.asked.at(state)
        other.aside = self.aside[:]
        if not state.is_over():
            other.look()
            for number in said:
                other.say(number)
        return other

    def find(self) -> bool:
        """Goes on to the next question; False when the game is over."""
        if self.said:
            return True
        asked = self.asked
        if not asked.find():
            return False
        self.look()
        return True

    def look(self) -> None:
        """What answers the question that is asked."""
        asked = self.asked
        self.listed = self.state.offers(asked.seat) if asked.waited_for else asked.listed
        if self.ids.forms:
            self.forms = self.offered_forms()

    def offered_forms(self) -> list[Form]:
        """The forms of the list that may be filled in now."""
        found: list[Form] = []
        seat = self.asked.seat
        for form in self.asked.forms():
            if form.verb in self.ids.forms and not (form.aside and self.aside[seat] >= MOST_ASIDE):
                found.append(form)
        return found

    def mark(self, mask: vec[u8], at: i64) -> i64:
        """Puts a 1 at every number that answers, counted from `at`; how many there are."""
        ids = self.ids
        depth = len(self.said)
        found: i64 = 0
        if depth:
            for action in self.listed:
                words = ids.spelled(self.state, action)
                number: i64 = words[depth] if depth < len(words) else END
                if not mask[at + number]:
                    mask[at + number] = 1
                    found += 1
            return found
        state = self.state
        for action in self.listed:
            number = ids.first(state, action)
            if not mask[at + number]:
                mask[at + number] = 1
                found += 1
        for form in self.forms:
            number = ids.forms[form.verb]
            if not mask[at + number]:
                mask[at + number] = 1
                found += 1
        if ids.last and found > 1:
            for number in ids.last:
                if mask[at + number]:
                    mask[at + number] = 0
                    found -= 1
        if not self.asked.waited_for or found == 0:
            mask[at + NOTHING] = 1
            found += 1
        return found

    def unmark(self, mask: vec[u8], at: i64) -> None:
        """Takes back what `mark` has put there for this question."""
        ids = self.ids
        depth = len(self.said)
        mask[at + NOTHING] = 0
        for action in self.listed:
            number = ids.first(self.state, action)
            if depth:
                words = ids.spelled(self.state, action)
                number = words[depth] if depth < len(words) else END
            mask[at + number] = 0
        for form in self.forms:
            mask[at + ids.forms[form.verb]] = 0

    def numbers(self) -> list[int]:
        """The numbers that answer, smallest first."""
        mask = vec[u8]([u8(0)] * int(self.ids.size))
        self.mark(mask, 0)
        return [at for at in range(int(self.ids.size)) if mask[at]]

    def choose(self, number: i64) -> None:
        """Answers. A number that does not answer this question is an error and changes nothing."""
        if self.said:
            self.say(number)
            return
        asked = self.asked
        if number == NOTHING:
            if asked.waited_for and (self.listed or self.forms):
                raise self.unfit(number)
            asked.decline()
            return
        ids = self.ids
        if self.speaks:
            self.say(number)
            return
        state = self.state
        for action in self.listed:
            if ids.first(state, action) == number:
                self.act(action)
                return
        self.fill(number)

    def say(self, number: i64) -> None:
        """One more word; a whole action is one of a single word."""
        depth = len(self.said)
        left: list[Action] = []
        for action in self.listed:
            words = self.ids.spelled(self.state, action)
            if (words[depth] if depth < len(words) else END) == number:
                left.append(action)
        if not left:
            if depth:
                raise self.unfit(number)
            self.fill(number)
            return
        if len(left) == 1 or number == END:
            self.said = []
            self.act(left[0])
            return
        self.listed = left
        self.said = [*self.said, int(number)]

    def act(self, action: Action) -> None:
        if self.asked.waited_for:
            self.aside[self.asked.seat] = 0
        self.listed = []
        self.forms = []
        self.asked.act(action)

    def fill(self, number: i64) -> None:
        """A form, filled in at random."""
        for form in self.forms:
            if self.ids.forms[form.verb] == number:
                seat = self.asked.seat
                filled = self.state.fill(form, self.chance)
                aside = self.aside[seat]
                self.act(filled)
                if form.aside:
                    self.aside[seat] = aside + 1
                return
        raise self.unfit(number)

    def unfit(self, number: i64) -> NotationError:
        known = f" {self.ids.texts[number]}" if 0 <= number < self.ids.size else ""
        return NotationError(f"the action {number}{known} does not answer the question")
