"""Who does numbered pieces of work, such as the matches of a contest: this process alone, or several beside it.

The pieces know nothing of one another, so the results are the same whoever does them; only their order differs.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Protocol, TypeVar

from trianon.bots.budget import StopFlag
from trianon.bots.errors import MatchWorkerLost
from trianon.bots.worker_pool import SharedStopFlag, worker_pool, worker_stop_flag

R = TypeVar("R")
Task = Callable[[int, StopFlag], R | None]  # the piece of this number; None when it was stopped
LOOK = 0.2  # seconds between two looks at the flag


class Executor(Protocol):
    """Those who do the work."""

    def work(self, task: Task[R], numbers: Sequence[int], stop: StopFlag) -> Generator[tuple[int, R]]:
        """The results with their numbers, as they come; nothing more once somebody says stop."""


@dataclass(frozen=True)
class SerialExecutor:
    """This process, one piece after the other."""

    def work(self, task: Task[R], numbers: Sequence[int], stop: StopFlag) -> Generator[tuple[int, R]]:
        """The results in the order of the numbers."""
        for number in numbers:
            result = task(number, stop)
            if result is None:
                return
            yield number, result


@dataclass(frozen=True)
class ProcessExecutor:
    """Several new processes on this machine; the task has to survive pickling."""

    count: int

    def work(self, task: Task[R], numbers: Sequence[int], stop: StopFlag) -> Generator[tuple[int, R]]:
        """The results as they come."""
        enough = SharedStopFlag()
        with worker_pool(min(self.count, len(numbers)), enough) as pool:
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
                raise MatchWorkerLost from None
            finally:
                enough.set()  # whoever still works stops at once
                pool.shutdown(wait=False, cancel_futures=True)


def executor_of(workers: int | Executor, pieces: int) -> Executor:
    """The crew meant by a number of workers, or the one given."""
    if not isinstance(workers, int):
        return workers
    return ProcessExecutor(workers) if workers > 1 and pieces > 1 else SerialExecutor()


def _work_there(task: Task[R], number: int) -> R | None:
    return task(number, worker_stop_flag())
