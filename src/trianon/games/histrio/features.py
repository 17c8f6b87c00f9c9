"""A view of Histrio as one flat array for learning; seats are counted from the viewer on.

Everything is read from the view, so nothing hidden can slip in. Cities have no values of their own: each is described
by the cards that lie there and by the seats that may still go.
"""

from trianon.core.features import PLACES_AWAY, Floats, Layout, away, observe_question, seat_flag
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import widen
from trianon.games.histrio.codes import component, step
from trianon.games.histrio.codes.component import ACTORS, CARDS, CITIES, FIRST_ALMS, FIRST_JUGGLER, LEVELS
from trianon.games.histrio.component_features import (
    CARD,
    ECU,
    FEW,
    LEVEL,
    REQUEST,
    put_card,
    put_juggler,
    put_request,
)
from trianon.games.histrio.option_features import OPTION, describe_option
from trianon.games.histrio.queries import bits, half_of, level_of
from trianon.games.histrio.state import FRIENDS, SEASONS
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.view import View

__all__ = ["OBSERVATION", "OPTION", "describe_option", "observe"]

OPEN_QUESTIONS = step.STEPS.open_questions
MATCH = (
    "season", "round", "needle", "comedy", "asked", "over", "pile", "requests", "requests_discarded", "pleases",
    "players_2", "players_3", "players_4", "players_5",
)  # fmt: skip
SEAT = (
    "there", "ecu", "on_stage", "travel_cards", "requests", "wanted", "sealed", "comedians", "tragedians",
    "comedy", "tragedy", *(f"comedian_{n + 1}" for n in range(LEVELS)), *(f"tragedian_{n + 1}" for n in range(LEVELS)),
    *component.ABILITIES, *(f"ready_{ability}" for ability in component.ABILITIES),
)  # fmt: skip
CITY = (
    "cards", "comedians", "tragedians", "comedy", "tragedy", "alms", "jugglers", "sealed",
    *(f"open_to_{place}" for place in PLACES_AWAY), *(f"going_{place}" for place in PLACES_AWAY),
    "friends_open", "friends_going", "friend_drawn",
)  # fmt: skip

OBSERVATION = Layout(
    ("match", MATCH, ()),
    ("question", step.STEPS.questions, ()),
    ("turn", PLACES_AWAY, ()),
    ("seats", SEAT, (SEATS,)),
    ("requests", ("held", "n", "ecu"), (len(component.CONDITIONS),)),
    ("played", REQUEST, (SEATS, SEASONS)),
    ("cities", CITY, (CITIES,)),
    ("top_cards", CARD, (CITIES,)),
    ("in_hand", tuple(f"{kind}_{n + 1}" for kind in component.ACTOR_KINDS for n in range(LEVELS)), ()),
    ("juggler", CARD, ()),
    ("moment", component.MOMENTS, ()),
    ("unseen", (*(f"{kind}_{n + 1}" for kind in component.ACTOR_KINDS for n in range(LEVELS)), "alms", "jugglers"), ()),
)
MATCH_AT, QUESTION_AT, TURN_AT, SEATS_AT = (OBSERVATION[n].first for n in ("match", "question", "turn", "seats"))
REQUESTS_AT, PLAYED_AT, CITIES_AT = (OBSERVATION[name].first for name in ("requests", "played", "cities"))
TOP_AT, HAND_AT, JUGGLER_AT = (OBSERVATION[name].first for name in ("top_cards", "in_hand", "juggler"))
MOMENT_AT, UNSEEN_AT = OBSERVATION["moment"].first, OBSERVATION["unseen"].first
SEAT_WIDTH, CITY_WIDTH, CARD_WIDTH, REQUEST_WIDTH = len(SEAT), len(CITY), len(CARD), len(REQUEST)
COMEDIANS, COMEDY, TROUPE = SEAT.index("comedians"), SEAT.index("comedy"), SEAT.index("comedian_1")
ABILITIES, READY = SEAT.index(component.ABILITIES[0]), SEAT.index(f"ready_{component.ABILITIES[0]}")
OPEN_TO, GOING, FRIENDS_OPEN = CITY.index("open_to_away_0"), CITY.index("going_away_0"), CITY.index("friends_open")
SEALED = CITY.index("sealed")
ALMS, JUGGLERS = ACTORS, ACTORS + 1


@rule
def observe(v: View, t: Tables, out: Floats) -> None:
    """Fill an array of zeros with what a view shows."""
    players = widen(v.players)
    viewer = widen(v.viewer) if v.viewer < players else 0
    observe_match(v, t, out, viewer, players)
    for seat in range(players):
        observe_seat(v, t, out, seat, away(seat, viewer, players))
    for city in range(CITIES):
        observe_city(v, t, out, city, viewer, players)
    observe_requests(v, t, out, viewer)
    observe_work(v, t, out)
    observe_unseen(v, t, out)


@rule
def observe_match(v: View, t: Tables, out: Floats, viewer: int, players: int) -> None:
    """How far the match is, the king's mood, and what is asked."""
    out[MATCH_AT] = v.season / SEASONS
    out[MATCH_AT + 1] = v.round_number * FEW
    out[MATCH_AT + 2] = v.needle / t.spaces
    out[MATCH_AT + 3] = 1.0 if v.needle >= 0 else 0.0
    out[MATCH_AT + 5] = v.over
    out[MATCH_AT + 6] = v.pile_count * 0.02
    out[MATCH_AT + 7] = v.request_count * 0.05
    out[MATCH_AT + 8] = v.request_discard_size * 0.05
    if v.season > 0:
        out[MATCH_AT + 9] = t.pleases[v.season - 1] * FEW
    out[MATCH_AT + 8 + players] = 1.0
    seat_flag(out, TURN_AT, widen(v.seat), viewer, players)
    out[MATCH_AT + 4] = 1.0 if observe_question(v, out, QUESTION_AT, OPEN_QUESTIONS, viewer) else 0.0


@rule
def observe_seat(v: View, t: Tables, out: Floats, seat: int, place: int) -> None:
    """What lies before a player: Ecu, troupe, jugglers, requests played."""
    row = SEATS_AT + SEAT_WIDTH * place
    out[row] = 1.0
    out[row + 1] = v.ecu[seat] * ECU
    out[row + 2] = v.on_stage[seat] / t.impresarios
    out[row + 3] = (CITIES - bits(widen(v.spent[seat]))) / CITIES
    out[row + 4] = v.requests_size[seat] * FEW
    out[row + 5] = v.wanted[seat]
    out[row + 6] = v.has_sealed[seat]
    for actor in range(ACTORS):
        actors = widen(v.troupe[seat, actor])
        if actors > 0:
            out[row + TROUPE + actor] = actors * FEW
            out[row + COMEDIANS + half_of(actor)] += actors * FEW
            out[row + COMEDY + half_of(actor)] += actors * level_of(actor) * ECU
    own, idle = widen(v.jugglers[seat]), ~(widen(v.used) | widen(v.fresh))
    for juggler in range(widen(t.juggler_count)):
        if own & (1 << juggler):
            out[row + ABILITIES + widen(t.juggler_ability[juggler])] += 1.0
            out[row + READY + widen(t.juggler_ability[juggler])] += (idle >> juggler) & 1
            for half in range(2):
                out[row + COMEDY + half] += ((widen(v.counted[half]) >> juggler) & 1) * ECU
    for season in range(SEASONS):
        put_request(t, out, PLAYED_AT + (place * SEASONS + season) * REQUEST_WIDTH, widen(v.played[seat, season]))


@rule
def observe_city(v: View, t: Tables, out: Floats, city: int, viewer: int, players: int) -> None:
    """The cards of a city, its newest one, and the troupes that may still go there or are going."""
    row, bit = CITIES_AT + city * CITY_WIDTH, 1 << city
    cards = widen(v.city_count[city])
    comedians, tragedians, comedy, tragedy, alms, jugglers = 0, 0, 0, 0, 0, 0
    for i in range(cards):
        card = widen(v.cities[city, i])
        if card < LEVELS:
            comedians += 1
            comedy += level_of(card)
        elif card < ACTORS:
            tragedians += 1
            tragedy += level_of(card)
        elif card < FIRST_JUGGLER:
            alms += card - FIRST_ALMS + 1
        else:
            jugglers += 1
        if card < ACTORS:
            out[UNSEEN_AT + card] -= FEW
    out[UNSEEN_AT + ALMS] -= alms * ECU
    out[UNSEEN_AT + JUGGLERS] -= jugglers * FEW
    out[row] = cards * FEW
    out[row + 1] = comedians * FEW
    out[row + 2] = tragedians * FEW
    out[row + 3] = comedy * LEVEL
    out[row + 4] = tragedy * LEVEL
    out[row + 5] = alms * FEW
    out[row + 6] = jugglers * FEW
    if cards > 0:
        put_card(t, out, TOP_AT + city * CARD_WIDTH, widen(v.cities[city, cards - 1]))
    for seat in range(players):
        place = away(seat, viewer, players)
        out[row + OPEN_TO + place] = 0.0 if widen(v.spent[seat]) & bit else 1.0
        out[row + GOING + place] = 1.0 if v.going[seat] == city else 0.0
    if players == FRIENDS:
        for friend in range(FRIENDS):
            out[row + FRIENDS_OPEN] += 0.0 if widen(v.spent[SEATS + friend]) & bit else 0.5
            out[row + FRIENDS_OPEN + 1] += 0.5 if v.going[SEATS + friend] == city else 0.0
            out[row + FRIENDS_OPEN + 2] += 1.0 if v.friendly_card[friend] == city else 0.0
    if v.depth > 0 and v.stack[v.depth - 1, 0] == step.CHOOSE_CITY and v.picked[viewer] > 0:
        out[row + SEALED] = 1.0 if v.sealed[viewer, 0] == city else 0.0


@rule
def observe_requests(v: View, t: Tables, out: Floats, viewer: int) -> None:
    """The viewer's own requests by condition."""
    for request in range(widen(t.request_kinds)):
        held = widen(v.requests[viewer, request])
        if held > 0:
            row = REQUESTS_AT + 3 * widen(t.request_condition[request])
            out[row] += held * FEW
            out[row + 1] = t.request_n[request] * FEW
            out[row + 2] += held * widen(t.request_ecu[request]) * ECU


@rule
def observe_work(v: View, t: Tables, out: Floats) -> None:
    """The actors in hand, the juggler at work, the moment of the question."""
    for actor in range(ACTORS):
        out[HAND_AT + actor] = v.in_hand[actor] * FEW
    if v.depth == 0:
        return
    top, piece = widen(v.stack[v.depth - 1, 0]), widen(v.stack[v.depth - 1, 2])
    if top == step.TARGET or top == step.COUNT_AS:
        put_juggler(t, out, JUGGLER_AT, piece)
    elif top == step.USE_JUGGLER:
        out[MOMENT_AT + piece] = 1.0


@rule
def observe_unseen(v: View, t: Tables, out: Floats) -> None:
    """Encounter cards that lie neither before the players nor in the discard; those of the cities are taken off too."""
    laid = 0
    for seat in range(widen(v.players)):
        laid |= widen(v.jugglers[seat])
    for actor in range(ACTORS):
        left = widen(t.card_copies[actor]) - widen(v.encounter_discard[actor]) - widen(v.in_hand[actor])
        for seat in range(widen(v.players)):
            left -= widen(v.troupe[seat, actor])
        out[UNSEEN_AT + actor] += left * FEW
    alms, jugglers = 0, -bits(laid)
    for card in range(FIRST_ALMS, FIRST_JUGGLER):
        left = widen(t.card_copies[card]) - widen(v.encounter_discard[card])
        alms += left * (card - FIRST_ALMS + 1)
    for card in range(FIRST_JUGGLER, CARDS):
        jugglers += widen(t.card_copies[card]) - widen(v.encounter_discard[card])
    out[UNSEEN_AT + ALMS] += alms * ECU
    out[UNSEEN_AT + JUGGLERS] += jugglers * FEW
