"""Nodes killed at random during matches: every acknowledged answer is stored once, and no match is stuck."""

import asyncio
import random
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from tests.infrastructure.clusters import Cluster, cluster, examine
from tests.infrastructure.coroutines import completed
from tests.infrastructure.samples import sample
from tests.infrastructure.seated_table import guests, table_of
from tests.infrastructure.services import Postgres, Redis
from tests.infrastructure.sockets import SocketClient, TableLog
from tests.server.conftest import SECRET
from trianon.server.config import Config, database_url
from trianon.server.serve import open_node
from trianon.server.sessions.tokens import sign_identity

GIVES_UP = 400.0  # seconds
Given = tuple[str, int, str, int]  # table, decision, key, entry


@dataclass
class Crowd:
    """People playing many matches, each over one socket for all tables."""

    goal: int  # entries after which a match is left alone
    chance: random.Random
    lines: list[SocketClient] = field(default_factory=list)
    tables: dict[str, tuple[SocketClient, SocketClient]] = field(default_factory=dict)
    acknowledged: list[Given] = field(default_factory=list)
    repeated: int = 0  # answers written although the reply was lost

    def sit_down(self, database: str, pairs: int, matches: int) -> None:
        """Lay the tables: every pair of people has so many matches; an opponent of the server sits at some."""
        config = Config(database_url(database), SECRET.encode(), node_name="setting up")
        with closing(open_node(config)) as node:  # without network, to create many tables quickly
            for _ in range(pairs):
                both = guests(node, 2)
                one, other = (SocketClient(sign_identity(node.config.secret, person)) for person in both)
                lines = one, other
                self.lines += lines
                for match in range(matches):
                    table = table_of(node, "histrio", 3 if match % 5 == 0 else 2, seated=both).table
                    self.tables[table] = lines
                    for line in lines:
                        line.tables[table] = TableLog()

    async def play(self, line: SocketClient, table: str) -> None:
        """Answer the open decision at a table; repeats an answer after a lost reply."""
        heard = line.tables[table]
        while True:
            await line.until(
                lambda: (heard.number or 0) >= self.goal or heard.now.get("decision") is not None, GIVES_UP
            )
            if (heard.number or 0) >= self.goal:
                return
            decision = heard.now["decision"]
            number, key = decision["number"], self.chance.choice(decision["options"])
            entry = await self.give(line, table, number, key)
            self.acknowledged.append((table, number, key, entry))
            await line.until(lambda entry=entry: (heard.number or 0) >= entry, GIVES_UP)

    async def give(self, line: SocketClient, table: str, number: int, key: str) -> int:
        """One answer, until it is acknowledged; the entry it became."""
        while True:
            await line.until(lambda: line.closed is None and line.socket is not None, GIVES_UP)
            try:
                reply = await line.answer(table, number, key)
            except ConnectionError:
                continue
            if reply["type"] == "done":
                self.repeated += reply["repeated"]
                return int(reply["number"])
            assert reply["problem"]["error"] == "unavailable", reply
            await asyncio.sleep(0.2)

    async def kill(self, nodes: Cluster, times: int) -> None:
        """Kill one node after the other while answers are given, each as soon as all are up again."""
        expected = len(self.tables) * (self.goal - 1)
        for time in range(times):
            moment = expected * (time + 0.3 + 0.4 * self.chance.random()) / (times + 1)
            while len(self.acknowledged) < moment and self.unfinished():
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1 * self.chance.random())
            index = time % len(nodes.nodes)
            await asyncio.to_thread(nodes.kill, index)
            await asyncio.to_thread(nodes.start(index).wait)

    def unfinished(self) -> list[str]:
        """The tables that are not yet where they shall come to."""
        return [
            table
            for table, lines in self.tables.items()
            if any((line.tables[table].number or 0) < self.goal for line in lines)
        ]

    async def go(self, nodes: Cluster, kills: int) -> None:
        """Play and kill, until every match has come far enough."""
        addresses = nodes.addresses
        staying = [
            asyncio.create_task(line.kept_open(addresses[at % len(addresses) :] + addresses[: at % len(addresses)]))
            for at, line in enumerate(self.lines)
        ]
        killing = asyncio.create_task(self.kill(nodes, kills))
        try:
            async with asyncio.timeout(GIVES_UP), asyncio.TaskGroup() as playing:
                for table, lines in self.tables.items():
                    for line in lines:
                        playing.create_task(self.play(line, table))
            await killing
        except TimeoutError:
            raise AssertionError(f"stuck: {self.unfinished()[:5]}") from None
        finally:
            for task in (*staying, killing):
                task.cancel()
            await asyncio.gather(*staying, killing, return_exceptions=True)
            for line in self.lines:
                await line.close()


def check(crowd: Crowd, database: str) -> None:
    """What was acknowledged is there exactly once, in its place; whatever people answered was acknowledged."""
    stored = examine(database, list(crowd.tables))
    written = [
        (table, entry.decision, entry.key, entry.number)
        for table, entries in stored.items()
        for entry in entries
        if entry.by == "person" and entry.kind == "answer"
    ]
    assert sorted(written) == sorted(crowd.acknowledged)
    for table, lines in crowd.tables.items():  # every socket got all entries in order
        for line in lines:
            shown = [entry["number"] for entry in line.tables[table].entries]
            assert shown == list(range(1, len(shown) + 1))
            assert len(shown) >= crowd.goal
    assert any(entry.by == "bot" for entries in stored.values() for entry in entries)


def test_many_matches_go_on_while_two_nodes_are_killed_again_and_again(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    database = postgres.database("torture")
    crowd = Crowd(goal=6, chance=random.Random(99))
    crowd.sit_down(database, pairs=sample(6, 10), matches=sample(5, 20))
    assert len(crowd.tables) >= 30
    with cluster(tmp_path, database, 2, {"TRIANON_REDIS": redis.url}) as nodes:
        completed(crowd.go(nodes, kills=4))
    check(crowd, database)
    assert all(line.breaks >= 2 for line in crowd.lines)  # every socket was disconnected and resumed


def test_matches_on_sqlite_survive_a_killed_node(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'trianon.db'}"
    crowd = Crowd(goal=12, chance=random.Random(7))
    crowd.sit_down(database, pairs=3, matches=4)
    with cluster(tmp_path, database, 1) as nodes:
        completed(crowd.go(nodes, kills=2))
    check(crowd, database)
    assert all(line.breaks >= 2 for line in crowd.lines)
