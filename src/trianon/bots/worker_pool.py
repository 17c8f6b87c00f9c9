"""Processes that work apart: new ones, told to stop by a flag without a lock, gone when whoever began them is."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Event, Thread
from time import sleep

from trianon.bots.budget import StopFlag

# new processes, not copies of this one: threads, of a search or of a server, do not survive a fork
CONTEXT = get_context("spawn")
FAREWELL = 5.0  # seconds a worker without its master has to end what it started


class SharedStopFlag:
    """A flag of several processes, without a lock: whoever is killed while looking at it stops nobody else."""

    def __init__(self) -> None:
        self._cell = CONTEXT.RawValue("b", 0)

    def set(self) -> None:
        """Let everybody stop who looks at it."""
        self._cell.value = 1

    def is_set(self) -> bool:
        """Whether it was set."""
        return bool(self._cell.value)


def worker_pool(count: int, enough: SharedStopFlag, nice: int = 0) -> ProcessPoolExecutor:
    """So many processes, each begun when it is needed; the more polite, the more they yield to all others."""
    return ProcessPoolExecutor(count, CONTEXT, _begin, (enough, nice))


def worker_stop_flag() -> StopFlag:
    """The flag that tells this process to stop."""
    return _enough


_enough: StopFlag = Event()  # of a worker; nobody sets it elsewhere


def _begin(enough: SharedStopFlag, nice: int) -> None:
    """In a new process: leave Ctrl-C to the one that began it, and do not outlive that."""
    global _enough
    _enough = enough
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(nice)
    Thread(target=_end_with_master, args=(enough,), name="trianon-master", daemon=True).start()


def _end_with_master(enough: SharedStopFlag) -> None:
    """End when the master was killed: it closed no queue, and without this its workers would wait for ever."""
    master = parent_process()
    if master is not None:
        master.join()
        enough.set()  # so that programs that play here are ended in order
        sleep(FAREWELL)
        os._exit(1)
