"""Request and response types of the routes about people: their devices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from trianon.server.wire.messages import END


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
