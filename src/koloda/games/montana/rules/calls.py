"""Words, tap, shout, calls, and the play that is taken back (chapters 9.2 to 9.4)."""

from mypy_extensions import i64

from koloda.games.montana import cards, codes, phases
from koloda.games.montana.rules.digits import tell_hand
from koloda.games.montana.rules.drawing import pay
from koloda.games.montana.rules.ending import close_check, end_deal, find_winner, fulfils, is_won
from koloda.games.montana.rules.plays import OWES_TAP, OWES_WORDS, resolve
from koloda.games.montana.rules.turns import end_move
from koloda.games.montana.state import PAID, RECYCLED, SWAPPED, TOOK, MontanaState
from koloda.kernel import Event, Value
from koloda.kernel.seats import NOBODY, bit, letter, seats_in


def say(state: MontanaState, words: i64, out: list[Event] | None) -> None:
    """montana.say.form: false words count as no words; montana.call.duty-first."""
    if out is not None:
        out.append(Event("said", state.open, "montana.smile.say", {"words": codes.WORDS[words]}))
    if words == codes.words_for(state.top()):
        state.owes &= ~OWES_WORDS


def tap(state: MontanaState, out: list[Event] | None) -> None:
    """montana.tap.form."""
    if out is not None:
        out.append(Event("tapped", state.open, "montana.smile.tap", {}))
    state.owes &= ~OWES_TAP


def shout(state: MontanaState, seat: i64, out: list[Event] | None) -> None:
    """montana.shout.form: «Монтана!»"""
    if out is not None:
        out.append(Event("shouted", seat, "montana.shout.form", {}))
    state.said |= bit(seat)
    state.due &= ~bit(seat)


def offence_bit(offence: i64, target: i64) -> i64:
    """An offence of the open play as a bit of `penalised`: shouts by seat, then words and tap."""
    return bit(target) if offence == codes.NO_SHOUT else bit(8 + offence)


def is_founded(state: MontanaState, target: i64, offence: i64) -> bool:
    """montana.table.offences."""
    if offence == codes.WRONG_PLAY:
        return state.wrong != 0
    if offence == codes.NO_WORDS:
        return (state.owes & OWES_WORDS) != 0
    if offence == codes.NO_TAP:
        return (state.owes & OWES_TAP) != 0
    return (state.due & bit(target)) != 0


def call(state: MontanaState, seat: i64, target: i64, offence: i64, out: list[Event] | None) -> None:
    """montana.call.who, montana.call.unfounded, and the penalties of chapter 9.1."""
    founded = is_founded(state, target, offence)
    state.unfounded = 0 if founded else 1
    if out is not None:
        clause = "montana.table.offences" if founded else "montana.call.unfounded"
        public: dict[str, Value] = {"target": letter(target), "offence": codes.OFFENCES[offence]}
        public["right"] = "yes" if founded else "no"
        out.append(Event("called", seat, clause, public))
    if not founded:
        state.spent |= bit(seat)  # montana.call.spent
        if state.options.false_call:
            pay(state, seat, "montana.call.unfounded", out)
            look_for_win(state, out)
        return
    if offence == codes.WRONG_PLAY:
        take_back(state, out)
        return
    state.penalised |= offence_bit(offence, target)
    if offence == codes.NO_WORDS:
        state.owes &= ~OWES_WORDS
    elif offence == codes.NO_TAP:
        state.owes &= ~OWES_TAP
    else:
        state.due &= ~bit(target)
    pay(state, target, "montana.table.penalty", out)
    look_for_win(state, out)


def look_for_win(state: MontanaState, out: list[Event] | None) -> None:
    """The win check after a penalty; in FINAL it may take the win away, and the play goes on."""
    if state.phase != phases.FINAL:
        is_won(state, state.phase, out)
        return
    if fulfils(state, state.winner):
        return
    below = state.below
    state.winner = NOBODY
    if is_won(state, below, out):
        return
    if below == phases.RESOLVING:
        resolve(state, out)
    else:
        state.enter(below, state.turn)


def take_back(state: MontanaState, out: list[Event] | None) -> None:
    """montana.wrong.undo, montana.wrong.paid, montana.wrong.then."""
    offender = state.open
    before = state.base
    assert isinstance(before, MontanaState)
    changed = state.changed
    undo_hands(state)
    number_play = state.laid_on < 0
    taken_back: list[int] = []
    if number_play:
        n = state.last
        taken_back = [int(state.pile[state.pile_size - n + i]) for i in range(n)]
        state.pile_size -= n
    else:
        pile = state.laid_on
        taken_back = [int(state.tops[pile])]
        covered = state.under[pile]
        state.tops[pile] = covered[-1] if covered else cards.NO_CARD
        state.under[pile] = covered[:-1]
    for card in taken_back:
        state.add(offender, card)
    state.direction = before.direction
    state.skip = before.skip
    state.age = before.age
    state.last = before.last
    state.moves = before.moves
    state.said &= ~(changed | bit(offender))
    state.stage = phases.SETTLED
    state.triggers = ()
    state.times = ()
    state.seven = 0
    state.winner = NOBODY
    close_check(state)
    state.turn = offender
    if out is not None:
        told = tuple([cards.CODES[card] for card in taken_back])
        out.append(Event("undone", offender, "montana.wrong.undo", {"cards": told}))
        for seat in seats_in(changed):
            tell_hand(state, seat, "montana.wrong.undo", out)
    pay(state, offender, "montana.table.penalty", out)
    winner = find_winner(state)
    if winner >= 0:
        end_deal(state, winner, out)
    elif state.options.retry:
        state.owed = before.owed
        state.drawn = before.drawn
        state.enter(before.phase, offender)
    else:
        state.owed = 0
        end_move(state, offender, out)


def undo_hands(state: MontanaState) -> None:
    """The journal backwards; penalties stay with whoever drew them, wherever the hand has gone."""
    for entry in reversed(state.journal):
        kind = entry[0]
        if kind == PAID:
            for card in entry[2:]:
                state.remove(entry[1], card)
        elif kind == TOOK:
            for card in reversed(entry[2:]):
                state.remove(entry[1], card)
                state.put_on_deck(card)
        elif kind == SWAPPED:
            state.swap_hands(entry[1], entry[2])
        else:
            assert kind == RECYCLED
    for entry in state.journal:
        if entry[0] == PAID:
            for card in entry[2:]:
                state.add(entry[1], card)
