"""Every way into a server, as its document lists them, and plain sockets for requests that no client would send."""

import json
import socket
from functools import cache
from pathlib import Path
from typing import Any

from tests.infrastructure.timeouts import WAIT_SECONDS

KEPT = Path(__file__).parents[2] / "docs" / "openapi.json"
# NUL, thrice as long in composed form, a heap of marks, invisible, turned around, no character, not in UTF-8
NASTY = ("a\0b", "\U0001d160" * 40, "e" + "\u0301" * 39, "\u200b\u200d", "\u202eabc", "\uffff", "\ud800", "\n", "%00")


@cache
def kept_document() -> Any:
    """The document as it is kept: it is read faster than made, and `test_openapi` compares."""
    return json.loads(KEPT.read_text("utf-8"))


def described() -> dict[str, Any]:
    """What the kept document says, by path and method."""
    return dict(kept_document()["paths"])


def operations(*methods: str) -> list[str]:
    """The paths of the document with one of these methods."""
    return [path for path, defined in described().items() if any(method in defined for method in methods)]


def path_of(operation: str, table: str = "no-such-table") -> str:
    """A path with something in place of its parameters."""
    known = {"table": table, "game": "rokoko", "edition": "reference", "at": "0"}
    path = operation
    for name, value in known.items():
        path = path.replace(f"{{{name}}}", value)
    queries = {"/looked": "?number=1", "/stop-mails": "?of=x"}
    ending = path[path.rfind("/") :]
    return path + queries.get(ending, "?players=2" if "/editions/" in path else "")


def body_of(operation: str) -> Any:
    """A body that is right for a route."""
    ending = operation.rpartition("/")[2]
    return {
        "tables": {"game": "histrio", "players": 2},
        "match-files": {"text": "{}"},
        "edition-sheet": {"edition": "reference"},
        "gallery": {"title": "x", "text": ""},
        "answers": {"number": 1, "key": "pass"},
        "prepared": {},
        "undo-request": {"to": 1},
        "absent": {"seat": 1},
        "remove": {"passkey": "x"} if "passkeys" in operation else {"seat": 2},
        "rename": {"passkey": "x", "name": "x"},
        "passkeys": {"client_data": "AA", "attestation": "AA"},
        "passkey": dict.fromkeys(("credential", "client_data", "authenticator_data", "signature", "user_handle"), "AA"),
        "block": {"seat": 2},
        "unblock": {"id": "x"},
        "report": {"seat": 2, "reason": "chat"},
        "sign-out": {"device": "x"},
        "consent": {"agree": True},
        "chat": {"text": "hello"},
        "enter": {"token": "x" * 20},
        "account": {"name": "Ada"},
        "recover": {"code": "2" * 24},
        "mail": {"address": "ada@example.org"},
        "confirm": {"token": "x" * 20},
        "delete": {"name": "x"},
        "me": {},
        "join": {},
        "rematch": {},
        "play-on": {"at": 0, "seat": 1, "bots": ["novice"]},
        "start": {},
        "notifications": {},
        "days-off": {"first": "2000-01-01", "last": "2000-01-01"},
        "cancel": {"first": "2000-01-01"},
        "push": {"endpoint": "https://fcm.googleapis.com/x", "keys": {"p256dh": "x" * 87, "auth": "x" * 22}},
        "end": {"webhook": "x"} if "webhooks" in operation else {"endpoint": "https://fcm.googleapis.com/x"},
        "webhooks": {"url": "https://hooks.example.org/x"},
        "rotate": {"webhook": "x"},
        "test": {"webhook": "x"},
        "mute": {"muted": True},
        "salt": {"salt": "ab" * 16},
    }.get(ending)


def text_fields(method: str) -> list[tuple[str, str, str]]:
    """The texts that operations take, but for ids of tables: the path, where the text belongs, and its name."""
    found, schemas = [], kept_document()["components"]["schemas"]
    for path, defined in described().items():
        asked = defined.get(method, {})
        fields = [(each["in"], each["name"], each["schema"]) for each in asked.get("parameters", ())]
        for content in asked.get("requestBody", {}).get("content", {}).values():
            schema = content["schema"]["$ref"].rpartition("/")[2]
            fields += [("body", *field) for field in schemas[schema]["properties"].items()]
        for place, name, schema in fields:
            kinds = [schema, *schema.get("anyOf", ()), *schema.get("oneOf", ())]
            if name != "table" and any(kind.get("type") == "string" and "enum" not in kind for kind in kinds):
                found.append((path, place, name))
    return found


def raw(port: int, request: bytes, ends: bool = True) -> bytes:
    """What comes back for exactly these bytes, after which nothing more `ends` that side."""
    with socket.create_connection(("127.0.0.1", port), WAIT_SECONDS) as line:
        line.settimeout(WAIT_SECONDS)
        try:
            line.sendall(request)
            if ends:
                line.shutdown(socket.SHUT_WR)
        except OSError:
            pass  # turned away in the middle of it
        got = b""
        try:
            while part := line.recv(65536):
                got += part
        except OSError:
            pass
        return got


def plain(port: int, method: str, target: str, *headers: str, body: bytes = b"") -> tuple[int, bytes]:
    """Status and body for a request line that is sent verbatim."""
    head = [f"{method} {target} HTTP/1.1", f"host: 127.0.0.1:{port}", "connection: close", *headers]
    if body:
        head += [f"content-length: {len(body)}"]
    got = raw(port, "\r\n".join(head).encode("latin-1") + b"\r\n\r\n" + body, ends=False)
    first, _, received = got.partition(b"\r\n\r\n")
    return (int(first.split()[1]) if first else 0), received


def problem(body: bytes) -> str:
    """The name of a refusal."""
    return str(json.loads(body)["error"])
