"""Cards from hand or play (chapters 4.2 and 4.3); what an effect of theirs does stands in `effects`."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes, frames, phases
from koloda.games.munchkin.effects.conditions import has_tag
from koloda.games.munchkin.notation import CARD, TARGET, CardArgument, MunchkinVerb, UseVerb
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.rules import zones
from koloda.games.munchkin.rules.combat import add_foe, why_not_pledged
from koloda.games.munchkin.rules.permission import refuse, why_not_now
from koloda.games.munchkin.rules.reward import win_by_card
from koloda.games.munchkin.rules.telling import spell_cards, tell, tell_some
from koloda.games.munchkin.state import Foe, MunchkinState
from koloda.kernel import Refusal, Value
from koloda.kernel.seats import bit, letter


def is_door_card(state: MunchkinState, seat: i64, card: i64) -> bool:
    """turn.door-play: the face-up door names itself."""
    return state.stage == phases.T_DOOR and seat == state.turn and card == state.door


def take_card(state: MunchkinState, seat: i64, card: i64) -> None:
    """Out of the hand, out of play, or off the door, which is then dealt with."""
    if is_door_card(state, seat, card):
        state.door = -1
        state.enter(phases.T_ROOM)
    elif card in state.seats[seat].hand:
        zones.out_of_hand(state, seat, card)
    else:
        zones.out_of_play(state, seat, card)


def lay_used(state: MunchkinState, seat: i64, card: i64, side: i64 = 0) -> None:
    """one.end, zone.combat: in a combat it lies there until the end, elsewhere it is discarded."""
    take_card(state, seat, card)
    combat = state.combat
    if combat is not None:
        combat.played.append((int(card), int(side)))
    else:
        zones.discard(state, [int(card)])


# Go Up a Level


def why_not_gual(state: MunchkinState, seat: i64, card: i64, target: i64) -> Refusal | None:
    """gual.play, gual.not-10."""
    if card not in state.seats[seat].hand or state.kind(card).type != vocabulary.GUAL:
        return refuse("gual.play")
    if state.seats[target].dead:
        return refuse("death.rule")
    level = state.seats[target].level
    if level >= highest(state, card):
        return Refusal("munchkin.gual.not-10", {"target": letter(target), "level": int(level)})
    return why_not_pledged(state, seat, [int(card)])


def highest(state: MunchkinState, card: i64) -> i64:
    """end.non-kill, iron.over: one below the goal, unless the card openly says otherwise."""
    return state.options.goal if "R4" in state.kind(card).over else state.options.goal - 1


def play_gual(state: MunchkinState, seat: i64, card: i64, target: i64) -> None:
    zones.out_of_hand(state, seat, card)
    tell(state, "gual", seat, "munchkin.gual.play", {"card": state.code(card), "target": letter(target)})
    zones.gain_levels(state, target, state.kind(card).play().n, highest(state, card), "munchkin.gual.play")
    zones.discard(state, [int(card)])
    if state.seats[target].level >= state.options.goal:
        win_by_card(state, target)


# Curses from hand


def why_not_curse(state: MunchkinState, seat: i64, card: i64, target: i64) -> Refusal | None:
    """curse.hand."""
    if card not in state.seats[seat].hand or state.kind(card).type != vocabulary.CURSE:
        return refuse("curse.hand")
    return refuse("death.rule") if state.seats[target].dead else why_not_pledged(state, seat, [int(card)])


def play_curse(state: MunchkinState, seat: i64, card: i64, target: i64) -> None:
    zones.out_of_hand(state, seat, card)
    open_curse(state, card, target, seat, "munchkin.curse.hand")


def open_curse(state: MunchkinState, card: i64, victim: i64, seat: i64, clause: str) -> None:
    """curse.window: first the answers, then the effect."""
    state.open_frame(phases.W_CURSE, victim, [int(card)])
    source = "door" if clause == "munchkin.curse.door" else "hand"
    values: dict[str, Value] = {"card": state.code(card), "target": letter(victim), "source": source}
    tell(state, "curse", seat, clause, values)


# Monsters into a combat


def why_not_enhance(state: MunchkinState, seat: i64, card: i64, monster: i64) -> Refusal | None:
    """enh.play, enh.target."""
    refusal = why_not_now(state, seat, "enh")
    if refusal is not None:
        return refusal
    if card not in state.seats[seat].hand or state.kind(card).type != vocabulary.ENHANCER:
        return refuse("enh.play")
    return None if state.the_combat().find(monster) is not None else refuse("enh.target")


def enhance(state: MunchkinState, seat: i64, card: i64, monster: i64) -> None:
    zones.out_of_hand(state, seat, card)
    find_foe(state, monster).enhancers.append(int(card))
    tell(state, "enhance", seat, "munchkin.enh.play", {"card": state.code(card), "on": state.code(monster)})


def find_foe(state: MunchkinState, monster: i64) -> Foe:
    foe = state.the_combat().find(monster)
    assert foe is not None
    return foe


def is_hand_monster(state: MunchkinState, seat: i64, card: i64) -> bool:
    return card in state.seats[seat].hand and state.kind(card).type == vocabulary.MONSTER


def why_not_wander(state: MunchkinState, seat: i64, card: i64, monster: i64) -> Refusal | None:
    """wander.play: both cards from the hand."""
    refusal = why_not_now(state, seat, "wander")
    if refusal is not None:
        return refusal
    held = card in state.seats[seat].hand and state.kind(card).type == vocabulary.WANDER
    return None if held and is_hand_monster(state, seat, monster) else refuse("wander.play", "lacking")


def wander(state: MunchkinState, seat: i64, card: i64, monster: i64) -> None:
    lay_used(state, seat, card)
    zones.out_of_hand(state, seat, monster)
    add_foe(state, monster, monster, seat, "munchkin.wander.play")


def why_not_join(state: MunchkinState, seat: i64, monster: i64) -> Refusal | None:
    """santa.join, santa.who."""
    refusal = why_not_now(state, seat, "join")
    if refusal is not None:
        return refusal
    if not is_hand_monster(state, seat, monster):
        return refuse("santa.join", "lacking")
    if "santa" not in state.kind(monster).tags:
        return refuse("santa.join", "monster")
    for foe in state.the_combat().foes:
        if has_tag(state, foe, "santa"):
            return None
    return refuse("santa.join", "alone")


def join(state: MunchkinState, seat: i64, monster: i64) -> None:
    zones.out_of_hand(state, seat, monster)
    add_foe(state, monster, monster, seat, "munchkin.santa.join")


# Sticks


def why_not_throw(state: MunchkinState, seat: i64, item: i64, monster: i64) -> Refusal | None:
    """flee.throw: from hand or play, while the munchkins run, before a roll against that monster."""
    refusal = why_not_now(state, seat, "throw")
    combat = state.combat
    if (
        refusal is not None
        or combat is None
        or (state.stage != phases.W_RUN and state.stage != phases.F_ROLL)
    ):
        return refusal or refuse("flee.throw")
    foe = combat.find(monster)
    munchkin = state.seats[seat]
    if foe is None or not state.kind(item).is_item():
        return refuse("flee.throw", "useless")
    if item not in munchkin.hand and not munchkin.has_item(item):
        return refuse("flee.throw", "lacking")
    tags = state.kind(item).tags
    if not [effect for effect in state.kind(foe.like).fx if effect.wants(tags)]:
        return refuse("flee.throw", "useless")
    waits = [fighter for fighter in combat.fighters() if not foe.rolled & bit(fighter)]
    if foe.free or not waits:
        return refuse("flee.throw", "free")
    return why_not_pledged(state, seat, [int(item)])


def throw(state: MunchkinState, seat: i64, item: i64, monster: i64) -> None:
    """zone.combat: a thrown stick is discarded at once."""
    take_card(state, seat, item)
    zones.discard(state, [int(item)])
    find_foe(state, monster).free = True
    tell(state, "throw", seat, "munchkin.flee.throw", {"card": state.code(item), "on": state.code(monster)})


# Cheat!


def why_not_cheat(state: MunchkinState, seat: i64, card: i64, item: i64) -> Refusal | None:
    """cheat.play."""
    door = is_door_card(state, seat, card)
    refusal = why_not_now(state, seat, "cheat", card)
    if refusal is not None:
        return refusal
    munchkin = state.seats[seat]
    if state.kind(card).type != vocabulary.CHEAT or not (door or card in munchkin.hand):
        return refuse("cheat.play", "lacking")
    if not munchkin.has_item(item) or state.kind(item).type == vocabulary.ONESHOT:
        return refuse("cheat.play", "item")
    return None


def cheat(state: MunchkinState, seat: i64, card: i64, item: i64) -> None:
    take_card(state, seat, card)
    munchkin = state.seats[seat]
    munchkin.cheats.append((int(item), int(card)))
    if item in munchkin.carried:
        munchkin.carried.remove(int(item))
        munchkin.worn.append(int(item))
    tell(state, "cheat", seat, "munchkin.cheat.play", {"card": state.code(card), "on": state.code(item)})


# One-shots, tricks and other doors


def why_not_use(state: MunchkinState, seat: i64, args: tuple[int, ...]) -> Refusal | None:
    """One-shots from hand or play, tricks from hand; the card's effect says when."""
    card, kind_of_target, target, mark, number = args
    kind = state.kind(card)
    if kind.type != vocabulary.ONESHOT and kind.type != vocabulary.TRICK:
        return refuse("treasure.when")
    effect = kind.play()
    refusal = effect.why_not_when(state, seat, card, "use")
    if refusal is not None:
        return refusal
    munchkin = state.seats[seat]
    if card not in munchkin.hand and not munchkin.has_item(card):
        return refuse("one.from" if kind.type == vocabulary.ONESHOT else "comp.trick")
    refusal = effect.why_not_at(state, kind_of_target, target, mark, number)
    return refusal if refusal is not None else why_not_pledged(state, seat, [card])


def why_not_event(state: MunchkinState, seat: i64, args: tuple[int, ...]) -> Refusal | None:
    """event.play."""
    card, named, added = args
    kind = state.kind(card)
    if kind.type != vocabulary.EVENT:
        return refuse("event.play")
    refusal = kind.play().why_not_when(state, seat, card, "event")
    if refusal is not None:
        return refusal
    if not is_door_card(state, seat, card) and card not in state.seats[seat].hand:
        return refuse("event.play")
    return kind.play().why_not_event(state, seat, named, added)


def use(state: MunchkinState, seat: i64, args: tuple[int, ...]) -> None:
    """combat.interfere: what has been played has happened."""
    card, kind, target, mark, number = args
    effect = state.kind(card).play()
    if kind == codes.NO_TARGET and effect.side():
        target = int(effect.side())
        args = (card, codes.SIDE_TARGET, target, mark, number)
    tell_use(state, seat, args)
    effect.use(state, seat, card, target, mark, number)


def tell_use(state: MunchkinState, seat: i64, args: tuple[int, ...]) -> None:
    """The event's kind says what the card names besides: a side, a card, a number for the die."""
    card, kind, target, mark, number = args
    values: dict[str, Value] = {"card": state.code(card)}
    name = "use"
    if mark != codes.NO_NUMBER:
        name = "use-die"
        values["number"] = f"{codes.NUMBER_MARKS[mark]}{number}"
    elif kind == codes.SIDE_TARGET:
        name = "use-side"
        values["side"] = codes.SIDES[target]
    elif kind == codes.CARD_TARGET and state.phase() != phases.W_CURSE:
        name = "use-on"
        values["on"] = state.code(target)
    tell(state, name, seat, "munchkin.one.combat", values)


def play_event(state: MunchkinState, seat: i64, args: tuple[int, ...]) -> None:
    card, named, added = args
    tell(state, "event", seat, "munchkin.event.play", {"card": state.code(card)})
    state.kind(card).play().use_event(state, seat, card, named, added)


def cancel_curse(state: MunchkinState, target: i64) -> None:
    """curse.window: discarded without effect; or one lying on anybody goes."""
    if state.phase() == phases.W_CURSE:
        card = state.the_frame().values[0]
        state.close_frame()
        zones.discard(state, [card])
        return
    for munchkin in state.seats:
        if target in munchkin.curses:
            munchkin.curses.remove(int(target))
    zones.discard(state, [int(target)])


# Fetching and passing left


def start_fetching(state: MunchkinState, seat: i64, card: i64, pile: str) -> None:
    """disc.look: only he sees it; the card itself is discarded afterwards."""
    take_card(state, seat, card)
    cards = state.pile(pile)[::-1]
    if len(cards) == 1:
        fetch(state, seat, card, cards[0])
        return
    secret: dict[str, Value] = {"cards": spell_cards(state, cards)}
    tell_some(state, "search", seat, "munchkin.disc.look", {"pile": pile}, secret, bit(seat))
    state.open_frame(phases.W_PICK, seat, frames.prompt(frames.BY_FETCH, cards, card=card))


def fetch(state: MunchkinState, seat: i64, card: i64, found: i64) -> None:
    deck = state.kind(found).deck
    pile = state.discards[deck]
    pile.remove(int(found))
    zones.to_hand(state, seat, found)
    values: dict[str, Value] = {"card": state.code(card), "top": state.code(pile[-1]) if pile else "-"}
    secret: dict[str, Value] = {"found": state.code(found)}
    tell_some(state, "fetch", seat, "munchkin.disc.look", values, secret, bit(seat))
    zones.discard(state, [int(card)])


def start_secret(state: MunchkinState) -> None:
    """W.SECRET: everybody with a hand is asked."""
    mask: i64 = 0
    for seat in range(state.count):
        if state.seats[seat].hand:
            mask |= bit(seat)
    state.picked = []
    if mask:
        state.open_frame(phases.W_SECRET, state.turn, [int(mask)])


def finish_secret(state: MunchkinState) -> None:
    """All are passed left together."""
    picked = state.picked
    state.picked = []
    state.close_frame()
    for seat, card in picked:
        zones.out_of_hand(state, seat, card)
    for seat, card in picked:
        receiver = state.left(seat)
        zones.to_hand(state, receiver, card)
        secret: dict[str, Value] = {"card": state.code(card)}
        knows = bit(seat) | bit(receiver)
        tell_some(
            state, "pass-left", seat, "munchkin.event.play", {"target": letter(receiver)}, secret, knows
        )


VERBS: Final[list[MunchkinVerb]] = [
    MunchkinVerb(
        "gual", codes.GUAL, [CARD, TARGET],
        lambda s, a: why_not_gual(s, a.seat, a.args[0], a.args[1]),
        lambda s, a: play_gual(s, a.seat, a.args[0], a.args[1]),
    ),
    MunchkinVerb(
        "curse", codes.CURSE, [CARD, TARGET],
        lambda s, a: why_not_curse(s, a.seat, a.args[0], a.args[1]),
        lambda s, a: play_curse(s, a.seat, a.args[0], a.args[1]),
    ),
    UseVerb(
        "use", codes.USE, [],
        lambda s, a: why_not_use(s, a.seat, a.args), lambda s, a: use(s, a.seat, a.args),
    ),
    MunchkinVerb(
        "enh", codes.ENH, [CARD, CardArgument("target", ">")],
        lambda s, a: why_not_enhance(s, a.seat, a.args[0], a.args[1]),
        lambda s, a: enhance(s, a.seat, a.args[0], a.args[1]),
    ),
    MunchkinVerb(
        "wander", codes.WANDER, [CARD, CardArgument("monster", "+")],
        lambda s, a: why_not_wander(s, a.seat, a.args[0], a.args[1]),
        lambda s, a: wander(s, a.seat, a.args[0], a.args[1]),
    ),
    MunchkinVerb(
        "join", codes.JOIN, [CARD],
        lambda s, a: why_not_join(s, a.seat, a.args[0]), lambda s, a: join(s, a.seat, a.args[0]),
    ),
    MunchkinVerb(
        "event", codes.EVENT,
        [CARD, CardArgument("target", ">", optional=True), CardArgument("monster", "+", optional=True)],
        lambda s, a: why_not_event(s, a.seat, a.args), lambda s, a: play_event(s, a.seat, a.args),
    ),
    MunchkinVerb(
        "cheat", codes.CHEAT, [CARD, CardArgument("target", ">")],
        lambda s, a: why_not_cheat(s, a.seat, a.args[0], a.args[1]),
        lambda s, a: cheat(s, a.seat, a.args[0], a.args[1]),
    ),
    MunchkinVerb(
        "throw", codes.THROW, [CARD, CardArgument("target", ">")],
        lambda s, a: why_not_throw(s, a.seat, a.args[0], a.args[1]),
        lambda s, a: throw(s, a.seat, a.args[0], a.args[1]),
    ),
]  # fmt: skip
