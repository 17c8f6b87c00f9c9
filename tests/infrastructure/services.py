"""The real parts the server's tests stand on: nodes as processes of their own, PostgreSQL and Redis on free ports."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
import psycopg

from tests.infrastructure.forks import Fork
from tests.infrastructure.timeouts import WAIT_SECONDS, until
from trianon.server.config import Config, database_url
from trianon.server.storage.migrate import migrate
from trianon.server.storage.schema import METADATA
from trianon.server.storage.store import Store

T = TypeVar("T")

POSTGRES_USER = "postgres"
END_OTHER_CONNECTIONS = f"""SELECT pg_terminate_backend(pid, {WAIT_SECONDS * 1000:.0f}) FROM pg_stat_activity
    WHERE datname = current_database() AND pid != pg_backend_pid()"""
# changes with every change of a schema: the columns, dropped ones too, the newest table, the revision
SHAPE = """SELECT count(*), max(attrelid::bigint), (SELECT string_agg(version_num, ' ') FROM alembic_version)
    FROM pg_attribute"""
EMPTY = "; ".join(f'DELETE FROM "{table.name}"' for table in reversed(METADATA.sorted_tables))
# No node under test speaks TLS; without this httpx loads every certificate of the system for every client.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
PROGRAM = Path(sys.executable).with_name("trianon")
FOLDERS: dict[str, Path] = {}  # of nodes, by their address


def free_port() -> int:
    """A free port, reserved until this process ends.

    A server needs seconds before it listens, and longer when it is started again. Meanwhile the system would give the
    port to any process that asks for one; so this process holds it, in the way that still lets a server listen there.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    port = int(held.getsockname()[1])
    held.detach()  # open for as long as this process lives
    return port


def run_program(command: list[str], log: Path, env: Mapping[str, str] | None = None) -> subprocess.Popen[bytes]:
    """Start a program that writes into a log, in the folder of the log."""
    with log.open("ab") as written:
        return subprocess.Popen(
            command, stdout=written, stderr=written, stdin=subprocess.DEVNULL, env=env, cwd=log.parent
        )


class Process:
    """A program this test run started, and ends."""

    def __init__(self, process: subprocess.Popen[bytes] | Fork) -> None:
        self.process = process

    @property
    def pid(self) -> int:
        """Its process id."""
        return self.process.pid

    def wait_until(self, condition: Callable[[], bool], log: Path) -> None:
        """Wait for a condition; a program that ends before it holds shows its log."""
        until(lambda: self.process.poll() is not None or condition())
        assert self.process.poll() is None, log.read_text("utf-8")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def kill(self) -> None:
        """End it without a word, as a crash would."""
        self.process.kill()
        self.process.wait(WAIT_SECONDS)

    def stop(self) -> None:
        """Ask it to end, and wait for it."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(WAIT_SECONDS)
            except subprocess.TimeoutExpired:
                self.kill()


class ServerProcess(Process):
    """One server: a fork that starts quickly, or the installed program where its own start is looked at.

    Its data lie in the folder unless the environment names another one.
    """

    def __init__(
        self,
        folder: Path,
        env: Mapping[str, str],
        port: int | None = None,
        is_installed: bool = False,
        arguments: Sequence[str] = (),
    ) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        FOLDERS[self.address] = folder
        self.log_file = folder / f"node-{self.port}.log"
        environment = {**os.environ, "TRIANON_LOG": "info", "TRIANON_DATA": str(folder), **env}
        command = ["serve", "--port", str(self.port), *arguments]
        if is_installed:
            super().__init__(run_program([str(PROGRAM), *command], self.log_file, environment))
        else:
            with self.log_file.open("ab") as log:
                super().__init__(Fork(command, log.fileno(), environment, folder))

    def wait(self) -> ServerProcess:
        """Until it answers and the rules are compiled, which takes a while after a change to them."""
        self.wait_until(self._is_ready, self.log_file)
        return self

    def _is_ready(self) -> bool:
        try:
            found = httpx.get(f"{self.address}/api/preparation", timeout=WAIT_SECONDS, verify=NO_TLS)
        except httpx.HTTPError:
            return False
        return found.is_success and all(each["ready"] for each in found.json()["games"])


class Redis(Process):
    """A Redis server that keeps nothing."""

    def __init__(self, folder: Path, port: int | None = None) -> None:
        self.port = port or free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        program = shutil.which("redis-server")
        assert program, (
            "redis-server is not installed (Debian package redis-server; `make setup` names what is missing)"
        )
        settings = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        super().__init__(run_program([program, *settings], folder / f"redis-{self.port}.log"))
        until(lambda: is_open(self.port), "nothing listens")


class Postgres:
    """A PostgreSQL server with a data folder of its own; `restart` stops and starts it on the same port."""

    def __init__(self, *, is_durable: bool = False) -> None:
        self.is_durable = is_durable  # waits for the disk, as one in use does
        # not below pytest's folder, which every other run of it closes to all but its owner
        self.folder, self.port = Path(tempfile.mkdtemp(prefix="trianon-postgres-")), free_port()
        self.programs = _postgres_programs()
        self.template: str | None = None
        self.shape: Any = None
        self.emptied: list[str] = []  # databases with the present schema that are used no more
        self.user = POSTGRES_USER if os.geteuid() == 0 else None  # it refuses to run as root
        if self.user is not None:
            owner = pwd.getpwnam(self.user)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        data = str(self.folder / "data")
        self._run("initdb", "-D", data, "-U", "trianon", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-locale")
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        # nothing is here for long enough to be tidied up
        options = f"-h 127.0.0.1 -p {self.port} -k ''" + " -c fsync=off -c autovacuum=off" * (not self.is_durable)
        options += " -c max_connections=60 -c shared_buffers=32MB"
        self._pg_ctl("-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop it; `immediate` is a crash."""
        self._pg_ctl("-m", mode, "stop")

    def end(self) -> None:
        """Stop it at once and remove what it wrote."""
        self.stop("immediate")
        shutil.rmtree(self.folder)

    def database(self, name: str, template: str = "template1") -> str:
        """The address of a new empty database; the name is made unlike all others, as a module may be begun twice."""
        name = f"{name}-{secrets.token_hex(6)}"
        self._do(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return f"postgresql://trianon@127.0.0.1:{self.port}/{name}"

    def migrated_database(self, name: str) -> str:
        """The address of a database with the present schema and no rows: an emptied one, or a copy of a template."""
        if self.template is None:
            address = self.database("schema")
            migrate_new(address)
            self.template = address.rpartition("/")[2]
            with psycopg.connect(address) as connection:
                self.shape = connection.execute(SHAPE).fetchone()
        return self._renamed(name) or self.database(name, self.template)

    def _renamed(self, name: str) -> str | None:
        """An emptied database under a new name, which former connections cannot come back to."""
        if not self.emptied:
            return None
        former, name = self.emptied.pop(), f"{name}-{secrets.token_hex(6)}"
        self._do(f'ALTER DATABASE "{former}" RENAME TO "{name}"')
        return f"postgresql://trianon@127.0.0.1:{self.port}/{name}"

    def give_back(self, address: str) -> None:
        """Empty a migrated database for its next use, which takes less than a copy; drop it if its schema changed."""
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(END_OTHER_CONNECTIONS)
            is_unchanged = connection.execute(SHAPE).fetchone() == self.shape
            if is_unchanged:
                connection.execute(EMPTY.encode())
        if is_unchanged:
            self.emptied.append(address.rpartition("/")[2])
        else:
            self.drop(address)

    def drop(self, address: str) -> None:
        """Drop a database despite open connections; dropping hundreds at the end would take long."""
        self._do(f'DROP DATABASE "{address.rpartition("/")[2]}" WITH (FORCE)')

    def _do(self, statement: str) -> None:
        with psycopg.connect(f"postgresql://trianon@127.0.0.1:{self.port}/postgres", autocommit=True) as connection:
            connection.execute(statement.encode())

    def _pg_ctl(self, *arguments: str) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-t", f"{WAIT_SECONDS:.0f}", *arguments)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self.programs / program), *arguments],
            user=self.user,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=WAIT_SECONDS,
            check=False,
        )
        assert done.returncode == 0, done.stderr.decode(errors="replace")


def migrate_new(address: str) -> None:
    """Bring a new database to the present schema and leave it: a template of PostgreSQL may have no connections."""
    store = Store(Config(database_url(address), b""))
    migrate(store)
    store.close()


def _postgres_programs() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    program = str(found[-1]) if found else shutil.which("initdb")
    assert program, "PostgreSQL is not installed (Debian package postgresql; `make setup` names what is missing)"
    return Path(program).parent


def is_open(port: int) -> bool:
    """Whether something listens on a port of this machine."""
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0
