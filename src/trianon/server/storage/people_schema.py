"""The part of the database schema about people: who they are, and how they sign in."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    LargeBinary,
    String,
    Table,
    false,
    text,
)

from trianon.server.storage.metadata import METADATA, daily_counts

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("named", Float),  # when an account took its present name; guests have none
    Column("closed", Float),  # when an account was closed; signing in opens it again
    Column("deleted", Float),  # when nothing but the seats of a person was left
)

ACCOUNT_NAMES = Table(  # names of accounts, present and former, by what they look like
    "account_names",
    METADATA,
    Column("key", String(64), primary_key=True),  # hash of the skeleton, so that no former name is revealed
    Column("person", String(32), ForeignKey("people.id")),  # nobody's once the account is deleted
    Index("ix_account_names_person", "person"),
)

RECOVERY_CODES = Table(  # printed codes that sign in people who lost all their devices
    "recovery_codes",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("code", String(64), nullable=False, unique=True),  # hash, so that the database does not reveal it
    Column("created", Float, nullable=False),
)

DEVICES = Table(  # browsers and programs that are signed in; a person without a row for a device is not
    "devices",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("id", String(32), primary_key=True),  # empty for the first device of a person
    Column("name", String(80), nullable=False),  # browser and system
    Column("shared", Boolean, nullable=False),  # of several browsers that were linked before devices had tokens
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # last use, to the hour
    Column("revoked", Float),  # when it was signed out
    Index("ix_devices_revoked", "revoked", postgresql_where=text("revoked IS NOT NULL"),
          sqlite_where=text("revoked IS NOT NULL")),
)  # fmt: skip

LINKS = Table(  # private links that move an identity to another device
    "links",
    METADATA,
    Column("token", String(64), primary_key=True),  # hash of the token, so that the database does not reveal it
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("expires", Float, nullable=False),
    Column("by_mail", Boolean, nullable=False, server_default=false()),  # sent to the person's mail address
)

MAIL_ADDRESSES = Table(  # of people who confirmed theirs
    "mail_addresses",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("mailbox", String(254), nullable=False),  # the same for all spellings of one; one person's alone
    Column("confirmed", Float, nullable=False),
    Index("ix_mail_addresses_mailbox", "mailbox", unique=True),
)

MAIL_CONFIRMATIONS = Table(  # addresses that people gave and have not confirmed yet
    "mail_confirmations",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("token", String(64), nullable=False),  # hash of the token that was sent there
    Column("address", String(254), nullable=False),
    Column("expires", Float, nullable=False),
    Index("ix_mail_confirmations_token", "token", unique=True),
)

MAIL_COUNTS = daily_counts("mail_counts")  # mails asked for, by network and by mailbox

PASSKEYS = Table(  # keys that sign people in
    "passkeys",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("relying_party", String(255), nullable=False),  # the name of the server it was made for
    Column("credential", String(1364), nullable=False),  # the authenticator's id of it: 1,023 bytes at most, base64url
    Column("user_handle", String(86), nullable=False),  # random, one for all passkeys of a person; base64url
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),  # 0 for authenticators that do not count
    Column("synced", Boolean, nullable=False),  # on more than one device
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Column("copied", Float),  # when its count had gone backwards; it signs nobody in since
    Index("ix_passkeys_person", "person"),
    Index("ix_passkeys_credential", "credential", unique=True),
)

PASSKEY_CHALLENGES = Table(  # what passkeys have to sign, once and soon
    "passkey_challenges",
    METADATA,
    Column("challenge", String(64), primary_key=True),  # hash, so that the database does not reveal it
    Column("person", String(32), ForeignKey("people.id"), nullable=False),  # who asked for it, on which device
    Column("device", String(32), nullable=False),
    Column("purpose", String(8), nullable=False),
    Column("user_handle", String(86), nullable=False),  # of a passkey to be made
    Column("expires", Float, nullable=False),
    Index("ix_passkey_challenges_person", "person"),
)
