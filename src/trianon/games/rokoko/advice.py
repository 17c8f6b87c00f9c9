"""What speaks for an option of Rokoko and against it."""

from typing import Any

import numpy as np

from trianon.core.advice import AdviceRules
from trianon.core.game import Json
from trianon.core.kernel.struct import NONE
from trianon.core.outlook import Outlook
from trianon.core.wording import Message, and_list, message, piece
from trianon.games.rokoko.codes import component, option
from trianon.games.rokoko.codes.component import COLOURS
from trianon.games.rokoko.queries import silk_of
from trianon.games.rokoko.state import COLOUR_COUNT, SEGMENT_SPACES

POINTS = ("hall", "score")
GOODS = ("livre", "yarn", "lace", "tiles")
THINGS = (*(f"bales-{colour}" for colour in COLOURS), "count-yarn", "count-lace")
NEAR = 2  # bales and trimmings that a dress may still lack to be worth a word
MISSING = "all_halls"  # halls still missing: fewer is better
LIVRE = "RK-F1"  # points that say the same as the Livre


def is_gain(change: Json, seat: int) -> bool:
    """Points and goods of the seat that grow, points of rivals that shrink."""
    more: int = change["after"] - change["before"]
    if change.get("category") == LIVRE:
        return False
    if change["kind"] in POINTS:
        return more > 0 if change["seat"] == seat else more < 0
    return more < 0 if change["kind"] == MISSING else change["kind"] in GOODS and more > 0


def is_cost(change: Json, seat: int) -> bool:
    """Goods of the seat that are spent, and points lost."""
    own = change.get("seat", seat) == seat
    return own and change["kind"] in (*GOODS, *POINTS) and change["after"] < change["before"]


def rounds_left(v: Any, t: Any) -> int:
    """Rounds until the final scoring, with the present one."""
    return int(t.rounds) - int(v.round_number) + 1


def stage(v: Any, t: Any) -> float:
    """Share of the rounds that are over."""
    return (int(v.round_number) - 1) / int(t.rounds)


def particulars(outlook: Outlook, choice: int) -> list[Message]:
    """The dress in a window that an option brings nearest, and what is then still missing for it."""
    v, t, names = outlook.view, outlook.setting.t, outlook.setting.names["dress"]
    gained, saved, colours = gains_for_dresses(v, t, choice)
    owned = np.array([*silk_of(v, t, v.viewer), v.yarn[v.viewer], v.lace[v.viewer]])
    nearest: list[tuple[int, int, int, Any]] = []
    for window, dress in enumerate(v.windows.tolist()):
        if dress == NONE or (saved and t.dress_thimble[dress]):
            continue
        fewer = saved
        needed = np.array([*t.dress_silk[dress], t.dress_yarn[dress], t.dress_lace[dress]]) - owned
        short = np.maximum(0, needed - gained)
        for colour in range(COLOUR_COUNT):
            spared = min(short[colour], fewer) if colours >> colour & 1 else 0
            short[colour] -= spared
            fewer -= spared
        if short.sum() < np.maximum(0, needed).sum() and short.sum() <= NEAR:
            nearest.append((int(short.sum()), -int(t.dress_prestige[dress]), window, short))
    if not nearest:
        return []
    total, _, window, short = min(nearest, key=lambda found: found[:3])
    dress = piece("dress", names[int(v.windows[window])])
    if total == 0:
        return [message("advice-dress.ready", dress=dress)]
    lacks = [message(thing, count=int(count)) for thing, count in zip(THINGS, short, strict=True) if count]
    return [message("advice-dress", dress=dress, lacks=and_list(lacks))]


def gains_for_dresses(v: Any, t: Any, choice: int) -> tuple[Any, int, int]:
    """The silk by colour, yarn and lace of an option, and how many bales of which colours a hired employee saves."""
    silk, trimmings, fewer, colours = [0] * COLOUR_COUNT, [0, 0], 0, 0
    if option.ACQUIRE <= choice < option.MAKE:
        place = choice - option.ACQUIRE
        silk = t.tile_silk[v.warehouse[place // SEGMENT_SPACES, place % SEGMENT_SPACES]]
    elif choice == option.KEEP:
        silk = t.tile_silk[v.tile]
    elif option.DISCARD <= choice < option.DISCOUNT or option.GAIN <= choice < option.DISMISS:
        kind = choice - (option.GAIN if choice >= option.GAIN else option.DISCARD)
        trimmings = [int(kind != component.LACE), int(kind != component.YARN)]
    elif option.HIRE <= choice < option.DEPUTE:
        card = v.display[choice - option.HIRE]
        if t.card_bonus[card] == component.EXTRA_DRESS:
            fewer, colours = (int(amount) for amount in t.card_amount[card, :2])
    return np.array([*silk, *trimmings]), fewer, colours


def is_alike(outlook: Outlook, one: int, two: int) -> bool:
    """Decorations that count the same, or the same tile in two segments."""
    v, t = outlook.view, outlook.setting.t
    if all(option.DECORATE <= each < option.KEEP for each in (one, two)):
        values = (t.decoration_kind, t.decoration_multiplier, t.decoration_prestige)
        first, second = one - option.DECORATE, two - option.DECORATE
        return t.decoration_kind[first] != component.MUSICIAN and all(each[first] == each[second] for each in values)
    if all(option.ACQUIRE <= each < option.MAKE for each in (one, two)):
        tiles = v.warehouse.ravel()
        return bool(tiles[one - option.ACQUIRE] == tiles[two - option.ACQUIRE])
    return False


def edge(outlook: Outlook, choice: int) -> Message | None:
    """RK-F6: of as many fireworks the dearest space decides."""
    space = choice - option.DECORATE
    is_fireworks = 0 <= space < option.KEEP - option.DECORATE
    is_fireworks = is_fireworks and outlook.setting.t.decoration_kind[space] == component.FIREWORKS
    return message("advice-fireworks") if is_fireworks else None


ADVICE = AdviceRules(is_gain, is_cost, rounds_left, stage, particulars=particulars, is_alike=is_alike, edge=edge)
