"""The pieces of Histrio as numbers: what is printed on cards, jugglers and requests; never which one it is."""

from trianon.core.features import Floats
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.struct import NONE, widen
from trianon.games.histrio.codes import component
from trianon.games.histrio.codes.component import ACTORS, ALMS_VALUES, FIRST_ALMS, FIRST_JUGGLER, LEVELS
from trianon.games.histrio.queries import half_of, level_of
from trianon.games.histrio.tables import Tables

ECU = 1.0 / 10.0
LEVEL = 1.0 / 5.0
FEW = 1.0 / 5.0

CARD = ("there", *component.ACTOR_KINDS, "level", "alms", "juggler", *component.ABILITIES, "amount")
CARD_KIND, CARD_LEVEL, CARD_ALMS, CARD_JUGGLER, CARD_ABILITY = 1, 3, 4, 5, 6
CARD_AMOUNT = CARD_ABILITY + len(component.ABILITIES)

CARD_KINDS = (
    *(f"{kind}_{n + 1}" for kind in component.ACTOR_KINDS for n in range(LEVELS)),
    *(f"alms_{n + 1}" for n in range(ALMS_VALUES)), *component.ABILITIES,
)  # fmt: skip

REQUEST = ("there", *component.CONDITIONS, "n", "ecu")
REQUEST_CONDITION = 1
REQUEST_N = REQUEST_CONDITION + len(component.CONDITIONS)


@rule
def card_kind(t: Tables, card: int) -> int:
    """The kind of an encounter card: an actor by kind and level, alms by value, a juggler by what it can do."""
    return card if card < FIRST_JUGGLER else FIRST_JUGGLER + widen(t.juggler_ability[card - FIRST_JUGGLER])


@rule
def put_juggler(t: Tables, out: Floats, first: int, juggler: int) -> None:
    """A juggler: what it can do, and how far."""
    out[first] = 1.0
    out[first + CARD_JUGGLER] = 1.0
    out[first + CARD_ABILITY + widen(t.juggler_ability[juggler])] = 1.0
    out[first + CARD_AMOUNT] = t.juggler_amount[juggler] * FEW


@rule
def put_card(t: Tables, out: Floats, first: int, card: int) -> None:
    """An encounter card: an actor by kind and level, alms by value, or a juggler."""
    if card == NONE:
        return
    if card < ACTORS:
        out[first] = 1.0
        out[first + CARD_KIND + half_of(card)] = 1.0
        out[first + CARD_LEVEL] = level_of(card) * LEVEL
    elif card < FIRST_JUGGLER:
        out[first] = 1.0
        out[first + CARD_ALMS] = (card - FIRST_ALMS + 1) * FEW
    else:
        put_juggler(t, out, first, card - FIRST_JUGGLER)


@rule
def put_request(t: Tables, out: Floats, first: int, request: int) -> None:
    """A request: its condition, how much of it, and what it pays."""
    if request == NONE:
        return
    out[first] = 1.0
    out[first + REQUEST_CONDITION + widen(t.request_condition[request])] = 1.0
    out[first + REQUEST_N] = widen(t.request_n[request]) * FEW
    out[first + REQUEST_N + 1] = widen(t.request_ecu[request]) * FEW
