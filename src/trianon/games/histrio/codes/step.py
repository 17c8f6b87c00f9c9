"""The steps of Histrio, each declared once; a place is a city, or none."""

from trianon.core.kernel.step_kinds import Steps

STEPS = Steps()

# what comes after a moment for jugglers, and after the moment of a shared city
_AFTER_MOMENT = ("depart", "next_city", "refresh", "draws", "round")

ROUND = STEPS.happens("round")
TRAVEL = STEPS.happens("travel")
DEPART = STEPS.happens("depart")
# from this seat on, every seat that can use a juggler is asked
MOMENT = STEPS.happens("moment", "moment", "seat", "place", over=_AFTER_MOMENT)
NEXT_CITY = STEPS.happens("next_city", "place")  # this city is done
RESOLVE = STEPS.happens("resolve", "seat", "city", over=("next_city",))  # the next card of a seat alone in a city
DRAWS = STEPS.happens("draws", "city", "seat", over=("scatter", "next_city"))  # requests, from this seat on
SCATTER = STEPS.happens("scatter", "city", over=("next_city",))  # the cards of a shared city
REFRESH = STEPS.happens("refresh")
OPPORTUNITIES = STEPS.happens("opportunities")
PAY_ACTORS = STEPS.happens("pay_actors")
COUNT_JUGGLERS = STEPS.happens("count_jugglers")
PAY_SHOWS = STEPS.happens("pay_shows")
ASK_REQUESTS = STEPS.happens("ask_requests")
SEASON_END = STEPS.happens("season_end")

USE_JUGGLER = STEPS.asks("use_juggler", "seat", "moment", "place", over=_AFTER_MOMENT)
# the place is the shared city, or the first city of a swap once it is chosen
TARGET = STEPS.asks("target", "seat", "juggler", "place", over=("moment",))
STEAL = STEPS.asks("steal", "seat", over=("resolve",))
DISCARD_ACTOR = STEPS.asks("discard_actor", "seat", over=("next_city",))
DISCARD_REQUEST = STEPS.asks("discard_request", "seat", over=("moment", "draws", "scatter", "next_city"))
COUNT_AS = STEPS.asks("count_as", "seat", "juggler", over=("count_jugglers",))

CHOOSE_CITY = STEPS.asks_in_secret("choose_city")
PLAY_REQUEST = STEPS.asks_in_secret("play_request", over=("season_end",))

_JOURNEY = (MOMENT, DEPART, MOMENT, NEXT_CITY, MOMENT, REFRESH, OPPORTUNITIES)
STEPS.sequence(TRAVEL, *_JOURNEY)
STEPS.sequence(CHOOSE_CITY, *_JOURNEY)
STEPS.sequence(ROUND)
STEPS.sequence(PAY_ACTORS, COUNT_JUGGLERS, PAY_SHOWS, ASK_REQUESTS, SEASON_END)
