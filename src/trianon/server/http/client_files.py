"""Static files of the built browser client, read once and served compressed."""

import gzip
import json
import mimetypes
import re
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from trianon.server.errors import NotFound

INDEX = "index.html"
DEVICE = "device"  # a folder of large files, which `device_files` serves
IMMUTABLE, REVALIDATE = "public, max-age=31536000, immutable", "no-cache"
NOT_BUILT = b"<!doctype html><html lang=en><title>Trianon</title><p>The browser client is not built: run make play."
MEDIA_TYPES = {
    ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".zip": "application/zip",
}  # fmt: skip
IS_TEXT = (
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
)  # get a charset; the framework adds it for text/*
PATHS = "paths.json"  # patterns of the addresses that the client has pages for
_NAMED_GROUP = re.compile(r"\(\?<\w+>")  # written otherwise in Python
RESERVED = frozenset({"api", "health", "metrics"})  # first path segments that are never pages


@dataclass(frozen=True)
class ClientFile:
    """A static file in both encodings, with its headers."""

    plain: bytes
    packed: bytes
    kind: str
    lasts: str
    mark: str  # ETag


@cache
def client_files() -> dict[str, ClientFile]:
    """All client files by path."""
    return client_files_in(Path(str(files("trianon.server"))) / "web")


def client_files_in(root: Path) -> dict[str, ClientFile]:
    """All files below a folder by path; a placeholder index if the client is not built."""
    paths = {path.relative_to(root): path for path in root.rglob("*") if path.is_file()}
    found = {
        name.as_posix(): _client_file(name.as_posix(), path.read_bytes())
        for name, path in paths.items()
        if name.parts[0] != DEVICE
    }
    found.setdefault(INDEX, _client_file(INDEX, NOT_BUILT))
    return found


def _client_file(name: str, plain: bytes) -> ClientFile:
    ending = f".{name.rpartition('.')[2]}"
    kind = MEDIA_TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    kind = f"{kind}; charset=utf-8" if kind in IS_TEXT else kind
    lasts = IMMUTABLE if name.startswith("assets/") else REVALIDATE
    mark = f'"{blake2b(plain, digest_size=9).hexdigest()}"'
    return ClientFile(plain, gzip.compress(plain, 9, mtime=0), kind, lasts, mark)


@cache
def page_paths(listed: bytes) -> re.Pattern[str]:
    """The paths that the client has a page for, from its list of patterns."""
    return re.compile("|".join(f"(?:{_NAMED_GROUP.sub('(?:', path)})" for path in json.loads(listed).values()))


def _has_page(name: str, known: dict[str, ClientFile]) -> bool:
    """Whether the client draws a page at this path; while it is not built its index stands for all."""
    listed = known.get(PATHS)
    return listed is None or page_paths(listed.plain).match(f"/{name}".rstrip("/") or "/") is not None


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client, or its index for a page that the client draws; 404 comes with the page "not found"."""
    name = str(request.path_params.get("path", "")).lstrip("/")
    first, _, _ = name.partition("/")
    known = client_files()
    found = known.get(name) or (known[INDEX] if "." not in name.rpartition("/")[2] else None)
    if found is None or first in RESERVED:
        raise NotFound("no-page")
    if found is known[INDEX] and name != INDEX and not _has_page(name, known):
        return Response(found.plain, media_type=found.kind, status_code=404, headers={"cache-control": "no-store"})
    headers = {"cache-control": found.lasts, "vary": "accept-encoding", "etag": found.mark}
    if found.mark in (request.headers.get("if-none-match") or "").replace("W/", "").split(", "):
        return Response(b"", status_code=304, headers=headers)
    if accepts_encoding(request.headers.get("accept-encoding", ""), "gzip"):
        return Response(found.packed, media_type=found.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(found.plain, media_type=found.kind, headers=headers)


def accepts_encoding(accepted: str, wanted: str) -> bool:
    """Whether `Accept-Encoding` allows an encoding, that is, names it with a weight above 0."""
    for part in accepted.lower().split(","):
        name, _, weight = part.strip().partition(";")
        if name.strip() == wanted:
            quality = weight.strip().removeprefix("q=").strip()
            return not quality or quality.strip("0.") != ""
    return False
