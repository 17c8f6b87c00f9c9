"""The events of Goofspiel and their facts; `?` marks what only the audience learns."""

from trianon.core.kernel.events import EventKinds

KINDS = EventKinds()

PRIZE = KINDS.add("prize", "prize:number")
SEALED = KINDS.add("sealed")
BID = KINDS.add("bid", "card:number?")
TAKE = KINDS.add("take", "prize:number", "points:number")
DISCARD = KINDS.add("discard", "prize:number")
PLACING = KINDS.add("placing", "placing:number", "total:number")
