"""A combat begins, changes and is cleared away (chapters 3.6 and 3.7)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes, phases
from koloda.games.munchkin.notation import VERSION, MunchkinVerb
from koloda.games.munchkin.options import ENFORCE_FULL
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.rules.permission import refuse, why_not_now
from koloda.games.munchkin.rules.strength import foe_loot, is_for_the_win, is_winning
from koloda.games.munchkin.rules.telling import spell_cards, tell
from koloda.games.munchkin.rules.zones import discard, draw_to_hand, gain_levels
from koloda.games.munchkin.state import SERENADED, TRADE, Combat, Foe, MunchkinPublic, MunchkinState
from koloda.games.munchkin.terms import AFTER_WIN, Terms
from koloda.kernel import Refusal
from koloda.kernel.seats import NOBODY


def start_combat(state: MunchkinState, monster: i64) -> None:
    """combat.start: the monster is face up."""
    combat = Combat(state.turn)
    combat.foes.append(Foe(monster, monster))
    state.combat = combat
    state.owe_nothing()
    drop_deal(state)
    state.enter(phases.C_OPEN)
    tell(state, "combat", state.turn, "munchkin.combat.start", {"card": state.code(monster)})


def add_foe(state: MunchkinState, card: i64, like: i64, seat: i64, clause: str) -> None:
    """multi.sum: in order of arrival."""
    state.the_combat().foes.append(Foe(card, like))
    tell(state, "monster", seat, clause, {"card": state.code(card), "like": state.code(like)})


def remove_foe(state: MunchkinState, foe: Foe, by: i64, *, loot: bool) -> None:
    """combat.removed: discarded at once with its enhancers.

    iron.over: with R2 on either card its levels are owed as well, with R3 nothing waits for the end.
    """
    kind = state.kind(foe.like)
    over = kind.over + state.kind(by).over
    treasures = foe_loot(state, foe) if loot else 0
    levels = kind.levels if "R2" in over else 0
    if "R3" in over:
        gain_levels(state, state.turn, levels, state.options.goal - 1, "munchkin.iron.over")
        draw_to_hand(state, state.turn, vocabulary.TREASURE, treasures, "munchkin.iron.over")
    else:
        state.owed += treasures
        state.owed_levels += levels
    state.the_combat().foes.remove(foe)
    tell(state, "monster-leaves", state.turn, "munchkin.combat.removed", {"card": state.code(foe.card)})
    discard(state, [int(foe.card), *foe.enhancers])


def enter_as_helper(state: MunchkinState, seat: i64, terms: Terms | None, *, forced: bool) -> None:
    """help.one, when.in-combat: nothing is fresh for a fighter."""
    state.the_combat().helper = seat
    state.terms = terms
    state.forced = forced
    state.seats[seat].fresh = []
    void_help(state)
    clause = "munchkin.help.forced" if forced else "munchkin.help.one"
    tell(state, "helper", seat, clause, {})


def dismiss_helper(state: MunchkinState, clause: str) -> None:
    """help.who: his deal is void, and what cursed him for this combat goes."""
    combat = state.the_combat()
    helper = combat.helper
    combat.helper = NOBODY
    lift_combat_curses(state, helper)
    drop_deal(state)
    tell(state, "helper-leaves", helper, clause, {})


def drop_deal(state: MunchkinState) -> None:
    """deal.lapse."""
    state.terms = None
    state.forced = False
    state.partner = NOBODY


def void_help(state: MunchkinState) -> None:
    """offer.life: the helper's place is filled or the combat is over."""
    state.proposals = [proposal for proposal in state.proposals if proposal.kind == TRADE]


def lift_combat_curses(state: MunchkinState, seat: i64) -> None:
    """curse.now: leaving the combat ends what was for this combat."""
    munchkin = state.seats[seat]
    ended = [curse for curse in munchkin.curses if state.kind(curse).ends_with_combat()]
    if ended:
        munchkin.curses = [curse for curse in munchkin.curses if curse not in ended]
        discard(state, ended)


def clear_combat(state: MunchkinState) -> None:
    """combat.end, disc.order: nobody is in combat, its zone is discarded."""
    combat = state.the_combat()
    state.combat = None
    for seat in combat.fighters():
        lift_combat_curses(state, seat)
    zone: list[int] = []
    for foe in combat.foes:
        zone += [int(foe.card), *foe.enhancers]
    zone += [card for card, _ in combat.played]
    discard(state, zone)
    for munchkin in state.seats:
        munchkin.berserk = 0
        munchkin.stabbed = 0
        munchkin.holds = state.options.holds
        munchkin.used &= ~SERENADED
    void_help(state)
    tell(state, "combat-over", combat.main, "munchkin.combat.end", {"cards": spell_cards(state, zone)})


def pledged(state: MunchkinPublic, seat: i64) -> list[int]:
    """deal.pledge: the main's cards that a deal in force has promised."""
    combat, terms = state.combat, state.terms
    if combat is None or terms is None or seat != combat.main or state.options.enforce != ENFORCE_FULL:
        return []
    return terms.pay + [card for card, _, when in terms.plays if when == AFTER_WIN]


def why_not_pledged(state: MunchkinPublic, seat: i64, cards: list[int]) -> Refusal | None:
    promised = pledged(state, seat)
    for card in cards:
        if card in promised:
            return refuse("deal.pledge")
    return None


# The main's decision


def why_not_quoted(state: MunchkinState, version: i64) -> Refusal | None:
    """time.quote."""
    combat = state.combat
    if combat is not None and version != combat.version:
        return refuse("time.quote")
    return None


def why_not_claim(state: MunchkinState, seat: i64, version: i64) -> Refusal | None:
    """combat.who-decides; under `table` a losing claim stands until it is called."""
    refusal = why_not_quoted(state, version) or why_not_now(state, seat, "decide")
    if refusal is not None:
        return refusal
    if state.stage != phases.C_OPEN:
        return refuse("combat.who-decides", "declared")
    winning = state.options.table or is_winning(state)
    return None if winning else refuse("combat.who-decides", "losing")


def why_not_run(state: MunchkinState, seat: i64, version: i64) -> Refusal | None:
    refusal = why_not_quoted(state, version) or why_not_now(state, seat, "decide")
    if refusal is not None:
        return refusal
    free = state.options.table or state.options.run_winning
    if state.stage != phases.C_OPEN:
        return refuse("combat.who-decides", "declared")
    return None if free or not is_winning(state) else refuse("combat.who-decides", "winning")


def declare(state: MunchkinState, stage: i64) -> None:
    """combat.wait, combat.last-call: passes given at this v count."""
    state.stage = stage
    state.restart()
    kill = stage == phases.W_KILL
    clause = "munchkin.combat.wait" if kill else "munchkin.combat.last-call"
    tell(state, "claim" if kill else "run", state.turn, clause, {})


def bump(state: MunchkinState, *, counted: bool) -> None:
    """time.version: a new v unless this action has counted already, all passes forgotten."""
    combat = state.the_combat()
    if not counted:
        combat.version += 1
    state.stage = phases.C_OPEN
    state.passed = 0
    state.restart()
    tell(state, "version", combat.main, "munchkin.time.version", {"version": int(combat.version)})


def why_not_hold(state: MunchkinState, seat: i64) -> Refusal | None:
    """time.hold: once a combat, in W.KILL or W.RUN; not under windows=ask."""
    refusal = why_not_now(state, seat, "hold")
    if refusal is not None:
        return refusal
    declared = state.stage == phases.W_KILL or state.stage == phases.W_RUN
    if not declared or state.options.ask or state.seats[seat].holds == 0:
        return refuse("time.hold")
    return None


def hold(state: MunchkinState, seat: i64) -> None:
    state.seats[seat].holds -= 1
    state.restart()
    state.held = True
    tell(state, "hold", seat, "munchkin.time.hold", {})


# A forced helper leaves


def why_not_leave(state: MunchkinState, seat: i64) -> Refusal | None:
    """help.forced-win: only when it has become a fight for the win."""
    refusal = why_not_now(state, seat, "leave")
    if refusal is not None:
        return refusal
    open_stage = state.stage == phases.C_OPEN or state.stage == phases.W_KILL or state.stage == phases.W_RUN
    if not state.forced or not open_stage or not is_for_the_win(state):
        return refuse("help.forced-win")
    return None


VERBS: Final[list[MunchkinVerb]] = [
    MunchkinVerb(
        "claim", codes.CLAIM, [VERSION],
        lambda s, a: why_not_claim(s, a.seat, a.args[0]), lambda s, a: declare(s, phases.W_KILL),
    ),
    MunchkinVerb(
        "run", codes.RUN, [VERSION],
        lambda s, a: why_not_run(s, a.seat, a.args[0]), lambda s, a: declare(s, phases.W_RUN),
    ),
    MunchkinVerb("hold", codes.HOLD, [], lambda s, a: why_not_hold(s, a.seat), lambda s, a: hold(s, a.seat)),
    MunchkinVerb(
        "leave", codes.LEAVE, [],
        lambda s, a: why_not_leave(s, a.seat), lambda s, a: dismiss_helper(s, "munchkin.help.forced-win"),
    ),
]  # fmt: skip
