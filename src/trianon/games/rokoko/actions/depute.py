"""Depute (RK-A5): the card just played leaves for money; also the bonuses RK-B6 and RK-B7."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, spot
from trianon.core.kernel.options import Options, offer, offer_held
from trianon.core.kernel.seats import EVERYBODY
from trianon.core.kernel.steps import follow
from trianon.core.kernel.struct import widen
from trianon.games.rokoko.codes import component, option, place, reason, step
from trianon.games.rokoko.phases.turns import leave
from trianon.games.rokoko.queries import card_rank, may_depute
from trianon.games.rokoko.state import CARDS, ZONES, State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.verbs import add_livre, emit_card, zone_place


@rule
def depute_reason(s: State, t: Tables, seat: int) -> int:
    """RK-A5.2: a deck may never fall below its minimum."""
    return reason.LEGAL if may_depute(s, t, seat) else reason.DECK_TOO_SMALL


@rule
def offer_depute(s: State, t: Tables, o: Options, seat: int) -> None:
    """RK-A5.1: the card just played."""
    if depute_reason(s, t, seat) == reason.LEGAL:
        offer(o, option.DEPUTE)


@rule
def depute(s: State, t: Tables, e: Events, seat: int, card: int) -> None:
    """RK-A5.1: money now; the card leaves after its bonus and counts for deck sizes until then."""
    s.in_play[card] -= 1
    s.leaving[card] += 1
    add_livre(s, e, seat, widen(t.depute[card_rank(t, card)]))


@rule
def dismiss_reason(s: State, t: Tables, seat: int, choice: int) -> int:
    """RK-BX1: any own card in hand, supply or discard pile, not the one being resolved; RK-A5.2."""
    zone, card = choice // CARDS, choice % CARDS
    if s.cards[seat, zone, card] == 0:
        return reason.CARD_NOT_THERE
    return depute_reason(s, t, seat)


@rule
def offer_dismiss(s: State, t: Tables, o: Options, seat: int) -> None:
    """RK-B6, RK-B7: the seat's employees that may be deputed."""
    if may_depute(s, t, seat):
        for zone in range(len(ZONES)):
            offer_held(o, option.DISMISS + zone * CARDS, s.cards[seat, zone], CARDS)


@rule
def dismiss(s: State, t: Tables, e: Events, seat: int, choice: int, by: int) -> None:
    """RK-B6: without money, its bonus may be used; RK-B7: for money, without its bonus.

    RK-BX1: a chain grows with every such bonus; a card counts for deck sizes until its own bonus is done.
    """
    zone, card = choice // CARDS, choice % CARDS
    s.cards[seat, zone, card] -= 1
    s.leaving[card] += 1
    emit_card(e, seat, EVERYBODY, card, zone_place(zone, seat), spot(place.IN_PLAY, seat))
    if t.card_bonus[by] == component.DEPUTE_FOR_LIVRE:
        add_livre(s, e, seat, widen(t.card_amount[by, card_rank(t, card)]))
        leave(s, e, seat, card)
    else:
        follow(s, ((step.USE_BONUS, seat, card, 0), (step.LEAVE, seat, card, 0)))
