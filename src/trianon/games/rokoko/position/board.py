"""Piles and the palace in a position; what the file leaves open lies where it plausibly is."""

import re
from itertools import pairwise

from trianon.core.fields import Fields, list_at, names_at, number_at
from trianon.core.kernel.struct import NONE
from trianon.core.positions.pieces import MAX_PIECES, in_order, kind_of
from trianon.core.wording import message
from trianon.games.rokoko.position.reader import Reader
from trianon.games.rokoko.state import BOARD, FIREWORKS_SPACES

GUEST = re.compile(r"(.+):([0-9])")


def read_employees(r: Reader) -> None:
    """Display, stack and those never hired; the stack keeps what this round has not revealed yet, by level."""
    s, t, fields, levels = r.s, r.t, r.fields, r.cards.levels
    display = fields.names("display", int(t.hire_spaces)) or []
    for space, (at, word) in enumerate(display):
        s.display[space] = r.cards.take(at, word) if word else NONE
    stack = r.cards.take_all(fields.names("stack", MAX_PIECES))
    gone = r.cards.take_all(fields.names("never_hired", MAX_PIECES))
    if any(levels[above] > levels[below] for above, below in pairwise(stack)):
        fields.location("stack").fault("stack-order")
    copies = sum(r.cards.hire.copies)
    # the highest level is revealed last: it lies at the end of the stack, and of the display
    rest = sorted(in_order(s, r.cards.hire.rest()), key=lambda card: levels[card])
    if not fields.has("stack"):
        hidden = max(0, copies - int(t.hire_spaces) * int(s.round_number))
        if fields.has("never_hired") and (fields.has("display") or s.round_number == 0):
            hidden = len(rest)
        cut = max(0, len(rest) - hidden)
        rest, stack = rest[:cut], rest[cut:]
    if not fields.has("display") and s.round_number > 0:
        shown = rest[-int(t.hire_spaces) :]
        rest = rest[: len(rest) - len(shown)]
        s.display[: len(shown)] = shown
    if fields.has("never_hired"):
        r.cards.hire.miss(fields.location("never_hired"), rest)
    for card in [*gone, *rest]:
        s.left[BOARD, card] += 1
    s.employees[: len(stack)] = stack[::-1]
    s.employee_count = len(stack)


def read_tiles(r: Reader) -> None:
    """Warehouse, stock and resource discard; the warehouse is full unless the file says what lies there."""
    s, t, fields = r.s, r.t, r.fields
    at = fields.location("warehouse")
    for segment, row in enumerate(fields.entries("warehouse", int(t.segments)) or []):
        here = at.item(segment + 1)
        for space, (place, word) in enumerate(names_at(list_at(row, here, int(t.segment_tiles)), here)):
            s.warehouse[segment, space] = r.tiles.take(place, word) if word else NONE
    stock = r.taken("stock", r.tiles)
    for tile in r.taken("resource_discard", r.tiles):
        s.resource_discard[tile] += 1
    rest = in_order(s, r.tiles.rest())
    if not fields.has("warehouse") and s.round_number > 0:
        for segment in range(t.segments):
            for space in range(t.segment_tiles):
                if rest:
                    s.warehouse[segment, space] = rest.pop()
    if not fields.has("stock"):
        stock, rest = rest, []
    if fields.has("resource_discard"):
        r.tiles.miss(fields.location("stock"), rest)
    for tile in rest:
        s.resource_discard[tile] += 1
    s.stock[: len(stock)] = stock[::-1]
    s.stock_count = len(stock)
    if any(s.paid > s.resource_discard):
        fields.location("paid").fault("paid-elsewhere")


def read_dresses(r: Reader) -> None:
    """Windows, bag and dress discard; the windows are full unless the file says what hangs there."""
    s, t, fields = r.s, r.t, r.fields
    for window, (at, word) in enumerate(fields.names("windows", int(t.window_count)) or []):
        s.windows[window] = r.dresses.take(at, word) if word else NONE
    bag, discard = r.taken("bag", r.dresses), r.taken("dress_discard", r.dresses)
    rest = in_order(s, r.dresses.rest())
    if not fields.has("windows") and s.round_number > 0:
        for window in range(t.window_count - 1, -1, -1):
            if rest:
                s.windows[window] = rest.pop()
    if not fields.has("bag"):
        bag, rest = [*bag, *rest], []
    if fields.has("dress_discard"):
        r.dresses.miss(fields.location("bag"), rest)
    for dress in bag:
        s.bag[dress] += 1
    for dress in [*discard, *rest]:
        s.dress_discard[dress] += 1


def read_palace(r: Reader) -> None:
    """Halls with their guests, decorations, the terrace."""
    s, fields, names = r.s, r.fields, r.names
    halls = Fields(fields.values.get("halls", {}), fields.location("halls"), names["hall"])
    for hall, name in enumerate(names["hall"]):
        for space, (at, word) in enumerate(halls.names(name, int(r.t.guest_count[hall])) or []):
            parts = GUEST.fullmatch(word)
            if parts:
                s.guest[hall, space] = r.dresses.take(at, parts[1])
                s.host[hall, space] = number_at(int(parts[2]), at, 1, r.players, 1) - 1
            elif word:
                at.wrong(word, message("wanted-guest"))
    kinds = {name: place for place, name in enumerate(names["decoration"]) if name}
    for name, value in (fields.flat("decorations") or {}).items():
        at = fields.location("decorations").child(name)
        place = kind_of(kinds, "decoration", at, name)
        if place != NONE:
            s.decoration[place] = number_at(value, at, 0, r.players, 0) - 1
    for name, value in (fields.flat("terrace") or {}).items():
        at = fields.location("terrace").child(name)
        place = kind_of(kinds, "decoration", at, name)
        if place >= FIREWORKS_SPACES or (place != NONE and s.decoration[place] == NONE):
            at.fault("no-fireworks")
        elif place != NONE and not isinstance(value, str):
            at.wrong(value, message("wanted-dress"))
        elif place != NONE:
            s.terrace[place] = r.dresses.take(at, value)
        if not s.over:
            at.fault("early-terrace")
