"""Change destination (the Fox): play another travel card from the hand, revealed at once (HI-J7)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events
from trianon.core.kernel.seats import EVERYBODY
from trianon.core.kernel.struct import widen
from trianon.games.histrio.codes import place, reason
from trianon.games.histrio.queries import hand_of
from trianon.games.histrio.state import State
from trianon.games.histrio.verbs import emit_travel_card


@rule
def other_cards(s: State, seat: int) -> int:
    """The travel cards in hand beside the revealed one, a bit per city."""
    return hand_of(s, seat) & ~(1 << widen(s.going[seat]))


@rule
def destination_reason(s: State, seat: int, city: int) -> int:
    """HI-J7: another card from the hand."""
    if s.going[seat] == city:
        return reason.CARD_REVEALED
    return reason.LEGAL if other_cards(s, seat) & (1 << city) else reason.OTHER_CARD_SPENT


@rule
def change_destination(s: State, e: Events, seat: int, city: int) -> None:
    """HI-J7: the revealed card returns to the hand, the new one lies open."""
    emit_travel_card(e, seat, EVERYBODY, widen(s.going[seat]), place.TRAVEL_CHOICE, place.TRAVEL_HAND)
    s.going[seat] = city
    emit_travel_card(e, seat, EVERYBODY, city, place.TRAVEL_HAND, place.TRAVEL_CHOICE)
