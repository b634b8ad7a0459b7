"""What every board in the terminal does, and a board for any game: the fields of a view by the kinds that the
game declares, events in the words of its texts.

A game's own board says more by overriding; it too draws from views and events alone.
"""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from koloda.cli.colours import CYAN, RED
from koloda.cli.typed import complete
from koloda.games import GAMES
from koloda.kernel import Event, Form, NotationError, Refusal, Value, View, Window
from koloda.kernel.positions import read_header
from koloda.kernel.seats import LETTERS, SPECTATOR, letter
from koloda.texts import Texts
from koloda.wire.socket import ActionText

SEATS = ("who", "target", "seat", "turn", "winners", "losers")
"""Values of events and refusals that are seats."""

PAUSES = ("phase", "window")
"""Values that choose a sentence: Fluent knows no dots in a choice."""

EVERYBODY = SPECTATOR - 1
"""The seat of a board that is shown every hand."""
FEW = 5
"""So many names fit side by side."""
NUMBER = f"bold {CYAN}"
"""How the numbers of choices are drawn."""
SIGNS = {"s": "♠", "c": "♣", "d": "♦", "h": "♥"}
RED_SUITS = "dh"
TOLD = ("phase", "turn", "over", "total")
"""Fields that are told otherwise: by the prompt, by a mark at the seat, by the score."""


def write_points(points: int) -> str:
    """With a real minus."""
    return str(points).replace("-", "−")


class TerminalBoard:
    """What `seat` sees. Sentences are Rich markup."""

    def __init__(self, texts: Texts, names: list[str], seat: int, header: str) -> None:
        self.texts = texts
        self.names = names
        self.seat = seat
        self.options = read_header(header)[1]
        self.notes: dict[int, str] = {}
        """Beside a seat: what kind of bot it is."""
        self.numbered: list[str] = []
        """What the numbers of the choices stand for that were drawn last."""

    def go_back_to(self, version: int) -> None:
        """A record of an earlier version of the game may have other cards."""

    # Words

    def name(self, seat: int) -> str:
        return escape(self.names[seat]) if 0 <= seat < len(self.names) else letter(seat)

    def join(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.texts.say("koloda-and", {"first": ", ".join(parts[:-1]), "last": parts[-1]})

    def word(self, name: str, value: str) -> str | int:
        """One value of an event or a refusal in words."""
        if name in SEATS and len(value) == 1 and value in LETTERS:
            return self.name(LETTERS.index(value))
        if name in PAUSES:
            return value.replace(".", "-")
        return escape(value)

    def words(self, values: dict[str, Value] | dict[str, str | int]) -> dict[str, str | int]:
        found: dict[str, str | int] = {}
        for name, value in values.items():
            if value == ():
                found[name] = self.texts.say("koloda-nothing")
            elif isinstance(value, tuple):
                found[name] = self.join([str(self.word(name, part)) for part in value])
            else:
                found[name] = value if isinstance(value, int) else self.word(name, value)
        return found

    # Events and refusals

    def tell(self, event: Event, values: dict[str, Value]) -> list[str]:
        """What happened, in sentences; none where there is nothing to say."""
        said = self.sentence(event, event.kind, self.words(values))
        if said is not None:
            return [said]
        if not values:
            return []
        shown = ", ".join(f"{name} {word}" for name, word in self.words(values).items())
        return [f"{self.name(event.seat)}: {event.kind} ({shown})"]

    def sentence(
        self, event: Event, kind: str, words: dict[str, str | int], attribute: str = ""
    ) -> str | None:
        name = f"{self.texts.game}-event-{kind}"
        words = {"who": self.name(event.seat), "aim": self.aim(event), **words}
        if attribute:
            return self.texts.find(name, words, attribute)
        own = self.texts.find(name, words, "you") if event.seat == self.seat else None
        if own is None and event.secret and event.secret.keys() <= words.keys():
            own = self.texts.find(name, words, "known")
        return own or self.texts.find(name, words)

    def aim(self, event: Event) -> str:
        """Whom it is aimed at, as this seat speaks: whoever acts, `you`, or another."""
        target = event.public.get("target")
        if target == letter(event.seat):
            return "self"
        return "you" if target == letter(self.seat) else "other"

    def ends_round(self, event: Event) -> bool:
        """Whether points have just been written down."""
        return event.kind in ("round-over", "round-void")

    def essence(self, view: View) -> str:
        """What the table is drawn again for when it changes."""
        return view.text()

    def shows_table(self, event: Event) -> bool:
        """Whether everybody should look at the table now, asked or not."""
        return False

    def why(self, error: Refusal | NotationError, typed: str) -> str:
        """Why something was refused, with the clause."""
        clause = error.clause or "koloda.action.unknown"
        values: dict[str, str | int] = {"text": typed}
        if isinstance(error, Refusal):
            values.update(error.values)
        said = self.texts.refusal(Refusal(clause, self.words(values)))
        return f"{said} [dim]({clause})[/dim]"

    # What is typed

    def heard(self, typed: str) -> str | None:
        """What somebody means who writes as people speak: `UNO!`; None where it is no such word."""
        return None

    def pick(self, line: str, page: list[str]) -> str | None:
        """What the numbers of a list stand for: one choice, or several cards; None where a line has none."""
        words = line.split()
        if not words or not all(word.isdecimal() and 0 < int(word) <= len(page) for word in words):
            return None
        chosen = [page[int(word) - 1] for word in words]
        return " ".join(chosen) if len(chosen) == 1 or not any(" " in one for one in chosen) else None

    def spell(self, text: str) -> str:
        """A code as the game writes it, from what somebody typed."""
        return text

    def split(self, line: str) -> list[str]:
        """What is done one after the other, where one line says it all."""
        return [line]

    def code(self, line: str, codes: list[str], forms: list[Form]) -> str:
        """The whole code that was meant, with what is possible now."""
        return complete(self.spell(line), codes)

    def meant_by_enter(self, offers: list[ActionText]) -> str:
        """The code that an empty line says while the game waits; empty where it says nothing."""
        return ""

    def points_at(self, line: str) -> dict[str, str]:
        """The things that a line names without saying what is done; nothing where it says that."""
        return {}

    def listed(self, offers: list[ActionText]) -> list[ActionText]:
        """What to show and to complete; the rest works all the same."""
        return offers

    def askable(self, offers: list[ActionText]) -> list[ActionText]:
        """What is asked for part by part, when only its beginning was typed."""
        return self.listed(offers)

    def choice(self, mark: str, part: str) -> str:
        """A part of a code (behind `:` or `>`) with what it means."""
        return f"{part} ({self.name(LETTERS.index(part))})" if mark == ">" and part in LETTERS else part

    def hides(self, window: Window) -> bool:
        """Whether nothing but the cards may tell that this window is open."""
        return False

    # Drawing

    def number(self, typed: str) -> Text:
        """The number of the next choice, which stands for what would be typed."""
        self.numbered.append(typed)
        return Text(str(len(self.numbered)), NUMBER)

    def draw(self, view: View, totals: list[int], offers: list[ActionText]) -> RenderableType:
        raise NotImplementedError

    def choices(self, view: View, offers: list[ActionText], forms: list[Form]) -> RenderableType | None:
        """What can be typed now; `numbered` is then what its numbers stand for."""
        raise NotImplementedError

    def cards_drawn(self) -> list[tuple[RenderableType, str]]:
        """Some cards as they are drawn, and how each is typed and called: for `help`."""
        return []

    def always(self) -> str:
        """What can be typed at any moment, whoever is in turn."""
        return ""

    def host_line(self, choices: list[str]) -> str:
        """What the owner of the table types when the game waits for its host."""
        return self.texts.say("koloda-host-waits", {"text": f"~ {choices[-1] if choices else '…'}"})

    def sheet(self, rows: list[list[int]], totals: list[int]) -> RenderableType:
        """The points of each round, and their sum."""
        table = Table(box=None, pad_edge=False, padding=(0, 2))
        table.add_column("", no_wrap=True)
        for seat, name in enumerate(self.names):
            title = letter(seat) if len(self.names) > FEW else f"{letter(seat)} {name}"
            table.add_column(Text(title), justify="right", no_wrap=True)
        for number, row in enumerate(rows, 1):
            table.add_row(self.texts.say("koloda-round", {"round": number}), *map(write_points, row))
        sums = [self.texts.say("koloda-total"), *map(write_points, totals)]
        table.add_row(*(Text(cell, "bold") for cell in sums))
        return Group(Text(self.texts.say("koloda-score"), "bold underline"), table)


class GenericBoard(TerminalBoard):
    """For a game that has none of its own."""

    def __init__(self, texts: Texts, names: list[str], seat: int, header: str) -> None:
        super().__init__(texts, names, seat, header)
        game = GAMES.get(texts.game)
        self.kinds = {row.name: row.kind() for row in game.fields.rows} if game else {}
        self.ranks, self.suits = game.suited() if game else ("", "")

    # Words

    def word(self, name: str, value: str) -> str | int:
        said = super().word(name, value)
        if said != escape(value) or name in PAUSES:
            return said
        return self.suit(value) if self.kinds.get(name) == "suit" else self.card(value)

    def card(self, code: str) -> str:
        """A card as it is shown, `10♦` in red; what is no card stays as it is."""
        if len(code) != 2 or code[0] not in self.ranks or code[1] not in self.suits:
            return escape(self.texts.find(f"{self.texts.game}-card-{code}") or code)
        index = self.texts.find(f"koloda-rank-{code[0]}", attribute="index") or code[0]
        return self.suit(code[1], index)

    def suit(self, suit: str, index: str = "") -> str:
        sign = index + SIGNS.get(suit, suit)
        return f"[{RED}]{sign}[/]" if suit in RED_SUITS else f"[bold]{sign}[/bold]"

    def title(self, field: str) -> str:
        return self.texts.find(f"{self.texts.game}-field-{field}") or field

    def spell(self, text: str) -> str:
        """`10♦` is `Td`."""
        if self.suits:
            for suit, sign in SIGNS.items():
                text = text.replace(sign, suit).replace(f"10{suit}", f"T{suit}")
        return text

    # Drawing

    def draw(self, view: View, totals: list[int], offers: list[ActionText]) -> RenderableType:
        """The seats with what is said of them, then what lies on the table."""
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right")
        table.add_column()
        shown = {**view.plain, **view.fields}
        marks = self.marks(shown)
        awaited = shown.get("turn", "-").split()
        for seat in range(len(self.names)):
            name = letter(seat)
            title = f"{'► ' if name in awaited else ''}{name} {escape(self.names[seat])}"
            hand = self.cards(shown.get(name, "-"))
            said = ", ".join(marks.get(name, []))
            style = "bold" if seat == self.seat else ""
            table.add_row(Text.from_markup(title, style=style), self.line(hand, said))
        for name in [*self.kinds, *(name for name in shown if name not in self.kinds)]:
            value = shown.get(name, "-")
            if name in TOLD or name in LETTERS or self.kinds.get(name) in ("seat", "seats"):
                continue
            if value != "-" or self.kinds.get(name) == "pile":
                table.add_row(self.title(name), self.line(self.field(name, value)))
        if any(totals):
            table.add_row(self.texts.say("koloda-score"), Text(" ".join(map(str, totals))))
        title = self.texts.find(f"{self.texts.game}-name") or self.texts.game
        return Group(Text(title, "bold"), Padding(table, (0, 0, 0, 1)))

    def line(self, markup: str, said: str = "") -> Text:
        return Text.from_markup(f"{markup}  [dim]{escape(said)}[/dim]" if said else markup)

    def marks(self, shown: dict[str, str]) -> dict[str, list[str]]:
        """What the fields that name seats say of each."""
        found: dict[str, list[str]] = {}
        for name, kind in self.kinds.items():
            for seat in (
                shown.get(name, "-").split() if kind in ("seat", "seats") and name not in TOLD else []
            ):
                found.setdefault(seat, []).append(self.title(name))
        return found

    def field(self, name: str, value: str) -> str:
        """What a field says, by its kind."""
        kind = self.kinds.get(name, "text")
        if kind in ("pile", "heap", "pairs"):
            return self.cards(value)
        if kind == "suit":
            return self.suit(value)
        if kind == "word":
            return escape(self.texts.find(f"{self.texts.game}-field-{name}-{value}") or value)
        return escape(value)

    def cards(self, value: str) -> str:
        """Cards one by one, those that nobody sees as their number; `7♠ ← 8♠` is beaten by the eight."""
        if value == "-":
            return "[dim]—[/dim]"
        found: list[str] = []
        for word in value.split():
            if word[0] == "?" and word[1:].isdecimal():
                found.append(f"[dim]▮[/dim]×{word[1:]}")
            elif ">" in word:
                upper, _, lower = word.partition(">")
                found.append(f"{self.card(lower)}[dim] ← [/dim]{self.card(upper)} ")
            else:
                found.append(self.card(word))
        return " ".join(found)

    def choices(self, view: View, offers: list[ActionText], forms: list[Form]) -> RenderableType | None:
        self.numbered = []
        shown = [
            Text.assemble(self.number(offer.code), " ", self.offered(offer)) for offer in self.listed(offers)
        ]
        shown += [Text(form.pattern) for form in forms]
        if not shown:
            return None
        return Group(
            Text(self.texts.say("koloda-possible-now") + ":", "bold"), Columns(shown, padding=(0, 3))
        )

    def offered(self, offer: ActionText) -> Text:
        """What can be typed, and what that is; what the game's words leave open stands behind them."""
        message = f"{self.texts.game}-action-{offer.verb}"
        values = self.words(offer.values)
        said = self.texts.find(message, values)
        if said is None:
            return Text(offer.code, "bold")
        untold = [
            str(word)
            for name, word in values.items()
            if self.texts.find(message, {**values, name: "…"}) == said
        ]
        return Text.from_markup(f"[bold]{escape(offer.code)}[/bold] {' '.join([said, *untold])}")
