"""Montana in the terminal: the rules in force in plain words, the pile, and cards whose fill is seen
without colour."""

import re

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from koloda.cli import colours
from koloda.cli.boards.generic import TerminalBoard
from koloda.games.montana import cards, codes
from koloda.kernel import Event, Form, Value, View, Window
from koloda.kernel.facts import spread
from koloda.kernel.seats import LETTERS, letter
from koloda.wire.socket import ActionText

STYLES = {"g": colours.GREEN, "r": colours.RED, "b": colours.BLUE}
RULE = f"bold {colours.YELLOW}"
KINDS = {
    "!o=": "o-same",
    "!o1": "o-step",
    "!s=": "s-same",
    "!s1": "s-step",
    ":same": "same",
    ":run": "run",
    ":say": "say",
    ":tap": "tap",
    "Vodd": "odd",
    "Veven": "even",
}
"""The rule cards as the texts call them; a digit rule is its digit."""
WITHOUT = {"V": "base-win", "M": "base-match", "S": "base-extra"}
"""What holds while a pile is empty."""
ORDER = {code: number for number, code in enumerate(cards.CODES)}
TYPED = {code.lower(): code for code in cards.CODES}
FILLS = {"*": "*", "f": "*", "o": "o", "e": "o", "0": "o"}

SHOUTS = ("montana", "монтана")
ATTENTION = ("montana", "tap", "call")
"""Not listed: nobody is told that one is owed (chapter 10 of the rules)."""
SHORT = {"d": "draw", "k": "keep", "t": "tap", "m": "montana", "c": "cover"}
DUTY = re.compile("[grb][1-6]|t|tap|m|montana")
SILENT = ("got-hand", "hit", "race")
"""The event beside them or the board says it; a race under the table referee is for keen eyes."""


class MontanaBoard(TerminalBoard):
    """Montana in the terminal."""

    @property
    def is_table(self) -> bool:
        """Whether the players are the referee: then nothing points out what fits or what is owed."""
        return self.options.get("referee") == "table"

    # Words

    def card(self, code: str) -> str:
        """`full green 5`, in its colour; a rule card by its name."""
        if code[0] not in STYLES:
            return self.texts.say("montana-card", {"kind": self.kind(code)})
        fill = "full" if code[2] == "*" else "empty"
        values: dict[str, str | int] = {
            "kind": "number",
            "colour": code[0],
            "number": int(code[1]),
            "fill": fill,
        }
        return f"[{STYLES[code[0]]}]{self.texts.say('montana-card', values)}[/]"

    def kind(self, code: str) -> str | int:
        return KINDS.get(code) or int(code[1:])

    def rule(self, code: str) -> str:
        """What a rule card, or an empty pile, says in plain words."""
        return self.texts.say("montana-rule", {"kind": WITHOUT.get(code) or self.kind(code)})

    def word(self, name: str, value: str) -> str | int:
        if name in ("card", "top", "cards", "covers") and value in ORDER:
            return self.card(value)
        if name == "words" and value:
            return self.texts.say("montana-words", {"colour": value[0], "number": int(value[1])})
        return super().word(name, value)

    def words(self, values: dict[str, Value] | dict[str, str | int]) -> dict[str, str | int]:
        found = super().words(values)
        return {
            name: word if word != "" else self.texts.say("koloda-nothing") for name, word in found.items()
        }

    def tell(self, event: Event, values: dict[str, Value]) -> list[str]:
        kind, words = event.kind, self.words(values)
        if kind == "race" and not self.is_table:
            return [f"[bold reverse] {self.sentence(event, kind, words)} [/]"]
        if kind in SILENT and not (kind == "got-hand" and event.seat == self.seat):
            return []
        if kind == "dealt" and event.seat != max(self.seat, 0):
            return []
        if kind == "laid":
            said = self.sentence(event, "laid-covers" if "covers" in values else kind, words)
            return [said or "", f"[italic]→ {self.rule(str(values['card']))}[/italic]"]
        if kind == "drew" and values["count"] == 0:
            kind = "drew-nothing"
        if kind == "race-over" and "times" not in values:
            kind = "race-lot"
        if kind == "shown" and not values["cards"]:
            return []  # who wins has none, and that is told
        if kind in ("drew", "got-hand") and "cards" in values:
            said = self.sentence(event, kind, words, "cards" if event.seat == self.seat else "shown")
        else:
            said = self.sentence(event, kind, words)
        told = [said] if said else []
        if kind == "race-over":
            told.append(self.times(values["times"]))
        return told

    def times(self, times: Value) -> str:
        """Everybody's time in the race, the quickest first; whoever did not cover last."""
        assert isinstance(times, tuple)
        order = sorted(
            range(len(times)), key=lambda seat: int(times[seat]) if times[seat] != "-" else 1 << 30
        )
        shown = [
            self.texts.say("montana-time", {"who": self.name(seat), "ms": int(times[seat])})
            if times[seat] != "-"
            else f"{self.name(seat)} —"
            for seat in order
        ]
        return " · ".join(shown)

    def ends_round(self, event: Event) -> bool:
        return event.kind in ("deal-over", "deal-void")

    # What is typed

    def heard(self, typed: str) -> str | None:
        """`Montana!` and `монтана`."""
        return "montana" if typed.lower().strip(" !") in SHOUTS else None

    def spell(self, text: str) -> str:
        """`g5*` and `b5o b4e` are played, `#4 2` is laid, `b5` are words, `b wrong` is a call."""
        words = text.replace("№", "#").replace(",", " ").replace("@", " @").split()
        if not words:
            return text
        verb = words[0].lower()
        if verb in SHORT and len(words) == 1:
            return SHORT[verb]
        if verb in ("play", "lay") and len(words) > 1:
            words = words[1:]
        elif verb == "say":
            return f"say {''.join(words[1:]).lower()}"
        elif verb == "swap":
            return f"swap {' '.join(words[1:]).upper()}"
        elif verb == "call":
            words = words[1:]
        cards = [self.spell_card(word) for word in words]
        if cards[0] is None:
            return self.spell_attention(words) or text
        if cards[0][0] not in STYLES:
            pile = f" @{words[1].lstrip('@')}" if len(words) == 2 else ""
            return f"lay {cards[0]}{pile}"
        return "play " + " ".join(card or word for card, word in zip(cards, words, strict=True))

    def spell_card(self, word: str) -> str | None:
        """`G5F` is g5*, `vodd` is Vodd, `same` is :same."""
        word = word.lower()
        if len(word) == 3 and word[:1] in STYLES and word[2] in FILLS:
            word = word[:2] + FILLS[word[2]]
        return TYPED.get(word) or TYPED.get(f":{word}")

    def spell_attention(self, words: list[str]) -> str | None:
        if len(words) == 1 and re.fullmatch("[grb][1-6]", words[0].lower()):
            return f"say {words[0].lower()}"
        if len(words) == 2 and words[1].lower() in codes.OFFENCES:
            return f"call {words[0].upper()} {words[1].lower()}"
        return None

    def split(self, line: str) -> list[str]:
        """A play bundled with its duties (montana.duty.void): `b5o b5`, `r5* t`, `g2* m`."""
        words = line.split()
        cards = [word for word in words if self.spell_card(word)]
        duties = [word for word in words if DUTY.fullmatch(word.lower())]
        if not cards or not duties or words != cards + duties:
            return [line]
        return [" ".join(cards), *duties]

    def listed(self, offers: list[ActionText]) -> list[ActionText]:
        return [offer for offer in offers if offer.verb not in ATTENTION]

    def hides(self, window: Window) -> bool:
        """montana.race.start: `table` shows only the card."""
        return self.is_table and window.name == "race"

    # Drawing

    def draw(self, view: View, totals: list[int], offers: list[ActionText]) -> RenderableType:
        fields = view.fields
        parts: list[RenderableType] = [
            Rule(Text.from_markup(self.title(view)), style="dim", align="left", characters="─"),
            Padding(self.seats(fields, totals), (0, 0, 0, 1)),
            Padding(self.rules(view.plain["active"]), (0, 0, 0, 1)),
            Padding(self.pile(view), (0, 0, 0, 1)),
        ]
        if self.seat >= 0:
            parts.append(Padding(self.hand(fields), (0, 0, 0, 1)))
        return Group(*parts)

    def hand(self, fields: dict[str, str]) -> Text:
        """The own cards; the one just drawn lies apart."""
        hand = sorted(spread(fields.get(letter(self.seat), "-")), key=lambda code: ORDER.get(code, 99))
        shown = Text(f"{self.texts.say('koloda-your-hand')} ({len(hand)})  ", "bold")
        drawn = fields.get("drawn", "?")
        if drawn in hand:
            hand.remove(drawn)
        shown.append_text(self.cards(hand))
        if drawn in ORDER:
            shown.append_text(Text.assemble("  + ", self.cards([drawn])))
        return shown

    def title(self, view: View) -> str:
        phase = view.field("phase") or ""
        if self.is_table and phase == "RACE":
            phase = "MOVE"
        said = self.texts.say("montana-phase", {"phase": phase})
        return f"[bold]{self.texts.say('montana-name')}[/bold] · {said}"

    def seats(self, fields: dict[str, str], totals: list[int]) -> Table:
        table = Table.grid(padding=(0, 2))
        table.add_column()
        table.add_column(justify="right")
        table.add_column(justify="right")
        table.add_column()
        skip, said = fields.get("skip", "").split(), fields.get("said", "").split()
        for seat, name in enumerate(self.names):
            who = letter(seat)
            hand = spread(fields.get(who, "-"))
            mark = "►" if fields.get("turn") == who else " "
            notes = [self.notes.get(seat, ""), self.texts.say("koloda-you") if seat == self.seat else ""]
            notes.append(self.texts.say("montana-misses") if who in skip else "")
            notes.append(self.texts.say("montana-action-montana") if who in said else "")
            shown = [Text(", ".join(filter(None, notes)), "dim")]
            if seat != self.seat and hand and "?" not in hand[0]:
                shown.append(self.cards(hand))
            table.add_row(
                Text(f"{mark} {who}  {name}", "bold" if mark == "►" else ""),
                self.texts.say("koloda-cards", {"count": len(hand)}),
                self.texts.say("koloda-points", {"points": totals[seat]}),
                Text("  ").join(part for part in shown if part),
            )
        return table

    def rules(self, active: str) -> Table:
        """The six piles: what lies on top, and what it says."""
        words = active.split()
        tops = dict(zip(words[::2], words[1::2], strict=True))
        table = Table.grid(padding=(0, 2))
        for name in ("M", "S", "V", "D1", "D2", "D3"):
            top = tops[name]
            pile: dict[str, str | int] = {"pile": name[0]}
            if name[1:]:
                pile["number"] = int(name[1:])
            if top != "-":
                said: str | Text = self.rule(top)
            else:
                said = self.rule(name) if name in WITHOUT else Text("—", "dim")
            title = Text(self.texts.say("montana-pile", pile), "dim")
            table.add_row(title, Text("" if top == "-" else top, RULE), said)
        return table

    def pile(self, view: View) -> Text:
        fields, latest = view.fields, spread(view.plain["latest"])
        found = Text()
        if latest:
            found.append(f"{self.texts.say('koloda-top')}: ", "bold")
            found.append_text(self.cards(latest[-1:]))
            found.append_text(Text.from_markup(f" {self.card(latest[-1])}"))
            if len(latest) > 1:
                found.append_text(Text.assemble("  (", self.cards(latest), ")"))
            found.append("\n")
        way = self.texts.say("montana-direction", {"dir": "ccw" if fields.get("dir") == "-" else "cw"})
        arrow = "↑" if fields.get("dir") == "-" else "↓"
        deck = self.texts.say("koloda-deck", {"count": len(spread(fields.get("deck", "-")))})
        found.append(f"{self.texts.say('koloda-direction')}: {way} {arrow} · {deck}")
        if "owed" in fields:
            found.append(f" · {self.texts.say('montana-owed', {'count': int(fields['owed'])})}")
        return found

    def cards(self, codes: list[str]) -> Text:
        """Full cards stand in a filled field, empty ones do not."""
        return Text(" ").join(Text(code, self.style(code)) for code in codes)

    def style(self, code: str) -> str:
        if code[0] not in STYLES:
            return RULE
        return f"bold {STYLES[code[0]]}" + (" reverse" if code[2] == "*" else "")

    def choices(self, view: View, offers: list[ActionText], forms: list[Form]) -> RenderableType | None:
        """What can be typed; under the table referee not which of the cards fit."""
        self.numbered = []
        rows = self.rows(self.listed(offers), {form.verb for form in forms})
        if not rows:
            return None
        table = Table.grid(padding=(0, 2))
        for typed, words in rows:
            table.add_row(typed, Text.from_markup(words))
        return Group(Text(f" {self.texts.say('koloda-possible-now')}:", "bold"), Padding(table, (0, 0, 0, 3)))

    def rows(self, offers: list[ActionText], verbs: set[str]) -> list[tuple[Text, str]]:
        plays = [str(offer.values["card"]) for offer in offers if offer.verb == "play"]
        lays = list(dict.fromkeys(str(offer.values["card"]) for offer in offers if offer.verb == "lay"))
        rows: list[tuple[Text, str]] = []
        if plays:
            rows.append((self.numbered_cards(plays), self.texts.say("montana-action-play")))
        if "play" in verbs:
            rows.append((Text("b5o b4o …", "bold"), self.texts.say("montana-action-set")))
        if lays:
            rows.append((self.numbered_cards(lays), self.texts.say("montana-action-lay")))
        for offer in [offer for offer in offers if "pile" in offer.values][:1]:
            card, pile = offer.values["card"], str(offer.values["pile"])
            words = self.texts.say("montana-action-lay-on", {"pile": int(pile)})
            rows.append((Text(f"{card} {pile}", "bold"), words))
        for offer in offers:
            if offer.verb not in ("draw", "keep", "swap"):
                continue
            code = Text.assemble(self.number(offer.code), " ", (offer.code, "bold"))
            if offer.verb != "swap":
                rows.append((code, self.texts.say(f"montana-action-{offer.verb}")))
            else:
                target = {"target": self.name(LETTERS.index(str(offer.values["target"])))}
                rows.append((code, self.texts.say("montana-action-swap", target)))
        if "cover" in verbs and not self.is_table:
            rows.append((Text("Enter", "bold"), self.texts.say("montana-action-cover")))
        return rows

    def numbered_cards(self, codes: list[str]) -> Text:
        """Cards side by side, each with its number."""
        return Text("  ").join(
            Text.assemble(self.number(code), " ", (code, self.style(code))) for code in codes
        )

    def cards_drawn(self) -> list[tuple[RenderableType, str]]:
        numbers = [(self.cards([code]), self.card(code)) for code in ("g5*", "g5o", "r2*", "b6o")]
        rules = [code for code in cards.CODES if code[0] not in STYLES]
        return [*numbers, *((Text(code, RULE), f"{self.card(code)}: {self.rule(code)}") for code in rules)]

    def always(self) -> str:
        said = [f"[bold]Enter[/] {self.texts.say('montana-typing-cover')}"]
        if self.is_table:
            other = letter(1 if self.seat == 0 else 0)
            target = {"target": self.name(LETTERS.index(other)), "offence": "wrong"}
            said += [
                f"[bold]b5[/] {self.texts.say('montana-action-say')}",
                f"[bold]tap[/] {self.texts.say('montana-action-tap')}",
                f"[bold]m[/] {self.texts.say('montana-action-montana')}",
                f"[bold]call {other} wrong[/] ({' '.join(codes.OFFENCES[1:])}) "
                f"{self.texts.say('montana-action-call', target)}",
            ]
        return " · ".join(said)

    def host_line(self, choices: list[str]) -> str:
        return super().host_line(choices or ["loser B"])
