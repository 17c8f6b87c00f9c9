"""Hints at the table: what search would do with one's own view."""

from __future__ import annotations

from trianon.bots.hints import Hint
from trianon.server.bots.bot_pool import ThinkLimit, ThinkRequest, WorkerLost, think_request_of
from trianon.server.errors import Conflict, Forbidden
from trianon.server.node import ServerNode, own_seat
from trianon.server.storage.store import Unavailable
from trianon.server.wire.messages import HintLine, Hints

THINK_LIMIT = ThinkLimit(milliseconds=1500.0)
TRIES = 2


def hints_for(node: ServerNode, table: str, person: str) -> Hints:
    """The options of one's decision, the best first; only where the table allows it."""
    with node.locked(table), node.store.read() as connection:
        row = node.load_table(connection, table)
        seat, _ = own_seat(node, connection, row, person)
        if not row.hints:
            raise Forbidden("no-hints")
        loaded = node.match_cache.at(connection, row) if row.status == "running" else None
        if loaded is None or seat not in loaded.match.asked():
            raise Conflict("not-asked")
        match, number = loaded.match, loaded.meta.opened[seat]
        view, options, setting = match.look(seat), match.numbers(seat), match.setting
    think_request = think_request_of(setting, row.edition, view, options, f"{row.secret} hints {row.number}")
    return Hints(
        number,
        [HintLine(h.key, h.visits, h.share, h.value, h.placing, h.lead) for h in _ranked_options(node, think_request)],
    )


def _ranked_options(node: ServerNode, think_request: ThinkRequest) -> list[Hint]:
    for _ in range(TRIES):
        try:
            return node.hint_pool.rank(think_request, THINK_LIMIT)
        except WorkerLost:
            continue  # another process thinks
    raise Unavailable
