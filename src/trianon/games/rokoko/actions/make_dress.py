"""Make a dress (RK-A3): choose it, pay it, rent it out or sell it; also the extra dress of RK-B10 and RK-B11."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, spot
from trianon.core.kernel.options import Options, offer
from trianon.core.kernel.reasons import lack, missing
from trianon.core.kernel.steps import follow
from trianon.core.kernel.struct import NONE, copy_line, widen
from trianon.games.rokoko.codes import component, option, place, reason, step
from trianon.games.rokoko.queries import Silk, silk_of
from trianon.games.rokoko.state import COLOUR_COUNT, State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.verbs import add_lace, add_livre, add_yarn, emit_dress


@rule
def make_reason(s: State, t: Tables, seat: int, window: int, rank: int, fewer: int, colours: int, silk: Silk) -> int:
    """RK-A3.1 to RK-A3.4, RK-A3.10; `fewer` bales of `colours` (a bit each) are the discount of a bonus."""
    if window >= t.window_count:
        return reason.NO_SUCH_THING
    dress = widen(s.windows[window])
    if dress == NONE:
        return reason.WINDOW_EMPTY
    if t.dress_thimble[dress] and colours:
        return reason.DISCOUNT_THIMBLE if colours & (colours - 1) else reason.ONE_COLOUR_DISCOUNT_THIMBLE
    lacks = 1 if t.dress_thimble[dress] and rank != component.MASTER else 0
    lacks += lack(reason.THIMBLE, reason.WINDOW_PRICE, widen(t.window_price[window]) - widen(s.livre[seat]))
    lacks += lack(reason.THIMBLE, reason.YARN, widen(t.dress_yarn[dress]) - widen(s.yarn[seat]))
    lacks += lack(reason.THIMBLE, reason.LACE, widen(t.dress_lace[dress]) - widen(s.lace[seat]))
    for colour in range(COLOUR_COUNT):
        short = max(0, widen(t.dress_silk[dress, colour]) - silk[colour])
        helped = min(short, fewer) if colours & (1 << colour) else 0
        fewer -= helped
        lacks += lack(reason.THIMBLE, reason.SILK + colour, short - helped)
    return missing(reason.THIMBLE, lacks) if lacks else reason.LEGAL


@rule
def offer_make(s: State, t: Tables, o: Options, seat: int, rank: int, fewer: int, colours: int) -> None:
    """RK-A3.1: the dresses in the windows that can be paid in full."""
    silk = silk_of(s, t, seat)
    for window in range(widen(t.window_count)):
        if make_reason(s, t, seat, window, rank, fewer, colours, silk) == reason.LEGAL:
            offer(o, option.MAKE + window)


@rule
def make(s: State, t: Tables, e: Events, seat: int, window: int, rank: int, fewer: int, colours: int) -> None:
    """RK-A3.1, RK-A3.3: pay the window and the trimmings; silk and the dress's way follow."""
    dress = widen(s.windows[window])
    s.windows[window] = NONE
    s.dress = dress
    copy_line(s.need, t.dress_silk[dress])
    emit_dress(e, seat, dress, spot(place.WINDOW, window), spot(place.DECIDING, seat))
    add_livre(s, e, seat, -widen(t.window_price[window]))
    add_yarn(s, e, seat, -widen(t.dress_yarn[dress]))
    add_lace(s, e, seat, -widen(t.dress_lace[dress]))
    follow(
        s,
        ((step.DISCOUNT, seat, fewer, colours), (step.PAYMENT, seat, 0, 0), (step.PLACE_DRESS, seat, rank, 0)),
    )


@rule
def discount(s: State, seat: int, fewer: int, colours: int) -> None:
    """RK-B10, RK-B11: the discount is taken in full, on bales the dress needs; of two colours one is chosen."""
    if fewer == 0:
        return
    possible, last = 0, NONE
    for colour in range(COLOUR_COUNT):
        if colours & (1 << colour) and s.need[colour] > 0:
            possible += 1
            last = colour
    if possible == 1:
        take_discount(s, seat, fewer, colours, last)
    elif possible > 1:
        follow(s, ((step.CHOOSE_DISCOUNT, seat, fewer, colours),))


@rule
def discount_reason(s: State, t: Tables, seat: int, fewer: int, colours: int, colour: int) -> int:
    """RK-B10: own choice which colour, as long as the rest can still be paid."""
    if not colours & (1 << colour) or s.need[colour] == 0:
        return reason.DISCOUNT_NOT_NEEDED
    short = 0
    silk = silk_of(s, t, seat)
    for other in range(COLOUR_COUNT):
        needed = widen(s.need[other]) - (1 if other == colour else 0)
        short += max(0, needed - silk[other])
    return reason.LEGAL if short <= fewer - 1 else reason.DISCOUNT_WOULD_NOT_DO


@rule
def offer_discount(s: State, t: Tables, o: Options, seat: int, fewer: int, colours: int) -> None:
    """RK-B10: the colours of which a bale may be saved."""
    for colour in range(COLOUR_COUNT):
        if discount_reason(s, t, seat, fewer, colours, colour) == reason.LEGAL:
            offer(o, option.DISCOUNT + colour)


@rule
def take_discount(s: State, seat: int, fewer: int, colours: int, colour: int) -> None:
    """One bale fewer, then the rest of the discount."""
    s.need[colour] -= 1
    follow(s, ((step.DISCOUNT, seat, fewer - 1, colours),))
