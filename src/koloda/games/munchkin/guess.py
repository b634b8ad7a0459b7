"""A full state that fits what a seat sees: the view's text with every `?` filled at random."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.munchkin.cards import Cards
from koloda.games.munchkin.packs.vocabulary import DOOR, TREASURE
from koloda.games.munchkin.state import MunchkinState
from koloda.games.munchkin.view import MunchkinView
from koloda.games.munchkin.windows import counts_passes, owner
from koloda.kernel.chance import Chance
from koloda.kernel.positions import Position, unknown_count
from koloda.kernel.seats import bit, has, letter

PLACES: Final = ("door", "combat", "played", "curse", "split", "DX", "TX")


@final
class Guess:
    """One view being filled."""

    def __init__(self, view: MunchkinView, chance: Chance) -> None:
        self.view = view
        self.cards: Cards = view.cards
        self.chance = chance
        self.fields = dict(view.fields)
        self.unseen: list[list[int]] = [[], []]
        self.before: dict[str, list[str]] = {}
        """Discard piles as `undo` would put them back."""
        self.buried: list[int] = []
        """Cards that `undo` would fetch out of the discard piles."""
        self.find_unseen()

    def find_unseen(self) -> None:
        """Doors and treasures that no field names, each in random order."""
        self.open_estate()
        named: set[int] = set()
        for name, value in self.fields.items():
            if len(name) == 1 or name in PLACES:
                named |= self.named_in(value)
        prompt = self.fields.get("prompt", "")
        source = prompt.partition(" by ")[2].partition(">")[0]
        if source in self.cards.numbers:
            named.add(self.cards.numbers[source])
        self.read_undo(named)
        for deck in (DOOR, TREASURE):
            cards = [card for card in self.cards.decks[deck] if card not in named]
            self.unseen[deck] = self.chance.shuffled(cards)

    def open_estate(self) -> None:
        """death.rule: what is laid open and not in play comes from the dead one's hand."""
        head, _, source = self.fields.get("prompt", "").partition(" by ")
        name = source.partition(">")[2][:1]
        if not name:
            return
        lying = self.named_in(self.fields[name])
        codes = [code for code in head.split()[1:] if self.cards.numbers.get(code, -1) not in lying]
        codes = [code for code in codes if code in self.cards.numbers]
        words = self.fields[name].split()
        for at, word in enumerate(words):
            if codes and word.startswith("hand="):
                words[at] = self.name_unknown(word, codes)
        self.fields[name] = " ".join(words)

    def read_undo(self, named: set[int]) -> None:
        """What was laid off since lies in the discard piles, above what lay there before."""
        for part in self.fields.get("undo", "-").split(" / "):
            name, _, value = part.partition(" ")
            cards = self.named_in(value)
            if name in ("DX", "TX"):
                self.before[name] = [] if value == "-" else value.split()
                named |= cards
            else:
                self.buried += [card for card in sorted(cards) if card not in named]
                named |= cards

    def named_in(self, text: str) -> set[int]:
        """Every card that a text names."""
        found: set[int] = set()
        for mark in "=,[]>+":
            text = text.replace(mark, " ")
        for word in text.split():
            self.collect(word, found)
        return found

    def collect(self, word: str, found: set[int]) -> None:
        """`A:mouse`, `whip:BD`; a clone's model (`twin:flake`) may lie anywhere."""
        while word:
            end = len(word)
            while end > 0 and word[:end] not in self.cards.numbers:
                end = word.rfind(":", 0, end)
            if end > 0:
                found.add(self.cards.numbers[word[:end]])
                return
            word = word.partition(":")[2]

    def take(self, deck: i64, count: i64) -> list[str]:
        cards = self.unseen[deck][:count]
        self.unseen[deck] = self.unseen[deck][count:]
        return [self.cards.codes[card] for card in cards]

    def fill(self) -> dict[str, str]:
        if self.fields.get("deal", "").endswith("?"):
            self.fields["deal"] = self.fields["deal"].replace("?", "share=0 pick=main")
        self.fields["passed"] = self.own(self.fields.get("passed", "-"))
        self.fill_prompt_hand()
        for name in ("DD", "DX", "TD", "TX"):
            self.fill_pile(name)
        rest = self.chance.shuffled(self.unseen[DOOR] + self.unseen[TREASURE])
        for seat in range(self.view.count):
            rest = self.fill_hand(letter(seat), rest)
        self.fill_prompt()
        self.fill_picked()
        self.fill_undo()
        return self.fields

    def own(self, passed: str) -> str:
        """A seat knows its own pass; who else has passed it does not know."""
        return " ".join([word for word in passed.split() if word != "?"]) or "-"

    def fill_pile(self, name: str) -> None:
        deck = DOOR if name[0] == "D" else TREASURE
        words: list[str] = []
        if name in self.before:
            top = self.fields[name].split()[0]
            laid = [self.cards.codes[card] for card in self.buried if self.cards.kinds[card].deck == deck]
            for word in self.before[name]:
                count = unknown_count(word)
                words += self.take(deck, count) if count >= 0 else [word]
            self.before[name] = words
            self.fields[name] = " ".join([top, *laid, *words])
            return
        for word in self.fields.get(name, "-").split():
            count = unknown_count(word)
            words += self.take(deck, count) if count >= 0 else [word]
        self.fields[name] = " ".join(words)

    def fill_hand(self, name: str, rest: list[int]) -> list[int]:
        """Unknown hand cards from what is left; fresh ones are some of them."""
        words = self.fields[name].split()
        added: list[str] = []
        for at, word in enumerate(words):
            if word.startswith("hand="):
                filled, added, rest = self.fill_list(word[5:], rest)
                words[at] = f"hand={filled}"
        for at, word in enumerate(words):
            if word.startswith("fresh="):
                pool = [self.cards.numbers[code] for code in added]
                words[at] = f"fresh={self.fill_list(word[6:], pool)[0]}"
        self.fields[name] = " ".join([word for word in words if word != "-"])
        return rest

    def fill_list(self, text: str, pool: list[int]) -> tuple[str, list[str], list[int]]:
        """`whip,?8` with cards of the pool; what was added, and the pool that is left."""
        words: list[str] = []
        added: list[str] = []
        for word in text.split(","):
            count = unknown_count(word)
            if count < 0:
                words.append(word)
                continue
            added = [self.cards.codes[card] for card in pool[:count]]
            pool = pool[count:]
            words += added
        return ",".join(words), added, pool

    # Prompts

    def hidden_choices(self) -> int:
        """How many cards another's prompt hides."""
        prompt = self.fields.get("prompt", "").partition(" by ")[0]
        for word in prompt.split():
            if unknown_count(word) >= 0:
                return unknown_count(word)
        return 0

    def fill_prompt_hand(self) -> None:
        """An encore hides treasures that have just come into a hand."""
        prompt = self.fields.get("prompt", "")
        count = self.hidden_choices()
        if not count or not prompt.endswith(" by encore"):
            return
        codes = self.take(TREASURE, count)
        name = prompt[0]
        words = self.fields[name].split()
        for at, word in enumerate(words):
            if word.startswith("hand="):
                words[at] = self.name_unknown(word, codes)
        self.fields[name] = " ".join(words)
        self.fields["prompt"] = f"{name} {' '.join(codes)} by encore"

    def name_unknown(self, word: str, codes: list[str]) -> str:
        """`hand=a,?5` with three of the five named: `hand=a,x,y,z,?2`."""
        parts: list[str] = []
        for part in word[5:].split(","):
            count = unknown_count(part)
            if count < 0:
                parts.append(part)
            else:
                parts += codes
                if count > len(codes):
                    parts.append(f"?{count - len(codes)}")
        return f"hand={','.join(parts)}"

    def fill_prompt(self) -> None:
        """Somebody searches a discard pile: the one of that size."""
        count = self.hidden_choices()
        if not count:
            return
        head, _, source = self.fields["prompt"].partition(" by ")
        for name in ("DX", "TX"):
            pile = self.fields[name].split()
            if len(pile) == count and pile != ["-"]:
                self.fields["prompt"] = f"{head[0]} {' '.join(pile)} by {source}"
                return

    def fill_picked(self) -> None:
        words: list[str] = []
        for word in self.fields.get("picked", "-").split():
            if word.endswith(":?"):
                hand = self.hand_of(word[0])
                word = f"{word[0]}:{hand[self.chance.below(len(hand))]}"
            words.append(word)
        self.fields["picked"] = " ".join(words)

    def hand_of(self, name: str) -> list[str]:
        for word in self.fields[name].split():
            if word.startswith("hand="):
                return word[5:].split(",")
        return []

    def fill_undo(self) -> None:
        """What is hidden there are cards that are still in the hand."""
        parts: list[str] = []
        for part in self.fields.get("undo", "-").split(" / "):
            words = part.split(" ")
            if words[0] in self.before:
                words = [words[0], *(self.before[words[0]] or ["-"])]
            for at, word in enumerate(words):
                name, equals, value = word.partition("=")
                if equals and (name == "hand" or name == "fresh"):
                    named = value.split(",")
                    pool = [code for code in self.hand_of(words[0]) if code not in named]
                    numbers = [self.cards.numbers[code] for code in pool]
                    words[at] = f"{name}={self.fill_list(value, numbers)[0]}"
            parts.append(" ".join(words))
        self.fields["undo"] = " / ".join(parts)


def fill_view(view: MunchkinView, chance: Chance) -> Position:
    """The position that the guess is read from."""
    position = Position(int(view.count), dict(view.options.values))
    position.fields = {name: value for name, value in Guess(view, chance).fill().items() if value}
    return position


def fit(state: MunchkinState, view: MunchkinView) -> None:
    """Serials go on as the view shows them; in a lap the seats before this one have passed."""
    state.step = view.step
    state.opened = view.opened
    state.refreshed = view.refreshed
    seat = view.seat
    if not state.options.ask or seat < 0 or not counts_passes(state):
        return
    passed = state.frames[-1].seats if state.frames else state.passed
    if has(passed, seat) and not view.asked:
        for other in state.around(owner(state)):
            if other == seat:
                break
            passed |= bit(other)
    if state.frames:
        state.frames[-1].seats = passed
    else:
        state.passed = passed
