"""A view of Goofspiel as one flat array for learning; seats are counted from the viewer on."""

from __future__ import annotations

from trianon.core.features import Floats, Layout, away
from trianon.core.kernel.rule import rule
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, widen
from trianon_goofspiel.codes import option
from trianon_goofspiel.edition_rules import MOST_CARDS
from trianon_goofspiel.tables import Tables
from trianon_goofspiel.view import View

VALUE, POINTS = 1 / 13, 1 / 91
TRICK = ("prize", "tied", *(f"won_{place}" for place in range(SEATS)))

OBSERVATION = Layout(
    ("match", ("tricks", "cards", "prize", "players", "over"), ()),
    ("seats", ("there", "points", "sealed"), (SEATS,)),
    ("hands", tuple(f"card_{card + 1}" for card in range(MOST_CARDS)), (SEATS,)),
    ("tricks", TRICK, (MOST_CARDS,)),
    ("bids", tuple(f"away_{place}" for place in range(SEATS)), (MOST_CARDS,)),
)
OPTION = Layout(("verb", ("bid", "reconsider"), ()), ("card", ("value", "over_prize"), ()))

SEAT_FIRST, HAND_FIRST = OBSERVATION["seats"].first, OBSERVATION["hands"].first
TRICK_FIRST, BID_FIRST = OBSERVATION["tricks"].first, OBSERVATION["bids"].first


@rule
def observe(v: View, t: Tables, out: Floats) -> None:
    """Fill in the observation; a spectator counts from the first seat."""
    players = widen(v.players)
    viewer = widen(v.viewer) if v.viewer < players else 0
    done, cards = widen(v.tricks), widen(t.cards)
    out[0], out[1], out[3], out[4] = done * VALUE, cards * VALUE, players * 0.2, float(v.over)
    if done < cards:
        out[2] = (widen(v.prizes[done]) + 1) * VALUE
    for seat in range(players):
        place = away(seat, viewer, players)
        out[SEAT_FIRST + 3 * place] = 1.0
        out[SEAT_FIRST + 3 * place + 1] = widen(v.points[seat]) * POINTS
        out[SEAT_FIRST + 3 * place + 2] = float(v.has_sealed[seat])
        for card in range(cards):
            out[HAND_FIRST + MOST_CARDS * place + card] = float(widen(v.hands[seat]) >> card & 1)
        for number in range(done):
            if v.bids[seat, number] != NONE:
                out[BID_FIRST + SEATS * number + place] = (widen(v.bids[seat, number]) + 1) * VALUE
    for number in range(done):
        row, winner = TRICK_FIRST + (SEATS + 2) * number, widen(v.winners[number])
        out[row] = (widen(v.prizes[number]) + 1) * VALUE
        if winner == NONE:
            out[row + 1] = 1.0
        else:
            out[row + 2 + away(winner, viewer, players)] = 1.0


@rule
def describe_option(v: View, t: Tables, choice: int, out: Floats) -> None:
    """Fill in the features of an option."""
    if choice == option.RECONSIDER:
        out[1] = 1.0
        return
    out[0] = 1.0
    out[2] = (choice + 1) * VALUE
    out[3] = (choice - widen(v.prizes[v.tricks])) * VALUE
