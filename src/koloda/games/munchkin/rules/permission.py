"""Who may do what when: the table of chapter 3.2."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import phases
from koloda.games.munchkin.state import MunchkinPublic
from koloda.kernel import Refusal
from koloda.kernel.seats import letter

# Situations of the actor, the columns of the table
O: Final = 0  # noqa: E741
"""Own turn, not in combat."""
OC: Final = 1
"""Own turn, main in C.OPEN, W.KILL or W.RUN."""
OF: Final = 2
"""Own turn, running."""
X: Final = 3
"""Not own turn, not in combat."""
XC: Final = 4
"""Helper in C.OPEN, W.KILL or W.RUN."""
XF: Final = 5
"""Helper running."""

ROWS: Final[dict[str, tuple[str, str]]] = {
    # y yes, - no, f only a card just received, c only while somebody's combat is in C.*
    "drop": ("yyyyyy", ""),
    "gual": ("yyyyyy", ""),
    "curse": ("yyyyyy", ""),
    "trade": ("y--y--", "trade.when"),
    "wear": ("y--y--", "item.no-swap"),
    "put race": ("yyyf--", "when.own"),
    "put item": ("y--f--", "when.own"),
    "sell": ("y-----", "sell.when"),
    "use quietly": ("y--f--", "treasure.when"),
    "event quietly": ("y--f--", "event.play"),
    "cheat": ("y--f--", "cheat.play"),
    "use in combat": ("-y-cy-", "one.combat"),
    "event in combat": ("-y-cy-", "event.play"),
    "enh": ("-y-cy-", "enh.play"),
    "wander": ("-y-cy-", "wander.play"),
    "join": ("-y-cy-", "santa.join"),
    "throw": ("-yyyyy", "flee.throw"),
    "escape": ("-yyyyy", "flee.auto"),
    "berserk": ("-y--y-", "power.berserk"),
    "charm": ("-y--y-", "power.charm"),
    "backstab": ("-y-cy-", "power.backstab"),
    "steal": ("y--y--", "power.steal"),
    "serenade": ("-y----", "power.serenade"),
    "ask": ("-y----", "help.ask"),
    "accept bid": ("-y----", "help.ask"),
    "decide": ("-y----", "combat.who-decides"),
    "bid": ("---c--", "help.bid"),
    "accept ask": ("---c--", "help.who"),
    "kick": ("y-----", "turn.kick"),
    "trouble": ("y-----", "turn.trouble"),
    "loot": ("y-----", "turn.loot"),
    "skip": ("y-----", "turn.choice"),
    "end": ("y-----", "turn.charity"),
    "roll": ("--y--y", "flee.roll"),
    "hold": ("---cy-", "time.hold"),
    "leave": ("----y-", "help.forced-win"),
}


def refuse(clause: str, why: str = "") -> Refusal:
    """`why` is for the sentence, where a clause forbids for several reasons."""
    return Refusal(f"munchkin.{clause}", {"why": why} if why else None)


def situation(state: MunchkinPublic, seat: i64) -> i64:
    """The column of the table (when.in-combat)."""
    combat = state.combat
    if combat is None:
        return O if seat == state.turn else X
    running = state.stage == phases.F_ROLL
    if seat == combat.main:
        return OF if running else OC
    if seat == combat.helper:
        return XF if running else XC
    return O if seat == state.turn else X


def why_not_now(state: MunchkinPublic, seat: i64, row: str, card: i64 = -1) -> Refusal | None:
    """The clause of a row when the actor's column says no."""
    marks, clause = ROWS[row]
    mark = marks[situation(state, seat)]
    if mark == "y":
        return None
    if mark == "f" and card in state.seats[seat].fresh:
        return None
    if mark == "c" and state.is_fighting():
        return None
    why = "fight" if state.in_combat(seat) else "" if seat == state.turn else "turn"
    return Refusal(f"munchkin.{clause}", {"why": why, "turn": letter(state.turn)})


def why_not_onlooker(state: MunchkinPublic, seat: i64) -> Refusal | None:
    """when.whose-combat under onlooker_gear=no."""
    if state.options.onlooker_gear or state.combat is None or state.in_combat(seat):
        return None
    return refuse("when.whose-combat")
