"""The events of Rokoko and their facts; `?` marks what only the audience learns."""

from __future__ import annotations

from trianon.core.kernel.events import EventKind, kind

ROUND = 1
PHASE = 2
START = 3
TURN = 4
CARD = 5
TILE = 6
DRESS = 7
MARKER = 8
LIVRE = 9
YARN = 10
LACE = 11
PRESTIGE = 12
FAVOR = 13
SHUFFLE = 14
ORDER = 15
ACTION = 16
BONUS = 17
FORFEIT = 18
SEALED = 19
SCORE = 20
PLACING = 21
TILE_ORDER = 22

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

KINDS: dict[int, EventKind] = {
    ROUND: kind("round", "round:number"),
    PHASE: kind("phase", "phase"),
    START: kind("start", "how:start"),
    TURN: kind("turn"),
    CARD: kind("card", "card?", "from:place", "to:place"),
    TILE: kind("tile", "tile?", "from:place", "to:place"),
    DRESS: kind("dress", "dress", "from:place", "to:place"),
    MARKER: kind("marker", "to:place"),
    LIVRE: kind("livre", "amount:number", "from:place", "to:place"),
    YARN: kind("yarn", "amount:number", "from:place", "to:place"),
    LACE: kind("lace", "amount:number", "from:place", "to:place"),
    PRESTIGE: kind("prestige", "amount:number?", "from:place", "to:place"),
    FAVOR: kind("favor", "from:place", "to:place"),
    SHUFFLE: kind("shuffle", "pile:place", "count:number"),
    ORDER: kind("order", "pile:place", "position:number", "card", private=True),
    TILE_ORDER: kind("order", "pile:place", "position:number", "tile", private=True),
    ACTION: kind("action", "action", "card"),
    BONUS: kind("bonus", "card"),
    FORFEIT: kind("forfeit", "what:forfeit", "card"),
    SEALED: kind("sealed"),
    SCORE: kind("score", "rule:score", "points:number", "where:place", "what:piece", "count:number"),
    PLACING: kind("placing", "placing:number", "prestige:number", "livre:number"),
}
