"""`trianon admin gallery`: editions that people published, hidden, shown again or removed by operators."""

from datetime import UTC, datetime
from typing import Annotated

import typer
from babel.dates import format_date

from trianon.cli.errors import CliError
from trianon.cli.operator_database import opened_database
from trianon.cli.output import Output, printable
from trianon.cli.parameters import AsJson
from trianon.server.operating import gallery_rows, judge_edition

Wanted = Annotated[str, typer.Option("--find", metavar="TEXT|ID")]
Hide = Annotated[str, typer.Option("--hide", metavar="ID")]
Restore = Annotated[str, typer.Option("--restore", metavar="ID")]
Remove = Annotated[str, typer.Option("--remove", metavar="ID")]


def gallery(
    out: Output, wanted: Wanted = "", hidden: Hide = "", restored: Restore = "", removed: Remove = "",
    as_json: AsJson = False,
) -> None:  # fmt: skip
    """List published editions, reported ones first; hide one, show it again, or remove it."""
    with opened_database() as store:
        if edition := hidden or restored or removed:
            status = "hidden" if hidden or removed else "restored"
            if not judge_edition(store, edition, status, is_removed=bool(removed)):
                raise CliError("admin-no-edition", edition=edition)
            out.say(f"admin-edition-{'removed' if removed else status}", edition=edition)
            return
        found = gallery_rows(store, wanted)
    if as_json:
        out.json(found)
        return
    columns = ("edition", "game", "edition-status", "reports", "played", "published", "edition-title", "name", "person")
    rows = [
        (
            each["id"], each["game"], out.text(f"admin-edition-is-{each['status']}"), out.number(each["reports"]),
            out.number(each["played"]),
            format_date(datetime.fromtimestamp(each["published"], UTC), "short", locale=out.language),
            printable(each["title"]), printable(each["name"]), each["person"],
        )
        for each in found
    ]  # fmt: skip
    out.table([out.text(f"admin-{column}") for column in columns], rows, right="...rr....")
