"""Clocks of a node: one that jumps stops no match, and one broken table does not stop the clocks of others."""

import asyncio

import pytest

from tests.infrastructure.seated_table import Time, table_of
from tests.infrastructure.timeouts import WAIT_SECONDS
from trianon.server.app import run_periodic_jobs
from trianon.server.bots.bot_runner import is_unclaimed
from trianon.server.limits import CLAIM_SECONDS
from trianon.server.matches.stand_ins import expire_clocks, overdue_tables
from trianon.server.node import ServerNode
from trianon.server.sessions.device_sessions import SIGNED_IN
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.schema import ENTRIES, TABLES
from trianon.server.wire.table_messages import Clock

HOUR = 3600.0


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_match_goes_on_after_a_jump(node: ServerNode, time: Time, jump: float) -> None:
    company = table_of(node, clock=Clock(free=60, reserve=600))
    company.play(6)
    time.pass_(jump)
    for table in overdue_tables(node):
        expire_clocks(node.tables, table)
    number = company.row().number
    company.play(6)
    assert company.row().number == number + 6
    reserve = [seat.reserve for seat in company.now(1).table.seats]
    assert all(left is not None and 0 <= left <= 600 for left in reserve), "a clock never gains time"
    assert node.device_sessions.load_error(Identity(company.person(1))) == SIGNED_IN


def test_a_claim_made_before_the_clock_was_set_back_is_not_waited_for(node: ServerNode, time: Time) -> None:
    company = table_of(node, players=2, people=1)

    def unclaimed() -> bool:
        with node.store.read() as connection:
            return connection.execute(TABLES.select().where(is_unclaimed(time.now))).first() is not None

    with node.store.write() as connection:
        claim = {"claimed_by": "a lost node", "claimed_until": time.now + CLAIM_SECONDS}
        connection.execute(TABLES.update().where(TABLES.c.id == company.table).values(**claim))
    assert not unclaimed()
    time.pass_(-20)
    assert not unclaimed(), "the clocks of two nodes may differ a little"
    time.pass_(-HOUR)
    assert unclaimed()
    time.pass_(2 * HOUR)
    assert unclaimed()


async def test_a_broken_table_does_not_stop_the_clocks_of_others(
    node: ServerNode, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
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
