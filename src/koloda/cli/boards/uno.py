"""UNO in the terminal: seats, piles and hand; cards as codes in their colours."""

import re

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from koloda.cli import colours
from koloda.cli.boards.generic import TerminalBoard
from koloda.cli.typed import from_keys
from koloda.games.uno import cards
from koloda.games.uno.options import OPTIONS
from koloda.kernel import Event, Form, Value, View
from koloda.kernel.facts import spread
from koloda.kernel.positions import split_outside_quotes
from koloda.kernel.seats import LETTERS, letter
from koloda.wire.socket import ActionText

STYLES = {
    "r": f"bold {colours.RED}",
    "g": f"bold {colours.GREEN}",
    "b": f"bold {colours.BLUE}",
    "y": f"bold {colours.YELLOW}",
    "w": f"bold {colours.MAGENTA}",
}
RANKS = {"+": "draw2", "R": "reverse", "S": "skip"}
WILDS = {"w": "wild", "w4": "wild4", "wx": "swap", "wb1": "blank1", "wb2": "blank2", "wb3": "blank3"}
CARDS = {code.lower(): code for code in cards.CODES}
DEFAULT_RULES = next(option.default for option in OPTIONS if option.name == "blank_rules")
ORDER = {code: number for number, code in enumerate(cards.CODES)}

SHOUTS = ("uno", "уно")
ATTENTION = ("uno", "catch", "call")
"""Shouts, catches and calls are not listed: nobody is told that one is owed (chapter 10 of the rules)."""
SAID = ("uno.chal.take", "uno.catch.penalty", "uno.call.false", "uno.catch.false")
"""Draws of others that the event before has told already."""
ACTIONS = {
    "draw": "draw",
    "pass": "pass",
    "uno": "uno",
    "ch": "challenge",
    "take": "take",
    "joke": "joke",
    "laugh": "laugh",
    "stone": "stone",
    "crow": "crow",
    "done": "done",
    "ok": "ok",
}

SHORT = 18
"""Words that leave room for others beside them."""


class UnoBoard(TerminalBoard):
    """UNO in the terminal: seats, piles, the hand, and events in words."""

    # Words

    def card(self, code: str) -> str:
        """`red 5`, in its colour."""
        values: dict[str, str | int] = {"rank": WILDS.get(code, ""), "colour": code[0]}
        if code not in WILDS:
            rank = code[1:]
            values["rank"] = int(rank) if rank.isdigit() else RANKS[rank]
        return f"[{STYLES[code[0]]}]{self.texts.say('uno-card', values)}[/]"

    def rule(self, code: str) -> str:
        """What is written on a blank."""
        rules = split_outside_quotes(self.options.get("blank_rules", DEFAULT_RULES), ",")
        rule = rules[int(code[2]) - 1]
        own = rule.partition('"')[2].rstrip('"')
        return escape(own) if own else self.texts.say(f"uno-blank-{rule.partition('/')[0]}")

    def colour(self, code: str) -> str:
        word = self.texts.say("uno-colour", {"colour": code})
        return f"[{STYLES[code]}]{word}[/]" if code in STYLES else word

    def word(self, name: str, value: str) -> str | int:
        if value in ORDER and name in ("card", "top", "cards"):
            return self.card(value)
        if name == "colour":
            return self.colour(value)
        return super().word(name, value)

    def tell(self, event: Event, values: dict[str, Value]) -> list[str]:
        kind, words = event.kind, self.words(values)
        if kind in ("got-hand", "open-hand", "chose"):
            return []  # the board shows it
        if kind == "dealt" and event.seat != max(self.seat, 0):
            return []
        if kind == "played":
            kind += "".join(f"-{name}" for name in ("colour", "target") if name in values)
        if kind == "custom" and not values["text"]:
            return []  # the card has said it
        if kind == "joke" and not values["text"]:
            kind = "joke-aloud"
        if kind == "drew":
            return self.tell_draw(event, words)
        if kind == "match-over":
            return self.tell_match(event, values, words)
        said = [self.sentence(event, kind, words)]
        if event.kind == "played" and str(values["card"]).startswith("wb"):
            said.append(f"[italic]{self.rule(str(values['card']))}[/italic]")
        if kind == "challenged" and "cards" in words and self.seat == event.seat:
            said.append(self.sentence(event, kind, words, "cards"))
        return [sentence for sentence in said if sentence]

    def tell_draw(self, event: Event, words: dict[str, str | int]) -> list[str]:
        own = event.seat == self.seat
        if words["count"] == 0:
            said = self.sentence(event, "drew-nothing", words)
        elif own and "cards" in words:
            said = self.sentence(event, "drew", words, "cards")
        elif event.clause in SAID and "cards" not in words:
            said = None
        else:
            said = self.sentence(event, "drew", words, "shown" if "cards" in words else "")
        return [said] if said else []

    def tell_match(self, event: Event, values: dict[str, Value], words: dict[str, str | int]) -> list[str]:
        winners = values["winners"]
        assert isinstance(winners, tuple)
        mine = self.seat >= 0 and letter(self.seat) in winners
        said = self.texts.say(
            "uno-event-match-over", {"who": words["winners"], "count": len(winners)}, "you" if mine else ""
        )
        return [said]

    # What is typed

    def heard(self, typed: str) -> str | None:
        """`UNO!` and `уно`, alone or behind a card."""
        *before, last = typed.lower().replace("!", " ").split() or [""]
        if last not in SHOUTS or len(before) > 1:
            return None
        return f"{from_keys(before[0])}!" if before else "uno"

    def spell(self, text: str) -> str:
        """`RS` is rS, `w r` is w:r, `wx g b` is wx:g>B, `catch b` is catch:B."""
        if text.lower().startswith("joke "):
            said = text[5:].strip().strip('"').replace("\\", "").replace('"', "'")
            return f'joke "{said}"'
        shout = text.rstrip().endswith("!")
        parts = [part for part in re.split(r"[\s:>]+", text.rstrip("! ").strip()) if part]
        if not parts:
            return text
        head, rest = parts[0].lower(), parts[1:]
        code = CARDS.get(head, head)
        if head == "disc":
            code += ":" + ",".join(
                CARDS.get(card.lower(), card) for card in re.split(r"[\s,]+", " ".join(rest))
            )
            rest = []
        elif code in WILDS and rest:
            code += f":{rest.pop(0).lower()}"
        elif head == "keep" and rest:
            code += f":{CARDS.get(rest[0].lower(), rest[0])}"
            rest = []
        elif head == "col" and rest:
            code += f":{rest.pop(0).lower()}"
        elif head in ("catch", "call") and rest:
            code += f":{rest.pop(0).upper()}"
        code += "".join(f">{part.upper()}" for part in rest)
        return code + "!" if shout else code

    def code(self, line: str, codes: list[str], forms: list[Form]) -> str:
        """`r9 w` is disc:r9,w where cards are shed."""
        code = super().code(line, codes, forms)
        if not forms or code.startswith(forms[0].verb) or line in codes or code in codes:
            return code
        return f"{forms[0].verb}:{','.join(self.spell(word) for word in line.replace(',', ' ').split())}"

    def listed(self, offers: list[ActionText]) -> list[ActionText]:
        return [one for one in offers if one.verb not in ATTENTION and "shout" not in one.values]

    def choice(self, mark: str, part: str) -> str:
        if mark == ":" and part in STYLES:
            return f"{part} ({self.colour(part)})"
        return super().choice(mark, part)

    # Drawing

    def draw(self, view: View, totals: list[int], offers: list[ActionText]) -> RenderableType:
        fields = view.fields
        count = len(self.names)
        parts: list[RenderableType] = [
            Rule(Text.from_markup(self.title(fields)), style="dim", align="left", characters="─"),
            Padding(self.seats(fields, count, totals), (0, 0, 0, 1)),
            Padding(self.piles(fields), (0, 0, 0, 1)),
        ]
        for flag in ("stiff", "three", "open"):
            for who in fields.get(flag, "").split():
                if who in LETTERS:
                    told = Event(flag, LETTERS.index(who), "", {})
                    parts.append(Text.from_markup(" " + (self.sentence(told, flag, {}) or "")))
        if self.seat >= 0:
            hand = sorted(spread(fields.get(letter(self.seat), "-")), key=lambda code: ORDER.get(code, 99))
            label = self.texts.say("koloda-your-hand")
            parts.append(
                Padding(
                    Text.assemble((f"{label} ({len(hand)})", "bold"), "  ", self.cards(hand)), (0, 0, 0, 1)
                )
            )
        return Group(*parts)

    def title(self, fields: dict[str, str]) -> str:
        number = self.texts.say("koloda-round", {"round": int(fields.get("round", "1"))})
        phase = self.texts.say("uno-phase", {"phase": fields.get("phase", "TURN")})
        return f"[bold]{self.texts.say('uno-name')}[/bold] · {number} · {phase}"

    def seats(self, fields: dict[str, str], count: int, totals: list[int]) -> Table:
        table = Table.grid(padding=(0, 2))
        table.add_column()
        table.add_column(justify="right")
        table.add_column(justify="right")
        table.add_column()
        dealer = fields.get("dealer") or ("-" if fields.get("phase") == "DEALER_DRAW" else letter(count - 1))
        for seat in range(count):
            who = letter(seat)
            hand = spread(fields.get(who, "-"))
            mark = "►" if fields.get("turn") == who else " "
            notes = [self.notes.get(seat, "")]
            if seat == self.seat:
                notes.append(self.texts.say("koloda-you"))
            if who == dealer:
                notes.append(self.texts.say("koloda-dealer"))
            row = Text(f"{mark} {who}  {self.names[seat]}", "bold" if fields.get("turn") == who else "")
            beside = [Text(", ".join(filter(None, notes)), "dim")]
            if seat != self.seat and hand and "?" not in hand:
                beside.append(self.cards(hand))
            shown = Text("  ").join(part for part in beside if part)
            points = self.texts.say("koloda-points", {"points": totals[seat]})
            table.add_row(row, self.texts.say("koloda-cards", {"count": len(hand)}), points, shown)
        return table

    def piles(self, fields: dict[str, str]) -> RenderableType:
        top = spread(fields.get("discard", "-"))[-1:]
        colour = fields.get("colour") or (top[0][0] if top and top[0][0] != "w" else "-")
        lines = []
        if top and top[0] in ORDER:
            code = top[0]
            lines.append(
                f"{self.texts.say('koloda-top')}: [{STYLES[code[0]]}]{code}[/] {self.card(code)}"
                f" · {self.texts.say('koloda-colour')}: {self.colour(colour)}"
            )
        way = self.texts.say("uno-direction", {"dir": fields.get("dir", "cw")})
        arrow = "↓" if fields.get("dir", "cw") == "cw" else "↑"
        deck = self.texts.say("koloda-deck", {"count": len(spread(fields.get("deck", "-")))})
        lines.append(f"{self.texts.say('koloda-direction')}: {way} {arrow} · {deck}")
        if "stack" in fields:
            lines.append(self.texts.say("koloda-stack", {"count": int(fields["stack"])}))
        return Text.from_markup("\n".join(lines))

    def cards(self, codes: list[str]) -> Text:
        return Text(" ").join(Text(code, STYLES.get(code[0], "")) for code in codes)

    def choices(self, view: View, offers: list[ActionText], forms: list[Form]) -> RenderableType | None:
        self.numbered = []
        rows = self.rows(view, self.listed(offers))
        if forms:  # cards to shed: any of the hand
            hand = sorted(spread(view.field(letter(self.seat)) or "-"), key=lambda code: ORDER.get(code, 99))
            rows += [(code, self.card(code)) for code in hand]
        said = [self.form_words(form) for form in forms]
        if not rows:
            return None
        short = [row for row in rows if Text.from_markup(row[1]).cell_len <= SHORT]
        long = [row for row in rows if row not in short]
        parts: list[RenderableType] = [Text(f" {self.texts.say('koloda-possible-now')}:", "bold")]
        parts += [Text.from_markup(f"   {words} [dim]disc:…[/dim]") for words in said]
        if short:
            parts.append(Padding(self.grid(short, 2 if len(short) < 9 else 3), (0, 0, 0, 3)))
        if long:
            parts.append(Padding(self.grid(long, 1), (0, 0, 0, 3)))
        return Group(*parts)

    def grid(self, rows: list[tuple[str, str]], columns: int) -> Table:
        """Codes and words side by side, filled column by column."""
        table = Table.grid(padding=(0, 2))
        numbers = [self.number(code) for code, _ in rows]
        height = -(-len(rows) // columns)
        for at in range(height):
            cells: list[Text] = []
            for number, (code, words) in list(zip(numbers, rows, strict=True))[at::height]:
                style = STYLES.get(code[0], "bold") if code in ORDER else "bold"
                cells += [Text.assemble(number, " ", (code, style)), Text.from_markup(words)]
            table.add_row(*cells)
        return table

    def rows(self, view: View, offers: list[ActionText]) -> list[tuple[str, str]]:
        """What to type and what it does; the ways to play one card stand together."""
        plays: dict[str, list[str]] = {}
        rows: dict[str, str] = {}
        for offer in offers:
            if offer.verb == "play":
                card = str(offer.values["card"])
                plays.setdefault(card, []).append(offer.code)
                rows[card] = ""
            else:
                rows[offer.code] = self.answer_words(view, offer)
        return [(head, words or self.play_words(view, head, plays[head])) for head, words in rows.items()]

    def play_words(self, view: View, head: str, ways: list[str]) -> str:
        words = self.card(head)
        if len(ways) > 1 or ways[0] != head:
            shown = ways if len(ways) < 5 else [ways[0], "…", ways[-1]]
            words += f" [dim]{' '.join(shown)}[/dim]"
        if head.startswith("wb"):
            words += f" · [italic]{self.rule(head)}[/italic]"
        if head == "w4" and view.field("bluff") == "yes":
            words += f" · [italic]{self.texts.say('koloda-bluff')}[/italic]"
        return words

    def answer_words(self, view: View, offer: ActionText) -> str:
        if offer.verb == "col":
            return self.texts.say("uno-action-colour", {"colour": self.colour(str(offer.values["colour"]))})
        if offer.verb == "keep":
            return self.texts.say("uno-action-keep", {"card": self.card(str(offer.values["card"]))})
        count = int(view.fields.get("stack", "4"))
        return self.texts.say(f"uno-action-{ACTIONS.get(offer.verb, offer.verb)}", {"count": count})

    def form_words(self, form: Form) -> str:
        return self.texts.say("uno-action-discard", {"count": int(form.least)})

    def cards_drawn(self) -> list[tuple[RenderableType, str]]:
        shown = ("r5", "g0", "b+", "yR", "rS", "w", "w4", "wx", "wb1")
        return [(self.cards([code]), self.card(code)) for code in shown]

    def always(self) -> str:
        other = letter(1 if self.seat == 0 else 0)
        target = {"target": self.name(LETTERS.index(other))}
        shout = self.texts.say("uno-action-uno")
        said = [
            f"[bold]uno[/] {shout}",
            f"[bold]r5![/] {self.card('r5')} + {shout}",
            f"[bold]catch:{other}[/] {self.texts.say('uno-action-catch', target)}",
        ]
        if self.options.get("referee") == "table":
            said.append(f"[bold]call:{other}[/] {self.texts.say('uno-action-call', target)}")
        return " · ".join(said)
