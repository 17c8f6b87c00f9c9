"""Clocks on a running node: expired without requests; one broken table does not stop the others."""

import asyncio
from time import monotonic

import pytest

from tests.infrastructure.guests import seated
from tests.infrastructure.seated_table import Time, table_of
from tests.infrastructure.services import ServerProcess
from tests.infrastructure.timeouts import WAIT_SECONDS
from trianon.server.app import run_periodic_jobs
from trianon.server.node import ServerNode
from trianon.server.storage.schema import ENTRIES
from trianon.server.wire.table_messages import Clock


async def test_a_broken_table_does_not_stop_the_clocks_of_others(
    node: ServerNode, caplog: pytest.LogCaptureFixture
) -> None:
    node.tables.now = time = Time()
    broken, sound = (table_of(node, "histrio", 2, clock=Clock(30, seconds)) for seconds in (10, 20))
    with node.store.write() as connection:
        connection.execute(ENTRIES.update().where(ENTRIES.c.table_id == broken.table).values(state=b"nothing"))
    node.tables.match_cache.discard(broken.table)
    time.pass_(60)
    sweeping = asyncio.create_task(run_periodic_jobs(node))
    async with asyncio.timeout(WAIT_SECONDS):
        while not (sound.away(1) and "expiring clocks failed" in caplog.text):
            await asyncio.sleep(0.05)
    assert not sweeping.done()
    sweeping.cancel()
    await asyncio.gather(sweeping, return_exceptions=True)


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_a_node_seats_a_stand_in_after_a_timeout(server: ServerProcess) -> None:
    (guest, _), table = seated(server.address, "histrio", 2, clock={"free": 5, "reserve": 0})
    now = guest.now(table)
    end = monotonic() + WAIT_SECONDS
    while not any(entry["seat"] == 1 and entry["by"] == "bot" for entry in now["entries"]):
        assert monotonic() < end, now["table"]
        guest.now(table, since=now["number"], wait=10)
        now = guest.now(table)
    assert now["table"]["seats"][0]["was_away"]
    back = guest.post(f"/api/tables/{table}/back")
    assert not back["table"]["seats"][0]["away"]
