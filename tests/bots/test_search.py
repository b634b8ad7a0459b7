"""The search that all games share, on a toy whose best choice is known."""

from koloda.bots.search import search
from koloda.games import find_game
from koloda.kernel import Action, Chance, Mind, State
from koloda.kernel.chance import open_chance


class Urns(Mind):
    """Idea n wins in so many worlds of a hundred; a world is remembered as one number."""

    def __init__(self, odds: list[int]) -> None:
        self.odds = odds
        self.ball = 0
        self.asked: list[int] = []
        self.seen: dict[int, list[int]] = {}
        self.state = find_game("uno").new(2, {}, open_chance("k1:1"))

    def world(self, chance: Chance) -> State:
        self.ball = int(chance.below(100))
        return self.state

    def outcome(self, world: State, action: Action, chance: Chance) -> float:
        self.asked.append(int(action.code))
        self.seen.setdefault(int(action.code), []).append(self.ball)
        return 1.0 if self.ball < self.odds[action.code] else 0.0


def tried(odds: list[int], playouts: int) -> Urns:
    urns = Urns(odds)
    ideas = [Action(0, code) for code in range(len(odds))]
    found = search(urns, ideas, playouts, open_chance("k1:7"))
    urns.odds = [int(one.action.code) for one in found]
    return urns


def test_the_best_idea_is_found_wherever_it_stands() -> None:
    assert tried([30, 35, 60, 40, 20], 2000).odds[0] == 2
    assert tried([60, 35, 30, 40, 20], 2000).odds[0] == 0


def test_the_first_of_equals_is_taken() -> None:
    assert tried([50, 50, 50], 600).odds[0] == 0


def test_ideas_are_compared_in_the_same_worlds() -> None:
    urns = tried([30, 60], 400)
    assert urns.seen[0] == urns.seen[1]


def test_the_budget_goes_to_those_that_are_still_in_question() -> None:
    urns = tried([10, 20, 30, 80], 4000)
    assert len(urns.seen[3]) > 1.5 * len(urns.seen[0])
    assert len(urns.asked) <= 4000 + 4 * 8


def test_errors_shrink_with_the_number_of_worlds() -> None:
    ideas = [Action(0, 0), Action(0, 1)]
    few = search(Urns([30, 60]), ideas, 100, open_chance("k1:7"))[0]
    many = search(Urns([30, 60]), ideas, 10000, open_chance("k1:7"))[0]
    assert few.error() > 5 * many.error() > 0
    assert abs(many.mean() - 0.6) < 4 * many.error()
