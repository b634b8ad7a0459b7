"""The yardstick: wears what it can, fights when winning, flees otherwise, never deals."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.munchkin.bot.brain import MunchkinBrain
from koloda.games.munchkin.bot.moment import Moment
from koloda.games.munchkin.bot.worth import card_worth, identity_gain
from koloda.games.munchkin.codes import CURSE, PICK, PUT, WEAR
from koloda.games.munchkin.packs.vocabulary import CLASS, MONSTER, RACE
from koloda.games.munchkin.rules.picks import wanted
from koloda.games.munchkin.rules.strength import might
from koloda.games.munchkin.state import CHOICES, MunchkinState
from koloda.kernel.actions import Action
from koloda.kernel.frames import Frame

CURSES_NOW: Final = 12
"""One chance in so many that it plays a curse when it could."""


@final
class PlainBrain(MunchkinBrain):
    """Plays curses on the highest level at random moments. It never changes."""

    def decide(self, moment: Moment) -> Action | None:
        frame = moment.table.top_frame()
        if frame is not None and not moment.waited_for:
            return None
        if frame is None:
            refusal = self.refuse(moment)
            if refusal is not None:
                return refusal
            if moment.chance.below(CURSES_NOW) == 0:
                cursed = self.curse(moment)
                if cursed is not None:
                    return cursed
        if not moment.waited_for:
            return None
        for action in moment.legal:
            if self.wears(moment, action):
                return action
        if "pick" in moment.verbs and frame is not None:
            return self.pick_several(moment, frame)
        return self.go_on(moment)

    def pick_several(self, moment: Moment, frame: Frame) -> Action:
        choices = [choice for choice in frame.values[CHOICES:] if choice >= 0]
        if not choices:
            choices = self.rank_hand(moment)
        return Action(self.seat, PICK, tuple(choices[: wanted(moment.table, frame)]))

    def rank_hand(self, moment: Moment) -> list[int]:
        """By worths that are its own, whatever the other levels learn."""
        table, seat = moment.table, self.seat
        ranked = [(plain_worth(table, seat, card), card) for card in table.seats[seat].hand]
        ranked.sort()
        return [card for _, card in ranked]

    def wears(self, moment: Moment, action: Action) -> bool:
        code = action.code
        if code == WEAR:
            return True
        if code != PUT:
            return False
        munchkin = moment.table.seats[self.seat]
        card_type = moment.table.kind(action.args[0]).type
        if card_type == RACE:
            return munchkin.race < 0
        if card_type == CLASS:
            return munchkin.trade < 0
        return action.args[1] == 1

    def curse(self, moment: Moment) -> Action | None:
        highest = -1
        found: Action | None = None
        for action in moment.legal:
            if action.code == CURSE and action.args[1] != self.seat:
                level = int(moment.table.seats[action.args[1]].level)
                if level > highest:
                    highest, found = level, action
        return found


def plain_worth(state: MunchkinState, seat: i64, card: int) -> int:
    kind = state.kind(card)
    if kind.type == MONSTER:
        return 45 if kind.level < might(state, seat) else 8 + int(kind.level)
    if kind.type == RACE or kind.type == CLASS:
        return max(4, identity_gain(state, seat, card))
    return card_worth(state, seat, card)
