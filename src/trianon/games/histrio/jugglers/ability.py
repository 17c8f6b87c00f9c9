"""What a juggler can do now, what it cannot be aimed at and why, and what it does; `option.TARGETS` has the targets."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events
from trianon.core.kernel.options import Options, offer
from trianon.core.kernel.steps import follow
from trianon.core.kernel.struct import widen
from trianon.games.histrio.codes import component, option, reason, step
from trianon.games.histrio.jugglers.change_destination import (
    change_destination,
    destination_reason,
    other_cards,
)
from trianon.games.histrio.jugglers.push_needle import push_needle
from trianon.games.histrio.jugglers.recover_card import recover_reason
from trianon.games.histrio.jugglers.steal import steal_amount, steal_reason
from trianon.games.histrio.jugglers.swap_top_cards import swap_reason, swap_with
from trianon.games.histrio.jugglers.take_one_first import can_take, take_one, take_reason
from trianon.games.histrio.phases.alone import has_victim
from trianon.games.histrio.queries import cities_with_cards, requests_left
from trianon.games.histrio.requests.draw import draw_request
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.verbs import stage_impresario, take_back


@rule
def has_target(s: State, ability: int, seat: int, city: int) -> bool:
    """HI-J4: whether an ability could do anything now."""
    if ability == component.CHANGE_DESTINATION:
        return other_cards(s, seat) != 0
    if ability == component.RECOVER_CARD:
        return bool(s.spent[seat] != 0)
    if ability == component.TAKE_ONE_FIRST:
        return can_take(s, seat, city)
    if ability == component.DRAW_REQUEST:
        return requests_left(s) > 0
    if ability == component.STEAL:
        return has_victim(s, seat)
    if ability == component.SWAP_TOP_CARDS:
        return cities_with_cards(s) >= 2
    return True


@rule
def perform(s: State, t: Tables, e: Events, seat: int, juggler: int, city: int) -> None:
    """HI-J5: an ability without a target happens; for any other, its owner is asked for a target."""
    ability = widen(t.juggler_ability[juggler])
    if ability == component.DRAW_REQUEST:
        draw_request(s, t, e, seat)
    elif ability == component.STAGE_IMPRESARIO:
        stage_impresario(s, t, e, seat)
    else:
        follow(s, ((step.TARGET, seat, juggler, city),))


@rule
def target_reason(s: State, t: Tables, seat: int, juggler: int, where: int, block: int, choice: int) -> int:
    """Why the juggler being used cannot be aimed so; `block` is the first number of the choice's block."""
    ability = widen(t.juggler_ability[juggler])
    if block != option.TARGET_BLOCK[ability]:
        return reason.OTHER_ABILITY
    if ability == component.CHANGE_DESTINATION:
        return destination_reason(s, seat, choice - block)
    if ability == component.RECOVER_CARD:
        return recover_reason(s, seat, choice - block)
    if ability == component.TAKE_ONE_FIRST:
        return take_reason(s, seat, choice - block, where)
    if ability == component.STEAL:
        return steal_reason(s, seat, choice - block)
    if ability == component.SWAP_TOP_CARDS:
        return swap_reason(s, choice - block, where)
    return reason.LEGAL


@rule
def offer_targets(s: State, t: Tables, o: Options, seat: int, juggler: int, where: int) -> None:
    """HI-J7: what the juggler being used can be aimed at."""
    ability = widen(t.juggler_ability[juggler])
    block = option.TARGET_BLOCK[ability]
    for choice in range(block, block + option.TARGET_COUNT[ability]):
        if target_reason(s, t, seat, juggler, where, block, choice) == reason.LEGAL:
            offer(o, choice)


@rule
def aim(s: State, t: Tables, e: Events, seat: int, juggler: int, where: int, choice: int) -> None:
    """HI-J5: the ability happens to its target."""
    ability = widen(t.juggler_ability[juggler])
    target = choice - option.TARGET_BLOCK[ability]
    if ability == component.CHANGE_DESTINATION:
        change_destination(s, e, seat, target)
    elif ability == component.RECOVER_CARD:
        take_back(s, e, seat, target)
    elif ability == component.TAKE_ONE_FIRST:
        take_one(s, e, seat, target, where)
    elif ability == component.PUSH_NEEDLE:
        push_needle(s, t, e, juggler, target)
    elif ability == component.STEAL:
        steal_amount(s, t, e, seat, juggler, target)
    elif ability == component.SWAP_TOP_CARDS:
        swap_with(s, e, seat, juggler, target, where)
