"""What cannot come up at a table, beyond pieces that are nowhere or twice."""

from trianon.core.kernel.piles import total
from trianon.core.kernel.struct import NONE
from trianon.games.histrio.codes import component, step
from trianon.games.histrio.position.reader import Reader


def check_steps(r: Reader) -> None:
    """Jugglers, cities and actors that the steps speak of are where they must be."""
    s, at = r.s, r.fields.location("steps")
    for number, (what, a, b, c) in enumerate(r.steps, 1):
        here = at.item(number)
        if what == step.RESOLVE and s.going[a] != b:
            here.fault("other-city", seat=a + 1, city=b + 1)
        if what in (step.TARGET, step.COUNT_AS) and not int(s.jugglers[a]) & 1 << b:
            here.fault("not-own-juggler", juggler=r.names["juggler"][b], seat=a + 1)
        elif what == step.TARGET and not int(s.used) & 1 << b:
            here.fault("not-sideways", juggler=r.names["juggler"][b])
        elif what == step.COUNT_AS and int(r.t.juggler_ability[b]) != component.COUNT_AS_LEVEL_1:
            here.fault("does-not-count", juggler=r.names["juggler"][b])
        if what in (step.DRAWS, step.SCATTER) and c == 0 and not (s.going == a).any():
            here.fault("no-visitors", city=a + 1)
    if r.next_step == step.DISCARD_ACTOR and total(s.in_hand) == 0:
        r.fields.location("seat").item(r.steps[0][1] + 1).child("in_hand").fault("no-actors")


def check_seat(r: Reader) -> None:
    """No seat counts as resolving an encounter without its question."""
    if r.s.seat != NONE and r.s.going[r.s.seat] == NONE:
        r.fields.location("steps").fault("no-traveller", seat=int(r.s.seat) + 1)
