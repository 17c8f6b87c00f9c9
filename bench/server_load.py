"""How much one node bears: scripted guests play random matches over sockets.

`python bench/server_load.py [--write]` measures the loads of results.md; `--tables 8 1200 --rate 240` so many live
tables alone, with `--postgres` on a PostgreSQL of its own that waits for the disk, with `--bots thumb` beside the
guests, with `--overload` at full push while newcomers come.

Everything runs on this machine over loopback, the load included, is bounded, and ends by itself.
"""

import argparse
import asyncio
import gc
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # so that it runs as a file and as a module

from bench import report
from bench.server_guests import Figures, Pace, new_token, post, seated
from tests.infrastructure.services import Postgres, ServerProcess
from trianon.server.rate_limits import raise_file_limit

PROBE = Path(__file__).with_name("server_guests.py")
PACED_TABLES, PACE = 300, 1.0  # tables, seconds between two answers at each
PUSHED_TABLES = 40
IDLE_TABLES, IDLE_EACH = 10_000, 40  # and how many of them a pair of guests has
SETTLING = 6.0  # seconds between the last guest's coming and the first answer
LONGEST = 120.0  # seconds of any one measurement


class Server(ServerProcess):
    """The installed program with two workers for bots, on SQLite unless a database is named; logs warnings only."""

    def __init__(self, folder: Path, limits: str = "0", database: str | None = None) -> None:
        env = {"TRIANON_LOG": "", "TRIANON_RATE_LIMIT_FACTOR": limits, "TRIANON_BOT_WORKERS": "2"}
        super().__init__(folder, env | ({"TRIANON_DATABASE": database} if database else {}), is_installed=True)
        self.wait()

    def cpu(self) -> float:
        """Seconds of processor time used so far."""
        parts = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes of memory it holds."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


async def measure(
    server: Server, game: str, tables: int, seconds: float, pace: float, bots: Sequence[str] = ()
) -> tuple[Figures, float]:
    """Let so many tables play for so long; the figures, and the server's processor time."""
    places = await seated(server.address, game, tables, bots=bots)
    for table, guests in places:
        for guest in guests:
            await guest.watch(server.address, table)
    await asyncio.sleep(SETTLING)  # until everybody was shown the table
    gc.collect()
    gc.disable()  # else the guests' own pauses, 50 ms and more, are taken for the server's
    figures, begun, cpu = Figures(), time.monotonic(), server.cpu()
    until = begun + min(seconds, LONGEST)
    paces = {table: Pace(pace, table) if pace else None for table, _ in places}
    await asyncio.gather(
        *(guest.play(table, figures, paces[table], until) for table, guests in places for guest in guests)
    )
    figures.seconds, used = time.monotonic() - begun, server.cpu() - cpu
    gc.enable()
    await asyncio.gather(*(guest.line.close() for _, guests in places for guest in guests if guest.line is not None))
    return figures, used


async def grandmasters(server: Server, game: str, count: int) -> None:
    """Tables where Grandmasters think all the time: both people get up at once, and bots end what they began."""
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        for _ in range(count):
            owner, guest = await new_token(http), await new_token(http)
            made = await post(http, owner, "/api/tables/", {"game": game, "players": 3, "bots": ["grandmaster"]})
            place = f"/api/tables/{made['table']['id']}"
            await post(http, guest, f"{place}/join", {})
            await post(http, owner, f"{place}/start", {})
            for token in (owner, guest):
                await http.post(f"{place}/leave", headers={"authorization": f"Bearer {token}"})


async def idle(server: Server, tables: int) -> tuple[float, float]:
    """Bytes of memory for 1,000 idle turn-based tables, and the share of a core that all of them cost."""
    before = server.memory()
    await seated(server.address, "histrio", tables, IDLE_EACH, pace="slow", clock={"free": 86_400, "reserve": 86_400})
    memory = (server.memory() - before) / tables * 1000
    await asyncio.sleep(2)
    cpu = server.cpu()
    await asyncio.sleep(10)
    return memory, (server.cpu() - cpu) / 10


async def run(seconds: float, idle_tables: int) -> str:
    """All measurements, as a table."""
    rows = []
    for game in ("rokoko", "histrio"):
        rows += await _game(game, seconds)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        empty = server.cpu()
        await asyncio.sleep(10)
        resting = (server.cpu() - empty) / 10
        memory, share = await idle(server, idle_tables)
    head = [
        "| load | answers | answers/s | p50 ms | p99 ms | server CPU ms/answer |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    last = (
        f"{idle_tables:,} idle turn-based tables: {memory / 2**20:.1f} MiB of memory for each 1,000, "
        f"{share * 100:.1f} % of a core for all (an empty server: {resting * 100:.1f} %)."
    )
    return "\n".join([*head, *rows, "", last])


async def _game(game: str, seconds: float) -> list[str]:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        pushed, cpu = await measure(server, game, PUSHED_TABLES, seconds, 0)
        rows = [pushed.row(f"{game}, {PUSHED_TABLES} tables, full push", cpu)]
        paced, cpu = await measure(server, game, PACED_TABLES, seconds, PACE)
        rows.append(paced.row(f"{game}, {PACED_TABLES} tables, an answer a second each", cpu))
        await grandmasters(server, game, 2)
        beside, cpu = await measure(server, game, PACED_TABLES, seconds, PACE)
        rows.append(beside.row(f"{game}, the same while two Grandmasters think", cpu))
    for row in rows:
        print(row, flush=True)
    return rows


async def run_overloaded(said: argparse.Namespace) -> None:
    """So many tables push as fast as they can at a node that sheds load, and a newcomer comes again and again."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), limits="1000") as server:
        for tables in said.tables:
            command = [sys.executable, str(PROBE), server.address, str(SETTLING + said.seconds + tables / 20)]
            probe = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
            pushed, cpu = await measure(server, "rokoko", tables, said.seconds, 0)
            told, _ = await probe.communicate()
            print(pushed.row(f"rokoko, {tables:,} tables, full push", cpu), f"load {os.getloadavg()[0]:.1f}")
            print(told.decode(), end="", flush=True)


async def run_live(said: argparse.Namespace, database: str | None) -> None:
    """So many tables of each game at once, an answer a second each unless a rate is named; one size after another."""
    for game in ("rokoko", "histrio"):
        for tables in said.tables:
            pace = tables / said.rate if said.rate else PACE
            with tempfile.TemporaryDirectory() as folder, Server(Path(folder), database=database) as server:
                live, cpu = await measure(server, game, tables, said.seconds, pace, said.bots)
                memory = server.memory() / 2**20
            name = (
                f"{game}, {tables:,} tables, an answer in {pace:.2g} s each{''.join(f', {bot}' for bot in said.bots)}"
            )
            print(live.row(name, cpu), f"{memory:.0f} MiB, load {os.getloadavg()[0]:.1f}", flush=True)


def main() -> None:
    """Measure, print, and write where asked."""
    raise_file_limit()
    parser = report.parser(__doc__)
    parser.add_argument("--seconds", type=float, default=20, help="of each measurement")
    parser.add_argument("--idle", type=int, default=IDLE_TABLES, help="idle tables")
    parser.add_argument("--tables", type=int, nargs="+", help="so many live tables of each game, and nothing else")
    parser.add_argument("--rate", type=float, help="with --tables: answers a second of all tables together")
    parser.add_argument("--bots", nargs="*", default=[], help="with --tables: levels of bots beside the two guests")
    parser.add_argument("--overload", action="store_true", help="with --tables: full push while newcomers are shed")
    parser.add_argument("--postgres", action="store_true", help="with --tables: on a PostgreSQL of its own")
    said = parser.parse_args()
    if (said.postgres or said.overload) and not said.tables:
        parser.error("--postgres and --overload need --tables")
    if said.overload:
        asyncio.run(run_overloaded(said))
        return
    if said.tables:
        with ExitStack() as stack:
            database = None
            if said.postgres:
                postgres = Postgres(is_durable=True)
                stack.callback(postgres.end)
                database = postgres.database("load")
            asyncio.run(run_live(said, database))
        return
    text = asyncio.run(run(said.seconds, said.idle))
    report.publish("One node under load", f"{report.conditions()}\n\n{text}", is_written=said.write)


if __name__ == "__main__":
    main()
