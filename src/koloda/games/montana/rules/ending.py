"""Winning a deal, points and the match (chapters 4.4 and 5)."""

from mypy_extensions import i64

from koloda.games.montana import cards, phases
from koloda.games.montana.state import MontanaState
from koloda.kernel import Event
from koloda.kernel.seats import NOBODY


def fulfils(state: MontanaState, seat: i64) -> bool:
    """montana.win.base, or the active victory rule (montana.v.replace, montana.v.odd, montana.v.even)."""
    active = state.tops[cards.VICTORY]
    if active < 0:
        return state.size(seat) == 0
    if state.size(seat) != 3:
        return False
    wanted = cards.ODD_CARDS if active == cards.ODD else cards.EVEN_CARDS
    return not state.held_mask(seat) & ~wanted  # montana.v.number-only


def find_winner(state: MontanaState) -> i64:
    """montana.win.priority: the mover first, then in order of play; NOBODY while the deal goes on."""
    seat = state.mover()
    i: i64 = 0
    while i < state.count:
        if fulfils(state, seat):
            return seat
        seat = state.after(seat)
        i += 1
    return NOBODY


def is_won(state: MontanaState, below: i64, out: list[Event] | None) -> bool:
    """montana.win.auto, montana.v.any-cause: the win check after an event.

    While a play is open the win stays pending; `below` is what goes on if a call takes it away.
    """
    winner = find_winner(state)
    if winner < 0:
        return False
    if state.open >= 0:
        state.winner = winner
        state.below = below
        state.enter(phases.FINAL, state.turn)
        if out is not None:
            out.append(Event("final", winner, "montana.win.auto", {}))
    else:
        end_deal(state, winner, out)
    return True


def close_check(state: MontanaState) -> None:
    """montana.window.check: what nobody called is forgiven for good; montana.shout.lapse."""
    state.open = NOBODY
    state.laid_on = NOBODY
    state.astray = 0
    state.wrong = 0
    state.owes = 0
    state.due = 0
    state.spent = 0
    state.penalised = 0
    state.unfounded = 0
    state.journal = ()
    if state.base is not None:
        state.base = None
        state.since = ()


def end_deal(state: MontanaState, winner: i64, out: list[Event] | None) -> None:
    """montana.end.stop: effects not yet resolved are dropped; montana.score.cards. NOBODY: void."""
    close_check(state)
    state.stage = phases.SETTLED
    state.triggers = ()
    state.times = ()
    state.seven = 0
    state.changed = 0
    state.drawn = cards.NO_CARD
    state.owed = 0
    state.skip = 0
    state.said = 0
    state.idle = 0
    state.moves = 0
    state.winner = winner
    state.enter(phases.OVER, NOBODY)
    if winner >= 0:
        totals = [total(state, seat) for seat in range(state.count)]
        totals[winner] += deal_points(state, winner)
        state.points = tuple(totals)
    if out is not None:
        for seat in range(state.count):
            codes = tuple([cards.CODES[card] for card in state.cards_in(seat)])
            out.append(Event("shown", seat, "montana.score.cards", {"cards": codes}))
    if out is not None and winner >= 0:
        points = deal_points(state, winner)
        out.append(Event("deal-over", winner, "montana.score.cards", {"points": points}))
        if is_match_over(state):
            out.append(Event("match-over", winner, "montana.tour.target", {"total": total(state, winner)}))


def void_deal(state: MontanaState, clause: str, out: list[Event] | None) -> None:
    """No winner, no points."""
    end_deal(state, NOBODY, out)
    if out is not None:
        out.append(Event("deal-void", NOBODY, clause, {}))


def hand_points(state: MontanaState, seat: i64) -> int:
    """montana.score.values."""
    return sum([int(cards.POINTS[card]) for card in state.cards_in(seat)])


def deal_points(state: MontanaState, seat: i64) -> int:
    """montana.score.cards: what the deal that is over brings a seat."""
    if seat != state.winner or seat < 0:
        return 0
    points = 0
    for other in range(state.count):
        if other != seat or not state.options.skip_winner:
            points += hand_points(state, other)
    return points


def total(state: MontanaState, seat: i64) -> int:
    return state.points[seat] if state.points else 0


def is_match_over(state: MontanaState) -> bool:
    """montana.tour.target, montana.tour.single."""
    if state.phase != phases.OVER:
        return False
    target = state.options.target
    return target == 0 or (state.winner >= 0 and total(state, state.winner) >= target)
