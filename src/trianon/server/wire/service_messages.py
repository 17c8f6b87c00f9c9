"""Messages about the service: games, editions, preparation, errors, health."""

from typing import Any, Literal

from msgspec import Struct

from trianon.server.wire.game_types import GameName, PieceNames
from trianon.server.wire.match_messages import Situation


class GameInfo(Struct, frozen=True):
    """A game this server offers."""

    name: str
    rules: int
    seats: list[int]
    editions: list[str]  # built-in ones, the default first


class GamePreparation(Struct, frozen=True):
    """Whether the rules of a game are compiled on this node; matches can be played once they are."""

    game: GameName
    ready: bool
    share: float  # of the rules that are compiled, 0 to 1
    seconds: int | None  # that the rest will take, null while that cannot be estimated


class Preparation(Struct, frozen=True):
    """The games this node prepares, compiled or not."""

    games: list[GamePreparation]


class Games(Struct, frozen=True):
    """The games and bot levels this server offers."""

    games: list[GameInfo]
    levels: list[str]


class EditionInfo(Struct, frozen=True):
    """The components of an edition as in its file, and the names its option keys use."""

    id: str
    digest: str
    data: dict[str, Any]
    names: dict[str, list[str]]
    provenance: dict[str, str]
    pieces: PieceNames


class Problem(Struct, frozen=True, tag_field="type", tag="problem"):
    """An error, with a text in the language of the request."""

    error: str  # error code
    text: str
    rule: str | None = None
    reason: str | None = None  # the id of the rule's text
    missing: int | None = None
    situation: Situation | None = None  # the present situation
    table: str | None = None  # on the socket: the table concerned


class Health(Struct, frozen=True):
    """Health of a node."""

    status: Literal["ok", "degraded"]
    database: bool
    redis: bool | None
    version: str
