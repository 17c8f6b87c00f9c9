"""Which bots' turns come first where many wait."""

from tests.infrastructure.seated_table import SeatedTable, Time, guests
from trianon.server.bots.bot_runner import BotRunner
from trianon.server.lobby.tables import create_table
from trianon.server.node import ServerNode
from trianon.server.wire.table_messages import NewTable


def test_many_tables_of_one_owner_delay_no_other(node: ServerNode) -> None:
    time = node.tables.now = Time()
    ada, bo = guests(node, 2)
    waiting = []
    for owner in (ada, ada, bo):
        time.pass_(1)
        wanted = NewTable("histrio", 2, bots=["random"], start=True, seat=1)
        waiting.append(create_table(node, owner, wanted))
    first, second, other = waiting
    assert BotRunner(node)._waiting_tables() == [first, other, second]
    time.pass_(1)
    company = SeatedTable(node, first, [ada, None])
    company.play(until=lambda table: table.loaded().match.answer_count > 2 and table.row().bots != 0)
    assert BotRunner(node)._waiting_tables() == [second, other, first], "the longest wait comes first"
