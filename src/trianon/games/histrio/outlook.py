"""What a seat can foresee: Ecu and the pay of the season's end as they stand, and what an answer changes of them."""

from collections.abc import Mapping
from typing import Any

from trianon.core.game import Json, Names
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events
from trianon.core.kernel.seats import count_answer
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.steps import next_step, pop
from trianon.core.kernel.struct import NONE, to_namespace, widen
from trianon.core.outlook import PLAIN, OutlookRules, Scored
from trianon.core.outlook_changes import held, owned_changes, score_changes, seats_from
from trianon.games.histrio.codes import component, event, option, source, step
from trianon.games.histrio.codes.component import COMEDY, TRAGEDY
from trianon.games.histrio.flow import answer_open
from trianon.games.histrio.names import space_text
from trianon.games.histrio.pay import pay_actors, pay_shows
from trianon.games.histrio.phases.alone import end_encounter, resolve, steal, victim_reason
from trianon.games.histrio.phases.encounters import scatter
from trianon.games.histrio.queries import friends, mood, requests_left
from trianon.games.histrio.requests.conditions import lacking
from trianon.games.histrio.requests.play import pay_again
from trianon.games.histrio.scoring.final import final_scoring
from trianon.games.histrio.state import SEASONS, State
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.verbs import add_ecu
from trianon.games.histrio.view import View
from trianon.games.histrio.wording.outlook import case_message, category_message, change_message

ALONE, SHARED = 0, 1  # cases of a journey
PAID_AT_THE_END = ("actors", "show", "best_show", "request", "request_again")
CATEGORIES = ("request",)  # of points, that can be hidden


@rule
def score_known(v: View, t: Tables, s: State, e: Events) -> None:
    """HI-E1 to HI-E5, HI-E8: what the season's end would still pay; of requests in hand only the viewer's count."""
    actors, shows, requests = is_due(s, step.PAY_ACTORS), is_due(s, step.PAY_SHOWS), asks_requests(s)
    if actors:
        pay_actors(s, e)
    if shows:
        count_all(s, t)
        pay_shows(s, t, e)
    if requests and v.viewer < v.players:
        add_ecu(s, e, widen(v.viewer), best_request(s, t, widen(v.viewer)), source.REQUEST)
    if s.season == SEASONS:
        pay_again(s, t, e)
    final_scoring(s, t, e)


@rule
def is_due(s: State, payment: int) -> bool:
    """Whether a step of this season's end is still to come."""
    if s.phase != event.PAY:
        return True
    for i in range(widen(s.depth)):
        if s.stack[i, 0] == payment:
            return True
    return False


@rule
def asks_requests(s: State) -> bool:
    """HI-E4: whether requests are still to be played this season."""
    return is_due(s, step.ASK_REQUESTS) or next_step(s) == step.PLAY_REQUEST


@rule
def count_all(s: State, t: Tables) -> None:
    """HI-J3: jugglers that still have to choose what they count as follow the mood."""
    open_ = widen(t.moment_jugglers[component.SEASON_END]) & ~(widen(s.counted[COMEDY]) | widen(s.counted[TRAGEDY]))
    for seat in range(widen(s.players)):
        s.counted[mood(s)] = widen(s.counted[mood(s)]) | (widen(s.jugglers[seat]) & open_)


@rule
def best_request(s: State, t: Tables, seat: int) -> int:
    """HI-E4: the Ecu of the best request in hand that could be played now."""
    best = 0
    for request in range(widen(t.request_kinds)):
        if s.requests[seat, request] > 0 and lacking(s, t, seat, request) == 0:
            best = max(best, widen(t.request_ecu[request]))
    return best


@rule
def preview(s: State, t: Tables, e: Events, seat: int, choice: int, case: int) -> bool:
    """Take an answer and the rest of the same encounter; whether it showed something hidden."""
    count_answer(s, seat)
    what = next_step(s)
    if what == step.CHOOSE_CITY:
        return visit(s, t, e, seat, choice - option.TRAVEL, case)
    if what == step.PLAY_REQUEST:
        play_request(s, t, e, seat, choice)
        return False
    _, _, b, c = pop(s)
    answer_open(s, t, e, seat, choice, what, b, c)
    if next_step(s) == step.RESOLVE:
        _, a, b, c = pop(s)
        resolve(s, t, e, a, b)
    return bool(s.horizon[seat] == s.answers)


@rule
def visit(s: State, t: Tables, e: Events, seat: int, city: int, case: int) -> bool:
    """HI-2.1, HI-2.12, HI-2.18: a city as it lies now, alone, keeping every actor, or with others; whether it draws."""
    pop(s)
    draws = requests_left(s) > 0 and (case == SHARED or s.city_count[city] == 0)
    s.spent[seat] = widen(s.spent[seat]) | (1 << city)
    s.going[seat] = city
    if case == SHARED:
        scatter(s, t, e, city)
        return draws
    resolve(s, t, e, seat, city)
    while next_step(s) == step.STEAL:
        pop(s)
        steal(s, e, seat, first_victim(s, seat))
        _, a, b, _ = pop(s)
        resolve(s, t, e, a, b)
    if next_step(s) == step.DISCARD_ACTOR:
        pop(s)
        end_encounter(s, t, e, seat, option.KEEP)
    return draws


@rule
def first_victim(s: State, seat: int) -> int:
    """HI-2.6: the first player who can be stolen from."""
    for victim in range(widen(s.players)):
        if victim_reason(s, seat, victim) == 0:
            return victim
    return NONE


@rule
def play_request(s: State, t: Tables, e: Events, seat: int, choice: int) -> None:
    """HI-E4: a request that is played is paid; the others stay in hand and are not asked for any more."""
    pop(s)
    if option.PLAY <= choice < option.PASS:
        request = choice - option.PLAY
        s.requests[seat, request] -= 1
        s.played[seat, s.season - 1] = request
        add_ecu(s, e, seat, widen(t.request_ecu[request]), source.REQUEST)


def cases(v: Any, choice: int) -> Mapping[str, int]:
    """A journey depends on whom the others meet; what is under seal already changes nothing."""
    if choice == option.RECONSIDER:
        return {}
    if v.stack[v.depth - 1, 0] != step.CHOOSE_CITY:
        return {PLAIN: 0}
    city = choice - option.TRAVEL
    if friends(v) and v.friendly_card[v.viewer] == city:  # HI-P5
        return {"joined": SHARED}
    rivals = {*range(v.players), *range(SEATS, SEATS + friends(v))} - {v.viewer, SEATS + v.viewer}
    if all(int(v.spent[troupe]) & (1 << city) for troupe in rivals):  # HI-S5: hands are known
        return {"unvisited": ALONE}
    return {"alone": ALONE, "shared": SHARED}


@rule
def hides(v: View, t: Tables, seat: int, category: int) -> bool:
    """HI-S5: the requests in the hands of others, until they are played."""
    due = v.phase != event.PAY
    for i in range(widen(v.depth)):
        due = due or v.stack[i, 0] == step.ASK_REQUESTS or v.stack[i, 0] == step.PLAY_REQUEST
    return bool(due and seat != v.viewer and v.requests_size[seat] > 0)


def changes(names: Names, seat: int, before: Scored, after: Scored) -> list[Json]:
    """Ecu and the needle, then what the seat has, then the pay at the season's end."""
    was, now = to_namespace(before.s), to_namespace(after.s)
    found: list[Json] = []
    for owner in seats_from(seat, range(len(before.points))):
        found += owned_changes(owner, {"ecu": int(was.ecu[owner])}, {"ecu": int(now.ecu[owner])})
    if was.needle != now.needle:
        spaces = {"from": space_text(int(was.needle)), "to": space_text(int(now.needle))}
        found.append({"kind": "needle", "before": int(was.needle), "after": int(now.needle), **spaces})
    found += [
        change
        for change in owned_changes(seat, belongings(was, seat), belongings(now, seat))
        if change["kind"] != "travel_cards" or change["after"] > change["before"]  # a journey always takes its card
    ]
    return found + score_changes(seat, before, after, pay_lines, lambda line: line["source"])


def belongings(s: Any, seat: int) -> dict[str, int]:
    """Actors in the troupe, jugglers, requests, travel cards in hand, impresarios on the stage."""
    return {
        "troupe": held(s.troupe[seat]),
        "jugglers": int(s.jugglers[seat]).bit_count(),
        "requests": held(s.requests[seat]),
        "travel_cards": component.CITIES - int(s.spent[seat]).bit_count(),
        "on_stage": int(s.on_stage[seat]),
    }


def pay_lines(scored: Scored) -> list[Json]:
    """What the season's end would pay: the lines of the account beyond what is booked already."""
    booked = scored.s.ledger
    found = []
    for line in scored.lines:
        number = source.NAMES.index(line["source"])
        points = line["points"] - int(booked[line["seat"] - 1, number])
        if points and line["source"] in PAID_AT_THE_END:
            found.append({**line, "points": points})
    return found


OUTLOOK = OutlookRules(
    score_known, preview, cases, CATEGORIES, hides, changes, change_message, case_message, category_message
)
