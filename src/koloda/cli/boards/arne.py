"""Arne in the terminal: every place with its field and total, and what can be typed at any moment."""

import re
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from koloda.cli import colours
from koloda.cli.boards.generic import TerminalBoard, write_points
from koloda.games.arne import cards
from koloda.kernel import Event, Form, Value, View
from koloda.kernel.facts import spread
from koloda.kernel.seats import LETTERS, letter
from koloda.wire.socket import ActionText

STYLES: Final = {
    "r": f"bold {colours.RED}",
    "y": f"bold {colours.YELLOW}",
    "g": f"bold {colours.GREEN}",
    "b": f"bold {colours.BLUE}",
    "o": f"bold {colours.ORANGE}",
    "v": f"bold {colours.MAGENTA}",
    "a": "bold",
    "k": "bold reverse",
}
ORDER: Final = {code: number for number, code in enumerate(cards.CODES)}
SHORT: Final = {name: cards.CODES[card] for name, card in zip(cards.ON_NAMES, cards.ON_CARDS, strict=True)}
RANKS: Final = {"2black": "black2", "2score": "score2"}
BLACKS: Final = ("crash", "lock", "cham", "thief", "stop", "rev")
ASKS: Final = ("pull", "2black", "2score", "swap")
UNTOLD: Final = ("dealt", "beat-over", "ok", "turn")
"""Events that the board shows anyway."""
ON_FIELDS: Final = ("laid-on", "put-on", "stole")
"""Events that name the field where they happen."""
LIST: Final = 12
"""So many targets are listed behind a card."""


class ArneBoard(TerminalBoard):
    """Arne in the terminal."""

    # Words

    def card(self, code: str) -> str:
        """`red 500`, `Crash`, in its colour."""
        code = SHORT.get(code, code)
        rank, colour = code[2:], ""
        if code[0] not in "ak":
            rank, colour = code[1:], code[0]
        elif rank.startswith("200"):
            rank, colour = "minus", rank[3]
        rank = RANKS.get(rank, rank)
        values: dict[str, str | int] = {"rank": rank, "colour": colour}
        style = STYLES["k" if code[0] == "k" else colour or "a"]
        return f"[{style}]{self.texts.say('arne-card', values)}[/]"

    def colour(self, code: str) -> str:
        return f"[{STYLES[code]}]{self.texts.say('arne-colour', {'colour': code})}[/]"

    def colours(self, codes: str) -> str:
        return self.join([self.colour(code) for code in codes])

    def word(self, name: str, value: str) -> str | int:
        if name in ("card", "cards", "under") and SHORT.get(value, value) in ORDER:
            return self.card(value)
        if name == "colours" and value:
            return self.colours(value)
        if name == "dir":
            return "ccw" if value == "-" else "cw"
        if name == "seats":
            return super().word("seat", value)
        return super().word(name, value)

    def essence(self, view: View) -> str:
        """Not for every `ok` of the others."""
        return re.sub(r" \| ok [A-L ]+", "", view.text())

    def tell(self, event: Event, values: dict[str, Value]) -> list[str]:
        own = event.seat == self.seat
        if event.kind in UNTOLD and not (own and event.kind == "turn"):
            return []
        if event.kind == "gave" and not own and values.get("cards"):
            return [self.sentence(event, "gave", self.words(values), "cards") or ""]
        if event.kind in ON_FIELDS and values["field"] != 0:
            values = {**values, "field": self.whose(event, values)}
        if event.kind == "over":
            return [*super().tell(event, {}), *self.tell_points(values)]
        said = super().tell(event, values)
        if event.kind == "laid" and not own:
            return [f"{line} [dim]({values['field']}.{values['stack']})[/dim]" for line in said]
        return said

    def whose(self, event: Event, values: dict[str, Value]) -> str:
        """The field as this seat speaks of it."""
        if values["target"] == letter(event.seat):
            return "mine" if event.seat == self.seat else "own"
        return "yours" if values["target"] == letter(self.seat) else str(values["field"])

    def tell_points(self, values: dict[str, Value]) -> list[str]:
        points = values["points"]
        assert isinstance(points, tuple)
        pairs = [part.split() for part in points]
        shown = [
            f"{self.name(LETTERS.index(who))} [bold]{write_points(int(number))}[/]" for who, number in pairs
        ]
        return [" · ".join(shown)]

    def ends_round(self, event: Event) -> bool:
        return event.kind == "over"

    # What is typed

    def spell(self, text: str) -> str:
        """`r500` is play r500, `crash 2.1` is k-crash@2.1, `200b+cham 1` is k-200b+k-cham>1."""
        return " & ".join(self.spell_one(part) for part in text.split("&"))

    def spell_one(self, text: str) -> str:
        words = [word for word in re.split(r"[\s@>:]+", text.strip()) if word]
        if not words:
            return text.strip()
        head, rest = words[0].lower(), words[1:]
        if head in ("disc", "give"):
            return " ".join([head, *(full_name(word) for word in rest)])
        if head in ("play", "lay") and rest:
            head, rest = rest[0].lower(), rest[1:]
        if rest and rest[0].lower() in ("cham", "k-cham", "+"):
            head, rest = f"{head}+k-cham", rest[1:]
        cards = [full_name(word) for word in head.split("+")]
        code = "+".join(cards)
        if cards[0] in ORDER and cards[0][0] not in "ak":
            return " ".join(["play", code]) + "".join(f">{word}" for word in rest)
        if cards[0].startswith("k-200"):
            return code + "".join(f">{word}" for word in rest)
        if cards[0].startswith("k-"):
            return code + "".join(mark + word.lower() for mark, word in zip(aims(code), rest, strict=False))
        if head == "x3" and rest:
            return f"x3@{rest[0]}"
        if head in ASKS and rest:
            return f"{head}>{rest[0].upper()}" + "".join(f":{word.lower()}" for word in rest[1:])
        if head in ("colour", "color") and rest:
            return f"colour {rest[0].lower()}"
        if head in ("call",) and rest:
            return f"call:{rest[0].lower()}"
        return " ".join([head, *rest])

    def meant_by_enter(self, offers: list[ActionText]) -> str:
        return "ok" if any(offer.verb == "ok" for offer in offers) else ""

    def choice(self, mark: str, part: str) -> str:
        if mark == ":" and part in cards.COLOURS:
            return f"{part} ({self.colour(part)})"
        return super().choice(mark, part)

    # Drawing

    def draw(self, view: View, totals: list[int], offers: list[ActionText]) -> RenderableType:
        fields = {**view.plain, **view.fields}
        phase = self.texts.say("arne-phase", {"phase": fields.get("phase", "MOVE")})
        title = f"[bold]{self.texts.say('arne-name')}[/bold] · {phase}"
        parts: list[RenderableType] = [
            Rule(Text.from_markup(title), style="dim", align="left", characters="─"),
            Padding(self.places(fields, totals), (0, 0, 0, 1)),
            Padding(Text.from_markup(self.middle(fields)), (0, 0, 0, 1)),
        ]
        if self.seat >= 0:
            hand = sorted(spread(fields.get(letter(self.seat), "-")), key=lambda code: ORDER.get(code, 99))
            label = self.texts.say("koloda-your-hand")
            shown = Text.assemble((f"{label} ({len(hand)})", "bold"), "  ", self.cards(hand))
            parts.append(Padding(shown, (0, 0, 0, 1)))
        return Group(*parts)

    def places(self, fields: dict[str, str], totals: list[int]) -> Table:
        """One row for each place: who sits there, the cards in hand, the points, and the field."""
        table = Table.grid(padding=(0, 2))
        for side in ("left", "left", "right", "right", "left"):
            table.add_column(justify=side, no_wrap=side == "right")
        for place, sitter in enumerate(fields.get("seats", "").split(), 1):
            who, _, colours = sitter.partition(":")
            seat = LETTERS.index(who)
            mark = "►" if fields.get("turn") == who else " "
            name = f"{mark}{place} {self.names[seat]} ({who})"
            if seat == self.seat:
                name += f", {self.texts.say('koloda-you')}"
            row = Text(name, "bold" if fields.get("turn") == who else "")
            markers = Text.from_markup(self.colours(colours.strip("-")) or "-")
            held = Text(self.texts.say("koloda-cards", {"count": len(spread(fields.get(who, "-")))}), "dim")
            points = Text(write_points(totals[seat]), "bold")
            table.add_row(row, markers, held, points, self.field(place, fields.get(f"field{place}", "-")))
        if fields.get("dummy", "-") != "-":
            owner = fields.get("owner", "-")
            name = f" 0 {self.texts.say('arne-dummy')}"
            if owner != "-":
                name += f" → {self.names[LETTERS.index(owner)]}"
            worth = fields.get("worth", "").split()
            points = Text(worth[worth.index("field0") + 1] if "field0" in worth else "", "bold")
            colour = Text.from_markup(self.colour(fields["dummy"]))
            table.add_row(Text(name), colour, Text(""), points, self.field(0, fields.get("field0", "-")))
        return table

    def field(self, place: int, text: str) -> Text:
        """The stacks with their numbers; those that have gone are left out."""
        shown = Text()
        for number, stack in enumerate(re.findall(r"\[(.*?)\]", text), 1):
            if stack:
                cards = stack.split()
                shown.append(f"{place}.{number}:", "dim")
                shown.append(cards[0], STYLES[cards[0][-1] if cards[0].startswith("k-200") else cards[0][0]])
                for card in cards[1:]:
                    shown.append(f"+{card}", "bold")
                shown.append("  ")
        return shown

    def middle(self, fields: dict[str, str]) -> str:
        """Piles, direction, and who has claimed the next turn."""
        top = spread(fields.get("disc", "-"))[-1:]
        pile = self.texts.say("koloda-discard")
        top_code = top[0].partition("/")[0] if top else "-"
        pile += f": {len(spread(fields.get('disc', '-')))}"
        if top_code in ORDER:
            pile += f" ({self.card(top_code)})"
        way = "-" if fields.get("dir") == "-" else "+"
        direction = self.texts.say("arne-direction", {"dir": "ccw" if way == "-" else "cw"})
        parts = [
            self.texts.say("koloda-deck", {"count": len(spread(fields.get("deck", "-")))}),
            pile,
            f"{self.texts.say('koloda-direction')}: {direction} {'↑' if way == '-' else '↓'}",
        ]
        claim = fields.get("claim", "-")
        if claim != "-":
            told = Event("claimed", LETTERS.index(claim), "", {})
            parts.append(f"[bold]{self.sentence(told, 'claimed', {})}[/]")
        return " · ".join(parts)

    def cards(self, codes: list[str]) -> Text:
        return Text(" ").join(Text(code, STYLES.get(code[0], "")) for code in codes)

    def choices(self, view: View, offers: list[ActionText], forms: list[Form]) -> RenderableType | None:
        """What to type and what it does; the targets of one card stand together."""
        self.numbered = []
        rows: dict[str, list[ActionText]] = {}
        for offer in offers:
            rows.setdefault(self.head(offer), []).append(offer)
        if not rows:
            return None
        table = Table.grid(padding=(0, 2))
        for head, ways in rows.items():
            ends = [way.code.removeprefix(head).strip() for way in ways]
            if len(ends) > LIST:
                ends = list(dict.fromkeys(self.shortened(way, head) for way in ways))
            shown = [end for end in ends if end][:LIST] + (["…"] if len(ends) > LIST else [])
            number = self.number(ways[0].code if len(ways) == 1 else head)
            table.add_row(
                Text.assemble(number, " ", (head, "bold")),
                Text.from_markup(self.meaning(head)),
                Text(" ".join(shown)),
            )
        lines: list[RenderableType] = [Text(f" {self.texts.say('koloda-possible-now')}:", "bold")]
        lines.append(Padding(table, (0, 0, 0, 3)))
        return Group(*lines)

    def head(self, offer: ActionText) -> str:
        """What a row of choices begins with: the black card, or the word."""
        if offer.verb != "black":
            return offer.verb
        return str(offer.values["card"]) + ("+k-cham" if "joined" in offer.values else "")

    def shortened(self, offer: ActionText, head: str) -> str:
        """What stands behind the head, without its last choice: `>B:…`."""
        end = offer.code.removeprefix(head).strip()
        for name in ("then", "colour"):
            end = end.removesuffix(f":{offer.values.get(name)}") + (":…" if name in offer.values else "")
        return end

    def meaning(self, head: str) -> str:
        """What a code does, by its first part."""
        cards = head.split("+")
        if cards[0] in ORDER:
            return " + ".join(self.card(card) for card in cards)
        name = {"disc": "discard"}.get(head, head)
        return self.texts.find(f"arne-action-{name}", {"target": "…"}) or ""

    def always(self) -> str:
        codes = {"crash 2.1": "k-crash", "lock 1.1": "k-lock", "200b 4": "k-200b", "stop": "k-stop"}
        return " · ".join(f"[bold]{code}[/] {self.card(card)}" for code, card in codes.items())

    def cards_drawn(self) -> list[tuple[RenderableType, str]]:
        scores = [f"{colour}500" for colour in cards.COLOURS] + ["rx2"]
        rest = [code for code in cards.CODES if code[0] in "ak" and not code.startswith("k-200")]
        return [(self.cards([code]), self.card(code)) for code in [*scores, *rest, "k-200b"]]


def full_name(word: str) -> str:
    """`CRASH` and `crash` are k-crash, `200R` and `-200r` are k-200r; anything else as it is."""
    word = word.lower()
    if word in BLACKS:
        return f"k-{word}"
    if re.fullmatch("-?200[a-z]", word):
        return f"k-{word.lstrip('-')}"
    return f"a-{word}" if f"a-{word}" in ORDER else word


def aims(code: str) -> tuple[str, str]:
    """The marks before what a black card names."""
    return ("@", ":") if code == "k-thief" else ("@", ">")
