"""The steps of Histrio; their arguments stand behind them."""

from __future__ import annotations

from trianon.core.kernel.steps import QUESTION, SECRET

# happen by themselves
ROUND = 1
TRAVEL = 2
DEPART = 3
MOMENT = 4  # moment, seat, city: from this seat on, whoever can use a juggler is asked
NEXT_CITY = 5  # city: it is done, go on
RESOLVE = 6  # seat, city: the next card of somebody alone
DRAWS = 7  # city, seat: requests for the players there, from this seat on
SCATTER = 8  # city: the cards of a shared city
REFRESH = 9
OPPORTUNITIES = 10
PAY_ACTORS = 11
COUNT_JUGGLERS = 12
PAY_SHOWS = 13
ASK_REQUESTS = 14
SEASON_END = 15

# ask one seat
USE_JUGGLER = QUESTION  # seat, moment, city
TARGET = QUESTION + 1  # seat, juggler, city: the shared one, or the first of a swap once it is chosen
STEAL = QUESTION + 2  # seat
DISCARD_ACTOR = QUESTION + 3  # seat
DISCARD_REQUEST = QUESTION + 4  # seat
COUNT_AS = QUESTION + 5  # seat, juggler

# ask several in secret
CHOOSE_CITY = SECRET
PLAY_REQUEST = SECRET + 1

NAMES = {
    value: name.lower()
    for name, value in list(globals().items())
    if name.isupper() and name not in ("QUESTION", "SECRET")
}
