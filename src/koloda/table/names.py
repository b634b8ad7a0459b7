"""What people may be called and what they may write: letters that can be seen, and no two names at one table
that look alike."""

import unicodedata
from typing import Final

BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""They count as letters, marks or symbols, and nothing is seen of them."""
SELECTORS: Final = "\ufe0e\ufe0f"
"""Whether a sign is drawn as text or as a picture."""
JOINERS: Final = "\u200c\u200d"
"""They make one picture of several, and shape the letters of some scripts: none that is near Latin."""
FLAG: Final = "\U0001f3f4"
SCRIPTS: Final = 0x0600
"""From here on joiners have something to join."""
MOST_MARKS: Final = 3
"""So many on one letter; more is drawn over its neighbours."""
CYRILLIC: Final = str.maketrans("АВЕЗКМНОРСТУХІЈЅԀԚԜҺ", "ABE3KMHOPCTYXIJSDQWH")
GREEK: Final = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX")
ALIKE: Final = str.maketrans("0L1|!", "OIIII")
PAIRS: Final = (("RN", "M"), ("VV", "W"))


def is_name(text: str, most: int) -> bool:
    """Whether somebody can be called so: on one line, to be seen and to be told from nothing."""
    return 0 < len(text) <= most and text == text.strip() and is_written(text)


def is_written(text: str) -> bool:
    """Whether a line has something to see, and nothing that hides, turns round or covers other letters."""
    marks = 0
    seen = False
    for at, letter in enumerate(text):
        kind = unicodedata.category(letter)
        before = text[at - 1] if at else " "
        if kind[0] == "M" and letter not in SELECTORS:
            marks += 1
            if marks > MOST_MARKS or letter in BLANK or is_selector(letter) or before == " ":
                return False
            continue
        marks = 0
        if letter == " ":
            continue
        if kind[0] in "LNPS" and letter not in BLANK:
            seen = True
        elif not joins(text, at, before):
            return False
    return seen


def is_selector(letter: str) -> bool:
    """Those that choose among drawings of a letter; `SELECTORS` are for pictures."""
    return (
        "\ufe00" <= letter <= "\ufe0d"
        or "\u180b" <= letter <= "\u180f"
        or "\U000e0100" <= letter <= "\U000e01ef"
    )


def joins(text: str, at: int, before: str) -> bool:
    """Whether a letter that is not seen itself belongs to what stands beside it."""
    letter = text[at]
    if letter in SELECTORS:
        return not before.isalpha() and before != " " and before not in SELECTORS
    if letter in JOINERS:
        after = text[at + 1] if at + 1 < len(text) else " "
        return (
            ord(before) >= SCRIPTS
            and ord(after) >= SCRIPTS
            and before not in JOINERS
            and after not in JOINERS
        )
    if "\U000e0020" <= letter <= "\U000e007f":  # the letters of a flag
        return before == FLAG or "\U000e0020" <= before <= "\U000e007e"
    return False


def looks(name: str) -> str:
    """Two names that look alike give the same: whatever their script, case and marks."""
    plain = unicodedata.normalize("NFKD", name).upper()
    letters = "".join([letter for letter in plain if unicodedata.category(letter)[0] in "LNPS"])
    letters = letters.translate(CYRILLIC).translate(GREEK).translate(ALIKE)
    for pair, one in PAIRS:
        letters = letters.replace(pair, one)
    return letters
