"""Why an option is not legal: for every option number the rule and what is missing."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.options import block_number, first_of
from trianon.core.kernel.seats import may_reconsider
from trianon.core.kernel.steps import argument, next_step
from trianon.games.histrio.codes import option, reason, step
from trianon.games.histrio.jugglers.ability import target_reason
from trianon.games.histrio.jugglers.moment import use_reason
from trianon.games.histrio.phases.alone import actor_reason, victim_reason
from trianon.games.histrio.phases.travel import travel_reason
from trianon.games.histrio.requests.draw import held_reason
from trianon.games.histrio.requests.play import play_reason
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables

# why an option does not answer the present question, by its block: what it would answer
ELSEWHERE = {
    option.TRAVEL: reason.NOT_TRAVELLING,
    option.USE: reason.NOT_ITS_MOMENT,
    option.STEAL: reason.NOT_STEALING,
    option.KEEP: reason.NO_ENCOUNTER_ENDS,
    option.DISCARD: reason.NO_ENCOUNTER_ENDS,
    option.DROP: reason.NO_SURPLUS_REQUEST,
    option.COUNT: reason.NOTHING_TO_COUNT,
    option.PLAY: reason.NOT_PLAYING_REQUESTS,
    option.PASS: reason.NOTHING_TO_PASS,
    option.RECONSIDER: reason.NOTHING_SEALED,
}
BY_BLOCK = tuple(ELSEWHERE.get(first, reason.NO_JUGGLER_AT_WORK) for first in option.FIRSTS)


@rule
def asked_elsewhere(what: int) -> int:
    """Why a seat is not asked now: the match is over, or the question belongs to another seat."""
    if what == 0:
        return reason.MATCH_OVER
    if what == step.STEAL or what == step.DISCARD_ACTOR:
        return reason.ENCOUNTER_OF_ANOTHER
    if what == step.DISCARD_REQUEST:
        return reason.SURPLUS_OF_ANOTHER
    if what == step.COUNT_AS:
        return reason.COUNTED_BY_ANOTHER
    return reason.NOT_ASKED


@rule
def why(s: State, t: Tables, seat: int, choice: int) -> int:
    """The reason against an option of a seat, LEGAL when there is none."""
    what, block = next_step(s), first_of(option.FIRSTS, choice)
    if what == step.CHOOSE_CITY or what == step.PLAY_REQUEST:
        return why_secret(s, t, seat, what, block, choice)
    if what == 0 or argument(s, 1) != seat:
        return asked_elsewhere(what)
    b, c = argument(s, 2), argument(s, 3)
    if what == step.DISCARD_ACTOR and block == option.DISCARD:
        return actor_reason(s, choice - block)
    if what == step.STEAL and block == option.STEAL:
        return victim_reason(s, seat, choice - block)
    if what == step.DISCARD_REQUEST and block == option.DROP:
        return held_reason(s, seat, choice - block)
    if what == step.USE_JUGGLER and block == option.USE:
        return use_reason(s, t, seat, b, c, choice - block)
    if what == step.TARGET:
        return target_reason(s, t, seat, b, c, block, choice)
    return why_plain(what, block)


@rule
def why_plain(what: int, block: int) -> int:
    """Options that are always legal when their question is asked."""
    if what == step.DISCARD_ACTOR and block == option.KEEP:
        return reason.LEGAL
    if what == step.USE_JUGGLER and block == option.PASS:
        return reason.LEGAL
    if what == step.COUNT_AS and block == option.COUNT:
        return reason.LEGAL
    return BY_BLOCK[block_number(option.FIRSTS, block)]


@rule
def why_secret(s: State, t: Tables, seat: int, what: int, block: int, choice: int) -> int:
    """While all choose in secret: a city, or a request to play."""
    if s.wanted[seat] == 0:
        return reason.HOLDS_NO_REQUEST
    if block == option.RECONSIDER and may_reconsider(s, seat):
        return reason.LEGAL
    if block == option.RECONSIDER:
        return reason.NOTHING_SEALED if what == step.CHOOSE_CITY else reason.NO_REQUEST_SEALED
    if what == step.CHOOSE_CITY and block == option.TRAVEL:
        return travel_reason(s, seat, choice - block)
    if what == step.PLAY_REQUEST and block == option.PLAY:
        return play_reason(s, t, seat, choice - block)
    if what == step.PLAY_REQUEST and block == option.PASS:
        return reason.REQUEST_SEALED if may_reconsider(s, seat) else reason.LEGAL
    return BY_BLOCK[block_number(option.FIRSTS, block)]
