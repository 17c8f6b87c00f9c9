"""The tables of a device in this process: the same Python as on a page, on native rules."""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

from tests.infrastructure.coroutines import completed
from trianon.core.game import Json
from trianon.device.device import LOAD, DeviceTables
from trianon.device.thinking import think

NOW = 1_800_000_000.0
TIMES = ("at", "begun", "changed", "created", "ended", "seconds")  # which differ from device to device


class OwnDevice:
    """A device whose bots have answered whenever a request returns."""

    def __init__(self) -> None:
        self.saved: dict[str, str | None] = {}  # by table, as a page would keep it
        self.sent: list[Json] = []
        self._playing: list[asyncio.Task[None]] = []
        self.device = DeviceTables(self.sent.append, self.saved.__setitem__, self._think, self._spawn, lambda: NOW)

    def request(self, method: str, path: str, body: Any = None, language: str = "en") -> tuple[int, Any]:
        """The status and the body of an answer."""
        return completed(self._request(method, path, body, language))

    def get(self, path: str) -> Any:
        """What a request brings that must succeed."""
        status, body = self.request("GET", path)
        assert status == 200, body
        return body

    def load(self, text: str) -> tuple[int, Any]:
        """Give it a table it has saved."""
        return self.request(LOAD, "/", text)

    async def _request(self, method: str, path: str, body: Any, language: str) -> tuple[int, Any]:
        status, answer = await self.device.request(method, path, language, body)
        while self._playing:
            await self._playing.pop()
        return status, json.loads(json.dumps(answer))  # as it comes to a page

    async def _think(self, job: str) -> str:
        return think(job)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._playing.append(asyncio.ensure_future(work))


def without_times(value: Any) -> Any:
    """What is said, without when it happened."""
    if isinstance(value, dict):
        return {name: without_times(each) for name, each in value.items() if name not in TIMES}
    return [without_times(each) for each in value] if isinstance(value, list) else value
