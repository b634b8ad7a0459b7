"""Plays in one's own turn out of combat (pack §3)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes, phases
from koloda.games.munchkin.effects.effect import PLAYED, Effect, EffectWord
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.packs.kinds import Kind, People
from koloda.games.munchkin.rules import zones
from koloda.games.munchkin.rules.listing import Lister
from koloda.games.munchkin.rules.permission import refuse, why_not_now
from koloda.games.munchkin.rules.plays import cancel_curse, lay_used, start_fetching, start_secret
from koloda.games.munchkin.rules.reward import win_by_card
from koloda.games.munchkin.state import MunchkinState
from koloda.kernel import Refusal
from koloda.kernel.phrases import Phrase


class QuietPlay(Effect):
    def why_not_when(self, state: MunchkinState, seat: i64, card: i64, row: str) -> Refusal | None:
        return why_not_now(state, seat, f"{row} quietly", card)


class CancelCurse(QuietPlay):
    """In W.CURSE that curse; otherwise a named one lying on anybody."""

    def answers(self, window: i64) -> bool:
        return window == phases.W_CURSE

    def why_not_when(self, state: MunchkinState, seat: i64, card: i64, row: str) -> Refusal | None:
        if state.phase() == phases.W_CURSE:
            return None
        return why_not_now(state, seat, f"{row} quietly", card)

    def why_not_at(
        self, state: MunchkinState, kind: i64, target: i64, mark: i64, number: i64
    ) -> Refusal | None:
        if state.phase() == phases.W_CURSE:
            return None if mark == codes.NO_NUMBER else refuse("code.action")
        lying = [munchkin for munchkin in state.seats if target in munchkin.curses]
        return None if kind == codes.CARD_TARGET and lying else refuse("curse.discard")

    def use(self, state: MunchkinState, seat: i64, card: i64, target: i64, mark: i64, number: i64) -> None:
        lay_used(state, seat, card)
        cancel_curse(state, target)

    def list_uses(self, lister: Lister, card: int) -> None:
        if lister.state.frame is not None:
            lister.offer_use(card, codes.NO_TARGET, 0, codes.NO_NUMBER, 0)
        elif lister.is_quiet(card):
            for munchkin in lister.state.seats:
                for curse in munchkin.curses:
                    lister.offer_use(card, codes.CARD_TARGET, curse, codes.NO_NUMBER, 0)

    def worth(self) -> int:
        return 35


class GainLevel(Effect):
    """`gain_level(n)`: Go Up a Level has its own verb."""

    def says(self, kind: Kind, people: People) -> Phrase:
        return self.phrase("", {"count": int(self.n)})


class DrawCards(QuietPlay):
    """`draw(DECK, n)`."""

    def says(self, kind: Kind, people: People) -> Phrase:
        return self.phrase("", {"deck": self.what, "count": int(self.n)})

    def use(self, state: MunchkinState, seat: i64, card: i64, target: i64, mark: i64, number: i64) -> None:
        lay_used(state, seat, card)
        deck = vocabulary.DECKS.index(self.what)
        zones.draw_to_hand(state, seat, deck, self.n, "munchkin.treasure.when")

    def worth(self) -> int:
        return 60

    def brings_cards(self) -> bool:
        return True


class Fetch(QuietPlay):
    """disc.look: the card is discarded only when something has been taken."""

    def why_not_at(
        self, state: MunchkinState, kind: i64, target: i64, mark: i64, number: i64
    ) -> Refusal | None:
        if kind != codes.PILE_TARGET or codes.PILES[target][1] != "X" or not state.pile(codes.PILES[target]):
            return refuse("disc.look")
        return None

    def use(self, state: MunchkinState, seat: i64, card: i64, target: i64, mark: i64, number: i64) -> None:
        start_fetching(state, seat, card, codes.PILES[target])

    def list_uses(self, lister: Lister, card: int) -> None:
        if lister.is_quiet(card):
            for pile in (codes.PILES.index("DX"), codes.PILES.index("TX")):
                lister.offer_use(card, codes.PILE_TARGET, pile, codes.NO_NUMBER, 0)

    def worth(self) -> int:
        return 55

    def searches(self) -> bool:
        return True


class PassLeft(QuietPlay):
    """W.SECRET."""

    def use(self, state: MunchkinState, seat: i64, card: i64, target: i64, mark: i64, number: i64) -> None:
        lay_used(state, seat, card)
        start_secret(state)


class AttachCheat(Effect):
    """Cheat! has its own verb."""


class WinGame(QuietPlay):
    """end.win."""

    def use(self, state: MunchkinState, seat: i64, card: i64, target: i64, mark: i64, number: i64) -> None:
        lay_used(state, seat, card)
        win_by_card(state, seat)

    def wins_game(self) -> bool:
        return True


WORDS: Final[dict[str, EffectWord]] = {
    "cancel_curse": EffectWord(CancelCurse, "", PLAYED),
    "gain_level": EffectWord(GainLevel, "n:count", "gual"),
    "draw": EffectWord(DrawCards, "what:door/treasure n:count", PLAYED),
    "fetch": EffectWord(Fetch, "what:any", PLAYED),
    "pass_left": EffectWord(PassLeft, "", "event"),
    "cheat": EffectWord(AttachCheat, "", "cheat"),
    "win": EffectWord(WinGame, "", PLAYED),
}
