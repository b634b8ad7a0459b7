"""The actions of a game as a finite list, for whoever chooses by number.

Number 0 is to do nothing, 1 says that what has been said so far is all. Then come whole actions (`draw`),
words of which the others are said one after the other (`put`, `boots`, `on`), and forms, which are filled in
at random.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from koloda.kernel.actions import Action
from koloda.kernel.errors import NotationError
from koloda.kernel.seats import LETTERS, letter
from koloda.kernel.state import State
from koloda.kernel.verbs import Flag, SeatSlot, Verb, Verbs, WordSlot

NOTHING: Final[i64] = 0
END: Final[i64] = 1
WHOLE: Final = "whole"
WORD: Final = "word"
FORM: Final = "form"
KINDS: Final = ["nothing", "end", WHOLE, WORD, FORM]

PLAIN_CODES: Final[i64] = 1 << 15
MOST_KEPT: Final = 1 << 16
UNKNOWN: Final[i16] = -1
SPACES: Final = " ,"
"""What lies between words and says nothing."""


@final
class ActionIds:
    """The list at one table: `texts` and `kinds` by number, the same for the same game, number of players and
    options. Actions of `last` are offered only where nothing else can be done: they take back what was done.
    """

    def __init__(
        self,
        whole: Sequence[str],
        words: Sequence[str] = (),
        forms: Sequence[str] = (),
        last: Sequence[str] = (),
    ) -> None:
        alone = dict.fromkeys(whole)
        shown = [f"{text} …" if text in alone else text for text in [*words, *forms]]
        self.texts: list[str] = ["(nothing)", "(end)", *whole, *shown]
        self.kinds: list[str] = ["nothing", "end"] + [WHOLE] * len(whole) + [WORD] * len(words)
        self.kinds += [FORM] * len(forms)
        self.whole: dict[str, int] = {text: 2 + at for at, text in enumerate(whole)}
        first = 2 + len(whole)
        self.words: dict[str, int] = {text: first + at for at, text in enumerate(words)}
        first += len(words)
        self.forms: dict[str, int] = {text: first + at for at, text in enumerate(forms)}
        self.last: list[int] = [self.whole[text] for text in last]
        if len(self.whole) + len(self.words) + len(self.forms) + 2 != len(self.texts):
            raise ValueError("an action stands twice in the list")
        self.size: i64 = len(self.texts)
        self.longest: i64 = max([0, *map(len, words)])
        self.plain: vec[i16] = vec[i16]([UNKNOWN] * int(PLAIN_CODES))
        self.kept: dict[Action, list[int]] = {}

    def __len__(self) -> int:
        return len(self.texts)

    def number(self, text: str) -> int:
        """The number of a whole action."""
        if text not in self.whole:
            raise NotationError(f"{text!r} is no whole action of this list")
        return self.whole[text]

    def first(self, state: State, action: Action) -> i64:
        """The number that an action begins with."""
        code = action.code
        if code >= 0 and code < PLAIN_CODES and not action.args and not action.text:
            known = self.plain[code]
            if known >= 0:
                return i64(known)
            found = self.spell(state.write_code(action))
            if len(found) == 1:
                self.plain[code] = i16(found[0])
            return found[0]
        return self.spelled(state, action)[0]

    def spelled(self, state: State, action: Action) -> list[int]:
        """The numbers that say an action, one after the other."""
        found = self.kept.get(action)
        if found is None:
            found = self.spell(state.write_code(action))
            if len(self.kept) < MOST_KEPT:
                self.kept[action] = found
        return found

    def spell(self, text: str) -> list[int]:
        """The numbers that say an action's text: one, or its words, of several that fit the longest."""
        known = self.whole.get(text)
        if known is not None:
            return [known]
        found: list[int] = []
        at = 0
        while at < len(text):
            end = min(len(text), at + int(self.longest))
            while end > at and text[at:end] not in self.words:
                end -= 1
            if end == at and text[at] in SPACES:
                at += 1
                continue
            if end == at:
                raise NotationError(
                    f"{text!r} cannot be said with the words of this list, from {text[at:]!r} on"
                )
            found.append(self.words[text[at:end]])
            at = end
        if not found:
            raise NotationError("an action of no words")
        return found


MOST_OF_A_ROW: Final = 4096
"""A verb that has more whole actions is said word by word."""
MARKS: Final = ":>@.,+!=&-*<~/"


def ids_of_rows(verbs: Verbs, count: i64, cards: list[str]) -> ActionIds:
    """The list that follows from a game's verbs: whole actions where what they name can be counted, and
    words for all others."""
    whole: list[str] = []
    words: list[str] = []
    for row in verbs.rows:
        if row.host:
            continue
        found = whole_actions(row, count)
        whole += found
        if not found:
            words += [row.word, *[slot.mark for slot in row.slots]]
            for slot in row.slots:
                if isinstance(slot, WordSlot):
                    words += slot.words
    if words:
        words += cards + [letter(seat) for seat in range(count)] + list("0123456789") + list(MARKS)
    return ActionIds(different(whole), different([word.strip() for word in words]))


def whole_actions(row: Verb, count: i64) -> list[str]:
    """Every text of a row; none where they cannot be counted."""
    texts = [row.word]
    for slot in row.slots:
        behind: list[str] = []
        if slot.many:
            return []
        if isinstance(slot, WordSlot):
            behind = [slot.mark + word for at, word in enumerate(slot.words) if at != slot.absent]
        elif isinstance(slot, SeatSlot):
            behind = [slot.mark + LETTERS[seat] for seat in range(count)]
        elif isinstance(slot, Flag):
            behind = [slot.mark]
        else:
            return []
        if slot.absent >= 0:
            behind = ["", *behind]
        if len(texts) * len(behind) > MOST_OF_A_ROW:
            return []
        texts = [text + more for text in texts for more in behind]
    return texts


def different(texts: list[str]) -> list[str]:
    """Each once, in their order, without empty ones."""
    return [text for text in dict.fromkeys(texts) if text]
