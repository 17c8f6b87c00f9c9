"""A table of Rokoko as plain data for a position file."""

from trianon.core.game import Json, Names
from trianon.core.kernel.struct import NONE
from trianon.core.naming import name_or_none, names_of_counts
from trianon.games.rokoko.codes import component, event, step
from trianon.games.rokoko.position.steps import step_codec
from trianon.games.rokoko.state import BOARD, DISCARD, HAND, SUPPLY, State
from trianon.games.rokoko.tables import Tables


def write_position(s: State, t: Tables, names: Names) -> Json:
    """Everything on a table, in words; of each pile that is ordered the top first."""
    written: Json = {
        "round": int(s.round_number),
        "phase": event.PHASES[s.phase],
        "turn": int(s.seat) + 1,
        "starting_player": int(s.starting_player) + 1,
        "favor": int(s.favor) + 1,
    }
    if s.depth:
        written["steps"] = step_codec(names, int(s.players)).write(s.stack[: s.depth].tolist())
    written.update(_write_turn(s, names))
    written.update(_write_piles(s, t, names))
    written.update(_write_palace(s, t, names))
    written["seat"] = [_write_seat(s, names, seat) for seat in range(s.players)]
    return written


def _write_turn(s: State, names: Names) -> Json:
    """What lies between the question and the board, as far as there is something."""
    written: Json = {}
    for name, counts, sort in (
        ("in_play", s.in_play, "card"),
        ("leaving", s.leaving, "card"),
        ("paid", s.paid, "tile"),
    ):
        if counts.any():
            written[name] = names_of_counts(names[sort], counts)
    if s.tile != NONE:
        written["tile"] = names["tile"][s.tile]
        if s.blind:
            written["blind"] = True
    if s.dress != NONE:
        written["dress"] = names["dress"][s.dress]
        written["need"] = {colour: int(s.need[i]) for i, colour in enumerate(component.COLOURS) if s.need[i]}
    return written


def _write_piles(s: State, t: Tables, names: Names) -> Json:
    """Stack, display, warehouse, stock, windows, bag and discards."""
    cards, tiles, dresses = names["card"], names["tile"], names["dress"]
    return {
        "display": [name_or_none(cards, card) or "" for card in s.display[: t.hire_spaces].tolist()],
        "stack": [cards[card] for card in s.employees[: s.employee_count][::-1].tolist()],
        "never_hired": names_of_counts(cards, s.left[BOARD]),
        "warehouse": [
            [name_or_none(tiles, tile) or "" for tile in segment[: t.segment_tiles]]
            for segment in s.warehouse[: t.segments].tolist()
        ],
        "stock": [tiles[tile] for tile in s.stock[: s.stock_count][::-1].tolist()],
        "resource_discard": names_of_counts(tiles, s.resource_discard),
        "windows": [name_or_none(dresses, dress) or "" for dress in s.windows[: t.window_count].tolist()],
        "bag": names_of_counts(dresses, s.bag),
        "dress_discard": names_of_counts(dresses, s.dress_discard),
    }


def _write_palace(s: State, t: Tables, names: Names) -> Json:
    """Halls, decorations, "All halls" spaces and the terrace."""
    written: Json = {"all_halls": [int(seat) + 1 for seat in s.all_halls[: t.all_halls_count].tolist()]}
    written["halls"] = {
        name: [
            "" if dress == NONE else f"{names['dress'][dress]}:{host + 1}"
            for dress, host in zip(s.guest[hall, : t.guest_count[hall]].tolist(), s.host[hall].tolist())
        ]
        for hall, name in enumerate(names["hall"])
    }
    funded = {names["decoration"][place]: seat + 1 for place, seat in enumerate(s.decoration.tolist()) if seat != NONE}
    if funded:
        written["decorations"] = funded
    terrace = {
        names["decoration"][place]: names["dress"][dress]
        for place, dress in enumerate(s.terrace.tolist())
        if dress != NONE
    }
    if terrace:
        written["terrace"] = terrace
    return written


def _write_seat(s: State, names: Names, seat: int) -> Json:
    cards = names["card"]
    written: Json = {name: int(getattr(s, name)[seat]) for name in ("livre", "yarn", "lace", "prestige")}
    written["hand"] = names_of_counts(cards, s.cards[seat, HAND])
    written["supply"] = names_of_counts(cards, s.cards[seat, SUPPLY])
    written["discard"] = names_of_counts(cards, s.cards[seat, DISCARD])
    written["kept"] = names_of_counts(names["tile"], s.kept[seat])
    if s.left[seat].any():
        written["left"] = names_of_counts(cards, s.left[seat])
    if s.depth and s.stack[s.depth - 1, 0] == step.CHOOSE_HAND:
        written["wanted"] = int(s.wanted[seat])
        written["sealed"] = [cards[card] for card in s.sealed[seat, : s.picked[seat]].tolist()]
    return written
