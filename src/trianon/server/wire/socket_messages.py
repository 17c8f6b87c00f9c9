"""What goes over the socket: a browser says a Request to a message, and hears a Message in each."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from trianon.server.wire.messages import END, ChatLine, Count, Key, Problem, Situation, Status, TableId


class WatchTable(Struct, frozen=True, tag_field="do", tag="watch", forbid_unknown_fields=True):
    """Tell me of this table from an entry on; None: only what was told last."""

    table: TableId
    since: Count | None = None
    said: Count = 0  # the latest line of talk that is known


class LeaveTable(Struct, frozen=True, tag_field="do", tag="unwatch", forbid_unknown_fields=True):
    """Tell me no more of this table."""

    table: TableId


class AnswerTable(Struct, frozen=True, tag_field="do", tag="answer", forbid_unknown_fields=True):
    """An answer over the socket; `ref` comes back with what became of it."""

    table: TableId
    number: Count
    key: Key
    ref: Annotated[str, Meta(max_length=40, pattern=rf"^[!-~]*{END}")] = ""


class Ping(Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Asks whether the server is still there."""


ClientMessage = WatchTable | LeaveTable | AnswerTable | Ping


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first thing a socket hears, and the answer to a ping."""

    me: str
    now: float


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """An answer over the socket counts."""

    ref: str
    number: int
    repeated: bool


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """A request over the socket was refused."""

    ref: str
    problem: Problem


class Turn(Struct, frozen=True, tag_field="type", tag="turn"):
    """Something changed at a table of mine that I am not watching."""

    table: str
    number: int
    your_turn: bool
    status: Status


ServerMessage = Hello | Situation | ChatLine | Turn | Done | Refused
