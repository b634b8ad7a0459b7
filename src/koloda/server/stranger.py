"""The page for a browser that came by a name which is not ours: where the server is, how it learns names."""

from html import escape

from litestar.types import HTTPScope

from koloda.texts import Texts

PAGE = """<!doctype html>
<html><meta charset="utf-8"><title>Koloda</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<h1>Koloda</h1>
{said}</html>
"""
SAID = """<div lang="{lang}"><p>{where} <a href="{place}">{place}</a></p><p><small>{name}</small></p></div>
"""


def write_stranger(scope: HTTPScope, host: str) -> bytes:
    """In both languages, for nobody knows yet which one is wanted; empty for whoever does not read pages."""
    server = scope.get("server")
    if b"text/html" not in dict(scope["headers"]).get(b"accept", b"") or server is None:
        return b""
    address, port = server
    place = f"http://{f'[{address}]' if ':' in address else address}:{port}/"
    said = [
        SAID.format(
            lang=lang,
            place=escape(place),
            where=escape(Texts("", lang).say("koloda-stranger", {"host": host})),
            name=escape(
                Texts("", lang).say("koloda-stranger-name", {"setting": f"KOLODA_URL=http://{host}"})
            ),
        )
        for lang in ("en", "ru")
    ]
    return PAGE.format(said="".join(said)).encode()
