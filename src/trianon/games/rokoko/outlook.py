"""What a seat can foresee: the current score, and what an answer costs and brings until the turn passes on."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

import numpy as np

from trianon.core.game import Json, Names
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events
from trianon.core.kernel.seats import count_answer, is_secret
from trianon.core.kernel.steps import next_step, pop, waiting
from trianon.core.kernel.struct import NONE, to_namespace, widen
from trianon.core.outlook import PLAIN, OutlookRules, Scored
from trianon.core.outlook_changes import held, owned_changes, score_changes, seats_from
from trianon.games.rokoko.codes import component, step
from trianon.games.rokoko.determinize import count_unseen_employees
from trianon.games.rokoko.flow import answer_open, happen
from trianon.games.rokoko.scoring.final import final_scoring
from trianon.games.rokoko.state import CARDS, DISCARD, HALLS, HAND, SUPPLY, State
from trianon.games.rokoko.tables import FIRST_MUSICIAN, Tables
from trianon.games.rokoko.view import View
from trianon.games.rokoko.wording.outlook import case_message, category_message, change_message

CATEGORIES = ("RK-S9", "RK-F2")  # of points, that can be hidden: prestige gained, crown cards
GAINED = 0
HALL_CATEGORY = "category-RK-F4"


@rule
def score_known(v: View, t: Tables, s: State, e: Events) -> None:
    """RK-F: the final scoring of a world as if it ended here; prestige and cards the view hides count nothing."""
    for seat in range(widen(s.players)):
        if v.prestige[seat] == NONE:
            s.prestige[seat] = 0
        if v.shows_cards[seat] == 0:
            hide_crowns(t, s, seat)
    for card in range(widen(t.card_count)):  # RK-F2: the card in play belongs to the deck
        s.cards[s.seat, DISCARD, card] += s.in_play[card]
        s.in_play[card] = 0
    final_scoring(s, t, e)


@rule
def hide_crowns(t: Tables, s: State, seat: int) -> None:
    """Crown cards that were guessed into a rival's hand or supply become other cards."""
    other = 0
    for card in range(widen(t.card_count)):
        if t.card_bonus[card] < component.FIRST_CROWN:
            other = card
    for card in range(widen(t.card_count)):
        if t.card_bonus[card] >= component.FIRST_CROWN:
            for zone in (SUPPLY, HAND):
                s.cards[seat, zone, other] += s.cards[seat, zone, card]
                s.cards[seat, zone, card] = 0


@rule
def preview(s: State, t: Tables, e: Events, seat: int, choice: int, case: int) -> bool:
    """Take an answer and what follows from it in the same turn; whether it showed something hidden.

    A card chosen for the hand changes nothing until all hands are chosen.
    """
    count_answer(s, seat)
    if is_secret(s):
        return False
    what, _, b, c = pop(s)
    answer_open(s, t, e, seat, choice, what, b, c)
    while not waiting(s) and next_step(s) != step.ACTIONS:
        what, a, b, c = pop(s)
        happen(s, t, e, what, a, b, c)
    return bool(s.horizon[seat] == s.answers)


def cases(v: Any, choice: int) -> Mapping[str, int]:
    """No effect in this game depends on what others do meanwhile; a card for the hand has none."""
    return {} if v.stack[v.depth - 1, 0] == step.CHOOSE_HAND else {PLAIN: 0}


@rule
def hides(v: View, t: Tables, seat: int, category: int) -> bool:
    """RK-S9: prestige gained, and crown cards where rivals may hold some."""
    if category == GAINED:
        return bool(v.prestige[seat] == NONE)
    return v.shows_cards[seat] == 0 and unseen_crowns(v, t)


@rule
def unseen_crowns(v: View, t: Tables) -> bool:
    """Whether a crown card may lie in a rival's hand or supply: it is neither seen nor still in the stack.

    The stack lies by level with the highest at the bottom, so it holds as many of the upper levels as fit.
    """
    lowest = 0
    for card in range(widen(t.card_count)):
        level = widen(t.card_level[card])
        if t.card_bonus[card] >= component.FIRST_CROWN and level > 0 and (lowest == 0 or level < lowest):
            lowest = level
    if lowest == 0:
        return False
    unseen = np.zeros(CARDS, np.int8)
    count_unseen_employees(v, t, unseen)
    copies, hidden = 0, 0
    for card in range(widen(t.card_count)):
        if t.card_level[card] >= lowest:
            copies += widen(t.card_copies[card])
            hidden += widen(unseen[card])
    return hidden > min(widen(v.employee_count), copies)


def changes(names: Names, seat: int, before: Scored, after: Scored) -> list[Json]:
    """Money, goods and cards of the seat; then every hall and every category of points that changes."""
    was, now = to_namespace(before.s), to_namespace(after.s)
    found = owned_changes(seat, belongings(was, seat), belongings(now, seat))
    found += hall_changes(names, seat, before, after)
    if NONE in (all_halls_of(was, seat), all_halls_of(now, seat)):
        absent = ({"all_halls": absent_halls(s, seat, names)} for s in (was, now))
        found += owned_changes(seat, *absent)
    return found + score_changes(seat, before, after, other_lines, category_of)


def belongings(s: Any, seat: int) -> dict[str, int]:
    """Livre, yarn, lace, kept tiles, and the cards of the deck that stay."""
    cards = held(s.cards[seat]) + (held(s.in_play) if s.seat == seat else 0)
    amounts = {"livre": int(s.livre[seat]), "yarn": int(s.yarn[seat]), "lace": int(s.lace[seat])}
    return {**amounts, "tiles": held(s.kept[seat]), "cards": cards}


def hall_changes(names: Names, seat: int, before: Scored, after: Scored) -> list[Json]:
    """RK-F4: the halls in which the seat's dresses or any points change, with the dresses of all seats."""
    old_points, new_points = points_of_halls(before), points_of_halls(after)
    old_hosts, new_hosts = before.s.host.tolist(), after.s.host.tolist()
    seats = range(len(before.points))
    found: list[Json] = []
    for number, hall in enumerate(names["hall"][:HALLS]):
        old, new = old_points[hall], new_points[hall]
        joins = old_hosts[number] != new_hosts[number]
        if not joins and old == new:
            continue
        facts = {"piece": hall, "dresses": [new_hosts[number].count(owner) for owner in seats], "points": new}
        for owner in seats_from(seat, seats):
            if old[owner] != new[owner] or (owner == seat and joins):
                found.append({"kind": "hall", "seat": owner + 1, "before": old[owner], "after": new[owner], **facts})
    return found


def points_of_halls(scored: Scored) -> dict[str, list[int]]:
    """RK-F4: the points of every seat by hall."""
    points: dict[str, list[int]] = defaultdict(lambda: [0] * len(scored.points))
    for line in scored.lines:
        if line["phrase"]["category"][0] == HALL_CATEGORY:
            points[line["where"].partition(".")[0]][line["seat"] - 1] += line["points"]
    return points


def absent_halls(s: Any, seat: int, names: Names) -> int:
    """RK-AH1: halls with neither a dress nor the musician of the seat."""
    halls = range(len(names["hall"][:HALLS]))
    hosts, funded = s.host.tolist(), s.decoration.tolist()
    return sum(seat not in hosts[hall] and funded[FIRST_MUSICIAN + hall] != seat for hall in halls)


def all_halls_of(s: Any, seat: int) -> int:
    """RK-AH2: the "All halls" space of a seat, NONE without one."""
    spaces = s.all_halls.tolist()
    return spaces.index(seat) if seat in spaces else NONE


def other_lines(scored: Scored) -> list[Json]:
    """The lines but those of hall majorities."""
    return [line for line in scored.lines if line["phrase"]["category"][0] != HALL_CATEGORY]


def category_of(line: Json) -> str:
    """The category of a line."""
    name: str = line["phrase"]["category"][0]
    return name.removeprefix("category-")


def is_open(s: Any) -> bool:
    """RK-A3.5: whether a dress has been chosen that is still to be paid, and rented out or sold."""
    return bool(s.dress != NONE)


OUTLOOK = OutlookRules(
    score_known, preview, cases, CATEGORIES, hides, changes, change_message, case_message, category_message, is_open
)
