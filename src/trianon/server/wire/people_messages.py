"""Request and response types of the routes about people: identity, devices, blocks, reports."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from trianon.server.limits import MAX_CHAT_CHARS
from trianon.server.wire.field_types import END, TEXT, Count, Language, Name, SeatNumber


class Me(Struct, frozen=True):
    """An identity."""

    id: str
    name: str
    language: Language
    is_new: bool = False
    device_matches: bool = False  # matches against bots alone may be played on the person's own device


class MeChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A change of name or language."""

    name: Name | None = None
    language: Language | None = None


class Link(Struct, frozen=True):
    """A private link that moves an identity to another device, once."""

    token: str
    expires: float


class LinkToken(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a private link."""

    token: Annotated[str, Meta(min_length=8, max_length=100)]


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
