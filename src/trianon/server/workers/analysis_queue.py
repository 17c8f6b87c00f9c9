"""Queue of analyses, which are done in pieces: a request waits for a piece, but not for long."""

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, TypeVar

from trianon.server.limits import ANALYSIS_PIECES, ANALYSIS_WAIT

T = TypeVar("T")


class AnalysisQueue(Generic[T]):
    """Runs pieces in few threads of their own; requests for the same thing share one piece."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(ANALYSIS_PIECES, "analysis")
        self._running: dict[Hashable, asyncio.Future[T]] = {}

    async def run(self, key: Hashable, work: Callable[..., T], *args: Any) -> T | None:
        """The result of a piece, or None while it takes longer than a request should; it goes on then."""
        piece = self._running.get(key)
        if piece is None:
            piece = self._running[key] = asyncio.get_running_loop().run_in_executor(self._threads, work, *args)
            piece.add_done_callback(lambda done: self._forget(key, done))
        finished, _ = await asyncio.wait({piece}, timeout=ANALYSIS_WAIT)
        return piece.result() if finished else None

    def _forget(self, key: Hashable, piece: asyncio.Future[T]) -> None:
        self._running.pop(key, None)
        if not piece.cancelled():
            piece.exception()  # marked as seen: no request may be left to see it
