"""The OpenAPI document: routes from the framework, message schemas from msgspec, including the socket's.

`python -m trianon.server.http.openapi` prints it; with a folder it writes the client's files of types there
(`wire.d.ts`, `people.d.ts`, `learning.d.ts`, `study.d.ts`, `views.d.ts`, `editions.d.ts`).
"""

import inspect
import json
import re
import sys
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Tag

from trianon import __version__
from trianon.core.editions.json_schema import data_schema
from trianon.core.installed import built_in_games, part_of
from trianon.server.http.routes import ROUTERS
from trianon.server.http.typescript import declared
from trianon.server.sessions.tokens import COOKIE
from trianon.server.wire import (
    analysis_messages,
    days_off_messages,
    edition_messages,
    field_types,
    history_messages,
    lesson_messages,
    match_messages,
    notification_messages,
    outlook_messages,
    passkey_messages,
    people_messages,
    prepared_messages,
    puzzle_messages,
    service_messages,
    socket_messages,
    table_messages,
)

# modules of messages by the client's file of their types
MESSAGES = {
    "wire": (table_messages, match_messages, prepared_messages, service_messages, socket_messages),
    "people": (people_messages, passkey_messages, notification_messages, days_off_messages),
    "learning": (lesson_messages, outlook_messages),
    "study": (analysis_messages, edition_messages, history_messages, puzzle_messages),
}
# types that the client declares by hand, narrower than the protocol, and the modules that hold them
CLIENT_TYPES = {
    "Message": "./phrases",
    "PieceNames": "./phrases",
    "Game": "./board_types",
    "GameEvent": "./board_types",
    "Question": "./board_types",
    "ResultLine": "./board_types",
    "OutlookChange": "./board_types",
}
TAGS = {
    "service": "Games, editions, health",
    "people": "Identity",
    "tables": "Creating, joining and finding tables",
    "editions": "Editions that people write, and the gallery of published ones",
    "play": "One match",
    "history": "Finished matches and statistics",
    "puzzles": "Positions with one best answer",
}
ABOUT = """Play Rokoko and Histrio over HTTP.

`POST /api/hello` first: its cookie (or the value after `Authorization: Bearer`) is the identity. An error is a
`Problem` in the language of `Accept-Language`. On the socket `/api/live` each client message is a `SocketRequest`,
each server message a `SocketMessage`."""
IDENTITIES: Any = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "bearer": {"type": "http", "scheme": "bearer"},
}
PARAMETERS: dict[str, Any] = {
    "table": field_types.TableId,
    "since": field_types.Count,
    "number": field_types.Count,
    "seat": field_types.SeatNumber,
    "key": field_types.Key,
}


@cache
def document() -> dict[str, Any]:
    """The whole document."""
    config = OpenAPIConfig(
        "Trianon",
        __version__,
        description=ABOUT,
        tags=[Tag(name, about) for name, about in TAGS.items()],
        use_handler_docstrings=True,
        operation_id_creator=_operation_id,
    )
    made: Any = Litestar(ROUTERS, openapi_config=config, logging_config=None).openapi_schema.to_schema()
    for operations in made["paths"].values():
        for operation in operations.values():
            _complete(operation)
    made["components"] = {"schemas": components(), "securitySchemes": IDENTITIES}
    complete: dict[str, Any] = _without_empty(made)
    return complete


def _complete(operation: dict[str, Any]) -> None:
    """Add what the framework does not know of a route: security, parameter bounds."""
    if "401" in operation["responses"]:
        operation["security"] = [{name: []} for name in IDENTITIES]
    for status, response in operation["responses"].items():
        if status.startswith("2"):
            response["description"] = operation["summary"]
            if operation["operationId"] == "record":  # returned as raw bytes
                response["content"]["application/json"]["schema"] = {"type": "object"}
    for parameter in operation.get("parameters") or ():
        if parameter["name"] in PARAMETERS:
            parameter["schema"] = msgspec.json.schema(PARAMETERS[parameter["name"]])


def _operation_id(handler: HTTPRouteHandler, _method: Any, _path: Any) -> str:
    return handler.handler_name


def view_types() -> list[Any]:
    """The typed JSON views of the games that come with Trianon; others send a plain object."""
    return [part_of(game, "wire").VIEW for game in built_in_games()]


def components() -> dict[str, Any]:
    """Every message, and every game's view, by its name."""
    structs = _structs_of(*(module for modules in MESSAGES.values() for module in modules))
    unions = {"SocketRequest": socket_messages.ClientMessage, "SocketMessage": socket_messages.ServerMessage}
    views = view_types()
    spoken, found = msgspec.json.schema_components(
        [*structs, *unions.values(), *views], ref_template="#/components/schemas/{name}"
    )
    for schema in found.values():
        if "view" in schema.get("properties", {}):
            schema["properties"]["view"] = _view_schema(schema["properties"]["view"], spoken[-len(views) :])
    union_schemas = dict(zip(unions, spoken[len(structs) : -len(views)], strict=True))
    named: dict[str, Any] = {}
    referring = {name: _with_references(schema, named) for name, schema in (found | union_schemas).items()}
    return dict(sorted((referring | named).items()))


def _with_references(schema: Any, named: dict[str, Any]) -> Any:
    """A component in which types of `CLIENT_TYPES` are references; `named` collects their schemas."""

    def refer(part: Any) -> Any:
        if isinstance(part, list):
            return [refer(each) for each in part]
        if not isinstance(part, dict):
            return part
        if part.get("type") and part.get("title") in CLIENT_TYPES:  # not the fields of a type with a field `title`
            named[part["title"]] = part
            return {"$ref": f"#/components/schemas/{part['title']}"}
        return {key: refer(value) for key, value in part.items()}

    return {key: refer(value) for key, value in schema.items()}


def _structs_of(*modules: ModuleType) -> list[type[msgspec.Struct]]:
    return [
        found
        for module in modules
        for _, found in inspect.getmembers(module, inspect.isclass)
        if issubclass(found, msgspec.Struct) and found.__module__ == module.__name__
    ]


def _view_schema(declared_schema: dict[str, Any], views: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The schema of a message's view: that of one of the games, or null where the message may have none."""
    null = [{"type": "null"}] if "anyOf" in declared_schema else []
    return {"anyOf": [*views, *null]}


def _without_empty(said: Any) -> Any:
    """Remove the `null`s that the framework writes for absent values."""
    if isinstance(said, dict):
        return {key: _without_empty(value) for key, value in said.items() if value is not None}
    return [_without_empty(value) for value in said] if isinstance(said, list) else said


@cache
def document_text() -> str:
    """The document as stored in `docs/openapi.json`."""
    return json.dumps(document(), ensure_ascii=False, indent=1) + "\n"


def view_components() -> dict[str, Any]:
    """The schemas of the games' views by name."""
    _, found = msgspec.json.schema_components(view_types(), ref_template="#/components/schemas/{name}")
    return dict(sorted(found.items()))


def typescript_messages(file: str) -> str:
    """The types of one file of messages in TypeScript."""
    homes, here = _homes(), f"./{file}"
    own = {name: schema for name, schema in components().items() if homes[name] == here}
    used = sorted(set(re.findall(r"#/components/schemas/(\w+)", json.dumps(own))) - own.keys())
    others = sorted({homes[name] for name in used})
    return declared(own, {other: [name for name in used if homes[name] == other] for other in others})


def _homes() -> dict[str, str]:
    """The client's module of every type; what is no struct, such as the socket's unions, belongs to `wire`."""
    found = dict.fromkeys(components(), "./wire") | dict.fromkeys(view_components(), "./views") | CLIENT_TYPES
    for file, modules in MESSAGES.items():
        found |= dict.fromkeys((struct.__name__ for struct in _structs_of(*modules)), f"./{file}")
    return found


def typescript_views() -> str:
    """The types of the games' views in TypeScript."""
    return declared(view_components())


def typescript_editions() -> str:
    """The types of the games' editions in TypeScript, as the server sends them."""
    schemas = {
        f"{view.__name__.removesuffix('View')}Edition": data_schema(part_of(game, "edition_rules").SCHEMA)
        for game, view in zip(built_in_games(), view_types(), strict=True)
    }
    return declared(schemas)


PRINTED: dict[str, Callable[[], str]] = {
    **{file: partial(typescript_messages, file) for file in MESSAGES},
    "views": typescript_views,
    "editions": typescript_editions,
}


def write_types(folder: Path) -> None:
    """Write the client's files of types; one that is as it should be keeps its date."""
    for file, printed in PRINTED.items():
        path, text = folder / f"{file}.d.ts", printed()
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    if sys.argv[1:]:
        write_types(Path(sys.argv[1]))
    else:
        sys.stdout.write(document_text())
