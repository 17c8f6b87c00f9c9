"""Compiles the rules of the games in processes of their own, while the node already serves.

Matches of a game begin once its rules are compiled. Until then whatever needs them raises `RulesPreparing`, which is
answered with 503 and can be retried; tables can be created and joined meanwhile. What comes later in a match (reasons
of hints, searches with a net, analyses) is compiled after that with a low priority; where it is used earlier, the
worker process that uses it compiles it.
"""

import asyncio
import logging
import os
import sys
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import ceil

from trianon.bots.compile_ahead import READY, is_playable, is_warm
from trianon.games import game_of
from trianon.server.limits import COMPILATION_GRACE
from trianon.server.storage.store import Unavailable
from trianon.server.wire.service_messages import GamePreparation, Preparation

LOG = logging.getLogger("trianon.preparation")
NICENESS_BEHIND = 10  # of compilations that no request waits for
MIN_DONE = 0.1  # share of the rules from which on the rest of the time can be estimated


class RulesPreparing(Unavailable):
    """The rules of a game are still being compiled; the request can be repeated."""

    def __init__(self, game: str, seconds: int | None) -> None:
        super().__init__(f"the rules of {game} are being compiled")
        self.game, self.seconds = game, seconds


@dataclass
class Compilation:
    """The compilation of one game."""

    game: str
    done: int = 0
    total: int = 0
    started: float = field(default_factory=time.monotonic)
    process: asyncio.subprocess.Process | None = None

    def seconds_left(self) -> int | None:
        """Estimate of the seconds it still takes, None in the beginning."""
        if self.done == 0 or self.done < MIN_DONE * self.total:
            return None
        spent = time.monotonic() - self.started
        return ceil(spent * (self.total - self.done) / self.done)


def compile_command(game: str) -> list[str]:
    """The program that compiles the rules of a game."""
    return [sys.executable, "-m", "trianon.bots.compile_ahead", game]


class RulesPreparation:
    """The games of a node that are not compiled yet; without games, all rules count as compiled."""

    def __init__(
        self,
        games: Collection[str] = (),
        command: Callable[[str], Sequence[str]] = compile_command,
        on_change: Callable[[Preparation], None] = lambda state: None,
    ) -> None:
        self._games, self._command, self._on_change = tuple(games), command, on_change
        self._compiling = {game: Compilation(game) for game in self._games if not is_playable(game)}
        self._warm: set[str] = set()  # games with all that comes later in a match
        self._preferred: str | None = None

    async def run(self) -> None:
        """Compile what is missing and load what is cached; a cancellation ends the compilations."""
        async with asyncio.TaskGroup() as group:  # unlike `gather`, it waits for all of them when it is cancelled
            for game in self._games:
                group.create_task(self._prepare(game))

    def require(self, game: str) -> None:
        """Refuse work that needs the rules of a game before they are compiled, and put that game first."""
        compilation = self._compiling.get(game)
        if compilation is not None:
            self._prefer(game)
            raise RulesPreparing(game, compilation.seconds_left())

    def is_warm(self, game: str) -> bool:
        """Whether what comes later in a match of a game is compiled, too: workers can load it without delay."""
        return game in self._warm

    def waiting_games(self) -> list[str]:
        """The games still being compiled."""
        return list(self._compiling)

    def state(self) -> Preparation:
        """How far the games of this node are."""
        return Preparation([self._state_of(game) for game in self._games])

    def _state_of(self, game: str) -> GamePreparation:
        compilation = self._compiling.get(game)
        if compilation is None:
            return GamePreparation(game, True, 1.0, 0)
        share = compilation.done / compilation.total if compilation.total else 0.0
        return GamePreparation(game, False, round(share, 3), compilation.seconds_left())

    def _prefer(self, game: str) -> None:
        """Lower the priority of all other compilations."""
        if self._preferred is not None:
            return
        self._preferred = game
        for other in list(self._compiling.values()):
            if other.game != game and other.process is not None:
                lower_priority(other.process)

    async def _prepare(self, game: str) -> None:
        compilation = self._compiling.get(game)
        try:
            if compilation is None:
                await asyncio.to_thread(load_compiled, game)
            if compilation is not None or not await asyncio.to_thread(is_warm, game):
                await self._compile(game, compilation)
            if await asyncio.to_thread(is_warm, game):
                self._warm.add(game)
        except Exception:  # the first match compiles in this process, and fails with a message of its own
            LOG.exception("rules could not be prepared", extra={"game": game})
            self._end(game)

    async def _compile(self, game: str, compilation: Compilation | None) -> None:
        """Run the compiler of a game until it ends; matches begin when it is ready for them."""
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*self._command(game), stdin=pipe, stdout=pipe)
        try:
            if compilation is not None:
                compilation.process = process
                # after a failure loading would compile in this process, which could not even be stopped meanwhile
                if await self._read_progress(process, compilation):
                    await asyncio.to_thread(load_compiled, game)
                self._end(game)
            lower_priority(process)
            assert process.stdout is not None
            await process.stdout.read()  # until it ends; `communicate` would close its standard input
            if await process.wait():
                LOG.error("compilation failed", extra={"game": game, "status": process.returncode})
        finally:
            await end_process(process)

    async def _read_progress(self, process: asyncio.subprocess.Process, compilation: Compilation) -> bool:
        """Follow the progress of a compiler; whether matches can begin."""
        assert process.stdout is not None
        async for line in process.stdout:
            if line.decode().strip() == READY:
                return True
            done, _, total = line.decode().partition("/")
            compilation.done, compilation.total = int(done), int(total)
            self._on_change(self.state())
        return False

    def _end(self, game: str) -> None:
        """Let matches of a game begin."""
        if self._compiling.pop(game, None) is not None:
            self._on_change(self.state())


def lower_priority(process: asyncio.subprocess.Process) -> None:
    """Lower the priority of a compilation."""
    with suppress(OSError):  # it has just ended
        os.setpriority(os.PRIO_PROCESS, process.pid, NICENESS_BEHIND)


async def end_process(process: asyncio.subprocess.Process) -> None:
    """End a process that may still run."""
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), COMPILATION_GRACE)
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def load_compiled(game: str) -> None:
    """Load the compiled rules of a game into this process, so that its first match begins at once."""
    _ = game_of(game).calls
