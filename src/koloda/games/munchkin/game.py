"""Munchkin as a whole."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from koloda.games.munchkin import numbers
from koloda.games.munchkin.bot.belief import MunchkinBelief
from koloda.games.munchkin.bot.facts import MEASURES, measure
from koloda.games.munchkin.bot.levels import LevelBrain, make_brain
from koloda.games.munchkin.guess import guess
from koloda.games.munchkin.options import CARDS_A_SEAT, DEALT, OPTIONS, PRESETS, VERSION, MunchkinOptions
from koloda.games.munchkin.packs import shelf
from koloda.games.munchkin.packs.sheet import sheets
from koloda.games.munchkin.play import Munchkin
from koloda.games.munchkin.position import FIELDS, holds, read_position
from koloda.games.munchkin.rules.dealing import deal, gather
from koloda.games.munchkin.seatwords import Placing
from koloda.games.munchkin.state import MunchkinState
from koloda.games.munchkin.verbs import VERBS
from koloda.games.munchkin.view import MunchkinView
from koloda.kernel import Brain, Chance, Game, Mind, NotationError, ReadingMind, State, View
from koloda.kernel.action_ids import ActionIds
from koloda.kernel.measures import Measure
from koloda.kernel.observation import Observation
from koloda.kernel.options import read_options
from koloda.kernel.positions import Position
from koloda.kernel.verbs import Verbs

TALK: Final = ("say", "whisper", "dispute")
ONE_PACK: Final = 4
"""More players mix two packs."""


@final
class MunchkinGame(Game):
    """Munchkin Christmas Lite with the pack Winter, or any packs that are mixed."""

    def __init__(self, version: int = VERSION) -> None:
        super().__init__(
            "munchkin",
            version,
            3,
            6,
            OPTIONS,
            FIELDS,
            spaced=True,
            presets=PRESETS,
            talk=TALK,
            minutes=(60, 90),
            age=10,
        )

    def new(self, count: i64, options: dict[str, str], chance: Chance | None) -> Munchkin:
        state = Munchkin(agree(count, options, self.version), count, chance)
        state.seat_all()
        gather(state)
        if chance is not None:
            deal(state)
        return state

    def read_fields(self, position: Position) -> State:
        placing = Placing(agree(position.count, position.options, self.version), position.count)
        read_position(placing, position)
        state = Munchkin(placing.options, placing.count, None)
        state.copy_table(placing)
        return state

    def guess(self, seen: View, chance: Chance) -> State:
        assert isinstance(seen, MunchkinView)
        state = Munchkin(seen.table.options, seen.table.count, chance)
        guess(state, seen, chance)
        return state

    def at(self, version: int, options: dict[str, str]) -> Game | None:
        """What could be taken back at a table that judges itself was told otherwise in version 1."""
        kept = version > 1 or options.get("referee") != "table"
        return super().at(version, options) if kept else None

    def brain(self, level: str, seat: i64) -> Brain:
        return make_brain(level, seat)

    def expert(self, seat: i64) -> Mind:
        return ReadingMind(seat, LevelBrain("expert", seat), MunchkinBelief(seat))

    def parts(self, option: str) -> list[str]:
        return shelf.pack_names() if option == "packs" else []

    def sheet(self, options: dict[str, str]) -> dict[str, object]:
        return sheets(options["packs"], self.version)

    def fit(self, count: i64, options: dict[str, str]) -> dict[str, str]:
        """Five or six mix two packs: the first that is not there yet comes to the other."""
        packs = read_options(OPTIONS, options)["packs"]
        if count <= ONE_PACK or "," in packs:
            return options
        others = [name for name in shelf.pack_names() if name != shelf.unpin_packs(packs)]
        return {**options, "packs": ",".join([packs, *others[:1]])}

    def pin(self, options: dict[str, str]) -> dict[str, str]:
        return with_packs(options, shelf.pin_packs)

    def unpin(self, options: dict[str, str]) -> dict[str, str]:
        return with_packs(options, shelf.unpin_packs)

    def contents(self, options: dict[str, str]) -> dict[str, str]:
        return shelf.sources(options["packs"]) if "packs" in options else {}

    def add_contents(self, name: str, text: str) -> None:
        shelf.add_source(name, text)

    def holds(self, name: str, expected: str, found: str, hidden: bool) -> bool:
        return holds(name, expected, found, hidden)

    def can(self, state: State, seat: i64, code: str) -> bool:
        """A verb alone means any action with it."""
        if code in VERBS.words:
            listed = [state.write_code(action).partition(" ")[0] for action in state.legal(seat)]
            return code in listed + [form.verb.partition(" ")[0] for form in state.forms(seat)]
        try:
            return state.why_not(state.read_action(seat, code)) is None
        except NotationError:
            return False

    def honesty(self) -> tuple[float, float]:
        return 0.14, 0.53

    def measures(self) -> list[Measure]:
        return MEASURES

    def measure(self, before: State, after: State, seat: i64) -> list[float]:
        assert isinstance(before, MunchkinState) and isinstance(after, MunchkinState)
        return measure(before, after, seat)

    def grammar(self) -> Verbs:
        return VERBS

    def actions(self, count: i64, options: dict[str, str]) -> ActionIds:
        return numbers.list_actions(count, agree(count, options, self.version).cards)

    def observation(self, count: i64, options: dict[str, str]) -> Observation:
        return numbers.observation(count, agree(count, options, self.version).cards)

    def all_cards(self, count: i64, options: dict[str, str]) -> list[str]:
        return agree(count, options, self.version).cards.codes[:]


def with_packs(options: dict[str, str], change: Callable[[str], str]) -> dict[str, str]:
    if "packs" not in options:
        return options
    return {**options, "packs": change(options["packs"])}


def agree(count: i64, given: dict[str, str], version: i64) -> MunchkinOptions:
    """Options that go together, or the clause that forbids them (setup.players, pack.closed)."""
    values = read_options(OPTIONS, given)
    if count < 3 or count > 6 or (count > ONE_PACK and "," not in values["packs"]):
        raise NotationError(
            f"Munchkin is for 3 or 4 players, or 5 or 6 who mix two packs (packs=winter,dacha), not {count}",
            clause="munchkin.setup.players",
        )
    delay = values["bot_delay"].split("-")
    if len(delay) != 2 or not all(part.isascii() and part.isdigit() and len(part) < 6 for part in delay):
        raise NotationError("option bot_delay is a span in ms, as 800-2500", clause="munchkin.time.bots")
    options = MunchkinOptions(values, shelf.load_cards(values["packs"], int(version)), version)
    if options.cards.kills and values["death"] == "off":
        raise NotationError("these packs kill, and death=off", clause="munchkin.pack.closed")
    least = DEALT if "," in values["packs"] else CARDS_A_SEAT
    for deck in options.cards.decks:
        if len(deck) < least * count:
            raise NotationError(
                f"these packs have too few cards for {count} players", clause="munchkin.pack.closed"
            )
    return options


MUNCHKIN: Final = MunchkinGame()
MUNCHKIN.editions[1] = MunchkinGame(1)
MUNCHKIN.editions[2] = MunchkinGame(2)
