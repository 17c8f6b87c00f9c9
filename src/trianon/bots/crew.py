"""Who does numbered pieces of work, such as the matches of a contest: this process alone, or several beside it.

The pieces know nothing of one another, so the results are the same whoever does them; only their order differs.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from threading import Event, Thread
from time import sleep
from typing import Any, Protocol, TypeVar

from trianon.bots.budget import Flag
from trianon.bots.errors import WorkerLost

R = TypeVar("R")
Task = Callable[[int, Flag], R | None]  # the piece of this number; None when it was stopped
LOOK = 0.2  # seconds between two looks at the flag
FAREWELL = 5.0  # seconds a worker without its master has to end what it started


class Crew(Protocol):
    """Those who do the work."""

    def work(self, task: Task[R], numbers: Sequence[int], stop: Flag) -> Generator[tuple[int, R]]:
        """The results with their numbers, as they come; nothing more once somebody says stop."""


@dataclass(frozen=True)
class Alone:
    """This process, one piece after the other."""

    def work(self, task: Task[R], numbers: Sequence[int], stop: Flag) -> Generator[tuple[int, R]]:
        """The results in the order of the numbers."""
        for number in numbers:
            result = task(number, stop)
            if result is None:
                return
            yield number, result


@dataclass(frozen=True)
class Processes:
    """Several new processes on this machine; the task has to survive pickling."""

    count: int

    def work(self, task: Task[R], numbers: Sequence[int], stop: Flag) -> Generator[tuple[int, R]]:
        """The results as they come."""
        # new processes, not copies of this one: threads of a search do not survive a fork
        context = get_context("spawn")
        enough = context.RawValue("b", 0)
        with ProcessPoolExecutor(min(self.count, len(numbers)), context, _begin_worker, (enough,)) as pool:
            waiting = deque(numbers)
            running: dict[Future[R | None], int] = {}

            def feed() -> None:
                while waiting and len(running) < 2 * self.count:
                    number = waiting.popleft()
                    running[pool.submit(_work_there, task, number)] = number

            try:
                feed()
                while running and not stop.is_set():
                    finished, _ = wait(running, timeout=LOOK, return_when=FIRST_COMPLETED)
                    for future in finished:
                        number, result = running.pop(future), future.result()
                        if result is not None:
                            yield number, result
                    feed()
            except BrokenProcessPool:
                raise WorkerLost from None
            finally:
                enough.value = 1  # whoever still works stops at once
                pool.shutdown(wait=False, cancel_futures=True)


def crew_of(workers: int | Crew, pieces: int) -> Crew:
    """The crew meant by a number of workers, or the one given."""
    if not isinstance(workers, int):
        return workers
    return Processes(workers) if workers > 1 and pieces > 1 else Alone()


class Shared:
    """A flag of several processes, without a lock: whoever is killed while looking at it stops nobody else."""

    def __init__(self, cell: Any) -> None:
        self.cell = cell

    def is_set(self) -> bool:
        """Whether it was set."""
        return bool(self.cell.value)


_enough: Flag = Event()  # of a worker process


def _begin_worker(enough: Any) -> None:
    """Leave Ctrl-C to the process that started this one, and do not outlive it."""
    global _enough
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _enough = Shared(enough)
    Thread(target=_end_with_master, args=(enough,), name="trianon-master", daemon=True).start()


def _end_with_master(enough: Any) -> None:
    """End when the master was killed: it closed no queue, and without this its workers would wait for ever."""
    master = parent_process()
    if master is not None:
        master.join()
        enough.value = 1  # so that programs that play here are ended in order
        sleep(FAREWELL)
        os._exit(1)


def _work_there(task: Task[R], number: int) -> R | None:
    return task(number, _enough)
