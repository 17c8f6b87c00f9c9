"""The events of Histrio and their facts; `?` marks what only the audience learns."""

from trianon.core.kernel.events import EventKinds

KINDS = EventKinds()

SEASON = KINDS.add("season", "season:number")
ROUND = KINDS.add("round", "round:number")
PHASE = KINDS.add("phase", "phase")
COIN = KINDS.add("coin", "half")
NEEDLE = KINDS.add("needle", "from:space", "to:space")
BACKDROP = KINDS.add("backdrop", "half")
SHUFFLE = KINDS.add("shuffle", "pile:place", "count:number")
ORDER = KINDS.add("order", "pile:place", "position:number", "card", private=True)
REQUEST_ORDER = KINDS.add("order", "pile:place", "position:number", "request", private=True)
TRAVEL_ORDER = KINDS.add("order", "pile:place", "position:number", "city", private=True)
CARD = KINDS.add("card", "card", "from:place", "to:place")
REQUEST = KINDS.add("request", "request?", "from:place", "to:place")
TRAVEL_CARD = KINDS.add("travel_card", "city?", "from:place", "to:place", "troupe")
CARAVEL = KINDS.add("caravel", "from:place", "to:place", "troupe")
IMPRESARIO = KINDS.add("impresario", "from:place", "to:place")
ECU = KINDS.add("ecu", "amount:number", "from:place", "to:place", "rule")
USE = KINDS.add("use", "juggler", "city")
READY = KINDS.add("ready", "juggler")
COUNT_AS = KINDS.add("count_as", "juggler", "half")
SEALED = KINDS.add("sealed")
SCORE = KINDS.add("score", "rule", "points:number", "source")
PLACING = KINDS.add("placing", "placing:number", "ecu:number")

# phases
TRAVEL, ENCOUNTERS, OPPORTUNITIES, PAY = 1, 2, 3, 4
PHASES = ("", "travel", "encounters", "opportunities", "pay")
