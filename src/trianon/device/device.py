"""The tables of one person on their own device: requests and answers as those of a server's HTTP API."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import msgspec

from trianon.core.game import Json
from trianon.device import library, moving, play, table_requests
from trianon.device.device_table import PREFIX, Clock, DeviceTable, TableSettings
from trianon.device.problems import problem_of
from trianon.device.routes import Request, find_route
from trianon.device.saving import load, save
from trianon.device.situations import situation_of
from trianon.device.thinking import INSTANT_LEVELS, choice_job, think
from trianon.server.errors import ApiError, NotFound, RuleViolation, StaleDecision

ID_BYTES = 9
LOAD = "LOAD"  # the method that gives a device a table it has saved
NO_CONTENT = 204
ROUTES = (*table_requests.ROUTES, *play.ROUTES, *moving.ROUTES, *library.ROUTES)

Send = Callable[[Json], None]
Keep = Callable[[str, str | None], None]
Think = Callable[[str], Awaitable[str]]
Spawn = Callable[[Coroutine[Any, Any, None]], object]


class DeviceTables:
    """All tables of a device."""

    def __init__(self, send: Send, keep: Keep, think_elsewhere: Think, spawn: Spawn, now: Clock = time.time) -> None:
        self.tables: dict[str, DeviceTable] = {}
        self.name = ""
        self.now = now
        self._send, self._keep, self._think, self._spawn = send, keep, think_elsewhere, spawn
        self._watched: dict[str, int | None] = {}  # by table: the latest entry sent
        self._playing: set[str] = set()  # tables whose bots are thinking

    async def request(self, method: str, path: str, language: str, body: Any) -> tuple[int, Any]:
        """Answer a request with a status and a body."""
        asked = None
        try:
            if method == LOAD:
                return 200, {"table": self._load(body)}
            split = urlsplit(path)
            asked = Request(method, split.path, dict(parse_qsl(split.query)), language, body)
            handler, status = find_route(ROUTES, asked)
            found = handler(self, asked)
            answer = await found if isinstance(found, Awaitable) else found
            return (NO_CONTENT, None) if answer is None else (status, msgspec.to_builtins(answer))
        except (ApiError, ValueError, TypeError, KeyError) as error:
            name = "" if asked is None else asked.parts.get("table", "")
            table = self.tables.get(name) if isinstance(error, (StaleDecision, RuleViolation)) else None
            now = None if table is None else situation_of(table, self.name)
            status, problem = problem_of(error, language, now)
            return status, msgspec.to_builtins(problem)

    def table(self, name: str) -> DeviceTable:
        """A table by its id."""
        if name not in self.tables:
            raise NotFound("no-table")
        return self.tables[name]

    def new_id(self) -> str:
        """The id of a new table."""
        return PREFIX + secrets.token_urlsafe(ID_BYTES)

    def add(self, settings: TableSettings) -> DeviceTable:
        """Begin a table, with its bots at play."""
        table = self.tables[settings.id] = DeviceTable(settings, self.now)
        self.changed(table)
        return table

    def remove(self, table: DeviceTable) -> None:
        """Forget a table."""
        table.is_gone = True
        del self.tables[table.settings.id]
        self._watched.pop(table.settings.id, None)
        self._keep(table.settings.id, None)

    def changed(self, table: DeviceTable) -> None:
        """Save a table after a change, tell its watcher, and let its bots go on."""
        self._keep(table.settings.id, save(table))
        self._notify(table)
        self._play_bots(table)

    def saved(self, table: DeviceTable) -> None:
        """Save a table after a change that nobody has to be told of."""
        self._keep(table.settings.id, save(table))

    async def think(self, jobs: list[Json]) -> list[str]:
        """Have jobs done, at the same time where the page has several workers."""
        return list(await asyncio.gather(*(self._think(json.dumps(job)) for job in jobs)))

    def watch(self, name: str, since: int | None) -> None:
        """Send situations of a table, the present one at once."""
        self._watched[name] = since
        if name in self.tables:
            self._notify(self.tables[name])

    def _load(self, text: str) -> str:
        table = load(text, self.now)
        name = table.settings.id
        if name not in self.tables:
            self.tables[name] = table
            self._play_bots(table)
        return name

    def _notify(self, table: DeviceTable) -> None:
        name = table.settings.id
        if name in self._watched:
            situation = situation_of(table, self.name, self._watched[name])
            self._watched[name] = situation.number
            self._send(msgspec.to_builtins(situation))
        if not table.settings.imported:  # lists of tables hear it, whatever page shows them
            asked = not table.over and table.own in table.match.asked()
            status = "over" if table.over else "running"
            self._send({"type": "turn", "table": name, "number": table.number, "your_turn": asked, "status": status})

    def _play_bots(self, table: DeviceTable) -> None:
        name = table.settings.id
        if name not in self._playing and table.bot_asked() is not None:
            self._playing.add(name)
            self._spawn(self._play(table))

    async def _play(self, table: DeviceTable) -> None:
        """Answer for the bots of a table until the person is asked or the match is over."""
        try:
            while (seat := table.bot_asked()) is not None:
                number, level = table.opened[seat], table.settings.levels[seat]
                key = table.scripted(seat)
                if key is None:
                    job = json.dumps(choice_job(table.settings, table.match, seat, table.number))
                    keys = dict(zip(table.match.option_numbers(seat), table.match.options(seat), strict=True))
                    choice = think(job) if level in INSTANT_LEVELS else await self._think(job)
                    key = keys[json.loads(choice)]
                if self._still_asks(table, seat, number):
                    table.answer(seat, number, key, "bot")
                    self._keep(table.settings.id, save(table))
                    self._notify(table)
                await asyncio.sleep(0)  # requests come in between
        finally:
            self._playing.discard(table.settings.id)

    def _still_asks(self, table: DeviceTable, seat: int, number: int) -> bool:
        """Whether a decision is still open after some thinking: it may have been taken back, or the table removed."""
        return not table.is_gone and seat in table.match.asked() and table.opened[seat] == number
