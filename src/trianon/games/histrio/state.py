"""The whole of a Histrio table in one flat record: copying it copies the game."""

from typing import Annotated

import numpy as np

from trianon.core.kernel.state import SEATS, CoreState
from trianon.core.kernel.struct import Byte, Bytes, Short, Shorts
from trianon.core.kernel.visibility import Open, Owner, SizeOnly
from trianon.games.histrio.codes.component import (
    ACTORS,
    CARDS,
    CITIES,
    CITY_CARDS,
    ENCOUNTER_CARDS,
    REQUEST_CARDS,
)
from trianon.games.histrio.codes.source import SOURCES

SEASONS = 2
FRIENDS = 2  # friendly troupes, with two players only
TROUPES = SEATS + FRIENDS  # travellers: the seats, and behind them the friendly troupe of each


class State(CoreState):
    """One table of Histrio, complete (HI-S5: a field without a mark is hidden, or shown by hand in `view`)."""

    season: Open[Byte]  # from 1
    round_number: Open[Byte]  # in its season, from 1
    phase: Open[Byte]
    seat: Open[Byte]  # the seat with actors in hand, NONE between encounters
    needle: Open[Byte]  # comedy space k is k - 1, tragedy space k is -k: there is no middle, and steps add up

    ecu: Open[Annotated[Shorts, (np.int16, (SEATS,))]]
    ledger: Open[Annotated[Shorts, (np.int16, (SEATS, SOURCES))]]  # where they came from; a row sums up to `ecu`
    on_stage: Open[Annotated[Bytes, (np.int8, (SEATS,))]]  # impresarios; the others are with their owner

    spent: Open[Annotated[Shorts, (np.int16, (TROUPES,))]]  # travel cards, a bit per city; caravels stand for them
    going: Open[Annotated[Bytes, (np.int8, (TROUPES,))]]  # the city of this round until it is done, NONE elsewhere
    friendly_pile: Annotated[Bytes, (np.int8, (FRIENDS, CITIES))]  # the last one is drawn next
    friendly_count: Open[Annotated[Bytes, (np.int8, (FRIENDS,))]]
    friendly_card: Annotated[Bytes, (np.int8, (FRIENDS,))]  # drawn and not yet revealed

    pile: Annotated[Bytes, (np.int8, (ENCOUNTER_CARDS,))]  # the last one is dealt next
    pile_count: Open[Byte]
    cities: Open[Annotated[Bytes, (np.int8, (CITIES, CITY_CARDS))]]  # the last one is the newest
    city_count: Open[Annotated[Bytes, (np.int8, (CITIES,))]]
    encounter_discard: Open[Annotated[Bytes, (np.int8, (CARDS,))]]
    in_hand: Open[Annotated[Bytes, (np.int8, (ACTORS,))]]  # actors of the encounter going on
    troupe: Open[Annotated[Bytes, (np.int8, (SEATS, ACTORS))]]

    jugglers: Open[Annotated[Shorts, (np.int16, (SEATS,))]]  # laid out, a bit each
    used: Open[Short]  # turned sideways, of all players
    fresh: Open[Short]  # taken in the encounter phase going on
    counted: Open[Annotated[Shorts, (np.int16, (2,))]]  # those that count as a comedian and as a tragedian this season

    request_pile: Annotated[Bytes, (np.int8, (REQUEST_CARDS,))]  # the last one is drawn next
    request_count: Open[Byte]
    request_discard: SizeOnly[Annotated[Bytes, (np.int8, (REQUEST_CARDS,))]]  # by kind
    requests: Owner[SizeOnly[Annotated[Bytes, (np.int8, (SEATS, REQUEST_CARDS))]]]  # in hand, by kind
    played: Open[Annotated[Bytes, (np.int8, (SEATS, SEASONS))]]  # the kind, NONE for none
