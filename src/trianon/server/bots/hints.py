"""Hints: a search from the asking player's own view."""

from trianon.server.errors import Conflict, Forbidden
from trianon.server.limits import HINT_TIME
from trianon.server.node import ServerNode
from trianon.server.storage.rows import RUNNING
from trianon.server.wire.match_messages import Hints
from trianon.server.workers.bot_pool import ThinkLimit, think_request_of
from trianon.viewing.thoughts import hint_line

THINK_LIMIT = ThinkLimit(milliseconds=HINT_TIME * 1000)


def hints_for(node: ServerNode, table: str, person: str) -> Hints:
    """The options of a person's open decision, best first; only where the table allows hints."""
    with node.tables.read(table) as opened:
        row, seat = opened.row, opened.own_seat(person)
        if not row.hints:
            raise Forbidden("no-hints")
        loaded = opened.match() if row.status == RUNNING else None
        if loaded is None or seat not in loaded.match.asked():
            raise Conflict("not-asked")
        match, number = loaded.match, loaded.meta.opened[seat]
        view, options, setting = match.look(seat), match.option_numbers(seat), match.setting
    think_request = think_request_of(setting, row.edition, view, options)
    return Hints(number, [hint_line(hint) for hint in node.hint_pool.rank(think_request, THINK_LIMIT)])
