"""Words and numbers as packs write them."""

from koloda.kernel import NotationError


def read_number(text: str, *, least: int) -> int:
    digits = text[1:] if text.startswith("-") else text
    if not digits.isascii() or not digits.isdigit() or len(digits) > 2 or int(text) < least:
        raise NotationError(f"a number from {least} to 99 is meant, not {text!r}")
    return int(text)


def is_word(text: str) -> bool:
    """`[a-z][a-z0-9-]*`."""
    return text[:1].isalpha() and text.isascii() and text == text.lower() and text.replace("-", "a").isalnum()
