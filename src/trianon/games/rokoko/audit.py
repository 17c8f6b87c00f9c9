"""Conservation: every card, tile, dress and marker of an edition is in exactly one place."""

from __future__ import annotations

import numpy as np

from trianon.core.game import Names
from trianon.core.record import NONE, Bytes
from trianon.core.state import SEATS
from trianon.games.rokoko.state import State
from trianon.games.rokoko.tables import Tables

NEVER_NEGATIVE = (
    "livre", "prestige", "yarn", "lace", "cards", "kept", "left", "in_play", "leaving", "bag", "need", "paid",
)  # fmt: skip


def tally(kinds: int, *piles: Bytes) -> list[int]:
    """How often each kind lies in piles that list their pieces."""
    counts = [0] * kinds
    for pile in piles:
        for piece in np.asarray(pile).ravel().tolist():
            if piece != NONE:
                counts[piece] += 1
    return counts


def audit(s: State, t: Tables, names: Names) -> list[str]:
    """Everything that is not in exactly one place, or where it cannot be; nothing on a sound table."""
    return [*audit_cards(s, t, names), *audit_tiles(s, t, names), *audit_dresses(s, t, names), *audit_rest(s, t)]


def _compare(thing: str, names: list[str], found: list[int], expected: list[int]) -> list[str]:
    return [
        f"{thing} {names[kind]}: {found[kind]} on the table, {expected[kind]} in the edition"
        for kind in range(len(names))
        if found[kind] != expected[kind]
    ]


def audit_cards(s: State, t: Tables, names: Names) -> list[str]:
    """Employees: the base cards of every player, and those for hire."""
    kinds = len(names["card"])
    found = tally(kinds, s.display, s.employees[: s.employee_count])
    for kind in range(kinds):
        found[kind] += int(s.cards[:, :, kind].sum()) + int(s.left[:, kind].sum())
        found[kind] += int(s.in_play[kind]) + int(s.leaving[kind])
    expected = [int(t.card_copies[k]) * (int(s.players) if t.card_level[k] == 0 else 1) for k in range(kinds)]
    faults = _compare("employee", names["card"], found, expected)
    for seat in range(s.players):
        for kind in range(kinds):
            if t.card_level[kind] == 0:
                own = int(s.cards[seat, :, kind].sum()) + int(s.left[seat, kind])
                own += int(s.in_play[kind]) + int(s.leaving[kind]) if seat == s.seat else 0
                if own != t.card_copies[kind]:
                    faults.append(f"seat {seat + 1} has {own} base cards {names['card'][kind]}")
    return faults


def audit_tiles(s: State, t: Tables, names: Names) -> list[str]:
    """Resource tiles."""
    found = tally(len(names["tile"]), s.warehouse, s.stock[: s.stock_count], np.array([s.tile]))
    for kind in range(len(found)):
        found[kind] += int(s.kept[:, kind].sum()) + int(s.resource_discard[kind])
    return _compare("tile", names["tile"], found, t.tile_copies[: len(found)].tolist())


def audit_dresses(s: State, t: Tables, names: Names) -> list[str]:
    """Dresses."""
    found = tally(len(names["dress"]), s.windows, s.guest, s.terrace, np.array([s.dress]))
    for kind in range(len(found)):
        found[kind] += int(s.bag[kind]) + int(s.dress_discard[kind])
    return _compare("dress", names["dress"], found, t.dress_copies[: len(found)].tolist())


def audit_rest(s: State, t: Tables) -> list[str]:
    """Markers belong to players and lie where the board has a place; nothing is negative; decks are large enough."""
    faults = []
    for name in NEVER_NEGATIVE:
        if (getattr(s, name) < 0).any():
            faults.append(f"{name} holds a negative number")
    if ((s.guest == NONE) != (s.host == NONE)).any():
        faults.append("a guest without a marker, or a marker without a guest")
    for owners in (s.host, s.decoration, s.all_halls):
        if ((owners < NONE) | (owners >= s.players)).any():
            faults.append("a marker of a seat that is not at the table")
    if (s.decoration[t.decoration_there == 0] != NONE).any():
        faults.append("a marker on a decoration space this board side lacks")
    present = [seat for seat in s.all_halls.tolist() if seat != NONE]
    if len(present) != len(set(present)):
        faults.append('two "All halls" spaces of one player')
    if (s.cards[s.players : SEATS] != 0).any():
        faults.append("cards at an empty seat")
    for seat in range(s.players):
        deck = int(s.cards[seat].sum()) + (int(s.in_play.sum()) if seat == s.seat else 0)
        if deck < t.minimum_deck:
            faults.append(f"the deck of seat {seat + 1} has {deck} cards, fewer than {t.minimum_deck}")
    return faults
