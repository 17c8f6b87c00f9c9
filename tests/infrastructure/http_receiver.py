"""A real HTTP server on loopback that keeps what is posted to it, refuses it, hangs or redirects."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ssl import SSLContext
from threading import Event, Thread
from typing import Any, TypeVar

from tests.infrastructure.timeouts import WAIT_SECONDS

R = TypeVar("R", bound="Receiver")


@dataclass
class Posted:
    """One request as it arrived."""

    path: str
    headers: dict[str, str]  # in lower case
    body: bytes

    @property
    def said(self) -> Any:
        """The body, read."""
        return json.loads(self.body)


class Receiver:
    """What arrived, and how the next requests are answered."""

    def __init__(self) -> None:
        self.origin = ""
        self.posted: list[Posted] = []
        self.status = 204
        self.headers: Mapping[str, str] = {}
        self.released = Event()  # until then requests hang
        self.released.set()

    def take(self, posted: Posted) -> tuple[int, Mapping[str, str]]:
        """Keep a request and answer it: status and headers."""
        self.posted.append(posted)
        self.released.wait(WAIT_SECONDS)
        return self.status, self.headers


@contextmanager
def opened_receiver(receiver: R, tls: SSLContext | None = None) -> Iterator[R]:
    """A receiver whose server runs in a thread of its own; each request is taken in another one."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            known = {name.lower(): value for name, value in self.headers.items()}
            status, headers = receiver.take(Posted(self.path, known, body))
            try:
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()
            except OSError:
                pass  # the sender is gone

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    if tls is not None:
        server.socket = tls.wrap_socket(server.socket, server_side=True)
    receiver.origin = f"{'https' if tls else 'http'}://127.0.0.1:{server.server_port}"
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        receiver.released.set()
        server.shutdown()
        server.server_close()
        thread.join()
