"""Munchkin in the terminal: munchkins, the fight with its sums, the hand in words, numbered choices."""

import re

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from koloda.cli import colours
from koloda.cli.boards.generic import EVERYBODY, NUMBER, TerminalBoard
from koloda.games.munchkin import codes, phases
from koloda.games.munchkin.cards import NO_CARD, Cards
from koloda.games.munchkin.packs.shelf import load_cards
from koloda.games.munchkin.packs.wording import lines_of
from koloda.games.munchkin.rules import strength
from koloda.games.munchkin.state import Foe, MunchkinPublic
from koloda.games.munchkin.view import MunchkinView
from koloda.kernel import Event, Form, Value, View
from koloda.kernel.positions import split_words
from koloda.kernel.seats import LETTERS, letter
from koloda.texts import Texts
from koloda.wire.socket import ActionText

CARD_VALUES = ("card", "cards", "on", "worn", "carried", "give", "want", "top", "found", "like")
"""Values of events that are cards."""
QUIET = ("asked", "pass", "version", "discard", "picked")
"""Events that the board shows anyway, or that say nothing new."""
HELP = {"munchkin.help.ask": "ask", "munchkin.help.bid": "bid"}
"""Proposals that are about help."""
BRACED = ("ask", "bid", "offer", "counter")
VERSIONED = ("claim", "run", "pass")
"""What is said of a fight as it was seen (munchkin.time.quote)."""
HALVES = {"half+": "up", "half-": "down"}
"""Names that a text can choose by."""
LISTS = ("sell", "trash", "pick")
MOST_ROWS = 36
WIDE = 46
"""Words that leave room for a second column."""


MARKS = {"target": "→", "monster": "+"}
"""What stands before a part of a choice."""
CALLED = {("target", "gual"), ("card", "curse")}
"""Parts that the words of a choice have a place for."""
NAMED = {"gual", "cheat"}
"""What is called as its card."""


class MunchkinBoard(TerminalBoard):
    """Cards are shown by name, typed by code or by the number of a choice."""

    def __init__(self, texts: Texts, names: list[str], seat: int, header: str) -> None:
        super().__init__(texts, names, seat, header)
        self.cards: Cards = load_cards(self.options.get("packs", "winter"))
        self.offered: list[ActionText] = []
        """The choices that were shown last."""
        self.version = 0
        """Of the fight that was shown last."""

    def go_back_to(self, version: int) -> None:
        self.cards = load_cards(self.options.get("packs", "winter"), version)

    # Words

    def card(self, card: int) -> str:
        kind = self.cards.kinds[card]
        return f"[bold]{escape(kind.names[self.texts.lang])}[/]"

    def worn(self, card: int) -> str:
        """An item with its bonus."""
        bonus = int(self.cards.kinds[card].bonus)
        return self.card(card) + (f" {bonus:+d}" if bonus else "")

    def list_cards(self, cards: list[int]) -> str:
        return ", ".join(self.worn(card) for card in cards)

    def field(self, name: str) -> str:
        return self.texts.say("munchkin-field", {"field": name})

    def word(self, name: str, value: str) -> str | int:
        if name in CARD_VALUES and all(code in self.cards.numbers for code in value.split(",")):
            return self.join([self.quoted(code) for code in value.split(",")])
        if name == "terms":
            return self.deal(value)
        if name == "number" and value.startswith("="):
            return self.texts.say("munchkin-die-now", {"face": value[1:]})
        return value.replace("-", "−") if name == "number" else super().word(name, value)

    def quoted(self, code: str) -> str:
        """A card inside a sentence."""
        return self.texts.say("munchkin-quoted", {"name": self.named(code)})

    def terms(self, text: str) -> str:
        """Terms with the names of their cards; the words stay as they are typed."""
        return re.sub(r"[a-z][a-z0-9:.-]*", lambda found: self.named(found[0]), escape(text)) or "–"

    def deal(self, text: str) -> str:
        """Every term of a proposal in words: `“Whip” for “Boots”; the helper picks first`."""
        terms = dict(pair.partition("=")[::2] for pair in split_words(text))
        said = self.trade(terms.pop("give", "-"), terms.pop("want", "-"))
        for term, value in terms.items():
            said += self.term(term, value)
        return "; ".join(said) or self.texts.say("munchkin-term-free")

    def trade(self, give: str, want: str) -> list[str]:
        """What is offered, and for what."""
        goods, price = (self.join([self.quoted(card) for card in cards.split(",")]) for cards in (give, want))
        if give != "-" and want != "-":
            return [self.texts.say("munchkin-term-trade", {"give": goods, "want": price})]
        if give != "-":
            return [self.texts.say("munchkin-term", {"term": "gift", "value": goods})]
        return [self.texts.say("munchkin-term", {"term": "beg", "value": price})] if want != "-" else []

    def term(self, term: str, value: str) -> list[str]:
        if term == "note":
            return [self.texts.say("munchkin-quoted", {"name": escape(value.strip('"'))})]
        if term == "share":
            count = int(value) if value.isdigit() else 0
            return [
                self.texts.say("munchkin-term-share", {"share": HALVES.get(value, value), "count": count})
            ]
        if term == "play":
            return [self.promise(*re.split("[>@]", play)) for play in value.split(",")]
        said = self.join([self.quoted(card) for card in value.split(",")]) if term == "pay" else value
        return [self.texts.say("munchkin-term", {"term": term, "value": said})]

    def promise(self, card: str, seat: str, when: str) -> str:
        """`gual.1>B@win`."""
        values = {"card": self.quoted(card), "target": self.name(LETTERS.index(seat)), "when": when}
        return self.texts.say("munchkin-term-play", values)

    def named(self, word: str) -> str:
        return self.card(self.cards.numbers[word]) if word in self.cards.numbers else word

    def tell(self, event: Event, values: dict[str, Value]) -> list[str]:
        if event.kind in QUIET:
            return []
        if event.kind == "propose" and event.clause in HELP:
            return [self.sentence(event, f"propose-{HELP[event.clause]}", self.words(values)) or ""]
        if event.kind == "reveal":
            return [self.reveal(event, values)]
        return super().tell(event, values)

    def reveal(self, event: Event, values: dict[str, Value]) -> str:
        """Who somebody is, and what of the rest there is."""
        words = self.words(values)
        parts = [f"reveal-{name}" for name in ("cards", "worn", "carried") if values.get(name)]
        return " ".join(self.sentence(event, kind, words) or "" for kind in ["reveal", *parts])

    # What is typed

    def spell(self, text: str) -> str:
        """`curse amnesia b`, `ask b share=1`, `sell whip boots`, `say hello`."""
        text = text.strip()
        verb, _, rest = text.partition(" ")
        verb, rest = verb.lower(), rest.strip()
        if verb in ("say", "dispute"):
            whom, mark, said = rest.rpartition(">") if '"' not in rest else ("", "", rest)
            said = said if '"' in said else f'"{said.strip()}"'
            return (
                f"{verb} {whom}{mark}{said}" if not mark else f'{verb} "{whom.strip()}" > {rest[-1].upper()}'
            )
        if verb in BRACED:
            return self.spell_terms(verb, rest)
        if verb in LISTS and "," not in rest:
            goods, _, doubled = rest.partition(" x2=")
            rest = ",".join(goods.split()) + (f" x2={doubled}" if doubled else "")
        spelled = re.sub(r"\s*>\s*([a-f])$", lambda found: f" > {found[1].upper()}", f"{verb} {rest}".strip())
        spelled = re.sub(r"\s*([>+])\s*", r" \1 ", spelled) if verb not in ("give", "use") else spelled
        return self.complete(spelled)

    def spell_terms(self, verb: str, rest: str) -> str:
        """`ask b share=1`: who, then the terms in braces."""
        whom, _, words = rest.lstrip("> ").partition(" ")
        target = whom if verb == "counter" else f"> {whom.upper()}"
        return f"{verb} {target} {{{words.strip(' {}')}}}"

    def complete(self, spelled: str) -> str:
        """The one listed code that begins so, or that uses this card."""
        codes = [offer.code for offer in self.offered]
        if spelled in codes:
            return spelled
        begun = [code for code in codes if code.startswith(spelled)]
        if len(begun) != 1:
            begun = [offer.code for offer in self.offered if first_of(offer) == spelled]
        if len(begun) != 1 and len(spelled.split()) > 1:
            head, _, last = spelled.rpartition(" ")
            begun = [code for code in codes if code == f"{head} > {last.upper()}"]
        if len(begun) == 1:
            return begun[0]
        return f"{spelled} {self.version}" if spelled in VERSIONED and self.version else spelled

    def code(self, line: str, codes: list[str], forms: list[Form]) -> str:
        return self.spell(line)

    def meant_by_enter(self, offers: list[ActionText]) -> str:
        """Nothing from me."""
        return next((offer.code for offer in offers if offer.verb in ("pass", "keep")), "")

    def listed(self, offers: list[ActionText]) -> list[ActionText]:
        """Calls are not listed: nobody is told that something is wrong (human.slips)."""
        return [offer for offer in offers if offer.verb != "call"]

    def cards_drawn(self) -> list[tuple[RenderableType, str]]:
        """The first of every kind."""
        first: dict[int, int] = {}
        for number, kind in enumerate(self.cards.kinds):
            first.setdefault(int(kind.type), number)
        return [(Text(self.cards.codes[card], colours.CYAN), self.card(card)) for card in first.values()]

    def always(self) -> str:
        other = letter(1 if self.seat == 0 else 0)
        says = {
            "say …": "say",
            "show CARD > all": "show",
            f"ask {other} share=1": "ask",
            f"offer {other} give=CARD want=CARD": "offer",
        }
        if self.options.get("referee") == "table":
            says |= {"call claim": "call", "dispute …": "dispute"}
        return " · ".join(f"[bold]{code}[/] {self.label(verb)}" for code, verb in says.items())

    def label(self, verb: str, values: dict[str, str | int] | None = None) -> str:
        return self.texts.find(f"munchkin-action-{verb}", values or {}) or verb

    # Drawing

    def draw(self, view: View, totals: list[int], offers: list[ActionText]) -> RenderableType:
        assert isinstance(view, MunchkinView)
        table = view.table
        phase = view.fields.get("phase", "C.OPEN" if table.combat is not None else "T.START").split()[0]
        said = self.texts.say("munchkin-phase", {"phase": phase.replace(".", "-")})
        title = f"[bold]{self.texts.say('munchkin-name')}[/bold] · {self.name(int(table.turn))} · {said}"
        parts: list[RenderableType] = [
            Rule(Text.from_markup(title), style="dim", align="left", characters="─")
        ]
        if table.phase() not in (phases.W_DIE, phases.W_CURSE):
            parts.append(Padding(self.seats(view), (0, 0, 0, 1)))
        lines = [*self.fight(table), *self.pending(view)]
        parts += [Padding(Text.from_markup(line), (0, 0, 0, 1)) for line in lines]
        if self.seat >= 0 and table.phase() not in (phases.W_DIE, phases.W_CURSE):
            parts.append(Padding(self.hand(table), (0, 0, 0, 1)))
        return Group(*parts)

    def seats(self, view: MunchkinView) -> Table:
        grid = Table.grid(padding=(0, 2))
        for _ in range(4):
            grid.add_column(vertical="top")
        table = view.table
        for seat in range(table.count):
            munchkin = table.seats[seat]
            mark = "►" if table.turn == seat else " "
            row = Text(f"{mark} {letter(seat)}  {self.names[seat]}", "bold" if table.turn == seat else "")
            level = f"[bold]{self.field('level')} {munchkin.level}[/] · ⚔ {strength.might(table, seat)}"
            race, trade = int(munchkin.race), int(munchkin.trade)
            is_what = [
                self.texts.say("munchkin-sex", {"sex": "MF"[munchkin.sex]}),
                self.card(race) if race != NO_CARD else self.texts.say("munchkin-human"),
                self.card(trade) if trade != NO_CARD else self.texts.say("munchkin-classless"),
            ]
            if table.stage == phases.S_CREATE and seat != self.seat:
                is_what = ["?"]
            has = [f"{self.field('hand')} {view.sight.hands[seat][1]}"]
            if self.seat == EVERYBODY:
                has = [f"{self.field('hand')}: {self.open_hand(view.fields.get(letter(seat), ''))}"]
            for name, cards in (
                ("on", munchkin.worn),
                ("off", munchkin.carried),
                ("curses", munchkin.curses),
            ):
                if cards:
                    has.append(f"{self.field(name)}: {self.list_cards(cards)}")
            note = self.texts.say("koloda-you") if seat == self.seat else self.notes.get(seat, "")
            if note:
                row.append(f"  {note}", "dim")
            grid.add_row(
                row,
                Text.from_markup(level),
                Text.from_markup(", ".join(is_what)),
                Text.from_markup(" · ".join(has)),
            )
        return grid

    def open_hand(self, words: str) -> str:
        """The cards that the words of a seat name as its hand."""
        found = next((word.partition("=")[2] for word in words.split() if word.startswith("hand=")), "")
        return ", ".join(self.named(code) for code in found.split(",")) if found else "–"

    def fight(self, table: MunchkinPublic) -> list[str]:
        """Both sides, every part of the sums that can be seen, and what is at stake."""
        combat = table.combat
        if combat is None:
            return []
        sums: dict[str, str | int] = {
            "munchkins": strength.munchkins_strength(table),
            "monsters": strength.monsters_strength(table),
        }
        who = " + ".join(f"{self.name(seat)}" for seat in combat.fighters())
        foes = ", ".join(self.foe(table, foe) for foe in combat.foes)
        state = self.texts.say("munchkin-winning" if strength.is_winning(table) else "munchkin-losing")
        colour = colours.GREEN if strength.is_winning(table) else colours.RED
        levels, treasures = strength.stake(table)
        at_stake: dict[str, str | int] = {"levels": levels, "treasures": treasures}
        lines = [
            f"⚔ [bold]{who}[/] – {foes}",
            f"  [bold {colour}]{self.texts.say('munchkin-strength', sums)}[/] · {state}"
            f" · {self.texts.say('munchkin-stake', at_stake)}",
        ]
        if strength.is_for_the_win(table) and combat.foes:
            lines.append(f"  [bold {colours.YELLOW}]{self.texts.say('munchkin-wins-game')}[/]")
        if combat.played:
            played = ", ".join(
                self.card(card) + (" → " + "MW"[on - 1] if on else "") for card, on in combat.played
            )
            lines.append(f"  {self.field('played')}: {played}")
        return lines

    def foe(self, table: MunchkinPublic, foe: Foe) -> str:
        name = self.card(int(foe.like)) + "".join(f" + {self.card(card)}" for card in foe.enhancers)
        return f"{name} ({strength.foe_strength(table, foe)})"

    def pending(self, view: MunchkinView) -> list[str]:
        """What lies there and waits: a door, a curse, a die, a choice, proposals."""
        fields, table, lines = view.fields, view.table, []
        if int(table.door) != NO_CARD:
            lines.append(f"{self.field('door')}: {self.full(int(table.door))}")
        if "curse" in fields:
            code, _, who = fields["curse"].partition(">")
            lines.append(f"{self.name(LETTERS.index(who))} ← {self.full(self.cards.numbers[code])}")
        if "die" in fields:
            lines.append(f"{self.field('die')}: {self.terms(fields['die'])}")
        if "split" in fields:
            lines.append(f"{self.field('split')}: {self.list_cards(table.split)}")
        if "prompt" in fields:
            lines.append(f"? {self.terms(fields['prompt'])}")
        for proposal in table.proposals:
            who = f"{self.name(int(proposal.author))} → {self.name(int(proposal.to))}"
            verb = self.label(codes.PROPOSALS[proposal.kind])
            lines.append(f"p{proposal.number} {who}: {verb} – {self.deal(proposal.terms)}")
        tops = [f"{self.field(name)}: {self.top(fields.get(name, '-'))}" for name in ("DX", "TX")]
        return [*lines, f"[dim]{' · '.join(tops)}[/dim]"]

    def top(self, pile: str) -> str:
        return self.named(pile.split()[0])

    def full(self, card: int) -> str:
        """A card with what it does."""
        kind = self.cards.kinds[card]
        lines = [self.texts.sentence(line) for line in lines_of(kind, self.cards.people())]
        return f"{self.card(card)} [dim]{escape(' '.join(lines))}[/dim]"

    def hand(self, table: MunchkinPublic) -> RenderableType:
        hand = table.seats[self.seat].hand
        grid = Table.grid(padding=(0, 2))
        for card in hand:
            grid.add_row(Text(self.cards.codes[card], colours.CYAN), Text.from_markup(self.full(card)))
        label = Text(f"{self.texts.say('koloda-your-hand')} ({len(hand)})", "bold")
        return Group(label, Padding(grid, (0, 0, 0, 1)))

    # Choices

    def choices(self, view: View, offers: list[ActionText], forms: list[Form]) -> RenderableType | None:
        assert isinstance(view, MunchkinView)
        combat = view.table.combat
        self.version = 0 if combat is None else int(combat.version)
        self.offered = self.listed(offers)
        self.numbered = [offer.code for offer in self.offered]
        rows = [
            (str(at), f"{self.choice_words(offer)} [dim]{escape(offer.code)}[/dim]")
            for at, offer in enumerate(self.offered, 1)
        ]
        hidden = len(rows) - MOST_ROWS
        rows = rows[:MOST_ROWS]
        if hidden > 0:
            rows.append(("…", f"[dim]+{hidden}: {escape(self.numbered[-1])}[/dim]"))
        rows += [
            ("", f"[dim]{escape(form.pattern)}[/dim]  {self.form_words(form)}")
            for form in forms
            if not form.aside
        ]
        if not rows:
            return None
        parts: list[RenderableType] = [Text(f" {self.texts.say('koloda-possible-now')}:", "bold")]
        wide = max(Text.from_markup(words).cell_len for _, words in rows) > WIDE
        parts.append(Padding(self.grid(rows, 1 if wide else 2), (0, 0, 0, 3)))
        return Group(*parts)

    def grid(self, rows: list[tuple[str, str]], columns: int) -> Table:
        table = Table.grid(padding=(0, 2))
        height = -(-len(rows) // columns)
        for at in range(height):
            cells: list[Text] = []
            for number, words in rows[at::height]:
                cells += [Text(number, NUMBER), Text.from_markup(words)]
            table.add_row(*cells)
        return table

    def choice_words(self, offer: ActionText) -> str:
        """`wear snowcap` as `Put on: Snow Cap`, `curse overate.1 > B` as `Curse: Too Much Salad → Ben`."""
        verb = offer.verb
        values: dict[str, str | int] = {}
        parts: list[str] = []
        for name, value in offer.values.items():
            if name in ("sex", "power"):
                values[name] = str(value)
            elif (name, verb) in CALLED:
                values["target"] = self.part(str(value))
            elif name == "card" and verb in NAMED:
                continue
            elif name == "how":
                verb = "put-on"
            elif name != "version":
                parts += [MARKS[name]] if name in MARKS else []
                parts += self.parts(name, value)
        said = self.label(verb, values)
        if parts and parts[0] not in MARKS.values():
            said += ":"
        return " ".join([said, *parts])

    def parts(self, name: str, value: Value) -> list[str]:
        words = value if isinstance(value, tuple) else (str(value),)
        return [("−" if name == "paid" else "") + self.part(word) for word in words]

    def part(self, word: str) -> str:
        if word in LETTERS[: len(self.names)]:
            return self.name(LETTERS.index(word))
        if word in ("M", "W"):
            return self.texts.say("munchkin-side", {"side": word})
        return self.named(word)

    def form_words(self, form: Form) -> str:
        verb, _, rest = form.verb.partition(" ")
        return self.label(verb, {"power": rest})


def first_of(offer: ActionText) -> str:
    """What an action names first: mostly its card."""
    first = next(iter(offer.values.values()), "")
    return first[0] if isinstance(first, tuple) and first else str(first)
