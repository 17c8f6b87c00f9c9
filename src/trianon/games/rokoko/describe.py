"""A view as JSON in words: ids of pieces, names of places, seats counted from 1."""

from collections.abc import Callable
from functools import cache

import numpy as np

from trianon.core.game import Json, Names
from trianon.core.kernel.compiler.rule import fast_call
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, Shorts, handle_of, to_namespace, zero
from trianon.core.naming import (
    describe_core,
    describe_question,
    describe_steps,
    name_or_none,
    names_of_counts,
    one_based,
)
from trianon.games.rokoko.codes import component, event, step
from trianon.games.rokoko.scoring.majorities import points_of_halls
from trianon.games.rokoko.state import BOARD, DISCARD, HALLS, HAND, SUPPLY, State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.view import View
from trianon.games.rokoko.wire import (
    RokokoChoice,
    RokokoGuest,
    RokokoPalace,
    RokokoPiles,
    RokokoSeat,
    RokokoTurn,
    RokokoView,
)


def describe(v: View, t: Tables, names: Names) -> RokokoView:
    """Everything in a view, and what follows from it; nothing else."""
    standing = None if v.over else describe_standing(v, t, names)
    v, t = to_namespace(v), to_namespace(t)
    return {
        "game": "rokoko",
        **describe_core(v),
        "open_information": bool(v.open_information),
        "round": int(v.round_number),
        "rounds": int(t.rounds),
        "phase": event.PHASES[v.phase],
        "turn": int(v.seat) + 1,
        "starting_player": int(v.starting_player) + 1,
        "favor": one_based(int(v.favor)),
        "seats": [describe_seat(v, names, seat) for seat in range(v.players)],
        **describe_piles(v, t, names),
        **describe_palace(v, t, names),
        "standing": standing,
        "resolving": describe_turn(v, names),
    }


def describe_seat(v: View, names: Names, seat: int) -> RokokoSeat:
    """A player's belongings as far as they are seen."""
    shows_cards, shows_kept = bool(v.shows_cards[seat]), bool(v.shows_kept[seat])
    sealed: RokokoChoice | None = None
    if v.wanted[seat] > 0:
        own = seat == v.viewer
        picks = [names["card"][card] for card in v.sealed[seat, : v.picked[seat]].tolist()] if own else None
        sealed = {"wanted": int(v.wanted[seat]), "sealed": bool(v.has_sealed[seat]), "cards": picks}
    return {
        "seat": seat + 1,
        "livre": int(v.livre[seat]),
        "yarn": int(v.yarn[seat]),
        "lace": int(v.lace[seat]),
        "prestige": None if v.prestige[seat] == NONE else int(v.prestige[seat]),
        "hand_size": int(v.hand_size[seat]),
        "hand": names_of_counts(names["card"], v.cards[seat, HAND]) if shows_cards else None,
        "supply_size": int(v.supply_size[seat]),
        "supply": names_of_counts(names["card"], v.cards[seat, SUPPLY]) if shows_cards else None,
        "discard": names_of_counts(names["card"], v.cards[seat, DISCARD]),
        "kept_size": int(v.kept_size[seat]),
        "kept": names_of_counts(names["tile"], v.kept[seat]) if shows_kept else None,
        "left": names_of_counts(names["card"], v.left[seat]),
        "choosing": sealed,
    }


def describe_piles(v: View, t: Tables, names: Names) -> RokokoPiles:
    """Stack, display, warehouse, stock, bag, windows and discards."""
    return {
        "stack_size": int(v.employee_count),
        "display": [name_or_none(names["card"], card) for card in v.display[: t.hire_spaces].tolist()],
        "never_hired": names_of_counts(names["card"], v.left[BOARD]),
        "warehouse": [
            [name_or_none(names["tile"], tile) for tile in segment[: t.segment_tiles]]
            for segment in v.warehouse[: t.segments].tolist()
        ],
        "stock_size": int(v.stock_count),
        "resource_discard": names_of_counts(names["tile"], v.resource_discard),
        "windows": [name_or_none(names["dress"], dress) for dress in v.windows[: t.window_count].tolist()],
        "bag_size": int(v.bag_size),
        "dress_discard": names_of_counts(names["dress"], v.dress_discard),
    }


def describe_palace(v: View, t: Tables, names: Names) -> RokokoPalace:
    """Halls with their guests, decorations, "All halls" spaces and the terrace."""
    halls: dict[str, list[RokokoGuest | None]] = {}
    for hall, name in enumerate(names["hall"]):
        spaces: list[RokokoGuest | None] = []
        for space in range(int(t.guest_count[hall])):
            dress = int(v.guest[hall, space])
            spaces.append(
                None if dress == NONE else {"dress": names["dress"][dress], "seat": int(v.host[hall, space]) + 1}
            )
        halls[name] = spaces
    decorations = {name: one_based(int(v.decoration[place])) for place, name in enumerate(names["decoration"]) if name}
    terrace = {
        names["decoration"][place]: names["dress"][dress]
        for place, dress in enumerate(v.terrace.tolist())
        if dress != NONE
    }
    return {
        "halls": halls,
        "decorations": decorations,
        "all_halls": [one_based(int(v.all_halls[space])) for space in range(t.all_halls_count)],
        "terrace": terrace,
    }


@cache
def _points_of_halls() -> Callable[[View, Tables, Shorts], None]:
    return fast_call(points_of_halls, (zero(View), zero(Tables), np.zeros((HALLS, SEATS), np.int16)))


def describe_standing(v: View, t: Tables, names: Names) -> dict[str, list[list[int]]]:
    """RK-F4: the seats that would take the first and the second number of every hall, were it scored now."""
    points = np.zeros((HALLS, SEATS), np.int16)
    # majorities ask only for what lies open, and a view has that under the same names as a state
    _points_of_halls()(handle_of(v), handle_of(t), points)
    taken = zip(names["hall"], points.tolist(), t.hall_majority.tolist(), strict=False)
    return {
        hall: [[seat + 1 for seat, given in enumerate(row) if given > 0 and given == number] for number in numbers]
        for hall, row, numbers in taken
    }


def describe_turn(v: View, names: Names) -> RokokoTurn:
    """What lies between the question and the board: cards, tile, dress and its silk."""
    return {
        "in_play": names_of_counts(names["card"], v.in_play),
        "leaving": names_of_counts(names["card"], v.leaving),
        "tile": name_or_none(names["tile"], int(v.tile)),
        "blind": bool(v.blind),
        "dress": name_or_none(names["dress"], int(v.dress)),
        "need": {colour: int(v.need[number]) for number, colour in enumerate(component.COLOURS) if v.need[number]},
        "paid": names_of_counts(names["tile"], v.paid),
        "steps": describe_steps(v, step.STEPS),
    }


def question(s: State, t: Tables, names: Names) -> Json:
    """What is asked: the question's name, the card it comes from, the dress or tile it is about."""
    asked = describe_question(s, step.STEPS, names)
    if s.depth == 0:
        return asked
    what, _, b, _ = s.stack[s.depth - 1].tolist()
    if what == step.BONUS:
        asked["bonus"] = component.BONUSES[t.card_bonus[b]]
    if what in (step.PAY_SILK, step.PLACE_DRESS, step.CHOOSE_DISCOUNT):
        asked["dress"] = name_or_none(names["dress"], int(s.dress))
    if what == step.TILE:
        # a blind tile is its owner's secret: the question never names it, the owner's view does
        asked["blind"] = bool(s.blind)
    return asked
