"""The database schema; `people_schema` has its part about people. `migrations` upgrades older databases to it."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    false,
    text,
)

from trianon.server.storage import people_schema as people_schema
from trianon.server.storage.metadata import METADATA as METADATA
from trianon.server.storage.metadata import daily_counts

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), ForeignKey("people.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("edition", String(64), nullable=False),
    Column("edition_text", Text),  # custom editions only
    Column("digest", String(64)),  # of the edition; a built-in one may change with an upgrade
    Column("players", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("clock", Text, nullable=False),  # JSON: free seconds per decision, reserve, rests
    Column("when_gone", String(8), nullable=False, server_default=text("'bot'")),  # see `wire.field_types.GoneRule`
    Column("open_information", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("watch", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("seed", String(200)),  # set when the match starts
    Column("rules", Integer, nullable=False),  # version of the rules at the start
    Column("seats_version", Integer, nullable=False),  # incremented by every change of the seats
    Column("number", Integer, nullable=False),  # of the latest entry
    Column("asked", Integer, nullable=False),  # bit set of the seats the match waits for
    Column("bots", Integer, nullable=False),  # those of them played by bots
    Column("meta", Text, nullable=False),  # JSON, see `clocks.MatchMeta`
    Column("deadline", Float),  # when the first clock runs out; of an open table: see `SaltOpening`
    Column("claimed_by", String(80)),  # the node that computes the bot's answer
    Column("claimed_until", Float),
    Column("undo_request", Text),  # JSON: an open request to undo beyond what may be undone without consent
    Column("prepared", Text),  # JSON by seat: answers prepared ahead, see `prepared.py`; only their owners see them
    Column("result", Text),  # JSON
    Column("rematch", String(32)),
    Column("position", Text),  # the text of the position the match begins from, instead of the setup
    Column("lesson", String(64)),  # the lesson the match begins with: its seed and its rivals' answers are scripted
    Column("imported", String(64)),  # hash of the match file that the finished match came from
    Column("device_match", String(64)),  # hash of the match as it came from its player's own device
    Index("ix_tables_owner", "owner"),
    Index("ix_tables_listed", "status", "listed", "created"),
    # Partial indexes: idle tables cost nothing.
    Index("ix_tables_deadline", "deadline", postgresql_where=text("deadline IS NOT NULL"),
          sqlite_where=text("deadline IS NOT NULL")),
    Index("ix_tables_imported", "imported", postgresql_where=text("imported IS NOT NULL"),
          sqlite_where=text("imported IS NOT NULL")),
    Index("ix_tables_device_match", "device_match", postgresql_where=text("device_match IS NOT NULL"),
          sqlite_where=text("device_match IS NOT NULL")),
    Index("ix_tables_bots", "bots", postgresql_where=text("bots <> 0"), sqlite_where=text("bots <> 0")),
)  # fmt: skip

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id")),
    Column("level", String(40)),  # of the bot that plays the seat, or stands in
    Column("name", String(40), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("salt_commitment", String(64), nullable=False, server_default=text("''")),  # empty without a salt
    Column("knew_commitment", Boolean, nullable=False, server_default=false()),  # before the salt was sent
    Column("kept_for", String(32)),  # the person an open seat is kept for, after a rematch
    Column("away", Boolean, nullable=False),
    Column("was_away", Boolean, nullable=False),
    Column("seen_entry", Integer, nullable=False),  # the latest entry the person has seen
    Column("looked", Float),  # when the person last looked at the table
    Column("left_at", Float),  # since when the person has had no connection to it, if that was seen: see `presence`
    Column("placing", Integer),  # set when the match is over
    Column("points", Integer),
    Index("ix_seats_person", "person"),
    Index("ix_seats_left_at", "left_at", postgresql_where=text("left_at IS NOT NULL"),
          sqlite_where=text("left_at IS NOT NULL")),
)  # fmt: skip

REMOVED = Table(  # people the owner asked to leave; they cannot join that table again
    "removed",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Index("ix_removed_person", "person"),
)

ENTRIES = Table(  # append-only: answers and undos
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(80), nullable=False),
    Column("decision", Integer, nullable=False),  # the number of the decision it answers
    Column("by", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Column("undone", Text),  # JSON: the numbers of the entries that an undo drops
    Column("events", LargeBinary, nullable=False),
    Column("layout", String(16), nullable=False),  # id of the snapshot's layout
    Column("state", LargeBinary, nullable=False),  # compressed snapshot after the entry
)

FINISHED = Table(  # finished matches, as histories and statistics need them
    "finished",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("people", Integer, nullable=False),  # among the players
    Column("ended", Float, nullable=False),
    Column("is_counted", Boolean, nullable=False),  # in statistics: see `table_store.finished`
    Column("closed", Boolean, nullable=False, server_default=false()),  # as players were gone: nobody has a place
    Column("answers", Integer),  # this and what follows is derived from the entries later
    Column("seconds", Float),  # from the first entry to the last one
    Column("summary", LargeBinary),  # compressed, see `history.summaries`; empty where it could not be derived
    Index("ix_finished_recent", "game", "players", "ended"),
    Index("ix_finished_pending", "ended", postgresql_where=text("summary IS NULL"),
          sqlite_where=text("summary IS NULL")),
)  # fmt: skip

ANALYSES = Table(  # what is known so far of a finished match from one seat
    "analyses",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("method", Integer, nullable=False),  # version of the analysis; results of another one are not used
    Column("moments", LargeBinary, nullable=False),  # compressed, see `bots.analyses`
)

EDITIONS = Table(  # built-in editions in use, kept in case an upgrade changes them
    "editions",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("text", Text, nullable=False),
)

PUBLISHED_EDITIONS = Table(  # of people, for everybody to play; the text last, so that lists do not read past it
    "published_editions",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("status", String(8), nullable=False),  # see `lobby.gallery.Status`
    Column("published", Float, nullable=False),
    Column("used", Float, nullable=False),  # when it was last published or played
    Column("played", Integer, nullable=False),  # tables of others with it
    Column("title", String(60), nullable=False),  # empty once taken out, like the text
    Column("looks", Text, nullable=False),  # skeleton of the title, for searches
    Column("text", Text, nullable=False),
    Index("ix_published_editions_person", "person", "digest", unique=True),
    Index("ix_published_editions_digest", "digest"),
    Index("ix_published_editions_game", "game", "published"),
)

LAYOUTS = Table(  # memory layouts of snapshots, so that upgrades can read them
    "layouts",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("fields", Text, nullable=False),  # JSON
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_chat_person", "person"),
)

BLOCKS = Table(  # people that a person blocks: their chat is hidden, and they cannot join the person's tables
    "blocks",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("blocked", String(32), ForeignKey("people.id"), primary_key=True),
    Column("id", String(32), nullable=False),  # names the block in the API, so that no person's id is shown
    Column("name", String(40), nullable=False),  # of the blocked person at that time
    Column("created", Float, nullable=False),
    Index("ix_blocks_blocked", "blocked"),
)

REPORTS = Table(  # complaints about people, for the operator
    "reports",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("reporter", String(32), ForeignKey("people.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),  # of the reported person at that time
    Column("table_id", String(32), nullable=False),  # not a foreign key: a report outlives its table
    Column("reason", String(16), nullable=False),
    Column("note", String(500), nullable=False),
    Column("chat", Text, nullable=False),  # JSON: the latest lines, as the reporter saw them
    Column("created", Float, nullable=False),
    Column("resolved", Float),
    Column("resolution", String(200)),
    Column("edition", String(32)),  # the published edition that is reported, of no table; outlived by the report
    Index("ix_reports_reporter", "reporter", "created"),
    Index("ix_reports_resolved", "resolved", "created"),
)

TABLE_COUNTS = daily_counts("table_counts")  # requests that may make a table
IMPORT_COUNTS = daily_counts("import_counts")  # imported matches

SERVER_KEYS = Table(  # made by the first node; lost with the database alone
    "server_keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("key", Text, nullable=False),
)

NOTIFICATION_SETTINGS = Table(  # of people who want to hear of their tables; others have no row
    "notification_settings",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("kinds", Text, nullable=False),  # JSON: by channel, the kinds that are sent there
    Column("time_zone", String(64), nullable=False),
    Column("quiet_from", Integer),  # minutes of the day; None without quiet hours
    Column("quiet_until", Integer),
    Column("listens", Boolean, nullable=False),  # has a channel at the moment: see `rows.Seat.listens`
    Column("mail", String(8), nullable=False, server_default=text("'off'")),  # "off", "now" or "daily"
    Column("digest_at", Integer, nullable=False, server_default=text("480")),  # minute of the day of a daily mail
    Column("digest_due", Float),  # of the next daily mail; None until it is computed anew
    Index("ix_notification_settings_digest_due", "digest_due", postgresql_where=text("mail = 'daily'"),
          sqlite_where=text("mail = 'daily'")),
)  # fmt: skip

DAYS_OFF = Table(  # days on which a person's clocks at slow tables stand still
    "days_off",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("periods", Text, nullable=False),  # JSON, see `people.days_off`
)

WEBHOOKS = Table(  # addresses that people have notifications sent to
    "webhooks",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("url", Text, nullable=False),
    Column("form", String(8), nullable=False),  # of what is sent: "plain", "discord" or "slack"
    Column("secret", String(80), nullable=False),  # signs what is sent
    Column("created", Float, nullable=False),
    Column("failures", Integer, nullable=False),  # in a row
    Column("failing_since", Float),
    Column("retry_at", Float),  # nothing is sent there until then
    Column("failure", String(80)),  # the latest one, in words for programs
    Column("switched_off", Float),  # when it had failed for too long, or said that it is gone
    Index("ix_webhooks_person", "person"),
)

PUSH_SUBSCRIPTIONS = Table(  # browsers that take Web Push
    "push_subscriptions",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("device", String(32), nullable=False),  # of the person; signed out, it gets nothing
    Column("endpoint", Text, nullable=False),
    Column("public_key", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # when the browser last said that it is still subscribed
    Index("ix_push_subscriptions_person", "person"),
    Index("ix_push_subscriptions_endpoint", "endpoint", unique=True),
)

MUTED_TABLES = Table(  # tables that a person wants to hear nothing of
    "muted_tables",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Index("ix_muted_tables_table_id", "table_id"),
)

NOTIFICATIONS = Table(  # outbox: what people may have to hear, written with its cause and looked at again when due
    "notifications",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("number", Integer, primary_key=True),  # the entry that caused it, such as the one that opened the decision
    Column("due", Float, nullable=False),
    Index("ix_notifications_due", "due"),
    Index("ix_notifications_table_id", "table_id"),
)

DELIVERIES = Table(  # outbox: notifications on their way, one for each browser, mailbox or address
    "deliveries",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("number", Integer, nullable=False),
    Column("channel", String(8), nullable=False),
    Column("target", String(32), nullable=False),  # the id of the subscription or webhook; empty for mail
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False),  # of the next attempt; the end of the lease while a node is at it
    Column("attempts", Integer, nullable=False),
    Column("failure", String(80)),  # of the latest attempt
    Index("ix_deliveries_due", "channel", "due"),
    Index("ix_deliveries_person", "person"),
    Index("ix_deliveries_table_id", "table_id"),
)
