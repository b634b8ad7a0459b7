"""Tables at which somebody sits who asks when he likes; bots play at once."""

import secrets
from collections import OrderedDict

from koloda.bots.decisions import EVERYBODY, Decisions
from koloda.bots.levels import known_bots, make_player, unknown_bot
from koloda.kernel import Event, NotationError
from koloda.kernel.chance import open_chance
from koloda.library.catalogue import Choice
from koloda.library.match import Match, open_match
from koloda.library.moves import Happening, tell
from koloda.library.prompts import NOTHING, parse, prompt
from koloda.library.seeds import derive, read_seed
from koloda.texts import Texts

MOST_TABLES = 200
"""The one that was used longest ago makes room."""
MOST_TURNS = 20_000
"""So much happens between two questions at most."""


class BotTable:
    """A match in which one seat is asked and bots play the others."""

    def __init__(
        self,
        game: str,
        players: int | None,
        bot: str,
        seat: str,
        seed: int | str | None,
        options: dict[str, Choice],
    ) -> None:
        source = read_seed(seed)
        self.match: Match = open_match(game, players, source, options)
        self.mine = self.match._seat(seat)
        self.seat = seat
        game_of = self.match._game
        if bot not in known_bots(game_of):  # nor `run:COMMAND`, nor `module:Bot`: a model is a guest here
            raise unknown_bot(game_of, bot)
        self.players = {
            other: make_player(game_of, bot, other, open_chance(derive(source, other)))
            for other in range(len(self.match.seats)) if other != self.mine
        }  # fmt: skip
        self.asked = Decisions(self.match._state, EVERYBODY)
        self.asked.events, self.asked.done = [], []
        self.heard: list[Happening] = []
        self.go_on()

    def go_on(self) -> None:
        """The bots play until this seat is asked, or the game is over."""
        asked, state = self.asked, self.match._state
        for _ in range(MOST_TURNS):
            goes_on = asked.find()
            self.hear()
            if not goes_on or asked.seat == self.mine:
                return
            player = self.players[int(asked.seat)]
            plan = player.plan(state.view(asked.seat), asked.legal(), asked.forms(), asked.waited_for)
            if plan is None or state.why_not(plan.action) is not None:
                asked.decline()
            else:
                asked.act(plan.action)
            self.hear()
        raise NotationError("this table does not come to a question; it is given up")

    def hear(self) -> None:
        """Everybody is told what reaches him; what was done is noted in the record."""
        events: list[Event] = self.asked.events or []
        texts = Texts(self.match.game, self.match.lang)
        for event in events:
            for other, player in self.players.items():
                if event.reaches(other):
                    player.see(event.kind, event.seat, event.values(other))
            if event.shown and event.reaches(self.mine):
                self.heard.append(tell(event, self.mine, texts))
        self.match._record.actions += self.asked.done or []
        self.match._events += events
        self.asked.events, self.asked.done = [], []

    def news(self) -> str:
        """What has happened since this was last asked."""
        said = [event.sentence for event in self.heard]
        self.heard = []
        return "\n".join(said)

    def text(self) -> str:
        """What this seat sees and may do."""
        if self.match.is_over:
            won = ", ".join(self.match.winners) or "nobody"
            return f"The game is over. Won: {won}. Points: {self.match.totals}"
        return prompt(
            self.match.view(self.seat),
            self.match.legal(self.seat),
            forms=self.match.forms(self.seat),
            waited_for=bool(self.asked.waited_for),
        )

    def act(self, answer: str) -> str:
        """Does it, or says why not; then the bots play on."""
        if self.match.is_over:
            return self.text()
        parsed = parse(answer if ":" in answer and "action" in answer.lower() else f"ACTION: {answer}",
                       self.match, self.seat)  # fmt: skip
        if parsed.move is None:
            told = f" ({parsed.clause})" if parsed.clause else ""
            return f"Not done: {parsed.why}{told}\nNothing has changed; act again."
        if parsed.move.code == NOTHING:
            self.asked.decline()
        else:
            self.asked.act(self.match._state.action(parsed.move))
        self.go_on()
        return "\n\n".join(part for part in (self.news(), self.text()) if part)


class BotTables:
    """Tables by name."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, BotTable] = OrderedDict()

    def add(self, table: BotTable) -> str:
        name = secrets.token_urlsafe(6)
        self.tables[name] = table
        while len(self.tables) > MOST_TABLES:
            self.tables.popitem(last=False)
        return name

    def find(self, name: str) -> BotTable:
        table = self.tables.get(name)
        if table is None:
            raise NotationError(f"there is no table {name!r}; sit down at a new one")
        self.tables.move_to_end(name)
        return table
