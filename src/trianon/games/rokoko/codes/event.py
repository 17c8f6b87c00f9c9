"""The events of Rokoko and their facts; `?` marks what only the audience learns."""

from trianon.core.kernel.events import EventKinds

KINDS = EventKinds()

ROUND = KINDS.add("round", "round:number")
PHASE = KINDS.add("phase", "phase")
START = KINDS.add("start", "how:start")
TURN = KINDS.add("turn")
CARD = KINDS.add("card", "card?", "from:place", "to:place")
TILE = KINDS.add("tile", "tile?", "from:place", "to:place")
DRESS = KINDS.add("dress", "dress", "from:place", "to:place")
MARKER = KINDS.add("marker", "to:place")
LIVRE = KINDS.add("livre", "amount:number", "from:place", "to:place")
YARN = KINDS.add("yarn", "amount:number", "from:place", "to:place")
LACE = KINDS.add("lace", "amount:number", "from:place", "to:place")
PRESTIGE = KINDS.add("prestige", "amount:number?", "from:place", "to:place")
FAVOR = KINDS.add("favor", "from:place", "to:place")
SHUFFLE = KINDS.add("shuffle", "pile:place", "count:number")
ORDER = KINDS.add("order", "pile:place", "position:number", "card", private=True)
ACTION = KINDS.add("action", "action", "card")
BONUS = KINDS.add("bonus", "card")
FORFEIT = KINDS.add("forfeit", "what:forfeit", "card")
SEALED = KINDS.add("sealed")
SCORE = KINDS.add("score", "rule:score", "points:number", "where:place", "what:piece", "count:number")
PLACING = KINDS.add("placing", "placing:number", "prestige:number", "livre:number")
TILE_ORDER = KINDS.add("order", "pile:place", "position:number", "tile", private=True)
HOUSE_RULE = KINDS.add("house_rule")  # RK-H1: Livre on top follow

# phases
PREPARE, HANDS, ACTIONS, INCOME, SCORING = 1, 2, 3, 4, 5
PHASES = ("", "prepare", "hands", "actions", "income", "final_scoring")

# why a player starts
DRAWN, CHOSEN, BY_FAVOR, STAYS = 0, 1, 2, 3
STARTS = ("drawn", "chosen", "favor", "stays")

# main actions; forfeited is the bonus or the main action
FAVOR_ACTION, ACQUIRE, MAKE_DRESS, HIRE, DEPUTE, DECORATE = 0, 1, 2, 3, 4, 5
ACTION_NAMES = ("favor", "acquire", "make_dress", "hire", "depute", "decorate")
MAIN_ACTION, CARD_BONUS = 0, 1
FORFEITS = ("main_action", "bonus")
