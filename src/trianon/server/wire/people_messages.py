"""Request and response types of the routes about people: identity, devices, blocks, reports."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from trianon.server.limits import MAX_CHAT_CHARS
from trianon.server.wire.field_types import END, TEXT, UNSEEN, Count, Language, Name, SeatNumber
from trianon.server.wire.passkey_messages import Passkey


class Me(Struct, frozen=True):
    """An identity."""

    id: str
    name: str
    language: Language
    is_new: bool = False
    device_matches: bool = False  # matches against bots alone may be played on the person's own device
    has_account: bool = False  # a name of their own, and ways to sign in again


class MeChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A change of name or language."""

    name: Name | None = None
    language: Language | None = None


class Link(Struct, frozen=True):
    """A private link that moves an identity to another device, once."""

    token: str
    expires: float
    url: str  # of the page that redeems the token
    qr: str  # the URL as a QR code, itself a data URL of a picture


class LinkToken(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a private link."""

    token: Annotated[str, Meta(min_length=8, max_length=100)]


class AccountName(Struct, frozen=True, forbid_unknown_fields=True):
    """The name a guest opens an account with."""

    name: Name


class Account(Struct, frozen=True):
    """How a person can sign in again, or that the person is a guest."""

    name: str
    is_open: bool  # a guest has no account yet
    renames_at: float | None  # when the name may be changed next; null for guests
    recovery_code_at: float | None  # when the present recovery code was made, null without one
    passkeys: list[Passkey]
    mail: str | None = None  # confirmed address
    unconfirmed_mail: str | None = None  # to which a link was sent that has not been opened yet


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """My present name, to say that I mean it."""

    name: Name


class SignInWays(Struct, frozen=True):
    """What this server offers to people who sign in, beside links from other devices and recovery codes."""

    mail: bool  # links by mail
    passkeys: str  # the only address at which passkeys work, such as https://play.example; empty if they do nowhere


class MailAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """A mail address as it was typed."""

    address: Annotated[str, Meta(min_length=3, max_length=254, pattern=rf"^[^{UNSEEN}]+{END}")]


class RecoveryCode(Struct, frozen=True):
    """A code to print: it signs in a person who lost all devices, once."""

    code: str


class GivenCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code as it was typed."""

    code: Annotated[str, Meta(min_length=8, max_length=100)]


class Recovered(Struct, frozen=True):
    """The person of a recovery code, and the code that takes the place of the one that was used."""

    me: Me
    code: str


class Device(Struct, frozen=True):
    """A browser or program on which a person is signed in."""

    id: str
    name: str  # browser and system; empty if unknown
    created: float
    seen: float  # last use, to the hour
    current: bool  # sent this request
    shared: bool  # may be several browsers: linked before each device had a token


class DeviceList(Struct, frozen=True):
    """The devices of a person."""

    devices: list[Device]


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """The device to sign out."""

    device: Annotated[str, Meta(max_length=32, pattern=rf"^[A-Za-z0-9_-]*{END}")]


ReportReason = Literal["chat", "name", "stalling", "cheating", "other"]


class PersonAtTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A person met at a table, by seat or, also after the person left, by the number of a chat line."""

    seat: SeatNumber | None = None
    line: Count | None = None


class ReportGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A report about a person met at a table; the server adds the latest chat lines."""

    reason: ReportReason
    seat: SeatNumber | None = None
    line: Count | None = None
    note: Annotated[str, Meta(max_length=MAX_CHAT_CHARS, pattern=TEXT)] = ""


class BlockedPerson(Struct, frozen=True):
    """A person I have blocked."""

    id: str  # of the block
    name: str  # when the person was blocked
    created: float


class BlockList(Struct, frozen=True):
    """The people I have blocked."""

    blocks: list[BlockedPerson]


class Unblock(Struct, frozen=True, forbid_unknown_fields=True):
    """The block to remove."""

    id: Annotated[str, Meta(max_length=32, pattern=rf"^[A-Za-z0-9_-]+{END}")]
