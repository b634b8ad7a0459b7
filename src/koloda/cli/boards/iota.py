"""Iota in the terminal: the grid with its coordinates, the draft in it, and the points as they grow."""

import re

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from koloda.cli import colours
from koloda.cli.boards.generic import TerminalBoard
from koloda.kernel import Event, Form, NotationError, Refusal, Value, View
from koloda.kernel.facts import spread
from koloda.kernel.seats import letter
from koloda.texts import Texts
from koloda.wire.socket import ActionText

STYLES = {
    "r": f"bold {colours.RED}",
    "g": f"bold {colours.GREEN}",
    "b": f"bold {colours.BLUE}",
    "y": f"bold {colours.YELLOW}",
    "j": f"bold {colours.MAGENTA}",
}
GLYPHS = {"s": "■", "t": "▲", "c": "●", "x": "✚"}
"""By the second letter of a code; a joker is a star."""
VERBS = {"u": "<", "undo": "<", "d": ".", "done": ".", "p": "P", "pass": "P", "wrong": "!", "ok": "ok"}
CARD = re.compile("(?:[rgby][stcx][1-4]|j[12]?)(?:=[rgby][stcx][1-4])?")
STEP = re.compile(rf"([+*]?)({CARD.pattern})[@ ]+(-?\d+)[, ]+(-?\d+)")
TYPED = {"commit": "d", "undo": "u", "pass": "p", "ok": "ok", "call": "!"}
"""What is listed besides the steps, and how it is typed."""
SAID = {"commit": "done"}
"""Where the texts call it otherwise."""
FEW = 8
"""So many meanings of a joker are named; of more only the number."""

Cell = tuple[int, int]


def read_cell(text: str) -> Cell:
    x, _, y = text.partition(",")
    return int(x), int(y)


def read_cards(text: str) -> dict[Cell, str]:
    """`gt2@1,0 j1=rs1@2,0` by cell."""
    found: dict[Cell, str] = {}
    for word in text.split():
        card, _, cell = word.lstrip("+*").partition("@")
        if cell:
            found[read_cell(cell)] = card
    return found


def draw_card(code: str) -> Text:
    """`■rs1`: shape, colour, shape letter and number, also without colour."""
    return Text(GLYPHS.get(code[1:2], "★") + code[:3].rstrip("="), STYLES[code[0]])


class Grid:
    """Cards by cell; `tried` are those of a draft, `lit` the cells where one could go."""

    def __init__(self, cards: dict[Cell, str], tried: set[Cell], lit: set[Cell], newest: Cell) -> None:
        self.cards = cards
        self.tried = tried
        self.lit = lit
        self.newest = newest

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        cells = [*self.cards, *self.lit]
        used = sorted({x for x, _ in cells})
        columns = self.columns(used, (options.max_width - 7) // 5)
        more = ["…" if columns[0] > used[0] else " ", "…" if columns[-1] < used[-1] else ""]
        numbers = [Text(f"{x:>3}  ", "dim") for x in columns]
        yield Text.assemble("   ", more[0], " ", *numbers, more[1], no_wrap=True)
        for y in range(min(y for _, y in cells), max(y for _, y in cells) + 1):
            row = Text(f"{y:>3}  ", "dim", no_wrap=True, overflow="crop")
            for x in columns:
                row.append_text(self.cell((x, y)))
            row.rstrip()
            yield row

    def columns(self, used: list[int], most: int) -> list[int]:
        """As many as fit, around the newest card."""
        columns = list(range(used[0], used[-1] + 1))
        while len(columns) > max(most, 1):
            near = self.newest[0]
            columns = columns[1:] if near - columns[0] > columns[-1] - near else columns[:-1]
        return columns

    def cell(self, cell: Cell) -> Text:
        if cell in self.cards:
            shown = draw_card(self.cards[cell])
            if cell in self.tried:
                shown.stylize("reverse")
            return Text.assemble(shown, "<" if cell in self.tried else " ", " " * (4 - len(shown)))
        return Text("  ·  " if cell in self.lit else "     ", "dim")


class IotaBoard(TerminalBoard):
    """Iota in the terminal."""

    def __init__(self, texts: Texts, names: list[str], seat: int, header: str) -> None:
        super().__init__(texts, names, seat, header)
        self.newest: Cell = (0, 0)

    # Words

    def card(self, code: str) -> str:
        """`red square 1 ■rs1`, in its colour; a declared joker with what it stands for."""
        name, _, meaning = code.partition("=")
        if name[0] == "j":
            word = self.texts.say("iota-joker")
            return f"[{STYLES['j']}]{word}[/]" + (f" = {self.card(meaning)}" if meaning else "")
        values: dict[str, str | int] = {"colour": name[0], "shape": name[1], "number": int(name[2])}
        return f"[{STYLES[name[0]]}]{self.texts.say('iota-card', values)}[/]"

    def word(self, name: str, value: str) -> str | int:
        code, _, cell = value.lstrip("+*").partition("@")
        if CARD.fullmatch(code):
            return f"{self.card(code)} ({cell})" if cell else self.card(code)
        return super().word(name, value)

    def words(self, values: dict[str, Value] | dict[str, str | int]) -> dict[str, str | int]:
        found = super().words(values)
        if "attribute" in values:
            found["attribute"] = str(values["attribute"])
        return found

    def tell(self, event: Event, values: dict[str, Value]) -> list[str]:
        kind, words = event.kind, self.words(values)
        mine = event.seat == self.seat
        if kind in ("drafted", "undone") and mine:
            return []  # the board shows it
        if kind == "dealt" and event.seat != max(self.seat, 0):
            return []
        if kind in ("drew", "exchanged") and mine and "cards" in values:
            return self.said(self.sentence(event, kind, words, "cards"))
        if kind == "called":
            return self.said(
                self.sentence(event, kind, words),
                self.sentence(event, f"called-{values['verdict']}", words),
                self.texts.find(str(values.get("clause", "")).replace(".", "-"), words),
            )
        if kind == "over":
            return self.tell_end(values, words)
        if kind == "laid" and isinstance(values["cards"], tuple):
            self.newest = max(read_cards(" ".join(values["cards"])))
        return self.said(self.sentence(event, kind, words))

    def said(self, *sentences: str | None) -> list[str]:
        return [sentence for sentence in sentences if sentence]

    def tell_end(self, values: dict[str, Value], words: dict[str, str | int]) -> list[str]:
        winners = values["winners"]
        assert isinstance(winners, tuple)
        mine = self.seat >= 0 and letter(self.seat) in winners
        alone = "you" if mine and len(winners) == 1 else ""
        said = {"who": words["winners"], "count": len(winners)}
        return [self.texts.say("iota-event-over", said, alone)]

    def ends_round(self, event: Event) -> bool:
        return event.kind == "over"

    def shows_table(self, event: Event) -> bool:
        """iota.table.window: whoever may call a move must see it."""
        return event.kind == "offered" and event.seat != self.seat

    def why(self, error: Refusal | NotationError, typed: str) -> str:
        """iota.human.why: with the cards of the line that is wrong."""
        if isinstance(error, NotationError) and CARD.fullmatch(typed):
            return self.texts.say("iota-no-place", {"card": self.card(typed)})
        said = super().why(error, typed)
        if isinstance(error, Refusal) and "line" in error.values:
            cards = str(error.values["cards"]).split()
            said += f" {self.cards(cards).markup}"
        return said

    # What is typed

    def points_at(self, line: str) -> dict[str, str]:
        """`rs1 1 0`: a card and a cell."""
        step = STEP.fullmatch(line.strip().lower())
        if step is None or step[1]:
            return {}
        _, card, x, y = step.groups()
        return {"card": full_name(card), "cell": f"{int(x)},{int(y)}"}

    def spell(self, text: str) -> str:
        """`+rs1 1 0` is +rs1@1,0; `p rs1 gt2` is P rs1 gt2; `d` is done."""
        head, _, rest = text.strip().partition(" ")
        if head.lower() in VERBS:
            cards = re.findall(CARD, rest.lower())
            return " ".join([VERBS[head.lower()], *cards])
        if head.upper() in ("L", "T"):
            return re.sub(r"\b([ltp])\b", lambda verb: verb[0].upper(), text.strip().lower())
        step = STEP.fullmatch(text.strip().lower())
        if step is None:
            alone = text.strip().lower()
            return f"+{full_name(alone)}" if CARD.fullmatch(alone) else text.strip()
        verb, card, x, y = step.groups()
        return f"{verb or '+'}{full_name(card)}@{int(x)},{int(y)}"

    def pick(self, line: str, page: list[str]) -> str | None:
        """`p 1 3` exchanges the first and the third card."""
        verb, _, rest = line.partition(" ")
        if verb.lower() in ("p", "pass") and rest:
            cards = super().pick(rest, page)
            return f"{verb} {cards}" if cards else None
        return super().pick(line, page)

    def askable(self, offers: list[ActionText]) -> list[ActionText]:
        return offers

    def listed(self, offers: list[ActionText]) -> list[ActionText]:
        """Not the steps: the grid shows where cards go."""
        return [offer for offer in offers if offer.verb in TYPED]

    # Drawing

    def draw(self, view: View, totals: list[int], offers: list[ActionText]) -> RenderableType:
        facts = view.facts()
        parts: list[RenderableType] = [
            Rule(Text.from_markup(self.title(view)), style="dim", align="left", characters="─"),
            Padding(self.seats(view, totals), (0, 0, 0, 1)),
            "",
            self.grid(view, {read_cell(str(one.values["cell"])) for one in offers if "cell" in one.values}),
            "",
        ]
        parts += [Padding(line, (0, 0, 0, 1)) for line in self.jokers_shown(view, facts.get("dom", "-"))]
        if "preview" in facts:
            parts.append(Padding(self.preview(facts), (0, 0, 0, 1)))
        if self.seat >= 0:
            parts.append(Padding(self.hand(spread(facts["hand"])), (0, 0, 0, 1)))
        return Group(*parts)

    def title(self, view: View) -> str:
        phase = self.texts.say("iota-phase", {"phase": view.field("phase") or "TURN"})
        deck = self.texts.say("koloda-deck", {"count": len(spread(view.field("deck") or "-"))})
        return f"[bold]{self.texts.say('iota-name')}[/bold] · {phase} · {deck}"

    def seats(self, view: View, totals: list[int]) -> Table:
        table = Table.grid(padding=(0, 2))
        table.add_column()
        table.add_column(justify="right")
        table.add_column(justify="right")
        table.add_column()
        for seat, name in enumerate(self.names):
            who = letter(seat)
            hand = spread(view.field(who) or "-")
            mark = "►" if view.field("turn") == who else " "
            notes = [self.notes.get(seat, ""), self.texts.say("koloda-you") if seat == self.seat else ""]
            beside = [Text(", ".join(filter(None, notes)), "dim")]
            if seat != self.seat and hand and "?" not in hand[0]:
                beside.append(self.cards(hand))
            points = self.texts.say("koloda-points", {"points": totals[seat]})
            table.add_row(
                Text(f"{mark} {who}  {name}", "bold" if mark == "►" else ""),
                self.texts.say("koloda-cards", {"count": len(hand)}),
                points if self.options.get("scoring") != "kids" else "",
                Text("  ").join(part for part in beside if part),
            )
        return table

    def grid(self, view: View, lit: set[Cell]) -> RenderableType:
        lying = read_cards(view.field("grid") or "-")
        tried = read_cards(view.field("draft") or "-")
        if view.field("move") not in (None, "-"):
            tried = read_cards(view.field("move") or "-")
        if not lying:
            return Text("—", "dim")
        newest = max(tried) if tried else self.newest
        return Grid(lying | tried, set(tried), lit - set(lying | tried), newest)

    def jokers_shown(self, view: View, domains: str) -> list[Text]:
        """What each joker may still be, or was declared to be."""
        declared = [word.partition("=")[2] for word in (view.field("grid") or "").split() if "=" in word]
        parts = [" ".join(reversed(meant.split("@"))) for meant in declared] + domains.split("; ")
        found = []
        for part in parts:
            cell, _, cards = part.partition(" ")
            codes = cards.split()
            if codes:
                count = self.texts.say("koloda-cards", {"count": len(codes)})
                meant = self.cards(codes) if len(codes) <= FEW else Text(count)
                found.append(Text.assemble(("★", STYLES["j"]), f" {cell} = ", meant))
        return found

    def preview(self, facts: dict[str, str]) -> Text:
        """`So far: (8 + 4 + 5) × 2 = 34 points: chain`."""
        points, product, *why = facts["preview"].split()
        total, _, times = product.partition("x")
        sums = " + ".join(word.partition("=")[2].partition("x")[0] for word in facts["lines"].split())
        values: dict[str, str | int] = {"points": int(points), "times": int(times), "lines": sums}
        said = self.texts.say("iota-preview", {**values, "sum": int(total)})
        reasons = [self.texts.say("iota-doubling", {"why": reason}) for reason in why]
        return Text.from_markup(" · ".join([f"[bold]{said}[/]", *reasons]))

    def hand(self, hand: list[str]) -> Text:
        """The own cards as they are after the draft."""
        label = self.texts.say("koloda-your-hand")
        return Text.assemble((f"{label} ({len(hand)})  ", "bold"), self.cards(hand))

    def cards(self, codes: list[str]) -> Text:
        return Text("  ").join(draw_card(code) if CARD.fullmatch(code) else Text(code) for code in codes)

    def cards_drawn(self) -> list[tuple[RenderableType, str]]:
        shown = [(draw_card(code), self.card(code)) for code in ("rs1", "gt2", "bc3", "yx4", "j1")]
        return [*shown, (Text("rs1 2 -1", "bold"), self.texts.say("iota-typing-cell"))]

    def choices(self, view: View, offers: list[ActionText], forms: list[Form]) -> RenderableType | None:
        self.numbered = []
        rows = self.rows(offers, spread(view.facts().get("hand", "-")))
        if not rows:
            return None
        table = Table.grid(padding=(0, 2))
        for typed, words in rows:
            shown = draw_card(typed) if CARD.fullmatch(typed) else Text(typed, "bold")
            number = Text("") if typed.endswith("…") else self.number(typed)
            table.add_row(Text.assemble(number, " ", shown), Text.from_markup(words))
        return Group(Text(f" {self.texts.say('koloda-possible-now')}:", "bold"), Padding(table, (0, 0, 0, 3)))

    def rows(self, offers: list[ActionText], hand: list[str]) -> list[tuple[str, str]]:
        """What to type: each card with how many places it has, what it may replace, and the words."""
        cells: dict[str, set[str]] = {}
        swaps: dict[str, None] = {}
        for offer in offers:
            if offer.verb == "place":
                cells.setdefault(str(offer.values["card"]), set()).add(str(offer.values["cell"]))
            elif offer.verb == "replace":
                swaps[f"*{offer.values['card']}"] = None
        exchanges = any(offer.verb == "pass" for offer in offers)
        rows = [
            (
                card,
                f"{self.card(card)} · {self.texts.say('iota-places', {'count': len(cells.get(card, ()))})}",
            )
            for card in hand
            if exchanges or card in cells
        ]
        rows += [(typed, f"{self.card(typed[1:])} · {self.texts.say('iota-action-take')}") for typed in swaps]
        rows += [
            (typed, self.texts.say(f"iota-action-{SAID.get(verb, verb)}"))
            for verb, typed in TYPED.items()
            if verb in {offer.verb for offer in offers}
        ]
        exchanged = [offer.values["cards"] for offer in offers if offer.verb == "pass"]
        for cards in [cards for cards in exchanged if isinstance(cards, tuple) and len(cards) == 1][:1]:
            rows.append((f"p {cards[0]} …", self.texts.say("iota-action-exchange-any")))
        return rows


def full_name(card: str) -> str:
    """`j` and `j=rs2` are the first joker."""
    return "j1" + card[1:] if card[:2] in ("j", "j=") else card
