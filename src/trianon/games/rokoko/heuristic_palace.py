"""Heuristic scores for Rokoko's palace: places in its halls, decorations, and the value of money."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.struct import NONE, widen
from trianon.games.rokoko.codes import component
from trianon.games.rokoko.state import COLOUR_COUNT, HALLS, State
from trianon.games.rokoko.tables import FIRST_LOWER, FIRST_MUSICIAN, FIRST_UPPER, Tables
from trianon.games.rokoko.view import View

Seen = View | State  # from a state, heuristics read only what the seat may see
KINGS_HALL = 0


@rule
def rounds_left(v: Seen, t: Tables) -> float:
    """Rounds after this one."""
    return float(widen(t.rounds) - widen(v.round_number))


@rule
def livre(v: Seen, t: Tables) -> float:
    """The value of a Livre in prestige now."""
    return 0.1 + 0.1 * rounds_left(v, t) / widen(t.rounds)


@rule
def guests(v: Seen, seat: int, hall: int) -> int:
    """A seat's dresses in a hall."""
    dresses = 0
    for host in v.host[hall]:
        if host == seat:
            dresses += 1
    return dresses


@rule
def is_new_hall(v: Seen, seat: int, hall: int) -> bool:
    """Whether a seat is not present in a hall yet."""
    return guests(v, seat, hall) == 0 and v.decoration[FIRST_MUSICIAN + hall] != seat


@rule
def presence(v: Seen, seat: int, hall: int) -> float:
    """The worth of being present in a hall for the first time: the last of the five counts most."""
    if not is_new_hall(v, seat, hall):
        return 0.0
    missing = 0
    for other in range(HALLS):
        missing += 1 if is_new_hall(v, seat, other) else 0
    return 4.0 / missing


@rule
def hall_score(v: Seen, t: Tables, seat: int, hall: int) -> float:
    """Any place in a hall for a dress: the majority, presence, and the King's hall under own fireworks."""
    score = presence(v, seat, hall)
    mine, most = guests(v, seat, hall), 0
    for other in range(widen(v.players)):
        if other != seat:
            most = max(most, guests(v, other, hall))
    # a majority that can be won or tied counts more than one that is lost
    share = 0.6 if mine + 1 > most else 0.4 if mine + 1 == most else 0.15
    score += share * widen(t.hall_majority[hall, 0]) / (mine + 1)
    if hall == KINGS_HALL:
        fireworks = 0
        for owner in v.decoration[:FIRST_MUSICIAN]:
            fireworks += 1 if owner == seat else 0
        score += 3.0 if mine < fireworks else 0.5
    return score


@rule
def space_score(v: Seen, t: Tables, hall: int, space: int) -> float:
    """What one place of a hall brings beyond the others: rewards, and the better rank in a tie."""
    score = 0.5 if t.guest_master[hall, space] else 0.0
    score += widen(t.guest_livre[hall, space]) * livre(v, t) + 0.6 * widen(t.guest_tile[hall, space])
    return score + 0.5 * (widen(t.guest_yarn[hall, space]) + widen(t.guest_lace[hall, space]))


@rule
def best_rent(v: Seen, t: Tables, seat: int, by_master: bool) -> float:
    """The best free place for a dress; negative when there is none."""
    best = -9.0
    for hall in range(HALLS):
        here = -9.0
        for space in range(widen(t.guest_count[hall])):
            if v.guest[hall, space] == NONE and (by_master or not t.guest_master[hall, space]):
                here = max(here, space_score(v, t, hall, space))
        if here >= 0.0:
            best = max(best, here + hall_score(v, t, seat, hall))
    return best


@rule
def own_colour(v: Seen, t: Tables, seat: int, colour: int) -> bool:
    """Whether a seat has rented out a dress of this colour."""
    for hall in range(HALLS):
        for space in range(widen(t.guest_count[hall])):
            if v.host[hall, space] == seat and t.dress_colour[v.guest[hall, space]] == colour:
                return True
    return False


@rule
def decorate_score(v: Seen, t: Tables, seat: int, space: int, cheaper: int) -> float:
    """A decoration by its kind, less its price."""
    kind = t.decoration_kind[space]
    price = max(0, widen(t.decoration_price[space]) - cheaper)
    score = float(widen(t.decoration_prestige[space]))
    dresses, owned = 0, 0
    for hall in range(HALLS):
        dresses += guests(v, seat, hall)
    for owner in v.decoration:
        owned += 1 if owner == seat else 0
    left = rounds_left(v, t)
    if kind == component.MUSICIAN:
        score += presence(v, seat, space - FIRST_MUSICIAN) + 0.4
    elif kind == component.FIREWORKS:
        score += 2.0 + 2.5 * min(1, guests(v, seat, KINGS_HALL)) + 0.3 * left
    elif kind == component.STATUE:
        colours = 0
        for colour in range(COLOUR_COUNT):
            colours += 1 if own_colour(v, t, seat, colour) else 0
        score += widen(t.statue_prestige) * min(4.0, colours + 0.4 * left)
    elif space < FIRST_LOWER and space >= FIRST_UPPER:
        score += (owned + 1.0 + 0.3 * left) * (left + 1.0) * livre(v, t)
    else:
        score += (dresses + 0.5 * left) * (left + 1.0) * livre(v, t)
    return score - price * livre(v, t)
