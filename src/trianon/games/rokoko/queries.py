"""Questions about a table that change nothing."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.piles import total
from trianon.core.kernel.struct import NONE, Bytes, widen
from trianon.games.rokoko.codes import component
from trianon.games.rokoko.state import BASE_CARDS, COLOUR_COUNT, DECORATION_SPACES, GUEST_SPACES, HALLS, State
from trianon.games.rokoko.tables import FIRST_LOWER, FIRST_MUSICIAN, FIRST_UPPER, Tables

Silk = tuple[int, int, int, int]  # bales by colour


@rule
def deck_size(s: State, seat: int) -> int:
    """All cards of a player: supply, hand, discard pile and what is being resolved (RK-A5.1)."""
    return deck_staying(s, seat) + (total(s.leaving) if seat == s.seat else 0)


@rule
def deck_staying(s: State, seat: int) -> int:
    """The cards of a player that are not already leaving (RK-A5.2)."""
    cards = 0
    for zone in range(3):
        cards += total(s.cards[seat, zone])
    return cards + (total(s.in_play) if seat == s.seat else 0)


@rule
def may_depute(s: State, t: Tables, seat: int) -> bool:
    """RK-A5.2: a deck may never fall below its minimum."""
    return deck_staying(s, seat) > t.minimum_deck


@rule
def smallest_deck(t: Tables) -> int:
    """The smallest deck a player can have: with a minimum above it, the base cards everybody begins with."""
    return min(BASE_CARDS, widen(t.minimum_deck))


@rule
def displayed(display: Bytes) -> int:
    """How many employees are for hire."""
    employees = 0
    for card in display:
        employees += 1 if card != NONE else 0
    return employees


@rule
def tiles_in(s: State, segment: int) -> int:
    """How many tiles lie in a segment of the warehouse."""
    tiles = 0
    for tile in s.warehouse[segment]:
        tiles += 1 if tile != NONE else 0
    return tiles


@rule
def silk_of(s: State, t: Tables, seat: int) -> Silk:
    """The bales on a player's kept tiles, by colour."""
    yellow, green, red, blue = 0, 0, 0, 0
    for tile in range(widen(t.tile_count)):
        kept = widen(s.kept[seat, tile])
        if kept > 0:
            yellow += kept * widen(t.tile_silk[tile, component.YELLOW])
            green += kept * widen(t.tile_silk[tile, component.GREEN])
            red += kept * widen(t.tile_silk[tile, component.RED])
            blue += kept * widen(t.tile_silk[tile, component.BLUE])
    return yellow, green, red, blue


@rule
def dresses_on_board(s: State, seat: int) -> int:
    """A player's rented-out dresses in all halls."""
    dresses = 0
    for hall in range(HALLS):
        for space in range(GUEST_SPACES):
            if s.host[hall, space] == seat:
                dresses += 1
    return dresses


@rule
def dresses_of_colour(s: State, t: Tables, seat: int, colour: int) -> int:
    """A player's rented-out dresses of a main colour."""
    dresses = 0
    for hall in range(HALLS):
        for space in range(widen(t.guest_count[hall])):
            if s.host[hall, space] == seat and t.dress_colour[s.guest[hall, space]] == colour:
                dresses += 1
    return dresses


@rule
def dresses_on_master_spaces(s: State, t: Tables, seat: int, hall: int) -> int:
    """A player's dresses on the Master guest spaces of a hall."""
    dresses = 0
    for space in range(widen(t.guest_count[hall])):
        if s.host[hall, space] == seat and t.guest_master[hall, space]:
            dresses += 1
    return dresses


@rule
def dresses_in(s: State, seat: int, hall: int) -> int:
    """A player's dresses in one hall."""
    dresses = 0
    for host in s.host[hall]:
        if host == seat:
            dresses += 1
    return dresses


@rule
def decorations(s: State, seat: int) -> int:
    """A player's funded decorations; "All halls" spaces are none."""
    spaces = 0
    for place in range(DECORATION_SPACES):
        if s.decoration[place] == seat:
            spaces += 1
    return spaces


@rule
def owns_in_row(s: State, seat: int, first: int, size: int) -> bool:
    """Whether a player has a marker on one of these neighbouring decoration spaces."""
    for place in range(first, first + size):
        if s.decoration[place] == seat:
            return True
    return False


@rule
def has_upper_fountain(s: State, seat: int) -> bool:
    """Whether a player has a marker in the fountain's upper row."""
    return owns_in_row(s, seat, FIRST_UPPER, FIRST_LOWER - FIRST_UPPER)


@rule
def has_lower_fountain(s: State, seat: int) -> bool:
    """Whether a player has a marker in the fountain's lower row."""
    return owns_in_row(s, seat, FIRST_LOWER, DECORATION_SPACES - FIRST_LOWER)


@rule
def has_musician(s: State, seat: int, hall: int) -> bool:
    """Whether a player funded the musician of a hall."""
    return bool(s.decoration[FIRST_MUSICIAN + hall] == seat)


@rule
def present(s: State, seat: int, hall: int) -> bool:
    """RK-AH1: an own dress there, or that hall's musician."""
    return has_musician(s, seat, hall) or dresses_in(s, seat, hall) > 0


@rule
def deck_step(t: Tables, cards: int) -> int:
    """The step of a bonus by deck size, NONE below the first (RK-B17)."""
    step = NONE
    for i in range(len(t.deck_steps)):
        if cards >= t.deck_steps[i]:
            step = i
    return step


@rule
def couples(s: State, t: Tables, seat: int) -> int:
    """Pairs of an own ladies' dress and an own men's coat on the board (RK-B23)."""
    ladies, men = 0, 0
    for colour in range(COLOUR_COUNT):
        if t.lady[colour]:
            ladies += dresses_of_colour(s, t, seat, colour)
        else:
            men += dresses_of_colour(s, t, seat, colour)
    return min(ladies, men)


@rule
def card_rank(t: Tables, card: int) -> int:
    """Master, Journeyman or Apprentice."""
    return widen(t.card_rank[card])


@rule
def has_bonus(t: Tables, card: int) -> bool:
    """Whether a card has a bonus to use: neither none (RK-B1) nor a crown (RK-3.4)."""
    return bool(component.NO_BONUS < t.card_bonus[card] < component.FIRST_CROWN)
