"""Paths of the API that a device answers: for each what it does, and which game's rules it needs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from trianon.core.game import Json
from trianon.core.installed import game_names
from trianon.device.saving import game_of_saved
from trianon.server.errors import NotFound

if TYPE_CHECKING:
    from trianon.device.device import DeviceTables

OK, CREATED = 200, 201
Handler = Callable[["DeviceTables", "Request"], Any]


@dataclass
class Request:
    """A request with the parts of its path, by name."""

    method: str
    path: str
    query: dict[str, str]
    language: str
    body: Any
    parts: dict[str, str] = field(default_factory=dict)

    def number(self, name: str) -> int | None:
        """A number of the query."""
        return int(self.query[name]) if name in self.query else None


@dataclass(frozen=True)
class Route:
    """A route: method, path with named parts, handler, status of success."""

    method: str
    pattern: re.Pattern[str]
    handler: Handler
    status: int


def route(method: str, path: str, handler: Handler, status: int = OK) -> Route:
    """A route of a path such as `/api/tables/{table}`."""
    return Route(method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path) + "/?"), handler, status)


def find_route(routes: Iterable[Route], request: Request) -> tuple[Handler, int]:
    """What answers a request, and the status of success; fills in the parts of its path."""
    for each in routes:
        matched = each.pattern.fullmatch(request.path)
        if matched and each.method == request.method:
            request.parts = matched.groupdict()
            return each.handler, each.status
    raise NotFound("no-page")


def games_needed(request: Json) -> list[str]:
    """The games whose rules a request needs, found without using any."""
    body, matched = request["body"], re.match(r"/api/games/([^/]+)/", request["path"])
    if isinstance(body, str):
        found = game_of_saved(body)
    elif isinstance(body, dict) and ("text" in body or "game" in body):
        found = game_of_saved(body["text"]) if "text" in body else str(body["game"])
    else:
        found = matched[1] if matched else ""
    return [found] if found in game_names() else []
