"""Conservation: every card, tile, dress and marker of an edition is in exactly one place."""

import numpy as np

from trianon.core.game import Names
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.piles import compare, negatives, same_counts, tally
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, Bytes, widen
from trianon.games.rokoko.queries import deck_staying, smallest_deck
from trianon.games.rokoko.state import CARDS, DRESSES, HALLS, SEGMENTS, TILES, State
from trianon.games.rokoko.tables import Tables

NEVER_NEGATIVE = (
    "livre", "prestige", "yarn", "lace", "cards", "in_play", "leaving", "left", "kept", "resource_discard", "bag",
    "dress_discard", "need", "paid",
)  # fmt: skip


@rule
def count_cards(s: State, found: Bytes) -> None:
    """Where all employees are."""
    tally(found, s.display)
    tally(found, s.employees)
    for seat in range(SEATS):
        for zone in range(3):
            found += s.cards[seat, zone]
    for owner in range(SEATS + 1):
        found += s.left[owner]
    found += s.in_play
    found += s.leaving


@rule
def base_cards(s: State, seat: int, card: int) -> int:
    """How many of a base card a seat has, or had."""
    cards = widen(s.left[seat, card])
    for zone in range(3):
        cards += widen(s.cards[seat, zone, card])
    return cards + (widen(s.in_play[card]) + widen(s.leaving[card]) if seat == s.seat else 0)


@rule
def count_tiles(s: State, found: Bytes) -> None:
    """Where all resource tiles are."""
    for segment in range(SEGMENTS):
        tally(found, s.warehouse[segment])
    tally(found, s.stock)
    for seat in range(SEATS):
        found += s.kept[seat]
    found += s.resource_discard
    if s.tile != NONE:
        found[s.tile] += 1


@rule
def count_dresses(s: State, found: Bytes) -> None:
    """Where all dresses are."""
    tally(found, s.windows)
    for hall in range(HALLS):
        tally(found, s.guest[hall])
    tally(found, s.terrace)
    found += s.bag
    found += s.dress_discard
    if s.dress != NONE:
        found[s.dress] += 1


@rule
def card_copies(s: State, t: Tables, card: int) -> int:
    """How many of a card lie on a table of this many players."""
    return widen(t.card_copies[card]) * (widen(s.players) if t.card_level[card] == 0 else 1)


@rule
def sound(s: State, t: Tables) -> bool:
    """Whether every piece is in exactly one place and nothing is negative: `audit` says what is not."""
    cards, tiles, dresses = np.zeros(CARDS, np.int8), np.zeros(TILES, np.int8), np.zeros(DRESSES, np.int8)
    count_cards(s, cards)
    count_tiles(s, tiles)
    count_dresses(s, dresses)
    for card in range(CARDS):
        if cards[card] != card_copies(s, t, card):
            return False
        if t.card_level[card] == 0:
            for seat in range(widen(s.players)):
                if base_cards(s, seat, card) != t.card_copies[card]:
                    return False
    if not (same_counts(tiles, t.tile_copies) and same_counts(dresses, t.dress_copies)):
        return False
    for seat in range(widen(s.players)):
        if min(s.livre[seat], s.prestige[seat], s.yarn[seat], s.lace[seat]) < 0:
            return False
        if deck_staying(s, seat) < smallest_deck(t):
            return False
    return piles_sound(s) and markers_sound(s)


@rule
def has_negative(counts: Bytes) -> bool:
    """Whether a pile of counted kinds lacks a piece."""
    for count in counts:
        if count < 0:
            return True
    return False


@rule
def piles_sound(s: State) -> bool:
    """Whether nothing was taken from where it was not: a piece too few here can hide one too many there."""
    for seat in range(widen(s.players)):
        if has_negative(s.kept[seat]) or has_negative(s.left[seat]):
            return False
        for zone in range(3):
            if has_negative(s.cards[seat, zone]):
                return False
    if has_negative(s.in_play) or has_negative(s.leaving) or has_negative(s.left[SEATS]):
        return False
    return not (has_negative(s.bag) or has_negative(s.resource_discard) or has_negative(s.dress_discard))


@rule
def markers_sound(s: State) -> bool:
    """Whether guests and markers belong together."""
    for hall in range(HALLS):
        for space in range(s.guest.shape[1]):
            if (s.guest[hall, space] == NONE) != (s.host[hall, space] == NONE):
                return False
    return True


def audit(s: State, t: Tables, names: Names) -> list[str]:
    """Everything that is not in exactly one place, or where it cannot be; nothing on a sound table."""
    return [*audit_cards(s, t, names), *audit_pieces(s, t, names), *audit_places(s, t), *audit_amounts(s, t)]


def audit_cards(s: State, t: Tables, names: Names) -> list[str]:
    """Employees: the base cards of every player, and those for hire."""
    found = np.zeros(CARDS, np.int8)
    count_cards(s, found)
    kinds = range(len(names["card"]))
    faults = compare("employee", names["card"], found.tolist(), [card_copies(s, t, card) for card in kinds])
    for seat in range(s.players):
        for card in kinds:
            own = base_cards(s, seat, card)
            if t.card_level[card] == 0 and own != t.card_copies[card]:
                faults.append(f"seat {seat + 1} has {own} base cards {names['card'][card]}")
    return faults


def audit_pieces(s: State, t: Tables, names: Names) -> list[str]:
    """Resource tiles and dresses."""
    tiles, dresses = np.zeros(TILES, np.int8), np.zeros(DRESSES, np.int8)
    count_tiles(s, tiles)
    count_dresses(s, dresses)
    return [
        *compare("tile", names["tile"], tiles.tolist(), t.tile_copies.tolist()),
        *compare("dress", names["dress"], dresses.tolist(), t.dress_copies.tolist()),
    ]


def audit_places(s: State, t: Tables) -> list[str]:
    """Markers belong to players and lie where the board has a place."""
    faults = []
    if not markers_sound(s):
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
    return faults


def audit_amounts(s: State, t: Tables) -> list[str]:
    """Nothing is negative; decks are large enough."""
    faults = negatives(s, NEVER_NEGATIVE)
    for seat in range(s.players):
        deck = deck_staying(s, seat)
        if deck < smallest_deck(t):
            faults.append(f"the deck of seat {seat + 1} has {deck} cards, fewer than {smallest_deck(t)}")
    return faults
