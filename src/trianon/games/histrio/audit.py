"""Conservation: every card, travel card, caravel and impresario of an edition is in exactly one place."""

import numpy as np

from trianon.core.game import Names
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.piles import compare, negatives, same_counts, tally, total
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, Bytes, widen
from trianon.games.histrio.codes.component import (
    ACTORS,
    ALL_CITIES,
    CARDS,
    CITIES,
    FIRST_JUGGLER,
    MAX_JUGGLERS,
    REQUEST_CARDS,
)
from trianon.games.histrio.queries import bits, friends
from trianon.games.histrio.state import FRIENDS, State
from trianon.games.histrio.tables import Tables

NEVER_NEGATIVE = ("ecu", "on_stage", "spent", "in_hand", "troupe", "requests", "request_discard", "encounter_discard")
EMPTY_SEAT = ("ecu", "on_stage", "troupe", "jugglers", "requests")


@rule
def count_cards(s: State, found: Bytes) -> None:
    """Where all encounter cards are."""
    tally(found, s.pile)
    for city in range(CITIES):
        tally(found, s.cities[city])
    found += s.encounter_discard
    found[:ACTORS] += s.in_hand
    for seat in range(SEATS):
        found[:ACTORS] += s.troupe[seat]
        for juggler in range(MAX_JUGGLERS):
            if widen(s.jugglers[seat]) & (1 << juggler):
                found[FIRST_JUGGLER + juggler] += 1


@rule
def count_requests(s: State, found: Bytes) -> None:
    """Where all requests are."""
    tally(found, s.request_pile)
    found += s.request_discard
    for seat in range(SEATS):
        found += s.requests[seat]
        tally(found, s.played[seat])


@rule
def count_friendly(s: State, friend: int, found: Bytes) -> None:
    """Where the travel cards of a friendly troupe are: in its pile, drawn, on the way or spent."""
    tally(found, s.friendly_pile[friend])
    if s.friendly_card[friend] != NONE:
        found[s.friendly_card[friend]] += 1
    for city in range(CITIES):
        if widen(s.spent[SEATS + friend]) & (1 << city) or s.going[SEATS + friend] == city:
            found[city] += 1


@rule
def in_order(pile: Bytes, count: int) -> bool:
    """Whether a list of pieces is filled from its beginning up to its count and empty behind."""
    for place in range(len(pile)):
        if (pile[place] != NONE) != (place < count):
            return False
    return True


@rule
def sound(s: State, t: Tables) -> bool:
    """Whether every piece is in exactly one place and nothing is negative: `audit` says what is not."""
    cards, requests = np.zeros(CARDS, np.int8), np.zeros(REQUEST_CARDS, np.int8)
    count_cards(s, cards)
    count_requests(s, requests)
    if not (same_counts(cards, t.card_copies) and same_counts(requests, t.request_copies)):
        return False
    if not (in_order(s.pile, widen(s.pile_count)) and in_order(s.request_pile, widen(s.request_count))):
        return False
    for city in range(CITIES):
        if not in_order(s.cities[city], widen(s.city_count[city])):
            return False
    for seat in range(widen(s.players)):
        if not seat_sound(s, t, seat):
            return False
    return friends_sound(s) and -t.spaces <= s.needle < t.spaces


@rule
def seat_sound(s: State, t: Tables, seat: int) -> bool:
    """Whether a player has no more caravels, impresarios and requests out than there are, and no debts."""
    ledger = 0
    for amount in s.ledger[seat]:
        ledger += widen(amount)
    if s.ecu[seat] < 0 or s.ecu[seat] != ledger:
        return False
    if widen(s.spent[seat]) & ~ALL_CITIES or bits(widen(s.spent[seat])) > t.caravels:
        return False
    if s.on_stage[seat] < 0 or s.on_stage[seat] > t.impresarios:
        return False
    return total(s.requests[seat]) <= t.request_limit + 1


@rule
def friends_sound(s: State) -> bool:
    """Whether each travel card of a friendly troupe is in one place."""
    for friend in range(friends(s)):
        found = np.zeros(CITIES, np.int8)
        count_friendly(s, friend, found)
        for city in range(CITIES):
            if found[city] != 1:
                return False
        if not in_order(s.friendly_pile[friend], widen(s.friendly_count[friend])):
            return False
    return True


def audit(s: State, t: Tables, names: Names) -> list[str]:
    """Everything that is not in exactly one place, or where it cannot be; nothing on a sound table."""
    return [*audit_cards(s, t, names), *audit_piles(s), *audit_seats(s, t), *audit_friends(s), *audit_rest(s, t)]


def audit_cards(s: State, t: Tables, names: Names) -> list[str]:
    """Encounter cards and requests."""
    cards, requests = np.zeros(CARDS, np.int8), np.zeros(REQUEST_CARDS, np.int8)
    count_cards(s, cards)
    count_requests(s, requests)
    return [
        *compare("card", names["card"], cards.tolist(), t.card_copies.tolist()),
        *compare("request", names["request"], requests.tolist(), t.request_copies.tolist()),
    ]


def audit_piles(s: State) -> list[str]:
    """Lists of cards have no gaps and are as long as they say."""
    piles = [("the encounter pile", s.pile, s.pile_count), ("the request pile", s.request_pile, s.request_count)]
    piles += [(f"city {city + 1}", s.cities[city], s.city_count[city]) for city in range(CITIES)]
    return [f"{name} has gaps or a wrong count" for name, pile, count in piles if not in_order(pile, int(count))]


def audit_seats(s: State, t: Tables) -> list[str]:
    """Nobody has more caravels, impresarios or requests out than there are; the ledger explains all Ecu."""
    faults = []
    for seat in range(s.players):
        if s.ledger[seat].sum() != s.ecu[seat]:
            faults.append(f"the ledger of seat {seat + 1} sums up to {s.ledger[seat].sum()}, not to {s.ecu[seat]}")
        if int(s.spent[seat]) & ~ALL_CITIES or bits(int(s.spent[seat])) > t.caravels:
            faults.append(f"seat {seat + 1} has more than {t.caravels} caravels on the road, or one at no city")
        if s.on_stage[seat] > t.impresarios:
            faults.append(f"seat {seat + 1} has {s.on_stage[seat]} impresarios on the stage, more than {t.impresarios}")
        if s.requests[seat].sum() > t.request_limit + 1:
            faults.append(f"seat {seat + 1} holds {s.requests[seat].sum()} requests, more than {t.request_limit}")
    return faults


def audit_friends(s: State) -> list[str]:
    """Friendly troupes travel with two players only, and with each of their cards once."""
    faults = []
    for friend in range(FRIENDS):
        found = np.zeros(CITIES, np.int8)
        count_friendly(s, friend, found)
        if found.tolist() != [1 if friend < friends(s) else 0] * CITIES:
            faults.append(f"the friendly travel cards of seat {friend + 1} are there {found.tolist()} times")
        elif not in_order(s.friendly_pile[friend], int(s.friendly_count[friend])):
            faults.append(f"the friendly pile of seat {friend + 1} has gaps or a wrong count")
    return faults


def audit_rest(s: State, t: Tables) -> list[str]:
    """Nothing is negative, nobody sits at an empty seat, the needle is on the gauge."""
    faults = negatives(s, NEVER_NEGATIVE)
    faults += [f"{name} at an empty seat" for name in EMPTY_SEAT if (getattr(s, name)[s.players :] != 0).any()]
    if not -t.spaces <= s.needle < t.spaces:
        faults.append("the needle points beyond the gauge")
    if s.in_hand.any() and s.seat == NONE:
        faults.append("actors in hand of nobody")
    return faults
