"""Victory: levels, treasures, shares and what was promised (chapter 3.9)."""

from mypy_extensions import i64

from koloda.games.munchkin import cards, codes, frames, phases
from koloda.games.munchkin.options import ENFORCE_FULL, ENFORCE_HONOUR
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.rules import zones
from koloda.games.munchkin.rules.combat import clear_combat, drop_deal
from koloda.games.munchkin.rules.strength import stake
from koloda.games.munchkin.rules.telling import spell_cards, tell
from koloda.games.munchkin.state import MunchkinPublic, MunchkinState
from koloda.games.munchkin.terms import AFTER_WIN, NOW
from koloda.kernel.seats import NOBODY, bit, has, letter, seats_in


def win(state: MunchkinState) -> None:
    """reward.final to reward.clean; then the treasures are drawn."""
    combat = state.the_combat()
    main, helper = combat.main, combat.helper
    levels, treasures = stake(state)
    killed = len(combat.foes)
    goal = state.options.goal
    owed = state.owed_levels
    zones.gain_levels(state, main, owed, goal - 1, "munchkin.iron.over")
    zones.gain_levels(state, main, levels - owed, goal, "munchkin.reward.level")
    state.owe_nothing()
    if helper != NOBODY and killed and helps_for_levels(state, helper):
        most = goal if state.options.elf_helper_win else goal - 1
        zones.gain_levels(state, helper, killed, most, "munchkin.help.no-level")
    clear_combat(state)
    if winners(state):
        finish_game(state)
        return
    state.partner = helper
    state.enter(phases.T_END)
    state.owed = treasures
    if treasures and has_encore(state, main):
        state.open_frame(phases.W_PICK, main, frames.prompt(frames.BY_ENCORE, [codes.YES, codes.NO]))
    else:
        draw_treasures(state)


def helps_for_levels(state: MunchkinState, helper: i64) -> bool:
    """help.no-level: an elf."""
    race = state.seats[helper].race
    return race != cards.NO_CARD and state.kind(race).raises_helper()


def has_encore(state: MunchkinState, seat: i64) -> bool:
    """power.encore."""
    trade, race = state.seats[seat].trade, state.seats[seat].race
    by_class = trade != cards.NO_CARD and state.kind(trade).has_power(vocabulary.ENCORE)
    return by_class or (race != cards.NO_CARD and state.kind(race).has_power(vocabulary.ENCORE))


def winners(state: MunchkinPublic) -> i64:
    """reward.win-check, end.shared: who stands at the goal; under shared_win=main the main alone."""
    goal = state.options.goal
    if not state.options.shared_win and state.seats[state.turn].level >= goal:
        return bit(state.turn)
    mask: i64 = 0
    seat: i64 = 0
    while seat < state.count:
        if state.seats[seat].level >= goal:
            mask |= bit(seat)
        seat += 1
    return mask


def ranks(state: MunchkinPublic) -> list[int]:
    """end.rank: winners first, the rest by level, then gold of items in play, else equal."""
    won = winners(state)
    keys: list[tuple[int, int, int]] = []
    for seat in range(state.count):
        munchkin = state.seats[seat]
        if has(won, seat):
            keys.append((1, 0, 0))
        else:
            gold = sum([int(state.kind(item).gold) for item in munchkin.items()])
            keys.append((0, int(munchkin.level), gold))
    return [1 + len([key for key in keys if key > own]) for own in keys]


def finish_game(state: MunchkinState) -> None:
    """end.at-once: no treasures, no deals."""
    drop_deal(state)
    state.owe_nothing()
    state.proposals = []
    for munchkin in state.seats:
        munchkin.fresh = []
    state.enter(phases.G_OVER)
    tell(
        state,
        "over",
        NOBODY,
        "munchkin.end.win",
        {"winners": tuple([letter(seat) for seat in seats_in(winners(state))])},
    )


def win_by_card(state: MunchkinState, seat: i64) -> None:
    """end.win: a card that openly says so; whatever was going on is over."""
    if state.combat is not None:
        clear_combat(state)
    state.seats[seat].level = state.options.goal
    finish_game(state)


# Drawing


def draw_treasures(state: MunchkinState) -> None:
    """reward.draw: alone face down, with a helper face up."""
    main = state.turn
    count = state.owed
    state.owed = 0
    if state.partner == NOBODY:
        zones.draw_to_hand(state, main, vocabulary.TREASURE, count, "munchkin.reward.draw")
        finish(state)
        return
    turn_up(state, count)
    share(state)


def turn_up(state: MunchkinState, count: i64) -> None:
    state.split = zones.draw_many(state, vocabulary.TREASURE, count)
    state.shown = state.split[:]
    cards = spell_cards(state, state.split)
    tell(state, "treasures", state.turn, "munchkin.reward.draw", {"cards": cards})


def answer_encore(state: MunchkinState, *, taken: bool) -> None:
    """power.encore: one more, then one of those drawn is discarded."""
    if not taken:
        draw_treasures(state)
        return
    count = state.owed + 1
    state.owed = 0
    if state.partner == NOBODY:
        drawn = zones.draw_to_hand(state, state.turn, vocabulary.TREASURE, count, "munchkin.power.encore")
    else:
        turn_up(state, count)
        drawn = state.split
    if len(drawn) > 1:
        state.open_frame(phases.W_PICK, state.turn, frames.prompt(frames.BY_ENCORE, drawn))
    elif drawn:
        drop_encore(state, drawn[0])
    else:
        finish(state)


def drop_encore(state: MunchkinState, card: i64) -> None:
    if state.partner == NOBODY:
        zones.out_of_hand(state, state.turn, card)
        zones.discard(state, [int(card)])
        finish(state)
    else:
        state.split.remove(int(card))
        zones.discard(state, [int(card)])
        share(state)


# Sharing


def share(state: MunchkinState) -> None:
    """reward.share: the first picker takes his whole number, the other has the rest."""
    terms = state.terms
    count = len(state.split)
    if state.options.enforce == ENFORCE_HONOUR:
        terms = None
    part = 0 if terms is None else int(terms.part(count))
    helper_first = terms is not None and terms.helper_first
    first = state.partner if helper_first else state.turn
    go_on_sharing(state, first, part if helper_first else count - part)


def go_on_sharing(state: MunchkinState, picker: i64, left: i64) -> None:
    """Where only one answer is possible nobody is asked."""
    if left and left < len(state.split):
        state.open_frame(phases.R_SPLIT, picker, frames.prompt(frames.BY_SHARE, state.split, left))
        return
    other = state.turn if picker == state.partner else state.partner
    taker = picker if left else other
    for card in state.split:
        take_treasure(state, taker, card)
    state.split = []
    pay(state)


def take_share(state: MunchkinState, picker: i64, left: i64, card: i64) -> None:
    """R.SPLIT: one treasure; so many more are his."""
    state.split.remove(int(card))
    take_treasure(state, picker, card)
    if left:
        go_on_sharing(state, picker, left)
    else:
        other = state.turn if picker == state.partner else state.partner
        go_on_sharing(state, other, len(state.split))


def take_treasure(state: MunchkinState, seat: i64, card: i64) -> None:
    """Everybody sees who takes what; in the hand it is closed again."""
    zones.to_hand(state, seat, card)
    tell(state, "take", seat, "munchkin.reward.share", {"card": state.code(card)})


def pay(state: MunchkinState) -> None:
    """reward.pay: pledged items that are still there, then the plays that are still legal."""
    terms = state.terms
    main, helper = state.turn, state.partner
    if terms is not None and state.options.enforce == ENFORCE_FULL:
        for item in terms.pay:
            if state.seats[main].has_item(item):
                zones.hand_over(state, item, main, helper)
                moved = {"card": state.code(item), "target": letter(helper)}
                tell(state, "paid", main, "munchkin.reward.pay", {**moved})
        terms = terms.without(cards.NO_CARD)
        terms.pay = []
        state.terms = terms
    keep_word(state)


def keep_word(state: MunchkinState) -> None:
    """The promised plays in their order; one that waits for answers holds the others up."""
    now = state.combat is not None
    when = NOW if now else AFTER_WIN
    while state.frame is None:
        terms = state.terms
        play = None if terms is None else terms.next_play(when)
        if terms is None or play is None or state.options.enforce != ENFORCE_FULL:
            break
        state.terms = terms.without(play[0])
        play_promised(state, state.turn, play[0], play[1])
    if not now and not owes_plays(state):
        finish(state)


def owes_plays(state: MunchkinState) -> bool:
    """Whether something promised is due now."""
    terms = state.terms
    if terms is None or state.options.enforce != ENFORCE_FULL:
        return False
    if state.combat is not None:
        return terms.next_play(NOW) is not None
    paying = state.partner != NOBODY and state.owed == 0 and not state.split
    return paying and terms.next_play(AFTER_WIN) is not None


def can_play_on(state: MunchkinState, seat: i64, card: i64, target: i64) -> bool:
    """help.pay: Go Up a Level or a curse from the main's hand, legal now."""
    kind = state.kind(card)
    if card not in state.seats[seat].hand or state.seats[target].dead:
        return False
    if kind.type == vocabulary.GUAL:
        return state.seats[target].level < state.options.goal - 1
    return kind.type == vocabulary.CURSE


def play_promised(state: MunchkinState, seat: i64, card: i64, target: i64) -> None:
    """deal.terms: carried out if it is legal then."""
    if not can_play_on(state, seat, card, target):
        return
    zones.out_of_hand(state, seat, card)
    kind = state.kind(card)
    tell(state, "promised", seat, "munchkin.reward.pay", {"card": state.code(card), "target": letter(target)})
    if kind.type == vocabulary.GUAL:
        zones.gain_levels(state, target, kind.fx[0].n, state.options.goal - 1, "munchkin.gual.play")
        zones.discard(state, [int(card)])
    else:
        state.open_frame(phases.W_CURSE, target, [int(card)])


def finish(state: MunchkinState) -> None:
    """reward.fresh: the main goes on with T.END."""
    drop_deal(state)
