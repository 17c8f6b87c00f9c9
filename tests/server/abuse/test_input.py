"""Malformed input: refused with a Problem, never an internal error, never internals of the server."""

import json
import random
from collections.abc import Iterator
from itertools import product
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.infrastructure.guests import Guest, seated
from tests.infrastructure.http_requests import NASTY, body_of, operations, path_of, plain, problem, raw, text_fields
from tests.infrastructure.services import NO_TLS
from tests.infrastructure.timeouts import WAIT_SECONDS
from trianon.server.http import http_protocol
from trianon.server.limits import MAX_MATCH_FILE_CHARS, MAX_REQUEST_BODY

DEEP = 20_000
BODIES = {
    "nothing": b"",
    "half": b'{"name": "',
    "a list": b"[]",
    "null": b"null",
    "a number": b"1e999",
    "not a number": b'{"number": NaN, "key": "x"}',
    "deep lists": b"[" * DEEP + b"]" * DEEP,
    "deep objects": b'{"name":' * DEEP + b"1" + b"}" * DEEP,
    "deep in a field": b'{"name": ' + b"[" * DEEP + b"]" * DEEP + b"}",
    "a huge number": b'{"number": ' + b"9" * 5000 + b', "key": "x"}',
    "a long name": json.dumps({"name": "x" * 100_000, "text": "x" * 100_000, "key": "x" * 10_000}).encode(),
    "half a letter": b'{"name": "\\ud800", "text": "\\udfff", "key": "\\ud800", "number": 1}',
    "broken utf-8": b'{"name": "\xff\xfe\xed\xa0\x80", "text": "\xc3"}',
    "utf-16": '{"name": "x"}'.encode("utf-16"),
    "nul": b'{"name": "a\\u0000b"}',
    "nul in a key": b'{"key": "a\\u0000b", "number": 0}',
    "nul in a text": b'{"text": "a\\u0000b"}',
    "nul in a token": b'{"token": "abcdefgh\\u0000"}',
    "a line end": b'{"name": "a\\n", "key": "pass\\n", "number": 0, "salt": "a\\n"}',
    "turned around": '{"name": "a\u202eb"}'.encode(),
    "wrong kinds": b'{"name": {}, "text": 1, "key": [], "number": "x", "agree": "maybe", "bots": 7, "to": {}}',
    "negative": b'{"number": -1, "to": -5, "seat": 0, "key": "x", "players": -2}',
    "more than asked": b'{"name": "x", "admin": true}',
    "packed": bytes.fromhex("1f8b0800000000000003abae05004308a2a302000000"),
}  # fmt: skip


@pytest.fixture(scope="module")
def port(http_by_database: httpx.Client) -> int:
    return int(http_by_database.base_url.port or 0)


@pytest.fixture(scope="module")
def guest(port: int) -> Iterator[Guest]:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=WAIT_SECONDS, verify=NO_TLS) as http:
        yield Guest(http)


@pytest.fixture(scope="module")
def table(guest: Guest) -> str:
    return guest.make("histrio", 2, bots=["random"], start=True)


def reveals(text: str) -> list[str]:
    """Words that reveal internals of the server."""
    words = (
        "Traceback", "site-packages", ".py", "/src/", "/work", "/home", "/tmp", "sqlite", "sqlalchemy", "msgspec",
        "litestar",
    )  # fmt: skip
    return [word for word in words if word.lower() in text.lower()]


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_no_body_breaks_a_route(guest: Guest, table: str, body: bytes) -> None:
    for operation in operations("post"):
        if operation.endswith(("/leave", "/hint")):
            continue
        headers = {"content-type": "application/json"}
        done = guest.http.post(path_of(operation, table), content=body, headers=headers)
        assert done.status_code < 500, (operation, done.text)
        assert reveals(done.text) == [], operation
        if done.status_code >= 400:
            assert done.json()["type"] == "problem"
            assert len(done.json()["text"]) < 1000


@pytest.mark.parametrize("method", ["get", "post"])
def test_any_text_of_a_request_may_be_nasty(guest: Guest, table: str, method: str) -> None:
    fields = text_fields(method)
    assert len(fields) > 10
    for operation, place, name in fields:
        if operation.endswith("/me/delete"):  # the guest has such a name by now, which deletes the guest
            continue
        for nasty in NASTY:
            target, body = path_of(operation, table), body_of(operation) or {}
            word = quote(nasty, safe="", errors="surrogatepass")
            if place == "path":
                target = path_of(operation.replace(f"{{{name}}}", word))
            elif place == "query":
                target += f"{'&' if '?' in target else '?'}{name}={word}"
            else:
                body = {**body, name: nasty}
            content, kind = json.dumps(body).encode(), {"content-type": "application/json"}
            done = guest.http.request(method, target, content=None if method == "get" else content, headers=kind)
            assert done.status_code < 500, (operation, name, nasty, done.text)
            assert reveals(done.text.replace(table, "")) == [], (operation, name, nasty)
    assert guest.get(f"/api/tables/{table}/")["table"]["seats"], "what was kept can be read"


def test_names_are_lines_that_can_be_seen(guest: Guest) -> None:
    for name in ("a\n", "a\x00", "a\u202eb", "\ufeff", "a\u2028", "x" * 41, "", " ", "\x7f"):
        assert guest.ask("POST", "/api/me", {"name": name}).status_code == 400, repr(name)
    done = guest.ask("POST", "/api/me", {"name": "\U0001d160" * 40})
    assert (done.status_code, done.json()["error"]) == (400, "long-name"), "120 characters in composed form"
    for name in ("A", "Ünïcödé", "莫里哀", "🎭", "x" * 40, "Jean-Baptiste"):
        assert guest.post("/api/me", {"name": name})["name"] == name


def test_a_draft_of_an_edition_may_be_as_deep_as_it_likes(guest: Guest) -> None:
    for depth in (100, 400, 800, 1_600):
        draft = '{"data":' + '{"a":' * depth + "1" + "}" * depth + "}"
        headers = {"content-type": "application/json"}
        done = guest.http.post("/api/games/rokoko/edition-sheet", content=draft, headers=headers)
        assert done.status_code in (httpx.codes.OK, httpx.codes.BAD_REQUEST), depth


def test_an_edition_of_ones_own_cannot_be_anything(guest: Guest) -> None:
    for wanted in (
        {"edition": "../../etc/passwd"},
        {"edition": "/etc/passwd"},
        {"edition": "a\x00b", "edition_text": "x = 1"},
        {"edition_text": "x = " + "[" * 5000},
        {"edition_text": "[" * 100_000},
        {"edition_text": "a" * 200_001},
        {"edition_text": "\x00"},
        {"edition_text": "x = 1e99999999"},
        {"edition_text": f"x = {'9' * 10_000}"},
        {"edition_text": f"x = 0x{'f' * 50_000}"},
        {"game": "x" * 33},
        {"game": "__init__"},
        {"game": "rokoko\x00"},
    ):
        done = guest.ask("POST", "/api/tables", {"game": "histrio", "players": 2, **wanted})
        assert done.status_code == 400, (str(wanted)[:60], done.text[:300])
        assert reveals(done.json()["text"].replace(str(wanted.get("edition", "")), "")) == []


def test_too_much_is_refused(port: int, guest: Guest) -> None:
    done = guest.http.post(
        "/api/me", content=b" " * (MAX_REQUEST_BODY + 1), headers={"content-type": "application/json"}
    )
    assert done.status_code == 413
    assert done.json()["error"] == "too-large"

    def chunks() -> Iterator[bytes]:
        for _ in range(MAX_REQUEST_BODY // 10_000 + 10):
            yield b" " * 10_000

    try:
        done = guest.http.post("/api/me", content=chunks(), headers={"content-type": "application/json"})
        assert done.status_code == 413
    except httpx.WriteError:
        pass  # turned away before all of it was sent
    status, _ = plain(port, "POST", "/api/me", "content-type: application/json", "content-length: 99999999999")
    assert status in (400, 413)


@pytest.mark.parametrize("letter", ["x", '"', "\n", "é", "王", "🂡"])
def test_a_match_file_is_limited_by_its_own_length_and_not_by_the_body(guest: Guest, letter: str) -> None:
    json_type = {"content-type": "application/json"}
    for length, error in ((MAX_MATCH_FILE_CHARS, "bad-match-file"), (MAX_MATCH_FILE_CHARS + 1, "bad-request")):
        body = json.dumps({"text": letter * length}, ensure_ascii=False).encode()
        done = guest.http.post("/api/match-files", content=body, headers=json_type)
        assert (done.status_code, done.json()["error"]) == (400, error)


def test_floods_of_headers_are_refused(port: int) -> None:
    status, body = plain(port, "GET", "/api/me", *(f"x-{n}: {'y' * 100}" for n in range(200)), "accept-language: de")
    assert (status, problem(body)) == (431, "too-large")
    assert json.loads(body)["text"].startswith("Die Anfrage")
    for lines in ([f"x-{n}: {'y' * 100}" for n in range(20_000)], [f"x-long: {'y' * 3_000_000}"]):
        assert plain(port, "GET", "/api/me", *lines)[0] in (0, 431)
    assert plain(port, "GET", f"/{'x' * 3_000_000}")[0] in (0, 400)
    assert plain(port, "GET", "/health")[0] == 200


def test_an_unfinished_request_is_aborted(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "HEADER_TIMEOUT", 0.2)
    for request in (b"", b"GET / HT", b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: "):
        assert raw(port, request, ends=False) == b""  # comes back only when the line is closed
    monkeypatch.setattr(http_protocol, "BODY_TIMEOUT", 0.2)
    head = f"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\ncontent-type: application/json\r\n".encode()
    for body in (b"content-length: 9\r\n\r\n{", b"transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n"):
        assert raw(port, head + body, ends=False) == b""
        refused = raw(port, head + b"origin: http://elsewhere\r\n" + body, ends=False)
        assert refused.startswith(b"HTTP/1.1 403"), "answered early, and closed although the body never ends"


LANGUAGES = ["", "*", "xx", "de;q=0.5,en", "zh-Hant-TW-u-co-x", "de" * 5000, ";;;,,,", "\xff\xfe", "-", "../de", "{0}"]


@pytest.mark.parametrize("header", LANGUAGES, ids=range(len(LANGUAGES)))
def test_any_accept_language_header_is_answered(port: int, header: str) -> None:
    status, body = plain(port, "GET", "/api/tables/none", f"accept-language: {header}")
    assert status == 404
    text = json.loads(body)["text"]
    assert text.startswith(("There is", "Diesen Tisch", "没有"))


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE", "CONNECT"])
def test_methods_that_are_not_there(port: int, method: str) -> None:
    for path in ("/api/me", "/api/tables/mine", "/api/tables/x/answers", "/", "/api/nothing"):
        status, body = plain(port, method, path)
        assert status in (400, 404, 405), (path, body)
        assert reveals(body.decode("latin-1")) == []


def test_head_is_get_without_a_body(guest: Guest) -> None:
    for path in ("/api/me", "/api/games", "/", "/api/tables/none", "/health"):
        http_protocol, full = guest.ask("HEAD", path), guest.ask("GET", path)
        assert http_protocol.content == b""
        assert http_protocol.status_code == full.status_code
        if "content-encoding" not in full.headers:
            assert http_protocol.headers["content-length"] == str(len(full.content))


def test_ids_that_are_none(port: int) -> None:
    ids = (
        "%00", "a%00b", "a%0ab", "a%0a", "%ff", "..", "%2e%2e", "a%2fb", "x" * 5000, "%F0%9F%8E%AD", "'--", "a%20b",
    )  # fmt: skip
    for table, below in product(ids, ("", "/chat", "/record")):
        status, body = plain(port, "GET", f"/api/tables/{table}{below}")
        assert status in (200, 400, 404, 405), (table, below, status)
        assert reveals(body.decode("latin-1")) == [] or status == 200
        assert b'"number"' not in body


def test_a_socket_survives_any_message(port: int) -> None:
    guests, table = seated(f"http://127.0.0.1:{port}", "histrio", 2)
    headers = {"cookie": f"trianon={guests[0].token}"}
    messages = [
        "", "{", "null", "[]", "[" * 4000, '{"do":' * 600, '{"do": "ping", "x": ' + "[" * 4000,
        '{"do": "none"}', '{"do": 1}',
        '{"do": "watch"}', '{"do": "watch", "table": 5}', '{"do": "watch", "table": "\\u0000"}',
        '{"do": "watch", "table": "\\ud800"}', '{"do": "watch", "table": "' + "x" * 500 + '"}',
        '{"do": "watch", "table": "none", "since": -1}', '{"do": "watch", "table": "none", "since": 1e400}',
        '{"do": "answer", "table": "none", "number": 99999999999999999999, "key": "x"}',
        '{"do": "answer", "table": "none", "number": 1, "key": "a\\u0000"}',
        '{"do": "answer", "table": "none", "number": 1, "key": "x", "ref": "\\ud800"}',
    ]  # fmt: skip
    with connect(f"ws://127.0.0.1:{port}/api/live", additional_headers=headers) as line:
        line.recv(30)
        for text in messages:
            line.send(text)
            heard = json.loads(line.recv(30))
            assert heard["type"] == "refused", text[:40]
            assert heard["problem"]["error"] in ("bad-message", "no-table"), text[:40]
        line.send('{"do": "ping"}')
        assert json.loads(line.recv(30))["type"] == "hello"
        line.send(b"\x00\xff\x00")
        heard = json.loads(line.recv(30))
        assert heard["type"] == "refused"
    assert guests[0].now(table)["number"] == 1


def test_random_bytes_are_refused(port: int) -> None:
    chance = random.Random(5)
    for length in (1, 10, 1000, 50_000):
        response = raw(port, chance.randbytes(length))
        assert reveals(response.decode("latin-1")) == []
    for start in (
        b"GET / HTTP/9.9",
        b"GET",
        b"",
        b"GET / HTTP/1.1\r\nhost: a\r\nhost: b",
        b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0",
        b"GET / HTTP/1.1\r\nhost: \xff<script>",
    ):
        assert reveals(raw(port, start + b"\r\n\r\n").decode("latin-1")) == []
    assert plain(port, "GET", "/health")[0] == 200


def spellings(path: str) -> list[str]:
    """Ways to write a path that a router might take for it."""
    found = [
        path[:at] + more + path[at:] for at, letter in enumerate(path) if letter == "/" for more in ["/", "/.", "/x/.."]
    ]
    found += [f"{path[:at]}%2f{path[at + 1 :]}" for at, letter in enumerate(path) if at and letter == "/"]
    return [*found, f"{path}//", f"{path}/.", f"/{path.replace('/', '%2F')}", f"http://x/{path}"]


@pytest.mark.parametrize("method", ["get", "post"])
def test_a_path_has_one_spelling(guest: Guest, method: str) -> None:
    """Routes, costs and logs are looked up by the same path: no other spelling of it gets through to a route."""
    port, who = int(guest.http.base_url.port or 0), f"cookie: trianon={guest.token}"
    for operation in operations(method):
        for path in spellings(path_of(operation).partition("?")[0]):
            status, body = plain(port, method.upper(), path, who)
            assert (status, problem(body)) == (404, "no-page"), path
    assert plain(port, "GET", "/api/me/", who)[0] == 200
    with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{port}//api/live"):
        pass


def test_an_unknown_route_is_a_problem(port: int) -> None:
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/x/nothing", "/api//me//x", "/metrics/x", "/health/x"):
        status, body = plain(port, "GET", path)
        assert (status, problem(body)) == (404, "no-page"), path
