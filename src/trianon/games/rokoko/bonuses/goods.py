"""Bonuses that trade: a trimming (RK-B3), a blind tile (RK-B5), prestige for Livre (RK-B18) or for tiles (RK-B19)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, spot
from trianon.core.kernel.options import Options, offer, offer_held
from trianon.core.kernel.piles import total
from trianon.core.kernel.reasons import missing
from trianon.core.kernel.seats import only, reveal_to
from trianon.core.kernel.steps import follow
from trianon.core.kernel.struct import widen
from trianon.games.rokoko.actions.pay_silk import bales
from trianon.games.rokoko.codes import component, option, place, reason, step
from trianon.games.rokoko.phases.prepare import draw_tile
from trianon.games.rokoko.state import State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.verbs import add_lace, add_livre, add_prestige, add_yarn, discard_kept, emit_tile


@rule
def price_reason(s: State, t: Tables, seat: int, card: int) -> int:
    """RK-B3, RK-B5: not without the price."""
    price = widen(t.card_amount[card, 0])
    if s.livre[seat] < price:
        return missing(reason.BONUS_PRICE, price - widen(s.livre[seat]))
    return reason.LEGAL


@rule
def buy_trimming(s: State, t: Tables, e: Events, seat: int, card: int, trimming: int) -> None:
    """RK-B3: one yarn or one lace for a price."""
    add_livre(s, e, seat, -widen(t.card_amount[card, 0]))
    if trimming == component.YARN:
        add_yarn(s, e, seat, 1)
    else:
        add_lace(s, e, seat, 1)


@rule
def blind_reason(s: State, t: Tables, seat: int, card: int) -> int:
    """RK-B5: the price, and a tile in the stock or in its discard."""
    if s.stock_count == 0 and total(s.resource_discard) == 0:
        return reason.NO_TILE_LEFT
    return price_reason(s, t, seat, card)


@rule
def blind_tile(s: State, t: Tables, e: Events, seat: int, card: int) -> None:
    """RK-B5: a tile from the stock that its owner alone sees, then RK-A2.2."""
    add_livre(s, e, seat, -widen(t.card_amount[card, 0]))
    s.tile = draw_tile(s, t, e)
    s.blind = 1
    emit_tile(e, seat, only(seat), widen(s.tile), spot(place.STOCK, 0), spot(place.DECIDING, seat))
    reveal_to(s, only(seat))
    follow(s, ((step.TILE, seat, 0, 0),))


@rule
def buy_reason(s: State, t: Tables, seat: int, card: int, prestige: int) -> int:
    """RK-B18: as often as the Livre suffice; RK-3.2: not at all when they do not suffice once."""
    each = widen(t.card_amount[card, 0])
    price = prestige * each
    if s.livre[seat] < price:
        return missing(reason.BONUS_PRICE if s.livre[seat] < each else reason.BUY_PRICE, price - widen(s.livre[seat]))
    return reason.LEGAL


@rule
def offer_buy(s: State, t: Tables, o: Options, seat: int, card: int) -> None:
    """RK-B18: how many prestige."""
    most = min(option.MAX_BOUGHT, widen(s.livre[seat]) // widen(t.card_amount[card, 0]))
    for prestige in range(1, most + 1):
        offer(o, option.BUY + prestige - 1)


@rule
def buy(s: State, t: Tables, e: Events, seat: int, card: int, prestige: int) -> None:
    """RK-B18: pay and gain; a player that bought the most of one answer and can pay more is asked again."""
    add_livre(s, e, seat, -prestige * widen(t.card_amount[card, 0]))
    add_prestige(s, e, seat, prestige)
    if prestige == option.MAX_BOUGHT and s.livre[seat] >= t.card_amount[card, 0]:
        follow(s, ((step.BUY_MORE, seat, card, 0),))


@rule
def give_reason(s: State, seat: int, tile: int) -> int:
    """RK-B19: a kept tile."""
    return reason.LEGAL if s.kept[seat, tile] > 0 else reason.GIVEN_NOT_KEPT


@rule
def offer_give(s: State, t: Tables, o: Options, seat: int) -> None:
    """RK-B19: any kept tiles."""
    offer_held(o, option.GIVE, s.kept[seat], widen(t.tile_count))


@rule
def give(s: State, t: Tables, e: Events, seat: int, card: int, tile: int) -> None:
    """RK-B19: discard a tile; more may follow."""
    s.paid[tile] += 1
    discard_kept(s, e, seat, tile)
    if total(s.kept[seat]) > 0:
        follow(s, ((step.GIVE_TILES, seat, card, 0),))
    else:
        finish_giving(s, t, e, seat)


@rule
def finish_giving(s: State, t: Tables, e: Events, seat: int) -> None:
    """RK-B19: prestige by the bales of all tiles discarded together."""
    red, blue = bales(t, s.paid, component.RED), bales(t, s.paid, component.BLUE)
    pairs = (bales(t, s.paid, component.GREEN) + bales(t, s.paid, component.YELLOW)) // 2
    s.paid[:] = 0
    add_prestige(s, e, seat, red * widen(t.tile_red) + blue * widen(t.tile_blue) + pairs * widen(t.tile_pair))
