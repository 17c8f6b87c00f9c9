"""A system clock that jumps ahead or back: play goes on, nothing waits for the clock to catch up."""

import pytest

from tests.infrastructure.seated_table import Time, table_of
from trianon.server.bots.bot_runner import is_unclaimed
from trianon.server.limits import CLAIM_SECONDS
from trianon.server.matches.stand_ins import expire_clocks, overdue_tables
from trianon.server.node import ServerNode
from trianon.server.sessions.device_sessions import SIGNED_IN
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.schema import TABLES
from trianon.server.wire.table_messages import Clock

HOUR = 3600.0


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_match_goes_on_after_a_jump(node: ServerNode, jump: float) -> None:
    time = node.tables.now = Time()
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


def test_a_claim_made_before_the_clock_was_set_back_is_not_waited_for(node: ServerNode) -> None:
    time = node.tables.now = Time()
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
