"""What players say and show (chapter 9)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes
from koloda.games.munchkin.notation import TARGET, MunchkinVerb, ShowVerb, SpeechVerb
from koloda.games.munchkin.rules.permission import refuse
from koloda.games.munchkin.rules.telling import spell_cards, tell, tell_some
from koloda.games.munchkin.rules.zones import mark_seen
from koloda.games.munchkin.state import MunchkinState
from koloda.kernel import Action, Refusal, Value
from koloda.kernel.seats import bit, letter


def say(state: MunchkinState, action: Action) -> None:
    """human.talk: of a whisper the others see only that there is one."""
    seat = action.seat
    said: dict[str, Value] = {"text": action.text}
    if not action.args:
        tell(state, "say", seat, "munchkin.human.talk", said)
        return
    whom = action.args[0]
    both = bit(seat) | bit(whom)
    tell_some(state, "whisper", seat, "munchkin.human.talk", {"target": letter(whom)}, said, both)


def why_not_show(state: MunchkinState, seat: i64, cards: tuple[int, ...]) -> Refusal | None:
    """show.cards."""
    for card in cards:
        if card not in state.seats[seat].hand:
            return refuse("show.cards")
    return None


def show(state: MunchkinState, seat: i64, mask: i64, cards: list[int]) -> None:
    """show.cards: marked as known to those who saw it."""
    for card in cards:
        mark_seen(state, seat, card, mask)
    secret: dict[str, Value] = {"cards": spell_cards(state, cards)}
    knows = mask | bit(seat)
    tell_some(state, "show", seat, "munchkin.show.cards", {"count": len(cards)}, secret, knows)


VERBS: Final[list[MunchkinVerb]] = [
    ShowVerb(
        "show", codes.SHOW, [],
        lambda state, action: why_not_show(state, action.seat, action.args[1:]),
        lambda state, action: show(state, action.seat, action.args[0], list(action.args[1:])),
    ),
    SpeechVerb("say", codes.SAY, [TARGET], lambda state, action: None, say),
]  # fmt: skip
