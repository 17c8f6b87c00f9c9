"""An option of Histrio in version 2: version 1, and for an option about a city everything that a visit depends on."""

from trianon.core.features import PLACES_AWAY, Floats, Layout, away
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, widen
from trianon.games.histrio import option_features
from trianon.games.histrio.codes import option
from trianon.games.histrio.codes.component import ACTORS, CITIES
from trianon.games.histrio.component_features import CARD_KINDS, FEW, card_kind
from trianon.games.histrio.option_features import FIRSTS
from trianon.games.histrio.option_features import describe_option as describe_version_1
from trianon.games.histrio.queries import bits, pull_of
from trianon.games.histrio.state import FRIENDS
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.view import View

VISIT = (
    *(f"city_{number + 1}" for number in range(CITIES)), *(f"open_to_{place}" for place in PLACES_AWAY),
    *(f"going_{place}" for place in PLACES_AWAY), *(f"friend_chance_{number}" for number in range(FRIENDS)),
    *(f"friend_going_{number}" for number in range(FRIENDS)), "needle_if_shared", "comedy_if_shared",
)  # fmt: skip
OPTION = Layout(
    *((part.name, part.labels, part.shape[:-1]) for part in option_features.OPTION),
    ("visit", VISIT, ()),
    ("visit_cards", CARD_KINDS, ()),
)
VISIT_AT, VISIT_CARDS_AT = OPTION["visit"].first, OPTION["visit_cards"].first
OPEN_TO, GOING = VISIT_AT + VISIT.index("open_to_away_0"), VISIT_AT + VISIT.index("going_away_0")
FRIEND_CHANCE, FRIEND_GOING = VISIT_AT + VISIT.index("friend_chance_0"), VISIT_AT + VISIT.index("friend_going_0")
IF_SHARED = VISIT_AT + VISIT.index("needle_if_shared")


@rule
def describe_option(v: View, t: Tables, choice: int, out: Floats) -> None:
    """Fill an array of zeros with what an option of the viewer is about."""
    describe_version_1(v, t, choice, out)
    for number in range(len(FIRSTS)):
        first = FIRSTS[number]
        if first == option.TRAVEL or first == option.RECOVER or first == option.SWAP:
            if choice >= first and choice < first + CITIES:
                describe_visit(v, t, choice - first, out)


@rule
def describe_visit(v: View, t: Tables, city: int, out: Floats) -> None:
    """A city by its number and cards, the troupes that may come or are coming, and where a meeting moves the needle."""
    bit, players, viewer, needle = 1 << city, widen(v.players), widen(v.viewer), widen(v.needle)
    out[VISIT_AT + city] = 1.0
    for seat in range(players):
        place = away(seat, viewer, players)
        out[OPEN_TO + place] = 0.0 if widen(v.spent[seat]) & bit else 1.0
        out[GOING + place] = 1.0 if v.going[seat] == city else 0.0
    for i in range(widen(v.city_count[city])):
        card = widen(v.cities[city, i])
        out[VISIT_CARDS_AT + card_kind(t, card)] += FEW
        if card < ACTORS:
            needle += pull_of(card)
    spaces = widen(t.spaces)
    needle = max(-spaces, min(spaces - 1, needle))
    out[IF_SHARED] = needle / spaces
    out[IF_SHARED + 1] = 1.0 if needle >= 0 else 0.0
    if players == FRIENDS:
        for friend in range(FRIENDS):
            place = away(friend, viewer, players)
            out[FRIEND_CHANCE + place] = friend_chance(v, friend, city)
            out[FRIEND_GOING + place] = 1.0 if v.going[SEATS + friend] == city else 0.0


@rule
def friend_chance(v: View, friend: int, city: int) -> float:
    """How likely the next travel card of a friendly troupe is that of a city, as far as the viewer can tell."""
    if v.friendly_card[friend] != NONE:
        return 1.0 if v.friendly_card[friend] == city else 0.0
    spent = widen(v.spent[SEATS + friend])
    if spent & (1 << city):
        return 0.0
    return 1.0 / (CITIES - bits(spent))
