"""What must hold of the built pages: nothing is fetched from elsewhere, and every link ends somewhere."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {"img": "src", "script": "src", "source": "src", "iframe": "src", "link": "href", "use": "href"}
KEPT = {"canonical", "prev", "next", "author"}
"""Links of a page's head that no browser fetches."""


class Page(HTMLParser):
    """The names in a page, where it leads, and what it fetches."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.names |= {told[name] for name in ("id", "name") if told.get(name)}
        if tag == "a" and told.get("href"):
            self.links.append(told["href"])
        kind = FETCHED.get(tag, "")
        if told.get(kind) and told.get("rel") not in KEPT:
            self.fetched.append(told[kind])


def foreign(fetched: str) -> bool:
    """Whether this comes from another host."""
    return bool(urlsplit(fetched).netloc)


def faults(site: Path) -> list[str]:
    """What is wrong with the pages of a folder, a sentence each."""
    pages = {path: Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    found: list[str] = []
    for path, page in pages.items():
        here = path.relative_to(site)
        found += [f"{here} fetches {one}" for one in page.fetched if foreign(one)]
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            name = unquote(parts.fragment)
            if not target.exists():
                found.append(f"{here} leads to {link}, which is not there")
            elif name and target in pages and name not in pages[target].names:
                found.append(f"{here} leads to {link}, which has no such place")
    for sheet in site.rglob("*.css"):
        text = sheet.read_text("utf-8")
        if "url(http" in text or "url(//" in text or "@import" in text:
            found.append(f"{sheet.relative_to(site)} fetches from elsewhere")
    return found
