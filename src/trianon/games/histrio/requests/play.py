"""Playing requests at the end of a season, all at once and in secret (HI-E4), and scoring them again (HI-E5)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, spot
from trianon.core.kernel.options import Options, offer
from trianon.core.kernel.piles import total
from trianon.core.kernel.reasons import missing
from trianon.core.kernel.seats import EVERYBODY, answer_in_secret, ask_in_secret, clear_sealed
from trianon.core.kernel.steps import follow, pop
from trianon.core.kernel.struct import NONE, widen
from trianon.games.histrio.codes import event, option, place, reason, source, step
from trianon.games.histrio.codes.component import REQUEST_CARDS
from trianon.games.histrio.requests.conditions import lacking
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.verbs import add_ecu, emit_request

NO_REQUEST = REQUEST_CARDS  # under seal: none is played


@rule
def ask_requests(s: State) -> None:
    """HI-E4: every holder of a request is asked, whether one can be played or not."""
    asked = 0
    for seat in range(widen(s.players)):
        if total(s.requests[seat]) > 0:
            ask_in_secret(s, seat, 1)
            asked += 1
    if asked > 0:
        follow(s, ((step.PLAY_REQUEST, 0, 0, 0),))


@rule
def play_reason(s: State, t: Tables, seat: int, request: int) -> int:
    """HI-E4: a request in hand with its condition met."""
    if s.picked[seat] == s.wanted[seat]:
        return reason.REQUEST_SEALED
    if s.requests[seat, request] == 0:
        return reason.REQUEST_NOT_HELD
    lacks = lacking(s, t, seat, request)
    if lacks > 0:
        return missing(reason.CONDITION + widen(t.request_condition[request]), lacks)
    return reason.LEGAL


@rule
def offer_requests(s: State, t: Tables, o: Options, seat: int) -> None:
    """HI-E4: what can be played, or none; a seat that has sealed may reconsider until the last one has."""
    if s.picked[seat] == s.wanted[seat]:
        offer(o, option.RECONSIDER)
        return
    for request in range(widen(t.request_kinds)):
        if play_reason(s, t, seat, request) == reason.LEGAL:
            offer(o, option.PLAY + request)
    offer(o, option.PASS)


@rule
def choose_request(s: State, t: Tables, e: Events, seat: int, choice: int) -> None:
    """HI-E4: seal a request or none, or take the answer back; the last one opens all."""
    pick = NO_REQUEST if choice == option.PASS else choice - option.PLAY
    if answer_in_secret(s, e, event.SEALED, seat, pick, choice == option.RECONSIDER):
        open_requests(s, t, e)


@rule
def open_requests(s: State, t: Tables, e: Events) -> None:
    """HI-E4: the requests played lie face up and are paid."""
    pop(s)
    for seat in range(widen(s.players)):
        if s.wanted[seat] > 0 and s.sealed[seat, 0] != NO_REQUEST:
            request = widen(s.sealed[seat, 0])
            s.requests[seat, request] -= 1
            s.played[seat, s.season - 1] = request
            emit_request(e, seat, EVERYBODY, request, spot(place.REQUEST_HAND, seat), spot(place.PLAYED, seat))
            add_ecu(s, e, seat, widen(t.request_ecu[request]), source.REQUEST)
    clear_sealed(s)


@rule
def pay_again(s: State, t: Tables, e: Events) -> None:
    """HI-E5: what was played in season 1 is paid again if its condition holds now."""
    for seat in range(widen(s.players)):
        request = widen(s.played[seat, 0])
        if request != NONE and lacking(s, t, seat, request) == 0:
            add_ecu(s, e, seat, widen(t.request_ecu[request]), source.REQUEST_AGAIN)
