"""What the database holds about people: which tables and columns, what a person's own file shows, what deletion leaves.

`docs/privacy.md` explains it to them; a test compares both with the schema.
"""

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Table

from trianon.server.storage.people_schema import (
    ACCOUNT_NAMES,
    DEVICES,
    LINKS,
    MAIL_ADDRESSES,
    MAIL_CONFIRMATIONS,
    PASSKEY_CHALLENGES,
    PASSKEYS,
    PEOPLE,
    RECOVERY_CODES,
)
from trianon.server.storage.schema import (
    BLOCKS,
    CHAT,
    DAYS_OFF,
    DELIVERIES,
    MUTED_TABLES,
    NOTIFICATION_SETTINGS,
    NOTIFICATIONS,
    PUBLISHED_EDITIONS,
    PUSH_SUBSCRIPTIONS,
    REMOVED,
    REPORTS,
    SEATS,
    TABLES,
    WEBHOOKS,
)

Deletion = Literal["gone", "kept"]  # of rows; what is kept of a deleted person is blanked, or names nobody


@dataclass(frozen=True)
class PersonalTable:
    """A table with rows about people."""

    table: Table
    owner: str  # the column with the person that a row is about
    shown: tuple[str, ...]  # columns in a person's own file
    withheld: tuple[str, ...] = ()  # others about people: secrets, hashes, and what concerns others
    when_deleted: Deletion = "gone"
    also: tuple[str, ...] = ()  # further columns with people; rows about them go, too


PERSONAL_TABLES = (
    PersonalTable(
        PEOPLE, "id", ("id", "name", "language", "created", "named", "closed"), ("deleted",), when_deleted="kept"
    ),
    PersonalTable(ACCOUNT_NAMES, "person", ("person",), ("key",), when_deleted="kept"),
    PersonalTable(DEVICES, "person", ("id", "name", "shared", "created", "seen", "revoked"), ("person",), "kept"),
    PersonalTable(LINKS, "person", ("expires", "by_mail"), ("token", "person")),
    PersonalTable(RECOVERY_CODES, "person", ("created",), ("person", "code")),
    PersonalTable(
        PASSKEYS, "person",
        ("id", "relying_party", "credential", "sign_count", "synced", "name", "created", "used", "copied"),
        ("person", "user_handle", "public_key"),
    ),
    PersonalTable(
        PASSKEY_CHALLENGES, "person", ("device", "purpose", "expires"), ("person", "challenge", "user_handle")
    ),
    PersonalTable(MAIL_ADDRESSES, "person", ("address", "confirmed"), ("person", "mailbox")),
    PersonalTable(MAIL_CONFIRMATIONS, "person", ("address", "expires"), ("person", "token")),
    PersonalTable(
        NOTIFICATION_SETTINGS, "person",
        ("kinds", "time_zone", "quiet_from", "quiet_until", "mail", "digest_at", "digest_due"), ("person", "listens"),
    ),
    PersonalTable(
        PUSH_SUBSCRIPTIONS, "person", ("id", "device", "endpoint", "created", "seen"), ("person", "public_key", "auth")
    ),
    PersonalTable(
        WEBHOOKS, "person",
        ("id", "url", "form", "created", "failures", "failing_since", "retry_at", "failure", "switched_off"),
        ("person", "secret"),
    ),
    PersonalTable(DAYS_OFF, "person", ("periods",), ("person",)),
    PersonalTable(MUTED_TABLES, "person", ("table_id",), ("person",)),
    PersonalTable(NOTIFICATIONS, "person", ("table_id", "kind", "number", "due"), ("person",)),
    PersonalTable(
        DELIVERIES, "person",
        ("id", "table_id", "kind", "number", "channel", "target", "created", "due", "attempts", "failure"), ("person",),
    ),
    PersonalTable(
        TABLES, "owner", ("id", "game", "created", "changed", "status"), ("owner", "prepared"), when_deleted="kept"
    ),
    PersonalTable(
        SEATS, "person",
        ("table_id", "seat", "name", "away", "was_away", "looked", "left_at", "placing", "points"),
        ("person", "kept_for"), when_deleted="kept",
    ),
    PersonalTable(REMOVED, "person", ("table_id",), ("person",)),
    PersonalTable(CHAT, "person", ("table_id", "number", "text", "at"), ("person", "name"), when_deleted="kept"),
    PersonalTable(BLOCKS, "person", ("name", "created"), ("person", "blocked", "id"), also=("blocked",)),
    PersonalTable(
        PUBLISHED_EDITIONS, "person",
        ("id", "game", "digest", "status", "published", "used", "played", "title", "text"), ("person", "looks"),
    ),
    PersonalTable(
        REPORTS, "reporter", ("table_id", "edition", "name", "reason", "note", "created", "resolved"),
        ("id", "reporter", "person", "chat", "resolution"), when_deleted="kept",
    ),
)  # fmt: skip
