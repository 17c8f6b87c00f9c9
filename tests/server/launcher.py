"""Nodes that start in a fraction of a second: forks of a process that has loaded everything `trianon serve` needs.

`python -m tests.server.launcher` is that process. It reads one start per line from standard input, as JSON, and answers
with the process id. A node forked from it runs the command line like any other, in the environment it is given.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory


class Forked:
    """A process forked by the launcher, with the part of `subprocess.Popen` that tests use."""

    def __init__(self, pid: int) -> None:
        self.pid, self._watched = pid, os.pidfd_open(pid)

    def poll(self) -> int | None:
        """None while it runs."""
        return 0 if select.select([self._watched], [], [], 0)[0] else None

    def wait(self, timeout: float) -> int:
        """Wait until it has ended."""
        if not select.select([self._watched], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout)
        return 0

    def terminate(self) -> None:
        """Ask it to end."""
        self._send(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once."""
        self._send(signal.SIGKILL)

    def _send(self, which: int) -> None:
        if self.poll() is None:
            signal.pidfd_send_signal(self._watched, which)

    def __del__(self) -> None:
        os.close(self._watched)


def start(arguments: Sequence[str], log: Path, environment: Mapping[str, str]) -> Forked:
    """Run `trianon` with these arguments; everything it writes goes into the log."""
    launcher = _launcher()
    assert launcher.stdin is not None
    assert launcher.stdout is not None
    launcher.stdin.write(json.dumps([list(arguments), str(log), dict(environment)]) + "\n")
    launcher.stdin.flush()
    answer = launcher.stdout.readline()
    assert answer, f"the launcher ended with {launcher.wait()}"
    return Forked(int(answer))


@cache
def _launcher() -> subprocess.Popen[str]:
    """The launcher of this process, which it ends with."""
    command, root = [sys.executable, "-m", __name__], Path(__file__).parents[2]
    launcher = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=root)
    atexit.register(launcher.communicate)  # which closes its standard input and waits
    return launcher


def _load() -> None:
    """Load modules and compiled rules, and use all that is loaded at its first use only."""
    import trianon.cli.commands.serve  # noqa: F401 - loaded for the forks
    from trianon.bots.compile_ahead import load_rules
    from trianon.cli.compiling import use_everything
    from trianon.core.installed import built_in_games
    from trianon.games import game_of
    from trianon.server.app import make_app
    from trianon.server.config import Config
    from trianon.server.serve import open_node

    for name in built_in_games():
        load_rules(game_of(name))
        use_everything(game_of(name))
    with TemporaryDirectory() as folder:
        node = open_node(Config(f"sqlite:///{folder}/trianon.db", b""))
        make_app(node)
        node.close_pools()
        node.store.close()
    assert threading.active_count() == 1, "a fork would lose the other threads"
    gc.collect()
    gc.freeze()  # the collector of a fork need not scan what lives on


def _run(arguments: list[str], log: str, environment: dict[str, str]) -> None:
    """Become the command, in a session of its own."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.clear()
    os.environ.update(environment)
    nowhere, written = os.open(os.devnull, os.O_RDONLY), os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for source, target in ((nowhere, 0), (written, 1), (written, 2)):
        os.dup2(source, target)
    os.chdir(Path(log).parent)
    sys.argv = ["trianon", *arguments]
    from trianon.cli.main import main

    main()


def _reap(*_: object) -> None:
    """Take leave of forks that have ended."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def _serve() -> None:
    """Fork a process for every line, until there are no more."""
    signal.signal(signal.SIGCHLD, _reap)
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            _run(*json.loads(line))
            sys.exit()
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    _load()
    _serve()
