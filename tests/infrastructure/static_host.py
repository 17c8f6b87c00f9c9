"""A plain static host: files of a folder, in compressed form where they have one, over a line."""

from __future__ import annotations

import re
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock, Thread
from typing import Any

LOOPBACK = "127.0.0.1"
PART = 16_384  # bytes


class _Handler(SimpleHTTPRequestHandler):
    """Serves a folder; knows nothing of addresses that are no files."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012 - the class attribute of the standard library
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json",
    }  # fmt: skip

    def end_headers(self) -> None:
        """Let files named after their content be kept for ever, all others be asked for again."""
        is_named = re.search(r"/(assets|device/\w+)/", self.path) is not None
        self.send_header("cache-control", "public, max-age=31536000, immutable" if is_named else "no-cache")
        super().end_headers()

    def send_head(self) -> Any:
        """Send the compressed form of a file where there is one."""
        plain, kind = Path(self.translate_path(self.path)), self.guess_type(self.path.partition("?")[0])
        packed = plain.with_name(plain.name + ".br")
        if not packed.is_file() or "br" not in self.headers.get("accept-encoding", ""):
            return super().send_head()
        self.send_response(200)
        self.send_header("content-type", kind)
        self.send_header("content-encoding", "br")
        self.send_header("content-length", str(packed.stat().st_size))
        self.end_headers()
        return packed.open("rb")

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send what follows the head."""
        host = self.server.host  # type: ignore[attr-defined]
        while part := source.read(PART):
            host.carry(len(part))
            outputfile.write(part)

    def log_message(self, *_: object) -> None:
        """Stay silent."""


class _Server(ThreadingHTTPServer):
    """A server whose clients may go at any time."""

    host: StaticHost

    def handle_error(self, *_: object) -> None:
        """Forget the connection."""


class StaticHost:
    """A host of a folder on a free port; stops with the block it is opened in.

    With a rate, a line carries that many bytes a second, all requests together.
    """

    def __init__(self, folder: Path, rate: float | None = None) -> None:
        self.rate, self.sent = rate, 0
        self._free_at, self._lock = 0.0, Lock()
        self._server = _Server((LOOPBACK, 0), partial(_Handler, directory=str(folder)))
        self._server.host = self
        self.port = int(self._server.server_address[1])
        self.address = f"http://{LOOPBACK}:{self.port}"
        self._thread = Thread(target=self._server.serve_forever, daemon=True)

    def carry(self, size: int) -> None:
        """Wait until the line has carried so many bytes."""
        with self._lock:
            self.sent += size
            if self.rate is None:
                return
            now = time.monotonic()
            self._free_at = max(now, self._free_at) + size / self.rate
            wait = self._free_at - now
        time.sleep(wait)

    def __enter__(self) -> StaticHost:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
