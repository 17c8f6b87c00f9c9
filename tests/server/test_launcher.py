"""The launcher of the tests: forks of a process in which everything is loaded."""

from __future__ import annotations

import os
import socket
from concurrent.futures import ProcessPoolExecutor

from tests import launcher
from tests.patience import PATIENCE
from trianon.bots import worker_pool


def test_a_client_that_is_killed_while_it_asks_for_a_worker_does_not_end_the_fork_server() -> None:
    _, folder = launcher._launcher()
    with socket.socket(socket.AF_UNIX) as client:
        client.connect(str(folder / launcher.WORKERS))
    with ProcessPoolExecutor(1, mp_context=worker_pool.CONTEXT) as pool:
        assert pool.submit(os.getpid).result(PATIENCE) != os.getpid()
