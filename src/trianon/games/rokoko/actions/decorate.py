"""Fund a decoration (RK-A6); also the cheaper one of RK-B16."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, spot
from trianon.core.kernel.options import Options, offer
from trianon.core.kernel.reasons import missing
from trianon.core.kernel.struct import NONE, widen
from trianon.games.rokoko.codes import component, option, place, reason
from trianon.games.rokoko.queries import has_lower_fountain, has_upper_fountain
from trianon.games.rokoko.state import DECORATION_SPACES, State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.verbs import add_livre, check_all_halls, put_marker


@rule
def decoration_price(t: Tables, space: int, cheaper: int) -> int:
    """RK-A6.1, RK-B16: the price of a space, never below 0."""
    return max(0, widen(t.decoration_price[space]) - cheaper)


@rule
def decorate_reason(s: State, t: Tables, seat: int, space: int, cheaper: int) -> int:
    """RK-A6.1, RK-A6.2: a free space, its price, and in the fountain one space per row and player."""
    if not t.decoration_there[space]:
        return reason.NO_SUCH_THING
    if s.decoration[space] != NONE:
        return reason.DECORATION_TAKEN
    kind = t.decoration_kind[space]
    if kind == component.FOUNTAIN_UPPER and has_upper_fountain(s, seat):
        return reason.FOUNTAIN_ROW
    if kind == component.FOUNTAIN_LOWER and has_lower_fountain(s, seat):
        return reason.FOUNTAIN_ROW
    price = decoration_price(t, space, cheaper)
    if s.livre[seat] < price:
        return missing(reason.DECORATION_PRICE, price - widen(s.livre[seat]))
    return reason.LEGAL


@rule
def offer_decorate(s: State, t: Tables, o: Options, seat: int, cheaper: int) -> None:
    """RK-A6.1: the spaces that can be paid."""
    for space in range(DECORATION_SPACES):
        if decorate_reason(s, t, seat, space, cheaper) == reason.LEGAL:
            offer(o, option.DECORATE + space)


@rule
def decorate(s: State, t: Tables, e: Events, seat: int, space: int, cheaper: int) -> None:
    """RK-A6.1: pay and put a marker; a musician may complete the presence in all halls (RK-AH1)."""
    add_livre(s, e, seat, -decoration_price(t, space, cheaper))
    s.decoration[space] = seat
    put_marker(e, seat, spot(place.DECORATION, space))
    check_all_halls(s, t, e, seat)
