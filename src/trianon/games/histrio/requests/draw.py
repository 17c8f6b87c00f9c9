"""Drawing requests, and what happens to more of them than a hand may hold (HI-2.13)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, spot
from trianon.core.kernel.options import Options, offer_held
from trianon.core.kernel.piles import reshuffle_discard, take_from, total
from trianon.core.kernel.seats import EVERYBODY, only, reveal_to
from trianon.core.kernel.steps import follow
from trianon.core.kernel.struct import widen
from trianon.games.histrio.codes import event, option, place, reason, step
from trianon.games.histrio.setup import REQUESTS
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.verbs import emit_request


@rule
def reshuffle(s: State, t: Tables, e: Events) -> None:
    """HI-2.13: the discard becomes the new pile."""
    here = spot(place.REQUEST_PILE, 0)
    s.request_count = reshuffle_discard(
        s, e, REQUESTS, s.request_pile, s.request_discard, event.SHUFFLE, event.REQUEST_ORDER, here
    )


@rule
def draw_request(s: State, t: Tables, e: Events, seat: int) -> None:
    """HI-2.13: the top request, if there is one; with more than the limit in hand one is discarded at once."""
    if s.request_count == 0:
        reshuffle(s, t, e)
    if s.request_count == 0:
        return
    s.request_count -= 1
    request = take_from(s.request_pile, widen(s.request_count))
    s.requests[seat, request] += 1
    emit_request(e, seat, only(seat), request, spot(place.REQUEST_PILE, 0), spot(place.REQUEST_HAND, seat))
    # the seat knows a new card: no seat takes back what lies before
    reveal_to(s, EVERYBODY)
    if total(s.requests[seat]) > t.request_limit:
        follow(s, ((step.DISCARD_REQUEST, seat, 0, 0),))


@rule
def held_reason(s: State, seat: int, request: int) -> int:
    """HI-2.13: why a request cannot be discarded: it is not in the hand."""
    return reason.LEGAL if s.requests[seat, request] > 0 else reason.SURPLUS_NOT_HELD


@rule
def offer_discard(s: State, t: Tables, o: Options, seat: int) -> None:
    """HI-2.13: any request in the hand, the new one too."""
    offer_held(o, option.DROP, s.requests[seat], widen(t.request_kinds))
