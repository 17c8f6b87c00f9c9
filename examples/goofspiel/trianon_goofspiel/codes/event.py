"""The events of Goofspiel and their facts; `?` marks what only the audience learns."""

from __future__ import annotations

from trianon.core.kernel.events import EventKind, kind

PRIZE, SEALED, BID, TAKE, DISCARD, PLACING = range(1, 7)

KINDS: dict[int, EventKind] = {
    PRIZE: kind("prize", "prize:number"),
    SEALED: kind("sealed"),
    BID: kind("bid", "card:number?"),
    TAKE: kind("take", "prize:number", "points:number"),
    DISCARD: kind("discard", "prize:number"),
    PLACING: kind("placing", "placing:number", "total:number"),
}
