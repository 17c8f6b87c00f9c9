"""Majorities: halls (RK-F4, RK-F5) and fireworks (RK-F6); with two players only the first number (RK-F7)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, spot
from trianon.core.kernel.struct import Shorts, widen
from trianon.games.rokoko.codes import place
from trianon.games.rokoko.queries import dresses_in, dresses_on_master_spaces, has_musician
from trianon.games.rokoko.scoring.lines import F4, F6, NOTHING, book
from trianon.games.rokoko.state import FIREWORKS_SPACES, HALLS, State
from trianon.games.rokoko.tables import Tables

STEP = 100  # larger than any number of dresses: puts one comparison before the next


@rule
def hall_standing(s: State, t: Tables, seat: int, hall: int) -> int:
    """RK-F4, RK-F5: dresses, then Master spaces, then the musician, as one number; 0 without a dress."""
    dresses = dresses_in(s, seat, hall)
    if dresses == 0:
        return 0
    musician = 1 if has_musician(s, seat, hall) else 0
    return (dresses * STEP + dresses_on_master_spaces(s, t, seat, hall)) * STEP + musician


@rule
def fireworks_standing(s: State, seat: int) -> int:
    """RK-F6: markers, then the dearest own space by position; 0 without a marker."""
    markers, dearest = 0, 0
    for space in range(FIREWORKS_SPACES):
        if s.decoration[space] == seat:
            markers += 1
            dearest = space
    return markers * STEP + dearest


@rule
def hall_points(s: State, t: Tables, seat: int, hall: int) -> int:
    """RK-F4: what a hall gives a player as it stands; only what lies open is asked for, so a view can be asked too."""
    best, second, firsts = 0, 0, 0
    for other in range(widen(s.players)):
        best = max(best, hall_standing(s, t, other, hall))
    for other in range(widen(s.players)):
        standing = hall_standing(s, t, other, hall)
        if standing == best:
            firsts += 1
        else:
            second = max(second, standing)
    first_points, next_points = widen(t.hall_majority[hall, 0]), widen(t.hall_majority[hall, 1])
    return share(s, hall_standing(s, t, seat, hall), best, second, firsts, first_points, next_points)


@rule
def points_of_halls(s: State, t: Tables, points: Shorts) -> None:
    """RK-F4: what every hall gives every player as it stands, a row per hall."""
    for hall in range(HALLS):
        for seat in range(widen(s.players)):
            points[hall, seat] = hall_points(s, t, seat, hall)


@rule
def score_halls(s: State, t: Tables, e: Events) -> None:
    """RK-F4: the majority of every hall."""
    for hall in range(HALLS):
        for seat in range(widen(s.players)):
            points = hall_points(s, t, seat, hall)
            book(s, e, seat, F4, points, spot(place.GUEST, hall * place.ROW), NOTHING, dresses_in(s, seat, hall))


@rule
def score_fireworks(s: State, t: Tables, e: Events) -> None:
    """RK-F6: the majority of the fireworks; positions differ, so nobody ties."""
    best, second = 0, 0
    for seat in range(widen(s.players)):
        standing = fireworks_standing(s, seat)
        if standing > best:
            best, second = standing, best
        else:
            second = max(second, standing)
    for seat in range(widen(s.players)):
        standing = fireworks_standing(s, seat)
        points = share(s, standing, best, second, 1, widen(t.fireworks_majority[0]), widen(t.fireworks_majority[1]))
        book(s, e, seat, F6, points, spot(place.TERRACE, 0), NOTHING, standing // STEP)


@rule
def share(s: State, standing: int, best: int, second: int, firsts: int, first_points: int, next_points: int) -> int:
    """RK-F4, RK-F7: all firsts get the first number; the next rank the second, unless firsts tie or two play."""
    if standing == 0:
        return 0
    if standing == best:
        return first_points
    if standing == second and firsts == 1 and s.players > 2:
        return next_points
    return 0
