"""Reports of people and of what they publish: stored for the operator, with the latest chat or the title."""

import json
import logging
from typing import Any

from sqlalchemy import Connection, func, insert, select, update

from trianon.server.errors import Conflict
from trianon.server.limits import MAX_REPORTS, MAX_UNRESOLVED_REPORTS, REPORT_PERIOD, REPORTED_CHAT
from trianon.server.lobby.chat import recent_chat
from trianon.server.metrics import REPORT_COUNT
from trianon.server.node import ServerNode
from trianon.server.people.blocks import named_person
from trianon.server.people.visible_text import visible_text
from trianon.server.storage.schema import REPORTS
from trianon.server.storage.store import Store
from trianon.server.wire.people_messages import PersonAtTable, ReportGiven

LOG = logging.getLogger("trianon.reports")


def report(node: ServerNode, table: str, person: str, given: ReportGiven) -> None:
    """Store a report about a person met at a table, once per person and table."""
    lines = recent_chat(node.tables, table, person)[-REPORTED_CHAT:]
    with node.tables.change(table) as transaction:
        reported, name = named_person(transaction, person, PersonAtTable(given.seat, given.line))
        chat = [{"name": line.name, "seat": line.seat, "text": line.text, "at": line.at} for line in lines]
        file_report(node, transaction.connection, person, reported, name, given, chat, table=table)


def file_report(
    node: ServerNode, connection: Connection, reporter: str, person: str, name: str, given: ReportGiven,
    chat: list[dict[str, Any]], *, table: str = "", edition: str | None = None,
) -> None:  # fmt: skip
    """Insert a report about what a person said at a table or published, once per reporter."""
    report_id, at = node.new_id(), REPORTS.c.table_id == table if edition is None else REPORTS.c.edition == edition
    _check_limits(connection, reporter, node.now())
    same = (REPORTS.c.reporter == reporter) & (REPORTS.c.person == person) & at
    if connection.execute(select(REPORTS.c.id).where(same)).first() is not None:
        raise Conflict("already-reported")
    connection.execute(
        insert(REPORTS).values(
            id=report_id, reporter=reporter, person=person, name=name, table_id=table, edition=edition,
            reason=given.reason, note=visible_text(given.note), chat=json.dumps(chat, ensure_ascii=False),
            created=node.now(),
        )
    )  # fmt: skip
    REPORT_COUNT.inc()
    LOG.warning("person reported", extra={"report": report_id})


def _check_limits(connection: Connection, person: str, now: float) -> None:
    count = select(func.count()).select_from(REPORTS)
    today = count.where(REPORTS.c.reporter == person, REPORTS.c.created > now - REPORT_PERIOD)
    if connection.execute(today).scalar_one() >= MAX_REPORTS:
        raise Conflict("too-many-reports", most=MAX_REPORTS)
    if connection.execute(count.where(REPORTS.c.resolved.is_(None))).scalar_one() >= MAX_UNRESOLVED_REPORTS:
        raise Conflict("reports-full")


def list_reports(store: Store, resolved: bool = False) -> list[dict[str, Any]]:
    """The reports, oldest first: those that are not resolved, or all of them."""
    wanted = select(REPORTS).order_by(REPORTS.c.created)
    if not resolved:
        wanted = wanted.where(REPORTS.c.resolved.is_(None))
    with store.read() as connection:
        rows = connection.execute(wanted).mappings().all()
        counted = connection.execute(select(REPORTS.c.person, func.count()).group_by(REPORTS.c.person)).all()
    counts: dict[str, int] = {row[0]: row[1] for row in counted}
    return [{**row, "chat": json.loads(row["chat"]), "reports_of_person": counts[row["person"]]} for row in rows]


def resolve_report(store: Store, report_id: str, resolution: str, now: float) -> bool:
    """Mark a report as resolved; False if there is no such unresolved report."""
    this = (REPORTS.c.id == report_id) & REPORTS.c.resolved.is_(None)
    with store.write() as connection:
        done = connection.execute(update(REPORTS).where(this).values(resolved=now, resolution=resolution))
    return bool(done.rowcount == 1)
