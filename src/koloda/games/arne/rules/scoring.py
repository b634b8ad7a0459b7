"""Chapter 5.2: what a field is worth, and who wins."""

from mypy_extensions import i64

from koloda.games.arne import cards
from koloda.games.arne.state import DUMMY, ArneState
from koloda.kernel.seats import bit


def is_dead(stack: i64) -> bool:
    """Counts nothing: a -200 under a lock, a card under a crash that no lock takes back."""
    if cards.is_minus(cards.bottom(stack)):
        return stack & cards.ON_LOCK != 0
    return stack & cards.ON_CRASH != 0 and stack & cards.ON_LOCK == 0


def worth(state: ArneState, field: i64) -> i64:
    """arne.score.field: P * M - N."""
    plus: i64 = 0
    times: i64 = 1
    minus: i64 = 0
    for number in state.fields[field]:
        stack: i64 = number
        if stack == cards.GONE or is_dead(stack):
            continue
        card = cards.bottom(stack)
        triple: i64 = 3 if stack & cards.ON_X3 else 1
        if cards.is_minus(card):
            minus += 200 * triple  # arne.score.minus
        elif not cards.is_x2(card):
            plus += cards.VALUE_OF[card] * triple
        elif not state.options.x2_once:
            times *= 2 * triple  # arne.score.x2
        elif times < 2 * triple:
            times = 2 * triple
    return plus * times - minus


def points(state: ArneState, seat: i64) -> i64:
    """The field where a player sits, with the dummy he owns (arne.dummy.score)."""
    found = worth(state, state.places[seat])
    if state.owns_dummy(seat):
        found += worth(state, DUMMY)
    return found


def team_points(state: ArneState, colours: i64) -> i64:
    """arne.team.score: the fields of a colour together."""
    found: i64 = 0
    for place in range(1, state.count + 1):
        if state.colours[place] == colours:
            found += worth(state, place)
    return found


def score(state: ArneState, seat: i64) -> i64:
    """What a player wins or loses by: his own points, or his team's."""
    if state.options.team:
        return team_points(state, state.colours[state.places[seat]])
    return points(state, seat)


def leaders(state: ArneState) -> i64:
    """arne.score.winner, arne.min.goal: who would win now; ties are shared."""
    best: i64 = 0
    mask: i64 = 0
    for seat in range(state.count):
        found = score(state, seat)
        if state.options.minimum:
            found = -found
        if mask == 0 or found > best:
            best = found
            mask = bit(seat)
        elif found == best:
            mask |= bit(seat)
    return mask
