"""What a seat may see (HI-S5): a record built field by field from nothing; what is not named here stays hidden."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from trianon.core.kernel.piles import total
from trianon.core.kernel.rule import rule
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, Byte, Bytes, Short, Shorts, copy_grid, copy_line, widen
from trianon.core.kernel.views import CoreView, look_at_core
from trianon.games.histrio.codes.component import ACTORS, CARDS, CITIES, CITY_CARDS, REQUEST_CARDS
from trianon.games.histrio.codes.source import SOURCES
from trianon.games.histrio.state import FRIENDS, SEASONS, TROUPES, State
from trianon.games.histrio.tables import Tables


class View(CoreView):
    """A table of Histrio as one seat, or a spectator, may see it."""

    season: Byte
    number: Byte
    phase: Byte
    seat: Byte  # who has actors in hand
    needle: Byte

    ecu: Annotated[Shorts, (np.int16, (SEATS,))]
    ledger: Annotated[Shorts, (np.int16, (SEATS, SOURCES))]
    on_stage: Annotated[Bytes, (np.int8, (SEATS,))]

    spent: Annotated[Shorts, (np.int16, (TROUPES,))]
    going: Annotated[Bytes, (np.int8, (TROUPES,))]
    friendly_count: Annotated[Bytes, (np.int8, (FRIENDS,))]
    friendly_card: Annotated[Bytes, (np.int8, (FRIENDS,))]  # NONE where hidden

    pile_count: Byte
    cities: Annotated[Bytes, (np.int8, (CITIES, CITY_CARDS))]
    city_count: Annotated[Bytes, (np.int8, (CITIES,))]
    encounter_discard: Annotated[Bytes, (np.int8, (CARDS,))]
    in_hand: Annotated[Bytes, (np.int8, (ACTORS,))]
    troupe: Annotated[Bytes, (np.int8, (SEATS, ACTORS))]

    jugglers: Annotated[Shorts, (np.int16, (SEATS,))]
    used: Short
    fresh: Short
    counted: Annotated[Shorts, (np.int16, (2,))]

    request_count: Byte
    request_discard_count: Byte
    request_size: Annotated[Bytes, (np.int8, (SEATS,))]  # requests in each hand
    requests: Annotated[Bytes, (np.int8, (REQUEST_CARDS,))]  # the viewer's own
    played: Annotated[Bytes, (np.int8, (SEATS, SEASONS))]


@rule
def look(s: State, t: Tables, v: View, seat: int) -> None:
    """HI-S5: fill a blank view for a seat (SPECTATOR for those who only watch)."""
    look_at_core(s, v, seat)
    look_at_table(s, v)
    look_at_players(s, v)
    for friend in range(FRIENDS):
        v.friendly_card[friend] = s.friendly_card[friend] if friend == seat else NONE
    if seat < s.players:
        copy_line(v.requests, s.requests[seat])


@rule
def look_at_table(s: State, v: View) -> None:
    """What lies open in the middle, and the sizes of what does not."""
    v.season = s.season
    v.number = s.number
    v.phase = s.phase
    v.seat = s.seat
    v.needle = s.needle
    copy_line(v.friendly_count, s.friendly_count)
    v.pile_count = s.pile_count
    copy_grid(v.cities, s.cities)
    copy_line(v.city_count, s.city_count)
    copy_line(v.encounter_discard, s.encounter_discard)
    v.request_count = s.request_count
    v.request_discard_count = total(s.request_discard)


@rule
def look_at_players(s: State, v: View) -> None:
    """What lies open before the players, and how many requests each holds."""
    copy_line(v.ecu, s.ecu)
    copy_grid(v.ledger, s.ledger)
    copy_line(v.on_stage, s.on_stage)
    copy_line(v.spent, s.spent)
    copy_line(v.going, s.going)
    copy_line(v.in_hand, s.in_hand)
    copy_grid(v.troupe, s.troupe)
    copy_line(v.jugglers, s.jugglers)
    v.used = s.used
    v.fresh = s.fresh
    copy_line(v.counted, s.counted)
    copy_grid(v.played, s.played)
    for other in range(widen(s.players)):
        v.request_size[other] = total(s.requests[other])
