"""Cards that the packs of the game do not have, for rules that meet on them."""

from koloda.games.munchkin.packs.shelf import SHELF, add_pack

ODD = """
pack = "odd"
name = { ru = "Странный", en = "Odd" }

[[cards]]
code = "pit"
deck = "door"
type = "curse"
name = { ru = "Яма", en = "Pit" }
fx = ["lose_levels(3)"]
over = ["R1"]

[[cards]]
code = "beggar"
deck = "door"
type = "monster"
name = { ru = "Нищий", en = "Beggar" }
level = 1
loot = 0

[[cards]]
code = "hermit"
deck = "door"
type = "curse"
name = { ru = "Отшельник", en = "Hermit" }
fx = ["lasting(forbid(trade))"]

[[cards]]
code = "snob"
deck = "door"
type = "monster"
name = { ru = "Сноб", en = "Snob" }
level = 5
loot = 1
fx = ["vs(3, level>=5)", "vs(2, classless)"]

[[cards]]
code = "taxman"
deck = "door"
type = "monster"
name = { ru = "Мытарь", en = "Taxman" }
level = 1
loot = 1
bad = ["lose_item(dear, n=2)"]

[[cards]]
code = "bargain"
deck = "treasure"
type = "item"
name = { ru = "Почти даром", en = "Bargain" }
slot = "none"
bonus = 1
gold = 999

[[cards]]
code = "magnet"
deck = "treasure"
type = "oneshot"
name = { ru = "Магнит", en = "Magnet" }
gold = 100
fx = ["remove_monster(loot=yes)"]
over = ["R2", "R3"]

[[cards]]
code = "qualm"
deck = "door"
type = "curse"
name = { ru = "Сомнение", en = "Qualm" }
fx = ["lose_class else lose_item(any)"]

[[cards]]
code = "slump"
deck = "door"
type = "curse"
name = { ru = "Спад", en = "Slump" }
fx = ["lose_levels(1) else lose_item(feet)"]

[[cards]]
code = "doom"
deck = "door"
type = "curse"
name = { ru = "Рок", en = "Doom" }
fx = ["die"]

[[cards]]
code = "stubborn"
deck = "door"
type = "curse"
name = { ru = "Упрямство", en = "Stubborn" }
fx = ["lasting(ties)"]

[[cards]]
code = "anvil"
deck = "treasure"
type = "item"
name = { ru = "Наковальня", en = "Anvil" }
slot = "hand"
gold = 100
fx = ["ties", "only(!class:wizard & !race:orc & !level>=5)"]

[[cards]]
code = "riddle"
deck = "treasure"
type = "item"
name = { ru = "Загадка", en = "Riddle" }
slot = "head"
gold = 100
fx = ["only(!class:wizard | !race:orc)"]

[[cards]]
code = "sieve"
deck = "treasure"
type = "item"
name = { ru = "Сито", en = "Sieve" }
slot = "feet"
gold = 100
fx = ["only(!class:wizard & race:orc)"]

[[cards]]
code = "fate"
deck = "door"
type = "curse"
name = { ru = "Судьба", en = "Fate" }
fx = ["die else lose_levels(1)"]

[[cards]]
code = "runner"
deck = "door"
type = "class"
name = { ru = "Бегун", en = "Runner" }
fx = ["flee(2)", "bonus(3, if=lone)"]

[[cards]]
code = "gloom"
deck = "door"
type = "curse"
name = { ru = "Тоска", en = "Gloom" }
fx = ["lasting(bonus(-2, if=lone))"]

[[cards]]
code = "sweep"
deck = "door"
type = "event"
name = { ru = "Метла", en = "Sweep" }
fx = ["remove_monster(loot=no)"]

[[cards]]
code = "eel"
deck = "door"
type = "monster"
name = { ru = "Угорь", en = "Eel" }
level = 9
loot = 1
bad = ["lose_hand(1)"]
escape = ["lose_item(any)", "lose_levels(1)"]

[[cards]]
code = "leap"
deck = "treasure"
type = "gual"
name = { ru = "Прыжок", en = "Leap" }
fx = ["gain_level(2)"]

[[cards]]
code = "throne"
deck = "treasure"
type = "trick"
name = { ru = "Трон", en = "Throne" }
fx = ["win"]
over = ["R4"]
"""
FORE = """
pack = "fore"
name = { ru = "Первый", en = "Fore" }

[[cards]]
code = "lion"
deck = "door"
type = "monster"
name = { ru = "Лев", en = "Lion" }
level = 3
loot = 1
"""
"""Its monster is the card with the number 0 wherever this pack is named first."""


def odd() -> None:
    if "odd" not in SHELF:
        add_pack(ODD)
    if "fore" not in SHELF:
        add_pack(FORE)
