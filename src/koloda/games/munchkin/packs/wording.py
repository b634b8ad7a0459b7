"""The rules text of a card, made from its data, in Russian and English (pack §2 to §4)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.packs.grammar import (
    AT_LEAST,
    AT_MOST,
    CLASSLESS,
    HUMAN,
    IS_CLASS,
    IS_FEMALE,
    IS_MALE,
    IS_RACE,
    LONE,
    TAGGED,
    Atom,
    Cond,
    Step,
)
from koloda.games.munchkin.packs.reading import NO_PRICE, Kind
from koloda.games.munchkin.packs.vocabulary import (
    ALL_OF_THEM,
    DRAW,
    ENHANCER,
    FLEE,
    ITEM,
    LOSE_HAND,
    LOSE_ITEM,
    MONSTER,
    NAMES,
    ONLY,
    POWER,
    SLOTS,
    VS,
)

RU: Final = "ru"
EN: Final = "en"
LANGUAGES: Final = (RU, EN)

TEMPLATES: Final[dict[str, dict[str, str]]] = {
    RU: {
        "bonus": "{n} к боевой силе",
        "vs": "{n} против: {cond}",
        "vs.item": "ещё {n} против: {cond}",
        "flee": "{n} на смывку",
        "flee.monster": "смываться от него: {n}",
        "only": "только для: {cond}",
        "only.not": "не для: {cond}",
        "ties": "побеждает при равенстве",
        "level_only": "бейся одним уровнем",
        "no_chase": "не гонится за: {cond}",
        "throw": "брось {what}, и он отвлечётся",
        "helper_level": "помогая, получаешь уровень за каждого убитого монстра",
        "gain_tag": "становится: {what}",
        "forbid": "нельзя: {what}",
        "lose_levels": "потеряй {levels}",
        "lose_item": "потеряй {what}",
        "lose_item.left": "сосед слева забирает: {what}",
        "lose_item.right": "сосед справа забирает: {what}",
        "lose_hand": "сбрось {cards} с руки",
        "lose_hand.random": "сбрось {cards} с руки наугад",
        "lose_hand.all": "сбрось всю руку",
        "lose_class": "потеряй класс",
        "lose_race": "потеряй расу",
        "change_sex": "смени пол",
        "die": "смерть",
        "next_combat": "в следующем бою: {does}",
        "next_turn": "в следующий свой ход: {does}",
        "lasting": "пока не снимут: {does}",
        "side": "{n} любой стороне боя",
        "side.munchkins": "{n} манчкинам",
        "side.monsters": "{n} монстрам",
        "remove_monster.yes": "прогони монстра: сокровища да, уровня нет",
        "remove_monster.no": "прогони монстра: ни сокровищ, ни уровня",
        "remove_helper": "помощник выходит из боя",
        "add_monster": "подкинь в бой монстра с руки",
        "clone_monster": "в бой вступает ещё один такой же",
        "swap_monster": "замени монстра в бою своим с руки",
        "end_combat": "бой окончен: ни победы, ни смывки",
        "die_mod": "плюс или минус {count} к броску смывки",
        "die_set": "кубик показывает то, что скажешь",
        "escape_all": "все смываются без броска",
        "cancel_curse": "отмени или сними проклятие",
        "gain_level": "получи {levels}, но не последний",
        "draw": "возьми {drawn}",
        "fetch": "поройся в сбросе, возьми одну карту",
        "pass_left": "каждый тайно передаёт карту налево",
        "cheat": "надень шмотку вопреки запретам",
        "win": "ты победил",
        "else": "{first}, а если нечего — {second}",
        "if": "{text}, если {cond}",
        "bad": "Непотребство: {text}",
        "escape": "Даже если смылся: {text}",
        "over.R1": "так можно упасть и ниже первого уровня",
        "over.R2": "уровень будет, даже если монстр не убит",
        "over.R3": "награду получают сразу, посреди боя",
        "over.R4": "так можно получить и последний уровень",
        "monster": "Уровень {level}. Сокровищ: {loot}.",
        "levels": "Уровней за убийство: {count}.",
        "enhancer": "{n} к уровню монстра. Сокровищ: {loot}.",
        "item": "{slot}, бонус {n}, {gold}.",
        "oneshot": "Разовая, {gold}.",
        "gold": "{count} голдов",
        "no gold": "без цены",
        "or": " или ",
        "and": " и ",
        "not": "не {text}",
    },
    EN: {
        "bonus": "{n} to combat strength",
        "vs": "{n} against: {cond}",
        "vs.item": "another {n} against: {cond}",
        "flee": "{n} to run away",
        "flee.monster": "running away from it: {n}",
        "only": "only for: {cond}",
        "only.not": "not for: {cond}",
        "ties": "wins ties",
        "level_only": "fight it with your level alone",
        "no_chase": "does not chase: {cond}",
        "throw": "throw it a {what} and it lets you go",
        "helper_level": "as a helper you gain a level for every monster killed",
        "gain_tag": "becomes: {what}",
        "forbid": "forbidden: {what}",
        "lose_levels": "lose {levels}",
        "lose_item": "lose {what}",
        "lose_item.left": "the left neighbour takes: {what}",
        "lose_item.right": "the right neighbour takes: {what}",
        "lose_hand": "discard {cards} from your hand",
        "lose_hand.random": "discard {cards} from your hand at random",
        "lose_hand.all": "discard your hand",
        "lose_class": "lose your class",
        "lose_race": "lose your race",
        "change_sex": "change your sex",
        "die": "death",
        "next_combat": "in your next combat: {does}",
        "next_turn": "in your next turn: {does}",
        "lasting": "until it is lifted: {does}",
        "side": "{n} to either side of a combat",
        "side.munchkins": "{n} to the munchkins",
        "side.monsters": "{n} to the monsters",
        "remove_monster.yes": "send a monster away: its treasures, no level",
        "remove_monster.no": "send a monster away: no treasures, no level",
        "remove_helper": "the helper leaves the combat",
        "add_monster": "add a monster from your hand to a combat",
        "clone_monster": "another one just like it joins the combat",
        "swap_monster": "exchange a monster in combat for one from your hand",
        "end_combat": "the combat is over: no victory, no flight",
        "die_mod": "plus or minus {count} to a roll to run away",
        "die_set": "the die shows what you say",
        "escape_all": "everybody escapes without a roll",
        "cancel_curse": "cancel or lift a curse",
        "gain_level": "gain {levels}, but never the last one",
        "draw": "draw {drawn}",
        "fetch": "look through a discard pile and take one card",
        "pass_left": "everybody secretly passes a card to the left",
        "cheat": "wear an item against the rules",
        "win": "you win",
        "else": "{first}; with nothing to lose, {second}",
        "if": "{text} if {cond}",
        "bad": "Bad stuff: {text}",
        "escape": "Even if you escape: {text}",
        "over.R1": "this may take you below level 1",
        "over.R2": "the level comes even without a kill",
        "over.R3": "the reward is taken at once, in the middle of the combat",
        "over.R4": "this may bring even the last level",
        "monster": "Level {level}. Treasures: {loot}.",
        "levels": "Levels for the kill: {count}.",
        "enhancer": "{n} to the monster's level. Treasures: {loot}.",
        "item": "{slot}, bonus {n}, {gold}.",
        "oneshot": "One-shot, {gold}.",
        "gold": "{count} gold",
        "no gold": "no value",
        "or": " or ",
        "and": " and ",
        "not": "not {text}",
    },
}

WORDS: Final[dict[str, dict[str, str]]] = {
    RU: {
        "head": "головняк", "armour": "броник", "feet": "обувку", "hand": "шмотку в руках",
        "any": "любую шмотку", "worn": "надетую шмотку", "oneshot": "разовую", "dear": "самую дорогую шмотку",
        "best": "шмотку с самым большим бонусом", "all": "всё: {what}",
        "all.worn": "всё надетое", "all.any": "все шмотки", "several": "{what} ({count})",
        "sell": "продавать", "loot": "чистить нычки", "trade": "меняться", "help": "помогать",
        "door": "двери", "treasure": "сокровища", "sex:M": "мужчина", "sex:F": "женщина", "human": "человек",
        "classless": "бесклассовый", "lone": "один в бою", "level<=": "уровень {n} и ниже",
        "level>=": "уровень {n} и выше", "worn:": "надето: {what}", "santa": "Санта", "stick": "палка",
        "throw.stick": "палку",
        "slot.head": "Головняк", "slot.armour": "Броник", "slot.feet": "Обувка", "slot.hand": "В одну руку",
        "slot.hands2": "В две руки", "slot.none": "Шмотка",
    },
    EN: {
        "head": "your headgear", "armour": "your armour", "feet": "your footgear", "hand": "an item in hand",
        "any": "any item", "worn": "an item you wear", "oneshot": "a one-shot", "dear": "your dearest item",
        "best": "the item with the biggest bonus", "all": "all: {what}",
        "all.worn": "all you wear", "all.any": "all your items", "several": "{what} ({count})",
        "sell": "selling", "loot": "looting the room", "trade": "trading", "help": "helping",
        "door": "doors", "treasure": "treasures", "sex:M": "a man", "sex:F": "a woman", "human": "a human",
        "classless": "classless", "lone": "you fight alone", "level<=": "level {n} or lower",
        "level>=": "level {n} or higher", "worn:": "wearing: {what}", "santa": "a Santa", "stick": "stick",
        "slot.head": "Headgear", "slot.armour": "Armour", "slot.feet": "Footgear", "slot.hand": "One hand",
        "slot.hands2": "Two hands", "slot.none": "Item",
    },
}  # fmt: skip

AMOUNTS: Final[dict[str, dict[str, tuple[str, str, str]]]] = {
    RU: {
        "level": ("уровень", "уровня", "уровней"),
        "card": ("карту", "карты", "карт"),
        "door": ("дверь", "двери", "дверей"),
        "treasure": ("сокровище", "сокровища", "сокровищ"),
    },
    EN: {
        "level": ("a level", "levels", "levels"),
        "card": ("a card", "cards", "cards"),
        "door": ("a door", "doors", "doors"),
        "treasure": ("a treasure", "treasures", "treasures"),
    },
}
"""One, two to four, more; in English the last two are alike."""

POWERS: Final[dict[str, dict[str, str]]] = {
    RU: {
        "berserk": "Берсерк: в бою сбрось до 3 карт, +1 за каждую",
        "flight": "Полёт: после своего броска смывки сбрось до 3 карт, +1 за каждую",
        "charm": "Очарование: сбрось всю руку (не меньше 3 карт) и прогони монстра: сокровища да, уровня нет",
        "backstab": "Подрезка: сбрось карту, другой боец получает −2; каждого один раз за бой",
        "steal": "Кража: вне боя сбрось карту и брось кубик: 4 и больше — шмотка твоя, иначе −1 уровень",
        "serenade": "Серенада: за карту игрок помогает даром или сбрасывает 2; раз за бой, не ради победы",
        "encore": "На бис: после победы возьми на сокровище больше, потом одно сбрось",
        "hide": "Толстая шкура: сбрось 2 карты, и проклятие на тебя не действует",
        "haggle": "Торг: раз в ход одна шмотка продаётся за двойную цену",
        "reroll": "Второе дыхание: сбрось карту и перебрось неудачную смывку, раз на монстра",
    },
    EN: {
        "berserk": "Berserk: in combat discard up to 3 cards, +1 each",
        "flight": "Flight: after your roll to run away discard up to 3 cards, +1 each",
        "charm": "Charm: discard your hand (3 cards or more) to send a monster away: treasures, no level",
        "backstab": "Backstab: discard a card, another fighter gets −2; each of them once a combat",
        "steal": "Theft: out of combat discard a card and roll: 4 or more takes an item, less costs a level",
        "serenade": "Serenade: for a card a player helps free or discards 2; once a combat, not for the win",
        "encore": "Encore: after a victory draw one treasure more, then discard one",
        "hide": "Thick hide: discard 2 cards and a curse on you does nothing",
        "haggle": "Haggling: once a turn one item sells for double",
        "reroll": "Second wind: discard a card to reroll a failed flight, once per monster",
    },
}  # fmt: skip


def describe(kind: Kind, names: dict[str, str], language: str) -> list[str]:
    """The lines on a card; `names` are the shown names of races and classes by their code."""
    writer = Writer(kind, names, language)
    lines = writer.numbers()
    if kind.tags:
        lines.append(sentence(", ".join([WORDS[language].get(tag, tag) for tag in kind.tags])))
    lines += [sentence(writer.effect(step)) for step in kind.fx]
    for field, steps in (("bad", kind.bad), ("escape", kind.escape)):
        if steps:
            text = "; ".join([writer.effect(step) for step in steps])
            lines.append(sentence(TEMPLATES[language][field].format(text=text)))
    lines += [sentence(TEMPLATES[language][f"over.{rule}"]) for rule in kind.over]
    return lines


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


def amount(number: i64, what: str, language: str) -> str:
    """`уровень`, `3 уровня`, `5 уровней`; 21 is one again only in Russian, and never that many."""
    one, few, many = AMOUNTS[language][what]
    if number == 1:
        return one
    return f"{number} {few if number % 10 in (2, 3, 4) and number // 10 != 1 else many}"


def signed(number: i64) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


class Writer:
    """One card in one language."""

    def __init__(self, kind: Kind, names: dict[str, str], language: str) -> None:
        self.kind = kind
        self.names = names
        self.language = language
        self.templates: dict[str, str] = TEMPLATES[language]
        self.words: dict[str, str] = WORDS[language]
        self.powers: dict[str, str] = POWERS[language]

    def numbers(self) -> list[str]:
        """What is printed as numbers."""
        kind, templates = self.kind, self.templates
        if kind.type == MONSTER:
            lines = [templates["monster"].format(level=int(kind.level), loot=int(kind.loot))]
            if kind.levels > 1:
                lines.append(templates["levels"].format(count=int(kind.levels)))
            return lines
        if kind.type == ENHANCER:
            return [templates["enhancer"].format(n=signed(kind.mod), loot=signed(kind.loot))]
        if kind.gold == NO_PRICE:
            return []
        gold = templates["gold"].format(count=int(kind.gold)) if kind.gold else templates["no gold"]
        if kind.type == ITEM:
            slot = self.words[f"slot.{SLOTS[kind.slot]}"]
            return [templates["item"].format(slot=slot, n=signed(kind.bonus), gold=gold)]
        return [templates["oneshot"].format(gold=gold)]

    def effect(self, step: Step) -> str:
        text = self.step(step)
        otherwise = step.otherwise
        if otherwise is None:
            return text
        return self.templates["else"].format(first=text, second=self.step(otherwise))

    def step(self, step: Step) -> str:
        if step.verb == POWER:
            return self.powers[step.what]
        does = step.does
        cond = step.cond
        text = self.templates[self.template(step)].format(
            n=signed(step.n),
            count=int(step.n),
            what=self.thing(step),
            levels=amount(step.n, "level", self.language),
            cards=amount(step.n, "card", self.language),
            drawn=amount(step.n, step.what, self.language) if step.verb == DRAW else "",
            cond="" if cond is None else self.cond(cond, denied=self.is_denied(step)),
            does="" if does is None else self.step(does),
        )
        if NAMES[int(step.verb)] == "bonus" and cond is not None:
            return self.templates["if"].format(text=text, cond=self.cond(cond))
        return text

    def template(self, step: Step) -> str:
        name = NAMES[int(step.verb)]
        if self.is_denied(step):
            return "only.not"
        if step.verb == VS and self.kind.type == ITEM:
            return "vs.item"
        if step.verb == FLEE and (self.kind.type == MONSTER or self.kind.type == ENHANCER):
            return "flee.monster"
        if step.verb == LOSE_ITEM and step.to_taker and step.by != "victim":
            return f"lose_item.{step.by}"
        if step.verb == LOSE_HAND and step.n == ALL_OF_THEM:
            return "lose_hand.all"
        if step.verb == LOSE_HAND and step.by == "random":
            return "lose_hand.random"
        if name == "side" and step.on != "any":
            return f"side.{step.on}"
        if name == "remove_monster":
            return "remove_monster.yes" if step.loot else "remove_monster.no"
        return name

    def thing(self, step: Step) -> str:
        """A slot, a tag, a deck or what is forbidden, in words."""
        name = NAMES[int(step.verb)]
        text = self.words.get(f"{name}.{step.what}", self.words.get(step.what, step.what))
        if step.verb != LOSE_ITEM or step.n == 1:
            return text
        if step.n == ALL_OF_THEM:
            return self.words.get(f"all.{step.what}", self.words["all"]).format(what=text)
        return self.words["several"].format(what=text, count=int(step.n))

    def is_denied(self, step: Step) -> bool:
        """`only(!race:elf)` is easier to read as `not for`; not A and not B is neither A nor B."""
        cond = step.cond
        if step.verb != ONLY or cond is None or (cond.either and len(cond.atoms) > 1):
            return False
        return not any(atom.holds for atom in cond.atoms)

    def cond(self, cond: Cond, *, denied: bool = False) -> str:
        joint = self.templates["or" if cond.either or denied else "and"]
        return joint.join([self.atom(atom, denied=denied) for atom in cond.atoms])

    def atom(self, atom: Atom, *, denied: bool) -> str:
        kind, words = atom.kind, self.words
        if kind == IS_RACE or kind == IS_CLASS:
            text = self.names.get(atom.word, atom.word)
        elif kind == IS_MALE or kind == IS_FEMALE:
            text = words["sex:M" if kind == IS_MALE else "sex:F"]
        elif kind == AT_MOST or kind == AT_LEAST:
            text = words["level<=" if kind == AT_MOST else "level>="].format(n=int(atom.number))
        elif kind == HUMAN or kind == CLASSLESS or kind == LONE:
            text = words["human" if kind == HUMAN else "classless" if kind == CLASSLESS else "lone"]
        elif kind == TAGGED:
            text = words.get(atom.word, atom.word)
        else:
            text = words["worn:"].format(what=words[f"slot.{SLOTS[atom.number]}"].lower())
        return text if atom.holds or denied else self.templates["not"].format(text=text)
