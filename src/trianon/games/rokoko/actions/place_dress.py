"""Rent out or sell the dress just made (RK-A3.5 to RK-A3.9)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, spot
from trianon.core.kernel.options import Options, offer
from trianon.core.kernel.steps import follow
from trianon.core.kernel.struct import NONE, widen
from trianon.games.rokoko.codes import component, option, place, reason, step
from trianon.games.rokoko.queries import tiles_in
from trianon.games.rokoko.state import GUEST_SPACES, HALLS, State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.verbs import add_lace, add_livre, add_yarn, check_all_halls, emit_dress, put_marker


@rule
def rent_reason(s: State, t: Tables, position: int, rank: int) -> int:
    """RK-A3.6, RK-A3.7: a free guest space; Master guest spaces only for a Master's dress."""
    hall, space = position // GUEST_SPACES, position % GUEST_SPACES
    if space >= t.guest_count[hall]:
        return reason.NO_SUCH_THING
    if s.guest[hall, space] != NONE:
        return reason.GUEST_SPACE_TAKEN
    if t.guest_master[hall, space] and rank != component.MASTER:
        return reason.MASTER_SPACE
    return reason.LEGAL


@rule
def offer_place(s: State, t: Tables, o: Options, rank: int) -> None:
    """RK-A3.5: rent out anywhere allowed, or sell (RK-A3.9: always)."""
    for hall in range(HALLS):
        for space in range(widen(t.guest_count[hall])):
            position = hall * GUEST_SPACES + space
            if rent_reason(s, t, position, rank) == reason.LEGAL:
                offer(o, option.RENT + position)
    offer(o, option.SELL)


@rule
def rent(s: State, t: Tables, e: Events, seat: int, position: int) -> None:
    """RK-A3.6: dress and marker on the space; presence in all halls and the reward count at once."""
    hall, space = position // GUEST_SPACES, position % GUEST_SPACES
    dress = widen(s.dress)
    s.dress = NONE
    s.guest[hall, space] = dress
    s.host[hall, space] = seat
    there = spot(place.GUEST, hall * place.ROW + space)
    emit_dress(e, seat, dress, spot(place.DECIDING, seat), there)
    put_marker(e, seat, there)
    check_all_halls(s, t, e, seat)
    reward(s, t, e, seat, hall, space)


@rule
def reward(s: State, t: Tables, e: Events, seat: int, hall: int, space: int) -> None:
    """RK-A3.8: what the space gives comes at once; a free tile only if there is one."""
    add_livre(s, e, seat, widen(t.guest_livre[hall, space]))
    add_yarn(s, e, seat, widen(t.guest_yarn[hall, space]))
    add_lace(s, e, seat, widen(t.guest_lace[hall, space]))
    if t.guest_tile[hall, space]:
        for segment in range(widen(t.segments)):
            if tiles_in(s, segment) > 0:
                follow(s, ((step.REWARD_TILE, seat, 0, 0),))
                return


@rule
def sell(s: State, t: Tables, e: Events, seat: int) -> None:
    """RK-A3.9: the dress goes to the dress discard for its value."""
    dress = widen(s.dress)
    s.dress = NONE
    s.dress_discard[dress] += 1
    emit_dress(e, seat, dress, spot(place.DECIDING, seat), spot(place.DRESS_DISCARD, 0))
    add_livre(s, e, seat, widen(t.dress_livre[dress]))
