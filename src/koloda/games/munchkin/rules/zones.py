"""Where cards lie and how they move (chapters 1.3 and 3.5)."""

from mypy_extensions import i64

from koloda.games.munchkin import cards
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.rules.telling import shuffle, spell_cards, tell, tell_some
from koloda.games.munchkin.state import FEMALE, MALE, Character, MunchkinPublic, MunchkinState
from koloda.kernel.seats import bit


def discard(state: MunchkinState, cards: list[int]) -> None:
    """disc.up, disc.order: face up, the last one on top, doors and treasures apart."""
    for card in cards:
        state.discards[state.kind(card).deck].append(card)
    if cards:
        tell(state, "discard", -1, "munchkin.disc.up", {"cards": spell_cards(state, cards)})


def draw(state: MunchkinState, deck: i64) -> int:
    """disc.lazy, disc.empty: the top card, NO_CARD when there is none anywhere."""
    pile = state.draws[deck]
    if not pile:
        rest = state.discards[deck]
        if not rest:
            return cards.NO_CARD
        order = shuffle(state, deck, rest[::-1])
        state.discards[deck] = []
        pile = order[::-1]
        state.draws[deck] = pile
        tell(state, "reshuffle", -1, "munchkin.disc.reshuffle", {"pile": "DT"[deck] + "D"})
    return pile.pop()


def draw_many(state: MunchkinState, deck: i64, count: i64) -> list[int]:
    """disc.short: what cannot be drawn is not owed."""
    drawn: list[int] = []
    while len(drawn) < count:
        card = draw(state, deck)
        if card == cards.NO_CARD:
            break
        drawn.append(card)
    return drawn


def to_hand(state: MunchkinState, seat: i64, card: i64) -> None:
    """when.fresh: out of one's own turn and combat a card is fresh."""
    munchkin = state.seats[seat]
    munchkin.hand.append(int(card))
    if seat != state.turn and not state.in_combat(seat):
        munchkin.fresh.append(int(card))
        state.refreshed = state.step


def draw_to_hand(state: MunchkinState, seat: i64, deck: i64, count: i64, clause: str) -> list[int]:
    drawn = draw_many(state, deck, count)
    for card in drawn:
        to_hand(state, seat, card)
    tell_some(
        state,
        "draw",
        seat,
        clause,
        {"deck": "DT"[deck] + "D", "count": len(drawn)},
        {"cards": spell_cards(state, drawn)},
        bit(seat),
    )
    return drawn


def out_of_hand(state: MunchkinState, seat: i64, card: i64) -> None:
    munchkin = state.seats[seat]
    munchkin.hand.remove(int(card))
    if card in munchkin.fresh:
        munchkin.fresh.remove(int(card))
        state.refreshed = state.step
    munchkin.seen = [entry for entry in munchkin.seen if entry[0] != card]


def mark_seen(state: MunchkinState, seat: i64, card: i64, mask: i64) -> None:
    """human.show: marked as known to those who saw it, while it stays in the hand."""
    munchkin = state.seats[seat]
    others = int(mask & ~bit(seat))
    for at, entry in enumerate(munchkin.seen):
        if entry[0] == card:
            munchkin.seen[at] = (entry[0], entry[1] | others)
            return
    if others:
        munchkin.seen.append((int(card), others))


def out_of_play(state: MunchkinState, seat: i64, item: i64) -> None:
    """An item leaves its owner, and Cheat! with it (cheat.play)."""
    munchkin = state.seats[seat]
    if item in munchkin.worn:
        munchkin.worn.remove(int(item))
    else:
        munchkin.carried.remove(int(item))
    cheats = munchkin.cheats_on(item)
    if cheats:
        munchkin.cheats = [entry for entry in munchkin.cheats if entry[0] != item]
        discard(state, cheats)


def hand_over(state: MunchkinState, item: i64, giver: i64, taker: i64) -> None:
    """trade.arrive: it comes carried."""
    out_of_play(state, giver, item)
    state.seats[taker].carried.append(int(item))


def spend(state: MunchkinState, seat: i64, card: i64) -> None:
    """Out of the hand or out of play, not yet discarded: items, race, class or a Cheat!."""
    munchkin = state.seats[seat]
    if card in munchkin.hand:
        out_of_hand(state, seat, card)
    elif munchkin.has_item(card):
        out_of_play(state, seat, card)
    elif card == munchkin.race or card == munchkin.trade:
        set_card(state, seat, cards.NO_CARD, race=card == munchkin.race)
    else:
        lose_cheat(state, seat, card)


def lose_cheat(state: MunchkinState, seat: i64, cheat: i64) -> None:
    """cheat.play: the item falls off when it is no longer legal."""
    munchkin = state.seats[seat]
    for item, lying in munchkin.cheats:
        if lying == cheat:
            munchkin.cheats.remove((item, lying))
            if item in munchkin.worn and not can_wear(state, seat, item):
                turn_sideways(state, seat, item)
            return


# What may be worn


def is_allowed(state: MunchkinPublic, seat: i64, item: i64) -> bool:
    """item.only."""
    for effect in state.kind(item).limits:
        if not effect.allows(state, seat):
            return False
    return True


def in_the_way(state: MunchkinState, seat: i64, item: i64) -> list[int]:
    """item.slots: what is worn where this item would go."""
    munchkin = state.seats[seat]
    slot = state.kind(item).slot
    found: list[int] = []
    for other in munchkin.worn:
        worn = state.kind(other).slot
        handy = worn == vocabulary.HAND or worn == vocabulary.HANDS2
        same = worn == slot if slot <= vocabulary.FEET else handy
        if other != item and same and not munchkin.has_cheat(other):
            found.append(other)
    return found


def has_room(state: MunchkinState, seat: i64, item: i64) -> bool:
    """item.slots; an item with Cheat! takes up no slot, and it is not counted against itself."""
    munchkin = state.seats[seat]
    slot = state.kind(item).slot
    if slot == vocabulary.NO_SLOT:
        return True
    hands: i64 = 0
    for other in munchkin.worn:
        if other == item or munchkin.has_cheat(other):
            continue
        worn = state.kind(other).slot
        if slot <= vocabulary.FEET and worn == slot:
            return False
        if worn == vocabulary.HAND:
            hands += 1
        elif worn == vocabulary.HANDS2:
            hands += 2
    if slot <= vocabulary.FEET:
        return True
    return hands + (2 if slot == vocabulary.HANDS2 else 1) <= 2


def can_wear(state: MunchkinState, seat: i64, item: i64) -> bool:
    if state.seats[seat].has_cheat(item):
        return True
    return is_allowed(state, seat, item) and has_room(state, seat, item)


def turn_sideways(state: MunchkinState, seat: i64, item: i64) -> None:
    munchkin = state.seats[seat]
    munchkin.worn.remove(int(item))
    munchkin.carried.append(int(item))
    tell(state, "doff", seat, "munchkin.item.fall-off", {"card": state.code(item)})


# What a munchkin is


def allowed_now(state: MunchkinState, munchkin: Character, seat: i64) -> list[int]:
    return [item for item in munchkin.worn if not munchkin.has_cheat(item) and is_allowed(state, seat, item)]


def fall_off(state: MunchkinState, seat: i64, before: list[int]) -> None:
    """item.fall-off: what was allowed and is no more is turned to carried."""
    for item in before:
        if item in state.seats[seat].worn and not is_allowed(state, seat, item):
            turn_sideways(state, seat, item)


def set_card(state: MunchkinState, seat: i64, card: i64, *, race: bool) -> int:
    """class.gain: a new race or class, or none; answers the old card, which is nowhere then."""
    munchkin = state.seats[seat]
    before = allowed_now(state, munchkin, seat)
    old = munchkin.become(card, race=race)
    fall_off(state, seat, before)
    return int(old)


def change_sex(state: MunchkinState, seat: i64) -> None:
    munchkin = state.seats[seat]
    before = allowed_now(state, munchkin, seat)
    munchkin.sex = FEMALE if munchkin.sex == MALE else MALE
    fall_off(state, seat, before)
    tell(state, "sex", seat, "munchkin.setup.sex", {"sex": "MF"[munchkin.sex]})


def lose_levels(state: MunchkinState, seat: i64, count: i64, least: i64, clause: str) -> None:
    """iron.R1: not below `least`, and whoever stands there already stays."""
    munchkin = state.seats[seat]
    munchkin.level = max(munchkin.level - count, min(munchkin.level, least))
    tell(state, "level", seat, clause, {"level": int(munchkin.level)})


def gain_levels(state: MunchkinState, seat: i64, count: i64, most: i64, clause: str) -> None:
    """end.cap, end.non-kill: never above `most`."""
    munchkin = state.seats[seat]
    if count and munchkin.level < most:
        munchkin.level = min(munchkin.level + count, most)
        tell(state, "level", seat, clause, {"level": int(munchkin.level)})
