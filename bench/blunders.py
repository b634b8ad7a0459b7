"""What would make a table laugh, looked for in games between bots: `python -m bench.blunders uno`.

Each pattern is told by what the seat itself has seen; a game's patterns are functions that name what is wrong
with an action, or nothing. The rows say how often there was occasion for it, and how often it was done.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator

from koloda.bots.arena import carry_out, next_action
from koloda.bots.levels import make_player
from koloda.games import find_game
from koloda.games.arne import cards as arne
from koloda.games.arne import codes as arne_codes
from koloda.games.arne.play import Arne
from koloda.games.iota import cards as iota
from koloda.games.iota import codes as iota_codes
from koloda.games.iota.bot.tactics import Tactics
from koloda.games.iota.play import Iota
from koloda.games.iota.view import IotaView
from koloda.games.montana import cards as montana
from koloda.games.montana import codes as montana_codes
from koloda.games.montana import phases as montana_phases
from koloda.games.montana.play import Montana
from koloda.games.munchkin.play import Munchkin
from koloda.games.uno import cards as uno
from koloda.games.uno import codes as uno_codes
from koloda.games.uno import phases as uno_phases
from koloda.games.uno.play import Uno
from koloda.kernel import Action, Event, State
from koloda.kernel.chance import open_chance

Found = Iterator[tuple[str, bool]]
"""Patterns for which there was occasion, and whether the action was one."""


class Watcher:
    """What everybody at the table has seen; one for each game that is played."""

    def see(self, event: Event) -> None:
        """Something has happened."""

    def judge(self, state: State, action: Action) -> Found:
        """Before it is done."""
        raise NotImplementedError


class UnoWatcher(Watcher):
    def __init__(self) -> None:
        self.lacks: dict[int, set[int]] = {}
        """By seat the colours that it has shown not to hold, until it draws again."""
        self.colour = 4
        self.fresh = -1

    def see(self, event: Event) -> None:
        seat, told = int(event.seat), event.public
        if event.kind == "drew":
            lacking = (
                {self.colour} if told["count"] == 1 and self.fresh != seat and self.colour < 4 else set()
            )
            self.lacks[seat] = lacking
            self.fresh = seat
        elif event.kind in ("swapped", "rotated", "undone", "dealt"):
            self.lacks.clear()
        elif event.kind in ("played", "jumped", "start-card"):
            card = uno.NUMBERS[str(told["card"])]
            self.colour = int(uno.COLOUR_OF[card]) if card < uno.WILD else self.colour
            if told.get("colour"):
                self.colour = uno.COLOURS.index(str(told["colour"]))
            self.fresh = -1
        elif event.kind == "colour":
            self.colour = uno.COLOURS.index(str(told["colour"]))
        elif event.kind == "passed":
            self.fresh = -1

    def judge(self, state: State, action: Action) -> Found:
        assert isinstance(state, Uno)
        code, seat = action.code, action.seat
        if state.phase == uno_phases.CHALLENGE and code in (uno_codes.CHALLENGE, uno_codes.TAKE):
            if state.colour_before in self.lacks.get(int(state.accused), ()):
                yield "challenges who has shown to lack the colour", code == uno_codes.CHALLENGE
            return
        if state.phase not in (uno_phases.TURN, uno_phases.DRAWN) or state.turn != seat:
            return
        after = (int(seat) + int(state.direction)) % int(state.count)
        hand = state.cards_in(seat)
        known = self.lacks.get(after, set())
        if code < uno_codes.PLAYS and uno_codes.card_of(code) in (uno.WILD, uno.WILD4) and known:
            counts = [sum(int(uno.COLOUR_OF[card]) == colour for card in hand) for colour in range(4)]
            named = int(uno_codes.colour_of(code))
            better = [colour for colour in known if counts[colour] >= counts[named] and counts[colour]]
            told = bool(better) and named not in known
            yield "names a colour that the next may hold beside one that he lacks", told
        attacks = [one for one in state.legal(seat) if is_attack(state, one)]
        if state.size(after) == 1 and len(hand) > 1 and attacks and state.count > 1:
            yield (
                "keeps an attack back while the next has one card",
                not (is_attack(state, action) or is_wild_four(action)),
            )


def is_attack(state: Uno, action: Action) -> bool:
    """Whether it keeps the next player from a turn without a bluff, or gets his shorter hand."""
    if action.code >= uno_codes.PLAYS:
        return False
    card = uno_codes.card_of(action.code)
    after = (int(action.seat) + int(state.direction)) % int(state.count)
    if uno_codes.target_of(action.code) == after:
        return state.size(after) < state.size(action.seat) - 1
    if card >= uno.WILD:
        return is_wild_four(action) and not any(
            uno.COLOUR_OF[one] == state.colour for one in state.cards_in(action.seat)
        )
    rank = uno.RANK_OF[card]
    return rank in (uno.PLUS, uno.SKIP) or (rank == uno.REVERSE and state.count == 2)


def is_wild_four(action: Action) -> bool:
    return action.code < uno_codes.PLAYS and uno_codes.card_of(action.code) == uno.WILD4


class MontanaWatcher(Watcher):
    def judge(self, state: State, action: Action) -> Found:
        assert isinstance(state, Montana)
        victory = state.tops[montana.VICTORY]
        if victory < 0 or state.phase not in (montana_phases.MOVE, montana_phases.DRAWN):
            return
        if action.code >= montana.RULES and action.code != montana_codes.SET:
            return
        wanted = int(montana.ODD_CARDS if victory == montana.ODD else montana.EVEN_CARDS)
        others = [
            one
            for one in state.legal(action.seat)
            if one.code < montana.RULES
            and not wanted >> int(one.code) & 1
            and state.digit_pile(montana.NUMBER_OF[int(one.code)]) < 0
        ]
        held = [card for card in state.cards_in(action.seat) if wanted >> card & 1]
        played = action.args if action.code == montana_codes.SET else (int(action.code),)
        if not others or not held or len(held) > 3 or self.has_other_plans(state, action.seat, played):
            return
        if len(held) < len(state.cards_in(action.seat)):
            good = [card for card in played if wanted >> int(card) & 1]
            yield "lays what wins away although another number fits", len(good) > 0

    def has_other_plans(self, state: Montana, seat: int, played: tuple[int, ...]) -> bool:
        """Whether it can change what wins, or plays for a number's rule or for several cards at once."""
        changes = any(card in (montana.ODD, montana.EVEN) for card in state.cards_in(seat))
        rules = any(state.digit_pile(montana.NUMBER_OF[card]) >= 0 for card in played)
        return changes or rules or len(played) > 1


class ArneWatcher(Watcher):
    def judge(self, state: State, action: Action) -> Found:
        assert isinstance(state, Arne)
        hand = state.hands[action.seat]
        if arne_codes.kind_of(action.code) != arne_codes.DISCARD:
            return
        card = arne_codes.card_of(action.code)
        place = state.places[action.seat]
        scores = [one for one in hand if arne.is_score(one) and not arne.is_x2(one)]
        cheaper = [one for one in scores if not state.fits(place, one) and arne.VALUE_OF[one] <= 200]
        if any(arne.VALUE_OF[one] == 1000 for one in scores):
            dear = arne.is_score(card) and arne.VALUE_OF[card] == 1000
            thousands = sum(arne.VALUE_OF[one] == 1000 for one in scores)
            doubling = any(arne.is_x2(one) for one in hand)
            enough = hand.count(arne.CHAMELEON) >= thousands and not doubling
            if enough and state.deck_left() > 3 * state.count:
                yield "throws a thousand away with a chameleon in hand", dear
            if cheaper:
                yield "throws a thousand away beside a card of little worth", dear


class IotaWatcher(Watcher):
    def judge(self, state: State, action: Action) -> Found:
        assert isinstance(state, Iota)
        if not (iota_codes.is_lay(action) or iota_codes.is_pass(action)):
            return
        view = state.view(action.seat)
        assert isinstance(view, IotaView)
        tactics = Tactics(view)
        if tactics.lays and max(tactics.points) >= 10:
            yield "exchanges although a good lay is there", not iota_codes.is_lay(action)
        if action not in tactics.lays:
            return
        points = tactics.points[tactics.lays.index(action)]
        spent = jokers_in(action)
        if not spent:
            return
        without = [p for p, one in zip(tactics.points, tactics.lays, strict=True) if jokers_in(one) < spent]
        if without and len(state.deck) > 8:
            yield "lays a joker for no more than without", points <= max(without)


def jokers_in(action: Action) -> int:
    return sum(lay & int(iota.CARD) >= iota.JOKER for lay in iota_codes.rest_of(action))


class MunchkinWatcher(Watcher):
    def __init__(self) -> None:
        self.burnt: Counter[tuple[int, str]] = Counter()

    def see(self, event: Event) -> None:
        if event.kind == "turn":
            self.burnt.clear()

    def judge(self, state: State, action: Action) -> Found:
        assert isinstance(state, Munchkin)
        words = state.write_code(action).split()
        if words[0] != "pow" or len(words) < 2 or words[1] not in ("steal", "backstab"):
            return
        aim = (int(action.seat), " ".join([words[1], *words[words.index(">") :]] if ">" in words else words))
        self.burnt[aim] += 1
        yield "burns a third card on the same thing in one turn", self.burnt[aim] > 2


WATCHERS: dict[str, Callable[[], Watcher]] = {
    "uno": UnoWatcher,
    "montana": MontanaWatcher,
    "arne": ArneWatcher,
    "iota": IotaWatcher,
    "munchkin": MunchkinWatcher,
}


ROUNDS = {"uno": {"target": "round"}}
"""Where a whole match is many games."""


def scan(
    name: str, players: int, level: str, seed: int, found: Counter[str], done: Counter[str]
) -> list[str]:
    """One game; the actions that were blunders."""
    game = find_game(name)
    options = game.fit(players, ROUNDS.get(name, {}))
    state = game.new(players, options, open_chance(f"k1:{seed + 1:x}"))
    seats = [
        make_player(game, level, seat, open_chance(f"k1:{seed * 16 + seat + 9:x}")) for seat in range(players)
    ]
    watcher = WATCHERS[name]()
    lines: list[str] = []
    while not state.is_over():
        action = next_action(state, seats)
        if action.seat >= 0:
            for pattern, is_done in watcher.judge(state, action):
                found[pattern] += 1
                done[pattern] += is_done
                if is_done:
                    lines.append(f"{pattern}: {state.write_action(action)} in {state.text()}")
        out: list[Event] = []
        carry_out(state, seats, action, out)
        for event in out:
            watcher.see(event)
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(WATCHERS))
    parser.add_argument("--level", default="hard")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--show", type=int, default=0, help="so many of what was found, with the position")
    arguments = parser.parse_args()
    least = find_game(arguments.game).least
    found: Counter[str] = Counter()
    done: Counter[str] = Counter()
    lines: list[str] = []
    for seed in range(arguments.games):
        lines += scan(arguments.game, max(least, 2 + seed % 3), arguments.level, seed, found, done)
    print(f"{arguments.game}, {arguments.level}, {arguments.games} games")
    for pattern in sorted(found):
        print(f"{pattern}: {done[pattern]} of {found[pattern]}")
    print(*lines[: arguments.show], sep="\n", end="\n" if arguments.show else "")


if __name__ == "__main__":
    main()
