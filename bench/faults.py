"""Faults a node must survive, one after the other on this machine: `python bench/faults.py [--write] [name …]`.

Two nodes share a PostgreSQL of their own, or one node a SQLite file, while guests play over HTTP. Each fault is
bounded, stays on loopback and ends by itself; after it the guests play on, and every acknowledged answer must be in the
database.
"""

import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, Thread

import httpx
from sqlalchemy import select

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # so that it runs as a file and as a module

from bench import report
from tests.infrastructure.clusters import Cluster
from tests.infrastructure.guests import Guest, Json, seated
from tests.infrastructure.services import Postgres
from trianon.server.admin import replay_all, started_tables
from trianon.server.config import Config, database_url
from trianon.server.storage.schema import ENTRIES
from trianon.server.storage.store import Store

PLAY, FAULT = 4.0, 25.0  # seconds of play before and after a fault, and of the longest fault
TABLES = 4
TIMEOUT = 20.0  # seconds of one request
GIVES_UP = 60.0  # seconds until play must go on after a fault
HEAD = (
    "| fault | requests before, during, after | slowest request | play went on after "
    "| acknowledged answers lost | held |\n"
    "|---|---|--:|--:|--:|---|\n"
)


@dataclass
class Play:
    """Guests that answer until they are stopped, and the responses they got."""

    addresses: list[str]
    acknowledged: list[tuple[str, int, str]] = field(default_factory=list)  # table, number of the entry, key
    times: list[tuple[float, float, int]] = field(default_factory=list)  # when, seconds, status (0: no response)
    stop: Event = field(default_factory=Event)
    threads: list[Thread] = field(default_factory=list)

    def begin(self) -> None:
        """Sit down and begin to answer."""
        for number in range(TABLES):
            guests, table = self._seated(number)
            self.threads.append(Thread(target=self._play, args=(guests, table, number), daemon=True))
        for thread in self.threads:
            thread.start()

    def _seated(self, number: int) -> tuple[list[Guest], str]:
        guests, table = seated(self.addresses[number % len(self.addresses)], "histrio", 2)
        for guest in guests:
            guest.http.timeout = httpx.Timeout(TIMEOUT)
        return guests, table

    def _play(self, guests: list[Guest], table: str, number: int) -> None:
        chance = random.Random(number)
        while not self.stop.is_set():
            for guest in guests:
                now = self._ask(guest, "GET", f"/api/tables/{table}")
                said = {} if now is None else now.json()
                if said.get("decision") is not None:
                    self._answer(guest, table, said["decision"], chance)
                elif said and said["table"]["status"] == "over":
                    with suppress(AssertionError, httpx.HTTPError):  # tried again
                        guests, table = self._seated(number)
                    break
                else:
                    self.stop.wait(0.02)

    def _answer(self, guest: Guest, table: str, decision: Json, chance: random.Random) -> None:
        body = {"number": decision["number"], "key": chance.choice(decision["options"])}
        done = self._ask(guest, "POST", f"/api/tables/{table}/answers", body)
        if done is not None and not done.json()["repeated"]:
            self.acknowledged.append((table, done.json()["number"], body["key"]))

    def _ask(self, guest: Guest, method: str, path: str, body: object = None) -> httpx.Response | None:
        """A request; None unless it is accepted. A node that does not respond is left for the next one."""
        begun = time.monotonic()
        try:
            done: httpx.Response | None = guest.http.request(method, path, json=body)
        except httpx.HTTPError:
            done = None
            here = str(guest.http.base_url).rstrip("/")
            others = [address for address in self.addresses if address != here] or self.addresses
            guest.hand_over(others[0])
            guest.http.timeout = httpx.Timeout(TIMEOUT)
            self.stop.wait(0.1)
        status = done.status_code if done is not None else 0
        self.times.append((begun, time.monotonic() - begun, status))
        return done if done is not None and done.status_code == 200 else None

    def count(self, since: float, until: float) -> int:
        """Requests accepted in a time."""
        return sum(status == 200 and since <= at + took <= until for at, took, status in list(self.times))

    def end(self) -> None:
        """Stop, and wait for the guests."""
        self.stop.set()
        for thread in self.threads:
            thread.join(60)


def lost(database: str, acknowledged: list[tuple[str, int, str]]) -> int:
    """Acknowledged answers that the database does not have; every match must replay as well."""
    store = Store(Config(database_url(database), b""))
    try:
        with store.read() as connection:
            rows = connection.execute(select(ENTRIES.c.table_id, ENTRIES.c.number, ENTRIES.c.key)).all()
        missing = set(acknowledged) - {(row.table_id, row.number, row.key) for row in rows}
        failures = replay_all(store, started_tables(store)).failures
        return len(missing) + len(failures)
    finally:
        store.close()


def run(name: str, database: str, addresses: list[str], fault: Callable[[], None]) -> str:
    """Play, break something, play on; a line of the report."""
    play = Play(addresses)
    play.begin()
    begun = time.monotonic()
    time.sleep(PLAY)
    broken = time.monotonic()
    fault()
    mended = time.monotonic()
    while not play.count(mended, float("inf")) and time.monotonic() - mended < GIVES_UP:
        time.sleep(0.05)
    again = min((at + took for at, took, status in play.times if status == 200 and at + took >= mended), default=None)
    time.sleep(PLAY)
    play.end()
    answers = [play.count(*times) for times in ((begun, broken), (broken, mended), (mended, float("inf")))]
    missing = lost(database, play.acknowledged)
    slowest = max(took for _, took, _ in play.times)
    waited = again - mended if again is not None else GIVES_UP
    held = again is not None and not missing and answers[2] > 0
    counts = ", ".join(f"{count:,}" for count in answers)
    return f"| {name} | {counts} | {slowest:.1f} s | {waited:.1f} s | {missing} | {'yes' if held else 'NO'} |"


@contextmanager
def sqlite_node() -> Iterator[tuple[Cluster, str]]:
    """One node on a SQLite file."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/trianon.db"
        nodes = Cluster(Path(folder), database, 1)
        try:
            yield nodes, database
        finally:
            nodes.stop()


@contextmanager
def postgres_nodes() -> Iterator[tuple[Cluster, str, Postgres]]:
    """Two nodes on a PostgreSQL."""
    with ExitStack() as ending:
        folder = ending.enter_context(tempfile.TemporaryDirectory())
        postgres = Postgres()
        ending.callback(postgres.end)
        database = postgres.database("faults")
        nodes = Cluster(Path(folder), database, 2)
        ending.callback(nodes.stop)
        yield nodes, database, postgres


def killed_node() -> str:
    """`kill -9` of the only node during play, and a new start."""
    with sqlite_node() as (nodes, database):

        def fault() -> None:
            nodes.kill(0)
            nodes.start(0).wait()

        return run("kill -9 of a node, started again (SQLite)", database, nodes.addresses, fault)


def full_disk() -> str:
    """A disk that is full for a while: the node may write no file beyond the present length of its database."""
    with sqlite_node() as (nodes, database):

        def fault() -> None:
            pid = nodes.nodes[0].pid
            size = max(path.stat().st_size for path in nodes.folder.glob("trianon.db*"))
            before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (size + 4096, before[1]))
            time.sleep(8)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, before)

        return run("full disk for 8 s (SQLite, file size limit)", database, nodes.addresses, fault)


def hanging_database() -> str:
    """PostgreSQL frozen for longer than any timeout of a node."""
    with postgres_nodes() as (nodes, database, postgres):

        def fault() -> None:
            main = int((postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
            pids = [main, *children(main)]
            for pid in pids:
                os.kill(pid, signal.SIGSTOP)
            time.sleep(FAULT)
            for pid in pids:
                os.kill(pid, signal.SIGCONT)

        return run(f"PostgreSQL frozen for {FAULT:.0f} s", database, nodes.addresses, fault)


def frozen_node() -> str:
    """One of two nodes frozen: the guests go on at the other."""
    with postgres_nodes() as (nodes, database, _):

        def fault() -> None:
            os.kill(nodes.nodes[0].pid, signal.SIGSTOP)
            time.sleep(FAULT)
            os.kill(nodes.nodes[0].pid, signal.SIGCONT)

        return run(f"one of two nodes frozen for {FAULT:.0f} s", database, nodes.addresses, fault)


def children(pid: int) -> list[int]:
    """The processes a process started."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return [int(found) for thread in threads for found in (thread / "children").read_text().split()]


def killed_bots() -> str:
    """Worker processes killed again and again while bots play."""
    with sqlite_node() as (nodes, database):
        guest = Guest(nodes.addresses[0])
        table = guest.make("histrio", 2, bots=["journeyman"], start=True)

        def fault() -> None:
            end = time.monotonic() + 8
            while time.monotonic() < end:
                for pid in children(nodes.nodes[0].pid):
                    if b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes():
                        os.kill(pid, signal.SIGKILL)
                time.sleep(0.5)

        line = run("worker processes of bots killed for 8 s (SQLite)", database, nodes.addresses, fault)
        return line if _bot_answers(guest, table) else line.replace("| yes |", "| NO (bot) |")


def _bot_answers(guest: Guest, table: str) -> bool:
    """Whether a bot still answers at a table."""
    end = time.monotonic() + GIVES_UP
    before = None
    while time.monotonic() < end:
        now = guest.now(table)
        bot = [entry for entry in now["entries"] if entry["by"] == "bot"]
        before = len(bot) if before is None else before
        if len(bot) > before or (before and now["table"]["status"] == "over"):
            return True
        if now["decision"] is not None:
            guest.answer(table, now["decision"]["number"], now["decision"]["options"][0])
        time.sleep(0.1)
    return False


FAULTS: dict[str, Callable[[], str]] = {
    "killed_node": killed_node,
    "full_disk": full_disk,
    "hanging_database": hanging_database,
    "frozen_node": frozen_node,
    "killed_bots": killed_bots,
}


def main() -> None:
    """Run the faults the command line names, or all."""
    parser = report.parser(__doc__)
    parser.add_argument("names", nargs="*", choices=[*FAULTS, []], help="all of them when none is given")
    wanted = parser.parse_args()
    lines = []
    for name in wanted.names or FAULTS:
        lines.append(FAULTS[name]())
        print(lines[-1], flush=True)
    text = f"{report.conditions()}\n\n{HEAD}" + "\n".join(lines)
    report.publish("Faults", text, is_written=wanted.write)


if __name__ == "__main__":
    main()
