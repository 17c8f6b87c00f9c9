"""The events of Goofspiel and their facts; `?` marks what only the audience learns."""

from __future__ import annotations

from trianon.core.kernel.events import EventKind, kind

SHUFFLE, ORDER, PRIZE, SEALED, BID, TAKE, DISCARD, PLACING = range(1, 9)

KINDS: dict[int, EventKind] = {
    SHUFFLE: kind("shuffle", "count:number"),
    ORDER: kind("order", "position:number", "prize:card", private=True),
    PRIZE: kind("prize", "prize:card"),
    SEALED: kind("sealed"),
    BID: kind("bid", "card?"),
    TAKE: kind("take", "prize:card", "points:number"),
    DISCARD: kind("discard", "prize:card"),
    PLACING: kind("placing", "placing:number", "total:number"),
}
