"""Cards from hand or play, one verb a function (pack §3; chapters 4.2 and 4.3)."""

from mypy_extensions import i64

from koloda.games.munchkin.codes import (
    CARD_TARGET,
    EQUALS,
    MINUS,
    MONSTERS,
    MUNCHKINS,
    NO_NUMBER,
    NO_TARGET,
    NUMBER_MARKS,
    PILE_TARGET,
    PILES,
    PLUS,
    SIDE_TARGET,
    SIDES,
)
from koloda.games.munchkin.packs.grammar import Step
from koloda.games.munchkin.packs.reading import Kind
from koloda.games.munchkin.packs.vocabulary import (
    CANCEL_CURSE,
    CHEAT,
    CLONE_MONSTER,
    CURSE,
    DIE_MOD,
    DIE_SET,
    DOOR,
    DRAW,
    END_COMBAT,
    ENHANCER,
    ESCAPE_ALL,
    EVENT,
    FETCH,
    GUAL,
    MONSTER,
    ONESHOT,
    PASS_LEFT,
    REMOVE_HELPER,
    REMOVE_MONSTER,
    SIDE,
    SWAP_MONSTER,
    THROW,
    TREASURE,
    TRICK,
    WANDER,
    WIN,
)
from koloda.games.munchkin.rules.combat import (
    add_foe,
    clear_combat,
    dismiss_helper,
    drop_deal,
    remove_foe,
    why_not_pledged,
)
from koloda.games.munchkin.rules.permission import refuse, why_not_now
from koloda.games.munchkin.rules.reward import win, win_by_card
from koloda.games.munchkin.rules.strength import has_tag
from koloda.games.munchkin.rules.telling import spell_cards, tell, tell_some
from koloda.games.munchkin.rules.zones import (
    discard,
    draw_to_hand,
    gain_levels,
    out_of_hand,
    out_of_play,
    to_hand,
)
from koloda.games.munchkin.state import (
    ADDED,
    AGAINST,
    BY_FETCH,
    F_ROLL,
    FACE,
    NOBODY,
    T_DOOR,
    T_END,
    T_ROOM,
    W_CURSE,
    W_DIE,
    W_PICK,
    W_RUN,
    W_SECRET,
    Foe,
    MunchkinState,
)
from koloda.kernel.errors import Refusal
from koloda.kernel.events import Value
from koloda.kernel.seats import bit, letter


def play_of(kind: Kind) -> Step:
    """The one effect of a card that is played."""
    return kind.fx[0]


def is_door_card(state: MunchkinState, seat: i64, card: i64) -> bool:
    """turn.door-play: the face-up door names itself."""
    return state.stage == T_DOOR and seat == state.turn and card == state.door


def take_card(state: MunchkinState, seat: i64, card: i64) -> None:
    """Out of the hand, out of play, or off the door, which is then dealt with."""
    if is_door_card(state, seat, card):
        state.door = -1
        state.enter(T_ROOM)
    elif card in state.seats[seat].hand:
        out_of_hand(state, seat, card)
    else:
        out_of_play(state, seat, card)


def lay_used(state: MunchkinState, seat: i64, card: i64, side: i64) -> None:
    """one.end, zone.combat: in a combat it lies there until the end, elsewhere it is discarded."""
    take_card(state, seat, card)
    combat = state.combat
    if combat is not None:
        combat.played.append((int(card), int(side)))
    else:
        discard(state, [int(card)])


# Go Up a Level


def why_not_gual(state: MunchkinState, seat: i64, card: i64, target: i64) -> Refusal | None:
    """gual.play, gual.not-10."""
    if card not in state.seats[seat].hand or state.kind(card).type != GUAL:
        return refuse("gual.play")
    if state.seats[target].dead:
        return refuse("death.rule")
    if state.seats[target].level >= highest(state, card):
        return refuse("gual.not-10")
    return None


def highest(state: MunchkinState, card: i64) -> i64:
    """end.non-kill, iron.over: one below the goal, unless the card openly says otherwise."""
    return state.options.goal if "R4" in state.kind(card).over else state.options.goal - 1


def play_gual(state: MunchkinState, seat: i64, card: i64, target: i64) -> None:
    out_of_hand(state, seat, card)
    step = play_of(state.kind(card))
    tell(state, "gual", seat, "munchkin.gual.play", {"card": state.code(card), "target": letter(target)})
    gain_levels(state, target, step.n, highest(state, card), "munchkin.gual.play")
    discard(state, [int(card)])
    if state.seats[target].level >= state.options.goal:
        win_by_card(state, target)


# Curses from hand


def why_not_curse(state: MunchkinState, seat: i64, card: i64, target: i64) -> Refusal | None:
    """curse.hand."""
    if card not in state.seats[seat].hand or state.kind(card).type != CURSE:
        return refuse("curse.hand")
    return refuse("death.rule") if state.seats[target].dead else None


def play_curse(state: MunchkinState, seat: i64, card: i64, target: i64) -> None:
    out_of_hand(state, seat, card)
    open_curse(state, card, target, seat, "munchkin.curse.hand")


def open_curse(state: MunchkinState, card: i64, victim: i64, seat: i64, clause: str) -> None:
    """curse.window: first the answers, then the effect."""
    state.push_frame(W_CURSE, victim, [int(card)])
    source = "door" if clause == "munchkin.curse.door" else "hand"
    values: dict[str, Value] = {"card": state.code(card), "target": letter(victim), "source": source}
    tell(state, "curse", seat, clause, values)


# Monsters into a combat


def why_not_enhance(state: MunchkinState, seat: i64, card: i64, monster: i64) -> Refusal | None:
    """enh.play, enh.target."""
    refusal = why_not_now(state, seat, "enh")
    if refusal is not None:
        return refusal
    if card not in state.seats[seat].hand or state.kind(card).type != ENHANCER:
        return refuse("enh.play")
    return None if state.the_combat().find(monster) is not None else refuse("enh.target")


def enhance(state: MunchkinState, seat: i64, card: i64, monster: i64) -> None:
    out_of_hand(state, seat, card)
    find_foe(state, monster).enhancers.append(int(card))
    tell(state, "enhance", seat, "munchkin.enh.play", {"card": state.code(card), "on": state.code(monster)})


def find_foe(state: MunchkinState, monster: i64) -> Foe:
    foe = state.the_combat().find(monster)
    assert foe is not None
    return foe


def is_hand_monster(state: MunchkinState, seat: i64, card: i64) -> bool:
    return card in state.seats[seat].hand and state.kind(card).type == MONSTER


def why_not_wander(state: MunchkinState, seat: i64, card: i64, monster: i64) -> Refusal | None:
    """wander.play: both cards from the hand."""
    refusal = why_not_now(state, seat, "wander")
    if refusal is not None:
        return refusal
    held = card in state.seats[seat].hand and state.kind(card).type == WANDER
    return None if held and is_hand_monster(state, seat, monster) else refuse("wander.play")


def wander(state: MunchkinState, seat: i64, card: i64, monster: i64) -> None:
    lay_used(state, seat, card, 0)
    out_of_hand(state, seat, monster)
    add_foe(state, monster, monster, seat, "munchkin.wander.play")


def why_not_join(state: MunchkinState, seat: i64, monster: i64) -> Refusal | None:
    """santa.join, santa.who."""
    refusal = why_not_now(state, seat, "join")
    if refusal is not None:
        return refusal
    if not is_hand_monster(state, seat, monster) or "santa" not in state.kind(monster).tags:
        return refuse("santa.join")
    for foe in state.the_combat().foes:
        if has_tag(state, foe, "santa"):
            return None
    return refuse("santa.join")


def join(state: MunchkinState, seat: i64, monster: i64) -> None:
    out_of_hand(state, seat, monster)
    add_foe(state, monster, monster, seat, "munchkin.santa.join")


# Sticks


def why_not_throw(state: MunchkinState, seat: i64, item: i64, monster: i64) -> Refusal | None:
    """flee.throw: from hand or play, while the munchkins run, before a roll against that monster."""
    refusal = why_not_now(state, seat, "throw")
    combat = state.combat
    if refusal is not None or combat is None or (state.stage != W_RUN and state.stage != F_ROLL):
        return refusal or refuse("flee.throw")
    foe = combat.find(monster)
    munchkin = state.seats[seat]
    if foe is None or not state.kind(item).is_item():
        return refuse("flee.throw")
    if item not in munchkin.hand and not munchkin.has_item(item):
        return refuse("flee.throw")
    wanted = [step.what for step in state.kind(foe.like).fx if step.verb == THROW]
    if not [tag for tag in wanted if tag in state.kind(item).tags]:
        return refuse("flee.throw")
    waits = [fighter for fighter in combat.fighters() if not foe.rolled & bit(fighter)]
    if foe.free or not waits:
        return refuse("flee.throw")
    return why_not_pledged(state, seat, [int(item)])


def throw(state: MunchkinState, seat: i64, item: i64, monster: i64) -> None:
    """zone.combat: a thrown stick is discarded at once."""
    take_card(state, seat, item)
    discard(state, [int(item)])
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
    if state.kind(card).type != CHEAT or not (door or card in munchkin.hand):
        return refuse("cheat.play")
    if not munchkin.has_item(item) or state.kind(item).type == ONESHOT:
        return refuse("cheat.play")
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


def quiet(verb: i64) -> bool:
    """Played in one's own turn out of combat."""
    return verb == FETCH or verb == DRAW or verb == PASS_LEFT or verb == CANCEL_CURSE or verb == WIN


def why_not_use(state: MunchkinState, seat: i64, args: tuple[int, ...]) -> Refusal | None:
    """One-shots from hand or play, tricks from hand; the card's verb says when."""
    card = args[0]
    kind = state.kind(card)
    if kind.type != ONESHOT and kind.type != TRICK:
        return refuse("treasure.when")
    step = play_of(kind)
    refusal = why_not_in_window(state, seat, card, step, "use")
    if refusal is not None:
        return refusal
    munchkin = state.seats[seat]
    if card not in munchkin.hand and not munchkin.has_item(card):
        return refuse("one.from" if kind.type == ONESHOT else "comp.trick")
    refusal = why_not_target(state, seat, step, args)
    return refusal if refusal is not None else why_not_pledged(state, seat, [card])


def why_not_event(state: MunchkinState, seat: i64, args: tuple[int, ...]) -> Refusal | None:
    """event.play."""
    card, named, added = args
    kind = state.kind(card)
    door = is_door_card(state, seat, card)
    if kind.type != EVENT:
        return refuse("event.play")
    step = play_of(kind)
    refusal = why_not_in_window(state, seat, card, step, "event")
    if refusal is not None:
        return refusal
    if not door and card not in state.seats[seat].hand:
        return refuse("event.play")
    if step.verb == CLONE_MONSTER or step.verb == SWAP_MONSTER:
        if state.the_combat().find(named) is None:
            return refuse("event.play")
        if step.verb == SWAP_MONSTER and not (added >= 0 and is_hand_monster(state, seat, added)):
            return refuse("event.play")
        return refuse("event.play") if step.verb == CLONE_MONSTER and added >= 0 else None
    target = (card, CARD_TARGET if named >= 0 else NO_TARGET, named, NO_NUMBER, 0)
    return refuse("event.play") if added >= 0 else why_not_target(state, seat, step, target)


def why_not_in_window(state: MunchkinState, seat: i64, card: i64, step: Step, row: str) -> Refusal | None:
    """The window column of pack §3."""
    verb = step.verb
    phase = state.phase()
    if verb == DIE_MOD or verb == DIE_SET:
        return None if phase == W_DIE else refuse("time.answers")
    if verb == CANCEL_CURSE and phase == W_CURSE:
        return None
    if quiet(verb):
        return why_not_now(state, seat, f"{row} quietly", card)
    if verb == ESCAPE_ALL:
        refusal = why_not_now(state, seat, "escape")
        running = state.stage == W_RUN or state.stage == F_ROLL
        return refusal if refusal is not None or running else refuse("flee.auto")
    return why_not_now(state, seat, f"{row} in combat")


def why_not_target(state: MunchkinState, seat: i64, step: Step, args: tuple[int, ...]) -> Refusal | None:
    """What the card must name, and what it must not."""
    _, kind, target, mark, number = args
    verb = step.verb
    if verb == SIDE:
        fixed = fixed_side(step)
        named = kind == SIDE_TARGET and (fixed == 0 or target == fixed)
        unsaid = kind == NO_TARGET and fixed != 0
        return None if (named or unsaid) and mark == NO_NUMBER else refuse("one.combat")
    if verb == REMOVE_MONSTER:
        named = kind == CARD_TARGET and state.the_combat().find(target) is not None
        return None if named and mark == NO_NUMBER else refuse("combat.removed")
    if verb == FETCH:
        if kind != PILE_TARGET or PILES[target][1] != "X" or not state.pile(PILES[target]):
            return refuse("disc.look")
        return None
    if verb == CANCEL_CURSE and state.phase() != W_CURSE:
        lying = [munchkin for munchkin in state.seats if target in munchkin.curses]
        return None if kind == CARD_TARGET and lying else refuse("curse.discard")
    if verb == DIE_MOD:
        frame = state.top_frame()
        flee = frame is not None and frame.values[AGAINST] >= 0
        right = (mark == PLUS or mark == MINUS) and number == step.n
        return None if flee and right else refuse("time.answers")
    if verb == DIE_SET:
        return None if mark == EQUALS else refuse("time.answers")
    return None if mark == NO_NUMBER else refuse("code.action")


def fixed_side(step: Step) -> int:
    """one.combat: the side of a card that leaves no choice, else 0."""
    return MUNCHKINS if step.on == "munchkins" else MONSTERS if step.on == "monsters" else 0


def use(state: MunchkinState, seat: i64, args: tuple[int, ...]) -> None:
    """combat.interfere: what has been played has happened."""
    card, kind, target, mark, number = args
    step = play_of(state.kind(card))
    verb = step.verb
    if verb == SIDE and kind == NO_TARGET:
        target = fixed_side(step)
        args = (card, SIDE_TARGET, target, mark, number)
    tell_use(state, seat, args)
    if verb == SIDE:
        lay_used(state, seat, card, target)
    elif verb == FETCH:
        start_fetching(state, seat, card, PILES[target])
    elif verb == DIE_MOD or verb == DIE_SET:
        lay_used(state, seat, card, 0)
        change_die(state, verb, mark, number)
    elif verb == CANCEL_CURSE:
        lay_used(state, seat, card, 0)
        cancel_curse(state, target)
    else:
        lay_used(state, seat, card, 0)
        resolve(state, seat, card, step, target)


def tell_use(state: MunchkinState, seat: i64, args: tuple[int, ...]) -> None:
    """The event's kind says what the card names besides: a side, a card, a number for the die."""
    card, kind, target, mark, number = args
    values: dict[str, Value] = {"card": state.code(card)}
    name = "use"
    if mark != NO_NUMBER:
        name = "use-die"
        values["number"] = f"{NUMBER_MARKS[mark]}{number}"
    elif kind == SIDE_TARGET:
        name = "use-side"
        values["side"] = SIDES[target]
    elif kind == CARD_TARGET and state.phase() != W_CURSE:
        name = "use-on"
        values["on"] = state.code(target)
    tell(state, name, seat, "munchkin.one.combat", values)


def resolve(state: MunchkinState, seat: i64, card: i64, step: Step, target: i64) -> None:
    """The card lies where it belongs; now it acts."""
    verb = step.verb
    if verb == REMOVE_MONSTER:
        remove_foe(state, find_foe(state, target), card, loot=step.loot)
        if not state.the_combat().foes:
            win(state)
    elif verb == REMOVE_HELPER:
        if state.the_combat().helper != NOBODY:
            dismiss_helper(state, "munchkin.help.who")
    elif verb == END_COMBAT:
        stop_combat(state)
    elif verb == ESCAPE_ALL:
        for foe in state.the_combat().foes:
            foe.free = True
    elif verb == DRAW:
        deck = DOOR if step.what == "door" else TREASURE
        draw_to_hand(state, seat, deck, step.n, "munchkin.treasure.when")
    elif verb == PASS_LEFT:
        start_secret(state)
    elif verb == WIN:
        win_by_card(state, seat)


def play_event(state: MunchkinState, seat: i64, args: tuple[int, ...]) -> None:
    card, named, added = args
    step = play_of(state.kind(card))
    tell(state, "event", seat, "munchkin.event.play", {"card": state.code(card)})
    if step.verb == CLONE_MONSTER:
        out_of_hand(state, seat, card)
        add_foe(state, card, find_foe(state, named).like, seat, "munchkin.event.play")
    elif step.verb == SWAP_MONSTER:
        lay_used(state, seat, card, 0)
        swap_monster(state, seat, named, added)
    else:
        lay_used(state, seat, card, 0)
        resolve(state, seat, card, step, named)


def swap_monster(state: MunchkinState, seat: i64, named: i64, added: i64) -> None:
    """Its enhancers stay and now act on the new one, which chases whoever was free."""
    combat = state.the_combat()
    old = find_foe(state, named)
    out_of_hand(state, seat, added)
    new = Foe(added, added)
    new.enhancers = old.enhancers
    combat.foes[combat.foes.index(old)] = new
    values: dict[str, Value] = {"card": state.code(added), "on": state.code(named)}
    tell(state, "monster-swap", seat, "munchkin.event.play", values)
    discard(state, [int(old.card)])


def stop_combat(state: MunchkinState) -> None:
    """`end_combat`: no victory, no flight; deal.lapse."""
    clear_combat(state)
    drop_deal(state)
    state.owe_nothing()
    state.enter(T_END)


def change_die(state: MunchkinState, verb: i64, mark: i64, number: i64) -> None:
    """time.asked: every answer forgets the passes."""
    frame = state.frames[-1]
    if verb == DIE_SET:
        frame.values[FACE] = int(number)
    else:
        frame.values[ADDED] += int(number) if mark == PLUS else -int(number)
    frame.seats = 0
    state.restart()


def cancel_curse(state: MunchkinState, target: i64) -> None:
    """curse.window: discarded without effect; or one lying on anybody goes."""
    if state.phase() == W_CURSE:
        card = state.frames[-1].values[0]
        state.pop_frame()
        discard(state, [card])
        return
    for munchkin in state.seats:
        if target in munchkin.curses:
            munchkin.curses.remove(int(target))
    discard(state, [int(target)])


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
    state.push_frame(W_PICK, seat, [BY_FETCH, int(card), NOBODY, 0, 1, *cards])


def fetch(state: MunchkinState, seat: i64, card: i64, found: i64) -> None:
    deck = state.kind(found).deck
    pile = state.discards[deck]
    pile.remove(int(found))
    to_hand(state, seat, found)
    values: dict[str, Value] = {"card": state.code(card), "top": state.code(pile[-1]) if pile else "-"}
    secret: dict[str, Value] = {"found": state.code(found)}
    tell_some(state, "fetch", seat, "munchkin.disc.look", values, secret, bit(seat))
    discard(state, [int(card)])


def start_secret(state: MunchkinState) -> None:
    """W.SECRET: everybody with a hand is asked."""
    mask: i64 = 0
    for seat in range(state.count):
        if state.seats[seat].hand:
            mask |= bit(seat)
    state.picked = []
    if mask:
        state.push_frame(W_SECRET, state.turn, [int(mask)])


def finish_secret(state: MunchkinState) -> None:
    """All are passed left together."""
    picked = state.picked
    state.picked = []
    state.pop_frame()
    for seat, card in picked:
        out_of_hand(state, seat, card)
    for seat, card in picked:
        receiver = state.left(seat)
        to_hand(state, receiver, card)
        secret: dict[str, Value] = {"card": state.code(card)}
        knows = bit(seat) | bit(receiver)
        tell_some(
            state, "pass-left", seat, "munchkin.event.play", {"target": letter(receiver)}, secret, knows
        )
