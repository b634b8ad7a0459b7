"""The written rules of the blank Wilds (chapters 4.8 and 4.9)."""

from mypy_extensions import i64

from koloda.games.uno import options, phases
from koloda.games.uno.cards import CODES, COLOUR_OF, IN_CODE_ORDER, WILDS
from koloda.games.uno.options import BlankRule
from koloda.games.uno.rules.drawing import check_pile, draw, take_top, tell_draw
from koloda.games.uno.rules.ending import go_out
from koloda.games.uno.rules.swapping import swap_hands
from koloda.games.uno.rules.turns import begin_turn, false_shout, hold, owe, settle
from koloda.games.uno.state import UnoState
from koloda.kernel import Event
from koloda.kernel.masks import BITS
from koloda.kernel.seats import NOBODY, all_seats, bit, seats_in


def written(state: UnoState) -> BlankRule:
    """The rule being carried out: that of the top card."""
    return state.options.rule(state.top)


def in_order(state: UnoState, player: i64) -> list[int]:
    """All seats in order of play from the next player, the player of the blank last."""
    return [state.after(player, steps) for steps in range(1, state.count + 1)]


def carry_out(
    state: UnoState, seat: i64, card: i64, target: i64, shouted: bool, out: list[Event] | None
) -> None:
    """uno.blank.play: the colour is named, now the written rule."""
    rule = state.options.rule(card)
    number = rule.number
    following = state.after(seat)
    if number == 6:
        even_out(state, seat, shouted, out)
        return
    if number == 8:
        state.armed = seat if shouted else NOBODY
        state.enter(phases.JOKE, seat)
        return
    if number == options.CUSTOM:
        own_rule(state, seat, rule, target, shouted, out)
        return
    changed: i64 = 0
    if number == 1:
        draw_till_colour(state, following, out)
    elif number == 2:
        changed = discard_wilds(state, seat, out)
        if state.won:
            return
    elif number == 3:  # uno.blank.b03
        state.three |= bit(following)
        if out is not None:
            out.append(Event("three", following, "uno.blank.b03", {}))
    elif number == 5:
        exactly_seven(state, seat, following, shouted, out)
        return
    elif number == 7:  # uno.blank.b07
        lay_open(state, seat, out)
    settle(state, seat, shouted, changed, out)
    if number == 9:  # uno.blank.b09: a shout with the blank itself is not the next one
        state.stiff |= bit(following)
        if out is not None:
            out.append(Event("stiff", following, "uno.blank.b09", {}))
    if number == 10:  # uno.blank.b10
        state.enter(phases.STUNT, seat)
        return
    finish_blank(state, out)


def end_custom(state: UnoState, out: list[Event] | None) -> None:
    """uno.blank.custom: `done`, or the time is out."""
    if out is not None:
        out.append(Event("custom-done", state.turn, "uno.blank.custom", {}))
    finish_blank(state, out)


def finish_blank(state: UnoState, out: list[Event] | None) -> None:
    """Step 6 after a blank: uno.blank.no-skip, uno.blank.b04."""
    seat = state.player
    rule = written(state)
    number = rule.number
    steps: i64 = 1
    if number == 4 or rule.part == options.AGAIN_PART:
        if out is not None:
            out.append(Event("extra-turn", seat, "uno.blank.b04", {}))
        begin_turn(state, seat, out)
        return
    if rule.part == options.SKIP_PART or (state.options.blank_skip and number in (1, 5, 10)):
        steps = 2
        if out is not None:
            out.append(Event("skipped", state.after(seat), "uno.blank.no-skip", {}))
    begin_turn(state, state.after(seat, steps), out)


def lay_open(state: UnoState, seat: i64, out: list[Event] | None) -> None:
    """All hands are open until this seat has the turn again."""
    state.open |= bit(seat)
    if out is not None:
        out.append(Event("open", seat, "uno.blank.b07", {}))
        for other in range(state.count):
            cards = tuple([CODES[card] for card in state.cards_in(other)])
            out.append(Event("open-hand", other, "uno.blank.b07", {"cards": cards}))


def draw_till_colour(state: UnoState, seat: i64, out: list[Event] | None) -> None:
    """uno.blank.b01: one by one until a card of the colour just named comes."""
    cards: list[int] = []
    while True:
        card = take_top(state, out)
        if card < 0:
            break
        state.add(seat, card)
        state.drew = 1
        cards.append(card)
        if COLOUR_OF[card] == state.colour:
            break
    if out is not None:
        tell_draw(state, seat, cards, 0, "uno.blank.b01", out)


def discard_wilds(state: UnoState, player: i64, out: list[Event] | None) -> i64:
    """uno.blank.b02, uno.blank.empty: who lost cards; the first emptied hand wins at once."""
    changed: i64 = 0
    for seat in in_order(state, player)[:-1]:
        cards = [card for card in IN_CODE_ORDER if WILDS & BITS[card] and state.holds(seat, card)]
        cards = [card for card in cards for _ in range(state.copies_in(seat, card))]
        if not cards:
            continue
        changed |= bit(seat)
        shed_cards(state, seat, cards, "uno.blank.b02", out)
        if state.size(seat) == 0:
            go_out(state, seat, player, out)
            break
    return changed


def shed_cards(state: UnoState, seat: i64, cards: list[int], clause: str, out: list[Event] | None) -> None:
    """uno.blank.discard: face up under the top card, one by one."""
    if out is not None:
        out.append(Event("shed", seat, clause, {"cards": tuple([CODES[card] for card in cards])}))
    for card in cards:
        state.remove(seat, card)
        state.lay_under(card)
        check_pile(state, out)


def exactly_seven(state: UnoState, player: i64, seat: i64, shouted: bool, out: list[Event] | None) -> None:
    """uno.blank.b05."""
    size = state.size(seat)
    if size < 7:
        draw(state, seat, 7 - size, "uno.blank.b05", out)
    settle(state, player, shouted, 0, out)
    if size > 7:
        ask_to_shed(state, player, {int(seat): int(size) - 7}, "uno.blank.b05", out)
    else:
        finish_blank(state, out)


def even_out(state: UnoState, player: i64, shouted: bool, out: list[Event] | None) -> None:
    """uno.blank.b06: first all who have more discard, then the others draw."""
    shed = {seat: int(state.size(seat)) - 3 for seat in range(state.count) if state.size(seat) > 3}
    if shed:
        state.armed = player if shouted else NOBODY
        ask_to_shed(state, player, shed, "uno.blank.b06", out)
        return
    draw_to_three(state, player, out)
    settle(state, player, shouted, 0, out)
    finish_blank(state, out)


def draw_to_three(state: UnoState, player: i64, out: list[Event] | None) -> None:
    for seat in in_order(state, player):
        if state.size(seat) < 3:
            draw(state, seat, 3 - state.size(seat), "uno.blank.b06", out)


def ask_to_shed(
    state: UnoState, player: i64, shed: dict[int, int], clause: str, out: list[Event] | None
) -> None:
    """DISCARD: everyone chooses; the cards are shown when all are in."""
    state.shed = tuple([shed.get(seat, 0) for seat in range(state.count)])
    state.chosen = ()
    state.enter(phases.DISCARD, player)
    if out is not None:
        for seat, number in shed.items():
            out.append(Event("must-shed", seat, clause, {"count": number}))


def choose_shed(
    state: UnoState, seat: i64, cards: tuple[int, ...], shout: bool, out: list[Event] | None
) -> None:
    """`disc:…`: the choice of one; the last one lets the rule go on."""
    state.shed = tuple([0 if other == seat else state.shed[other] for other in range(state.count)])
    state.chosen = state.chosen + ((int(seat), cards, 1 if shout else 0),)
    if out is not None:
        codes = tuple([CODES[card] for card in cards])
        out.append(
            Event("chose", seat, "uno.blank.discard", {"count": len(cards)}, {"cards": codes}, bit(seat))
        )
    if any(state.shed):
        return
    show_choices(state, out)


def show_choices(state: UnoState, out: list[Event] | None) -> None:
    player = state.turn
    chosen = {choice[0]: choice for choice in state.chosen}
    state.shed = ()
    state.chosen = ()
    rule = written(state)
    for seat in in_order(state, player):
        if seat in chosen:
            shed_cards(state, seat, list(chosen[seat][1]), "uno.blank.discard", out)
    if rule.number == options.CUSTOM:
        after_own_discard(state, player, chosen, out)
        return
    if rule.number == 6:
        draw_to_three(state, player, out)
    for seat in in_order(state, player):  # nobody is down to one card now
        if seat in chosen and chosen[seat][2]:
            if out is not None:
                out.append(Event("shouted", seat, "uno.call.how", {}))
            false_shout(state, seat, out)
    if rule.number == 6:
        shouted = state.armed == player
        state.armed = NOBODY
        settle(state, player, shouted, 0, out)
    finish_blank(state, out)


def after_own_discard(
    state: UnoState, player: i64, chosen: dict[int, tuple[int, tuple[int, ...], int]], out: list[Event] | None
) -> None:
    """uno.call.owe, uno.call.owe-changed after the discard of an own rule."""
    for seat in in_order(state, player):
        if seat not in chosen:
            continue
        shouted = chosen[seat][2] != 0 or state.armed == seat
        if chosen[seat][2] and out is not None:
            out.append(Event("shouted", seat, "uno.call.how", {}))
        if seat == player or not state.options.owed_by_player:
            owe(state, seat, shouted, out)
        elif shouted:
            false_shout(state, seat, out)
    state.armed = NOBODY
    hold(state)
    state.enter(phases.CUSTOM, player)


def own_rule(
    state: UnoState, seat: i64, rule: BlankRule, target: i64, shouted: bool, out: list[Event] | None
) -> None:
    """uno.blank.custom, uno.blank.custom-parts: the automatic part, then honour (CUSTOM)."""
    if out is not None:
        out.append(Event("custom", seat, "uno.blank.custom", {"text": rule.text}))
    reached = reach(state, seat, rule, target)
    changed: i64 = 0
    if rule.part == options.DRAW_PART:
        for other in reached:
            draw(state, other, rule.amount, "uno.blank.custom-parts", out)
    elif rule.part == options.DISCARD_PART:
        shed = {other: min(int(rule.amount), int(state.size(other)) - 1) for other in reached}
        shed = {other: number for other, number in shed.items() if number > 0}
        if shed:
            if int(seat) in shed:
                state.armed = seat if shouted else NOBODY
            else:
                settle(state, seat, shouted, 0, out)
            ask_to_shed(state, seat, shed, "uno.blank.custom-parts", out)
            return
    elif rule.part == options.OPEN_PART:
        lay_open(state, seat, out)
    elif rule.part == options.SWAP_PART:
        swap_hands(state, seat, target, "uno.blank.custom-parts", out)
        changed = bit(target)
    settle(state, seat, shouted, changed, out)
    state.enter(phases.CUSTOM, seat)


def reach(state: UnoState, seat: i64, rule: BlankRule, target: i64) -> list[int]:
    """Whom the automatic part concerns, in order of play from the next player."""
    if rule.who == options.NEXT:
        return [state.after(seat)]
    if rule.who == options.CHOSEN:
        return [target]
    everybody = in_order(state, seat)
    return everybody if rule.who == options.ALL_PLAYERS else everybody[:-1]


def crow(state: UnoState, crowed: bool, out: list[Event] | None) -> None:
    """uno.blank.b10: he draws four in either case."""
    seat = state.after(state.turn)
    if out is not None and crowed:
        out.append(Event("crowed", seat, "uno.blank.b10", {}))
    draw(state, seat, 4, "uno.blank.b10", out)
    finish_blank(state, out)


def tell_joke(state: UnoState, text: str, out: list[Event] | None) -> None:
    """uno.blank.b08: everyone else votes."""
    state.voted = 0
    state.laughed = 0
    if out is not None:
        out.append(Event("joke", state.turn, "uno.blank.b08", {"text": text}))
    state.enter(phases.VOTE, state.turn)


def vote(state: UnoState, seat: i64, laughs: bool, out: list[Event] | None) -> None:
    """uno.hum.vote: secret until the vote ends."""
    state.voted |= bit(seat)
    if laughs:
        state.laughed |= bit(seat)
    if out is not None:
        out.append(Event("voted", seat, "uno.hum.vote", {}, {"laughs": 1 if laughs else 0}, bit(seat)))
    everybody = all_seats(state.count) & ~bit(state.turn)
    if state.voted == everybody or (laughs and not state.options.majority):
        count_votes(state, out)


def count_votes(state: UnoState, out: list[Event] | None) -> None:
    laughs = len(seats_in(state.laughed))
    success = laughs * 2 > state.count - 1 if state.options.majority else laughs > 0
    state.voted = 0
    state.laughed = 0
    if out is not None:
        out.append(
            Event(
                "vote-over",
                NOBODY,
                "uno.blank.b08",
                {"laughs": laughs, "success": "yes" if success else "no"},
            )
        )
    player = state.turn
    if not success:
        fail_joke(state, out)
    elif state.size(player) == 1:
        shouted = state.armed == player
        state.armed = NOBODY
        settle(state, player, shouted, 0, out)
        finish_blank(state, out)
    else:
        state.enter(phases.KEEP, player)


def fail_joke(state: UnoState, out: list[Event] | None) -> None:
    """Nobody laughs: four cards."""
    player = state.turn
    draw(state, player, 4, "uno.blank.b08", out)
    shouted = state.armed == player
    state.armed = NOBODY
    settle(state, player, shouted, 0, out)
    finish_blank(state, out)


def keep(state: UnoState, card: i64, shout: bool, out: list[Event] | None) -> None:
    """Somebody laughs: all but one card are discarded, and a shout is owed."""
    player = state.turn
    cards: list[int] = []
    for other in IN_CODE_ORDER:
        copies = int(state.copies_in(player, other)) - (1 if other == card else 0)
        cards += [other] * copies
    early = state.armed == player
    state.armed = NOBODY
    shed_cards(state, player, cards, "uno.blank.b08", out)
    if out is not None:
        out.append(Event("kept", player, "uno.blank.b08", {"count": len(cards)}))
        if shout:
            out.append(Event("shouted", player, "uno.call.how", {}))
    settle(state, player, shout, 0, out)
    if early:
        false_shout(state, player, out)
    finish_blank(state, out)
