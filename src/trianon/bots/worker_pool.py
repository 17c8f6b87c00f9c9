"""Process pool with a lock-free stop flag; workers exit with their parent."""

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Event, Thread
from time import sleep

from trianon.bots.budget import StopFlag

CONTEXT = get_context("spawn")  # not fork: threads of a search or of a server do not survive it
ORPHAN_GRACE = 5.0  # seconds an orphaned worker has to end the programs it started


class SharedStopFlag:
    """Stop flag in shared memory, without a lock: a worker killed while reading it blocks no other."""

    def __init__(self) -> None:
        self._cell = CONTEXT.RawValue("b", 0)

    def set(self) -> None:
        """Ask every worker to stop."""
        self._cell.value = 1

    def is_set(self) -> bool:
        """Whether the workers are asked to stop."""
        return bool(self._cell.value)


def worker_pool(count: int, stop: SharedStopFlag, nice: int = 0) -> ProcessPoolExecutor:
    """A pool of at most `count` spawned processes, started on demand with this niceness."""
    return ProcessPoolExecutor(count, CONTEXT, _init_worker, (stop, nice))


def worker_stop_flag() -> StopFlag:
    """The stop flag of this process: the pool's inside a worker, one that is never set elsewhere."""
    return _stop


_stop: StopFlag = Event()


def _init_worker(stop: SharedStopFlag, nice: int) -> None:
    """Leave Ctrl-C to the parent, and watch for its end."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(nice)
    Thread(target=_exit_with_parent, args=(stop,), name="trianon-parent", daemon=True).start()


def _exit_with_parent(stop: SharedStopFlag) -> None:
    """Exit once the parent is gone: a killed parent closes no queue, and its workers would wait forever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        stop.set()  # external programs of this worker are ended in order
        sleep(ORPHAN_GRACE)
        os._exit(1)
