"""Crown cards anywhere in the deck (RK-F2, RK-B20 to RK-B23)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, spot
from trianon.core.kernel.struct import NONE, widen
from trianon.games.rokoko.codes import component, place
from trianon.games.rokoko.queries import couples, deck_size, deck_step, dresses_on_master_spaces
from trianon.games.rokoko.scoring.lines import B20, B21, B22, B23, CARD_KIND, book
from trianon.games.rokoko.state import HALLS, State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.verbs import add_lace, add_yarn


@rule
def score_crowns(s: State, t: Tables, e: Events, seat: int) -> None:
    """RK-F2: each crown card of a player counts, wherever it lies."""
    for card in range(widen(t.card_count)):
        if t.card_bonus[card] >= component.FIRST_CROWN:
            for zone in range(3):
                for _ in range(widen(s.cards[seat, zone, card])):
                    score_crown(s, t, e, seat, card)


@rule
def score_crown(s: State, t: Tables, e: Events, seat: int, card: int) -> None:
    """RK-F2: one crown card."""
    bonus, amount = t.card_bonus[card], t.card_amount[card]
    where, what = spot(place.PURSE, seat), CARD_KIND + card
    if bonus == component.CROWN_DECK:  # RK-B20
        cards = deck_size(s, seat)
        size = deck_step(t, cards)
        book(s, e, seat, B20, 0 if size == NONE else widen(amount[size]), where, what, cards)
    elif bonus == component.CROWN_TRIMMING_PAIRS:  # RK-B21
        pairs = min(widen(s.yarn[seat]), widen(s.lace[seat]))
        add_yarn(s, e, seat, -pairs)
        add_lace(s, e, seat, -pairs)
        book(s, e, seat, B21, pairs * widen(amount[0]), where, what, pairs)
    elif bonus == component.CROWN_MASTER_SPACES:  # RK-B22
        dresses = 0
        for hall in range(HALLS):
            dresses += dresses_on_master_spaces(s, t, seat, hall)
        book(s, e, seat, B22, dresses // widen(amount[0]) * widen(amount[1]), where, what, dresses)
    else:  # RK-B23
        pairs = couples(s, t, seat)
        book(s, e, seat, B23, pairs * widen(amount[0]), where, what, pairs)
