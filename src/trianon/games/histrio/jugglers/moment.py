"""The moments of jugglers: the seats that are asked, in order, and what using one means (HI-J1, HI-J4, HI-J6)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit
from trianon.core.kernel.options import Options, offer
from trianon.core.kernel.seats import EVERYBODY
from trianon.core.kernel.steps import follow
from trianon.core.kernel.struct import widen
from trianon.games.histrio.codes import event, option, reason, step
from trianon.games.histrio.jugglers.ability import has_target, perform
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables


@rule
def idle(s: State, t: Tables, moment: int) -> int:
    """The jugglers of a moment that are neither used nor fresh, a bit each."""
    return widen(t.moment_jugglers[moment]) & ~(widen(s.used) | widen(s.fresh))


@rule
def ask_moment(s: State, t: Tables, moment: int, first: int, city: int) -> None:
    """HI-J4: the next seat from this one on that can use a juggler is asked; nobody is, nothing happens."""
    ready = idle(s, t, moment)
    for seat in range(first, widen(s.players)):
        mine = widen(s.jugglers[seat]) & ready
        if mine != 0 and any_target(s, t, seat, mine, city):
            follow(s, ((step.USE_JUGGLER, seat, moment, city),))
            return


@rule
def any_target(s: State, t: Tables, seat: int, jugglers: int, city: int) -> bool:
    """Whether one of these jugglers has a legal target."""
    for juggler in range(widen(t.juggler_count)):
        if jugglers & (1 << juggler) and has_target(s, widen(t.juggler_ability[juggler]), seat, city):
            return True
    return False


@rule
def use_reason(s: State, t: Tables, seat: int, moment: int, city: int, juggler: int) -> int:
    """HI-J1, HI-J4, HI-2.3: an own juggler of this moment, not used yet, not fresh, with a target."""
    bit = 1 << juggler
    if not widen(s.jugglers[seat]) & bit:
        return reason.JUGGLER_NOT_OWNED
    if not widen(t.moment_jugglers[moment]) & bit:
        return reason.NOT_ITS_MOMENT
    if widen(s.used) & bit:
        return reason.JUGGLER_USED
    if widen(s.fresh) & bit:
        return reason.JUGGLER_FRESH
    return reason.LEGAL if has_target(s, widen(t.juggler_ability[juggler]), seat, city) else reason.NO_TARGET


@rule
def offer_jugglers(s: State, t: Tables, o: Options, seat: int, moment: int, city: int) -> None:
    """HI-J4: what can be used now, or to pass."""
    for juggler in range(widen(t.juggler_count)):
        if use_reason(s, t, seat, moment, city, juggler) == reason.LEGAL:
            offer(o, option.USE + juggler)
    offer(o, option.PASS)


@rule
def use_juggler(s: State, t: Tables, e: Events, seat: int, moment: int, city: int, choice: int) -> None:
    """HI-J1, HI-J4: the juggler is turned sideways and acts, then its owner is asked again; a pass moves on."""
    if choice == option.PASS:
        follow(s, ((step.MOMENT, moment, seat + 1, city),))
        return
    juggler = choice - option.USE
    s.used = widen(s.used) | (1 << juggler)
    emit(e, event.USE, seat, EVERYBODY, juggler, city, 0, 0, 0)
    follow(s, ((step.MOMENT, moment, seat, city),))
    perform(s, t, e, seat, juggler, city)
