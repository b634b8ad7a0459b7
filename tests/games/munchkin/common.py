"""What the tests of clauses share: a position, an action, a fact, under one referee or both."""

from koloda.games.munchkin.cards import Cards
from koloda.games.munchkin.packs.wording import lines_of
from koloda.texts import Texts


def card_text(cards: Cards, card: int, lang: str) -> list[str]:
    """The lines on a card in `ru` or `en`."""
    texts = Texts("munchkin", lang)
    return [texts.sentence(line) for line in lines_of(cards.kinds[card], cards.people())]
