"""Iota by its definitions, slowly: no masks, no windows, every meaning of every joker tried."""

import random
from itertools import combinations, permutations, product

Cell = tuple[int, int]
Table = dict[Cell, str]
Lay = tuple[str, Cell]
Move = tuple[frozenset[Lay], frozenset[Lay]]
"""Takes and lays; both jokers are `j`."""

NATURALS = [c + s + n for c in "rgby" for s in "stcx" for n in "1234"]
VALUES = ("rgby", "stcx", "1234")


def is_good(cards: list[str]) -> bool:
    return all(len({card[a] for card in cards}) in (1, len(cards)) for a in range(3))


def runs(table: Table) -> list[list[Cell]]:
    """Every run of two or more, row runs first."""
    found = []
    for dx, dy in ((1, 0), (0, 1)):
        for x, y in table:
            if (x - dx, y - dy) in table:
                continue
            run = [(x, y)]
            while (run[-1][0] + dx, run[-1][1] + dy) in table:
                run.append((run[-1][0] + dx, run[-1][1] + dy))
            if len(run) > 1:
                found.append(run)
    return found


def meanings(table: Table) -> list[dict[Cell, str]]:
    """Every map from joker cells to cards that makes all lines good: 64 or 64 × 64 tries."""
    jokers = [cell for cell, card in table.items() if card[0] == "j"]
    lines = runs(table)
    found = []
    for chosen in product(NATURALS, repeat=len(jokers)):
        meant = dict(zip(jokers, chosen, strict=True))
        if all(is_good([meant.get(cell, table[cell]) for cell in line]) for line in lines):
            found.append(meant)
    return found


def has_meaning(table: Table) -> bool:
    """The same question, attribute by attribute."""
    jokers = [cell for cell, card in table.items() if card[0] == "j"]
    lines = runs(table)
    for a in range(3):
        if not any(
            all(
                len({meant.get(cell, table[cell][a : a + 1]) for cell in line}) in (1, len(line))
                for line in lines
            )
            for chosen in product(VALUES[a], repeat=len(jokers))
            for meant in [dict(zip(jokers, chosen, strict=True))]
        ):
            return False
    return True


def is_valid(table: Table) -> bool:
    return all(len(run) <= 4 for run in runs(table)) and has_meaning(table)


def around(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]


def places(table: Table, most: int) -> set[frozenset[Cell]]:
    """Sets of empty cells in one row or column, nothing empty between them, one of them touching."""
    near = {(x + dx, y + dy) for x, y in table for dx in range(-4, 5) for dy in range(-4, 5)}
    found = set()
    for start in near - set(table):
        for dx, dy in ((1, 0), (0, 1)):
            cells: list[Cell] = []
            x, y = start
            while len(cells) < most:
                if (x, y) not in table:
                    cells.append((x, y))
                    if any(side in table for cell in cells for side in around(cell)):
                        found.add(frozenset(cells))
                x, y = x + dx, y + dy
    return found


def plain(card: str) -> str:
    return "j" if card[0] == "j" else card


def lays(table: Table, hand: list[str]) -> set[frozenset[Lay]]:
    found = set()
    for cells in places(table, len(hand)):
        after = dict(table)
        after.update(dict.fromkeys(cells, "j"))
        if any(len(run) > 4 for run in runs(after)):
            continue
        ordered = sorted(cells)
        for cards in permutations(hand, len(cells)):
            after.update(zip(ordered, cards, strict=True))
            if is_valid(after):
                found.add(frozenset(zip(map(plain, cards), ordered, strict=True)))
    return found


def takes(table: Table, hand: list[str]) -> list[tuple[frozenset[Lay], Table, list[str]]]:
    """Every way to take no, one or both jokers, with table and hand after it."""
    jokers = [cell for cell, card in table.items() if card[0] == "j"]
    naturals = [card for card in hand if card[0] != "j"]
    found = []
    for count in range(len(jokers) + 1):
        for cells in combinations(jokers, count):
            for cards in permutations(naturals, count):
                after = dict(table)
                after.update(zip(cells, cards, strict=True))
                if is_valid(after):
                    left = [card for card in hand if card not in cards] + [table[cell] for cell in cells]
                    found.append((frozenset(zip(cards, cells, strict=True)), after, left))
    return found


def moves(table: Table, hand: list[str]) -> set[Move]:
    """All legal full moves that lay cards."""
    return {(taken, laid) for taken, after, left in takes(table, hand) for laid in lays(after, left)}


def passes(table: Table, hand: list[str], deck: int) -> int:
    """How many different passes there are, with their takes and exchanges."""
    count = 0
    for _, _, left in takes(table, hand):
        parts = {
            tuple(sorted(map(plain, cards)))
            for size in range(min(len(left), deck) + 1)
            for cards in combinations(left, size)
        }
        count += len(parts)
    return count


def random_position(dice: random.Random, size: int, hand: int) -> tuple[Table, list[str]]:
    """A valid table grown card by card, and a hand; jokers are more frequent than in a real game."""
    pack = [*NATURALS]
    dice.shuffle(pack)
    jokers = ["j1", "j2"][: dice.choice([0, 0, 1, 2])]
    held = [joker for joker in jokers if dice.random() < 0.4][:hand]
    cards = pack[: hand - len(held)]
    lying = [joker for joker in jokers if joker not in held]
    rest = pack[len(cards) :]
    for joker in lying:
        rest.insert(dice.randrange(size), joker)
    table: Table = {(0, 0): rest.pop(0)}
    while rest and len(table) < size:
        card = rest.pop(0)
        free = sorted({side for cell in table for side in around(cell)} - set(table))
        dice.shuffle(free)
        for cell in free:
            if is_valid({**table, cell: card}):
                table[cell] = card
                break
    return table, sorted(cards) + held
