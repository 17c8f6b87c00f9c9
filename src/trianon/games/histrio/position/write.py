"""A table of Histrio as plain data for a position file."""

from trianon.core.game import Json, Names
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE
from trianon.core.naming import name_or_none, names_of_counts
from trianon.games.histrio.codes import component, event, source, step
from trianon.games.histrio.describe import cities_of
from trianon.games.histrio.names import space_text
from trianon.games.histrio.position.steps import step_codec
from trianon.games.histrio.queries import friends
from trianon.games.histrio.requests.play import NO_REQUEST
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables


def write_position(s: State, t: Tables, names: Names) -> Json:
    """Everything on a table, in words; of each pile the top first, of each city the newest last."""
    cards, requests = names["card"], names["request"]
    written: Json = {
        "season": int(s.season),
        "round": int(s.round_number),
        "phase": event.PHASES[s.phase],
        "needle": space_text(int(s.needle)),
    }
    if s.depth:
        written["steps"] = step_codec(names, int(s.players)).write(s.stack[: s.depth].tolist())
    written["cities"] = [
        [cards[card] for card in row[:count]] for row, count in zip(s.cities.tolist(), s.city_count.tolist())
    ]
    written["encounter_pile"] = [cards[card] for card in s.pile[: s.pile_count][::-1].tolist()]
    written["encounter_discard"] = names_of_counts(cards, s.encounter_discard)
    written["request_pile"] = [requests[request] for request in s.request_pile[: s.request_count][::-1].tolist()]
    written["request_discard"] = names_of_counts(requests, s.request_discard)
    written["seat"] = [_write_seat(s, names, seat) for seat in range(s.players)]
    return written


def _write_seat(s: State, names: Names, seat: int) -> Json:
    written: Json = {
        "ledger": {name: int(s.ledger[seat, n]) for n, name in enumerate(source.NAMES) if s.ledger[seat, n]},
        "on_stage": int(s.on_stage[seat]),
        "troupe": names_of_counts(names["card"], s.troupe[seat]),
        "requests": names_of_counts(names["request"], s.requests[seat]),
        "spent": cities_of(int(s.spent[seat])),
    }
    if s.seat == seat:
        written["in_hand"] = names_of_counts(names["card"], s.in_hand)
    if s.going[seat] != NONE:
        written["going"] = int(s.going[seat]) + 1
    if (s.played[seat] != NONE).any():
        written["played"] = [name_or_none(names["request"], request) or "" for request in s.played[seat]]
    written.update(_write_jugglers(s, names, seat))
    if friends(s):
        written.update(_write_friendly(s, seat))
    if s.picked[seat]:
        written["sealed"] = _sealed(s, names, seat)
    return written


def _write_jugglers(s: State, names: Names, seat: int) -> Json:
    written: Json = {}
    mine = int(s.jugglers[seat])
    for key, chosen in (("jugglers", mine), ("used", mine & int(s.used)), ("fresh", mine & int(s.fresh))):
        if chosen:
            written[key] = [name for number, name in enumerate(names["juggler"]) if chosen & 1 << number]
    counted = {
        name: kind
        for half, kind in enumerate(component.ACTOR_KINDS)
        for number, name in enumerate(names["juggler"])
        if mine & int(s.counted[half]) & 1 << number
    }
    if counted:
        written["counts_as"] = counted
    return written


def _write_friendly(s: State, seat: int) -> Json:
    troupe = SEATS + seat
    written: Json = {
        "friendly_pile": [city + 1 for city in s.friendly_pile[seat, : s.friendly_count[seat]][::-1].tolist()],
        "friendly_spent": cities_of(int(s.spent[troupe])),
    }
    if s.friendly_card[seat] != NONE:
        written["friendly_drawn"] = int(s.friendly_card[seat]) + 1
    if s.going[troupe] != NONE:
        written["friendly_going"] = int(s.going[troupe]) + 1
    return written


def _sealed(s: State, names: Names, seat: int) -> str:
    pick = int(s.sealed[seat, 0])
    if s.stack[s.depth - 1, 0] == step.CHOOSE_CITY:
        return f"travel:{names['city'][pick]}"
    return "pass" if pick == NO_REQUEST else f"play:{names['request'][pick]}"
