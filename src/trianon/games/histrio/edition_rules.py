"""What an edition of Histrio contains, and what has to hold in it.

Counts are those of the box, on which the numbers of `codes.component` rest; other limits keep every sum far inside the
small integers of the state.
"""

from itertools import product
from typing import Any

from trianon.core.editions.counts import Count
from trianon.core.editions.load import EditionSchema
from trianon.core.editions.nodes import Int, Name, OneOf, SchemaNode
from trianon.core.editions.schema import ListOf, TomlTable, Variants
from trianon.core.faults import FileLocation
from trianon.core.wording import message
from trianon.games.histrio.codes import component
from trianon.games.histrio.codes.component import (
    ACTOR_KINDS,
    CITIES,
    ENCOUNTER_CARDS,
    MAX_JUGGLERS,
    REQUEST_CARDS,
)

LEVELS = tuple(range(1, component.LEVELS + 1))
ALMS = tuple(range(1, component.ALMS_VALUES + 1))

ECU = Int(0, 20)
COPIES = Int(1, ENCOUNTER_CARDS, default=1)
AT_LEAST = Int(1, 30)

EDITION: dict[str, SchemaNode] = {
    "encounter_cards": Int(ENCOUNTER_CARDS, ENCOUNTER_CARDS),
    "request_cards": Int(REQUEST_CARDS, REQUEST_CARDS),
    "starting_ecu": ECU,
    "impresarios": Int(1, 9),
    "cities": Int(CITIES, CITIES),
    "caravels": Int(CITIES - 1, CITIES),
    "request_limit": Int(1, 9),
    "pleases": ListOf(ECU, 2, 2),
    "best_show_factor": Int(1, 5),
}

# HI-J5, HI-J6: every ability with its moment and its own parameters
ABILITIES: dict[str, tuple[str, dict[str, SchemaNode]]] = {
    "change_destination": ("after_reveal", {}),
    "recover_card": ("before_refresh", {}),
    "take_one_first": ("shared_city", {}),
    "push_needle": ("before_encounters", {"amount": Int(1, 20)}),
    "draw_request": ("after_deal", {}),
    "steal": ("before_encounters", {"amount": Int(1, 20)}),
    "swap_top_cards": ("after_deal", {}),
    "stage_impresario": ("before_encounters", {}),
    "count_as_level_1": ("season_end", {}),
}

# HI-E6: every condition with its own parameters
CONDITIONS: dict[str, dict[str, SchemaNode]] = {
    "best_show": {},
    "difference_in_mood_at_least": {"n": AT_LEAST},
    "difference_against_mood_at_least": {"n": AT_LEAST},
    "equal_sums_both_present": {},
    "actors_at_least": {"n": AT_LEAST},
    "comedians_at_least": {"n": AT_LEAST},
    "tragedians_at_least": {"n": AT_LEAST},
    "level_at_least": {"n": Int(LEVELS[0], LEVELS[-1])},
    "low_levels_at_least": {"levels": ListOf(Int(LEVELS[0], LEVELS[-1]), 1, len(LEVELS)), "n": AT_LEAST},
    "jugglers_at_least": {"n": AT_LEAST},
    "own_impresarios_on_stage_at_least": {"n": AT_LEAST},
}


def _every_actor_once(groups: list[dict[str, Any]], at: FileLocation) -> None:
    """Each kind and level stands in exactly one group, so that its number of copies is said once."""
    if not all("kinds" in group and "levels" in group for group in groups):
        return
    listed = [actor for group in groups for actor in product(group["kinds"], group["levels"])]
    for kind, level in product(ACTOR_KINDS, LEVELS):
        times = listed.count((kind, level))
        if times != 1:
            at.fault("actor-times" if times else "no-actor", kind=kind, level=level, times=times)


def _every_alms_once(alms: list[dict[str, Any]], at: FileLocation) -> None:
    values = [card.get("value") for card in alms]
    for value in ALMS:
        if None not in values and values.count(value) != 1:
            at.fault("alms-value", value=value, times=values.count(value))


def _encounter_cards(data: dict[str, Any], at: FileLocation) -> None:
    """HI-S4: actors, alms and jugglers make up the pile."""
    groups, alms, jugglers = (data.get(section) for section in ("actors", "alms", "jugglers"))
    if groups is None or alms is None or jugglers is None:
        return
    if any(not {"kinds", "levels", "copies"} <= group.keys() for group in groups):
        return
    if any("copies" not in card for card in alms):
        return
    actors = sum(len(group["kinds"]) * len(group["levels"]) * group["copies"] for group in groups)
    given = sum(card["copies"] for card in alms)
    total = actors + given + len(jugglers)
    if total != ENCOUNTER_CARDS:
        parts = {"actors": actors, "alms": given, "jugglers": len(jugglers), "total": total}
        at.child("edition").child("encounter_cards").fault("encounter-cards", **parts, wanted=ENCOUNTER_CARDS)


def _reachable_requests(data: dict[str, Any], at: FileLocation) -> None:
    """A request for more impresarios than a player has could never be played."""
    impresarios = data.get("edition", {}).get("impresarios")
    for n, request in enumerate(data.get("requests", []), 1):
        asks = request.get("n") if request.get("condition") == "own_impresarios_on_stage_at_least" else None
        if impresarios is not None and asks is not None and asks > impresarios:
            place = at.child("requests").item(n, request.get("id", ""))
            place.child("n").fault("many-impresarios", n=asks, impresarios=impresarios)


ACTORS = TomlTable(
    {
        "kinds": ListOf(OneOf(ACTOR_KINDS), 1, len(ACTOR_KINDS)),
        "levels": ListOf(Int(LEVELS[0], LEVELS[-1]), 1, len(LEVELS)),
        "copies": COPIES,
    }
)
JUGGLER = Variants(
    "ability",
    {"id": Name()},
    {ability: {"moment": OneOf((moment,)), **own} for ability, (moment, own) in ABILITIES.items()},
)
REQUEST_COUNT = Count(message("things-requests"), REQUEST_CARDS, rule="HI-S4")
REQUEST = Variants("condition", {"id": Name(), "ecu": Int(1, 20), "copies": COPIES}, CONDITIONS)

SCHEMA = EditionSchema(
    game="histrio",
    package="trianon.games.histrio",
    edition=EDITION,
    sections={
        "gauge": TomlTable({"spaces_per_half": Int(1, 30)}),
        "actors": ListOf(ACTORS, 1, component.ACTORS, checks=(_every_actor_once,)),
        "alms": ListOf(
            TomlTable({"value": Int(ALMS[0], ALMS[-1]), "copies": COPIES}), 1, len(ALMS), checks=(_every_alms_once,)
        ),
        "jugglers": ListOf(JUGGLER, 1, MAX_JUGGLERS, "id"),
        "requests": ListOf(REQUEST, 1, REQUEST_CARDS, "id", counts=(REQUEST_COUNT,)),
    },
    checks=(_encounter_cards, _reachable_requests),
    rules={"encounter-cards": "HI-S4", "many-impresarios": "HI-S3"},
)
