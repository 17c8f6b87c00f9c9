"""The conditions of requests (HI-E6): how much a troupe lacks of each."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.struct import widen
from trianon.games.histrio.codes import component
from trianon.games.histrio.codes.component import ACTORS, COMEDY, LEVELS, TRAGEDY
from trianon.games.histrio.queries import actors_of, best_difference, bits, difference, level_of, sum_of
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables


@rule
def lacking(s: State, t: Tables, seat: int, request: int) -> int:
    """How much a troupe lacks of what a request wants; 0 when its condition holds."""
    condition = widen(t.request_condition[request])
    if condition == component.EQUAL_SUMS:
        return lacking_balance(s, seat)
    wanted = widen(t.request_n[request])
    if condition == component.BEST_SHOW:
        wanted = max(1, best_difference(s))
    return max(0, wanted - measured(s, seat, condition, widen(t.request_levels[request])))


@rule
def measured(s: State, seat: int, condition: int, levels: int) -> int:
    """What a condition counts; the Chameleon counts in sums and as a juggler, not as an actor (HI-E6)."""
    if condition == component.BEST_SHOW or condition == component.DIFFERENCE_IN_MOOD:
        return difference(s, seat)
    if condition == component.DIFFERENCE_AGAINST_MOOD:
        return -difference(s, seat)
    if condition == component.ACTORS_AT_LEAST:
        return actors_of(s, seat, COMEDY) + actors_of(s, seat, TRAGEDY)
    if condition == component.COMEDIANS_AT_LEAST:
        return actors_of(s, seat, COMEDY)
    if condition == component.TRAGEDIANS_AT_LEAST:
        return actors_of(s, seat, TRAGEDY)
    if condition == component.LEVEL_AT_LEAST:
        return highest_level(s, seat)
    if condition == component.LOW_LEVELS_AT_LEAST:
        return actors_of_levels(s, seat, levels)
    if condition == component.JUGGLERS_AT_LEAST:
        return bits(widen(s.jugglers[seat]))
    return widen(s.on_stage[seat])


@rule
def lacking_balance(s: State, seat: int) -> int:
    """Equal sums with comedians and tragedians present: the difference, and each kind that is not there."""
    lacks = abs(sum_of(s, seat, COMEDY) - sum_of(s, seat, TRAGEDY))
    for half in range(2):
        if actors_of(s, seat, half) == 0:
            lacks += 1
    return lacks


@rule
def highest_level(s: State, seat: int) -> int:
    """The highest level in a troupe, 0 when it has no actor."""
    highest = 0
    for actor in range(ACTORS):
        if s.troupe[seat, actor] > 0:
            highest = max(highest, level_of(actor))
    return highest


@rule
def actors_of_levels(s: State, seat: int, levels: int) -> int:
    """How many actors of a troupe have one of these levels."""
    count = 0
    for level in range(1, LEVELS + 1):
        if levels & (1 << level):
            count += widen(s.troupe[seat, level - 1]) + widen(s.troupe[seat, LEVELS + level - 1])
    return count
