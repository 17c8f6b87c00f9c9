"""Alone in a city: its cards one by one, the newest first, then perhaps a push of the needle (HI-2.1 to HI-2.11)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, spot
from trianon.core.kernel.options import Options, offer, offer_held
from trianon.core.kernel.piles import total
from trianon.core.kernel.steps import follow
from trianon.core.kernel.struct import NONE, widen
from trianon.games.histrio.codes import option, place, reason, source, step
from trianon.games.histrio.codes.component import ACTORS, FIRST_ALMS, FIRST_JUGGLER
from trianon.games.histrio.queries import is_actor, is_juggler, level_of, pull_of
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.verbs import (
    add_ecu,
    discard_card,
    emit_card,
    lay_out,
    move_needle,
    stage_impresario,
    steal_ecu,
    take_all_back,
    top_card,
)


@rule
def resolve(s: State, t: Tables, e: Events, seat: int, city: int) -> None:
    """HI-2.1: card by card until one asks something, or none is left."""
    s.seat = seat
    while s.city_count[city] > 0:
        card = top_card(s, city)
        if is_juggler(card):
            lay_out(s, e, seat, card - FIRST_JUGGLER, city)
        elif is_actor(card):
            meet(s, t, e, seat, card, city)
            if level_of(card) == 2 and has_victim(s, seat):
                follow(s, ((step.STEAL, seat, 0, 0), (step.RESOLVE, seat, city, 0)))
                return
        else:
            take_alms(s, e, seat, card, city)
    if total(s.in_hand) > 0:
        follow(s, ((step.DISCARD_ACTOR, seat, 0, 0),))
    else:
        s.seat = NONE


@rule
def take_alms(s: State, e: Events, seat: int, card: int, city: int) -> None:
    """HI-2.2: Ecu for the card, which is discarded."""
    discard_card(s, e, seat, card, spot(place.CITY, city))
    add_ecu(s, e, seat, card - FIRST_ALMS + 1, source.ALMS)


@rule
def meet(s: State, t: Tables, e: Events, seat: int, actor: int, city: int) -> None:
    """HI-2.4, HI-2.8, HI-2.9: an actor has its effect and comes to the hand; a level 5 is paid or discarded."""
    level = level_of(actor)
    if level == 5:
        if s.ecu[seat] == 0:
            discard_card(s, e, seat, actor, spot(place.CITY, city))
            return
        add_ecu(s, e, seat, -1, source.LEVEL_5)
    elif level == 1:
        take_all_back(s, e, seat)
    elif level == 3:
        stage_impresario(s, t, e, seat)
    s.in_hand[actor] += 1
    emit_card(e, seat, actor, spot(place.CITY, city), spot(place.ENCOUNTER_HAND, seat))


@rule
def victim_reason(s: State, seat: int, victim: int) -> int:
    """HI-2.6: another player with any Ecu."""
    if victim >= s.players:
        return reason.NO_SUCH_THING
    if victim == seat:
        return reason.NOT_FROM_YOURSELF
    return reason.LEGAL if s.ecu[victim] > 0 else reason.VICTIM_WITHOUT_ECU


@rule
def has_victim(s: State, seat: int) -> bool:
    """HI-2.6: whether any seat can be stolen from."""
    for victim in range(widen(s.players)):
        if victim_reason(s, seat, victim) == reason.LEGAL:
            return True
    return False


@rule
def offer_victims(s: State, o: Options, seat: int) -> None:
    """HI-2.6: all possible victims; a single one is a decision too."""
    for victim in range(widen(s.players)):
        if victim_reason(s, seat, victim) == reason.LEGAL:
            offer(o, option.STEAL + victim)


@rule
def steal(s: State, e: Events, seat: int, victim: int) -> None:
    """HI-2.6: one Ecu changes owners."""
    steal_ecu(s, e, seat, victim, 1, source.STOLEN, source.ROBBED)


@rule
def actor_reason(s: State, actor: int) -> int:
    """HI-2.10: one of the actors just taken."""
    return reason.LEGAL if s.in_hand[actor] > 0 else reason.ACTOR_NOT_IN_HAND


@rule
def offer_actors(s: State, o: Options) -> None:
    """HI-2.10: an actor to discard, or to keep all."""
    offer_held(o, option.DISCARD, s.in_hand, ACTORS)
    offer(o, option.KEEP)


@rule
def end_encounter(s: State, t: Tables, e: Events, seat: int, choice: int) -> None:
    """HI-2.10, HI-2.11: perhaps one actor is discarded for the needle; the others join the troupe."""
    origin = spot(place.ENCOUNTER_HAND, seat)
    if choice != option.KEEP:
        actor = choice - option.DISCARD
        s.in_hand[actor] -= 1
        discard_card(s, e, seat, actor, origin)
        move_needle(s, t, e, pull_of(actor))
    join_troupe(s, e, seat, origin)
    s.seat = NONE


@rule
def join_troupe(s: State, e: Events, seat: int, origin: int) -> None:
    """HI-2.11: all actors in hand join the troupe, face up."""
    for actor in range(ACTORS):
        count = widen(s.in_hand[actor])
        s.troupe[seat, actor] += count
        s.in_hand[actor] = 0
        if e.enabled:
            for _ in range(count):
                emit_card(e, seat, actor, origin, spot(place.TROUPE, seat))
