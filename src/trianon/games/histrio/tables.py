"""What is printed on the components of one edition, as one read-only record."""

from typing import Annotated, Any

import numpy as np

from trianon.core.editions.edition import Edition
from trianon.core.kernel.struct import Byte, Bytes, Shorts, zero
from trianon.games.histrio.codes import component
from trianon.games.histrio.codes.component import CARDS, MAX_JUGGLERS, MOMENTS, REQUEST_CARDS
from trianon.games.histrio.state import SEASONS


class Tables:
    """The values of one edition; rules read them, nothing writes them."""

    starting_ecu: Byte
    impresarios: Byte
    caravels: Byte
    request_limit: Byte
    pleases: Annotated[Bytes, (np.int8, (SEASONS,))]
    best_show_factor: Byte
    spaces: Byte  # of a half of the gauge

    card_copies: Annotated[Bytes, (np.int8, (CARDS,))]

    juggler_count: Byte
    juggler_ability: Annotated[Bytes, (np.int8, (MAX_JUGGLERS,))]
    juggler_amount: Annotated[Bytes, (np.int8, (MAX_JUGGLERS,))]
    moment_jugglers: Annotated[Shorts, (np.int16, (len(MOMENTS),))]  # a bit for each juggler of a moment

    request_kinds: Byte
    request_copies: Annotated[Bytes, (np.int8, (REQUEST_CARDS,))]
    request_condition: Annotated[Bytes, (np.int8, (REQUEST_CARDS,))]
    request_n: Annotated[Bytes, (np.int8, (REQUEST_CARDS,))]
    request_levels: Annotated[Shorts, (np.int16, (REQUEST_CARDS,))]  # a bit for each level that counts, from 1
    request_ecu: Annotated[Bytes, (np.int8, (REQUEST_CARDS,))]


def tables_of(edition: Edition, players: int) -> Tables:
    """The record of an edition; it is the same for every number of players."""
    t = zero(Tables)
    values = edition.data["edition"]
    for name in ("starting_ecu", "impresarios", "caravels", "request_limit", "best_show_factor"):
        setattr(t, name, values[name])
    t.pleases[:] = values["pleases"]
    t.spaces = edition.data["gauge"]["spaces_per_half"]
    _fill_cards(t, edition.data)
    _fill_jugglers(t, edition.data["jugglers"])
    _fill_requests(t, edition.data["requests"])
    return t


def _fill_cards(t: Tables, data: dict[str, Any]) -> None:
    for group in data["actors"]:
        for kind in group["kinds"]:
            for level in group["levels"]:
                t.card_copies[component.ACTOR_KINDS.index(kind) * component.LEVELS + level - 1] = group["copies"]
    for alms in data["alms"]:
        t.card_copies[component.FIRST_ALMS + alms["value"] - 1] = alms["copies"]
    t.card_copies[component.FIRST_JUGGLER : component.FIRST_JUGGLER + len(data["jugglers"])] = 1


def _fill_jugglers(t: Tables, jugglers: list[dict[str, Any]]) -> None:
    t.juggler_count = len(jugglers)
    for number, juggler in enumerate(jugglers):
        t.juggler_ability[number] = component.ABILITIES.index(juggler["ability"])
        t.juggler_amount[number] = juggler.get("amount", 0)
        t.moment_jugglers[component.MOMENTS.index(juggler["moment"])] |= 1 << number


def _fill_requests(t: Tables, requests: list[dict[str, Any]]) -> None:
    t.request_kinds = len(requests)
    for kind, request in enumerate(requests):
        t.request_copies[kind] = request["copies"]
        t.request_condition[kind] = component.CONDITIONS.index(request["condition"])
        t.request_n[kind] = request.get("n", 0)
        t.request_levels[kind] = sum(1 << level for level in set(request.get("levels", ())))
        t.request_ecu[kind] = request["ecu"]
