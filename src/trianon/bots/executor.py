"""Executors for numbered, independent tasks: serial, or in several processes.

Tasks do not depend on each other, so every executor gives the same results; only their order differs.
"""

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
Task = Callable[[int, StopFlag], R | None]  # None when it was stopped
POLL_SECONDS = 0.2  # between two checks of the stop flag


class Executor(Protocol):
    """Runs numbered tasks."""

    def run(self, task: Task[R], numbers: Sequence[int], stop: StopFlag) -> Generator[tuple[int, R]]:
        """Yield each number with its result as it completes; nothing more once the flag is set."""


@dataclass(frozen=True)
class SerialExecutor:
    """Runs the tasks in this process, one after the other."""

    def run(self, task: Task[R], numbers: Sequence[int], stop: StopFlag) -> Generator[tuple[int, R]]:
        """Yield the results in the order of the numbers."""
        for number in numbers:
            result = task(number, stop)
            if result is None:
                return
            yield number, result


@dataclass(frozen=True)
class ProcessExecutor:
    """Runs the tasks in `count` spawned processes of this machine; a task must be picklable."""

    count: int

    def run(self, task: Task[R], numbers: Sequence[int], stop: StopFlag) -> Generator[tuple[int, R]]:
        """Yield the results as they complete."""
        stop_workers = SharedStopFlag()
        with worker_pool(min(self.count, len(numbers)), stop_workers) as pool:
            waiting = deque(numbers)
            running: dict[Future[R | None], int] = {}

            def submit_more() -> None:
                while waiting and len(running) < 2 * self.count:
                    number = waiting.popleft()
                    running[pool.submit(_run_in_worker, task, number)] = number

            try:
                submit_more()
                while running and not stop.is_set():
                    finished, _ = wait(running, timeout=POLL_SECONDS, return_when=FIRST_COMPLETED)
                    for future in finished:
                        number, result = running.pop(future), future.result()
                        if result is not None:
                            yield number, result
                    submit_more()
            except BrokenProcessPool:
                raise MatchWorkerLost from None
            finally:
                stop_workers.set()
                pool.shutdown(wait=False, cancel_futures=True)


def executor_of(workers: int | Executor, tasks: int) -> Executor:
    """The executor for a number of workers, or the given one; a single task runs in this process."""
    if not isinstance(workers, int):
        return workers
    return ProcessExecutor(workers) if workers > 1 and tasks > 1 else SerialExecutor()


def _run_in_worker(task: Task[R], number: int) -> R | None:
    return task(number, worker_stop_flag())
