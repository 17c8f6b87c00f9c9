"""The launcher: a process that has loaded everything and forks the programs that tests start.

It reads one start per line from the connections to its socket, as JSON, and answers with the process id. A fork runs
the command line like any other process, in the environment it is given. How it ended stands in a file named after its
process id, or is the second answer to a client whose standard streams it uses.
"""

from __future__ import annotations

import atexit
import errno
import fcntl
import gc
import json
import multiprocessing
import os
import runpy
import selectors
import shutil
import signal
import socket
import sys
import termios
import threading
import traceback
import types
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from multiprocessing import forkserver, reduction, resource_tracker
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.infrastructure.launcher import STARTS, WITH_TESTS, WORKERS
from trianon.bots import worker_pool

# Forked workers have the environment of the fork server: what they read in it has to be the same there.
READ_BY_WORKERS = ("HOME", "XDG_CACHE_HOME", "NUMBA_CACHE_DIR", "TRIANON_CACHE_DIR", "TRIANON_NETS")
IMPORTED_BY_TESTS = ("pytest", "xdist.remote", "hypothesis.strategies", "httpx", "websockets.sync.client")
CLIENTS: dict[int, socket.socket] = {}  # of forks whose end they wait for, by process id


def _load() -> None:
    """Load modules and compiled rules, and use all that is loaded at its first use only."""
    import trianon.cli.commands.play
    import trianon.cli.commands.serve  # noqa: F401 - loaded for the forks
    from trianon.bots.compile_ahead import load_rules
    from trianon.core.installed import built_in_games
    from trianon.games import game_of
    from trianon.research.exercise import exercise_everything
    from trianon.server.app import make_app
    from trianon.server.config import Config
    from trianon.server.serve import open_node

    for name in built_in_games():
        load_rules(game_of(name))
        exercise_everything(game_of(name))
    with TemporaryDirectory() as folder:
        node = open_node(Config(f"sqlite:///{folder}/trianon.db", b""))
        make_app(node)
        node.close_pools()
        node.store.close()
    if WITH_TESTS in sys.argv:
        for module in IMPORTED_BY_TESTS:
            import_module(module)
    assert threading.active_count() == 1, "a fork would lose the other threads"
    gc.collect()
    gc.freeze()  # the collector of a fork need not scan what lives on


def _outlive_clients() -> None:
    """Take a client that is killed while it asks for a worker as a lost connection, not as the fork server's end."""
    receive: Any = reduction.recvfds

    def recvfds(sock: socket.socket, size: int) -> list[int]:
        try:
            found: list[int] = receive(sock, size)
        except (EOFError, OSError, RuntimeError) as error:
            raise ConnectionAbortedError(errno.ECONNABORTED, str(error)) from error
        return found

    reduction.recvfds = recvfds


def _start_fork_server() -> None:
    """Fork a process of which the worker processes of all later forks are forked, as everything is loaded in it."""
    listener, address = socket.socket(socket.AF_UNIX), str(Path(sys.argv[1], WORKERS))
    listener.bind(address)
    listener.listen()
    alive, held = os.pipe()  # it ends when the launcher and all forks have
    if os.fork() == 0:
        os.close(held)
        _outlive_clients()
        forkserver.main(listener.detach(), alive, [])
    os.close(alive)
    listener.close()
    server: Any = forkserver._forkserver
    server._forkserver_address, server._forkserver_alive_fd = address, held
    server.ensure_running = resource_tracker.ensure_running  # started here, and no child of the forks


def _run(arguments: list[str], environment: dict[str, str]) -> None:
    """Become the command."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if all(os.environ.get(name) == environment.get(name) for name in READ_BY_WORKERS):
        worker_pool.CONTEXT = multiprocessing.get_context("forkserver")  # type: ignore[assignment]
    os.environ.clear()
    os.environ.update(environment)
    if arguments[-2:-1] == ["-c"]:  # a worker of pytest-xdist
        sys.argv, sys.modules["__main__"] = ["-c"], types.ModuleType("__main__")
        exec(arguments[-1], vars(sys.modules["__main__"]))
        return
    if arguments[0].endswith(".py"):
        sys.argv = arguments
        runpy.run_path(arguments[0], run_name="__main__")
        return
    sys.argv = ["trianon", *arguments]
    from trianon.cli.main import main

    main()


def _end(work: Callable[[], None]) -> None:
    """Do some work and end as Python does, but leave the memory to the system: freeing it would copy it first."""
    code: Any = 0
    try:
        work()
    except SystemExit as stop:
        code = 0 if stop.code is None else stop.code
    except BaseException:
        traceback.print_exc()
        code = 1
    if not isinstance(code, int):
        print(code, file=sys.stderr)  # noqa: T201
        code = 1
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            with suppress(OSError, ValueError):
                stream.flush()
    os._exit(code & 0xFF)


def _attach_terminal(terminal: int) -> None:
    """Take a terminal as the one that controls this process, in a session of its own."""
    os.setsid()
    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
    for target in range(3):
        os.dup2(terminal, target)
    os.close(terminal)
    sys.stdin = os.fdopen(0, closefd=False, encoding="utf-8")
    sys.stdout = os.fdopen(1, "w", 1, closefd=False, encoding="utf-8")
    sys.stderr = os.fdopen(2, "w", 1, closefd=False, encoding="utf-8")


def _write_into(log: int, folder: Path) -> None:
    """Write everything into a file, and read nothing."""
    for source, target in ((os.open(os.devnull, os.O_RDONLY), 0), (log, 1), (log, 2)):
        os.dup2(source, target)
    os.chdir(folder)


def _take_over(streams: Mapping[int, int], folder: str) -> None:
    """Use the standard streams of a client, as far as it has them, in its folder, and get no signals but from it."""
    os.setpgid(0, 0)
    os.chdir(folder)
    for target in range(3):
        if target in streams:
            os.dup2(streams[target], target)
            os.close(streams[target])
        else:
            os.close(target)
    sys.stdin = _opened(0, "r") if 0 in streams else None
    sys.stdout = _opened(1, "w") if 1 in streams else None
    sys.stderr = _opened(2, "w") if 2 in streams else None


def _opened(number: int, mode: str) -> Any:
    """A standard stream as Python opens it where the locale is C.UTF-8."""
    errors = "backslashreplace" if number == 2 else "surrogateescape"
    buffering = 1 if number == 2 or os.isatty(number) else -1
    return open(number, mode, buffering, encoding="utf-8", errors=errors, closefd=False)


def _reap(*_: object) -> None:
    """Write down how forks have ended."""
    with suppress(ChildProcessError):
        while True:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                return
            code = os.waitstatus_to_exitcode(status)
            if client := CLIENTS.pop(pid, None):
                with suppress(OSError):
                    client.sendall(b"%d\n" % code)
                continue
            unfinished = Path(sys.argv[1], f"{pid}.new")
            unfinished.write_text(str(code), "utf-8")
            unfinished.rename(unfinished.with_suffix(""))


def _listen() -> socket.socket:
    """Wait for connections in a fork: the end of this process is the sign that it is ready."""
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(str(Path(sys.argv[1], STARTS)))
    listener.listen()
    if os.fork() != 0:
        os._exit(0)
    return listener


def _serve(listener: socket.socket) -> None:
    """Fork a process for every line, until the last connection has ended."""
    signal.signal(signal.SIGCHLD, _reap)
    with selectors.DefaultSelector() as selector, listener:
        selector.register(listener, selectors.EVENT_READ)
        clients: list[socket.socket] = []
        while True:
            for key, _ in selector.select():
                if key.fileobj is listener:
                    clients.append(listener.accept()[0])
                    selector.register(clients[-1], selectors.EVENT_READ, clients[-1])
                elif (read := _line_from(key.data))[0]:
                    _fork(*read, key.data, [selector, listener, *clients])
                else:
                    selector.unregister(key.data)
                    clients.remove(key.data)
                    key.data.close()
                    if not clients:
                        return


def _line_from(client: socket.socket) -> tuple[bytes, list[int]]:
    """A whole line, or nothing at the end of a connection, and the files that came with it.

    No client sends a second line before the answer.
    """
    line = b""
    files: list[int] = []
    with suppress(ConnectionError):
        while not line.endswith(b"\n"):
            read, passed, *_ = socket.recv_fds(client, 1 << 16, 3)
            line, files = line + read, files + passed
            if not read:
                return b"", files
    return line, files


def _fork(
    line: bytes, files: list[int], client: socket.socket, own: Sequence[socket.socket | selectors.BaseSelector]
) -> None:
    """Start a command in a fork of this process, without the launcher's own files; answer with its process id."""
    arguments, output, environment = json.loads(line)
    has_streams = not isinstance(output, str)
    if not has_streams:
        # opened here: a terminal that no process has open would look closed to the test
        files = [os.open(output, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_NOCTTY, 0o600)]
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})  # it may end before it is known whose it is
    pid = os.fork()
    if pid == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
        for each in own:
            each.close()
        if has_streams:
            _take_over(dict(zip(output[0], files, strict=True)), output[1])
        elif os.isatty(files[0]):
            _attach_terminal(files[0])
        else:
            _write_into(files[0], Path(output).parent)
        _end(partial(_run, arguments, environment))
    for file in files:
        os.close(file)
    with suppress(ConnectionError):
        client.sendall(b"%d\n" % pid)
    if has_streams:
        CLIENTS[pid] = client
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the tests, which end their forks and then this
    _load()
    opened = _listen()
    _start_fork_server()
    _serve(opened)
    shutil.rmtree(sys.argv[1])
