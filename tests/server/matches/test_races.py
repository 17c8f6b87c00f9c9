"""Two real nodes racing for one table: exactly one answer wins each decision, the others are refused."""

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import httpx
import pytest

from tests.infrastructure.clusters import Cluster, cluster, examine
from tests.infrastructure.guests import Json, seated
from tests.infrastructure.seated_table import table_of
from tests.infrastructure.services import NO_TLS, Postgres, Redis
from tests.infrastructure.sockets import SocketClient
from tests.infrastructure.timeouts import WAIT_SECONDS
from tests.server.conftest import SECRET
from trianon.server.config import Config, database_url
from trianon.server.matches.situations import situation
from trianon.server.serve import open_node

ROUNDS, RIVALS = 12, 8


@pytest.fixture(scope="module", params=["one file", "PostgreSQL and Redis"])
def nodes(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Two nodes, started at the same moment on an empty database."""
    folder = tmp_path_factory.mktemp("races")
    if request.param == "one file":
        database, settings = f"sqlite:///{folder / 'trianon.db'}", {}
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        redis: Redis = request.getfixturevalue("redis")
        database, settings = postgres.database("races"), {"TRIANON_REDIS": redis.url}
    with cluster(folder, database, 2, settings) as started:
        yield started


async def test_the_first_matches_on_an_empty_database_begin_on_both_nodes_at_once(nodes: Cluster) -> None:
    async def begin(address: str) -> str:
        async with httpx.AsyncClient(base_url=address, timeout=WAIT_SECONDS, verify=NO_TLS) as client:
            await client.post("/api/hello")
            wanted = {"game": "histrio", "players": 2, "bots": ["random"], "start": True}
            made = await client.post("/api/tables/", json=wanted)
            return "" if made.status_code == 201 else made.text

    assert await asyncio.gather(*(begin(address) for address in nodes.addresses * 8)) == [""] * 16


async def push(client: httpx.AsyncClient, table: str, number: int, key: str) -> tuple[str, Any]:
    """An answer by a plain request: the key, and what became of it."""
    done = await client.post(f"/api/tables/{table}/answers", json={"number": number, "key": key})
    if done.status_code == 200:
        return key, done.json()
    assert done.status_code == 409, done.text
    return key, done.json()


def check_round(outcomes: list[tuple[str, Json]], number: int) -> Json:
    """One answer won, the same key is a repetition, every other is stale and carries the situation."""
    won = [(key, outcome) for key, outcome in outcomes if outcome.get("repeated") is False]
    assert len(won) == 1, outcomes
    winner, accepted = won[0]
    for key, outcome in outcomes:
        if outcome is accepted:
            continue
        if key == winner:
            assert outcome == {**accepted, "repeated": True}
        else:
            assert outcome["error"] == "stale"
            assert outcome["situation"]["number"] >= accepted["number"] > number
    return accepted


async def test_of_many_answers_at_two_nodes_exactly_one_wins_each_decision(nodes: Cluster) -> None:
    chance = random.Random(11)
    guests, table = seated(nodes.addresses[0], "histrio", 2)
    won = []
    lines = [await SocketClient(guest, address).open() for guest in guests for address in nodes.addresses]
    clients = [
        [
            httpx.AsyncClient(
                base_url=address,
                headers={"authorization": f"Bearer {guest.token}"},
                timeout=WAIT_SECONDS,
                verify=NO_TLS,
            )
            for address in nodes.addresses
        ]
        for guest in guests
    ]
    for line in lines:
        await line.watch(table, since=0)
    for _ in range(ROUNDS):
        now = guests[0].now(table)
        seat = chance.choice(now["table"]["asked"]) - 1
        decision = guests[seat].now(table)["decision"]
        keys = [chance.choice(decision["options"]) for _ in range(RIVALS)]
        outcomes = await asyncio.gather(
            *(push(clients[seat][i % 2], table, decision["number"], key) for i, key in enumerate(keys))
        )
        won.append(check_round(outcomes, decision["number"]))
    for line in lines:  # every socket at either node got all entries in order
        await line.until(lambda line=line: (line.tables[table].number or 0) >= won[-1]["number"])
        assert [entry["number"] for entry in line.tables[table].entries] == list(range(1, ROUNDS + 2))
        await line.close()
    for pair in clients:
        for client in pair:
            await client.aclose()
    entries = examine(nodes.database, [table])[table]
    assert [accepted["number"] for accepted in won] == [entry.number for entry in entries[1:]]


def test_a_situation_is_consistent_while_another_node_writes(database: str) -> None:
    """Two nodes without network: one writes as fast as it can while the other builds situations."""
    writer, reader = (
        open_node(Config(database_url(database), SECRET.encode(), rate_limit_factor=0, node_name=name))
        for name in ("writes", "reads")
    )
    with closing(writer), closing(reader):
        company, shown = table_of(writer, "rokoko"), []
        ada = company.person(1)
        with ThreadPoolExecutor(1) as pool:
            writing = pool.submit(company.play_singly, 60)
            while not writing.done():
                shown.append(situation(reader.tables, company.table, ada, 0))
            writing.result()
        for now in shown:
            assert [entry.number for entry in now.entries] == list(range(1, now.number + 1))
        last = situation(reader.tables, company.table, ada, 0)
        assert last == company.now(1, 0)
        assert last.number == 61
    examine(database, [company.table])
