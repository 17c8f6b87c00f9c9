"""Questions about a table that change nothing."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.piles import total
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import widen
from trianon.games.histrio.codes.component import (
    ACTORS,
    ALL_CITIES,
    CITIES,
    COMEDY,
    FIRST_JUGGLER,
    LEVELS,
    TRAGEDY,
)
from trianon.games.histrio.state import State


@rule
def bits(pieces: int) -> int:
    """The number of pieces in a set with one bit each."""
    count = 0
    while pieces != 0:
        pieces &= pieces - 1
        count += 1
    return count


@rule
def is_actor(card: int) -> bool:
    """Whether an encounter card is a comedian or a tragedian."""
    return card < ACTORS


@rule
def is_juggler(card: int) -> bool:
    """Whether an encounter card is a juggler."""
    return card >= FIRST_JUGGLER


@rule
def level_of(actor: int) -> int:
    """The level of an actor, 1 to 5."""
    return actor % LEVELS + 1


@rule
def half_of(actor: int) -> int:
    """The half of the gauge an actor belongs to."""
    return actor // LEVELS


@rule
def pull_of(actor: int) -> int:
    """How far an actor moves the needle, towards comedy or, below zero, towards tragedy."""
    return level_of(actor) if actor < LEVELS else -level_of(actor)


@rule
def mood(s: State) -> int:
    """The half the needle stands in, which the backdrop shows."""
    return COMEDY if s.needle >= 0 else TRAGEDY


@rule
def hand_of(s: State, seat: int) -> int:
    """The travel cards that are not spent, a bit per city (HI-S5: so the hand is known)."""
    return ALL_CITIES & ~widen(s.spent[seat])


@rule
def friends(s: State) -> int:
    """How many friendly troupes there are (HI-P1)."""
    return 2 if s.players == 2 else 0


@rule
def players_in(s: State, city: int) -> int:
    """How many players go to a city this round."""
    count = 0
    for seat in range(widen(s.players)):
        if s.going[seat] == city:
            count += 1
    return count


@rule
def friends_in(s: State, city: int) -> int:
    """How many friendly troupes go to a city this round."""
    count = 0
    for friend in range(friends(s)):
        if s.going[SEATS + friend] == city:
            count += 1
    return count


@rule
def staged(s: State) -> int:
    """All impresarios on the stage, of any colour."""
    count = 0
    for seat in range(widen(s.players)):
        count += widen(s.on_stage[seat])
    return count


@rule
def cities_with_cards(s: State) -> int:
    """How many cities have a card."""
    count = 0
    for city in range(CITIES):
        if s.city_count[city] > 0:
            count += 1
    return count


@rule
def requests_left(s: State) -> int:
    """Requests that can still be drawn: in the pile or in its discard (HI-2.13)."""
    return widen(s.request_count) + total(s.request_discard)


@rule
def actors_of(s: State, seat: int, half: int) -> int:
    """How many comedians or tragedians a troupe has."""
    count = 0
    for actor in range(half * LEVELS, (half + 1) * LEVELS):
        count += widen(s.troupe[seat, actor])
    return count


@rule
def sum_of(s: State, seat: int, half: int) -> int:
    """HI-E2: the levels of a troupe's comedians or tragedians, jugglers that count as one included (HI-J3)."""
    levels = bits(widen(s.jugglers[seat]) & widen(s.counted[half]))
    for level in range(1, LEVELS + 1):
        levels += level * widen(s.troupe[seat, half * LEVELS + level - 1])
    return levels


@rule
def difference(s: State, seat: int) -> int:
    """HI-E3: how far the show leans in the direction of the mood; it pleases above zero."""
    liked = mood(s)
    return sum_of(s, seat, liked) - sum_of(s, seat, 1 - liked)


@rule
def best_difference(s: State) -> int:
    """HI-E3: the largest difference, or 0 when no show pleases."""
    best = 0
    for seat in range(widen(s.players)):
        best = max(best, difference(s, seat))
    return best
