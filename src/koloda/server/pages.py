"""The web client as it was built: files with hashed names, and one page for every route of it."""

import gzip
import hashlib
import mimetypes
import re
from functools import cached_property
from pathlib import Path

from litestar import Request, Response
from litestar.datastructures import State

from koloda.server.errors import Problem

WEB = Path(__file__).parent / "web"
FOR_EVER = "public, max-age=31536000, immutable"
GAME = "[a-z][a-z0-9_-]*"
ROUTES = re.compile(
    rf"/(new/{GAME}|rules/{GAME}(/[a-z-]+)?|join(/[\w-]+)?|learn(/{GAME}(/[\w-]+)?)?|study|r/[\w-]+|tv(/[\w-]+)?|resume|about|t/[\w-]+(/screen|/replay|/analysis)?|puzzle(/{GAME})?)?"
)
"""The pages of the client; any other path is unknown."""
MISSING = (
    "<!doctype html><meta charset=utf-8><title>Koloda</title>"
    "<p>The web client is not built here: run <code>make setup</code> in the project, then reload this page."
)
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml")

HttpRequest = Request[object, object, State]


class Page:
    """One file, in memory, plain and packed."""

    def __init__(self, name: str, body: bytes, *, hashed: bool = False) -> None:
        self.body = body
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-subscription"
        if name.endswith(".js"):
            self.kind = "text/javascript"
        self.tag = hashlib.sha256(self.body).hexdigest()[:16]
        self.cache = FOR_EVER if hashed else "no-cache"

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.body, 9, mtime=0)

    def answer(self, request: HttpRequest, status: int = 200) -> Response[bytes]:
        headers = {"cache-control": self.cache, "etag": f'"{self.tag}"'}
        if status == 200 and request.headers.get("if-none-match") == headers["etag"]:
            return Response(b"", status_code=304, headers=headers)
        body = self.body
        if self.kind.startswith(PACKED):
            headers["vary"] = "accept-encoding"
            if "gzip" in request.headers.get("accept-encoding", ""):
                headers["content-encoding"] = "gzip"
                body = self.packed
        return Response(body, status_code=status, media_type=self.kind, headers=headers)


class Pages:
    """Everything that was built; read when first asked for, and again after another build."""

    def __init__(self, folder: Path = WEB) -> None:
        self.folder = folder
        self.read: dict[str, Page] = {}
        self.read_at = 0

    @property
    def files(self) -> dict[str, Page]:
        try:
            built_at = (self.folder / "index.html").stat().st_mtime_ns
        except OSError:
            return {}
        if built_at != self.read_at:
            self.read_at = built_at
            self.read = {
                "/" + path.relative_to(self.folder).as_posix(): Page(
                    path.name, path.read_bytes(), hashed=path.parent.name == "assets"
                )
                for path in sorted(self.folder.rglob("*"))
                if path.is_file() and not path.name.startswith(".")
            }
        return self.read

    @property
    def build(self) -> str:
        """Differs whenever the client does: its page names all its files by their contents."""
        index = self.files.get("/index.html")
        return index.tag if index else ""

    def answer(self, request: HttpRequest, path: str) -> Response[bytes]:
        if path != "/index.html" and (found := self.files.get(path)):
            return found.answer(request)
        known = ROUTES.fullmatch(path) is not None
        index = self.files.get("/index.html")
        if path.startswith(("/api", "/assets")) or "." in path:
            raise Problem("path.unknown", "There is nothing here.", 404)
        if index is None:
            return Response(MISSING.encode(), status_code=503, media_type="text/html")
        return index.answer(request, 200 if known else 404)


PAGES = Pages()
