"""What stands on the board: terrace (RK-F8), statues (RK-F9), all other markers (RK-F10)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, spot
from trianon.core.kernel.struct import NONE, widen
from trianon.games.rokoko.codes import component, place
from trianon.games.rokoko.queries import dresses_of_colour
from trianon.games.rokoko.scoring.lines import F8, F9, F10, NOTHING, book
from trianon.games.rokoko.state import (
    ALL_HALLS_SPACES,
    COLOUR_COUNT,
    DECORATION_SPACES,
    FIREWORKS_SPACES,
    HALLS,
    State,
)
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.verbs import emit_dress

KINGS_HALL = 0


@rule
def finest_guest(s: State, t: Tables, seat: int) -> int:
    """RK-F8: the King's-hall space with a player's dress of most prestige, NONE without one."""
    best = NONE
    for space in range(widen(t.guest_count[KINGS_HALL])):
        if s.host[KINGS_HALL, space] == seat:
            prestige = t.dress_prestige[s.guest[KINGS_HALL, space]]
            if best == NONE or prestige > t.dress_prestige[s.guest[KINGS_HALL, best]]:
                best = space
    return best


@rule
def grandest_free_fireworks(s: State, t: Tables, seat: int) -> int:
    """RK-F8: a player's fireworks space of the highest multiplier without a dress yet, NONE without one."""
    best = NONE
    for space in range(FIREWORKS_SPACES):
        if s.decoration[space] == seat and s.terrace[space] == NONE:
            if best == NONE or t.decoration_multiplier[space] > t.decoration_multiplier[best]:
                best = space
    return best


@rule
def score_terrace(s: State, t: Tables, e: Events, seat: int) -> None:
    """RK-F8: finest dress to highest multiplier, again and again: the best way for its owner."""
    for _ in range(FIREWORKS_SPACES):
        guest, fireworks = finest_guest(s, t, seat), grandest_free_fireworks(s, t, seat)
        if guest == NONE or fireworks == NONE:
            return
        dress = widen(s.guest[KINGS_HALL, guest])
        s.guest[KINGS_HALL, guest] = NONE
        s.host[KINGS_HALL, guest] = NONE
        s.terrace[fireworks] = dress
        there = spot(place.TERRACE, fireworks)
        emit_dress(e, seat, dress, spot(place.GUEST, KINGS_HALL * place.ROW + guest), there)
        times = widen(t.decoration_multiplier[fireworks])
        book(s, e, seat, F8, widen(t.dress_prestige[dress]) * times, there, dress, times)


@rule
def score_statues(s: State, t: Tables, e: Events, seat: int) -> None:
    """RK-F9: per statue a set of different colours; the n-th set holds every colour there are n dresses of."""
    sets = 0
    for space in range(DECORATION_SPACES):
        if s.decoration[space] == seat and t.decoration_kind[space] == component.STATUE:
            sets += 1
            colours = 0
            for colour in range(COLOUR_COUNT):
                dresses = dresses_of_colour(s, t, seat, colour) + terrace_dresses(s, t, seat, colour)
                colours += 1 if dresses >= sets else 0
            book(s, e, seat, F9, colours * widen(t.statue_prestige), spot(place.DECORATION, space), NOTHING, colours)


@rule
def terrace_dresses(s: State, t: Tables, seat: int, colour: int) -> int:
    """RK-F9: a player's dresses of a colour on the terrace."""
    dresses = 0
    for space in range(FIREWORKS_SPACES):
        if s.terrace[space] != NONE and s.decoration[space] == seat and t.dress_colour[s.terrace[space]] == colour:
            dresses += 1
    return dresses


@rule
def score_markers(s: State, t: Tables, e: Events, seat: int) -> None:
    """RK-F10: the other dresses, decorations and "All halls" spaces."""
    for hall in range(HALLS):
        for space in range(widen(t.guest_count[hall])):
            if s.host[hall, space] == seat:
                dress = widen(s.guest[hall, space])
                book(
                    s,
                    e,
                    seat,
                    F10,
                    widen(t.dress_prestige[dress]),
                    spot(place.GUEST, hall * place.ROW + space),
                    dress,
                    1,
                )
    for space in range(DECORATION_SPACES):
        if s.decoration[space] == seat:
            book(s, e, seat, F10, widen(t.decoration_prestige[space]), spot(place.DECORATION, space), NOTHING, 1)
    for space in range(ALL_HALLS_SPACES):
        if s.all_halls[space] == seat:
            book(s, e, seat, F10, widen(t.all_halls_prestige[space]), spot(place.ALL_HALLS, space), NOTHING, 1)
