"""The rules text of a card, made from its data (pack §2 to §4), in no language yet."""

from koloda.games.munchkin.effects.conditions import join
from koloda.games.munchkin.effects.effect import Effect, signed
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.packs.kinds import NO_PRICE, Kind, People
from koloda.kernel.phrases import Phrase, Spoken


def lines_of(kind: Kind, people: People) -> list[Phrase]:
    """The lines on a card, each of them a sentence."""
    lines = number_lines(kind)
    if kind.tags:
        tags = [Phrase("munchkin-card-tag", {"tag": tag}) for tag in kind.tags]
        lines.append(join("munchkin-card-list", tags))
    lines += [line_of(effect, kind, people) for effect in kind.fx]
    for name, effects in (("bad", kind.bad), ("escape", kind.escape)):
        if effects:
            text = join("munchkin-card-then", [line_of(effect, kind, people) for effect in effects])
            lines.append(Phrase(f"munchkin-card-{name}", {"text": text}))
    return lines + [Phrase(f"munchkin-card-over-{rule}") for rule in kind.over]


def line_of(effect: Effect, kind: Kind, people: People) -> Phrase:
    text = effect.says(kind, people)
    otherwise = effect.otherwise
    if otherwise is None:
        return text
    return Phrase("munchkin-card-else", {"first": text, "second": otherwise.says(kind, people)})


def number_lines(kind: Kind) -> list[Phrase]:
    """What is printed as numbers."""
    values: dict[str, Spoken] = {}
    if kind.type == vocabulary.MONSTER:
        values = {"level": str(kind.level), "loot": str(kind.loot)}
        lines = [Phrase("munchkin-card-monster", values)]
        if kind.levels > 1:
            lines.append(Phrase("munchkin-card-kill", {"levels": int(kind.levels)}))
        return lines
    if kind.type == vocabulary.ENHANCER:
        values = {"n": signed(kind.mod), "loot": signed(kind.loot)}
        return [Phrase("munchkin-card-enhancer", values)]
    if kind.gold == NO_PRICE:
        return []
    priced = Phrase("munchkin-card-gold", {"gold": str(kind.gold)})
    gold = priced if kind.gold else Phrase("munchkin-card-free")
    if kind.type == vocabulary.ITEM:
        values = {"slot": vocabulary.SLOTS[kind.slot], "n": signed(kind.bonus), "gold": gold}
        return [Phrase("munchkin-card-item", values)]
    return [Phrase("munchkin-card-oneshot", {"gold": gold})]
