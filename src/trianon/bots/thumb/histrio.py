"""Rules of thumb for Histrio: every option gets a worth in Ecu.

A troupe is worth what the king would pay for it: its actors and its show in either mood, weighed by how likely the
needle keeps that mood until the season ends. A city is worth its cards alone and a request shared, weighed by how
likely somebody else goes there: the fuller a city, the likelier.
"""

from __future__ import annotations

from math import exp

from trianon.core.record import NONE, whole
from trianon.core.rule import rule
from trianon.core.state import SEATS
from trianon.games.histrio.codes import component, option
from trianon.games.histrio.codes.component import (
    ACTORS,
    ALL_CITIES,
    CITIES,
    COMEDY,
    FIRST_ALMS,
    FIRST_JUGGLER,
    TRAGEDY,
)
from trianon.games.histrio.queries import bits, half_of, level_of, pull_of
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.view import View

REQUEST = 2.4  # what a request is worth in hand
JUGGLER = 1.8


@rule
def rounds_left(v: View) -> float:
    """Rounds of this season after this one."""
    return whole(v.pile_count) / CITIES


@rule
def chance_of_comedy(v: View, needle: float) -> float:
    """How likely the season ends in comedy with the needle here: surer, the fewer rounds are left."""
    return 1.0 / (1.0 + exp(-(needle + 0.5) * 0.7 / (1.0 + rounds_left(v))))


@rule
def pay(v: View, t: Tables, actors: int, lead: int) -> float:
    """What the king pays a troupe with this many liked actors and this lead of their levels."""
    fee = whole(t.pleases[v.season - 1])
    pleases = 1.0 / (1.0 + exp(-0.45 * (lead - 0.5)))
    best = 1.0 / (1.0 + exp(-0.35 * (lead - 4.0 - whole(v.players))))
    return actors + fee * pleases + fee * (whole(t.best_show_factor) - 1) * best


@rule
def troupe_worth(v: View, t: Tables, seat: int, extra: int, away: int, needle: float) -> float:
    """A troupe with the actors in hand and one more (`extra`), or without one (`away`), NONE for neither."""
    count_comedy, count_tragedy, sum_comedy, sum_tragedy = 0, 0, 0, 0
    for actor in range(ACTORS):
        there = whole(v.troupe[seat, actor]) + (whole(v.in_hand[actor]) if v.seat == seat else 0)
        there += (1 if actor == extra else 0) - (1 if actor == away else 0)
        if half_of(actor) == COMEDY:
            count_comedy += there
            sum_comedy += there * level_of(actor)
        else:
            count_tragedy += there
            sum_tragedy += there * level_of(actor)
    chance = chance_of_comedy(v, needle)
    comedy = pay(v, t, count_comedy, sum_comedy - sum_tragedy)
    return chance * comedy + (1.0 - chance) * pay(v, t, count_tragedy, sum_tragedy - sum_comedy)


@rule
def card_worth(v: View, t: Tables, seat: int, card: int) -> float:
    """An encounter card to somebody alone with it."""
    if card >= FIRST_JUGGLER:
        return JUGGLER if v.season == 1 else 0.8
    if card >= FIRST_ALMS:
        return card - FIRST_ALMS + 1.0
    needle = float(v.needle)
    worth = troupe_worth(v, t, seat, card, NONE, needle) - troupe_worth(v, t, seat, NONE, NONE, needle)
    # instead of joining, an actor may push the needle
    pushed = troupe_worth(v, t, seat, NONE, NONE, needle + pull_of(card)) - troupe_worth(v, t, seat, NONE, NONE, needle)
    worth = max(worth, pushed)
    level = level_of(card)
    if level == 1:
        return worth + 0.12 * bits(whole(v.spent[seat]))
    if level == 2:
        return worth + 1.0
    if level == 3:
        staged = 1
        for other in range(whole(v.players)):
            staged += whole(v.on_stage[other])
        return worth + staged
    return worth - (1.0 if level == 5 else 0.0)


@rule
def city_worth(v: View, t: Tables, seat: int, city: int) -> float:
    """A city to somebody alone there."""
    worth = 0.0
    for i in range(whole(v.city_count[city])):
        worth += card_worth(v, t, seat, whole(v.cities[city, i]))
    return worth


@rule
def request_worth(v: View, t: Tables, seat: int) -> float:
    """One more request: little when the hand is full, or when the season is nearly over and one is at hand."""
    return REQUEST if v.request_size[seat] < t.request_limit else 0.3


@rule
def chance_to_go(v: View, hand: int, city: int) -> float:
    """How likely somebody with this hand goes to a city: the more cards, the likelier."""
    if not hand & (1 << city):
        return 0.0
    weights = 0.0
    for other in range(CITIES):
        if hand & (1 << other):
            weights += exp(0.25 * whole(v.city_count[other]))
    return exp(0.25 * whole(v.city_count[city])) / weights


@rule
def chance_alone(v: View, seat: int, city: int) -> float:
    """How likely nobody else comes to a city; after the reveal it is known."""
    chance = 1.0
    for other in range(whole(v.players)):
        if other != seat:
            if v.going[other] != NONE:
                chance *= 0.0 if v.going[other] == city else 1.0
            else:
                chance *= 1.0 - chance_to_go(v, ALL_CITIES & ~whole(v.spent[other]), city)
    if v.players == 2:
        for friend in range(2):
            if friend == seat and v.friendly_card[friend] == city:
                return 0.0
            if friend != seat and v.going[SEATS + friend] == NONE and not whole(v.spent[SEATS + friend]) & (1 << city):
                chance *= 1.0 - 1.0 / (whole(v.friendly_count[friend]) + 1)
            if v.going[SEATS + friend] == city:
                return 0.0
    return chance


@rule
def travel_worth(v: View, t: Tables, seat: int, city: int) -> float:
    """A journey: the city alone, or a request and a moved needle shared."""
    net = 0
    for i in range(whole(v.city_count[city])):
        if v.cities[city, i] < ACTORS:
            net += pull_of(whole(v.cities[city, i]))
    needle = float(v.needle)
    shared = request_worth(v, t, seat)
    shared += troupe_worth(v, t, seat, NONE, NONE, needle + net) - troupe_worth(v, t, seat, NONE, NONE, needle)
    alone = city_worth(v, t, seat, city) if v.city_count[city] > 0 else request_worth(v, t, seat)
    chance = chance_alone(v, seat, city)
    return chance * alone + (1.0 - chance) * shared


@rule
def juggler_worth(v: View, t: Tables, seat: int, juggler: int) -> float:
    """Using a juggler now: most are worth it at once; a change of mind only when not alone."""
    ability = t.juggler_ability[juggler]
    if ability == component.CHANGE_DESTINATION:
        here = whole(v.going[seat])
        best = -9.0
        for city in range(CITIES):
            if not whole(v.spent[seat]) & (1 << city) and city != here:
                best = max(best, travel_worth(v, t, seat, city))
        return best - travel_worth(v, t, seat, here) - 0.8
    if ability == component.PUSH_NEEDLE:
        amount, needle = whole(t.juggler_amount[juggler]), float(v.needle)
        now = troupe_worth(v, t, seat, NONE, NONE, needle)
        up = troupe_worth(v, t, seat, NONE, NONE, needle + amount)
        return max(up, troupe_worth(v, t, seat, NONE, NONE, needle - amount)) - now - 0.4
    if ability == component.RECOVER_CARD:
        return 0.3 if bits(whole(v.spent[seat])) > 3 else -0.1
    if ability == component.DRAW_REQUEST:
        return request_worth(v, t, seat) - 0.5
    return 0.2 if ability == component.SWAP_TOP_CARDS else 0.5


@rule
def pushed_worth(v: View, t: Tables, seat: int, half: int) -> float:
    """The needle pushed towards a half by the juggler at work."""
    amount = whole(t.juggler_amount[v.stack[v.depth - 1, 2]])
    return troupe_worth(v, t, seat, NONE, NONE, v.needle + (amount if half == COMEDY else -amount))


@rule
def worth(v: View, t: Tables, choice: int) -> float:
    """What an option is worth to the viewer, in Ecu."""
    seat = whole(v.viewer)
    if choice < option.USE:
        return travel_worth(v, t, seat, choice - option.TRAVEL)
    if choice < option.RECOVER:
        return juggler_worth(v, t, seat, choice - option.USE)
    if choice < option.TAKE:
        return float(v.city_count[choice - option.RECOVER])
    if choice < option.PUSH:
        return card_worth(v, t, seat, choice - option.TAKE)
    if choice < option.STEAL:
        return pushed_worth(v, t, seat, choice - option.PUSH)
    if choice < option.SWAP:
        return float(v.ecu[choice - option.STEAL])
    if choice < option.KEEP:
        return 0.0
    needle = float(v.needle)
    if choice == option.KEEP:
        return troupe_worth(v, t, seat, NONE, NONE, needle)
    if choice < option.DROP:
        actor = choice - option.DISCARD
        return troupe_worth(v, t, seat, NONE, actor, needle + pull_of(actor))
    if choice < option.COUNT:
        return -float(t.request_ecu[choice - option.DROP])
    if choice < option.PLAY:
        mood = COMEDY if v.needle >= 0 else TRAGEDY
        return 1.0 if choice - option.COUNT == mood else 0.0
    return float(t.request_ecu[choice - option.PLAY]) if choice < option.PASS else 0.0
