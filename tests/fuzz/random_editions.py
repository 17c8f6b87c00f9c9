"""Random editions that a game's schema accepts: drawn from the ranges of its nodes, then made to fit together."""

from collections.abc import Callable
from random import Random
from typing import Any

from trianon.core.editions.edition import Edition
from trianon.core.editions.load import EditionSchema, edition_from_data
from trianon.core.editions.nodes import REQUIRED, Bool, Int, Name, OneOf, SchemaNode
from trianon.core.editions.provenance import OriginTable
from trianon.core.editions.schema import ListOf, MayLack, TomlTable, Variants
from trianon.games.histrio.codes.component import ACTOR_KINDS, ENCOUNTER_CARDS, MAX_JUGGLERS, REQUEST_CARDS
from trianon.games.histrio.edition_rules import ABILITIES, ALMS, LEVELS
from trianon.games.rokoko.codes.component import BONUSES, COLOURS
from trianon.games.rokoko.edition_board import HALL_NAMES, HIRE_SPACES, PLAYERS, SIDES
from trianon.games.rokoko.edition_rules import (
    BASE_BY_RANK,
    DRESSES_BY_COLOUR,
    EMPLOYEES_BY_LEVEL,
    MAX_DEPUTIES,
    RESOURCE_TILES,
)

Data = dict[str, Any]


def random_edition(schema: EditionSchema, rng: Random) -> Edition:
    """An edition of this game; EditionError when the schema refuses what the generator made."""
    data: Data = sample(schema.root, rng)
    data["edition"].update(id="random", game=schema.game)
    if schema.game in FIT:  # what must add up; a game without such checks takes any values
        FIT[schema.game](data, schema, rng)
    return edition_from_data(schema, data, "random")


def sample(node: SchemaNode, rng: Random) -> Any:
    """A value that fits a node by itself; ends of ranges come up often."""
    if isinstance(node, Int):
        return rng.choice((node.lo, node.hi, rng.randint(node.lo, node.hi)))
    if isinstance(node, Bool):
        return rng.random() < 0.5
    if isinstance(node, OneOf):
        return rng.choice(node.choices)
    if isinstance(node, Name):
        return f"n{rng.getrandbits(60):x}"
    if isinstance(node, OriginTable):
        return {}
    if isinstance(node, ListOf):
        length = rng.choice((node.least, node.most, rng.randint(node.least, node.most)))
        if isinstance(node.item, OneOf):
            return rng.sample(node.item.choices, length)
        return [sample(node.item, rng) for _ in range(length)]
    if isinstance(node, MayLack):
        return sample(node.node, rng)
    if isinstance(node, Variants):
        kind = rng.choice(list(node.kinds))
        return {**sample_fields({**node.common, **node.kinds[kind]}, rng), node.by: kind}
    assert isinstance(node, TomlTable), node
    return sample_fields(node.fields, rng)


def sample_fields(fields: Any, rng: Random) -> Data:
    """A table of such fields; those that may be left out sometimes are."""
    return {name: sample(node, rng) for name, node in fields.items() if node.default is REQUIRED or rng.random() < 0.8}


def split(total: int, most_parts: int, rng: Random) -> list[int]:
    """Positive numbers that sum up to a total."""
    parts = rng.randint(1, min(total, most_parts))
    cuts = sorted(rng.sample(range(1, total), parts - 1))
    return [b - a for a, b in zip([0, *cuts], [*cuts, total], strict=True)]


def kinds_of(node: SchemaNode, total: int, most: int, rng: Random, **fixed: Any) -> list[Data]:
    """Entries of one form with `copies` that sum up to a total."""
    return [{**sample(node, rng), **fixed, "copies": copies} for copies in split(total, most, rng)]


def fit_rokoko(data: Data, schema: EditionSchema, rng: Random) -> None:
    """Counts of cards, lists in order, prices for every count, each number of players on one side."""
    edition = data["edition"]
    edition["rounds"] = sum(EMPLOYEES_BY_LEVEL.values()) // HIRE_SPACES
    edition["minimum_deck"] = max(edition["minimum_deck"], edition["hand"])
    edition["deck_steps"] = sorted(rng.sample(range(1, 34), 4))
    edition["hire_price"] = [rng.randint(0, 50) * rng.randint(0, 1) for _ in range(HIRE_SPACES + 1)]
    colours = rng.sample(COLOURS, len(COLOURS))
    ladies = rng.randint(1, len(COLOURS) - 1)
    edition["ladies"], edition["men"] = colours[:ladies], colours[ladies:]
    data["employee"] = _employees(schema, rng)
    item = schema.sections["dress"].item  # type: ignore[attr-defined]
    data["dress"] = [
        dress
        for colour, count in DRESSES_BY_COLOUR.items()
        for dress in kinds_of(item, count, count, rng, colour=colour)
    ]
    tile = schema.sections["resource"].item  # type: ignore[attr-defined]
    data["resource"] = kinds_of(tile, RESOURCE_TILES, RESOURCE_TILES, rng)
    for piece in (*data["dress"], *data["resource"]):
        piece["silk"][rng.choice(COLOURS)] = rng.randint(1, 6)
    for side in data["board"].values():
        _fit_side(side, rng)
    players = rng.sample(PLAYERS, len(PLAYERS))
    cut = rng.randint(1, len(PLAYERS) - 1)
    for side, listed in zip(SIDES, (players[:cut], players[cut:]), strict=True):
        data["board"][side]["players"] = listed
    most = max(side["segment_tiles"] for side in data["board"].values())
    edition["acquire_price"] = [rng.randint(0, 50) * rng.randint(0, 1) for _ in range(most + 1)]


def _employees(schema: EditionSchema, rng: Random) -> list[Data]:
    """The stack by level and the base cards by rank; now and then nearly all with one bonus."""
    item = schema.sections["employee"].item  # type: ignore[attr-defined]
    employees: list[Data] = []
    for level, count in EMPLOYEES_BY_LEVEL.items():
        employees += kinds_of(item, count, count, rng, level=level)
    for rank, count in BASE_BY_RANK.items():
        employees += kinds_of(item, count, count, rng, level=0, rank=rank)
    common = rng.choice(BONUSES) if rng.random() < 0.5 else ""
    for card in employees:
        if common and rng.random() < 0.9:
            named = {key: card[key] for key in ("id", "level", "rank", "copies")}
            card.clear()
            card.update(**sample_fields(item.kinds[common], rng), **named, bonus=common)
    chain = 0
    for card in rng.sample(employees, len(employees)):
        chain += card["copies"] if card["bonus"] == "depute_for_bonus" else 0
        if card["bonus"] == "depute_for_bonus" and chain > MAX_DEPUTIES:
            card["bonus"] = "none"
            chain -= card["copies"]
    return employees


def _fit_side(side: Data, rng: Random) -> None:
    for key in ("windows", "all_halls", "fireworks_majority"):
        side[key].sort(reverse=True)
    side["fireworks"].sort(key=lambda space: space["price"])
    if len(side["windows"]) == 1:
        side["windows"].append(0)
    side["dark_windows"] = rng.randint(0, len(side["windows"]) - 1)
    for name, hall in zip(HALL_NAMES, side["hall"], strict=True):
        hall["name"] = name
        hall["majority"].sort(reverse=True)
        masters = rng.sample(range(len(hall["guests"])), 2)
        for number, space in enumerate(hall["guests"]):
            space["kind"] = "master" if number in masters else "plain"
            for reward in rng.sample(("livre", "yarn", "lace", "tile"), 3):
                space.pop(reward, None)


def fit_histrio(data: Data, schema: EditionSchema, rng: Random) -> None:
    """48 encounter cards, 22 requests, no more impresarios asked for than there are."""
    item = schema.sections["jugglers"].item  # type: ignore[attr-defined]
    jugglers = [sample(item, rng) for _ in range(rng.randint(1, MAX_JUGGLERS))]
    if rng.random() < 0.3:
        ability = rng.choice(list(ABILITIES))
        jugglers = [
            {"id": card["id"], **sample_fields(item.kinds[ability], rng), "ability": ability} for card in jugglers
        ]
    data["jugglers"] = jugglers
    left = ENCOUNTER_CARDS - len(jugglers) - len(ALMS) - len(ACTOR_KINDS) * len(LEVELS)
    extra = [rng.choice((0, rng.random())) for _ in range(len(ALMS) + len(ACTOR_KINDS) * len(LEVELS))]
    copies = [1 + int(left * part / max(sum(extra), 1e-9)) if sum(extra) else 1 for part in extra]
    copies[rng.randrange(len(copies))] += left + len(copies) - sum(copies)
    data["alms"] = [{"value": value, "copies": copies.pop()} for value in ALMS]
    data["actors"] = [
        {"kinds": [kind], "levels": [level], "copies": copies.pop()} for kind in ACTOR_KINDS for level in LEVELS
    ]
    request = schema.sections["requests"].item  # type: ignore[attr-defined]
    data["requests"] = kinds_of(request, REQUEST_CARDS, REQUEST_CARDS, rng)
    for card in data["requests"]:
        if card["condition"] == "own_impresarios_on_stage_at_least":
            card["n"] = rng.randint(1, data["edition"]["impresarios"])


FIT: dict[str, Callable[[Data, EditionSchema, Random], None]] = {"rokoko": fit_rokoko, "histrio": fit_histrio}
