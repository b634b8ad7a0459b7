"""The actions as numbers: a verb, and what it names in `args`."""

from typing import Final

SEX: Final = 0
PUT: Final = 1
"""args: card, 1 with `on`."""
READY: Final = 2
KICK: Final = 3
TAKE: Final = 4
TROUBLE: Final = 5
LOOT: Final = 6
SKIP: Final = 7
DONE: Final = 8
GIVE: Final = 9
"""args: card, seat, card, seat …"""
TRASH: Final = 10
WEAR: Final = 11
DOFF: Final = 12
DROP: Final = 13
SELL: Final = 14
"""args: the doubled item or -1, then the items."""
GUAL: Final = 15
CURSE: Final = 16
USE: Final = 17
"""args: card, target kind, target, number kind, number."""
ENH: Final = 18
WANDER: Final = 19
JOIN: Final = 20
EVENT: Final = 21
"""args: card, named monster or -1, monster from hand or -1."""
CHEAT: Final = 22
POW: Final = 23
"""args: power, target kind, target, item or -1, then the cards paid."""
THROW: Final = 24
CLAIM: Final = 25
RUN: Final = 26
PASS: Final = 27
"""args: the version or -1."""
HOLD: Final = 28
ROLL: Final = 29
ASK: Final = 30
BID: Final = 31
OFFER: Final = 32
ACCEPT: Final = 33
"""args of ACCEPT, REFUSE, COUNTER, WITHDRAW: the number, the version or -1."""
REFUSE: Final = 34
COUNTER: Final = 35
WITHDRAW: Final = 36
LEAVE: Final = 37
PICK: Final = 38
"""args: cards, or one of the words below."""
KEEP: Final = 39
SHOW: Final = 40
"""args: mask of the seats, then the cards."""
SAY: Final = 41
CALL: Final = 42
"""args: what, seat, item."""
DISPUTE: Final = 43
RULE: Final = 44

# Of the host
SHUFFLE: Final = 60
"""args: deck, then the cards, top first; REST for `…`."""
DIE: Final = 61
RANDOM: Final = 62
FIRST: Final = 63
CLOSE: Final = 64
EXPIRE: Final = 65
ABSENT: Final = 66
BACK: Final = 67

# Kinds of targets
NO_TARGET: Final = 0
SIDE_TARGET: Final = 1
CARD_TARGET: Final = 2
SEAT_TARGET: Final = 3
PILE_TARGET: Final = 4
ITEM_TARGET: Final = 5

MUNCHKINS: Final = 1
MONSTERS: Final = 2
SIDES: Final = ("", "M", "W")
PILES: Final = ("DD", "TD", "DX", "TX")

# Kinds of numbers in `use`
NO_NUMBER: Final = 0
PLUS: Final = 1
MINUS: Final = 2
EQUALS: Final = 3
NUMBER_MARKS: Final = ("", "+", "-", "=")

# Words a prompt offers
YES: Final = -2
NO: Final = -3
JOINS: Final = -4
PICK_WORDS: Final = {"yes": YES, "no": NO, "join": JOINS}
REST: Final = -2

CALLS: Final = ("claim", "run", "wear")
RULINGS: Final = ["keep", "undo"]
PROPOSALS: Final = ("ask", "bid", "offer")
"""By the kinds of proposals."""
