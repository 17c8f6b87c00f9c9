"""The document that describes the API: complete, current, and true of a running server."""

import json
import random
import re
from functools import cache
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
import requests
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import one_of, sampled_from

from tests.infrastructure.guests import Guest, play_on, seated
from tests.infrastructure.http_requests import described
from tests.infrastructure.samples import sample
from tests.infrastructure.timeouts import WAIT_SECONDS
from trianon.bots.registry import bot_names
from trianon.core.editions.load import load_edition
from trianon.games import game_of
from trianon.server.http.openapi import (
    CLIENT_TYPES,
    MESSAGES,
    PRINTED,
    document,
    document_text,
    typescript_messages,
    typescript_views,
    write_types,
)
from trianon.server.wire import socket_messages
from trianon.server.wire.field_types import Level

ROOT = Path(__file__).parents[3]
HEARD = ("Situation", "ChatLine", "Turn", "Hello", "Done", "Refused")
SAID = ("WatchTable", "UnwatchTable", "AnswerTable", "Ping")
EXAMPLES = sample(10, 120)  # requests of each route
LEAVING = {"POST /api/me/close", "POST /api/me/delete"}  # by a guest of whom no other request needs anything
REACHED = {200, 201, 204, 403, 404, 409}  # statuses of handlers, not of the middleware
EDITION = load_edition(game_of("rokoko").schema).text
MATCH_FILE = Path(__file__).parents[2] / "golden" / "histrio-2.json"

CHECKS = ("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance")
OPERATIONS = [f"{method.upper()} {path}" for path, defined in described().items() for method in defined]


@cache
def checked_operations() -> tuple[dict[str, Any], Any]:
    """Schemathesis' operations by their labels, and its checks; imported here, as every worker collects this file."""
    import schemathesis
    from schemathesis.checks import CHECKS as KNOWN
    from schemathesis.checks import load_all_checks

    load_all_checks()
    schema: Any = schemathesis.openapi.from_dict(document())
    found = [each.ok() for each in schema.get_all_operations()]
    return {each.label: each for each in found}, KNOWN.get_by_names(list(CHECKS))


@pytest.fixture(scope="module")
def known(http_by_database: httpx.Client) -> dict[str, Any]:
    """A person with tables of all kinds, at which some of the generated requests are pointed."""
    address = str(http_by_database.base_url).rstrip("/")
    guests, over = seated(address, "histrio", 2)
    play_on(guests, over, random.Random(1))
    running = guests[0].make("histrio", 2, seat=1)
    guests[1].join(running)
    guests[0].start(running)
    tables = [over, running, guests[0].make("rokoko", 3)]
    return {"token": guests[0].token, "leaver": Guest(address).token, "tables": tables, "address": address}


def test_the_kept_document_is_current() -> None:
    kept = (ROOT / "docs" / "openapi.json").read_text("utf-8")
    assert kept == document_text(), "run `python -m trianon.server.http.openapi > docs/openapi.json`"


def test_the_clients_types_are_declared_where_they_are_imported_from(tmp_path: Path) -> None:
    write_types(tmp_path)
    own = ROOT / "client" / "src" / "net"
    imported = re.compile(r"^import type \{ (.+) \} from '\./(\w+)'", re.MULTILINE)
    imports = [
        (path.name, name, module)
        for path in tmp_path.iterdir()
        for names, module in imported.findall(path.read_text("utf-8"))
        for name in names.split(", ")
    ]
    assert {*CLIENT_TYPES} <= {name for _, name, _ in imports}
    for file, name, module in imports:
        home = tmp_path / f"{module}.d.ts" if module in PRINTED else own / f"{module}.ts"
        assert re.search(rf"^export (interface|type) {name}\b", home.read_text("utf-8"), re.MULTILINE), (file, name)


def test_types_that_have_not_changed_are_not_written_again(tmp_path: Path) -> None:
    write_types(tmp_path)
    (tmp_path / "wire.d.ts").write_text("old", "utf-8")
    before = {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    write_types(tmp_path)
    after = {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert {name for name in after if after[name] != before[name]} == {"wire.d.ts"}


def test_the_server_serves_the_same_document(http_by_database: httpx.Client) -> None:
    response = http_by_database.get("/api/schema")
    assert response.headers["content-type"] == "application/json"
    assert response.json() == json.loads(document_text())


def test_operations_have_short_names_tags_and_words() -> None:
    names = []
    for operations in document()["paths"].values():
        for operation in operations.values():
            names.append(operation["operationId"])
            assert re.fullmatch(r"[a-z]+(_[a-z]+){0,2}", operation["operationId"])
            assert len(operation["tags"]) == 1
            assert operation["summary"]
            assert operation["description"]
            assert {"400", "429", "500"} <= set(operation["responses"])
    assert len(names) == len(set(names)) > 25
    assert {"answer", "make_table", "join", "undo", "hint", "replay"} <= set(names)


def test_every_message_is_there() -> None:
    schemas = document()["components"]["schemas"]
    for name in (*HEARD, *SAID):
        struct = getattr(socket_messages, name)
        assert set(schemas[name]["properties"]) >= set(struct.__struct_fields__)
    assert set(re.findall(r"schemas/(\w+)", json.dumps(schemas["SocketMessage"]))) == set(HEARD)
    assert set(re.findall(r"schemas/(\w+)", json.dumps(schemas["SocketRequest"]))) == set(SAID)


def test_every_reference_leads_somewhere() -> None:
    references = set(re.findall(r'"#/components/schemas/(\w+)"', document_text()))
    assert references <= set(document()["components"]["schemas"])


def test_types_name_everything_once() -> None:
    messages = [typescript_messages(file) for file in MESSAGES]
    files = [*messages, typescript_views()]
    declared = [re.findall(r"^export (?:interface|type) (\w+)", file, re.MULTILINE) for file in files]
    assert all(names == sorted(set(names)) for names in declared)
    own = [name for names in declared for name in names]
    assert sorted([*own, *CLIENT_TYPES]) == sorted(document()["components"]["schemas"])
    untyped = re.findall(r"^ *(\w+)\??: .*unknown", "".join(messages), re.MULTILINE)
    # editions: their types have a file of their own; options of WebAuthn: browsers declare them
    assert sorted(set(untyped)) == ["data", "options"]
    assert "export type SocketMessage = " in typescript_messages("wire")
    assert "  type: 'situation'\n" in typescript_messages("wire")


def test_every_built_in_bot_can_sit_at_a_table() -> None:
    assert list(get_args(Level)) == bot_names()


@pytest.mark.parametrize("label", OPERATIONS)
def test_a_running_server_keeps_to_the_document(known: dict[str, Any], label: str) -> None:
    """Generated requests, right and wrong ones, to every route: no fault, and no answer that is not described."""
    from schemathesis.generation import GenerationMode

    operations, checks = checked_operations()
    operation = operations[label]
    token = known["leaver" if label in LEAVING else "token"]
    modes = list(GenerationMode) if takes_something(operation) else [GenerationMode.POSITIVE]

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=one_of([operation.as_strategy(generation_mode=mode) for mode in modes]),
        table=sampled_from([*known["tables"], None, None]),
        identity=sampled_from([token, token, token, token, None]),
    )
    def ask(case: Any, table: str | None, identity: str | None) -> None:
        aim(case, label, table)
        identify(case, identity)
        answered = case.call(base_url=known["address"], session=session, timeout=WAIT_SECONDS)
        case.validate_response(answered, checks=checks)
        seen.add(answered.status_code)

    seen: set[int] = set()
    with requests.Session() as session:
        session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # no identity may stick
        ask()
    assert seen & REACHED


def test_no_operation_is_left_out() -> None:
    assert set(OPERATIONS) == set(checked_operations()[0])


def identify(case: Any, token: str | None) -> None:
    """Give a request a valid identity instead of the generated one."""
    case.headers = {name: value for name, value in (case.headers or {}).items() if name.lower() != "authorization"}
    case.cookies = {}
    if token is not None:
        case.headers["cookie"] = f"trianon={token}"


def takes_something(operation: Any) -> bool:
    """Whether there is anything that could be wrong with a request."""
    parts = (operation.body, operation.query, operation.path_parameters)
    return any(len(part) for part in parts)


def aim(case: Any, label: str, table: str | None) -> None:
    """Point a request at existing resources unless it would end them, without long polling."""
    path, body = case.path_parameters or {}, case.body if isinstance(case.body, dict) else {}
    if table is not None and "/leave" not in label:
        known = {"table": table, "game": "rokoko", "edition": "reference", "at": 0}
        path.update({name: value for name, value in known.items() if name in path})
        if "text" in body and label in ("POST /api/match-files", "POST /api/device-matches"):
            body["text"] = MATCH_FILE.read_text("utf-8")
        if "text" in body and label.endswith("/gallery"):
            body["text"] = EDITION
        if "levels" in body:
            body["levels"] = [None] + ["novice"] * (json.loads(MATCH_FILE.read_text("utf-8"))["players"] - 1)
        if "game" in body:
            body.update(game="histrio", edition="reference", edition_text=None)
    if label == "POST /api/me/account":
        body["name"] = "Ada"
    if case.query and "wait" in case.query:
        case.query["wait"] = 0
