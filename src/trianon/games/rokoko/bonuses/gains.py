"""Bonuses that simply pay: Livre or prestige by what one has (RK-B2, B8, B9, B12 to B15, B17)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events
from trianon.core.kernel.struct import NONE, widen
from trianon.games.rokoko.codes import component, reason
from trianon.games.rokoko.queries import deck_size, deck_step, decorations, dresses_of_colour, dresses_on_board
from trianon.games.rokoko.state import State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.verbs import add_livre, add_prestige


@rule
def gained_livre(s: State, t: Tables, seat: int, card: int) -> int:
    """The Livre such a bonus pays now."""
    bonus, amount = t.card_bonus[card], t.card_amount[card]
    if bonus == component.GAIN_LIVRE:  # RK-B2
        return widen(amount[0])
    if bonus == component.LIVRE_PER_COLOUR:  # RK-B8
        yellow, red = component.YELLOW, component.RED
        return widen(amount[0]) * dresses_of_colour(s, t, seat, yellow) + widen(amount[1]) * dresses_of_colour(
            s, t, seat, red
        )
    if bonus == component.LIVRE_GREEN_PRESTIGE_BLUE:  # RK-B9
        return widen(amount[0]) * dresses_of_colour(s, t, seat, component.GREEN)
    if bonus == component.LIVRE_PER_DECORATION:  # RK-B14
        return widen(amount[0]) * decorations(s, seat)
    if bonus == component.LIVRE_PER_DRESS:  # RK-B15
        return widen(amount[0]) * dresses_on_board(s, seat)
    if bonus == component.LIVRE_BY_DECK:  # RK-B17
        size = deck_step(t, deck_size(s, seat))
        return 0 if size == NONE else widen(amount[size])
    return 0


@rule
def gained_prestige(s: State, t: Tables, seat: int, card: int) -> int:
    """The prestige such a bonus pays now."""
    bonus, amount = t.card_bonus[card], t.card_amount[card]
    if bonus == component.LIVRE_GREEN_PRESTIGE_BLUE:  # RK-B9
        return widen(amount[1]) * dresses_of_colour(s, t, seat, component.BLUE)
    if bonus == component.PRESTIGE_PER_DECORATIONS:  # RK-B12
        return decorations(s, seat) // widen(amount[0])
    if bonus == component.PRESTIGE_PER_DRESSES:  # RK-B13
        return dresses_on_board(s, seat) // widen(amount[0])
    return 0


@rule
def gain_reason(s: State, t: Tables, seat: int, card: int) -> int:
    """RK-3.2: a bonus that would change nothing cannot be used."""
    gained = gained_livre(s, t, seat, card) + gained_prestige(s, t, seat, card)
    return reason.LEGAL if gained > 0 else reason.BONUS_WITHOUT_EFFECT


@rule
def gain(s: State, t: Tables, e: Events, seat: int, card: int) -> None:
    """Pay it out."""
    livre, prestige = gained_livre(s, t, seat, card), gained_prestige(s, t, seat, card)
    add_livre(s, e, seat, livre)
    add_prestige(s, e, seat, prestige)
