"""Who somebody is, without accounts: a signed cookie holds the guest's id."""

import base64
import hashlib
import hmac
import secrets

COOKIE = "koloda"
LETTERS = "BCDFGHJKLMNPQRSTVWXYZ"
"""What short codes are made of: nothing that looks or reads like something else, and no words."""
SHORTEST_CODE = 4
FREE_CODES = 1000
"""So many codes at least lead nowhere for each that does."""


def new_id() -> str:
    """An id that nobody can guess: 128 bits in 22 letters."""
    return secrets.token_urlsafe(16)


def new_code(rooms: int) -> str:
    """A code as short as so many open rooms allow: nobody finds one of them by trying."""
    length = SHORTEST_CODE
    while len(LETTERS) ** length < FREE_CODES * rooms:
        length += 1
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def clean_code(text: str) -> str:
    """A short code as people type it."""
    return text.strip().upper().replace("-", "").replace(" ", "")


def fingerprint(token: str) -> str:
    """What the store keeps of a token: whoever reads the store cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


class Signer:
    """Signs guests' ids. A cookie is `ID.SECONDS.SIGNATURE`, the time being that of its end."""

    def __init__(self, secret: str) -> None:
        self.key = hashlib.sha256(f"koloda cookie {secret}".encode()).digest()

    def signature(self, text: str) -> str:
        mac = hmac.new(self.key, text.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(mac[:18]).decode()

    def derive(self, text: str) -> str:
        """An id that follows from a text and that nobody else can guess."""
        mac = hmac.new(self.key, f"id {text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(mac[:16]).decode().rstrip("=")

    def sign(self, guest: str, until: int) -> str:
        text = f"{guest}.{until}"
        return f"{text}.{self.signature(text)}"

    def read(self, cookie: str, now: int) -> tuple[str, int] | None:
        """The guest's id and how many seconds the cookie holds, if it is ours and still does."""
        text, _, signature = cookie.rpartition(".")
        guest, _, until = text.partition(".")
        if not hmac.compare_digest(signature.encode(), self.signature(text).encode()):
            return None
        if not (until.isascii() and until.isdigit()) or int(until) <= now:
            return None
        return guest, int(until) - now
