"""Going out, points, the next round and the match (chapters 5.1 and 5.3)."""

from mypy_extensions import i64

from koloda.games.uno import cards, phases
from koloda.games.uno.options import ROUND_ONLY
from koloda.games.uno.rules.dealing import choose_dealer, go_on_dealing
from koloda.games.uno.rules.drawing import draw, gather_pack
from koloda.games.uno.rules.turns import clear_round
from koloda.games.uno.state import UnoState
from koloda.kernel import Event
from koloda.kernel.seats import NOBODY, bit, letter, seats_in

WINNER_DEALS = 1
DRAW_AGAIN = 2


def go_out(state: UnoState, winner: i64, player: i64, out: list[Event] | None) -> None:
    """uno.out.end, uno.out.any-card; with the table referee others may still call (uno.table.last)."""
    state.won = bit(winner)
    if state.options.table:
        state.call_held = 0
        state.enter(phases.LAST_CALL, NOBODY)
        if out is not None:
            out.append(Event("last-call", player, "uno.table.last", {}))
        return
    finish_round(state, winner, player, out)


def finish_round(state: UnoState, winner: i64, player: i64, out: list[Event] | None) -> None:
    """uno.out.plus2, uno.out.w4, uno.house.stack.out: the next player draws first, then points."""
    if winner == player:
        top = state.top
        if top == cards.WILD4:
            draw(state, state.after(player), 4 + state.stack, "uno.out.w4", out)
        elif cards.RANK_OF[top] == cards.PLUS:
            draw(state, state.after(player), 2 + state.stack, "uno.out.plus2", out)
    state.won = bit(winner)
    end_round(state, out)
    if out is not None:
        points = 0 if state.options.against else round_points(state, winner)
        out.append(Event("round-over", winner, "uno.score.winner", {"points": points}))


def void_round(state: UnoState, out: list[Event] | None) -> None:
    """uno.pile.blocked: nobody scores."""
    state.won = 0
    end_round(state, out)
    if out is not None:
        out.append(Event("round-void", NOBODY, "uno.pile.blocked", {}))


def end_round(state: UnoState, out: list[Event] | None) -> None:
    clear_round(state)
    state.enter(phases.ROUND_OVER, NOBODY)
    state.points = tuple(
        [state.points[seat] + round_points(state, seat) for seat in range(state.count)]
        if state.points
        else [round_points(state, seat) for seat in range(state.count)]
    )


def left_points(state: UnoState, seat: i64) -> int:
    """uno.score.points: what the cards of a hand are worth."""
    return sum([cards.POINTS[card] for card in state.cards_in(seat)])


def round_points(state: UnoState, seat: i64) -> int:
    """uno.score.winner, uno.alt.count: what the round that is over brings a seat."""
    if not state.won:
        return 0
    if state.options.against:
        return left_points(state, seat)
    if not state.won & bit(seat):
        return 0
    return sum([left_points(state, other) for other in range(state.count)])


def total(state: UnoState, seat: i64) -> int:
    return state.points[seat] if state.points else 0


def match_winners(state: UnoState) -> i64:
    """uno.score.match, uno.alt.end, uno.alt.tie, uno.score.single: 0 while the match goes on."""
    options = state.options
    if options.target == ROUND_ONLY:
        return state.won
    totals = [total(state, seat) for seat in range(state.count)]
    if max(totals) < options.target:
        return 0
    best = min(totals) if options.against else max(totals)
    winners: i64 = 0
    for seat in range(state.count):
        if totals[seat] == best:
            winners |= bit(seat)
    if options.against and options.tie_round and len(seats_in(winners)) > 1:
        return 0
    return winners


def next_round(state: UnoState, out: list[Event] | None) -> None:
    """uno.score.next-round, uno.score.next-dealer: another deal, or the match is over."""
    winners = match_winners(state)
    if winners:
        state.won = winners
        state.enter(phases.MATCH_OVER, NOBODY)
        if out is not None:
            names = tuple([letter(seat) for seat in seats_in(winners)])
            out.append(Event("match-over", NOBODY, "uno.score.match", {"winners": names}))
        return
    state.round += 1
    if out is not None:
        out.append(Event("next-round", NOBODY, "uno.score.next-round", {"round": state.round}))
    row: i64 = 0
    while row < state.count:
        state.empty(row)
        row += 1
    state.direction = 1
    won = state.won
    state.won = 0
    state.agreed = 0
    state.top = cards.NO_CARD
    state.colour = cards.NO_COLOUR
    if state.options.next_dealer == DRAW_AGAIN:
        choose_dealer(state, out)
        return
    if state.options.next_dealer == WINNER_DEALS and won:
        state.dealer = seats_in(won)[0]
    else:
        state.dealer = state.after(state.dealer)
    gather_pack(state)
    state.enter(phases.DEAL, NOBODY)
    go_on_dealing(state, out)
