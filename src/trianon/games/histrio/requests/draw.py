"""Drawing requests, and what happens to more of them than a hand may hold (HI-2.13)."""

from __future__ import annotations

from trianon.core.events import Events
from trianon.core.events import place as spot
from trianon.core.options import Options, offer_held
from trianon.core.piles import take_from, total, turn_round
from trianon.core.record import whole
from trianon.core.rule import rule
from trianon.core.seats import EVERYBODY, learn, only
from trianon.core.steps import follow
from trianon.games.histrio.codes import event, option, place, reason, step
from trianon.games.histrio.setup import REQUESTS
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.verbs import tell_request


@rule
def reshuffle(s: State, t: Tables, e: Events) -> None:
    """HI-2.13: the discard becomes the new pile."""
    here = spot(place.REQUEST_PILE, 0)
    s.request_count = turn_round(
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
    request = take_from(s.request_pile, whole(s.request_count))
    s.requests[seat, request] += 1
    tell_request(e, seat, only(seat), request, spot(place.REQUEST_PILE, 0), spot(place.REQUEST_HAND, seat))
    # the seat knows a card now that no take-back of anybody can make unseen
    learn(s, EVERYBODY)
    if total(s.requests[seat]) > t.request_limit:
        follow(s, ((step.DISCARD_REQUEST, seat, 0, 0),))


@rule
def held_reason(s: State, seat: int, request: int) -> int:
    """A request has to be in the hand."""
    return reason.LEGAL if s.requests[seat, request] > 0 else reason.REQUEST_NOT_HELD


@rule
def offer_discard(s: State, t: Tables, o: Options, seat: int) -> None:
    """HI-2.13: any request in the hand, the new one too."""
    offer_held(o, option.DROP, s.requests[seat], whole(t.request_kinds))
