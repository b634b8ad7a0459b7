"""What a card of the hand is usually played as: to be told why that is not possible now."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.state import MunchkinState
from koloda.kernel import Action
from koloda.kernel.seats import letter

WORDS: Final = {
    vocabulary.MONSTER: "trouble",
    vocabulary.ENHANCER: "enh",
    vocabulary.CURSE: "curse",
    vocabulary.WANDER: "wander",
    vocabulary.CHEAT: "cheat",
    vocabulary.EVENT: "event",
    vocabulary.ONESHOT: "use",
    vocabulary.TRICK: "use",
    vocabulary.GUAL: "gual",
}
"""By the type of the card; any other is put into play."""


def meant(state: MunchkinState, seat: i64, values: dict[str, str]) -> Action:
    code = values.get("card", "")
    card_type = state.kind(state.cards.read(code)).type
    word = WORDS.get(card_type, "put")
    if card_type == vocabulary.MONSTER and state.is_fighting():
        word = "join"
    return state.read_action(seat, f"{word} {code}{meant_aim(state, seat, code, card_type)}")


def meant_aim(state: MunchkinState, seat: i64, code: str, card_type: i64) -> str:
    """What it is usually aimed at; the card itself where there is nothing such."""
    munchkin, names = state.seats[seat], state.cards.codes
    if card_type == vocabulary.ENHANCER:
        foes = state.combat.foes if state.combat is not None else []
        return f" > {names[int(foes[0].card)] if foes else code}"
    if card_type == vocabulary.CHEAT:
        items = munchkin.items()
        return f" > {names[items[0]] if items else code}"
    if card_type == vocabulary.WANDER:
        monsters = [card for card in munchkin.hand if state.kind(card).type == vocabulary.MONSTER]
        return f" + {names[monsters[0]] if monsters else code}"
    if card_type == vocabulary.CURSE or card_type == vocabulary.GUAL:
        return f" > {letter(seat)}"
    return " > M" if card_type == vocabulary.ONESHOT else ""
