"""What a card of the hand is played as now; where it cannot be, as what it usually is."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.rules.listing import legal
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
PLAYS: Final = (
    codes.PUT, codes.TROUBLE, codes.GUAL, codes.CURSE, codes.USE, codes.ENH, codes.WANDER, codes.JOIN,
    codes.EVENT, codes.CHEAT, codes.THROW,
)  # fmt: skip


def meant(state: MunchkinState, seat: i64, values: dict[str, str]) -> Action:
    code = values.get("card", "")
    card = state.cards.read(code)
    possible = best_play(state, seat, card)
    if possible is not None:
        return possible
    card_type = state.kind(card).type
    word = WORDS.get(card_type, "put")
    if card_type == vocabulary.MONSTER and state.is_fighting():
        word = "join"
    return state.read_action(seat, f"{word} {code}{meant_aim(state, seat, code, card_type)}")


def best_play(state: MunchkinState, seat: i64, card: int) -> Action | None:
    """Worn rather than carried; a level for oneself, a curse for another."""
    found: Action | None = None
    for action in legal(state, seat):
        if action.code not in PLAYS or action.args[0] != card:
            continue
        worn = action.code == codes.PUT and action.args[1] == 1
        own = action.code == codes.GUAL and action.args[1] == seat
        other = action.code == codes.CURSE and found is not None and found.args[1] == seat
        if found is None or worn or own or other:
            found = action
    return found


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
