"""Bots on several nodes: one node computes a turn, others take over a lost node's turns; which come first."""

import random
import time
from collections.abc import Iterator

import httpx
import pytest

from tests.infrastructure.clusters import Cluster, cluster, examine, row_of
from tests.infrastructure.guests import Guest, play_on
from tests.infrastructure.seated_table import SeatedTable, Time
from tests.infrastructure.seated_table import guests as new_people
from tests.infrastructure.services import NO_TLS, Postgres, Redis
from tests.infrastructure.timeouts import WAIT_SECONDS, until
from trianon.server.bots.bot_runner import BotRunner
from trianon.server.lobby.tables import create_table
from trianon.server.node import ServerNode
from trianon.server.wire.table_messages import NewTable


def thoughts(address: str) -> int:
    """How many turns a node computed."""
    text = httpx.get(f"{address}/metrics", timeout=WAIT_SECONDS, verify=NO_TLS).text
    lines = [line for line in text.splitlines() if line.startswith("trianon_bot_think_seconds_count")]
    return int(sum(float(line.rpartition(" ")[2]) for line in lines))


def until_claimed(nodes: Cluster, table: str) -> int:
    """The node that computes the turn of a table now."""
    end = time.monotonic() + WAIT_SECONDS
    while time.monotonic() < end:
        claimed = row_of(nodes.database, table).claimed_by
        for index, server in enumerate(nodes.nodes):
            if claimed is not None and f"-{server.pid}-" in claimed:
                return index
        time.sleep(0.02)
    raise AssertionError("no node claimed the turn")


def until_further(database: str, table: str, number: int) -> None:
    """Until a table has gone on."""
    until(lambda: row_of(database, table).number > number, "the turn is stuck")


def begun_by_grandmaster(guest: Guest) -> str:
    """A table that begins with a long search."""
    table = guest.make("rokoko", 2, bots=["grandmaster"], start=True, seat=2)
    chance = random.Random(1)
    while guest.now(table)["decision"] is not None:  # until it is the opponent's turn
        play_on([guest, guest], table, chance, 1)
    return table


@pytest.fixture(scope="module")
def nodes(postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Two nodes with opponents on both."""
    database = postgres.database("bots")
    settings = {"TRIANON_REDIS": redis.url, "TRIANON_BOT_WORKERS": "2"}
    with cluster(tmp_path_factory.mktemp("bots"), database, 2, settings) as started:
        yield started


def test_every_bot_turn_is_computed_once(nodes: Cluster) -> None:
    guests = [Guest(address) for address in nodes.addresses * 3]
    tables = [guest.make("histrio", 4, bots=["thumb", "random", "thumb"], start=True) for guest in guests]
    chance, given, end = random.Random(2), 0, time.monotonic() + WAIT_SECONDS
    while given < 60:
        assert time.monotonic() < end, "nobody is asked any more"
        for guest, table in zip(guests, tables, strict=True):
            decision = guest.now(table)["decision"]
            if decision is not None:
                done = guest.answer(table, decision["number"], chance.choice(decision["options"]))
                given += done.status_code == 200
    until(lambda: not any(row_of(nodes.database, table).bots for table in tables), "an opponent is stuck")
    thought = [thoughts(address) for address in nodes.addresses]
    entries = [entry for found in examine(nodes.database, tables).values() for entry in found]
    by_bots = [entry for entry in entries if entry.by == "bot"]
    assert len(by_bots) > 60
    assert sum(thought) == len(by_bots)
    assert min(thought) > 0


def test_another_node_takes_over_the_turn_of_a_killed_node(nodes: Cluster) -> None:
    table = begun_by_grandmaster(Guest(nodes.addresses[0]))
    thinking = until_claimed(nodes, table)
    killed = nodes.nodes[thinking].pid
    nodes.kill(thinking)
    number = row_of(nodes.database, table).number  # what it still answered counts
    until_further(nodes.database, table, number)
    assert f"-{killed}-" not in (row_of(nodes.database, table).claimed_by or "")
    examine(nodes.database, [table])
    nodes.start(thinking).wait()


def test_a_node_that_goes_down_leaves_its_turns_to_the_others_at_once(nodes: Cluster) -> None:
    nodes.kill(1)
    table = begun_by_grandmaster(Guest(nodes.addresses[0]))
    until_claimed(nodes, table)
    nodes.nodes[0].stop()
    row = row_of(nodes.database, table)
    assert (row.claimed_by, row.bots != 0) == (None, True)
    nodes.start(1).wait()
    until_further(nodes.database, table, row.number)


def test_many_tables_of_one_owner_delay_no_other(node: ServerNode) -> None:
    clock = node.tables.now = Time()
    ada, bo = new_people(node, 2)
    waiting = []
    for owner in (ada, ada, bo):
        clock.pass_(1)
        wanted = NewTable("histrio", 2, bots=["random"], start=True, seat=1)
        waiting.append(create_table(node, owner, wanted))
    first, second, other = waiting
    assert BotRunner(node)._waiting_tables() == [first, other, second]
    clock.pass_(1)
    company = SeatedTable(node, first, [ada, None])
    company.play(until=lambda table: table.loaded().match.answer_count > 2 and table.row().bots != 0)
    assert BotRunner(node)._waiting_tables() == [second, other, first], "the longest wait comes first"
