"""Heuristic for Histrio: scores every option in Ecu.

A troupe counts what the king would pay for it: its actors and its show in either mood, weighted by how likely the
needle keeps that mood until the season ends. A city counts its cards if alone and a request if shared, weighted by how
likely a rival travels there: the fuller a city, the likelier.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.options import Options
from trianon.core.kernel.piles import total
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, widen
from trianon.games.histrio.codes import component, option
from trianon.games.histrio.codes.component import (
    ACTORS,
    CITIES,
    COMEDY,
    FIRST_ALMS,
    FIRST_JUGGLER,
    LEVELS,
    TRAGEDY,
)
from trianon.games.histrio.heuristic_chances import ATTRACTION, FARTHEST, IS_BEST, PLEASES, STAYS_COMEDY
from trianon.games.histrio.queries import bits, half_of, level_of, pull_of
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.view import View

Seen = View | State  # from a state, heuristics read only what the seat may see
REQUEST = 2.4  # a request in hand
JUGGLER = 1.8


class Context(NamedTuple):
    """Facts about a seat that all options share, computed once."""

    seat: int
    comedians: int
    tragedians: int
    lead: int  # the comedians' levels less the tragedians'
    needle: int
    in_comedy: float  # what the king pays for the troupe in this mood
    in_tragedy: float
    troupe: float  # what it is worth with the needle where it is
    request: float  # what one more request is worth
    pulls: tuple[float, float, float, float, float]  # by seat: the chance that a rival goes to a city without cards


@rule
def context_of(v: Seen, t: Tables, seat: int, requests: int, travels: bool) -> Context:
    """Compute the shared facts of a seat with so many requests; where rivals travel only if that matters."""
    comedians, tragedians, lead = 0, 0, 0
    held = 1 if v.seat == seat else 0  # actors in hand are as good as in the troupe
    for i in range(LEVELS):
        funny = widen(v.troupe[seat, i]) + held * widen(v.in_hand[i])
        sad = widen(v.troupe[seat, LEVELS + i]) + held * widen(v.in_hand[LEVELS + i])
        comedians += funny
        tragedians += sad
        lead += (funny - sad) * (i + 1)
    needle = widen(v.needle)
    chance = comedy_chance(v, needle)
    in_comedy, in_tragedy = pay(v, t, comedians, lead), pay(v, t, tragedians, -lead)
    troupe = chance * in_comedy + (1.0 - chance) * in_tragedy
    request = REQUEST if requests < t.request_limit else 0.3
    pulls = (0.0, 0.0, 0.0, 0.0, 0.0)
    if travels:
        pulls = (pull(v, seat, 0), pull(v, seat, 1), pull(v, seat, 2), pull(v, seat, 3), pull(v, seat, 4))
    return Context(seat, comedians, tragedians, lead, needle, in_comedy, in_tragedy, troupe, request, pulls)


@rule
def pull(v: Seen, seat: int, other: int) -> float:
    """The chance that a rival travels to a city without cards while its choice is hidden; cards attract it."""
    if other == seat or other >= v.players or v.going[other] != NONE:
        return 0.0
    attractions = 0.0
    for city in range(CITIES):
        if not widen(v.spent[other]) & (1 << city):
            attractions += ATTRACTION[v.city_count[city]]
    return 1.0 / attractions


@rule
def comedy_chance(v: Seen, needle: int) -> float:
    """How likely the season ends in comedy with the needle here."""
    chance: float = STAYS_COMEDY[v.pile_count, max(-FARTHEST, min(FARTHEST, needle)) + FARTHEST]
    return chance


@rule
def pay(v: Seen, t: Tables, actors: int, lead: int) -> float:
    """What the king pays a troupe with this many liked actors and this lead of their levels."""
    near = max(-FARTHEST, min(FARTHEST, lead)) + FARTHEST
    pleases: float = PLEASES[near]
    best: float = IS_BEST[v.players, near]
    return actors + widen(t.pleases[v.season - 1]) * (pleases + (widen(t.best_show_factor) - 1) * best)


@rule
def troupe_with(v: Seen, t: Tables, a: Context, actor: int, count: int, needle: int) -> float:
    """The troupe with so many more of an actor, fewer below zero, and the needle here."""
    chance, lead = comedy_chance(v, needle), a.lead + count * pull_of(actor)
    funny, sad = (count, 0) if half_of(actor) == COMEDY else (0, count)
    return chance * pay(v, t, a.comedians + funny, lead) + (1.0 - chance) * pay(v, t, a.tragedians + sad, -lead)


@rule
def troupe_at(v: Seen, a: Context, needle: int) -> float:
    """The present troupe, with the needle elsewhere."""
    chance = comedy_chance(v, needle)
    return chance * a.in_comedy + (1.0 - chance) * a.in_tragedy


@rule
def card_score(v: Seen, t: Tables, a: Context, card: int) -> float:
    """An encounter card for a seat alone in its city."""
    if card >= FIRST_JUGGLER:
        return JUGGLER if v.season == 1 else 0.8
    if card >= FIRST_ALMS:
        return card - FIRST_ALMS + 1.0
    # instead of joining, an actor may push the needle
    score = max(troupe_with(v, t, a, card, 1, a.needle), troupe_at(v, a, a.needle + pull_of(card))) - a.troupe
    level = level_of(card)
    if level == 1:
        return score + 0.12 * bits(widen(v.spent[a.seat]))
    if level == 2:
        return score + 1.0
    if level == 3:
        staged = 1
        for other in range(widen(v.players)):
            staged += widen(v.on_stage[other])
        return score + staged
    return score - (1.0 if level == 5 else 0.0)


@rule
def stays_away(v: Seen, seat: int, pull: float, city: int) -> float:
    """The chance that a rival with this pull does not travel to a city."""
    attraction: float = ATTRACTION[v.city_count[city]]
    return 1.0 - (1 - ((widen(v.spent[seat]) >> city) & 1)) * pull * attraction


@rule
def chance_alone(v: Seen, a: Context, city: int) -> float:
    """The chance to be alone in a city; certain after the reveal."""
    for other in range(widen(v.players)):
        if v.going[other] == city and other != a.seat:
            return 0.0
    p = a.pulls
    chance = stays_away(v, 0, p[0], city) * stays_away(v, 1, p[1], city) * stays_away(v, 2, p[2], city)
    chance *= stays_away(v, 3, p[3], city) * stays_away(v, 4, p[4], city)
    if v.players == 2:
        for friend in range(2):
            if friend == a.seat and v.friendly_card[friend] == city:
                return 0.0
            hidden = v.going[SEATS + friend] == NONE
            if friend != a.seat and hidden and not widen(v.spent[SEATS + friend]) & (1 << city):
                chance *= 1.0 - 1.0 / (widen(v.friendly_count[friend]) + 1)
            if v.going[SEATS + friend] == city:
                return 0.0
    return chance


@rule
def travel_score(v: Seen, t: Tables, a: Context, city: int) -> float:
    """A journey: the city's cards alone, or a request and a moved needle shared."""
    net, alone = 0, 0.0
    for i in range(widen(v.city_count[city])):
        card = widen(v.cities[city, i])
        net += pull_of(card) if card < ACTORS else 0
        alone += card_score(v, t, a, card)
    if v.city_count[city] == 0:
        alone = a.request
    shared = a.request + troupe_at(v, a, a.needle + net) - a.troupe
    chance = chance_alone(v, a, city)
    return chance * alone + (1.0 - chance) * shared


@rule
def juggler_score(v: Seen, t: Tables, a: Context, juggler: int) -> float:
    """Using a juggler now: most pay at once; a change of destination only if not alone."""
    ability = t.juggler_ability[juggler]
    if ability == component.CHANGE_DESTINATION:
        here = widen(v.going[a.seat])
        best = -9.0
        for city in range(CITIES):
            if not widen(v.spent[a.seat]) & (1 << city) and city != here:
                best = max(best, travel_score(v, t, a, city))
        return best - travel_score(v, t, a, here) - 0.8
    if ability == component.PUSH_NEEDLE:
        amount = widen(t.juggler_amount[juggler])
        pushed = max(troupe_at(v, a, a.needle + amount), troupe_at(v, a, a.needle - amount))
        return pushed - a.troupe - 0.4
    if ability == component.RECOVER_CARD:
        return 0.3 if bits(widen(v.spent[a.seat])) > 3 else -0.1
    if ability == component.DRAW_REQUEST:
        return a.request - 0.5
    return 0.2 if ability == component.SWAP_TOP_CARDS else 0.5


@rule
def option_score(v: Seen, t: Tables, a: Context, choice: int) -> float:
    """Score of an option for the seat, in Ecu."""
    if choice < option.USE:
        return travel_score(v, t, a, choice - option.TRAVEL)
    if choice < option.RECOVER:
        return juggler_score(v, t, a, choice - option.USE)
    if choice < option.TAKE:
        return float(v.city_count[choice - option.RECOVER])
    if choice < option.PUSH:
        return card_score(v, t, a, choice - option.TAKE)
    if choice < option.STEAL:
        amount = widen(t.juggler_amount[v.stack[v.depth - 1, 2]])  # of the juggler at work
        return troupe_at(v, a, a.needle + (amount if choice - option.PUSH == COMEDY else -amount))
    if choice < option.SWAP:
        return float(v.ecu[choice - option.STEAL])
    if choice < option.KEEP:
        return 0.0
    if choice == option.KEEP:
        return a.troupe
    if choice < option.DROP:
        actor = choice - option.DISCARD
        return troupe_with(v, t, a, actor, -1, a.needle + pull_of(actor))
    if choice < option.COUNT:
        return -float(t.request_ecu[choice - option.DROP])
    if choice < option.PLAY:
        mood = COMEDY if v.needle >= 0 else TRAGEDY
        return 1.0 if choice - option.COUNT == mood else 0.0
    return float(t.request_ecu[choice - option.PLAY]) if choice < option.PASS else 0.0


@rule
def score(v: View, t: Tables, choice: int) -> float:
    """Score of an option for the viewer, in Ecu."""
    seat = widen(v.viewer)
    return option_score(v, t, context_of(v, t, seat, widen(v.requests_size[seat]), choice < option.RECOVER), choice)


@rule
def score_all(s: State, t: Tables, o: Options, seat: int, scores: npt.NDArray[np.float64]) -> None:
    """Scores of all options of a seat, without building its view."""
    # the options of a question are of one kind, but for passing, which comes last
    a = context_of(
        s, t, seat, total(s.requests[seat]), o.ids[0] < option.RECOVER or o.ids[o.count - 1] < option.RECOVER
    )
    for i in range(widen(o.count)):
        scores[i] = option_score(s, t, a, widen(o.ids[i]))
