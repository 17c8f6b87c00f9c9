"""Files for matches on the device: large, so each is streamed from disk, in the form that was compressed beforehand."""

import mimetypes
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.response import File

from trianon.server.errors import NotFound
from trianon.server.http.client_files import IMMUTABLE, MEDIA_TYPES, REVALIDATE, accepts_encoding

MANIFEST = "manifest.json"  # lists the files; without it no match is played on the device
PACKED = ".br"  # the ending of a file in its compressed form, beside the plain one


class DeviceFile(NamedTuple):
    """A file in both forms, with its headers."""

    plain: Path
    packed: Path | None
    kind: str
    lasts: str


@cache
def device_files() -> dict[str, DeviceFile]:
    """All files for matches on the device by path, empty while they are not built."""
    return device_files_in(Path(str(files("trianon.server"))) / "web" / "device")


def device_files_in(folder: Path) -> dict[str, DeviceFile]:
    """The files below a folder by path."""
    found = {}
    for plain in folder.rglob("*"):
        if plain.is_file() and plain.suffix != PACKED:
            packed = plain.with_name(plain.name + PACKED)
            kind = MEDIA_TYPES.get(plain.suffix) or mimetypes.guess_type(plain.name)[0] or "application/octet-stream"
            lasts = REVALIDATE if plain.name == MANIFEST else IMMUTABLE
            name = plain.relative_to(folder).as_posix()
            found[name] = DeviceFile(plain, packed if packed.is_file() else None, kind, lasts)
    return found


@get("/device/{path:path}", include_in_schema=False, sync_to_thread=False)
def device_file(request: Request[Any, Any, Any]) -> Response[Any]:
    """A file that the page needs for matches on the device."""
    found = device_files().get(str(request.path_params["path"]).lstrip("/"))
    if found is None or not found.plain.is_file():  # a build may have replaced it since
        raise NotFound("no-page")
    headers = {"cache-control": found.lasts, "vary": "accept-encoding"}
    path = found.plain
    if found.packed is not None and accepts_encoding(request.headers.get("accept-encoding", ""), "br"):
        path, headers["content-encoding"] = found.packed, "br"
    return File(path, media_type=found.kind, headers=headers, content_disposition_type="inline")
