"""The OpenAPI document: routes from the framework, message schemas from msgspec, including the socket's.

`python -m trianon.server.wire.openapi` prints it; with `--types` the client's types made of it.
"""

from __future__ import annotations

import inspect
import json
import sys
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Tag

from trianon import __version__
from trianon.server.http.routes import ROUTERS
from trianon.server.lobby.identity import COOKIE
from trianon.server.wire import messages, socket_messages
from trianon.server.wire.typescript import declared

TAGS = {
    "service": "Games, editions, health",
    "people": "Identity",
    "tables": "Creating, joining and finding tables",
    "play": "One match",
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
    "table": messages.TableId,
    "since": messages.Count,
    "number": messages.Count,
    "seat": messages.SeatNumber,
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
    told: dict[str, Any] = _without_empty(made)
    return told


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


def components() -> dict[str, Any]:
    """All message schemas by name."""
    structs = [
        found
        for module in (messages, socket_messages)
        for _, found in inspect.getmembers(module, inspect.isclass)
        if issubclass(found, msgspec.Struct) and found.__module__ == module.__name__
    ]
    unions = {"SocketRequest": socket_messages.ClientMessage, "SocketMessage": socket_messages.ServerMessage}
    spoken, found = msgspec.json.schema_components(
        [*structs, *unions.values()], ref_template="#/components/schemas/{name}"
    )
    return dict(sorted((found | dict(zip(unions, spoken[len(structs) :], strict=True))).items()))


def _without_empty(said: Any) -> Any:
    """Remove the `null`s that the framework writes for absent values."""
    if isinstance(said, dict):
        return {key: _without_empty(value) for key, value in said.items() if value is not None}
    return [_without_empty(value) for value in said] if isinstance(said, list) else said


def document_text() -> str:
    """The document as stored in `docs/openapi.json`."""
    return json.dumps(document(), ensure_ascii=False, indent=1) + "\n"


def typescript_types() -> str:
    """The message types in TypeScript."""
    return declared(components())


if __name__ == "__main__":
    sys.stdout.write(typescript_types() if sys.argv[1:] == ["--types"] else document_text())
