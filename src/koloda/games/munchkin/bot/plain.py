"""The yardstick: wears what it can, fights when winning, flees otherwise, never deals."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.munchkin import codes, frames
from koloda.games.munchkin.bot.brain import MunchkinBrain
from koloda.games.munchkin.bot.outlook import Outlook
from koloda.games.munchkin.bot.worth import card_worth, identity_gain
from koloda.games.munchkin.frames import Frame
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.rules.picks import wanted
from koloda.games.munchkin.rules.strength import might
from koloda.games.munchkin.state import MunchkinPublic
from koloda.kernel import Action

CURSES_NOW: Final = 12
"""One chance in so many that it plays a curse when it could."""


@final
class PlainBrain(MunchkinBrain):
    """Plays curses on the highest level at random moments. It never changes."""

    def decide(self, outlook: Outlook) -> Action | None:
        frame = outlook.table.frame
        if frame is not None and not outlook.waited_for:
            return None
        if frame is None:
            refusal = self.refuse(outlook)
            if refusal is not None:
                return refusal
            if outlook.chance.below(CURSES_NOW) == 0:
                cursed = self.curse(outlook)
                if cursed is not None:
                    return cursed
        if not outlook.waited_for:
            return None
        for action in outlook.legal:
            if self.wears(outlook, action):
                return action
        if "pick" in outlook.verbs and frame is not None:
            return self.pick_several(outlook, frame)
        return self.go_on(outlook)

    def pick_several(self, outlook: Outlook, frame: Frame) -> Action:
        choices = [choice for choice in frame.values[frames.CHOICES :] if choice >= 0]
        if not choices:
            choices = self.rank_hand(outlook)
        return Action(self.seat, codes.PICK, tuple(choices[: wanted(outlook.table, frame)]))

    def rank_hand(self, outlook: Outlook) -> list[int]:
        """By worths that are its own, whatever the other levels learn."""
        table, seat = outlook.table, self.seat
        ranked = [(plain_worth(table, seat, card), card) for card in table.seats[seat].hand]
        ranked.sort()
        return [card for _, card in ranked]

    def wears(self, outlook: Outlook, action: Action) -> bool:
        code = action.code
        if code == codes.WEAR:
            return True
        if code != codes.PUT:
            return False
        kind = outlook.table.kind(action.args[0])
        return outlook.table.seats[self.seat].person(kind) < 0 if kind.is_person() else action.args[1] == 1

    def curse(self, outlook: Outlook) -> Action | None:
        highest = -1
        found: Action | None = None
        for action in outlook.legal:
            if action.code == codes.CURSE and action.args[1] != self.seat:
                level = int(outlook.table.seats[action.args[1]].level)
                if level > highest:
                    highest, found = level, action
        return found


def plain_worth(state: MunchkinPublic, seat: i64, card: int) -> int:
    kind = state.kind(card)
    if kind.type == vocabulary.MONSTER:
        return 45 if kind.level < might(state, seat) else 8 + int(kind.level)
    if kind.is_person():
        return max(4, identity_gain(state, seat, card))
    return card_worth(state, seat, card)
