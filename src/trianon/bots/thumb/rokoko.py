"""Rules of thumb for Rokoko: every option gets a worth in prestige.

A Livre is worth a fifth of a prestige early and a tenth at the end (RK-F1); a rented dress its prestige, a share of
its hall and the way to all five halls; a tile the dress it brings nearer; a hired employee the turns it brings.
"""

from __future__ import annotations

from trianon.core.record import NONE, whole
from trianon.core.rule import rule
from trianon.games.rokoko.codes import component, option
from trianon.games.rokoko.state import CARDS, COLOUR_COUNT, GUEST_SPACES, HALLS, HAND, SEGMENT_SPACES
from trianon.games.rokoko.tables import FIRST_LOWER, FIRST_MUSICIAN, FIRST_UPPER, Tables
from trianon.games.rokoko.view import View

KINGS_HALL = 0


@rule
def rounds_left(v: View, t: Tables) -> float:
    """Rounds after this one."""
    return float(whole(t.rounds) - whole(v.number))


@rule
def livre(v: View, t: Tables) -> float:
    """What a Livre is worth now."""
    return 0.1 + 0.1 * rounds_left(v, t) / whole(t.rounds)


@rule
def silk(v: View, t: Tables, seat: int, colour: int) -> int:
    """The bales of a colour a seat has kept."""
    bales = 0
    for tile in range(whole(t.tile_count)):
        bales += whole(v.kept[seat, tile]) * whole(t.tile_silk[tile, colour])
    return bales


@rule
def guests(v: View, seat: int, hall: int) -> int:
    """A seat's dresses in a hall."""
    dresses = 0
    for host in v.host[hall]:
        if host == seat:
            dresses += 1
    return dresses


@rule
def is_new_hall(v: View, seat: int, hall: int) -> bool:
    """Whether a seat is not present in a hall yet."""
    return guests(v, seat, hall) == 0 and v.decoration[FIRST_MUSICIAN + hall] != seat


@rule
def presence(v: View, seat: int, hall: int) -> float:
    """The worth of being present in a hall for the first time: the last of the five counts most."""
    if not is_new_hall(v, seat, hall):
        return 0.0
    missing = 0
    for other in range(HALLS):
        missing += 1 if is_new_hall(v, seat, other) else 0
    return 4.0 / missing


@rule
def rent_worth(v: View, t: Tables, seat: int, place: int) -> float:
    """A place for a dress: its hall's majority, presence, reward, and the King's hall under own fireworks."""
    hall, space = place // GUEST_SPACES, place % GUEST_SPACES
    worth = presence(v, seat, hall)
    mine, most = guests(v, seat, hall), 0
    for other in range(whole(v.players)):
        if other != seat:
            most = max(most, guests(v, other, hall))
    # joining a race one is about to win or to tie is worth more than running behind
    share = 0.6 if mine + 1 > most else 0.4 if mine + 1 == most else 0.15
    worth += share * whole(t.hall_majority[hall, 0]) / (mine + 1)
    worth += 0.5 if t.guest_master[hall, space] else 0.0
    worth += whole(t.guest_livre[hall, space]) * livre(v, t) + 0.6 * whole(t.guest_tile[hall, space])
    worth += 0.5 * (whole(t.guest_yarn[hall, space]) + whole(t.guest_lace[hall, space]))
    if hall == KINGS_HALL:
        fireworks = 0
        for owner in v.decoration[:FIRST_MUSICIAN]:
            fireworks += 1 if owner == seat else 0
        worth += 3.0 if mine < fireworks else 0.5
    return worth


@rule
def best_rent(v: View, t: Tables, seat: int, by_master: bool) -> float:
    """The best free place for a dress; negative when there is none."""
    best = -9.0
    for hall in range(HALLS):
        for space in range(whole(t.guest_count[hall])):
            if v.guest[hall, space] == NONE and (by_master or not t.guest_master[hall, space]):
                best = max(best, rent_worth(v, t, seat, hall * GUEST_SPACES + space))
    return best


@rule
def make_worth(v: View, t: Tables, seat: int, window: int, by_master: bool) -> float:
    """A dress: its prestige and best place, or its money, less the window's price."""
    dress = whole(v.windows[window])
    rented = whole(t.dress_prestige[dress]) + best_rent(v, t, seat, by_master)
    sold = whole(t.dress_livre[dress]) * livre(v, t)
    return 1.0 + max(rented, sold) - whole(t.window_price[window]) * livre(v, t)


@rule
def tile_worth(v: View, t: Tables, seat: int, tile: int) -> float:
    """A tile's silk: how much nearer it brings the dress it helps most."""
    best = 0.0
    for window in range(whole(t.window_count)):
        dress = whole(v.windows[window])
        if dress == NONE:
            continue
        needed, helped = 0, 0
        for colour in range(COLOUR_COUNT):
            short = max(0, whole(t.dress_silk[dress, colour]) - silk(v, t, seat, colour))
            needed += short
            helped += min(short, whole(t.tile_silk[tile, colour]))
        if helped > 0:
            best = max(best, (2.0 + whole(t.dress_prestige[dress])) * helped / (needed + 1))
    bales = 0
    for colour in range(COLOUR_COUNT):
        bales += whole(t.tile_silk[tile, colour]) * (2 if colour >= component.RED else 1)
    return (best + 0.25 * bales) * min(1.0, 0.4 * rounds_left(v, t))


@rule
def trimming_worth(v: View, t: Tables, owned: int) -> float:
    """The worth of one more yarn or lace: the first ones matter."""
    return min(1.0, 0.5 * rounds_left(v, t)) * (1.6 if owned == 0 else 0.7 if owned == 1 else 0.2)


@rule
def discard_worth(v: View, t: Tables, seat: int, trimming: int) -> float:
    """The trimmings of a tile."""
    yarn, lace = trimming_worth(v, t, whole(v.yarn[seat])), trimming_worth(v, t, whole(v.lace[seat]))
    if trimming == component.BOTH:
        return yarn + lace
    return yarn if trimming == component.YARN else lace


@rule
def hire_worth(v: View, t: Tables, seat: int, space: int) -> float:
    """An employee: a turn at once and one every other round; crowns count at the end."""
    card = whole(v.display[space])
    displayed = 0
    for other in v.display:
        displayed += 1 if other != NONE else 0
    left = rounds_left(v, t)
    worth = 1.6 + 0.35 * left - 0.3 * whole(t.card_rank[card])
    if t.card_bonus[card] >= component.FIRST_CROWN:
        worth = 1.2 + 3.0
    return worth - whole(t.hire_price[displayed]) * livre(v, t)


@rule
def decorate_worth(v: View, t: Tables, seat: int, space: int, cheaper: int) -> float:
    """A decoration by its kind, less its price."""
    kind = t.decoration_kind[space]
    price = max(0, whole(t.decoration_price[space]) - cheaper)
    worth = float(whole(t.decoration_prestige[space]))
    dresses, owned = 0, 0
    for hall in range(HALLS):
        dresses += guests(v, seat, hall)
    for owner in v.decoration:
        owned += 1 if owner == seat else 0
    left = rounds_left(v, t)
    if kind == component.MUSICIAN:
        worth += presence(v, seat, space - FIRST_MUSICIAN) + 0.4
    elif kind == component.FIREWORKS:
        worth += 2.0 + 2.5 * min(1, guests(v, seat, KINGS_HALL)) + 0.3 * left
    elif kind == component.STATUE:
        colours = 0
        for colour in range(COLOUR_COUNT):
            colours += 1 if own_colour(v, t, seat, colour) else 0
        worth += whole(t.statue_prestige) * min(4.0, colours + 0.4 * left)
    elif space < FIRST_LOWER and space >= FIRST_UPPER:
        worth += (owned + 1.0 + 0.3 * left) * (left + 1.0) * livre(v, t)
    else:
        worth += (dresses + 0.5 * left) * (left + 1.0) * livre(v, t)
    return worth - price * livre(v, t)


@rule
def own_colour(v: View, t: Tables, seat: int, colour: int) -> bool:
    """Whether a seat has rented out a dress of this colour."""
    for hall in range(HALLS):
        for space in range(whole(t.guest_count[hall])):
            if v.host[hall, space] == seat and t.dress_colour[v.guest[hall, space]] == colour:
                return True
    return False


@rule
def part_worth(v: View, t: Tables, gained: int) -> float:
    """Parting with an employee for money: fewer turns later, a thinner deck."""
    return gained * livre(v, t) - 0.2 * rounds_left(v, t) - 0.2


@rule
def card_worth(t: Tables, card: int) -> float:
    """Which card to take and to play first: Masters do most."""
    bonus = 0.0 if t.card_bonus[card] == component.NO_BONUS else 0.5
    return 2.0 - 0.4 * whole(t.card_rank[card]) + bonus + 0.05 * whole(t.card_level[card])


@rule
def buy_worth(v: View, t: Tables, seat: int, bought: int, price: int) -> float:
    """Prestige for Livre: all in the last round, before that what is not needed soon."""
    reserve = 0 if rounds_left(v, t) == 0 else 8
    return float(bought) if whole(v.livre[seat]) - bought * price >= reserve else -1.0


@rule
def goods_worth(v: View, t: Tables, seat: int, choice: int) -> float:
    """Answers about tiles, silk and trimmings."""
    if choice == option.KEEP:
        return tile_worth(v, t, seat, whole(v.tile))
    if choice < option.DISCOUNT:
        return discard_worth(v, t, seat, choice - option.DISCARD)
    if choice < option.PAY:
        return -float(silk(v, t, seat, choice - option.DISCOUNT))
    if choice < option.RENT:
        tile, surplus = choice - option.PAY, 0
        for colour in range(COLOUR_COUNT):
            surplus += max(0, whole(t.tile_silk[tile, colour]) - whole(v.need[colour]))
        return -float(surplus)
    return discard_worth(v, t, seat, choice - option.GAIN)


@rule
def worth(v: View, t: Tables, choice: int) -> float:
    """What an option is worth to the viewer, in prestige."""
    seat = whole(v.viewer)
    card = whole(v.stack[v.depth - 1, 2])
    by_master = t.card_rank[card] == component.MASTER
    cheaper = whole(t.card_amount[card, 0]) if t.card_bonus[card] == component.EXTRA_DECORATION else 0
    if choice < option.PLAY:
        return card_worth(t, choice)
    if choice < option.FORFEIT:
        return card_worth(t, choice - option.PLAY)
    if choice == option.FORFEIT:
        return 0.0
    if choice == option.FAVOR:
        return whole(t.favor_livre) * livre(v, t) + (whole(t.favor_prestige) if rounds_left(v, t) == 0 else 0.3)
    if choice < option.MAKE:
        place = choice - option.ACQUIRE
        return tile_worth(v, t, seat, whole(v.warehouse[place // SEGMENT_SPACES, place % SEGMENT_SPACES])) + 0.3
    if choice < option.HIRE:
        return make_worth(v, t, seat, choice - option.MAKE, by_master)
    if choice < option.DEPUTE:
        return hire_worth(v, t, seat, choice - option.HIRE)
    if choice == option.DEPUTE:
        return part_worth(v, t, whole(t.depute[t.card_rank[card]]))
    if choice < option.KEEP:
        # only a bonus makes it cheaper, and only the question about a bonus knows its card
        return decorate_worth(v, t, seat, choice - option.DECORATE, cheaper)
    if choice < option.RENT or option.GAIN <= choice < option.DISMISS:
        return goods_worth(v, t, seat, choice)
    if choice < option.SELL:
        return rent_worth(v, t, seat, choice - option.RENT) + whole(t.dress_prestige[v.dress])
    if choice == option.SELL:
        return whole(t.dress_livre[v.dress]) * livre(v, t)
    if choice < option.BUY and choice >= option.DISMISS:
        zone, sent = (choice - option.DISMISS) // CARDS, (choice - option.DISMISS) % CARDS
        gained = (
            whole(t.card_amount[card, t.card_rank[sent]]) if t.card_bonus[card] == component.DEPUTE_FOR_LIVRE else 0
        )
        return part_worth(v, t, gained) - (2.0 if zone == HAND else 0.0) - 0.2 * card_worth(t, sent)
    if choice < option.GIVE:
        return buy_worth(v, t, seat, choice - option.BUY + 1, whole(t.card_amount[card, 0]))
    if choice < option.DONE:
        return 0.5 if rounds_left(v, t) == 0 else -0.5
    return 0.5 if choice == option.USE else 0.0
