"""Heuristic for Rokoko: scores every option in prestige.

A Livre counts a fifth of a prestige early and a tenth at the end (RK-F1); a rented dress its prestige, a share of
its hall and progress towards all five halls; a tile the dress it helps to make; a hired employee the turns it brings.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.options import Options
from trianon.core.kernel.struct import NONE, widen
from trianon.games.rokoko.codes import component, option
from trianon.games.rokoko.heuristic_palace import (
    Seen,
    best_rent,
    decorate_score,
    hall_score,
    livre,
    rounds_left,
    space_score,
)
from trianon.games.rokoko.queries import displayed
from trianon.games.rokoko.state import CARDS, COLOUR_COUNT, GUEST_SPACES, HAND, SEGMENT_SPACES, State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.view import View


class Context(NamedTuple):
    """Facts about a seat that all options share, computed once."""

    seat: int
    silk: tuple[int, int, int, int]  # bales kept, by colour
    rent: float  # the best free place for a dress


@rule
def context_of(v: Seen, t: Tables, seat: int, by_master: bool, makes: bool) -> Context:
    """Compute the shared facts; places for a dress only if one is about to be made."""
    rent = best_rent(v, t, seat, by_master) if makes else 0.0
    return Context(seat, kept_silk(v, t, seat), rent)


@rule
def kept_silk(v: Seen, t: Tables, seat: int) -> tuple[int, int, int, int]:
    """The bales a seat has kept, by colour."""
    a, b, c, d = 0, 0, 0, 0
    for tile in range(widen(t.tile_count)):
        count = widen(v.kept[seat, tile])
        if count > 0:
            a += count * widen(t.tile_silk[tile, 0])
            b += count * widen(t.tile_silk[tile, 1])
            c += count * widen(t.tile_silk[tile, 2])
            d += count * widen(t.tile_silk[tile, 3])
    return a, b, c, d


@rule
def make_score(v: Seen, t: Tables, a: Context, window: int) -> float:
    """A dress: its prestige and best place, or its money, less the window's price."""
    dress = widen(v.windows[window])
    rented = widen(t.dress_prestige[dress]) + a.rent
    sold = widen(t.dress_livre[dress]) * livre(v, t)
    return 1.0 + max(rented, sold) - widen(t.window_price[window]) * livre(v, t)


@rule
def tile_score(v: Seen, t: Tables, a: Context, tile: int) -> float:
    """A tile's silk: how much nearer it brings the dress it helps most."""
    best = 0.0
    for window in range(widen(t.window_count)):
        dress = widen(v.windows[window])
        if dress == NONE:
            continue
        needed, helped = 0, 0
        for colour in range(COLOUR_COUNT):
            short = max(0, widen(t.dress_silk[dress, colour]) - a.silk[colour])
            needed += short
            helped += min(short, widen(t.tile_silk[tile, colour]))
        if helped > 0:
            best = max(best, (2.0 + widen(t.dress_prestige[dress])) * helped / (needed + 1))
    bales = 0
    for colour in range(COLOUR_COUNT):
        bales += widen(t.tile_silk[tile, colour]) * (2 if colour >= component.RED else 1)
    return (best + 0.25 * bales) * min(1.0, 0.4 * rounds_left(v, t))


@rule
def trimming_score(v: Seen, t: Tables, owned: int) -> float:
    """The worth of one more yarn or lace: the first ones matter."""
    return min(1.0, 0.5 * rounds_left(v, t)) * (1.6 if owned == 0 else 0.7 if owned == 1 else 0.2)


@rule
def discard_score(v: Seen, t: Tables, seat: int, trimming: int) -> float:
    """The trimmings of a tile."""
    yarn, lace = trimming_score(v, t, widen(v.yarn[seat])), trimming_score(v, t, widen(v.lace[seat]))
    if trimming == component.BOTH:
        return yarn + lace
    return yarn if trimming == component.YARN else lace


@rule
def hire_score(v: Seen, t: Tables, seat: int, space: int) -> float:
    """An employee: a turn at once and one every other round; crowns count at the end."""
    card = widen(v.display[space])
    left = rounds_left(v, t)
    score = 1.6 + 0.35 * left - 0.3 * widen(t.card_rank[card])
    if t.card_bonus[card] >= component.FIRST_CROWN:
        score = 1.2 + 3.0
    return score - widen(t.hire_price[displayed(v.display)]) * livre(v, t)


@rule
def part_score(v: Seen, t: Tables, gained: int) -> float:
    """Parting with an employee for money: fewer turns later, a thinner deck."""
    return gained * livre(v, t) - 0.2 * rounds_left(v, t) - 0.2


@rule
def card_score(t: Tables, card: int) -> float:
    """Which card to take and to play first: Masters do most."""
    bonus = 0.0 if t.card_bonus[card] == component.NO_BONUS else 0.5
    return 2.0 - 0.4 * widen(t.card_rank[card]) + bonus + 0.05 * widen(t.card_level[card])


@rule
def buy_score(v: Seen, t: Tables, seat: int, bought: int, price: int) -> float:
    """Prestige for Livre: all in the last round, before that what is not needed soon."""
    reserve = 0 if rounds_left(v, t) == 0 else 8
    return float(bought) if widen(v.livre[seat]) - bought * price >= reserve else -1.0


@rule
def goods_score(v: Seen, t: Tables, a: Context, choice: int) -> float:
    """Answers about tiles, silk and trimmings."""
    if choice == option.KEEP:
        return tile_score(v, t, a, widen(v.tile))
    if choice < option.DISCOUNT:
        return discard_score(v, t, a.seat, choice - option.DISCARD)
    if choice < option.PAY:
        return -float(a.silk[choice - option.DISCOUNT])
    if choice < option.RENT:
        tile, surplus = choice - option.PAY, 0
        for colour in range(COLOUR_COUNT):
            surplus += max(0, widen(t.tile_silk[tile, colour]) - widen(v.need[colour]))
        return -float(surplus)
    return discard_score(v, t, a.seat, choice - option.GAIN)


@rule
def option_score(v: Seen, t: Tables, a: Context, choice: int) -> float:
    """Score of an option for the seat, in prestige."""
    seat = a.seat
    card = widen(v.stack[v.depth - 1, 2])
    cheaper = widen(t.card_amount[card, 0]) if t.card_bonus[card] == component.EXTRA_DECORATION else 0
    if choice < option.PLAY:
        return card_score(t, choice)
    if choice < option.FORFEIT:
        return card_score(t, choice - option.PLAY)
    if choice == option.FORFEIT:
        return 0.0
    if choice == option.FAVOR:
        return widen(t.favor_livre) * livre(v, t) + (widen(t.favor_prestige) if rounds_left(v, t) == 0 else 0.3)
    if choice < option.MAKE:
        place = choice - option.ACQUIRE
        return tile_score(v, t, a, widen(v.warehouse[place // SEGMENT_SPACES, place % SEGMENT_SPACES])) + 0.3
    if choice < option.HIRE:
        return make_score(v, t, a, choice - option.MAKE)
    if choice < option.DEPUTE:
        return hire_score(v, t, seat, choice - option.HIRE)
    if choice == option.DEPUTE:
        return part_score(v, t, widen(t.depute[t.card_rank[card]]))
    if choice < option.KEEP:
        # only a bonus makes it cheaper, and only the question about a bonus knows its card
        return decorate_score(v, t, seat, choice - option.DECORATE, cheaper)
    if choice < option.RENT or option.GAIN <= choice < option.DISMISS:
        return goods_score(v, t, a, choice)
    if choice < option.SELL:
        hall, space = (choice - option.RENT) // GUEST_SPACES, (choice - option.RENT) % GUEST_SPACES
        rent = hall_score(v, t, seat, hall) + space_score(v, t, hall, space)
        return rent + widen(t.dress_prestige[v.dress])
    if choice == option.SELL:
        return widen(t.dress_livre[v.dress]) * livre(v, t)
    if choice == option.USE:
        return 0.5
    if choice < option.BUY:
        zone, sent = (choice - option.DISMISS) // CARDS, (choice - option.DISMISS) % CARDS
        gained = (
            widen(t.card_amount[card, t.card_rank[sent]]) if t.card_bonus[card] == component.DEPUTE_FOR_LIVRE else 0
        )
        return part_score(v, t, gained) - (2.0 if zone == HAND else 0.0) - 0.2 * card_score(t, sent)
    if choice < option.GIVE:
        return buy_score(v, t, seat, choice - option.BUY + 1, widen(t.card_amount[card, 0]))
    if choice < option.DONE:
        return 0.5 if rounds_left(v, t) == 0 else -0.5
    return 0.0


@rule
def by_master(v: Seen, t: Tables) -> bool:
    """Whether the card at work is a Master."""
    return bool(t.card_rank[v.stack[v.depth - 1, 2]] == component.MASTER)


@rule
def score(v: View, t: Tables, choice: int) -> float:
    """Score of an option for the viewer, in prestige."""
    makes = option.MAKE <= choice < option.HIRE
    return option_score(v, t, context_of(v, t, widen(v.viewer), by_master(v, t), makes), choice)


@rule
def score_all(s: State, t: Tables, o: Options, seat: int, scores: npt.NDArray[np.float64]) -> None:
    """Scores of all options of a seat, without building its view."""
    makes = False
    for i in range(widen(o.count)):
        makes = makes or option.MAKE <= o.ids[i] < option.HIRE
    a = context_of(s, t, seat, by_master(s, t), makes)
    for i in range(widen(o.count)):
        scores[i] = option_score(s, t, a, widen(o.ids[i]))
