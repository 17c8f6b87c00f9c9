"""What operators look up and mend about people and their notifications; see `trianon admin`."""

from typing import Any

from sqlalchemy import ColumnElement, delete, func, or_, select, update

from trianon.server.limits import MAX_ADMIN_ROWS
from trianon.server.notifications.digests import DIGEST
from trianon.server.people.account_names import forbid_name
from trianon.server.people.identity import guest_name, rename_seats
from trianon.server.people.lookalikes import skeleton
from trianon.server.storage.people_schema import DEVICES, MAIL_ADDRESSES, PASSKEYS, PEOPLE
from trianon.server.storage.schema import (
    DELIVERIES,
    NOTIFICATION_SETTINGS,
    NOTIFICATIONS,
    PUBLISHED_EDITIONS,
    PUSH_SUBSCRIPTIONS,
    REPORTS,
    SEATS,
    WEBHOOKS,
)
from trianon.server.storage.store import Store


def find_people(store: Store, wanted: str) -> list[dict[str, Any]]:
    """Accounts, latest first, and whoever has such an id or a name with such a part; no mail address is shown."""
    last = select(func.max(DEVICES.c.seen)).where(DEVICES.c.person == PEOPLE.c.id).scalar_subquery()
    tables = select(func.count()).select_from(SEATS).where(SEATS.c.person == PEOPLE.c.id).scalar_subquery()
    keys = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.person == PEOPLE.c.id).scalar_subquery()
    mail = select(MAIL_ADDRESSES.c.person).where(MAIL_ADDRESSES.c.person == PEOPLE.c.id).exists()
    columns = [PEOPLE.c[name] for name in ("id", "name", "language", "created", "named", "closed", "deleted")]
    found = select(*columns, last.label("seen"), tables.label("tables"), keys.label("passkeys"), mail.label("has_mail"))
    which: ColumnElement[bool] = PEOPLE.c.named.is_not(None)
    if wanted:
        name = PEOPLE.c.name
        which = or_(
            PEOPLE.c.id == wanted,
            name.contains(wanted, autoescape=True),  # databases lower no more than A to Z in some locales
            func.lower(name).contains(wanted.lower(), autoescape=True),
        )
    with store.read() as connection:
        store.allow_long_queries(connection)
        rows = connection.execute(found.where(which).order_by(PEOPLE.c.created.desc()).limit(MAX_ADMIN_ROWS))
        return [{**row, "has_mail": bool(row["has_mail"])} for row in rows.mappings()]


def forbid(store: Store, name: str) -> str | None:
    """Let nobody have a name, or one that looks like it; its present owner is renamed: their id, None without."""
    with store.write() as connection:
        owner = forbid_name(connection, name)
        row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == owner)).first() if owner else None
        if row is None or row.deleted is not None or skeleton(row.name) != skeleton(name):
            return None
        renamed = guest_name(row.language)
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == owner).values(name=renamed))
        rename_seats(connection, row.id, renamed)
    return str(row.id)


def notification_figures(store: Store) -> dict[str, Any]:
    """How many people listen where, what waits, and what fails."""
    failing = WEBHOOKS.c.failing_since.is_not(None) & WEBHOOKS.c.switched_off.is_(None)
    counted = {
        "people_listening": (NOTIFICATION_SETTINGS, NOTIFICATION_SETTINGS.c.listens),
        "mail_at_once": (NOTIFICATION_SETTINGS, NOTIFICATION_SETTINGS.c.mail == "now"),
        "mail_daily": (NOTIFICATION_SETTINGS, NOTIFICATION_SETTINGS.c.mail == "daily"),
        "browsers": (PUSH_SUBSCRIPTIONS, None),
        "webhooks": (WEBHOOKS, None),
        "webhooks_failing": (WEBHOOKS, failing),
        "webhooks_switched_off": (WEBHOOKS, WEBHOOKS.c.switched_off.is_not(None)),
        "parked": (NOTIFICATIONS, None),
        "on_their_way": (DELIVERIES, None),
        "failed_so_far": (DELIVERIES, DELIVERIES.c.failure.is_not(None)),
    }
    with store.read() as connection:
        return {
            name: int(
                connection.execute(
                    select(func.count()).select_from(table).where(*([] if which is None else [which]))
                ).scalar_one()
            )
            for name, (table, which) in counted.items()
        }


def waiting_deliveries(store: Store, everything: bool) -> list[dict[str, Any]]:
    """Deliveries that failed so far, or all on their way, the oldest first; targets are ids and no addresses."""
    columns = [DELIVERIES.c[name] for name in
               ("id", "person", "channel", "kind", "created", "due", "attempts", "failure")]  # fmt: skip
    found = select(*columns).order_by(DELIVERIES.c.created, DELIVERIES.c.id).limit(MAX_ADMIN_ROWS)
    with store.read() as connection:
        rows = connection.execute(found if everything else found.where(DELIVERIES.c.failure.is_not(None)))
        return [dict(row) for row in rows.mappings()]


def retry_now(store: Store, delivery: str, now: float) -> bool:
    """Have a delivery tried at once, and as often as a new one; whether there is one. A daily mail goes as a whole."""
    with store.write() as connection:
        row = connection.execute(select(DELIVERIES).where(DELIVERIES.c.id == delivery)).first()
        if row is None:
            return False
        tried = DELIVERIES.c.id == delivery
        if row.channel == DIGEST:
            own = NOTIFICATION_SETTINGS.c.person == row.person
            connection.execute(update(NOTIFICATION_SETTINGS).where(own).values(digest_due=now))
            tried = (DELIVERIES.c.channel == DIGEST) & (DELIVERIES.c.person == row.person)
        connection.execute(update(DELIVERIES).where(tried).values(due=now, attempts=0))
    return True


def drop(store: Store, delivery: str) -> bool:
    """Drop a delivery; whether there was one."""
    with store.write() as connection:
        return connection.execute(delete(DELIVERIES).where(DELIVERIES.c.id == delivery)).rowcount == 1


def gallery_rows(store: Store, wanted: str = "") -> list[dict[str, Any]]:
    """Published editions, hidden ones and those with open reports first; with an id, a title or an author like this."""
    rows = PUBLISHED_EDITIONS.c
    opened = (REPORTS.c.edition == rows.id) & REPORTS.c.resolved.is_(None)
    reports = select(func.count()).select_from(REPORTS).where(opened).scalar_subquery().label("reports")
    columns = [rows[name] for name in ("id", "game", "status", "published", "played", "title", "person")]
    found = select(*columns, PEOPLE.c.name, reports).join(PEOPLE, PEOPLE.c.id == rows.person)
    if wanted:
        parts = [each.contains(wanted, autoescape=True) for each in (rows.title, PEOPLE.c.name)]
        found = found.where(or_(rows.id == wanted, *parts))
    ordered = found.order_by((rows.status == "reported").desc(), reports.desc(), rows.published.desc(), rows.id)
    with store.read() as connection:
        store.allow_long_queries(connection)
        return [dict(row) for row in connection.execute(ordered.limit(MAX_ADMIN_ROWS)).mappings()]


def judge_edition(store: Store, edition: str, status: str, *, is_removed: bool = False) -> bool:
    """Hide a published edition or show it again, or remove what is in it for good; whether there is one."""
    content = {"title": "", "looks": "", "text": ""} if is_removed else {}
    this = update(PUBLISHED_EDITIONS).where(PUBLISHED_EDITIONS.c.id == edition)
    with store.write() as connection:
        return connection.execute(this.values(status=status, **content)).rowcount == 1
