"""The pieces of Rokoko as numbers: what is printed on a card, a tile, a dress, a place; never which one it is.

Numbers are scaled to about one: Livre and prestige by 20, small counts by what is usual.
"""

from trianon.core.features import Floats
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.struct import NONE, widen
from trianon.games.rokoko.codes import component
from trianon.games.rokoko.state import COLOUR_COUNT
from trianon.games.rokoko.tables import AMOUNTS, Tables

COINS = 1.0 / 20.0  # Livre and prestige
BALES = 1.0 / 4.0
FEW = 1.0 / 5.0  # trimmings, levels, amounts of a bonus

AMOUNT_LABELS = tuple(f"amount_{number + 1}" for number in range(AMOUNTS))
CARD = ("there", "level", *component.RANKS, *component.BONUSES, *AMOUNT_LABELS, *(f"of_{c}" for c in component.COLOURS))
CARD_RANK = CARD.index(component.RANKS[0])
CARD_BONUS = CARD_RANK + len(component.RANKS)
CARD_AMOUNT = CARD.index("amount_1")
CARD_OF = CARD_AMOUNT + AMOUNTS

TILE = ("there", *component.COLOURS, "yarn", "lace", "either")
WITH_YARN = (1 << component.YARN) | (1 << component.BOTH)  # sets of trimmings: looking one up needs no branch
WITH_LACE = (1 << component.LACE) | (1 << component.BOTH)
TILE_SILK, TILE_YARN, TILE_LACE, TILE_EITHER = 1, 5, 6, 7

DRESS = (
    "there", *(f"main_{c}" for c in component.COLOURS), *component.COLOURS, "lady", "yarn", "lace", "thimble", "livre",
    "prestige",
)  # fmt: skip
DRESS_COLOUR, DRESS_SILK, DRESS_LADY = 1, 5, 9

PLACE = ("there", "majority_first", "majority_second", "master", "livre", "yarn", "lace", "tile")


@rule
def put_rank(out: Floats, first: int, rank: int) -> None:
    """A Master, a Journeyman or an Apprentice, of whom no more is known."""
    out[first + CARD_RANK + rank] = 1.0


@rule
def put_card(t: Tables, out: Floats, first: int, card: int) -> None:
    """An employee: level, rank, bonus and its amounts."""
    if card == NONE:
        return
    bonus = widen(t.card_bonus[card])
    out[first] = 1.0
    out[first + 1] = t.card_level[card] * FEW
    put_rank(out, first, widen(t.card_rank[card]))
    out[first + CARD_BONUS + bonus] = 1.0
    if bonus == component.EXTRA_DRESS:  # its second number is a set of colours
        out[first + CARD_AMOUNT] = t.card_amount[card, 0] * FEW
        for colour in range(COLOUR_COUNT):
            out[first + CARD_OF + colour] = (widen(t.card_amount[card, 1]) >> colour) & 1
        return
    for number in range(AMOUNTS):
        out[first + CARD_AMOUNT + number] = t.card_amount[card, number] * FEW


@rule
def put_tile(t: Tables, out: Floats, first: int, tile: int) -> None:
    """A resource tile: its silk and its trimmings."""
    if tile == NONE:
        return
    out[first] = 1.0
    for colour in range(COLOUR_COUNT):
        out[first + TILE_SILK + colour] = t.tile_silk[tile, colour] * BALES
    trimming = widen(t.tile_trimming[tile])
    out[first + TILE_YARN] = (WITH_YARN >> trimming) & 1
    out[first + TILE_LACE] = (WITH_LACE >> trimming) & 1
    out[first + TILE_EITHER] = 1.0 if trimming == component.EITHER else 0.0


@rule
def put_dress(t: Tables, out: Floats, first: int, dress: int) -> None:
    """A dress: its main colour, what it needs, what it brings."""
    if dress == NONE:
        return
    colour = widen(t.dress_colour[dress])
    out[first] = 1.0
    out[first + DRESS_COLOUR + colour] = 1.0
    for bale in range(COLOUR_COUNT):
        out[first + DRESS_SILK + bale] = t.dress_silk[dress, bale] * BALES
    out[first + DRESS_LADY] = t.lady[colour]
    out[first + DRESS_LADY + 1] = t.dress_yarn[dress] * FEW
    out[first + DRESS_LADY + 2] = t.dress_lace[dress] * FEW
    out[first + DRESS_LADY + 3] = t.dress_thimble[dress]
    out[first + DRESS_LADY + 4] = t.dress_livre[dress] * COINS
    out[first + DRESS_LADY + 5] = t.dress_prestige[dress] * COINS


@rule
def put_place(t: Tables, out: Floats, first: int, hall: int, space: int) -> None:
    """A guest space: its hall's majority, whether it needs a Master, and the reward."""
    out[first] = 1.0
    out[first + 1] = t.hall_majority[hall, 0] * COINS
    out[first + 2] = t.hall_majority[hall, 1] * COINS
    out[first + 3] = t.guest_master[hall, space]
    out[first + 4] = t.guest_livre[hall, space] * COINS
    out[first + 5] = t.guest_yarn[hall, space] * FEW
    out[first + 6] = t.guest_lace[hall, space] * FEW
    out[first + 7] = t.guest_tile[hall, space]
