"""What bad stuff and curses do to a victim, one verb a function (pack §2.2), and death (chapter 3.11)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.cards import LOWEST, NO_CARD
from koloda.games.munchkin.options import DEATH_SOFT
from koloda.games.munchkin.packs.grammar import Step
from koloda.games.munchkin.packs.vocabulary import (
    CHANGE_SEX,
    CURSE,
    DIE,
    HAND,
    HANDS2,
    LOSE_CLASS,
    LOSE_HAND,
    LOSE_ITEM,
    LOSE_LEVELS,
    LOSE_RACE,
    ONESHOT,
    SLOTS,
)
from koloda.games.munchkin.rules.telling import pick_at_random, spell_cards, tell
from koloda.games.munchkin.rules.zones import (
    change_sex,
    discard,
    hand_over,
    lose_levels,
    out_of_hand,
    out_of_play,
    set_card,
    to_hand,
)
from koloda.games.munchkin.state import BY_EFFECT, HAND_CARDS, W_PICK, MunchkinState
from koloda.kernel.events import Value
from koloda.kernel.seats import letter

DONE: Final = 0
NOTHING: Final = 1
WAITS: Final = 2
"""How a step ends: it acted, it found nothing to act on, or somebody must choose first."""

Loss = tuple[list[int], list[int], int]
"""Cards lost for certain, cards among which somebody chooses, how many of those."""


def steps_of(state: MunchkinState, card: i64) -> list[Step]:
    """All consequences of a card in one row: a curse's own, or a monster's bad stuff, then its escape."""
    kind = state.kind(card)
    return kind.fx if kind.type == CURSE else kind.bad + kind.escape


def last_place(state: MunchkinState, card: i64, place: i64) -> int:
    """Where the list ends in which `place` stands."""
    kind = state.kind(card)
    if kind.type == CURSE:
        return len(kind.fx)
    return len(kind.bad) if place < len(kind.bad) else len(kind.bad) + len(kind.escape)


def run(state: MunchkinState, card: i64, victim: i64, place: i64, end: i64) -> None:
    """The consequences from `place` on, in the written order, each fully."""
    steps = steps_of(state, card)
    while place < end:
        if act(state, card, victim, place, steps[place]) == WAITS:
            return
        place += 1
    if state.kind(card).type == CURSE:
        finish_curse(state, card, victim)


def act(state: MunchkinState, card: i64, victim: i64, place: i64, step: Step) -> i64:
    """A, and B only if A had nothing to take."""
    result = do_step(state, card, victim, place, step)
    otherwise = step.otherwise
    if result == NOTHING and otherwise is not None:
        result = do_step(state, card, victim, place, otherwise)
    return result


def finish_curse(state: MunchkinState, card: i64, victim: i64) -> None:
    """curse.discard: it lies with the victim if it lasts."""
    if state.kind(card).lasts():
        state.seats[victim].curses.append(int(card))
        tell(state, "cursed", victim, "munchkin.curse.discard", {"card": state.code(card)})
    else:
        discard(state, [int(card)])


def do_step(state: MunchkinState, card: i64, victim: i64, place: i64, step: Step) -> i64:
    verb = step.verb
    munchkin = state.seats[victim]
    if verb == LOSE_LEVELS:
        least: i64 = LOWEST if "R1" in state.kind(card).over else 1
        if munchkin.level <= least:
            return NOTHING
        lose_levels(state, victim, step.n, least, "munchkin.iron.R1")
        return DONE
    if verb == LOSE_ITEM:
        return lose_item(state, card, victim, place, step)
    if verb == LOSE_HAND:
        return lose_hand(state, card, victim, place, step)
    if verb == LOSE_CLASS or verb == LOSE_RACE:
        race = verb == LOSE_RACE
        if (munchkin.race if race else munchkin.trade) == NO_CARD:
            return NOTHING
        lost = set_card(state, victim, NO_CARD, race=race)
        tell_lost(state, victim, "munchkin.class.gain", [lost])
        discard(state, [lost])
        return DONE
    if verb == CHANGE_SEX:
        change_sex(state, victim)
        return DONE
    if verb == DIE:
        return die(state, card, victim, place)
    return NOTHING


# Items


def chooser(state: MunchkinState, victim: i64, step: Step) -> i64:
    if step.by == "left":
        return state.left(victim)
    return state.right(victim) if step.by == "right" else victim


def eligible(state: MunchkinState, victim: i64, what: str) -> list[int]:
    """curse.choose: in play, worn or carried, unless the card says worn."""
    munchkin = state.seats[victim]
    if what == "worn":
        return munchkin.worn[:]
    items = munchkin.items()
    if what == "oneshot":
        return [item for item in items if state.kind(item).type == ONESHOT]
    if what == "hand":
        return [item for item in items if state.kind(item).slot == HAND or state.kind(item).slot == HANDS2]
    if what in SLOTS:
        return [item for item in items if state.kind(item).slot == SLOTS.index(what)]
    return items


def loss(state: MunchkinState, victim: i64, step: Step) -> Loss:
    """What a lose_item takes; of `dear` and `best` the highest."""
    items = eligible(state, victim, step.what)
    if len(items) <= step.n:
        return items, [], 0
    if step.what != "dear" and step.what != "best":
        return [], items, int(step.n)
    worth = [int(state.kind(item).gold if step.what == "dear" else state.kind(item).bonus) for item in items]
    edge = sorted(worth, reverse=True)[step.n - 1]
    sure = [item for item, value in zip(items, worth, strict=True) if value > edge]
    rest = [item for item, value in zip(items, worth, strict=True) if value == edge]
    need = int(step.n) - len(sure)
    return (sure + rest, [], 0) if len(rest) == need else (sure, rest, need)


def lose_item(state: MunchkinState, card: i64, victim: i64, place: i64, step: Step) -> i64:
    sure, choices, need = loss(state, victim, step)
    who = chooser(state, victim, step)
    if need:
        ask(state, who, card, victim, place, 1, choices)
        return WAITS
    if not sure:
        return NOTHING
    take_items(state, victim, who, step, state.cards.by_code(sure))
    return DONE


def take_items(state: MunchkinState, victim: i64, who: i64, step: Step, items: list[int]) -> None:
    """`to=taker`: the chooser has it then, carried; what nobody named goes in code order (disc.order)."""
    values: dict[str, Value] = {"cards": spell_cards(state, items)}
    if step.to_taker:
        values["target"] = letter(who)
    kind = "items-taken" if step.to_taker else "lose-items"
    tell(state, kind, victim, "munchkin.curse.choose", values)
    for item in items:
        if step.to_taker:
            hand_over(state, item, victim, who)
        else:
            out_of_play(state, victim, item)
    if not step.to_taker:
        discard(state, items)


def ask(
    state: MunchkinState, who: i64, card: i64, victim: i64, place: i64, amount: i64, choices: list[int]
) -> None:
    """W.PICK."""
    state.push_frame(W_PICK, who, [BY_EFFECT, int(card), int(victim), int(place), int(amount), *choices])


# Hand cards


def lose_hand(state: MunchkinState, card: i64, victim: i64, place: i64, step: Step) -> i64:
    hand = state.seats[victim].hand
    if not hand:
        return NOTHING
    if len(hand) <= step.n:
        drop_hand(state, victim, state.cards.by_code(hand))
        return DONE
    if step.by == "random":
        lost: list[int] = []
        while len(lost) < step.n:
            lost.append(pick_at_random(state, [other for other in hand if other not in lost]))
        drop_hand(state, victim, lost)
        return DONE
    ask(state, victim, card, victim, place, step.n, [HAND_CARDS])
    return WAITS


def drop_hand(state: MunchkinState, victim: i64, cards: list[int]) -> None:
    tell_lost(state, victim, "munchkin.zone.hand", cards)
    for card in cards:
        out_of_hand(state, victim, card)
    discard(state, cards)


def tell_lost(state: MunchkinState, victim: i64, clause: str, cards: list[int]) -> None:
    tell(state, "lose-items", victim, clause, {"cards": spell_cards(state, cards)})


# Death


def die(state: MunchkinState, card: i64, victim: i64, place: i64) -> i64:
    """death.rule: the others take one card each, the rest is discarded."""
    munchkin = state.seats[victim]
    if state.options.death == DEATH_SOFT:
        items = state.cards.by_code(munchkin.items())
        for item in items:
            out_of_play(state, victim, item)
        discard(state, items)
        return DONE if items else NOTHING
    state.leaked = True
    tell(state, "death", victim, "munchkin.death.rule", {"cards": spell_cards(state, estate(state, victim))})
    return go_on_looting(state, card, victim, place, takers(state, victim))


def estate(state: MunchkinState, victim: i64) -> list[int]:
    munchkin = state.seats[victim]
    return munchkin.items() + munchkin.hand


def takers(state: MunchkinState, victim: i64) -> list[int]:
    """From the highest level down, ties clockwise from the dead one."""
    order: list[int] = []
    for seat in state.around(victim):
        if state.seats[seat].dead:
            continue
        at = len(order)
        while at > 0 and state.seats[order[at - 1]].level < state.seats[seat].level:
            at -= 1
        order.insert(at, seat)
    return order


def go_on_looting(state: MunchkinState, card: i64, victim: i64, place: i64, left: list[int]) -> i64:
    for seat in left:
        cards = estate(state, victim)
        if len(cards) > 1:
            ask(state, seat, card, victim, place, 1, cards)
            return WAITS
        if cards:
            take_from_dead(state, victim, seat, cards[0])
    rest = state.cards.by_code(estate(state, victim))
    for other in rest:
        leave_dead(state, victim, other)
    discard(state, rest)
    munchkin = state.seats[victim]
    munchkin.fresh = []
    munchkin.seen = []
    munchkin.dead = True
    return DONE


def leave_dead(state: MunchkinState, victim: i64, card: i64) -> None:
    if card in state.seats[victim].hand:
        out_of_hand(state, victim, card)
    else:
        out_of_play(state, victim, card)


def take_from_dead(state: MunchkinState, victim: i64, seat: i64, card: i64) -> None:
    leave_dead(state, victim, card)
    to_hand(state, seat, card)
    tell(state, "loot", seat, "munchkin.death.rule", {"card": state.code(card), "target": letter(victim)})


# Answers to a prompt


def active(state: MunchkinState, card: i64, victim: i64, place: i64) -> Step:
    """The side of an `else` that asked."""
    step = steps_of(state, card)[place]
    otherwise = step.otherwise
    if otherwise is None:
        return step
    empty = step.verb == LOSE_ITEM and not eligible(state, victim, step.what)
    empty = empty or (step.verb == LOSE_HAND and not state.seats[victim].hand)
    return otherwise if empty or step.verb not in (LOSE_ITEM, LOSE_HAND, DIE) else step


def needed(state: MunchkinState, card: i64, victim: i64, place: i64, amount: i64) -> i64:
    """How many cards the answer names."""
    step = active(state, card, victim, place)
    return loss(state, victim, step)[2] if step.verb == LOSE_ITEM else amount


def answer(state: MunchkinState, who: i64, card: i64, victim: i64, place: i64, cards: list[int]) -> None:
    """The prompt is gone; what was chosen happens, then the rest of the consequences."""
    step = active(state, card, victim, place)
    if step.verb == LOSE_ITEM:
        sure = state.cards.by_code(loss(state, victim, step)[0])
        take_items(state, victim, who, step, sure + cards)
    elif step.verb == LOSE_HAND:
        drop_hand(state, victim, cards)
    else:
        take_from_dead(state, victim, who, cards[0])
        order = takers(state, victim)
        left = order[order.index(int(who)) + 1 :]
        if go_on_looting(state, card, victim, place, left) == WAITS:
            return
    run(state, card, victim, place + 1, last_place(state, card, place))
