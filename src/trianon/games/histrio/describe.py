"""A view as JSON: what a client draws and a person reads, with names instead of numbers and seats from 1."""

from trianon.core.game import Json, Names
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, to_namespace
from trianon.core.naming import (
    describe_core,
    describe_question,
    describe_steps,
    name_or_none,
    names_of_counts,
    one_based,
)
from trianon.games.histrio.codes import component, event, source, step
from trianon.games.histrio.names import space_text, troupe_text
from trianon.games.histrio.requests.play import NO_REQUEST
from trianon.games.histrio.state import FRIENDS, State
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.view import View
from trianon.games.histrio.wire import (
    HistrioChoice,
    HistrioCity,
    HistrioJourney,
    HistrioJuggler,
    HistrioSeat,
    HistrioTurn,
    HistrioView,
)


def cities_of(cards: int) -> list[int]:
    """A set of travel cards as the numbers of their cities."""
    return [city + 1 for city in range(component.CITIES) if cards & (1 << city)]


def describe(v: View, t: Tables, names: Names) -> HistrioView:
    """Everything in a view, and what follows from it; nothing else."""
    v, t = to_namespace(v), to_namespace(t)
    return {
        "game": "histrio",
        **describe_core(v),
        "season": int(v.season),
        "round": int(v.round_number),
        "rounds": rounds_of_season(v),
        "phase": event.PHASES[v.phase],
        "needle": space_text(int(v.needle)),
        "spaces_per_half": int(t.spaces),
        "backdrop": "comedy" if v.needle >= 0 else "tragedy",
        "stage": {str(seat + 1): int(v.on_stage[seat]) for seat in range(v.players)},
        "cities": [describe_city(v, names, city) for city in range(component.CITIES)],
        "encounter_pile_size": int(v.pile_count),
        "encounter_discard": names_of_counts(names["card"], v.encounter_discard),
        "request_pile_size": int(v.request_count),
        "request_discard_size": int(v.request_discard_size),
        "seats": [describe_seat(v, t, names, seat) for seat in range(v.players)],
        "resolving": describe_turn(v, names),
    }


def rounds_of_season(v: View) -> int:
    """HI-3.2, HI-3.3: every round to come takes a card per city from the pile, the last one perhaps fewer."""
    dealt = 1 if v.phase == event.OPPORTUNITIES else 0  # the next round's cards lie out before it begins
    return int(v.round_number) + dealt - (-int(v.pile_count) // component.CITIES)


def describe_city(v: View, names: Names, city: int) -> HistrioCity:
    """The cards of a city, the newest last, the troupes on their way to it, and the caravels on it.

    A caravel that level 1 took back (HI-2.5) is on no road, although the encounter of its troupe still goes on.
    """
    coming, there = [], []
    for troupe in troupes(v):
        is_spent = bool(int(v.spent[troupe]) & (1 << city))
        if v.going[troupe] == city:
            if is_spent or v.phase != event.ENCOUNTERS:
                coming.append(troupe_text(troupe))
        elif is_spent:
            there.append(troupe_text(troupe))
    cards = v.cities[city, : v.city_count[city]].tolist()
    return {"city": city + 1, "cards": [names["card"][card] for card in cards], "coming": coming, "caravels": there}


def troupes(v: View) -> list[int]:
    """All travellers: the seats and the friendly troupes."""
    return [*range(v.players), *range(SEATS, SEATS + (FRIENDS if v.players == FRIENDS else 0))]


def describe_seat(v: View, t: Tables, names: Names, seat: int) -> HistrioSeat:
    """A player's belongings as far as they are seen."""
    own = seat == v.viewer
    return {
        "seat": seat + 1,
        "ecu": int(v.ecu[seat]),
        "ledger": {name: int(v.ledger[seat, number]) for number, name in enumerate(source.NAMES)},
        "troupe": names_of_counts(names["card"], v.troupe[seat]),
        "in_hand": names_of_counts(names["card"], v.in_hand) if seat == v.seat else [],
        "jugglers": [describe_juggler(v, name, n) for n, name in enumerate(names["juggler"]) if holds(v, seat, n)],
        "impresarios": int(t.impresarios) - int(v.on_stage[seat]),
        "requests_size": int(v.requests_size[seat]),
        "requests": names_of_counts(names["request"], v.requests[seat]) if own else None,
        "played": [name_or_none(names["request"], request) for request in v.played[seat].tolist()],
        "travel": describe_travel(v, t, seat),
        "friendly": describe_travel(v, t, SEATS + seat) if v.players == FRIENDS else None,
        "choosing": describe_choice(v, names, seat),
    }


def holds(v: View, seat: int, juggler: int) -> bool:
    """Whether a juggler lies before a seat."""
    return bool(int(v.jugglers[seat]) & (1 << juggler))


def describe_juggler(v: View, name: str, juggler: int) -> HistrioJuggler:
    """A juggler laid out: whether it is used, whether it must wait, what it counts as."""
    counts = [kind for half, kind in enumerate(component.ACTOR_KINDS) if int(v.counted[half]) & (1 << juggler)]
    return {
        "juggler": name,
        "used": bool(int(v.used) & (1 << juggler)),
        "fresh": bool(int(v.fresh) & (1 << juggler)),
        "counts_as": counts[0] if counts else None,
    }


def describe_travel(v: View, t: Tables, troupe: int) -> HistrioJourney:
    """Travel cards and caravels of a troupe; of a friendly one the pile's size, and its drawn card to its owner."""
    spent, going = int(v.spent[troupe]), int(v.going[troupe])
    revealed = going if v.phase == event.TRAVEL else NONE
    described: HistrioJourney = {
        "spent": cities_of(spent),
        "revealed": one_based(revealed),
        "caravels": int(t.caravels) - spent.bit_count(),
    }
    if troupe < SEATS:
        hidden = spent if revealed == NONE else spent | 1 << revealed
        described["hand"] = cities_of(component.ALL_CITIES & ~hidden)
    else:
        friend = troupe - SEATS
        described["pile_size"] = int(v.friendly_count[friend])
        described["drawn"] = one_based(int(v.friendly_card[friend]))
    return described


def describe_choice(v: View, names: Names, seat: int) -> HistrioChoice | None:
    """Whether a seat that is asked in secret has answered; the answer itself only to its owner."""
    if v.wanted[seat] == 0:
        return None
    choice = None
    if seat == v.viewer and v.picked[seat] > 0:
        pick = int(v.sealed[seat, 0])
        if v.stack[v.depth - 1, 0] == step.CHOOSE_CITY:
            choice = f"travel:{names['city'][pick]}"
        else:
            choice = "pass" if pick == NO_REQUEST else f"play:{names['request'][pick]}"
    return {"sealed": bool(v.has_sealed[seat]), "choice": choice}


def describe_turn(v: View, names: Names) -> HistrioTurn:
    """The seat in its encounter, the cards in hand, and the steps that follow."""
    return {
        "seat": one_based(int(v.seat)),
        "in_hand": names_of_counts(names["card"], v.in_hand),
        "steps": describe_steps(v, step.STEPS),
    }


def question(s: State, t: Tables, names: Names) -> Json:
    """What is asked: the question's name, the juggler and the moment it comes from, the city it is about."""
    asked = describe_question(s, step.STEPS, names)
    if s.depth == 0:
        return asked
    what, _, b, c = s.stack[s.depth - 1].tolist()
    if what == step.USE_JUGGLER:
        asked["moment"] = component.MOMENTS[b]
        asked["city"] = one_based(c)
    if what in (step.TARGET, step.COUNT_AS):
        asked["ability"] = component.ABILITIES[t.juggler_ability[b]]
    if what == step.TARGET and asked["ability"] in ("take_one_first", "swap_top_cards"):
        # the shared city, or the first city of a swap once it is chosen
        asked["city"] = one_based(c)
    return asked
