"""What an edition of Rokoko contains, and what has to hold in it.

Counts and ranges are those the rules print; other limits are the room the state has (see `trianon.games.rokoko.state`)
and keep every sum far inside its small integers.
"""

from typing import Any

from trianon.core.editions.counts import Count
from trianon.core.editions.load import EditionSchema
from trianon.core.editions.nodes import Bool, Int, Name, OneOf, SchemaNode
from trianon.core.editions.schema import ListOf, MayLack, TomlTable, Variants, check_rising
from trianon.core.faults import FileLocation
from trianon.core.wording import Message, comma_list, message
from trianon.games.rokoko.codes.component import BONUSES, COLOURS, MAX_BALES, RANKS, TRIMMINGS
from trianon.games.rokoko.edition_board import BOARD, HIRE_SPACES, PLAYERS

LIVRE = Int(0, 50)  # an amount gained or a price
PER_PIECE = Int(1, 9)  # an amount per dress, decoration or pair
EVERY = Int(1, 20)
STEPS = 4  # of the bonuses by deck size
BY_DECK = ListOf(Int(0, 50), STEPS, STEPS)
COPIES = Int(1, 48, default=1)
TRIMMING_COUNT = Int(0, 3, default=0)

DRESSES_BY_COLOUR = {"yellow": 13, "green": 13, "red": 10, "blue": 6}
EMPLOYEES_BY_LEVEL = {1: 6, 2: 4, 3: 4, 4: 4, 5: 4, 6: 6}
BASE_BY_RANK = {"master": 2, "journeyman": 1, "apprentice": 2}
RESOURCE_TILES = 48
MAX_EMPLOYEE_KINDS = 33
MAX_DRESS_KINDS = 42
MAX_RESOURCE_KINDS = 48
SEGMENTS = 3
MAX_HAND = 5
MAX_DEPUTIES = 25  # a chain of them (RK-BX1) puts a step on the stack of 32 for each; others need seven at most


def _each_once(words: list[str], at: FileLocation) -> None:
    if len(set(words)) < len(words):
        at.fault("twice", words=comma_list(words))


SOME_COLOURS = ListOf(OneOf(COLOURS), 1, len(COLOURS), checks=(_each_once,))

EDITION: dict[str, SchemaNode] = {
    "start": TomlTable({"livre": Int(0, 100), "yarn": Int(0, 9), "lace": Int(0, 9)}),
    # RK-H1: Livre on top of those, from the starting player on, by the number of players
    "livre_by_seat": MayLack(TomlTable({str(count): MayLack(ListOf(LIVRE, count, count)) for count in PLAYERS})),
    "favor": TomlTable({"livre": LIVRE, "prestige": Int(0, 20)}),
    "income": LIVRE,
    "livre_per_prestige": Int(1, 100),
    "hire_price": ListOf(LIVRE, 2, 7),
    "acquire_price": ListOf(LIVRE, 2, 7),
    "depute": TomlTable(dict.fromkeys(RANKS, LIVRE)),
    "minimum_deck": Int(1, 20),
    "rounds": Int(1, 28),
    "hand": Int(1, MAX_HAND),
    "segments": Int(SEGMENTS, SEGMENTS),
    "deck_steps": ListOf(Int(1, 33), STEPS, STEPS),
    "statue_prestige": Int(0, 20),
    "tile_prestige": TomlTable({"red": Int(0, 9), "blue": Int(0, 9), "green_yellow_pair": Int(0, 9)}),
    "ladies": SOME_COLOURS,
    "men": SOME_COLOURS,
}

# RK-B1 to RK-B23: every bonus with its own parameters and no others
BONUS_FIELDS: dict[str, dict[str, SchemaNode]] = {
    "none": {},
    "gain_livre": {"livre": Int(1, 50)},
    "buy_trimming": {"price": LIVRE},
    "extra_acquire": {},
    "blind_tile": {"price": LIVRE},
    "depute_for_bonus": {},
    "depute_for_livre": dict.fromkeys(RANKS, LIVRE),
    "livre_per_colour": {"yellow": PER_PIECE, "red": PER_PIECE},
    "livre_green_prestige_blue": {"green": PER_PIECE, "blue": PER_PIECE},
    "extra_dress": {"fewer": Int(1, 9), "of": SOME_COLOURS},
    "prestige_per_decorations": {"every": EVERY},
    "prestige_per_dresses": {"every": EVERY},
    "livre_per_decoration": {"livre": PER_PIECE},
    "livre_per_dress": {"livre": PER_PIECE},
    "extra_decoration": {"discount": LIVRE},
    "livre_by_deck": {"steps": BY_DECK},
    "prestige_for_livre": {"every": EVERY},
    "prestige_for_tiles": {},
    "crown_deck": {"steps": BY_DECK},
    "crown_trimming_pairs": {"prestige": PER_PIECE},
    "crown_master_spaces": {"every": EVERY, "prestige": PER_PIECE},
    "crown_couples": {"prestige": PER_PIECE},
}

EMPLOYEE = Variants(
    "bonus",
    {"id": Name(), "level": Int(0, 6), "rank": OneOf(RANKS), "copies": COPIES},
    {bonus: BONUS_FIELDS[bonus] for bonus in BONUSES},
)


def _some_silk(silk: dict[str, int], at: FileLocation) -> None:
    if len(silk) == len(COLOURS) and not any(silk.values()):
        at.fault("no-silk")


SILK = TomlTable({colour: Int(0, MAX_BALES, default=0) for colour in COLOURS}, (_some_silk,))

DRESS = TomlTable(
    {
        "id": Name(),
        "colour": OneOf(COLOURS),
        "silk": SILK,
        "yarn": TRIMMING_COUNT,
        "lace": TRIMMING_COUNT,
        "thimble": Bool(),
        "livre": Int(6, 28),
        "prestige": Int(2, 4),
        "copies": COPIES,
    }
)
RESOURCE = TomlTable({"id": Name(), "silk": SILK, "trimming": OneOf(TRIMMINGS), "copies": COPIES})


# RK-S3, RK-S6: the levels of the stack, and the same base cards for every player
EMPLOYEE_COUNTS = (
    *(
        Count(message("things-of-level", level=level), count, {"level": level}, "RK-S3")
        for level, count in EMPLOYEES_BY_LEVEL.items()
    ),
    *(
        Count(message("things-base", rank=rank), count, {"level": 0, "rank": rank}, "RK-S6")
        for rank, count in BASE_BY_RANK.items()
    ),
)
DRESS_COUNTS = tuple(
    Count(message("things-dresses", colour=colour), count, {"colour": colour}, "RK-S5")
    for colour, count in DRESSES_BY_COLOUR.items()
)
RESOURCE_COUNTS = (Count(message("things-tiles"), RESOURCE_TILES, rule="RK-S4"),)


def _deputies(employees: list[dict[str, Any]], at: FileLocation) -> None:
    """RK-BX1: the longest chain of deputies that a player can build has room on the stack."""
    chain = sum(card.get("copies", 1) for card in employees if card.get("bonus") == "depute_for_bonus")
    if chain > MAX_DEPUTIES:
        at.fault("many-deputies", count=chain, most=MAX_DEPUTIES)


def _ladies_and_men(data: dict[str, Any], at: FileLocation) -> None:
    """Every colour dresses ladies or men, none both."""
    edition = data.get("edition", {})
    if "ladies" in edition and "men" in edition:
        both = [*edition["ladies"], *edition["men"]]
        if sorted(both) != sorted(COLOURS):
            ladies, men = comma_list(edition["ladies"]), comma_list(edition["men"])
            at.child("edition").child("men").fault(
                "ladies-and-men", ladies=ladies, men=men, colours=comma_list(COLOURS)
            )


def _deck(data: dict[str, Any], at: FileLocation) -> None:
    """RK-B17: steps that rise; RK-2.1: the smallest deck still fills a hand."""
    edition, at = data.get("edition", {}), at.child("edition")
    check_rising(edition.get("deck_steps", []), at.child("deck_steps"), least_step=1)
    if "hand" in edition and edition["hand"] > edition.get("minimum_deck", edition["hand"]):
        at.child("hand").fault("large-hand", hand=edition["hand"], deck=edition["minimum_deck"])


def _hiring(data: dict[str, Any], at: FileLocation) -> None:
    """RK-1.2: the stack lasts exactly until the last round; RK-A4.1: a price for every number displayed."""
    edition, stack = data.get("edition", {}), sum(EMPLOYEES_BY_LEVEL.values())
    if "rounds" in edition and edition["rounds"] * HIRE_SPACES != stack:
        rounds, shown = edition["rounds"], edition["rounds"] * HIRE_SPACES
        wanted = stack // HIRE_SPACES
        at.child("edition").child("rounds").fault("rounds", rounds=rounds, shown=shown, wanted=wanted, stack=stack)
    if "hire_price" in edition:
        at = at.child("edition").child("hire_price")
        _price_list(edition["hire_price"], HIRE_SPACES, message("things-displayed"), at)


def _acquiring(data: dict[str, Any], at: FileLocation) -> None:
    """RK-A2.1: a price for every number of tiles a segment can hold."""
    sides = data.get("board", {}).values()
    prices = data.get("edition", {}).get("acquire_price")
    if prices is not None and len(sides) == len(BOARD.fields) and all("segment_tiles" in side for side in sides):
        most = max(side["segment_tiles"] for side in sides)
        _price_list(prices, most, message("things-in-segment"), at.child("edition").child("acquire_price"))


def _price_list(prices: list[int], most: int, of: Message, at: FileLocation) -> None:
    if len(prices) != most + 1:
        at.fault("prices", count=len(prices), wanted=most + 1, most=most, things=of)


SCHEMA = EditionSchema(
    game="rokoko",
    package="trianon.games.rokoko",
    edition=EDITION,
    sections={
        "employee": ListOf(EMPLOYEE, 1, MAX_EMPLOYEE_KINDS, "id", (_deputies,), EMPLOYEE_COUNTS),
        "dress": ListOf(DRESS, 1, MAX_DRESS_KINDS, "id", counts=DRESS_COUNTS),
        "resource": ListOf(RESOURCE, 1, MAX_RESOURCE_KINDS, "id", counts=RESOURCE_COUNTS),
        "board": BOARD,
    },
    checks=(_ladies_and_men, _deck, _hiring, _acquiring),
    rules={
        "many-deputies": "RK-BX1",
        "rounds": "RK-1.2",
        "large-hand": "RK-2.1",
        "prices": "RK-A2.1",
        "not-rising": "RK-B17",
        "rewards": "RK-A3.8",
        "dark-windows": "RK-1.4",
        "players-nowhere": "RK-S1",
        "players-twice": "RK-S1",
    },
)
