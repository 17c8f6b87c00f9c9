"""The main action of a card: which of the six its rank allows (RK-3.3), and what it does."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit
from trianon.core.kernel.options import Options, offer
from trianon.core.kernel.seats import EVERYBODY
from trianon.games.rokoko.actions.acquire import acquire, acquire_reason, offer_acquire
from trianon.games.rokoko.actions.decorate import decorate, decorate_reason, offer_decorate
from trianon.games.rokoko.actions.depute import depute, depute_reason, offer_depute
from trianon.games.rokoko.actions.favor import favor, favor_reason, offer_favor
from trianon.games.rokoko.actions.hire import hire, hire_reason, offer_hire
from trianon.games.rokoko.actions.make_dress import make, make_reason, offer_make
from trianon.games.rokoko.codes import component, event, option, reason
from trianon.games.rokoko.phases.turns import forfeit
from trianon.games.rokoko.queries import card_rank, silk_of
from trianon.games.rokoko.state import State
from trianon.games.rokoko.tables import Tables


@rule
def offer_main(s: State, t: Tables, o: Options, seat: int, card: int) -> None:
    """RK-3.2, RK-3.3: everything the card allows, and to forfeit it."""
    rank = card_rank(t, card)
    offer_favor(s, o, rank)
    offer_acquire(s, t, o, seat, False)
    if rank != component.APPRENTICE:
        offer_make(s, t, o, seat, rank, 0, 0)
    offer_hire(s, t, o, seat, rank)
    offer_depute(s, t, o, seat)
    offer_decorate(s, t, o, seat, 0)
    offer(o, option.FORFEIT)


@rule
def main_reason(s: State, t: Tables, seat: int, card: int, choice: int) -> int:
    """RK-3.3: why a main action is not possible."""
    rank = card_rank(t, card)
    if choice == option.FAVOR:
        return favor_reason(s, rank)
    if option.ACQUIRE <= choice < option.MAKE:
        return acquire_reason(s, t, seat, choice - option.ACQUIRE, False)
    if option.MAKE <= choice < option.HIRE:
        if rank == component.APPRENTICE:
            return reason.RANK_DRESS
        return make_reason(s, t, seat, choice - option.MAKE, rank, 0, 0, silk_of(s, t, seat))
    if option.HIRE <= choice < option.DEPUTE:
        return hire_reason(s, t, seat, choice - option.HIRE, rank)
    if choice == option.DEPUTE:
        return depute_reason(s, t, seat)
    if option.DECORATE <= choice < option.KEEP:
        return decorate_reason(s, t, seat, choice - option.DECORATE, 0)
    return reason.LEGAL if choice == option.FORFEIT else reason.NOT_THIS_QUESTION


@rule
def emit_action(e: Events, seat: int, action: int, card: int) -> None:
    """Tell which main action a card does."""
    emit(e, event.ACTION, seat, EVERYBODY, action, card, 0, 0, 0)


@rule
def do_main(s: State, t: Tables, e: Events, seat: int, card: int, choice: int) -> None:
    """RK-3.2: one main action, or none."""
    if choice == option.FORFEIT:
        forfeit(e, seat, event.MAIN_ACTION, card)
    elif choice == option.FAVOR:
        emit_action(e, seat, event.FAVOR_ACTION, card)
        favor(s, t, e, seat)
    elif choice < option.MAKE:
        emit_action(e, seat, event.ACQUIRE, card)
        acquire(s, t, e, seat, choice - option.ACQUIRE, False)
    elif choice < option.HIRE:
        emit_action(e, seat, event.MAKE_DRESS, card)
        make(s, t, e, seat, choice - option.MAKE, card_rank(t, card), 0, 0)
    elif choice < option.DEPUTE:
        emit_action(e, seat, event.HIRE, card)
        hire(s, t, e, seat, choice - option.HIRE)
    elif choice == option.DEPUTE:
        emit_action(e, seat, event.DEPUTE, card)
        depute(s, t, e, seat, card)
    else:
        emit_action(e, seat, event.DECORATE, card)
        decorate(s, t, e, seat, choice - option.DECORATE, 0)
