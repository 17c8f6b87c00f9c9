"""`trianon admin`: backup, restore, checks and reports of people, for operators."""

import time
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Annotated, Any

import typer
from babel.dates import format_datetime

from trianon.cli.errors import CliError
from trianon.cli.operator_database import opened_database
from trianon.cli.output import Output, printable
from trianon.cli.parameters import AsJson, File, Force
from trianon.core.files import is_special
from trianon.server.admin import counts, started_tables
from trianon.server.admin import replay_all as replay
from trianon.server.admin import storage as held
from trianon.server.lobby.reports import list_reports, resolve_report
from trianon.server.storage.backups import backup as write
from trianon.server.storage.backups import restore as read
from trianon.server.storage.backups import row_count

FAILED = 1  # the exit code when matches do not replay
MAX_NOTE_CHARS = 200  # characters
Everything = Annotated[bool, typer.Option("--all")]
ReportId = Annotated[str, typer.Argument(metavar="REPORT")]
Note = Annotated[str, typer.Option("--note", metavar="TEXT")]


def backup(out: Output, file: File, force: Force = False) -> None:
    """Write everything a server holds into one file, while it runs."""
    if is_special(file):
        raise CliError("error-special", file=str(file))
    if file.exists() and not force:
        raise CliError("error-exists", file=str(file))
    with opened_database() as store, out.progress("admin-backup-progress", row_count(store)) as advance:
        rows = write(store, file, advance)
    out.say("admin-backed-up", rows=rows, file=str(file))


def restore(out: Output, file: File) -> None:
    """Fill an empty database from a backup."""
    if not file.is_file():
        raise CliError("admin-no-file", file=str(file))
    with opened_database(must_exist=False) as store:
        rows = read(store, file)
    out.say("admin-restored", rows=rows, file=str(file))


def replay_all(out: Output, as_json: AsJson = False) -> None:
    """Replay every stored match under the present rules and group those that end otherwise."""
    with opened_database() as store:
        tables = started_tables(store)
        with out.progress("admin-replay-progress", len(tables)) as advance:
            done = replay(store, tables, advance)
    groups = done.groups()
    if as_json:
        out.json({"tables": done.tables, "answers": done.answers, "failed": len(done.failures), "failures": groups})
    else:
        out.say("admin-replayed", tables=done.tables, answers=done.answers, failed=len(done.failures))
        for group in groups:
            _show(group, out)
    if groups:
        raise typer.Exit(FAILED)


def tables(out: Output, as_json: AsJson = False) -> None:
    """Count the tables of a server by game and status."""
    with opened_database() as store:
        found = counts(store)
    if as_json:
        names = ("game", "status", "tables", "entries")
        out.json([dict(zip(names, one, strict=True)) for one in found])
        return
    out.table(
        [out.text(f"admin-{column}") for column in ("game", "status", "tables", "entries")],
        [
            (game, out.text(f"admin-status-{status}"), out.number(count), out.number(entries))
            for game, status, count, entries in found
        ],
        right="..rr",
    )


def storage(out: Output, as_json: AsJson = False) -> None:
    """Show what a server holds, how much, and for how long."""
    with opened_database() as store:
        found = held(store, time.time())
    if as_json:
        out.json([asdict(each) for each in found])
        return
    rows = []
    for each in found:
        kept = out.text("admin-kept-for", days=each.days) if each.days else out.text("admin-kept")
        name, quota = out.text(f"admin-held-{each.kind}"), f"{each.fullest} / {each.quota}" if each.quota else ""
        rows.append((name, out.number(each.count), f"{each.bytes / 1e6:.1f}", kept, quota))
    columns = ("held", "count", "megabytes", "lifetime", "quota")
    out.table([out.text(f"admin-{column}") for column in columns], rows, right=".rr.r")


def reports(out: Output, everything: Everything = False, as_json: AsJson = False) -> None:
    """List reports of people, with the chat of their table."""
    with opened_database() as store:
        found = list_reports(store, everything)
    if as_json:
        out.json(found)
        return
    out.say("admin-report-count", count=len(found))
    for report in found:
        _show_report(report, out)


def resolve(out: Output, report: ReportId, note: Note = "") -> None:
    """Mark a report of a person as resolved."""
    with opened_database() as store:
        done = resolve_report(store, report, note[:MAX_NOTE_CHARS], time.time())
    if not done:
        raise CliError("admin-no-report", report=report)
    out.say("admin-resolved", report=report)


def _show_report(report: dict[str, Any], out: Output) -> None:
    when = format_datetime(datetime.fromtimestamp(report["created"], UTC), "short", locale=out.language)
    at = {"table": report["table_id"], "edition": report["edition"] or ""}
    text = "admin-report-edition" if report["edition"] else "admin-report"
    head = out.text(text, name=printable(report["name"]), person=report["person"], **at)
    reason = out.text(f"admin-report-{report['reason']}")
    count = out.text("admin-report-times", count=report["reports_of_person"])
    out.show("", f"{report['id']}  {when} UTC", f"  {head}", f"  {reason} · {count}")
    if report["note"]:
        out.show(f"  {printable(report['note'])}")
    if report["resolved"] is not None:
        out.show("  " + out.text("admin-report-resolved", note=printable(report["resolution"] or "")))
    for line in report["chat"]:
        out.show(f"  > {printable(line['name'])}: {printable(line['text'])}")


def _show(group: dict[str, Any], out: Output) -> None:
    out.show(
        "",
        out.text(f"admin-failure-{group['kind']}", count=group["count"]),
        "  " + out.text("admin-failure-of", game=group["game"], rules=group["rules"], example=group["example"]),
        *(f"  {table}" for table in group["tables"]),
    )
