"""Messages of the socket: a `ClientMessage` per message from the browser, a `ServerMessage` per message to it."""

from typing import Annotated

from msgspec import Meta, Struct

from trianon.server.wire.field_types import END, Count, Key, Status, TableId
from trianon.server.wire.match_messages import ChatLine, Situation
from trianon.server.wire.service_messages import Problem


class WatchTable(Struct, frozen=True, tag_field="do", tag="watch", forbid_unknown_fields=True):
    """Subscribe to a table from an entry on; `since` null sends the latest entries only."""

    table: TableId
    since: Count | None = None
    said: Count = 0  # the latest chat line already known


class UnwatchTable(Struct, frozen=True, tag_field="do", tag="unwatch", forbid_unknown_fields=True):
    """End the subscription to a table."""

    table: TableId


class AnswerTable(Struct, frozen=True, tag_field="do", tag="answer", forbid_unknown_fields=True):
    """An answer; the reply repeats `ref`."""

    table: TableId
    number: Count
    key: Key
    ref: Annotated[str, Meta(max_length=40, pattern=rf"^[!-~]*{END}")] = ""


class Ping(Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Checks the connection; the reply is a Hello."""


ClientMessage = WatchTable | UnwatchTable | AnswerTable | Ping


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message of a connection, and the reply to a Ping."""

    me: str
    now: float


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """An answer was accepted."""

    ref: str
    number: int
    repeated: bool


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """A request was refused."""

    ref: str
    problem: Problem


class Turn(Struct, frozen=True, tag_field="type", tag="turn"):
    """A table of mine that I do not watch changed."""

    table: str
    number: int
    your_turn: bool
    status: Status


# `Situation` and `ChatLine` are also sent over HTTP: `match_messages.py` defines them
ServerMessage = Hello | Situation | ChatLine | Turn | Done | Refused
