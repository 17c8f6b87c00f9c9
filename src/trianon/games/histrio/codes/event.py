"""The events of Histrio and their facts; `?` marks what only the audience learns."""

from __future__ import annotations

from trianon.core.kernel.events import EventKind, kind

SEASON = 1
ROUND = 2
PHASE = 3
COIN = 4
NEEDLE = 5
BACKDROP = 6
SHUFFLE = 7
ORDER = 8
REQUEST_ORDER = 9
TRAVEL_ORDER = 10
CARD = 11
REQUEST = 12
TRAVEL_CARD = 13
CARAVEL = 14
IMPRESARIO = 15
ECU = 16
USE = 17
READY = 18
COUNT_AS = 19
SEALED = 20
SCORE = 21
PLACING = 22

# phases
TRAVEL, ENCOUNTERS, OPPORTUNITIES, PAY = 1, 2, 3, 4
PHASES = ("", "travel", "encounters", "opportunities", "pay")

KINDS: dict[int, EventKind] = {
    SEASON: kind("season", "season:number"),
    ROUND: kind("round", "round:number"),
    PHASE: kind("phase", "phase"),
    COIN: kind("coin", "half"),
    NEEDLE: kind("needle", "from:space", "to:space"),
    BACKDROP: kind("backdrop", "half"),
    SHUFFLE: kind("shuffle", "pile:place", "count:number"),
    ORDER: kind("order", "pile:place", "position:number", "card", private=True),
    REQUEST_ORDER: kind("order", "pile:place", "position:number", "request", private=True),
    TRAVEL_ORDER: kind("order", "pile:place", "position:number", "city", private=True),
    CARD: kind("card", "card", "from:place", "to:place"),
    REQUEST: kind("request", "request?", "from:place", "to:place"),
    TRAVEL_CARD: kind("travel_card", "city?", "from:place", "to:place", "troupe"),
    CARAVEL: kind("caravel", "from:place", "to:place", "troupe"),
    IMPRESARIO: kind("impresario", "from:place", "to:place"),
    ECU: kind("ecu", "amount:number", "from:place", "to:place", "rule"),
    USE: kind("use", "juggler", "city"),
    READY: kind("ready", "juggler"),
    COUNT_AS: kind("count_as", "juggler", "half"),
    SEALED: kind("sealed"),
    SCORE: kind("score", "rule", "points:number", "source"),
    PLACING: kind("placing", "placing:number", "ecu:number"),
}
