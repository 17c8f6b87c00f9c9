"""`trianon admin`: people, their names and their notifications, for operators."""

import time
from datetime import UTC, datetime
from typing import Annotated, Any

import typer
from babel.dates import format_datetime

from trianon.cli.errors import CliError
from trianon.cli.operator_database import opened_database
from trianon.cli.output import Output, printable
from trianon.cli.parameters import AsJson
from trianon.server.operating import (
    drop,
    find_people,
    forbid,
    notification_figures,
    retry_now,
    waiting_deliveries,
)

Wanted = Annotated[str, typer.Option("--find", metavar="NAME|ID")]
Forbidden = Annotated[str, typer.Option("--forbid", metavar="NAME")]
Retry = Annotated[str, typer.Option("--retry", metavar="ID")]
Drop = Annotated[str, typer.Option("--drop", metavar="ID")]
Everything = Annotated[bool, typer.Option("--all")]


def people(out: Output, wanted: Wanted = "", forbidden: Forbidden = "", as_json: AsJson = False) -> None:
    """List accounts, find people, or forbid a name."""
    with opened_database() as store:
        if forbidden:
            renamed = forbid(store, forbidden)
            out.say("admin-forbidden-renamed" if renamed else "admin-forbidden", name=forbidden, person=renamed or "")
            return
        found = find_people(store, wanted)
    if as_json:
        out.json(found)
        return
    columns = ("person", "name", "account", "seen", "tables")
    rows = [
        (
            each["id"], printable(each["name"]), out.text(f"admin-account-{_standing(each)}"),
            _when(out, each["seen"]), out.number(each["tables"]),
        )
        for each in found
    ]  # fmt: skip
    out.table([out.text(f"admin-{column}") for column in columns], rows, right="....r")


def notifications(out: Output, as_json: AsJson = False) -> None:
    """Show how many people listen where, what waits and what fails."""
    with opened_database() as store:
        found = notification_figures(store)
    if as_json:
        out.json(found)
        return
    rows = [(out.text(f"admin-{name.replace('_', '-')}"), out.number(count)) for name, count in found.items()]
    out.table([out.text("admin-held"), out.text("admin-count")], rows, right=".r")


def outbox(
    out: Output, retried: Retry = "", dropped: Drop = "", everything: Everything = False, as_json: AsJson = False
) -> None:
    """List deliveries that fail; try one at once, or drop it."""
    with opened_database() as store:
        if retried or dropped:
            is_done = drop(store, dropped) if dropped else retry_now(store, retried, time.time())
            if not is_done:
                raise CliError("admin-no-delivery", delivery=dropped or retried)
            out.say("admin-dropped" if dropped else "admin-retried", delivery=dropped or retried)
            return
        found = waiting_deliveries(store, everything)
    if as_json:
        out.json(found)
        return
    columns = ("delivery", "person", "channel", "kind", "attempts", "due", "failure")
    rows = [
        (
            each["id"], each["person"], each["channel"], each["kind"], out.number(each["attempts"]),
            _when(out, each["due"]), printable(each["failure"] or ""),
        )
        for each in found
    ]  # fmt: skip
    out.table([out.text(f"admin-{column}") for column in columns], rows, right="....r")


def _standing(person: dict[str, Any]) -> str:
    if person["deleted"] is not None:
        return "deleted"
    if person["closed"] is not None:
        return "closed"
    return "open" if person["named"] is not None else "guest"


def _when(out: Output, moment: float | None) -> str:
    if moment is None:
        return ""
    return str(format_datetime(datetime.fromtimestamp(moment, UTC), "short", locale=out.language))
