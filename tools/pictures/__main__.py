"""`python -m tools.pictures`: draws the pictures of the rulebooks from their own scenarios."""

from tools.pictures import arne, iota, montana, munchkin, uno
from tools.pictures.drawing import PICTURES, read_book

DRAWN = {
    "arne": arne.pictures,
    "iota": iota.pictures,
    "montana": montana.pictures,
    "munchkin": munchkin.pictures,
    "uno": uno.pictures,
}


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    for game, pictures in DRAWN.items():
        for lang in ("en", "ru"):
            for name, text in pictures(read_book(game, lang), lang).items():
                (PICTURES / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
