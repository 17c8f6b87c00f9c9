"""The browser client: its built files, read once, sent compressed."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Request, Response, get

from trianon.server.problems import Unknown

INDEX = "index.html"
FOREVER, NEVER = "public, max-age=31536000, immutable", "no-cache"
NOT_BUILT = b"<!doctype html><html lang=en><title>Trianon</title><p>The browser client is not built: run make play."


@dataclass(frozen=True)
class Page:
    """One file of the client."""

    plain: bytes
    packed: bytes
    kind: str
    lasts: str


@cache
def pages() -> dict[str, Page]:
    """All files of the client, by path."""
    root = files("trianon.server").joinpath("web")
    found = dict(_below(root, "")) if root.is_dir() else {}
    if INDEX not in found:
        found[INDEX] = Page(NOT_BUILT, gzip.compress(NOT_BUILT), "text/html; charset=utf-8", NEVER)
    return found


def _below(folder: Traversable, path: str) -> list[tuple[str, Page]]:
    found: list[tuple[str, Page]] = []
    for entry in folder.iterdir():
        name = f"{path}{entry.name}"
        if entry.is_dir():
            found += _below(entry, f"{name}/")
        else:
            plain = entry.read_bytes()
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            kind = f"{kind}; charset=utf-8" if kind.startswith("text/") or kind.endswith("javascript") else kind
            lasts = FOREVER if name.startswith("assets/") else NEVER
            found.append((name, Page(plain, gzip.compress(plain, 9, mtime=0), kind, lasts)))
    return found


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A file of the client; every other path is a page that the client draws itself."""
    name = path.lstrip("/")
    if name.startswith("api/"):
        raise Unknown("no-page")
    found = pages().get(name) or (pages()[INDEX] if "." not in name.rpartition("/")[2] else None)
    if found is None:
        raise Unknown("no-page")
    headers = {"cache-control": found.lasts, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type=found.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(found.plain, media_type=found.kind, headers=headers)
