"""Why an option is not legal: for every option number the rule and what is missing."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.options import first_of
from trianon.core.kernel.seats import may_reconsider
from trianon.core.kernel.steps import argument, next_step
from trianon.core.kernel.struct import widen
from trianon.games.rokoko.actions.acquire import acquire_reason, tile_reason
from trianon.games.rokoko.actions.main import main_reason
from trianon.games.rokoko.actions.make_dress import discount_reason
from trianon.games.rokoko.actions.pay_silk import pay_reason
from trianon.games.rokoko.actions.place_dress import rent_reason
from trianon.games.rokoko.bonuses.bonus import bonus_reason
from trianon.games.rokoko.bonuses.goods import buy_reason, give_reason
from trianon.games.rokoko.codes import option, reason, step
from trianon.games.rokoko.phases.hands import hand_reason
from trianon.games.rokoko.phases.turns import play_reason
from trianon.games.rokoko.state import State
from trianon.games.rokoko.tables import Tables


@rule
def why(s: State, t: Tables, seat: int, choice: int) -> int:
    """The reason against an option of a seat, LEGAL when there is none."""
    what, block = next_step(s), first_of(option.FIRSTS, choice)
    if what == step.CHOOSE_HAND:
        return why_hand(s, seat, block, choice)
    if what == 0:
        return reason.MATCH_OVER
    if argument(s, 1) != seat:
        return reason.NOT_ASKED
    b, c = argument(s, 2), argument(s, 3)
    if what == step.PLAY and block == option.PLAY:
        return play_reason(s, seat, choice - block)
    if what == step.MAIN:
        return main_reason(s, t, seat, b, choice)
    if what == step.TILE and (block == option.KEEP or block == option.DISCARD):
        return tile_reason(s, t, choice)
    if what == step.CHOOSE_DISCOUNT and block == option.DISCOUNT:
        return discount_reason(s, t, seat, b, c, choice - block)
    if what == step.PAY_SILK and block == option.PAY:
        return pay_reason(s, t, seat, choice - block)
    if what == step.PLACE_DRESS and block == option.RENT:
        return rent_reason(s, t, choice - block, b)
    if what == step.PLACE_DRESS and choice == option.SELL:
        return reason.LEGAL
    if what == step.REWARD_TILE:
        return why_reward(s, t, seat, block, choice)
    if what == step.BONUS:
        return bonus_reason(s, t, seat, b, block, choice)
    return why_more(s, t, seat, block, choice, what, b)


@rule
def why_hand(s: State, seat: int, block: int, choice: int) -> int:
    """While hands are chosen."""
    if choice == option.RECONSIDER:
        return reason.LEGAL if may_reconsider(s, seat) else reason.NO_HAND_SEALED
    if s.wanted[seat] == 0:
        return reason.NO_CHOICE_OF_HAND
    if block == option.HAND:
        return hand_reason(s, seat, choice - block)
    return reason.NOT_A_HAND_CARD


@rule
def why_reward(s: State, t: Tables, seat: int, block: int, choice: int) -> int:
    """While a free tile is chosen: it has to be taken."""
    if block == option.ACQUIRE:
        return acquire_reason(s, t, seat, choice - block, True)
    return reason.FREE_TILE_FIRST


@rule
def why_more(s: State, t: Tables, seat: int, block: int, choice: int, what: int, card: int) -> int:
    """While more tiles are given, or more prestige is bought."""
    if choice == option.DONE and (what == step.GIVE_TILES or what == step.BUY_MORE):
        return reason.LEGAL
    if what == step.GIVE_TILES and block == option.GIVE:
        return give_reason(s, seat, choice - block)
    if what == step.BUY_MORE and block == option.BUY:
        return buy_reason(s, t, seat, card, widen(choice) - block + 1)
    return reason.NOT_THIS_QUESTION
