"""Features version 2 of Histrio: those of version 1, followed by all else that a view shows.

Every card of every city, the account of the Ecu, jugglers by what they did, each friendly troupe, single requests; for
an option about a city, which one it is, what lies there and which troupes may come. Compiled on demand: version 1 does
without it.
"""

from trianon.core.features import Floats, Layout, away
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, widen
from trianon.games.histrio import features
from trianon.games.histrio.codes import component, event, source, step
from trianon.games.histrio.codes.component import CARDS, CITIES, CITY_CARDS
from trianon.games.histrio.component_features import (
    CARD,
    CARD_KINDS,
    ECU,
    FEW,
    REQUEST,
    card_kind,
    put_card,
    put_request,
)
from trianon.games.histrio.features import observe as observe_version_1
from trianon.games.histrio.state import FRIENDS
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.view import View
from trianon.games.histrio.visit_features import OPTION, describe_option

__all__ = ["OBSERVATION", "OPTION", "describe_option", "observe"]

OWN_REQUESTS = 6  # requests in hand that have a row of their own; a juggler may bring more than the limit for a moment
CITY_NUMBERS = tuple(str(city + 1) for city in range(CITIES))
JUGGLER = (
    *(f"used_{ability}" for ability in component.ABILITIES), *(f"fresh_{ability}" for ability in component.ABILITIES),
    "counted_comedian", "counted_tragedian",
)  # fmt: skip
FRIEND = (
    "there", "pile", *(f"open_{n}" for n in CITY_NUMBERS), *(f"going_{n}" for n in CITY_NUMBERS),
    *(f"drawn_{n}" for n in CITY_NUMBERS),
)  # fmt: skip

OBSERVATION = Layout(
    *((part.name, part.labels, part.shape[:-1]) for part in features.OBSERVATION),
    ("phase", event.PHASES[1:], ()),
    ("ledger", tuple(source.NAMES), (SEATS,)),
    ("jugglers", JUGGLER, (SEATS,)),
    ("city_cards", CARD, (CITIES, CITY_CARDS)),
    ("discarded", CARD_KINDS, ()),
    ("friends", FRIEND, (FRIENDS,)),
    ("place", CITY_NUMBERS, ()),
    ("own_requests", REQUEST, (OWN_REQUESTS,)),
)
PHASE_AT, LEDGER_AT, JUGGLERS_AT = (OBSERVATION[name].first for name in ("phase", "ledger", "jugglers"))
CARDS_AT, DISCARDED_AT, FRIENDS_AT = (OBSERVATION[name].first for name in ("city_cards", "discarded", "friends"))
PLACE_AT, REQUESTS_AT = OBSERVATION["place"].first, OBSERVATION["own_requests"].first
JUGGLER_WIDTH, CARD_WIDTH, FRIEND_WIDTH, REQUEST_WIDTH = len(JUGGLER), len(CARD), len(FRIEND), len(REQUEST)
ABILITY_COUNT, COUNTED = len(component.ABILITIES), JUGGLER.index("counted_comedian")
OPEN, GOING, DRAWN = FRIEND.index("open_1"), FRIEND.index("going_1"), FRIEND.index("drawn_1")


@rule
def observe(v: View, t: Tables, out: Floats) -> None:
    """Fill an array of zeros with what a view shows."""
    observe_version_1(v, t, out)
    players = widen(v.players)
    viewer = widen(v.viewer) if v.viewer < players else 0
    if v.phase > 0:
        out[PHASE_AT + widen(v.phase) - 1] = 1.0
    for seat in range(players):
        observe_seat(v, t, out, seat, away(seat, viewer, players))
    observe_cities(v, t, out)
    if players == FRIENDS:
        for friend in range(FRIENDS):
            observe_friend(v, out, friend, FRIENDS_AT + FRIEND_WIDTH * away(friend, viewer, players))
    if v.viewer < players:
        observe_requests(v, t, out, viewer)


@rule
def observe_seat(v: View, t: Tables, out: Floats, seat: int, place: int) -> None:
    """Where a seat's Ecu came from, and what its jugglers did."""
    for origin in range(source.SOURCES):
        out[LEDGER_AT + place * source.SOURCES + origin] = v.ledger[seat, origin] * ECU
    own, row = widen(v.jugglers[seat]), JUGGLERS_AT + place * JUGGLER_WIDTH
    for juggler in range(widen(t.juggler_count)):
        if own & (1 << juggler):
            ability = widen(t.juggler_ability[juggler])
            out[row + ability] += (widen(v.used) >> juggler) & 1
            out[row + ABILITY_COUNT + ability] += (widen(v.fresh) >> juggler) & 1
            for half in range(2):
                out[row + COUNTED + half] += ((widen(v.counted[half]) >> juggler) & 1) * FEW


@rule
def observe_cities(v: View, t: Tables, out: Floats) -> None:
    """Every card of every city from the oldest to the newest, the discard, and the city a question is about."""
    for city in range(CITIES):
        for i in range(widen(v.city_count[city])):
            put_card(t, out, CARDS_AT + (city * CITY_CARDS + i) * CARD_WIDTH, widen(v.cities[city, i]))
    for card in range(CARDS):
        cards = widen(v.encounter_discard[card])
        if cards > 0:
            out[DISCARDED_AT + card_kind(t, card)] += cards * FEW
    if v.depth > 0:
        top, place = widen(v.stack[v.depth - 1, 0]), widen(v.stack[v.depth - 1, 3])
        if (top == step.USE_JUGGLER or top == step.TARGET) and place >= 0 and place < CITIES:
            out[PLACE_AT + place] = 1.0


@rule
def observe_friend(v: View, out: Floats, friend: int, row: int) -> None:
    """A friendly troupe: its pile, the cities it may still visit, where it goes, and a drawn card the viewer sees."""
    troupe = SEATS + friend
    out[row] = 1.0
    out[row + 1] = v.friendly_count[friend] / CITIES
    for city in range(CITIES):
        out[row + OPEN + city] = 0.0 if (widen(v.spent[troupe]) >> city) & 1 else 1.0
        out[row + GOING + city] = 1.0 if v.going[troupe] == city else 0.0
        out[row + DRAWN + city] = 1.0 if v.friendly_card[friend] == city else 0.0


@rule
def observe_requests(v: View, t: Tables, out: Floats, viewer: int) -> None:
    """The viewer's own requests, a row each, ordered by condition, number and pay rather than by their numbers."""
    last, count = -1, 0
    while count < OWN_REQUESTS:
        best = request_after(v, t, viewer, last)
        if best == NONE:
            return
        last = request_order(t, best)
        for request in range(widen(t.request_kinds)):
            if request_order(t, request) == last:
                for _ in range(widen(v.requests[viewer, request])):
                    if count < OWN_REQUESTS:
                        put_request(t, out, REQUESTS_AT + count * REQUEST_WIDTH, request)
                        count += 1


@rule
def request_after(v: View, t: Tables, viewer: int, last: int) -> int:
    """A held request that comes next in the order of what is printed on requests, NONE after the last."""
    best, lowest = NONE, 0
    for request in range(widen(t.request_kinds)):
        order = request_order(t, request)
        if v.requests[viewer, request] > 0 and order > last and (best == NONE or order < lowest):
            best, lowest = request, order
    return best


@rule
def request_order(t: Tables, request: int) -> int:
    """A number that orders requests by condition, how much of it, and pay."""
    return (widen(t.request_condition[request]) * 128 + widen(t.request_n[request])) * 128 + widen(
        t.request_ecu[request]
    )
