"""A plain static host: files of a folder below a path, compressed ones in place of those they lie beside."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

LOOPBACK = "127.0.0.1"


class _Handler(SimpleHTTPRequestHandler):
    """Serves a folder; knows nothing of addresses that are no files."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012 - the class attribute of the standard library
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json",
    }  # fmt: skip

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

    def log_message(self, *_: object) -> None:
        """Stay silent."""


class _Server(ThreadingHTTPServer):
    """A server whose clients may go at any time."""

    def handle_error(self, *_: object) -> None:
        """Forget the connection."""


class StaticHost:
    """A host of a folder on a free port; stops with the block it is opened in."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self._server = _Server((LOOPBACK, port), partial(_Handler, directory=str(folder)))
        self.port = int(self._server.server_address[1])
        self.address = f"http://{LOOPBACK}:{self.port}"
        self._thread = Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self) -> StaticHost:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
