"""Prompts: what somebody is asked to choose, what his answer does, and what happens when none comes
(pick.default). One class for each reason to ask."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes, frames, phases
from koloda.games.munchkin.frames import Frame
from koloda.games.munchkin.notation import ListVerb, MunchkinVerb
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.powers.combat import answer_serenade
from koloda.games.munchkin.rules.consequences import answer, asking, needed
from koloda.games.munchkin.rules.permission import refuse
from koloda.games.munchkin.rules.plays import fetch
from koloda.games.munchkin.rules.reward import answer_encore, drop_encore, take_share
from koloda.games.munchkin.rules.telling import pick_at_random, tell
from koloda.games.munchkin.state import MunchkinPublic, MunchkinState
from koloda.kernel import Refusal
from koloda.kernel.seats import NOBODY, has, letter

GUAL_WORTH: Final = 1000


class Prompt:
    """A reason to ask; `clause` is what a wrong answer meets."""

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def write(self, state: MunchkinPublic, values: list[int]) -> str:
        """The source of a prompt in a position."""
        raise NotImplementedError

    def place(self, state: MunchkinPublic, frame: Frame) -> list[int]:
        """Where the cards lie that it offers."""
        raise NotImplementedError

    def is_secret(self, state: MunchkinPublic) -> bool:
        """Whether only the chooser sees these cards."""
        return False

    def wanted(self, state: MunchkinPublic, values: list[int]) -> i64:
        """How many cards an answer names."""
        return 1

    def answer(self, state: MunchkinState, frame: Frame, args: tuple[int, ...]) -> None:
        raise NotImplementedError

    def default(self, state: MunchkinState, frame: Frame, choices: list[int]) -> tuple[int, ...]:
        raise NotImplementedError


class EffectPrompt(Prompt):
    def write(self, state: MunchkinPublic, values: list[int]) -> str:
        return f"{state.code(values[frames.CARD])}>{letter(values[frames.OF])}.{values[frames.PLACE] + 1}"

    def place(self, state: MunchkinPublic, frame: Frame) -> list[int]:
        victim = state.seats[frame.values[frames.OF]]
        return victim.items() + victim.hand

    def wanted(self, state: MunchkinPublic, values: list[int]) -> i64:
        card, victim, place = values[frames.CARD], values[frames.OF], values[frames.PLACE]
        return needed(state, card, victim, place, values[frames.AMOUNT])

    def answer(self, state: MunchkinState, frame: Frame, args: tuple[int, ...]) -> None:
        card, victim, place = frame.values[frames.CARD], frame.values[frames.OF], frame.values[frames.PLACE]
        answer(state, frame.seat, card, victim, place, list(args))

    def default(self, state: MunchkinState, frame: Frame, choices: list[int]) -> tuple[int, ...]:
        values = frame.values
        effect = asking(state, values[frames.CARD], values[frames.OF], values[frames.PLACE])
        count = self.wanted(state, values)
        if effect.is_of_hand():
            return tuple(state.cards.by_code(state.seats[frame.seat].hand)[:count])
        return tuple(by_worth(state, choices, dearest=effect.is_taken())[:count])


class SerenadePrompt(Prompt):
    def write(self, state: MunchkinPublic, values: list[int]) -> str:
        return "serenade"

    def wanted(self, state: MunchkinPublic, values: list[int]) -> i64:
        return values[frames.AMOUNT]

    def place(self, state: MunchkinPublic, frame: Frame) -> list[int]:
        return state.seats[frame.seat].hand

    def answer(self, state: MunchkinState, frame: Frame, args: tuple[int, ...]) -> None:
        answer_serenade(state, frame.seat, [card for card in args if card >= 0])

    def default(self, state: MunchkinState, frame: Frame, choices: list[int]) -> tuple[int, ...]:
        return (codes.JOINS,)


class EncorePrompt(Prompt):
    """One more treasure: yes or no, then which to discard."""

    def write(self, state: MunchkinPublic, values: list[int]) -> str:
        return "encore"

    def place(self, state: MunchkinPublic, frame: Frame) -> list[int]:
        return state.seats[frame.seat].hand if state.partner == NOBODY else state.split

    def is_secret(self, state: MunchkinPublic) -> bool:
        return not state.split

    def answer(self, state: MunchkinState, frame: Frame, args: tuple[int, ...]) -> None:
        if args[0] < 0:
            answer_encore(state, taken=args[0] == codes.YES)
        else:
            drop_encore(state, args[0])

    def default(self, state: MunchkinState, frame: Frame, choices: list[int]) -> tuple[int, ...]:
        return (codes.NO if codes.NO in choices else by_worth(state, choices, dearest=False)[0],)


class SharePrompt(Prompt):
    """R.SPLIT: AMOUNT treasures are left to the picker, who takes them one by one."""

    def write(self, state: MunchkinPublic, values: list[int]) -> str:
        return f"share.{values[frames.AMOUNT]}"

    def place(self, state: MunchkinPublic, frame: Frame) -> list[int]:
        return state.split

    def answer(self, state: MunchkinState, frame: Frame, args: tuple[int, ...]) -> None:
        take_share(state, frame.seat, frame.values[frames.AMOUNT] - 1, args[0])

    def default(self, state: MunchkinState, frame: Frame, choices: list[int]) -> tuple[int, ...]:
        return (by_worth(state, choices, dearest=True)[0],)


class FetchPrompt(Prompt):
    def write(self, state: MunchkinPublic, values: list[int]) -> str:
        return state.code(values[frames.CARD])

    def place(self, state: MunchkinPublic, frame: Frame) -> list[int]:
        return state.discards[vocabulary.DOOR] + state.discards[vocabulary.TREASURE]

    def is_secret(self, state: MunchkinPublic) -> bool:
        return True

    def answer(self, state: MunchkinState, frame: Frame, args: tuple[int, ...]) -> None:
        fetch(state, frame.seat, frame.values[frames.CARD], args[0])

    def default(self, state: MunchkinState, frame: Frame, choices: list[int]) -> tuple[int, ...]:
        return (choices[0],)


PROMPTS: Final[list[Prompt]] = [
    EffectPrompt("curse.choose"),
    SerenadePrompt("power.serenade"),
    EncorePrompt("power.encore"),
    SharePrompt("reward.share"),
    FetchPrompt("disc.look"),
]
"""By the numbers of `frames.BY`."""


def prompt_of(frame: Frame) -> Prompt:
    return PROMPTS[frame.values[frames.BY]]


def wanted(state: MunchkinPublic, frame: Frame) -> i64:
    return prompt_of(frame).wanted(state, frame.values)


def why_not_pick(state: MunchkinState, seat: i64, args: tuple[int, ...]) -> Refusal | None:
    """The chooser names what the prompt offers, as many as it wants."""
    if state.frame is None:
        return refuse("pick.default")
    frame = state.the_frame()
    if frame.kind == phases.W_SECRET:
        return why_not_secret(state, frame, seat, args)
    if seat != frame.seat:
        return refuse("time.lock")
    clause = prompt_of(frame).clause
    choices = frame.values[frames.CHOICES :]
    if args[0] < 0:
        return None if args[0] in choices else refuse(clause)
    if len(args) != wanted(state, frame):
        return refuse(clause)
    hand = state.seats[seat].hand
    for card in args:
        if card not in choices and not (frames.HAND_CARDS in choices and card in hand):
            return refuse(clause)
    return None


def why_not_secret(state: MunchkinState, frame: Frame, seat: i64, args: tuple[int, ...]) -> Refusal | None:
    """One hand card each, once."""
    if not has(frame.values[0], seat):
        return refuse("time.lock")
    picked = [other for other, _ in state.picked]
    if seat in picked or len(args) != 1 or args[0] not in state.seats[seat].hand:
        return refuse("event.play")
    return None


def pick(state: MunchkinState, seat: i64, args: tuple[int, ...]) -> None:
    frame = state.the_frame()
    if frame.kind == phases.W_SECRET:
        state.picked.append((int(seat), args[0]))
        tell(state, "picked", seat, "munchkin.event.play", {})
        return
    state.close_frame()
    prompt_of(frame).answer(state, frame, args)


# Defaults


def worth(state: MunchkinState, card: i64) -> tuple[int, int]:
    """Price and bonus; Go Up a Level counts 1000, what has no price 0."""
    kind = state.kind(card)
    if kind.type == vocabulary.GUAL:
        return GUAL_WORTH, 0
    return max(int(kind.gold), 0), int(kind.bonus)


def by_worth(state: MunchkinState, cards: list[int], *, dearest: bool) -> list[int]:
    """Cheapest or dearest first, then by bonus the same way, then code A–Z."""
    sign = -1 if dearest else 1
    keys: list[tuple[int, int, str, int]] = []
    for card in cards:
        price, bonus = worth(state, card)
        keys.append((sign * price, sign * bonus, state.code(card), card))
    return [entry[3] for entry in sorted(keys)]


def pick_default(state: MunchkinState) -> None:
    """pick.default for the prompt that is open."""
    frame = state.the_frame()
    choice = prompt_of(frame).default(state, frame, frame.values[frames.CHOICES :])
    pick(state, frame.seat, choice)


def pick_for_silent(state: MunchkinState, seat: i64) -> None:
    """W.SECRET: the engine picks at random."""
    state.picked.append((int(seat), pick_at_random(state, state.seats[seat].hand)))


VERBS: Final[list[MunchkinVerb]] = [
    ListVerb(
        "pick", codes.PICK, codes.PICK_WORDS,
        lambda s, a: why_not_pick(s, a.seat, a.args), lambda s, a: pick(s, a.seat, a.args),
    ),
]  # fmt: skip
