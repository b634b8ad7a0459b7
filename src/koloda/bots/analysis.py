"""A recorded game, judged decision by decision: what else could have been done, by what each seat could know.

Every choice is tried in worlds that fit what its seat had seen, with the same luck for all choices. What a
choice cost is found in other worlds than what was best, so that it is not made larger by chance. Only the
curve and the luck use the whole record.
"""

from math import exp, log, sqrt
from typing import Final, final

from mypy_extensions import i64

from koloda.bots.coach import Coach
from koloda.bots.outcomes import play_on, results
from koloda.bots.reasons import Reason, reasons
from koloda.kernel import Action, Chance, Event, Form, Game, Mind, State, View
from koloda.kernel.chance import open_chance
from koloda.kernel.seats import HOST, has

QUICK_WORLDS: Final[i64] = 1000
"""Where a game is finished quickly."""
WORLDS: Final[i64] = 24
MOST_CHOICES: Final = 5
SURE: Final = 2.0
"""So many standard errors must a mistake be away from none."""
WORTH_TELLING: Final = 0.03
"""A chance that costs less is not called a mistake."""
SEED: Final = "k1:a7a1"
ALL: Final[i64] = 1 << 40


@final
class Honesty:
    """What the share of worlds that were won says of the chance to win (`Game.honesty`)."""

    def __init__(self, game: Game, players: i64, *, quick: bool) -> None:
        self.shift, self.trust = game.honesty()
        self.even = -log(float(max(2, players) - 1))
        self.quick = quick
        """Whether these worlds end as they must, so that what is won in all of them is sure."""

    def chance(self, share: float, worlds: i64) -> float:
        if self.quick and (share <= 0.0 or share >= 1.0):
            return share
        least = 0.5 / float(max(1, worlds))
        likely = min(max(share, least), 1.0 - least)
        odds = log(likely / (1.0 - likely)) - self.even
        return 1.0 / (1.0 + exp(-self.even - self.shift - self.trust * odds))

    def slope(self, share: float, worlds: i64) -> float:
        """How much of a small difference between shares is one between chances."""
        if share <= 0.0 or share >= 1.0:
            return 1.0
        told = self.chance(share, worlds)
        return self.trust * told * (1.0 - told) / (share * (1.0 - share))


@final
class Weighed:
    """What could have been done (None: nothing), the chance to win with it, and its standard error."""

    def __init__(self, action: Action | None, code: str, honesty: Honesty) -> None:
        self.action = action
        self.code = code
        self.honesty = honesty
        self.sum = 0.0
        self.squares = 0.0
        self.later = 0.0
        """The sum over every second world."""
        self.count: i64 = 0

    def add(self, value: float) -> None:
        if self.count & 1:
            self.later += value
        self.sum += value
        self.squares += value * value
        self.count += 1

    def share(self) -> float:
        """Of the worlds that were tried."""
        return self.sum / float(self.count) if self.count else 0.0

    def chance(self) -> float:
        return self.honesty.chance(self.share(), self.count)

    def error(self) -> float:
        n = float(self.count)
        if n == 0.0:
            return 1.0
        error = sqrt(max(0.0, self.squares / n - self.share() ** 2) / max(1.0, n - 1.0))
        return error * self.honesty.slope(self.share(), self.count)

    def first_half(self) -> float:
        return (self.sum - self.later) / float(max(1, self.count - self.count // 2))

    def second_half(self) -> float:
        """The chance by every second world alone."""
        half = max(1, self.count // 2)
        return self.honesty.chance(self.later / float(half), half)


@final
class Judged:
    """One decision: what was done as action `step` of the record, and all choices, best first."""

    def __init__(self, step: i64, seat: i64, done: Weighed, choices: list[Weighed], spread: float) -> None:
        self.step: i64 = step
        self.seat: i64 = seat
        self.done = done
        order = [(-one.chance(), at) for at, one in enumerate(choices)]
        order.sort()
        self.choices = [choices[at] for _, at in order]
        self.loss: float = self.choices[0].chance() - done.chance()
        """By how much the best choice was better."""
        self.spread = spread
        """The standard error of that."""
        first = choices[0]
        for one in choices:
            if one.first_half() > first.first_half():
                first = one
        self.cost: float = first.second_half() - done.second_half()
        """The same without the luck of having looked best; it can be less than nothing."""
        self.reasons: list[Reason] = []

    def is_mistake(self) -> bool:
        return self.loss >= WORTH_TELLING and self.loss > SURE * self.spread


@final
class Chances:
    """Every seat's chance to win before action `step`, from all cards as they lay."""

    def __init__(self, step: i64, chances: list[float]) -> None:
        self.step: i64 = step
        self.chances = chances


@final
class Waiting:
    """What a seat would better do unasked, for as long as it can."""

    def __init__(self, step: i64, state: State, action: Action) -> None:
        self.step: i64 = step
        self.state = state
        self.action = action


@final
class Analyst:
    """Walks through a game; `step` is told every action of the record before it is done.

    Of a long game a part can be judged by itself: the actions from `first` to before `last`.
    """

    def __init__(self, game: Game, state: State, effort: i64 = 100, first: i64 = 0, last: i64 = ALL) -> None:
        self.game = game
        self.state = state
        self.effort: i64 = effort
        self.first: i64 = first
        self.last: i64 = last
        self.count: i64 = state.count
        self.coaches = [Coach(game, seat) for seat in range(state.count)]
        self.waiting: list[Waiting | None] = [None] * int(state.count)
        self.decisions: list[Judged] = []
        self.curve: list[Chances] = []
        self.done: i64 = 0

    def step(self, action: Action) -> None:
        """Judges the action where it was a choice, does it, and tells everybody."""
        state = self.state
        judged = self.first <= self.done < self.last
        if action.seat != HOST:
            if judged:
                self.judge(state, action)
            self.waiting[action.seat] = None
        self.look_out(action)
        events: list[Event] = []
        state.push(action, events)
        self.done += 1
        for coach in self.coaches:
            for event in events:
                coach.see(event)
        self.find_missed(judged)

    def judge(self, state: State, action: Action) -> None:
        seat = action.seat
        legal, forms = state.legal(seat), state.forms(seat)
        asked = has(state.must(), seat) and state.pause() is None
        if asked and len(legal) + len(forms) < 2:
            return
        view = state.view(seat)
        worlds = Worlds(self.game, self.coaches[seat], view, remembers=True)
        found = worlds.ideas(legal, forms, asked)
        if not asked:
            found = [None, *found]
        if action not in found:
            found = [*found[: MOST_CHOICES - 1], action]
        if len(found) < 2:
            return
        self.compare(state, self.done, seat, action, found, worlds)
        if asked:
            self.curve.append(Chances(self.done, self.chances(state, worlds.quick)))

    def compare(
        self,
        state: State,
        step: i64,
        seat: i64,
        done: Action | None,
        found: list[Action | None],
        worlds: "Worlds",
    ) -> None:
        chance = open_chance(f"{SEED}{int(step):x}")
        weighed = Weighing(worlds, state, seat, found, found.index(done))
        weighed.go_on(self.worlds(worlds.quick), chance)
        choices, spread = weighed.choices, weighed.spread()
        at = weighed.at
        judged = Judged(step, seat, choices[at], choices, spread)
        better = judged.choices[0].action
        if judged.is_mistake() and better is not None and done is not None:
            judged.reasons = reasons(
                self.game, worlds.mind, worlds.view, seat, better, done, open_chance(SEED)
            )
        self.decisions.append(judged)

    def worlds(self, quick: bool) -> i64:
        return max(4, (QUICK_WORLDS if quick else WORLDS) * self.effort // 100)

    def chances(self, state: State, quick: bool) -> list[float]:
        """Of all seats, from the cards as they lie."""
        if state.is_over():
            return results(state)
        chance = open_chance(f"{SEED}c{int(self.done):x}")
        total = [0.0] * int(self.count)
        tries = max(4, self.worlds(quick) // 2)
        for _ in range(tries):
            found = finished(self.game, state, chance, quick)
            total = [total[seat] + found[seat] for seat in range(self.count)]
        return [one / float(tries) for one in total]

    # What nobody asked for

    def look_out(self, action: Action) -> None:
        """What seats that are not asked would better do now."""
        state = self.state
        asked = state.must() if state.pause() is None else 0
        for seat in range(self.count):
            if seat == action.seat or has(asked, seat) or self.waiting[seat] is not None:
                continue
            legal = state.legal(seat)
            if not legal:
                continue
            wanted = self.coaches[seat].player.brain.choose(
                state.view(seat), legal, state.forms(seat), False, open_chance(f"{SEED}{int(self.done):x}")
            )
            if wanted is not None:
                self.waiting[seat] = Waiting(self.done, state.clone(), wanted)

    def find_missed(self, judged: bool) -> None:
        """Chances that have gone by."""
        for seat in range(self.count):
            waiting = self.waiting[seat]
            if waiting is None:
                continue
            if not self.state.is_over() and self.state.why_not(waiting.action) is None:
                continue
            self.waiting[seat] = None
            if not judged:
                continue
            then = waiting.state
            worlds = Worlds(self.game, self.coaches[seat], then.view(seat), remembers=False)
            self.compare(then, waiting.step, seat, None, [None, waiting.action], worlds)

    def finish(self) -> None:
        """The end of the record."""
        self.curve.append(Chances(self.done, self.chances(self.state, False)))


@final
class Weighing:
    """Choices of a seat, tried in the same worlds with the same luck; `at` is the one that was taken."""

    def __init__(
        self, worlds: "Worlds", state: State, seat: i64, found: list[Action | None], at: i64
    ) -> None:
        self.worlds = worlds
        self.seat: i64 = seat
        self.at: i64 = at
        honesty = Honesty(worlds.game, state.count, quick=worlds.quick)
        self.choices = [Weighed(one, "" if one is None else state.write_code(one), honesty) for one in found]
        self.gaps = [0.0] * len(found)
        self.squares = [0.0] * len(found)
        self.count: i64 = 0
        self.left = found[1] if found[0] is None and len(found) > 1 else None

    def go_on(self, worlds: i64, chance: Chance) -> None:
        """So many worlds more."""
        choices = self.choices
        at = self.at
        while worlds > 0:
            world = self.worlds.next(chance)
            values = [self.value(world, one.action, chance.clone()) for one in choices]
            chance.word()
            worlds -= 1
            self.count += 1
            for k, value in enumerate(values):
                choices[k].add(value)
                self.gaps[k] += value - values[at]
                self.squares[k] += (value - values[at]) * (value - values[at])

    def value(self, world: State, action: Action | None, chance: Chance) -> float:
        return self.worlds.value(world, action, self.left, chance, self.seat)

    def spread(self) -> float:
        """The standard error of how much better the best is than the one that was taken."""
        best = 0
        for k in range(len(self.choices)):
            if self.choices[k].sum > self.choices[best].sum:
                best = k
        n = float(self.count)
        error = sqrt(max(0.0, self.squares[best] / n - (self.gaps[best] / n) ** 2) / max(1.0, n - 1.0))
        first = self.choices[best]
        return error * first.honesty.slope(first.share(), first.count)


@final
class Worlds:
    """What a seat may think possible, and what comes of a choice there."""

    def __init__(self, game: Game, coach: Coach, view: View, *, remembers: bool) -> None:
        self.game = game
        self.coach = coach
        self.view = view
        brain = coach.player.brain
        self.mind: Mind | None = None
        if remembers and isinstance(brain, Mind):
            self.mind = brain
            brain.look(view)
        self.quick: bool = False
        """Whether the mind compares these choices itself."""

    def ideas(self, legal: list[Action], forms: list[Form], asked: bool) -> list[Action | None]:
        """What is worth looking at."""
        chance = open_chance(SEED)
        found: list[Action | None] = []
        mind = self.mind
        if mind is not None:
            ideas = mind.ideas(self.view, legal, forms, asked, chance)
            if ideas and self.game.finish(mind.world(chance), chance):
                self.quick = True
                found += ideas[:MOST_CHOICES]
                return found
        best = self.coach.player.brain.choose(self.view, legal, forms, asked, chance)
        plain = self.game.brain("normal", self.coach.seat).choose(self.view, legal, forms, asked, chance)
        for action in (best, plain):
            if action is not None and action not in found:
                found.append(action)
        return found

    def next(self, chance: Chance) -> State:
        mind = self.mind
        if mind is None:
            return self.game.guess(self.view, chance)
        world = mind.world(chance)
        if self.quick:
            mind.calm(world)
        return world

    def value(
        self, world: State, action: Action | None, left: Action | None, chance: Chance, seat: i64
    ) -> float:
        """What comes of an action, or of nothing: then it is `left` undone."""
        state = world.clone()
        state.chance = chance
        if action is not None:
            if state.why_not(action) is not None:
                return 0.0
            state.push(action)
            left = None
        if self.quick:
            return self.game.finish(state, chance)[seat]
        return play_on(self.game, state, chance, left)[seat]


def finished(game: Game, state: State, chance: Chance, quick: bool) -> list[float]:
    return game.finish(state, chance) if quick else play_on(game, state, chance)
