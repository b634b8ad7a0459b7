"""Our bots in RLCard's own UNO against its rule agent: `python -m bench.rlcard_uno --level expert`.

RLCard's environment, rules and luck; two players, every deal from both seats. A bot sees what its seat may:
its hand, the pile, how many cards the other holds and who draws. ± is a 95 % interval over deals. RLCard
comes with `make bench`.
"""

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any

import numpy
import rlcard
from rlcard.models.uno_rule_models import UNORuleAgentV1

from koloda.bots.levels import make_player
from koloda.bots.player import Player
from koloda.games import GAMES
from koloda.kernel import Action, Chance, Value
from koloda.kernel.chance import open_chance
from koloda.kernel.seats import letter

UNO = GAMES["uno"]
RULES = "2p strict deck=classic target=round w4_mode=no_bluff reverse2=plain uno_call=off force_play=all"
TRAITS = {"skip": "S", "reverse": "R", "draw_2": "+"}
WILDS = {"wild": "w", "wild_draw_4": "w4"}
LONGEST = 2000
"""Steps after which a round counts as undecided."""


def card(name: str) -> str:
    """`r-draw_2` is `r+` here."""
    colour, trait = name.split("-")
    return WILDS.get(trait) or colour + TRAITS.get(trait, trait)


PACK = [f"{colour}{rank}" for colour in "rgby" for rank in (*"0123456789SR+", *"123456789SR+")]
PACK += 4 * ["w", "w4"]


class RlcardSeat:
    """One of our bots at RLCard's table."""

    def __init__(self, level: str, seat: int, luck: Chance) -> None:
        self.player: Player = make_player(UNO, level, seat, luck)
        self.seat = seat

    def tell(self, kind: str, seat: int, **values: Value) -> None:
        self.player.see(kind, seat, dict(values))

    def tell_drawn(self, seat: int, cards: list[str], count: int) -> None:
        if seat == self.seat:
            self.tell("drew", seat, count=count, cards=tuple(cards))
        else:
            self.tell("drew", seat, count=count)

    def move(self, raw: dict[str, Any], colour: str) -> str:
        """One of the legal actions, by RLCard's names. Its name of a wild card on top keeps an old colour."""
        legal: list[str] = raw["legal_actions"]
        if len(legal) == 1:
            return legal[0]
        state = UNO.read(position(raw, self.seat, colour))
        by_code = {state.write_code(action): action for action in state.legal(self.seat)}
        ours: list[Action] = []
        names: dict[str, str] = {}
        for name in legal:
            short = card(name)
            code = f"{short}:{name[0]}" if short.startswith("w") else short
            if code in by_code and code not in names:
                names[code] = name
                ours.append(by_code[code])
        plan = self.player.plan(state.view(self.seat), ours, [], waited_for=True)
        assert plan is not None
        return names[state.write_code(plan.action)]


def position(raw: dict[str, Any], seat: int, colour: str) -> str:
    """What the seat sees, the hidden cards dealt anyhow: only the view of it is used."""
    hand = [card(name) for name in raw["hand"]]
    pile = [card(name) for name in raw["played_cards"]] or [card(raw["target"])]
    rest = PACK[:]
    for one in hand + pile:
        rest.remove(one)
    size = raw["num_cards"][1 - seat]
    hands = [hand, rest[:size]] if seat == 0 else [rest[:size], hand]
    wild = f" | colour {colour}" if pile[-1].startswith("w") else ""
    held = " | ".join(f"{letter(at)} {' '.join(cards)}" for at, cards in enumerate(hands))
    deck = " ".join(rest[size:]) or "-"
    return f"{RULES} | {held} | discard {' '.join(pile)} | deck {deck}{wild} | turn {letter(seat)}"


def play_round(level: str, seat: int, deal: int) -> float:
    """1 where our bot wins the round."""
    env = rlcard.make("uno", config={"seed": deal})
    numpy.random.seed(deal)  # the rule agent's
    ours = RlcardSeat(level, seat, open_chance(f"k1:{deal * 2 + seat + 1:x}"))
    theirs = UNORuleAgentV1()
    state, at = env.reset()
    table = env.game
    deal_out(ours, table)
    for _ in range(LONGEST):
        if table.is_over():
            return float(table.round.winner == [seat])
        if at == seat:
            action = ours.move(state["raw_obs"], table.round.target.color)
        else:
            action = str(theirs.step(state))
        hands = [[one.str for one in player.hand] for player in table.players]
        pile = list(table.round.played_cards)
        mover = at
        state, at = env.step(action, raw_action=True)
        tell_step(ours, table, mover, action, hands, pile)
    return 0.5


def deal_out(ours: RlcardSeat, table: Any) -> None:
    for seat, player in enumerate(table.players):
        cards = tuple(card(one.str) for one in player.hand)
        if seat == ours.seat:
            ours.tell("dealt", seat, count=len(cards), cards=cards)
        else:
            ours.tell("dealt", seat, count=len(cards))
    top = table.round.target
    ours.tell("start-card", -1, card=card(top.str))
    if top.type == "wild":
        ours.tell("colour", -1, colour=top.color)


def tell_step(
    ours: RlcardSeat, table: Any, mover: int, action: str, hands: list[list[str]], pile: list[Any]
) -> None:
    """What everybody at the table has seen of a step."""
    after = list(table.round.played_cards)
    anew = len(after) <= len(pile) and after[: len(pile)] != pile[: len(after)]
    if len(after) < len(pile) or anew:
        ours.tell("reshuffled", -1)
        pile = []
    laid = after[len(pile) :]
    grown: list[list[str]] = []
    for before, player in zip(hands, table.players, strict=True):
        more = [one.str for one in player.hand]
        for one in before:
            if one in more:
                more.remove(one)
        grown.append(more)
    if action == "draw":
        drawn = [card(one.str) for one in laid] or [card(one) for one in grown[mover]]
        ours.tell_drawn(mover, drawn, 1)
    for one in laid:
        name = card(one.str)
        if name.startswith("w"):
            ours.tell("played", mover, card=name, colour=one.color)
        else:
            ours.tell("played", mover, card=name)
    if action == "draw" and not laid:
        ours.tell("passed", mover)
    other = 1 - mover
    if grown[other]:
        ours.tell_drawn(other, [card(one) for one in grown[other]], len(grown[other]))


def share(task: tuple[str, int]) -> float:
    level, deal = task
    return (play_round(level, 0, deal) + play_round(level, 1, deal)) / 2


def shares(level: str, deals: range, jobs: int) -> Iterator[float]:
    tasks = [(level, deal) for deal in deals]
    if jobs == 1:
        yield from map(share, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(share, tasks, chunksize=4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--deals", type=int, default=2000, help="each is two rounds")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    began = time.perf_counter()
    deals = range(arguments.seed, arguments.seed + arguments.deals)
    found = list(shares(arguments.level, deals, arguments.jobs))
    mean = sum(found) / len(found)
    error = sqrt(sum((one - mean) ** 2 for one in found) / max(1, len(found) - 1) / len(found))
    print(
        f"{arguments.level} against uno-rule-v1 in RLCard's UNO: {100 * mean:.1f} ± {196 * error:.1f} % of "
        f"{2 * len(found)} rounds ({time.perf_counter() - began:.0f} s)"
    )


if __name__ == "__main__":
    main()
